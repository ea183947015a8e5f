import { pictures } from '#src/paths.ts';
import { siteLink } from '../base/site-link.ts';

/** A picture's address for a mail: programs show a JPEG from anywhere; what is no address of the web is left out. */
export function mailPicture(imageUrl: string | null): string | null {
  if (!imageUrl) return null;
  const crop = pictures.crop(imageUrl, 'page');
  if (crop) return siteLink(crop);
  return imageUrl.startsWith('https://') ? imageUrl : null;
}
