import { isNode, type Node, typesOf, valuesOf } from './nodes.ts';

/** A page, as far as it says which recipe is its own. */
export interface PageFacts {
  /** Canonical, or where it was found; `null` for neither. */
  address: string | null;
  /** What it is called, in its head and in its heading. */
  titles: readonly string[];
}

/** The recipe a page is about, and the others on it. */
export interface OwnRecipe {
  own: Node;
  others: Node[];
  /** Whether the page says so; else it is only the first. */
  isSure: boolean;
}

export const isRecipe = (node: Node): boolean => typesOf(node).includes('Recipe');

const nameOf = (node: Node): string => plain(String(valuesOf(node.name)[0] ?? ''));
const plain = (words: string): string =>
  words
    .slice(0, 500)
    .toLowerCase()
    .replace(/&[#\w]+;/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\brecipe\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Host and path: "https://www.soup.example/dal/#recipe" and "http://soup.example/dal" are one page. */
function pageOf(address: unknown): string {
  const url = typeof address === 'string' ? URL.parse(address, 'https://here.invalid') : null;
  return url === null ? '' : `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`;
}

/** What is said of it: the more, the better. */
const sizeOf = (node: Node): number =>
  JSON.stringify([node.recipeIngredient ?? node.ingredients, node.recipeInstructions]).length;

/**
 * The one among several recipes that is the page's own: by its address, else by its name; `null` of none. What is told twice under
 * one name is one recipe, and what one telling lacks the other has.
 */
export function ownRecipe(recipes: readonly Node[], { address, titles }: PageFacts): OwnRecipe | null {
  const all = withoutTwins(recipes);
  const here = address === null ? '' : pageOf(address);
  const isHere = (node: Node): boolean =>
    here !== '' &&
    [node['@id'], node.url, node.mainEntityOfPage]
      .flatMap(valuesOf)
      .flatMap((each) => (isNode(each) ? [each['@id'], each.url] : [each]))
      .some((each) => each !== undefined && pageOf(each) === here);
  const names = titles.map(plain).filter(Boolean);
  const isNamed = (node: Node): boolean => nameOf(node) !== '' && names.some((name) => name === nameOf(node));
  const isNearlyNamed = (node: Node): boolean =>
    nameOf(node) !== '' && names.some((name) => name.includes(nameOf(node)) || nameOf(node).includes(name));
  let left = all;
  for (const isOwn of [isHere, isNamed, isNearlyNamed]) {
    const found = left.filter(isOwn);
    if (found.length > 0) left = found;
    if (found.length === 1) break;
  }
  const [own] = left;
  return own ? { own, others: all.filter((each) => each !== own), isSure: left.length === 1 } : null;
}

function withoutTwins(recipes: readonly Node[]): Node[] {
  const byName = new Map<string, Node>();
  const all: Node[] = [];
  for (const node of recipes) {
    const name = nameOf(node);
    const twin = name === '' ? undefined : byName.get(name);
    if (twin) {
      const [more, less] = sizeOf(twin) >= sizeOf(node) ? [twin, node] : [node, twin];
      const both = { ...less, ...more };
      all[all.indexOf(twin)] = both;
      byName.set(name, both);
    } else {
      all.push(node);
      byName.set(name, node);
    }
  }
  return all;
}
