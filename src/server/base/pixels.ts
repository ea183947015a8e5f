import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp';
import { AppError } from '#src/domain/errors.ts';
import { HEIC_UNREADABLE, isHeic, PIXEL_LIMIT, type PictureFormat } from '#src/domain/pictures/media.ts';

// libvips opens whatever it knows, by the first bytes that fit: vector graphics, documents, scans. For the whole process
// nothing is opened but these four, and those from memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});

/** Seconds a picture may take from when it is opened, on a busy machine too. Of what one may be, the slowest takes three. */
const SECONDS = 15;
/** Seconds for what is made of a picture of our own with no reader waiting. */
const PATIENT_SECONDS = 120;

/** `limitInputPixels` is looked at before a single pixel is unpacked. */
const RULES = { limitInputPixels: PIXEL_LIMIT, failOn: 'error', pages: 1 } as const;

/** Pixels of our own making, or a picture of ours that is stored: JPEG, PNG, WebP or AVIF. */
export const ownPixels = (input: SharpInput, options?: SharpOptions): Sharp =>
  sharp(input, { ...RULES, ...options }).timeout({ seconds: PATIENT_SECONDS });

/** A picture from outside that the library has opened as what it may be. */
export interface OpenedPicture {
  format: PictureFormat;
  width: number;
  height: number;
  /** A pipeline of its pixels; what it throws is put into words by {@link unreadable}. */
  pixels: () => Sharp;
}

/**
 * Opens bytes from outside. What they are says the library that opens them, and neither their first bytes nor their name.
 * Throws `unsupported_media_type` for what is no JPEG, PNG, WebP or AVIF, and for what moves; `validation` for too many
 * pixels.
 */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const {
    format,
    compression,
    pages = 1,
    width,
    height,
  } = await sharp(bytes, RULES)
    .metadata()
    .catch((cause) => notOpened(bytes, cause));
  const known = formatOf(format, compression);
  if (!known) throw format === 'heif' ? heicUnreadable() : noPicture();
  if (known === 'webp' && pages > 1)
    throw new AppError('unsupported_media_type', 'This picture moves. Save one frame of it as a JPEG and use that.');
  // Not by the library alone: what it takes for the size may be that of a part.
  if (width * height > PIXEL_LIMIT) throw tooManyPixels();
  const pixels = () => sharp(bytes, RULES).timeout({ seconds: SECONDS });
  return { format: known, width, height, pixels };
}

/** HEIF is a box for several codecs; the one in AVIF is AV1. */
function formatOf(format: string, compression: string | undefined): PictureFormat | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : null;
  return format === 'jpeg' || format === 'png' || format === 'webp' ? format : null;
}

/** Words for what went wrong with a picture that was opened and then could not be read to its end. */
export function unreadable(cause: unknown): never {
  const message = cause instanceof Error ? cause.message : '';
  if (/pixel limit/i.test(message)) throw tooManyPixels(cause);
  if (/^timeout/i.test(message))
    throw new AppError(
      'validation',
      'This picture takes too long to read. Save it smaller, as a JPEG, and try again.',
      {
        cause,
      },
    );
  throw new AppError(
    'unsupported_media_type',
    'This picture is damaged and can’t be read to its end. Save it anew as a JPEG and try again.',
    { cause },
  );
}

function notOpened(bytes: Uint8Array, cause: unknown): never {
  if (cause instanceof Error && /pixel limit/i.test(cause.message)) throw tooManyPixels(cause);
  throw isHeic(bytes) ? heicUnreadable(cause) : noPicture(cause);
}

const noPicture = (cause?: unknown) =>
  new AppError('unsupported_media_type', 'This file isn’t a picture we can read. Use a JPEG, PNG, WebP or AVIF.', {
    cause,
  });
const heicUnreadable = (cause?: unknown) =>
  new AppError('unsupported_media_type', `We can’t use this file: ${HEIC_UNREADABLE}`, { cause });
const tooManyPixels = (cause?: unknown) =>
  new AppError('validation', `This picture is too large: at most ${PIXEL_LIMIT / 1e6} million pixels`, { cause });
