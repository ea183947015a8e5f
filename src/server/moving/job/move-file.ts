import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../../base/env.ts';

const folder = (): string => join(env().DATA_DIR, 'moving');

/** Where the file of a move lies. */
export const moveFile = (id: string): string => join(folder(), id);

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

export const removeMoveFile = (id: string): Promise<void> => rm(moveFile(id), { force: true });
