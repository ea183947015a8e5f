import { createHash } from 'node:crypto';
import { AppError } from '#src/domain/errors.ts';
import { ICON_SIZES, LOGO_BOX, LOGO_LONGEST, type Plates, type SiteIcon } from '#src/domain/site/appearance/logo.ts';
import type { Actor } from '../../base/audit.ts';
import type { Owner } from '../../base/limits/fair-queue.ts';
import { openPicture, unreadable } from '../../base/pixels.ts';
import { inOwnersTurn, storeFile } from '../../pictures/media.ts';
import { cleanSvg, notSvg } from './clean-svg.ts';
import { platesFor } from './plates.ts';

export interface KeptLogo {
  file: string;
  width: number;
  height: number;
  /** Known of pixels alone. */
  plates: Plates | null;
  leftOut: string[];
}

const ownerOf = (actor: Actor, network: string): Owner => ({ member: actor.id, network });

/**
 * Keeps a logo: an SVG written anew from what draws, a PNG drawn anew from its pixels. Throws `unsupported_media_type` for
 * what is neither, `validation`, `too_large`, and what {@link inOwnersTurn} throws.
 */
export function keepLogo(actor: Actor, network: string, upload: Uint8Array): Promise<KeptLogo> {
  return inOwnersTurn(ownerOf(actor, network), async () => {
    if (!isPng(upload)) return keepSvg(upload);
    const { data, info } = await drawn(upload, (pixels) =>
      pixels.resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: true }),
    );
    const file = await storeNamed(data, 'png');
    return { file, width: info.width, height: info.height, plates: await platesFor(data), leftOut: [] };
  });
}

/** Keeps the pictures of an icon, made of a square one. Throws what {@link keepLogo} throws. */
export function keepIcon(actor: Actor, network: string, upload: Uint8Array): Promise<Omit<SiteIcon, 'svg'>> {
  return inOwnersTurn(ownerOf(actor, network), async () => {
    if (!isPng(upload)) throw notSvg();
    const at = async (side: number): Promise<string> => {
      const { data } = await drawn(upload, (pixels) =>
        pixels.resize({ width: side, height: side, fit: 'contain', background: CLEAR }),
      );
      return storeNamed(data, 'png');
    };
    return {
      touch: await at(ICON_SIZES.touch),
      small: await at(ICON_SIZES.small),
      large: await at(ICON_SIZES.large),
    };
  });
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

async function keepSvg(upload: Uint8Array): Promise<KeptLogo> {
  const { text, width, height, leftOut } = cleanSvg(upload);
  return { file: await storeNamed(Buffer.from(text), 'svg'), width, height, plates: null, leftOut };
}

type Opened = Awaited<ReturnType<typeof openPicture>>;
type Pixels = ReturnType<Opened['pixels']>;

async function drawn(upload: Uint8Array, how: (pixels: Pixels) => Pixels) {
  const { format, width, height, pixels } = await openPicture(upload);
  if (format !== 'png') throw notSvg();
  if (Math.max(width, height) > LOGO_LONGEST)
    throw new AppError('validation', `This picture is too large: ${width} × ${height} pixels. 600 × 200 are enough.`);
  return how(pixels().toColourspace('srgb'))
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
}

/** What goes to the library that opens PNGs and says what they are; all else has to be an SVG. */
const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89 && bytes[1] === 0x50;

async function storeNamed(bytes: Buffer, ending: 'svg' | 'png'): Promise<string> {
  const file = `l-${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${ending}`;
  await storeFile(file, bytes);
  return file;
}
