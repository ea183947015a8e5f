import type { CheerioAPI } from 'cheerio';
import type { Node } from '#src/domain/schema-org/nodes.ts';
import { type Elements, plainText } from './plain-text.ts';

type Element = Elements[number];
/** Properties that are looked at. */
const MOST = 2000;
const LONGEST = 20_000;
const RECIPES = '[itemtype*="/Recipe" i], [typeof~="Recipe" i], [typeof~="schema:Recipe" i]';
const ADDRESSES = new Set(['url', 'mainEntityOfPage', 'sameAs']);

/**
 * Recipes whose words are marked in the page itself, in microdata or RDFa, as nodes of structured data. A property belongs to
 * the nearest scope: the name of a recipe's author is not the recipe's.
 */
export function microdataNodes($: CheerioAPI): Node[] {
  return $(RECIPES)
    .toArray()
    .map((scope) => ({ scope, node: { '@type': 'Recipe' } as Node }))
    .map(({ scope, node }) => {
      fill($, scope, node);
      return node;
    });
}

function fill($: CheerioAPI, scope: Element, node: Node): void {
  const nested: { element: Element; own: Node }[] = [];
  let count = 0;
  // Without recursion: a page may nest as deep as it likes.
  const waiting: { element: Element; into: Node }[] = childrenOf(scope)
    .map((element) => ({ element, into: node }))
    .reverse();
  for (let next = waiting.pop(); next && count < MOST; next = waiting.pop()) {
    const { element, into } = next;
    const names = attributeOf(element, 'itemprop') || attributeOf(element, 'property');
    const isScope = hasAttribute(element, 'itemscope') || hasAttribute(element, 'typeof');
    const own: Node = isScope ? { '@type': typeOf(element) } : into;
    if (isScope) nested.push({ element, own });
    for (const name of names.split(/\s+/).filter(Boolean)) {
      count++;
      add(into, name.replace(/^.*[:/]/, ''), isScope ? own : saidBy($, element, name));
    }
    for (const child of childrenOf(element).reverse()) waiting.push({ element: child, into: own });
  }
  // A list of items that marks none of them.
  for (const { element, own } of nested) if (Object.keys(own).length === 1) own.text = linesOf($, element);
}

function add(node: Node, name: string, value: unknown): void {
  const before = node[name];
  node[name] = before === undefined ? value : [before, value].flat();
}

const childrenOf = (element: Element): Element[] => ('children' in element ? [...element.children] : []);
const attributeOf = (element: Element, name: string): string =>
  'attribs' in element ? (element.attribs[name] ?? '') : '';
const hasAttribute = (element: Element, name: string): boolean => 'attribs' in element && name in element.attribs;
const typeOf = (element: Element): string =>
  (attributeOf(element, 'itemtype') || attributeOf(element, 'typeof')).slice(0, 200).replace(/^.*[:/]/, '');

function saidBy($: CheerioAPI, element: Element, name: string): unknown {
  const address = ADDRESSES.has(name) ? attributeOf(element, 'href') : '';
  const said = attributeOf(element, 'content') || attributeOf(element, 'datetime') || address;
  return said === '' ? linesOf($, element) : said.slice(0, LONGEST);
}

const linesOf = ($: CheerioAPI, element: Element): string[] =>
  plainText($(element) as Elements)
    .slice(0, LONGEST)
    .split('\n')
    .map((line) => line.replace(/^• /, '').trim())
    .filter(Boolean);
