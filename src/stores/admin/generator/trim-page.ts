import { z } from 'zod';
import { LONG_BODY } from '#src/contracts/contract.ts';
import { PASTE_LIMIT } from '#src/domain/recipes/editing/generated-recipe.ts';

/** What takes up most of a page and never says anything of a recipe. */
const IDLE = [
  /<!--[\s\S]*?-->/g,
  /<(script)(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/\1>/gi,
  /<(style|svg|noscript|iframe|footer)\b[^>]*>[\s\S]*?<\/\1>/gi,
  /<(?:img|link|input|source)\b[^>]*>/gi,
  /\s(?:style|class(?![^>]*?notes)|data-[\w-]+|on\w+|srcset|sizes|aria-[\w-]+)=(?:"[^"]*"|'[^']*')/gi,
];
const DATA = /<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/gi;
/** Of a recipe's own data, what an import has no use for and what can be longer than all the rest. */
const UNUSED = new Set(['image', 'video', 'review', 'reviews', 'comment', 'author', 'publisher', 'associatedMedia']);

/**
 * The parts of a page in which a recipe may stand, short enough to be sent: the page without what is idle; where that is
 * too long its structured data, then the recipe in these, and of a page without any its beginning.
 */
export function trimPage(html: string): string {
  // As text: a parser would begin to apply the page's styles.
  const lean = IDLE.reduce((text, pattern) => text.replace(pattern, ''), html)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*\n\s*/g, '\n\n');
  if (fits(lean)) return lean;
  const data = [...lean.matchAll(DATA)].map(([script, json = '']) => ({ script, json }));
  const all = pageOf(data.map(({ script }) => script).join(''));
  if (data.length > 0 && fits(all)) return all;
  const recipes = data.flatMap(({ json }) => recipesIn(parsed(json)));
  return recipes.length > 0 ? pageOf(scriptOf(recipes.map(short))) : beginning(lean);
}

const encoder = new TextEncoder();
/** Counted as they are sent: a letter may take several bytes, and a quote is escaped. */
const bytesOf = (html: string): number => encoder.encode(JSON.stringify({ html })).length;
const fits = (html: string): boolean => html.length <= PASTE_LIMIT && bytesOf(html) <= LONG_BODY;

const pageOf = (head: string): string => `<html lang="en"><head>${head}</head></html>`;
const scriptOf = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const node = z.looseObject({ '@type': z.unknown() });
type Node = z.infer<typeof node>;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Recipes among structured data, however deep they lie in it. */
function recipesIn(data: unknown): Node[] {
  if (typeof data !== 'object' || data === null) return [];
  const found = node.safeParse(data).data;
  if (found && [found['@type']].flat().includes('Recipe')) return [found];
  return Object.values(data).flatMap(recipesIn);
}

const short = (recipe: Node) => ({
  '@context': 'https://schema.org',
  ...Object.fromEntries(Object.entries(recipe).filter(([name]) => !UNUSED.has(name))),
});

function beginning(html: string): string {
  let text = html.slice(0, PASTE_LIMIT);
  for (let size = bytesOf(text); size > LONG_BODY; size = bytesOf(text)) {
    text = text.slice(0, Math.floor((text.length * LONG_BODY) / size) - 1);
  }
  return text;
}
