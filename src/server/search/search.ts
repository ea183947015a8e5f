import { readSearch, type SearchWords } from '#src/domain/search/search-words.ts';
import {
  allOf,
  anyMatch,
  anyOf,
  bestMatches,
  countLabelled,
  countMatches,
  holding,
  ingredientNamed,
  label,
  newestMatches,
  type Phrasing,
  phrase,
  type SearchLabel,
  type Slice,
  type Within,
  type Without,
  wholeTitle,
} from './full-text.ts';
import { type Term, termsFor } from './search-terms.ts';

export interface SearchHits {
  /** Numbers of recipes, in order. */
  numbers: number[];
  /** How many there are in all. */
  total: number;
}

/** What every recipe found must keep to, beside its labels. */
export interface Limits {
  /** Names of foods that must not be among the ingredients. */
  excluded?: readonly string[];
  without?: Without | undefined;
  within?: Within;
}

const NOTHING: SearchHits = { numbers: [], total: 0 };
const EVERYTHING: SearchLabel = { kind: 'category', slug: 'all' };
/** With this many terms or more, one may be missing when all together match nothing. */
const FORGIVING_FROM = 3;
const FORGIVING_MOST = 6;

/** Published recipes that bear all the labels, newest first. */
export async function findLabelled(
  labels: readonly SearchLabel[],
  slice: Slice,
  limits: Limits = {},
): Promise<SearchHits> {
  const [first = EVERYTHING, ...others] = labels;
  const unwanted = unwantedBy(limits);
  const isCounted = others.length + unwanted.length === 0 && !limits.within;
  const counted = isCounted ? countLabelled(first) : countMatches(without(bearing(labels), unwanted), limits.within);
  const [total, numbers] = await Promise.all([counted, newestLabelled(labels, slice, limits)]);
  return { total, numbers };
}

/** Their numbers alone: counting them takes longer than finding the newest. */
export const newestLabelled = (labels: readonly SearchLabel[], slice: Slice, limits: Limits = {}): Promise<number[]> =>
  newestMatches(without(bearing(labels), unwantedBy(limits)), slice, [], limits.within);

/** Numbers of the published recipes that match any of the words and bear all the labels, best first. */
export async function findAnyOf(
  search: string,
  labels: readonly SearchLabel[],
  slice: Slice,
  limits: Limits = {},
): Promise<number[]> {
  const terms = await termsFor(readSearch(search).required);
  if (terms.length === 0) return [];
  const expression = allOf([anyOf(terms.map((term) => begun(term))), ...labels.map(label)]);
  return bestMatches(without(expression, unwantedBy(limits)), slice, [], limits.within);
}

const bearing = (labels: readonly SearchLabel[]): string =>
  allOf((labels.length > 0 ? labels : [EVERYTHING]).map(label));
const unwantedBy = ({ excluded = [], without: left }: Limits): string[] => [
  ...excluded.map(ingredientNamed),
  ...(left ? holding(left) : []),
];
const without = (expression: string, unwanted: readonly string[]): string =>
  unwanted.length > 0 ? `(${expression} NOT ${anyOf(unwanted)})` : expression;

/**
 * Published recipes that match what somebody typed and bear all the labels, best first: a title that is the search,
 * then titles that hold all of it, titles that hold some of it, and the rest. Never throws for what was typed.
 */
export async function findRecipes(
  search: string,
  labels: readonly SearchLabel[],
  slice: Slice,
  limits: Limits = {},
): Promise<SearchHits> {
  const words = readSearch(search);
  if (words.typed.length === 0) return NOTHING;
  const borne = [...labels, ...words.diets.map((slug) => ({ kind: 'diet', slug }) as const)];
  const { within } = limits;
  const unwanted = [
    ...words.excluded.map((word) => phrase(word)),
    ...holding({ allergens: words.without, mayCheck: limits.without?.mayCheck }),
    ...unwantedBy(limits),
  ];
  const filtered = (expression: string): string => without(allOf([expression, ...borne.map(label)]), unwanted);
  if (words.required.length === 0) {
    if (unwanted.length === 0 && !within) return findLabelled(borne, slice);
    const rest = filtered(label(EVERYTHING));
    return { total: await countMatches(rest, within), numbers: await newestMatches(rest, slice, [], within) };
  }
  const asked = await termsFor(words.required);
  if (asked.length === 0) return NOTHING;
  let combination: Combination = { terms: asked, together: allOf };
  const count = () => countMatches(filtered(together(combination)), within);
  let total = await count();
  // A filter that leaves nothing is no reason to look for something else.
  const isFiltered = borne.length + unwanted.length > 0 || !!within;
  if (total === 0 && !(isFiltered && (await meet(combination)))) {
    combination = await loosen(asked);
    total = await count();
  }
  if (total === 0) return NOTHING;
  const title = wholeTitle(words.typed);
  const tiers = tiersOf(combination, words);
  // Few searches are a whole title, and learning so takes less than looking for it among the matches.
  if ((await anyMatch([title])).includes(true)) tiers.unshift(allOf([title, together(combination)]));
  const rest = { ...slice, length: Math.min(slice.length, total - slice.from) };
  return { total, numbers: await throughTiers(tiers.map(filtered), rest, within) };
}

const whole = ({ names }: Term, phrasing: Phrasing = {}): string => anyOf(names.map((name) => phrase(name, phrasing)));

/** A beginning holds the whole word too. */
const begun = ({ names, beginning }: Term, phrasing: Phrasing = {}): string =>
  anyOf([
    ...(beginning === null ? [] : [phrase(beginning, { ...phrasing, prefix: true })]),
    ...names.filter((name) => name !== beginning).map((name) => phrase(name, phrasing)),
  ]);

interface Combination {
  terms: readonly Term[];
  together: (expressions: readonly string[]) => string;
}

const together = ({ terms, together }: Combination): string => together(terms.map((term) => begun(term)));
const meet = async (combination: Combination): Promise<boolean> =>
  (await anyMatch([together(combination)])).includes(true);

/** For terms that no recipe has all of: without the animal ones; where none has these either, all but any one. */
async function loosen(asked: readonly Term[]): Promise<Combination> {
  const plants = asked.filter(({ isAnimal }) => !isAnimal);
  const terms = (plants.length > 0 ? plants : asked).slice(0, FORGIVING_MOST);
  if (terms.length < FORGIVING_FROM || (await meet({ terms, together: allOf }))) return { terms, together: allOf };
  return { terms, together: (list) => anyOf(list.map((_, left) => allOf(list.filter((_, i) => i !== left)))) };
}

/** Expressions whose matches follow those that are the search: what matches several is where the first of them is. */
function tiersOf({ terms, together }: Combination, { preferred }: SearchWords): string[] {
  const preferring = (expression: string): string =>
    preferred.length > 0
      ? anyOf([expression, allOf([expression, anyOf(preferred.map((word) => phrase(word)))])])
      : expression;
  const anywhere = together(terms.map((term) => begun(term)));
  const inTitle = terms.map((term) => begun(term, { inTitle: true }));
  const areWhole = terms.every(({ names }) => names.length > 0);
  const mayBegin = terms.some(({ beginning }) => beginning !== null);
  return [
    ...(areWhole ? [preferring(together(terms.map((term) => whole(term, { inTitle: true }))))] : []),
    ...(mayBegin ? [preferring(together(inTitle))] : []),
    ...(terms.length > 1 ? [preferring(allOf([anywhere, anyOf(inTitle)]))] : []),
    ...(areWhole ? [preferring(together(terms.map((term) => whole(term))))] : []),
    ...(mayBegin ? [preferring(anywhere)] : []),
  ];
}

/** A slice of the tiers laid end to end. */
async function throughTiers(tiers: readonly string[], { from, length }: Slice, within: Within): Promise<number[]> {
  const numbers: number[] = [];
  let passed = 0;
  for (const [i, tier] of tiers.entries()) {
    if (numbers.length >= length) break;
    // What earlier tiers hold is known when the slice began with them, and asked for when it began later.
    const earlier = from === 0 || i === 0 ? [...numbers] : anyOf(tiers.slice(0, i));
    const slice = { from: Math.max(0, from - passed), length: length - numbers.length };
    numbers.push(...(await bestMatches(tier, slice, earlier, within)));
    const isPast = numbers.length === 0 && from > 0;
    passed = isPast ? await countMatches(anyOf(tiers.slice(0, i + 1)), within) : from;
  }
  return numbers;
}
