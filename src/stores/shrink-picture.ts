import { HEIC_UNREADABLE, isHeic, UPLOAD_LIMIT } from '#src/domain/pictures/media.ts';

/** Longest side of what is sent, in pixels: more than the server keeps, so that nothing is lost that anybody would see. */
const LONGEST_SIDE = 2400;
/** Bytes up to which a picture that is no longer is sent as it is. */
const SMALL = 2 * 1024 * 1024;
/** Near the best a JPEG can do: the server makes its own of it. */
const QUALITY = 0.92;

/** Bytes that say what a file is. */
const HEAD = 16;

/** Width and height in which a picture is sent. */
export function sentSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * A photograph as it is sent: a large one made smaller, one that the server cannot read made a JPEG, upright, on white, and
 * without what the camera wrote beside its pixels. `null` where this browser cannot read it; what it need not change
 * comes back as it is.
 */
export async function shrunk(file: File): Promise<Blob | null> {
  const mustChange = isHeic(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  // Whether a file of another kind is a picture is the server's to say.
  if (!picture) return mustChange ? null : file;
  const { width, height } = sentSize(picture);
  const isLarge = file.size > SMALL || width < picture.width;
  if (!isLarge && !mustChange) {
    picture.close();
    return file;
  }
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return mustChange ? null : file;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const made = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return mustChange || made.size < file.size ? made : file;
}

/** A photograph as it is sent, or why it can't be. */
export async function photoToSend(file: File): Promise<Blob | string> {
  if (!file.type.startsWith('image/')) return `${file.name} isn’t a picture. Use a JPEG, PNG, WebP or AVIF.`;
  const picture = await shrunk(file);
  if (!picture) return `${file.name}: ${HEIC_UNREADABLE}`;
  return picture.size > UPLOAD_LIMIT ? `${file.name} is larger than 10 MB` : picture;
}
