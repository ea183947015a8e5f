import { slugSchema } from '../recipes/slug.ts';

export const SITE_LINKS_ONLY = 'Links here lead to our own recipes only: please leave out other addresses';

/** A piece of a note: words, or words that lead to a recipe of this site. */
export interface NotePart {
  text: string;
  recipeId: string | null;
}

/** Addresses beyond doubt: with a scheme, with www, with a path, with two dots, of mail, in digits. */
const ADDRESS =
  /[a-z][a-z\d+.-]*:\/\/\S*|\bwww\d{0,3}\.\S*|\S+@\S+\.\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}[/:?#]\S+|(?:[\p{L}\p{N}-]{2,}\.){2,}\p{L}{2,}|\b\d{1,3}(?:\.\d{1,3}){3}\b/giu;
/** What may be one, or a sentence that begins without a space. */
const DOUBTFUL = /[\p{L}\p{N}-]{2,}\.\p{Ll}{2,}|\[\.\]|[[(]\s*dot\s*[\])]|\bdot\s+(?:com|net|org)\b/iu;
/** Dots of other scripts, which browsers take for dots. */
const DOTS = /[。｡．]/g;

/** A path of a recipe of this site, with or without the site before it. */
const OWN_PATH = /^\/recipes\/([a-z0-9-]+)(?:[?#]\S*)?$/;
/** Everything that may be a link of this site: an address, or a path. */
const LINK = /(?:https?:\/\/[^\s<>"]+|(?<![\p{L}\p{N}:/.])\/recipes\/[^\s<>"]+)/giu;
/** What ends a sentence, not a link. */
const TAIL = /[.,;:!?)\]’'”]+$/u;

/** Whether a text names an address of another site: `certain`, `doubtful` or not at all. */
export function foreignAddress(text: string, siteUrl: string): 'certain' | 'doubtful' | null {
  const rest = withoutOwnLinks(text.normalize('NFKC').replaceAll(DOTS, '.'), siteUrl);
  if (rest.search(ADDRESS) >= 0) return 'certain';
  return DOUBTFUL.test(rest) ? 'doubtful' : null;
}

const withoutOwnLinks = (text: string, siteUrl: string): string =>
  text.replaceAll(LINK, (link) => (recipeOf(link.replace(TAIL, ''), siteUrl) === null ? link : ' '));

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
    const link = found[0].replace(TAIL, '');
    const recipeId = recipeOf(link, siteUrl);
    if (recipeId === null) continue;
    add(paragraph.slice(at, found.index));
    add(link, recipeId);
    at = found.index + link.length;
  }
  add(paragraph.slice(at));
  return parts;
}
