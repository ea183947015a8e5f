import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { writeWhole } from '#src/db/whole-file.ts';
import { type Focus, focusOf, withFocus } from '#src/domain/pictures/picture-address.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { type PictureCrop, pictures } from '#src/paths.ts';
import { read } from '../base/database.ts';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import { ownPixels } from '../base/pixels.ts';
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

/** {@link cropOf} of the picture at an address, around its focus. */
export function cropAt(url: string | null, crop: PictureCrop): Promise<Buffer | null> {
  const name = url && pictures.nameOf(url);
  return name ? keptCrop(name, crop, focusOf(url)) : Promise.resolve(null);
}

/** A name as an address of a crop has it, with the focus behind: `red-lentil-dal_30-70`. */
const NAMED = /^([^_]*)(?:_(\d{1,3})-(\d{1,3}))?$/;

/**
 * A crop by the name in its address; `null` for a focus that no recipe has of the picture, too: anybody can ask, and each
 * is kept.
 */
export async function cropOf(named: string, crop: string): Promise<Buffer | null> {
  const [, name = '', x, y] = NAMED.exec(named) ?? [];
  if (!isCrop(crop)) return null;
  const focus = x === undefined ? null : { x: Number(x), y: Number(y) };
  if (focus && !(await isInUse(withFocus(pictures.master(name), focus)))) return null;
  return keptCrop(name, crop, focus);
}

/** Whether a picture is the main one of a recipe, around this focus. */
async function isInUse(url: string): Promise<boolean> {
  const { imageUrl } = recipes;
  // As the index says that has those with a focus alone.
  const found = await read()
    .select({ imageUrl })
    .from(recipes)
    .where(and(eq(imageUrl, url), sql`instr(${imageUrl}, '#') > 0`))
    .limit(1);
  return found.length > 0;
}

/**
 * JPEG of a picture in one of the crops, `null` for a picture or a crop that does not exist. Kept in
 * DATA_DIR/cache/crops until its master changes; callers who ask while it is being made share the work.
 */
async function keptCrop(name: string, crop: PictureCrop, focus: Focus | null): Promise<Buffer | null> {
  const master = await findMaster(name);
  if (!master) return null;
  const kept = join(env().DATA_DIR, 'cache', 'crops', crop, `${name}${focus ? `_${focus.x}-${focus.y}` : ''}.jpg`);
  if ((await changedAt(kept))?.getTime() === master.changedAt.getTime()) return readFile(kept);
  const work = making.get(kept) ?? make(master, crop, focus, kept).finally(() => making.delete(kept));
  making.set(kept, work);
  return work;
}

const isCrop = (text: string): text is PictureCrop => Object.hasOwn(CROPS, text);

async function make(master: Master, crop: PictureCrop, focus: Focus | null, kept: string): Promise<Buffer> {
  const { width, height } = CROPS[crop];
  const { source } = master;
  const whole = ownPixels(typeof source === 'string' ? await readFile(source) : source);
  const region = focus && regionAround(focus, CROPS[crop], await whole.metadata());
  const bytes = await (region ? whole.extract(region) : whole)
    .resize({ width, height, fit: 'cover', position: 'centre' })
    .jpeg(crop === 'page' ? QUICK_JPEG : JPEG)
    .toBuffer();
  // The kept file carries its master's time, and is current as long as the two are equal.
  await writeWhole(kept, bytes, { time: master.changedAt }).catch((err) =>
    log.warn({ err, kept }, 'a crop could not be kept'),
  );
  return bytes;
}

interface Size {
  width: number;
  height: number;
}

/** The largest part of a picture in the shape of a crop, placed as `object-position` places it in a page. */
function regionAround({ x, y }: Focus, crop: Size, picture: Size) {
  const scale = Math.min(picture.width / crop.width, picture.height / crop.height);
  const width = Math.round(crop.width * scale);
  const height = Math.round(crop.height * scale);
  const left = Math.round(((picture.width - width) * x) / 100);
  const top = Math.round(((picture.height - height) * y) / 100);
  return { left, top, width, height };
}

/**
 * Whole seconds, because not every disk keeps more; `null` where there is no such file, or an empty one: a power loss
 * leaves those.
 */
async function changedAt(file: string): Promise<Date | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() && found.size > 0 ? new Date(Math.floor(found.mtimeMs / 1000) * 1000) : null;
}
