/** An object of structured data (JSON-LD), or one made in its image of microdata or a recipe card. */
export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** More objects than this no page has, but one that is made to keep its reader busy. */
const MOST_NODES = 20_000;
const VOCABULARY = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i;

/** Every object in structured data, however deep it lies, in the order of the page. */
export function nodesIn(data: unknown): Node[] {
  const nodes: Node[] = [];
  const seen = new Set<unknown>();
  const waiting = [data];
  while (waiting.length > 0 && nodes.length < MOST_NODES) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isNode(value)) nodes.push(value);
    for (const inner of Object.values(value).reverse()) waiting.push(inner);
  }
  return nodes;
}

/** The names of a node's types: "Recipe" of `["https://schema.org/Recipe", "NewsArticle"]`. */
export const typesOf = (node: Node): string[] =>
  [node['@type']].flat().map((type) => String(type).slice(0, 100).replace(VOCABULARY, ''));

/** A node's properties under their plain names, without what is empty. */
export const propertiesOf = (node: Node): [name: string, value: unknown][] =>
  Object.entries(node)
    .map(([name, value]): [string, unknown] => [name.replace(VOCABULARY, ''), value])
    .filter(([name, value]) => !name.startsWith('@') && !isEmpty(value));

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.every(isEmpty));

/** Values as a list, those of `@list`, `@set` and `@value` bare. */
export function valuesOf(value: unknown): unknown[] {
  if (isEmpty(value)) return [];
  if (Array.isArray(value)) return value.flatMap((each) => (Array.isArray(each) ? [each] : valuesOf(each)));
  const bare = isNode(value) ? (value['@list'] ?? value['@set'] ?? value['@value']) : undefined;
  return bare === undefined ? [value] : Array.isArray(bare) ? bare : [bare];
}

/** Structured data in which nodes of one `@id` are one. */
export interface Graph {
  nodes: Node[];
  /** The node that a bare reference means; any other value as it is. */
  resolve: (value: unknown) => unknown;
}

/** Puts together what several nodes say under one `@id`: of a property that two of them have, the first counts. */
export function graphOf(nodes: readonly Node[]): Graph {
  const byId = new Map<string, Node>();
  const merged: Node[] = [];
  for (const node of nodes) {
    const id = node['@id'];
    const isReference = Object.keys(node).every((name) => name === '@id' || name === '@type');
    if (typeof id !== 'string' || isReference) {
      if (!isReference) merged.push(node);
      continue;
    }
    const known = byId.get(id);
    const own = known ?? { '@id': id };
    if (!known) {
      byId.set(id, own);
      merged.push(own);
    }
    own['@type'] = [...new Set([own['@type'] ?? [], node['@type'] ?? []].flat())];
    for (const [name, value] of Object.entries(node)) if (isEmpty(own[name])) own[name] = value;
  }
  return {
    nodes: merged,
    resolve: (value) => (isNode(value) && typeof value['@id'] === 'string' ? (byId.get(value['@id']) ?? value) : value),
  };
}
