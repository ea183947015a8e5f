import type { Logo } from './logo.ts';

/** Own address of a file of a site’s own look. */
export const lookFileAt = (file: string): string => `/media/${file}`;

/** Width of a logo that is shown so high, and no wider than that. */
export const logoFit = ({ width, height }: Pick<Logo, 'width' | 'height'>, high: number, wide: number) => {
  const scale = Math.min(high / height, wide / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** Pixels of a logo in a header: as high as a line of controls; a tall one is a little higher, a wide one less high. */
export const logoInHeader = (logo: Pick<Logo, 'width' | 'height'>) =>
  logoFit(logo, logo.height > logo.width ? 40 : 36, 208);
