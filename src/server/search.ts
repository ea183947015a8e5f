import { readSearch, type SearchWords } from '#src/domain/search-words.ts';
import {
  all,
  any,
  anyMatch,
  bestMatches,
  countLabelled,
  countMatches,
  inTitle,
  type Label,
  label,
  newestMatches,
  phrase,
  type Slice,
  wholeTitle,
} from './full-text.ts';
import { type Term, termsFor } from './search-terms.ts';

export interface Found {
  /** Numbers of recipes, in order. */
  numbers: number[];
  /** How many there are in all. */
  total: number;
}

const EVERYTHING: Label = { kind: 'category', slug: 'all' };
/** With this many terms or more, one may be missing when all together match nothing. */
const FORGIVING_FROM = 3;
const FORGIVING_MOST = 6;

/** Published recipes that bear all the labels, newest first. */
export async function findLabelled(labels: readonly Label[], slice: Slice): Promise<Found> {
  const [first = EVERYTHING, ...others] = labels;
  const expression = all([first, ...others].map(label));
  const counted = others.length === 0 ? countLabelled(first) : countMatches(expression);
  const [total, numbers] = await Promise.all([counted, newestMatches(expression, slice)]);
  return { total, numbers };
}

/**
 * Published recipes that match what somebody typed and bear all the labels, best first: a title that is the search,
 * then titles that hold all of it, titles that hold some of it, and the rest. Never throws for what was typed.
 */
export async function findRecipes(search: string, labels: readonly Label[], slice: Slice): Promise<Found> {
  const words = readSearch(search);
  if (words.typed.length === 0) return { total: 0, numbers: [] };
  const bearing = [...labels, ...words.diets.map((slug) => ({ kind: 'diet', slug }) as const)];
  const unwanted = words.excluded.map((word) => phrase(word));
  const filtered = (expression: string): string => {
    const wanted = all([expression, ...bearing.map(label)]);
    return unwanted.length > 0 ? `(${wanted} NOT ${any(unwanted)})` : wanted;
  };
  if (words.required.length === 0) {
    if (unwanted.length === 0) return findLabelled(bearing, slice);
    const expression = filtered(label(EVERYTHING));
    return { total: await countMatches(expression), numbers: await newestMatches(expression, slice) };
  }
  const terms = await termsFor(words.required);
  if (terms.length === 0) return { total: 0, numbers: [] };
  const tiers = (await tiersOf(terms, words)).map(filtered);
  const [total, numbers] = await Promise.all([countMatches(tiers.at(-1) ?? ''), throughTiers(tiers, slice)]);
  return { total, numbers };
}

/** Expressions from the narrowest to the widest, each holding all matches of those before it. */
async function tiersOf(asked: readonly Term[], { typed, wishes }: SearchWords): Promise<string[]> {
  const { terms, together } = await combination(asked);
  const started = terms.map(loosely);
  const wholes = terms.map(({ whole }) => any(whole));
  const areWhole = terms.every(({ whole }) => whole.length > 0);
  const wide = together(started);
  const someInTitle = any((areWhole ? wholes : started).map(inTitle));
  const wished = (expression: string): string =>
    wishes.length > 0 ? any([expression, all([expression, any(wishes.map((word) => phrase(word)))])]) : expression;
  return [
    all([wholeTitle(typed), wide]),
    ...(areWhole ? [wished(inTitle(together(wholes)))] : []),
    wished(inTitle(wide)),
    ...(terms.length > 1 ? [wished(any([inTitle(wide), all([wide, someInTitle])]))] : []),
    wished(wide),
  ];
}

const loosely = ({ whole, started }: Term): string => any([...whole, ...started]);
const meet = async (terms: readonly Term[]): Promise<boolean> =>
  (await anyMatch([all(terms.map(loosely))])).includes(true);

interface Combination {
  terms: readonly Term[];
  together: (expressions: readonly string[]) => string;
}

/** All terms; where no recipe has them all, without the animal ones; where none has these, all but any one of them. */
async function combination(asked: readonly Term[]): Promise<Combination> {
  if (await meet(asked)) return { terms: asked, together: all };
  const plants = asked.filter(({ isAnimal }) => !isAnimal);
  const terms = (plants.length > 0 ? plants : asked).slice(0, FORGIVING_MOST);
  if (terms.length < FORGIVING_FROM || (await meet(terms))) return { terms, together: all };
  return { terms, together: (list) => any(list.map((_, left) => all(list.filter((_, i) => i !== left)))) };
}

/** A slice of the tiers laid end to end. */
async function throughTiers(tiers: readonly string[], { from, length }: Slice): Promise<number[]> {
  const numbers: number[] = [];
  let passed = 0;
  for (const [i, tier] of tiers.entries()) {
    const narrower = tiers[i - 1];
    const slice = { from: Math.max(0, from - passed), length: length - numbers.length };
    const found = await bestMatches(tier, slice, narrower);
    numbers.push(...found);
    if (numbers.length >= length) break;
    if (numbers.length === 0) passed = await countMatches(tier);
    else passed = from;
  }
  return numbers;
}
