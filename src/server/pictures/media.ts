import { createHash, randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { AppError } from '#src/domain/errors.ts';
import { avifQuality, LEAST_PIXELS } from '#src/domain/pictures/media.ts';
import { PICTURE_WIDTHS, pictures } from '#src/paths.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { fairQueue, type Owner } from '../base/limits/fair-queue.ts';
import { tokenBucket } from '../base/limits/token-bucket.ts';
import { workQueue } from '../base/limits/work-queue.ts';
import { openPicture, ownPixels, unreadable } from '../base/pixels.ts';
import { fingerprintOf } from './fingerprint.ts';
import { mediaStore } from './media-store.ts';

/** Longest side of what is kept of an upload, in pixels. */
const MASTER_SIDE = 1600;
const JPEG = { quality: 84, mozjpeg: true } as const;
/** The least effort: somebody waits for it. */
const AVIF_EFFORT = 2;
const WEBP = { quality: 78, effort: 4 } as const;
const WEBP_WIDTH = 800;
/** Uploads that may wait while others are worked on; each holds its whole file in memory. */
const MOST_WAITING = 16;

export interface StoredPicture {
  imageUrl: string;
  width: number;
  height: number;
}

/** Two at once: one that takes long does not stop the next member's. */
const turn = fairQueue({ name: 'pictures', waiting: MOST_WAITING, atOnce: 2 });
/** One picture is written, or a sweep removes, at a time. */
const storing = workQueue({ waiting: MOST_WAITING });

/** Runs something while no upload is being stored. Throws `unavailable` when too many are waiting. */
export const betweenUploads = (work: () => Promise<void>): Promise<void> => storing(work);

/**
 * Seconds of opening pictures that one member has, and one network: a photograph takes less than one. Who sends what takes
 * longest to unpack is stopped after two minutes of it.
 */
const BUDGET = { burst: 120, perMinute: 20 };
const budgets = { member: tokenBucket(BUDGET), network: tokenBucket(BUDGET) };

/**
 * Keeps an uploaded picture: drawn anew from its pixels, so that nothing else of the file is left, upright, in the sizes
 * pages ask for, called after its content. Throws `unsupported_media_type` for what is no picture or is damaged,
 * `validation` for one that is too small or too large or takes too long, `rate_limited` when its owner's took too long
 * altogether, `unavailable` when too many are waiting.
 */
export const keepPicture = (owner: Owner, upload: Uint8Array): Promise<StoredPicture> =>
  turn(owner, () => keep(owner, upload));

/** Work on what somebody sends, when it is their turn and within their budget. Throws `rate_limited` and `unavailable`. */
export const inOwnersTurn = <T>(owner: Owner, work: () => Promise<T>): Promise<T> =>
  turn(owner, () => within(owner, work));

/** Keeps a file that is no picture in sizes, while no sweep removes any. */
export const storeFile = (file: string, bytes: Buffer): Promise<void> => storing(() => mediaStore().write(file, bytes));

/** Keeps a picture an administrator sends, and writes down that it was sent. Throws what {@link keepPicture} throws. */
export async function keepUpload(actor: Actor, network: string, upload: Uint8Array): Promise<StoredPicture> {
  const kept = await keepPicture({ member: actor.id, network }, upload);
  const { imageUrl: subject, width, height } = kept;
  await write((tx) => recordAudit(tx, actor, { action: 'picture.upload', subject, details: { width, height } }));
  return kept;
}

/** The same for whoever works on the machine itself: nobody waits behind them, and they may take as long as they like. */
export const keepHostsPicture = (upload: Uint8Array): Promise<StoredPicture> => storeDrawn(draw(upload));

/** Whether what is sent would be kept, without drawing it. Throws what {@link keepPicture} throws of its kind and its size. */
export const checkPicture = async (upload: Uint8Array): Promise<void> => checkSize(await openPicture(upload));

const keep = (owner: Owner, upload: Uint8Array): Promise<StoredPicture> =>
  storeDrawn(within(owner, () => draw(upload)));

async function storeDrawn(drawing: ReturnType<typeof draw>): Promise<StoredPicture> {
  const master = await drawing;
  const name = `m-${createHash('sha256').update(master.data).digest('hex').slice(0, 24)}`;
  await storing(() => store(name, master.data));
  const { width, height } = master.info;
  return { imageUrl: pictures.master(name), width, height };
}

export interface StagedPicture {
  /** Name of its files, which begins with `s-`. */
  picture: string;
  width: number;
  height: number;
  fingerprint: string;
}

/**
 * Keeps an uploaded picture where no address serves it, under a name nobody can guess, drawn anew and in all sizes like
 * any other. Throws what {@link keepPicture} throws.
 */
export const stagePicture = (owner: Owner, upload: Uint8Array): Promise<StagedPicture> =>
  turn(owner, async () => {
    const master = await within(owner, () => draw(upload));
    const picture = `s-${randomBytes(12).toString('hex')}`;
    await storing(() => store(picture, master.data));
    const { width, height } = master.info;
    return { picture, width, height, fingerprint: await fingerprintOf(master.data) };
  });

/** Work on an owner's file within their budget. Its time is counted however it ends. */
async function within<T>({ member, network }: Owner, work: () => Promise<T>): Promise<T> {
  const take = (seconds: number): number =>
    Math.max(budgets.member.take(member, seconds), network ? budgets.network.take(network, seconds) : 0);
  const retryAfter = take(0);
  if (retryAfter > 0)
    throw new AppError('rate_limited', 'Your last pictures took us very long to read. Please come back in a while.', {
      retryAfter,
    });
  const started = performance.now();
  try {
    return await work();
  } finally {
    take((performance.now() - started) / 1000);
  }
}

/** Writes a picture in its sizes. */
async function store(name: string, master: Buffer): Promise<void> {
  const at = (wide: number) => ownPixels(master).resize({ width: wide, withoutEnlargement: true });
  const avif = (wide: number) =>
    at(wide)
      .avif({ quality: avifQuality(wide), effort: AVIF_EFFORT })
      .toBuffer();
  for (const wide of PICTURE_WIDTHS) await keepMissing(pictures.avif(name, wide), () => avif(wide));
  await keepMissing(pictures.webp(name), () => at(WEBP_WIDTH).webp(WEBP).toBuffer());
  // Last: where the master is, its sizes are. And always: its time tells the sweep that somebody wants the picture.
  await mediaStore().write(fileOf(pictures.master(name)), master);
}

/** Sizes take long to make, and follow from the name: one that is there is not made again. */
async function keepMissing(address: string, make: () => Promise<Buffer>): Promise<void> {
  const file = fileOf(address);
  if (!(await mediaStore().read(file))) await mediaStore().write(file, await make());
}

const fileOf = (address: string): string => basename(address);

/** The upload as a JPEG of our own: no metadata, no transparency, colours as screens have them. */
async function draw(upload: Uint8Array) {
  const { pixels, ...size } = await openPicture(upload);
  checkSize(size);
  return pixels()
    .autoOrient()
    .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg(JPEG)
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
}

function checkSize({ width, height }: { width: number; height: number }): void {
  if (width >= LEAST_PIXELS.width && height >= LEAST_PIXELS.height) return;
  const least = `${LEAST_PIXELS.width} × ${LEAST_PIXELS.height}`;
  throw new AppError(
    'validation',
    `This picture is too small: ${width} × ${height} pixels; it needs at least ${least}`,
  );
}
