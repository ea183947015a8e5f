import { z } from 'zod';

/** Pages of text that are a host's own: help, and what the law asks for. Each has a built-in text. */
export const SITE_TEXTS = {
  help: 'Help Center',
  contact: 'Contact Us',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
} as const;
export type SiteTextId = keyof typeof SITE_TEXTS;
export const SITE_TEXT_IDS = Object.keys(SITE_TEXTS) as [SiteTextId, ...SiteTextId[]];

/** Characters of a text: a privacy policy of some forty pages. */
const LONGEST_TEXT = 100_000;
const LONGEST_LEAD = 200;

const words = (label: string, most: number) =>
  z
    .string()
    .trim()
    .min(1, `${label} can’t be empty`)
    .max(most, `Use at most ${most.toLocaleString('en-GB')} characters`);

export const siteTextSchema = z.strictObject({
  /** Stands under the title, and in search results. */
  description: words('The first lines', LONGEST_LEAD),
  /** Markdown, as guides have it. */
  body: words('The text', LONGEST_TEXT),
});
export type SiteText = z.infer<typeof siteTextSchema>;
