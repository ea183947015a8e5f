import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../base/env.ts';
import type { MediaStore } from './media-vendor.ts';

const folder = (): string => join(env().DATA_DIR, 'media');

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Uploaded pictures in `DATA_DIR/media`. */
export const mediaFolder: MediaStore = {
  async read(file) {
    try {
      return await readFile(join(folder(), file));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  async write(file, bytes) {
    await mkdir(folder(), { recursive: true });
    const unfinished = join(folder(), `.${file}.${randomUUID()}`);
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, join(folder(), file));
  },
  remove: (file) => rm(join(folder(), file), { force: true }),
  async list() {
    const files = await readdir(folder()).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const dated = files.map(async (file) => ({ file, keptAt: Math.floor((await stat(join(folder(), file))).mtimeMs) }));
    return Promise.all(dated);
  },
};
