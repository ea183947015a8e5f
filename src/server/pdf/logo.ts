import { logoFit } from '#src/domain/site/appearance/logo-shown.ts';
import type { Ink, PagePoint } from './ink.ts';

/** A PNG without transparent places, and its pixels. */
export interface SheetLogo {
  png: Uint8Array;
  width: number;
  height: number;
}

interface LogoPlace {
  siteName: string;
  spot: PagePoint;
  high: number;
  wide: number;
}

/** What its types leave out. */
type Opening = Ink['document'] & { openImage(file: Buffer): PDFKit.Mixins.ImageSrc };
/** A book shows it on every sheet, and has it in it once. */
const opened = new WeakMap<Ink, WeakMap<SheetLogo, PDFKit.Mixins.ImageSrc>>();

/** The site's logo, read as its name, at most so high and wide. */
export function logoFigure(ink: Ink, logo: SheetLogo, { siteName, spot, high, wide }: LogoPlace) {
  const images = opened.get(ink) ?? new WeakMap();
  opened.set(ink, images);
  const image = images.get(logo) ?? (ink.document as Opening).openImage(Buffer.from(logo.png));
  images.set(logo, image);
  const size = logoFit(logo, high, wide);
  return ink.figure(siteName, spot, size, () => ink.document.image(image, spot.x, spot.y, size));
}
