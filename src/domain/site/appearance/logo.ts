import { z } from 'zod';

/** Most bytes of a logo that is drawn by lines. */
export const LOGO_SVG_LIMIT = 100 * 1024;
/** Most pixels of what is kept of a logo made of pixels. */
export const LOGO_BOX = { width: 600, height: 200 } as const;
/** Longest side of a logo that is opened, in pixels. */
export const LOGO_LONGEST = 10_000;
/** Pixels across of the pictures of an icon: of a phone's home screen, of its list of programs, and of its start. */
export const ICON_SIZES = { touch: 180, small: 192, large: 512 } as const;

/** A file of a site's own look, called after what is in it; they lie among the uploaded pictures. */
export const LOOK_FILE = 'l-[0-9a-f]{24}\\.(?:svg|png)';
const svgFile = z.string().regex(/^l-[0-9a-f]{24}\.svg$/, 'Upload the SVG again');
const pngFile = z.string().regex(/^l-[0-9a-f]{24}\.png$/, 'Upload the picture again');

/** A logo without a ground of its own may not be seen on a page's: then it gets one, by day or by night. */
export const platesSchema = z.strictObject({ day: z.boolean(), night: z.boolean() });
export type Plates = z.output<typeof platesSchema>;

export const logoSchema = z.strictObject({
  /** What pages show. */
  file: svgFile.or(pngFile),
  /** The same in pixels, for mails, documents and search engines. */
  png: pngFile,
  /** Pixels of `png`. */
  width: z.int().min(1).max(LOGO_BOX.width),
  height: z.int().min(1).max(LOGO_BOX.height),
  plates: platesSchema,
});
export type Logo = z.output<typeof logoSchema>;

export const iconSchema = z.strictObject({
  /** For browsers, which draw it sharply in any size. */
  svg: svgFile.nullable(),
  touch: pngFile,
  small: pngFile,
  large: pngFile,
});
export type SiteIcon = z.output<typeof iconSchema>;
