import { uploadIconCall, uploadLogoCall } from '#src/contracts/site/admin-appearance.ts';
import { UPLOAD_LIMIT } from '#src/domain/pictures/media.ts';
import { ICON_SIZES, LOGO_BOX, type Logo, type Plates, type SiteIcon } from '#src/domain/site/appearance/logo.ts';
import { lookFileAt } from '#src/domain/site/appearance/logo-shown.ts';
import { call } from '../../client.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';

interface KeptLogo {
  logo: Logo;
  /** Made of it where it's about square. */
  icon: SiteIcon | null;
  leftOut: readonly string[];
}

/** Sides up to which a logo still fills an icon. */
const ABOUT_SQUARE = 1.5;
/** Of an icon's side, on each side. */
const MARGIN = 0.08;

/** Keeps a logo. `null` when it was refused, which the person is told. */
export const uploadLogo = (file: File): Promise<KeptLogo | null> =>
  told(file, async () => {
    const { parts, image } = await keptParts(file);
    const ratio = image.width / image.height;
    const isSquare = ratio < ABOUT_SQUARE && ratio > 1 / ABOUT_SQUARE;
    const { leftOut, ...logo } = parts;
    return { logo, leftOut, icon: isSquare ? await iconOf(parts, image) : null };
  });

/** Makes the site's icon of a file. `null` when it was refused, which the person is told. */
export const uploadIcon = (file: File): Promise<SiteIcon | null> =>
  told(file, async () => {
    const { parts, image } = await keptParts(file);
    return iconOf(parts, image);
  });

async function told<T>(file: File, work: () => Promise<T>): Promise<T | null> {
  if (file.size > UPLOAD_LIMIT) {
    toast({ title: 'Error', description: `${file.name} is larger than 10 MB`, tone: 'danger' });
    return null;
  }
  try {
    return await work();
  } catch (error) {
    failed(`Failed to upload ${file.name}`, error);
    return null;
  }
}

type Parts = Logo & { leftOut: readonly string[] };
type Drawn = { image: ImageBitmap | HTMLImageElement; width: number; height: number };

/**
 * Sends a file, and of an SVG what it looks like too: the server opens none. It is drawn from what the server kept of it,
 * never from the file.
 */
async function keptParts(file: Blob): Promise<{ parts: Parts; image: Drawn }> {
  const kept = await call(uploadLogoCall, { file });
  if (kept.plates) {
    const { file: png, plates, width, height } = kept;
    const image = await createImageBitmap(file);
    const drawn = { image, width: image.width, height: image.height };
    return { parts: { file: png, png, width, height, plates, leftOut: [] }, image: drawn };
  }
  const image = new Image();
  image.src = lookFileAt(kept.file);
  await image.decode();
  const drawn = { image, width: kept.width, height: kept.height };
  const scale = Math.min(LOGO_BOX.width / drawn.width, LOGO_BOX.height / drawn.height);
  const size = { width: sideOf(drawn.width * scale), height: sideOf(drawn.height * scale) };
  const sent = await call(uploadLogoCall, { file: await pngOf(drawn, size) });
  const plates: Plates = sent.plates ?? { day: false, night: false };
  const { file: png, width, height } = sent;
  return { parts: { file: kept.file, png, width, height, plates, leftOut: kept.leftOut }, image: drawn };
}

const sideOf = (side: number): number => Math.max(1, Math.round(side));

/** On paper, or on the dark where it would not be seen on paper. */
async function iconOf({ file, plates }: Parts, drawn: Drawn): Promise<SiteIcon> {
  const side = ICON_SIZES.large;
  const ground = plates.day ? '#0d130f' : '#fcfaf4';
  const made = await call(uploadIconCall, { file: await pngOf(drawn, { width: side, height: side }, ground) });
  // A tab is light or dark as the browser likes: what is lost on either takes its ground along.
  const isSeen = !plates.day && !plates.night;
  return { svg: isSeen && file.endsWith('.svg') ? file : null, ...made };
}

/** A drawing in the middle of a picture of this size: to its edges, or with a margin on a ground. */
async function pngOf(
  { image, ...own }: Drawn,
  size: { width: number; height: number },
  ground?: string,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t draw pictures');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, size.width, size.height);
  }
  const room = ground ? 1 - 2 * MARGIN : 1;
  const scale = room * Math.min(size.width / own.width, size.height / own.height);
  const [width, height] = [own.width * scale, own.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (size.width - width) / 2, (size.height - height) / 2, width, height);
  return canvas.convertToBlob({ type: 'image/png' });
}
