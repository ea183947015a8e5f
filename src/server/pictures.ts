import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { slugSchema } from '#src/domain/catalogue.ts';
import { type PictureCrop, pictures } from '#src/paths.ts';
import { env } from './env.ts';

/** Pixels of each crop; all of them fit into a master of 1200×900. */
export const CROPS: Record<PictureCrop, { width: number; height: number }> = {
  share: { width: 1200, height: 630 },
  '1x1': { width: 900, height: 900 },
  '4x3': { width: 1200, height: 900 },
  '16x9': { width: 1200, height: 675 },
};

const isCrop = (text: string): text is PictureCrop => Object.hasOwn(CROPS, text);

/** File of a picture of our own: in the built site, or in the sources while developing; `null` when there is none. */
export function pictureFile(name: string): string | null {
  if (!slugSchema.safeParse(name).success) return null;
  const files = ['dist/client', 'public'].map((folder) => resolve(folder, `.${pictures.master(name)}`));
  return files.find((file) => existsSync(file)) ?? null;
}

const making = new Map<string, Promise<Buffer>>();

/**
 * JPEG of a picture in one of the crops, `null` for a picture or a crop that does not exist. Made once and kept in
 * DATA_DIR/cache/crops; callers who ask while it is being made share the work.
 */
export async function cropOf(name: string, crop: string): Promise<Buffer | null> {
  const master = isCrop(crop) ? pictureFile(name) : null;
  if (!isCrop(crop) || !master) return null;
  const kept = join(env().DATA_DIR, 'cache', 'crops', crop, `${name}.jpg`);
  const running = making.get(kept);
  if (running) return running;
  const work = readKept(kept).then((bytes) => bytes ?? make(master, crop, kept));
  making.set(kept, work);
  try {
    return await work;
  } finally {
    making.delete(kept);
  }
}
