import { pictures } from '#src/paths.ts';
import { cropOf } from '../pictures.ts';

/**
 * The picture of a recipe as a JPEG of 4:3, small enough to print; `null` where there is none of our own. Addresses
 * elsewhere are never fetched.
 */
export async function pictureFor(imageUrl: string | null): Promise<Buffer | null> {
  const name = imageUrl && pictures.nameOf(imageUrl);
  return name ? cropOf(name, 'page') : null;
}
