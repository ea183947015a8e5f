import { readFile } from 'node:fs/promises';

/** Resident memory of a process, in MB. */
export async function memoryOf(pid: number | undefined): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
