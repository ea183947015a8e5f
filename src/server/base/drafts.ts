import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes files and folders in `root` that a process which has ended was still writing. `pattern` matches their names;
 * its first group is the process id.
 */
export async function removeDrafts(root: string, pattern: RegExp): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const writer = pattern.exec(name)?.[1];
    if (writer && (await isAbandoned(join(root, name), Number(writer)))) {
      await rm(join(root, name), { recursive: true, force: true });
    }
  }
}

/** In a container every process may have the same number: then what is older than this one is another's. */
async function isAbandoned(path: string, writer: number): Promise<boolean> {
  if (writer !== process.pid) return !isRunning(writer);
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < performance.timeOrigin;
}

/** Whether a process with this id is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One of another user is running all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
