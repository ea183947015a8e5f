/** Largest file that may be uploaded, in bytes. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;
/** Most pixels of an uploaded picture, before it is made smaller: a small file can unfold into a very large one. */
export const PIXEL_LIMIT = 50_000_000;
/** Least width and height of an uploaded picture. */
export const LEAST_PIXELS = { width: 400, height: 300 } as const;

/** Quality of the AVIF of a width. Phones take that of 600 pixels, and their dense screens show less of what is lost. */
export const avifQuality = (width: number): number => (width === 600 ? 45 : 50);

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** The types of uploads, for the file dialogs of browsers. */
export const UPLOAD_TYPES: readonly `image/${PictureFormat}`[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
];

/** Advice for a photograph of an iPhone that cannot be read. */
export const HEIC_UNREADABLE =
  'we can’t read HEIC pictures. Save it as a JPEG first: on a Mac in Preview under File, Export; on an iPhone choose Settings, Camera, Formats, Most Compatible for future photos.';

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

/** A photograph as iPhones take them, by its first bytes: for what to say or to do about it, never for what it is opened as. */
export const isHeic = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 4, 'ftyp') &&
  /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(String.fromCharCode(...bytes.subarray(8, 12)));
