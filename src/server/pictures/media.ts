import { createHash, randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '#src/domain/errors.ts';
import {
  avifQuality,
  HEIC_UNREADABLE,
  isHeic,
  LEAST_PIXELS,
  PIXEL_LIMIT,
  pictureFormat,
} from '#src/domain/pictures/media.ts';
import { PICTURE_WIDTHS, pictures } from '#src/paths.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { workQueue } from '../base/limits/work-queue.ts';
import { fingerprintOf } from './fingerprint.ts';
import { mediaStore } from './media-store.ts';

/** Longest side of what is kept of an upload, in pixels. */
const MASTER_SIDE = 1600;
const JPEG = { quality: 84, mozjpeg: true } as const;
/** The least effort: somebody waits for it. */
const AVIF_EFFORT = 2;
const WEBP = { quality: 78, effort: 4 } as const;
const WEBP_WIDTH = 800;
/** Uploads that may wait while one is worked on; each holds its whole file in memory. */
const MOST_WAITING = 8;

export interface StoredPicture {
  imageUrl: string;
  width: number;
  height: number;
}

const turn = workQueue({ waiting: MOST_WAITING });

/** Runs something while no upload is being stored. Throws `unavailable` when too many are waiting. */
export const betweenUploads = (work: () => Promise<void>): Promise<void> => turn(work);

/**
 * Keeps an uploaded picture: drawn anew from its pixels, so that nothing else of the file is left, upright, in the sizes
 * pages ask for, called after its content. Throws `unsupported_media_type` for what is no picture, `validation` for one
 * that is damaged, too small or too large, `unavailable` when too many are waiting.
 */
export const keepPicture = (upload: Uint8Array): Promise<StoredPicture> => turn(() => keep(upload));

/** Keeps a picture an administrator sends, and writes down that it was sent. Throws what {@link keepPicture} throws. */
export async function keepUpload(actor: Actor, upload: Uint8Array): Promise<StoredPicture> {
  const kept = await keepPicture(upload);
  const { imageUrl: subject, width, height } = kept;
  await write((tx) => recordAudit(tx, actor, { action: 'picture.upload', subject, details: { width, height } }));
  return kept;
}

async function keep(upload: Uint8Array): Promise<StoredPicture> {
  const master = await draw(upload);
  const name = `m-${createHash('sha256').update(master.data).digest('hex').slice(0, 24)}`;
  await store(name, master.data);
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
export const stagePicture = (upload: Uint8Array): Promise<StagedPicture> =>
  turn(async () => {
    const master = await draw(upload);
    const picture = `s-${randomBytes(12).toString('hex')}`;
    await store(picture, master.data);
    const { width, height } = master.info;
    return { picture, width, height, fingerprint: await fingerprintOf(master.data) };
  });

/** Writes a picture in its sizes. */
async function store(name: string, master: Buffer): Promise<void> {
  const at = (wide: number) => sharp(master).resize({ width: wide, withoutEnlargement: true });
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
  if (isHeic(upload)) throw new AppError('unsupported_media_type', `We can’t use this file: ${HEIC_UNREADABLE}`);
  if (!pictureFormat(upload))
    throw new AppError('unsupported_media_type', 'This file isn’t a picture. Use a JPEG, PNG, WebP or AVIF.');
  // `limitInputPixels` is looked at before a single pixel is unpacked.
  const input = { limitInputPixels: PIXEL_LIMIT, failOn: 'error', pages: 1 } as const;
  checkSize(await sharp(upload, input).metadata().catch(refuse));
  return sharp(upload, input)
    .autoOrient()
    .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg(JPEG)
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
}

function checkSize({ width, height }: Metadata): void {
  if (width * height > PIXEL_LIMIT) throw tooManyPixels();
  if (width < LEAST_PIXELS.width || height < LEAST_PIXELS.height) {
    const least = `${LEAST_PIXELS.width} × ${LEAST_PIXELS.height}`;
    throw new AppError(
      'validation',
      `This picture is too small: ${width} × ${height} pixels; it needs at least ${least}`,
    );
  }
}

const tooManyPixels = () =>
  new AppError('validation', `This picture is too large: at most ${PIXEL_LIMIT / 1e6} million pixels`);

function refuse(cause: unknown): never {
  if (cause instanceof Error && /pixel limit/i.test(cause.message)) throw tooManyPixels();
  throw new AppError('validation', 'This picture is damaged and can’t be read', { cause });
}
