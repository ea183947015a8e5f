import type { Thing, WithContext } from 'schema-dts';
import type { PageLook } from '#src/domain/site/appearance/page-look.ts';
import { pictures } from '#src/paths.ts';

/** What a page tells search engines and sharing previews of itself. */
export interface Seo {
  title: string;
  description: string;
  /** Path and query of the page that stands for this one; `null` for pages kept out of the index. */
  canonical: string | null;
  /** Absolute or own address of a 1200×630 picture. */
  image?: string | undefined;
  type?: 'website' | 'article';
  keywords?: readonly string[];
  structuredData?: readonly WithContext<Thing>[];
}

/** The sharing crop of a recipe's picture; of others only their own address is known. */
export function shareImage(imageUrl: string | null | undefined): string | undefined {
  return imageUrl ? (pictures.crop(imageUrl, 'share') ?? imageUrl) : undefined;
}

/** JSON-LD that cannot end its own script element. */
export const jsonLd = (thing: unknown): string => JSON.stringify(thing).replaceAll('<', '\\u003c');

interface SocialLink {
  name: string;
  url: string;
}

/** What every page says of the site; pages take it from the host's settings and hand it to the layout. */
export interface SiteFacts {
  name: string;
  /** Without a slash at the end. */
  url: string;
  socials: readonly SocialLink[];
  /** Something can be bought here, and withdrawn from. */
  sells?: boolean;
  look: PageLook;
}
