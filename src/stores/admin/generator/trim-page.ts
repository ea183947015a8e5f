import { z } from 'zod';
import { LONG_BODY } from '#src/contracts/contract.ts';
import { cutOut, elementsIn, type WrittenElement } from '#src/domain/html-elements.ts';
import { bounded } from '#src/domain/pattern.ts';
import { PASTE_LIMIT } from '#src/domain/recipes/editing/generated-recipe.ts';

/** Elements and tags that take up most of a page and never say anything of a recipe. */
const IDLE = ['style', 'svg', 'noscript', 'iframe', 'footer'];
const IDLE_TAGS = /<(?:img|link|input|source)\b[^<>]*>/gi;
const IDLE_ATTRIBUTES = bounded(
  10_000,
  /\s(?:style|class|data-[\w-]+|on\w+|srcset|sizes|aria-[\w-]+)=(?:"[^"]*"|'[^']*')/gi,
);
const isData = ({ name, head }: WrittenElement): boolean => name === 'script' && /ld\+json/i.test(head);

/** Fields of a recipe's own data that an import has no use for and that can be longer than all the rest. */
const UNUSED = new Set(['image', 'video', 'review', 'reviews', 'comment', 'author', 'publisher', 'associatedMedia']);

/**
 * The parts of a page in which a recipe may stand, short enough to be sent: the page without what is idle; where that is
 * too long its structured data, then the recipe in these, and of a page without any its beginning.
 */
export function trimPage(html: string): string {
  // As text: a parser would begin to apply the page's styles.
  const shown = cutOut(html, comments(html));
  const idle = [...elementsIn(shown, ['script', ...IDLE])].filter((element) => !isData(element));
  const lean = cutOut(shown, idle)
    .replace(IDLE_TAGS, '')
    // A class may say that these are the notes of the recipe.
    .replace(IDLE_ATTRIBUTES, (attribute) => (/^\sclass=.*notes/is.test(attribute) ? attribute : ''))
    .replace(/\s+/g, (gap) => (gap.split('\n').length > 2 ? '\n\n' : gap.replace(/[^\S\n]+/g, ' ')));
  if (fits(lean)) return lean;
  const data = [...elementsIn(lean, ['script'])]
    .filter(isData)
    .map(({ from, to, inner }) => ({ script: lean.slice(from, to), json: inner }));
  const all = pageOf(data.map(({ script }) => script).join(''));
  if (data.length > 0 && fits(all)) return all;
  const recipes = data.flatMap(({ json }) => recipesIn(parsed(json)));
  return recipes.length > 0 ? pageOf(scriptOf(recipes.map(short))) : beginning(lean);
}

function* comments(html: string): Generator<{ from: number; to: number }> {
  for (let from = html.indexOf('<!--'); from >= 0; ) {
    const end = html.indexOf('-->', from + 4);
    if (end < 0) return;
    yield { from, to: end + 3 };
    from = html.indexOf('<!--', end);
  }
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
