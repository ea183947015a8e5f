import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * What a script prints that runs over a DATA_DIR in a process of its own, because a process has one database. Throws what
 * it says when it fails.
 */
export function printedBy(script: string, folder: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
