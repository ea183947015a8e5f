import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../../base/env.ts';

const folder = (): string => join(env().DATA_DIR, 'moving');

/** Where the file of a move lies. */
export const moveFile = (id: string): string => join(folder(), id);

/** Where the pages lie that a list of addresses led to. */
export const movePages = (id: string): string => `${moveFile(id)}.pages`;

/** Writes a part of it where it belongs, and waits until it's on the disk. */
export async function writePart(id: string, at: number, bytes: Uint8Array): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const file = await open(moveFile(id), at === 0 ? 'w' : 'r+', 0o600);
  try {
    await file.write(bytes, 0, bytes.length, at);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Removes it, with the pages it led to. */
export async function removeMoveFile(id: string): Promise<void> {
  await rm(moveFile(id), { force: true });
  await rm(movePages(id), { recursive: true, force: true });
}
