import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '#src/db/whole-file.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { type PictureCrop, pictures } from '#src/paths.ts';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import { mediaStore } from './media-store.ts';

/** Pixels of each crop; all of them fit into a master of 1200×900. */
export const CROPS: Record<PictureCrop, { width: number; height: number }> = {
  share: { width: 1200, height: 630 },
  '1x1': { width: 900, height: 900 },
  '4x3': { width: 1200, height: 900 },
  '16x9': { width: 1200, height: 675 },
  page: { width: 800, height: 600 },
};
const JPEG = { quality: 80, mozjpeg: true } as const;
/** A third of the work: a cookbook waits for sixty of them. */
const QUICK_JPEG = { quality: 78 } as const;

/** Folders with the masters: of the built site, and of the sources while developing. */
const masterFolders = ['dist/client', 'public'];

/** Where the site's files are somewhere else: looks for masters there first. */
export const lookForMastersIn = (folder: string): void => void masterFolders.unshift(folder);

interface Master {
  /** A file, or what is in it. */
  source: string | Buffer;
  changedAt: Date;
}

/** An uploaded picture is called after its content, which therefore never changes. */
const NEVER = new Date(0);

/** A picture of our own; `null` when there is none. */
export async function findMaster(name: string): Promise<Master | null> {
  if (!slugSchema.safeParse(name).success) return null;
  if (pictures.isUploaded(name)) {
    const source = await mediaStore().read(basename(pictures.master(name)));
    return source && { source, changedAt: NEVER };
  }
  for (const folder of masterFolders) {
    const file = resolve(folder, `.${pictures.master(name)}`);
    const mtime = await changedAt(file);
    if (mtime) return { source: file, changedAt: mtime };
  }
  return null;
}

const making = new Map<string, Promise<Buffer>>();

/**
 * JPEG of a picture in one of the crops, `null` for a picture or a crop that does not exist. Kept in
 * DATA_DIR/cache/crops until its master changes; callers who ask while it is being made share the work.
 */
export async function cropOf(name: string, crop: string): Promise<Buffer | null> {
  if (!isCrop(crop)) return null;
  const master = await findMaster(name);
  if (!master) return null;
  const kept = join(env().DATA_DIR, 'cache', 'crops', crop, `${name}.jpg`);
  if ((await changedAt(kept))?.getTime() === master.changedAt.getTime()) return readFile(kept);
  const work = making.get(kept) ?? make(master, crop, kept).finally(() => making.delete(kept));
  making.set(kept, work);
  return work;
}

const isCrop = (text: string): text is PictureCrop => Object.hasOwn(CROPS, text);

async function make(master: Master, crop: PictureCrop, kept: string): Promise<Buffer> {
  const bytes = await sharp(master.source)
    .resize({ ...CROPS[crop], fit: 'cover', position: 'centre' })
    .jpeg(crop === 'page' ? QUICK_JPEG : JPEG)
    .toBuffer();
  // The kept file carries its master's time, and is current as long as the two are equal.
  await writeWhole(kept, bytes, { time: master.changedAt }).catch((err) =>
    log.warn({ err, kept }, 'a crop could not be kept'),
  );
  return bytes;
}

/**
 * Whole seconds, because not every disk keeps more; `null` where there is no such file, or an empty one: a power loss
 * leaves those.
 */
async function changedAt(file: string): Promise<Date | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() && found.size > 0 ? new Date(Math.floor(found.mtimeMs / 1000) * 1000) : null;
}
