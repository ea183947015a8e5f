import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing, writeWhole } from '#src/db/whole-file.ts';
import { env } from '../base/env.ts';
import type { MediaStore } from './media-vendor.ts';

const folder = (): string => join(env().DATA_DIR, 'media');

/** Uploaded pictures in `DATA_DIR/media`. */
export const mediaFolder: MediaStore = {
  read: (file) => readFile(join(folder(), file)).catch(nullIfMissing),
  write: (file, bytes) => writeWhole(join(folder(), file), bytes),
  remove: (file) => rm(join(folder(), file), { force: true }),
  async list() {
    const files = (await readdir(folder()).catch(nullIfMissing)) ?? [];
    const dated = files.map(async (file) => ({ file, keptAt: Math.floor((await stat(join(folder(), file))).mtimeMs) }));
    return Promise.all(dated);
  },
};
