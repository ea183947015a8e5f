import { bounded } from '../pattern.ts';
import { slugSchema } from '../recipes/slug.ts';
import { mayDisguiseAddress } from './disguised-address.ts';
import { withoutDisguise } from './look-alikes.ts';

export const SITE_LINKS_ONLY = 'Links here lead to our own recipes only: please leave out other addresses';

/** A piece of a note: words, or words that lead to a recipe of this site. */
export interface NotePart {
  text: string;
  recipeId: string | null;
}

/**
 * Addresses beyond doubt, but for those of mail: with a scheme, with www, with a path, with two dots, in digits. Each looks
 * back from what marks it, so that no place of a text is read twice.
 */
const ADDRESSES = [
  /:\/\/(?<=[a-z][a-z\d+.-]*:\/\/)/i,
  /\bwww\d{0,3}\./i,
  /(?<=[\p{L}\p{N}-]\.)\p{L}{2,}[/:?#]\S/u,
  bounded(10_000, /(?<=[\p{L}\p{N}-]{2}\.)[\p{L}\p{N}-]{2,}\.\p{L}{2}/u),
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
];
/** What may be one, or a sentence that begins without a space. */
const DOUBTFUL = /(?<=[\p{L}\p{N}-]{2})\.\p{Ll}{2}/iu;
/** What is written in characters that stand for this many others is not read: somebody looks at it. */
const MOST_UNFOLDED = 4;
/** Dots of other scripts, which browsers take for dots. */
const DOTS = /[。｡．]/g;

/** A path of a recipe of this site, with or without the site before it. */
const OWN_PATH = /^\/recipes\/([a-z0-9-]+)(?:[?#]\S*)?$/;
/** Everything that may be a link of this site: an address, or a path. */
const LINK = /(?:https?:\/\/[^\s<>"]+|(?<![\p{L}\p{N}:/.])\/recipes\/[^\s<>"]+)/giu;
/** Signs that end a sentence, not a link. */
const TAIL = new Set(".,;:!?)]’'”");

/** Whether a text names an address of another site: `certain`, `doubtful` or not at all. */
export function foreignAddress(text: string, siteUrl: string): 'certain' | 'doubtful' | null {
  const unfolded = text.normalize('NFKC');
  const read = unfolded.slice(0, text.length * MOST_UNFOLDED);
  const rest = withoutOwnLinks(read.replaceAll(DOTS, '.'), siteUrl);
  if (isAddressIn(rest)) return 'certain';
  if (read.length < unfolded.length) return 'doubtful';
  const bare = withoutDisguise(rest);
  return isAddressIn(bare) || DOUBTFUL.test(bare) || mayDisguiseAddress(bare) ? 'doubtful' : null;
}

const isAddressIn = (text: string): boolean =>
  ADDRESSES.some((address) => address.test(text)) || text.split(/\s/u).some(isOfMail);

/** Whether something without spaces is an address of mail: something, an @, something, a dot, something. */
function isOfMail(word: string): boolean {
  const at = word.indexOf('@', 1);
  return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1;
}

const withoutOwnLinks = (text: string, siteUrl: string): string =>
  text.replaceAll(LINK, (link) => (recipeOf(withoutTail(link), siteUrl) === null ? link : ' '));

/** From the end, since a pattern would begin anew at every mark. */
function withoutTail(link: string): string {
  let end = link.length;
  while (end > 0 && TAIL.has(link.charAt(end - 1))) end--;
  return link.slice(0, end);
}

/** The id of the recipe an address of this site leads to. */
function recipeOf(link: string, siteUrl: string): string | null {
  const path = link.toLowerCase().startsWith(`${siteUrl.toLowerCase()}/`) ? link.slice(siteUrl.length) : link;
  const id = OWN_PATH.exec(path)?.[1];
  return id !== undefined && slugSchema.safeParse(id).success ? id : null;
}

/** A text in its paragraphs, each in pieces; line breaks within a paragraph stay. */
export const noteParagraphs = (text: string, siteUrl: string): NotePart[][] =>
  text
    .split('\n\n')
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => partsOf(paragraph, siteUrl));

function partsOf(paragraph: string, siteUrl: string): NotePart[] {
  const parts: NotePart[] = [];
  let at = 0;
  const add = (text: string, recipeId: string | null = null) => text !== '' && parts.push({ text, recipeId });
  for (const found of paragraph.matchAll(LINK)) {
    const link = withoutTail(found[0]);
    const recipeId = recipeOf(link, siteUrl);
    if (recipeId === null) continue;
    add(paragraph.slice(at, found.index));
    add(link, recipeId);
    at = found.index + link.length;
  }
  add(paragraph.slice(at));
  return parts;
}
