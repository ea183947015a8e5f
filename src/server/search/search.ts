import { common, NONE, type Numbers, united } from '#src/domain/number-sets.ts';
import type { SoughtNutrient } from '#src/domain/nutrition/rich-in.ts';
import { escaped, patternFrom } from '#src/domain/pattern.ts';
import type { Category } from '#src/domain/recipes/kitchen.ts';
import {
  allOfThem,
  type Combination,
  type FoundTerm,
  having,
  loosened,
  recipesOf,
  widened,
} from '#src/domain/search/combination.ts';
import { filterCheck } from '#src/domain/search/filter-check.ts';
import type { SaidOfSearch } from '#src/domain/search/said-of-search.ts';
import { chipsOf } from '#src/domain/search/search-chips.ts';
import { firstSought, type SearchFilters } from '#src/domain/search/search-filters.ts';
import {
  type AskedFor,
  readSearch,
  type SearchWords,
  searchWords,
  type WordLabel,
} from '#src/domain/search/search-words.ts';
import { tiersOf } from '#src/domain/search/tiers.ts';
import { ownTurn } from '../base/limits/own-turn.ts';
import { log } from '../base/log.ts';
import { type Catalogue, catalogueNow } from '../recipes/catalogue.ts';
import { anyOf, matches, phrase, scoresOf, wholeTitle } from './full-text.ts';
import { withoutFoods } from './left-out-foods.ts';
import { inPlainEnglish, type PlainSearch } from './menu-names.ts';
import { onBudget } from './search-budget.ts';
import { type Terms, termsAsWritten, termsFor } from './terms.ts';

export interface Found extends SaidOfSearch {
  /** Numbers of all recipes that were found, best first. */
  numbers: readonly number[];
  /** With no words to rank by: the first nutrient of which it asks for much. */
  richIn: SoughtNutrient | null;
}

/** What is looked for beside the words. */
interface Scope {
  /** What must hold beside what the words say. */
  limits?: SearchFilters;
  /** Courses that were asked for beside the words: what is of them comes before what also fits. */
  courses?: readonly Category[] | undefined;
  /** Lets what may have a refused allergen by a product's label pass. */
  mayCheck?: boolean | undefined;
}

const DRINKS: WordLabel = { kind: 'category', slug: 'beverages' };
const QUICK: WordLabel = { kind: 'diet', slug: 'quick-easy' };
/** So many of the nearest are ranked by the full text, the others follow newest first: ranking is what costs. */
const RANKED = 500;

/**
 * Finds the published recipes that are what somebody typed, best first: reads it, plans, finds, ranks and says what was left
 * out. What comes first can be defended by four things, in this order. The course: what is of the category named before
 * what also fits it. Closeness ({@link tiersOf}), a title that is the search first of all. Fields, within each of these:
 * BM25 with a hit in the title weighing 10, in ingredients 4, tags 3, other names 2.5, category 2, description 1.5. Age:
 * the newer of two that are alike. Where no recipe has all words, those that come nearest, and `left` names what they
 * lack. Throws for what was typed only what {@link onBudget} does.
 */
export const searchFor = (typed: string, scope: Scope = {}): Promise<Found> =>
  onBudget(async () => {
    const { words, terms } = await planned(await inPlainEnglish(typed));
    log.debug({ plan: words }, 'a search was read');
    const { notUnderstood, ignored, mended } = words;
    const kept = chipsOf(words.limits).map(({ label }) => label);
    if (words.typed.length === 0 && !words.isLimited && words.asked.length === 0)
      return { ...nothing(), kept, notUnderstood, ignored, mended };
    await ownTurn();
    const found = await findPlanned(words, terms, scope);
    // What was guessed at and then left out is only left out.
    const held = mended.filter(({ typed }) => !found.left.includes(typed));
    return { ...found, kept, notUnderstood, ignored, mended: held };
  });

type Numbered = Pick<Found, 'numbers' | 'left' | 'richIn'>;
const nothing = (left: readonly string[] = []): Numbered => ({ numbers: [], left: [...left], richIn: null });

async function findPlanned(
  words: SearchWords,
  { terms, left }: Terms,
  { limits, mayCheck, courses }: Scope,
): Promise<Numbered> {
  const catalogue = await catalogueNow();
  const limiting = [...(words.isLimited ? [words.limits] : []), ...(limits ? [limits] : [])];
  let allowed: Numbers | undefined;
  // Limits are asked of what the words find alone: they take longer.
  if (limiting.length > 0 && terms.length > 0) allowed = united(terms.flatMap((term) => [having(term), term.near]));
  for (const each of limiting) allowed = await keeping(each, catalogue, { among: allowed, mayCheck, isAskedFor: true });
  if (words.asked.length === 0)
    return { ...nothing(left), numbers: inOrderOfAge(catalogue, allowed), richIn: firstSought(words.limits) };
  if (terms.length === 0) return nothing(left);

  let combination = allOfThem(terms, left);
  const here = (): Numbers => (allowed ? common(recipesOf(combination), allowed) : recipesOf(combination));
  if (here().size === 0) {
    // A filter that leaves nothing is no reason to look for something else; but what the search itself leaves out may
    // leave what comes near: tacos without avocado.
    const isThere = limiting.length > 0 && recipesOf(combination).size > 0;
    if (!isThere) combination = loosened(combination);
    else if (words.isLimited) combination = widened(combination);
    if (here().size === 0) return nothing(left);
  }
  const { found, missed, favourites } = await hopedFor(words, here(), catalogue);
  combination = { ...combination, left: [...combination.left, ...missed] };
  const liked = [...words.preferred, ...combination.left.flatMap(searchWords)].map((word) => phrase(word));
  const tiers = await orderedTiers(tiersOf(combination), words, {
    ...{ catalogue, found, favourites, courses },
    terms: combination.terms,
  });
  const expressions = [...combination.terms.flatMap((term) => term.expressions), ...liked];
  return { ...nothing(combination.left), numbers: await ranked(found, tiers, expressions, catalogue) };
}

interface Hoped {
  found: Numbers;
  /** Those of them that are as somebody likes it. */
  favourites: Numbers;
  missed: string[];
}

/** Those of some recipes that are as they should be; what none of them is is missed, as it was typed. */
async function hopedFor({ hopes }: SearchWords, some: Numbers, catalogue: Catalogue): Promise<Hoped> {
  let found = some;
  let favourites = NONE;
  const missed: string[] = [];
  const said = await matches(hopes.map(({ words }) => phrase(words)));
  for (const [i, { words, is }] of hopes.entries()) {
    const isSo = (number: number): boolean =>
      is === 'quick'
        ? catalogue.bearing(QUICK).has(number)
        : catalogue.byNumber.get(number)?.difficulty === is || !!said[i]?.has(number);
    const so = new Set([...found].filter(isSo));
    if (so.size === 0) missed.push(words);
    else if (is === 'liked') favourites = united([favourites, so]);
    else found = so;
  }
  return { found, favourites, missed };
}

/** Those of a catalogue that keep limits, or of those among which one looks. */
export async function keeping(
  limits: SearchFilters,
  catalogue: Catalogue,
  {
    among,
    mayCheck,
    isAskedFor = false,
  }: { among?: Numbers | undefined; mayCheck?: boolean | undefined; isAskedFor?: boolean } = {},
): Promise<Numbers> {
  const check = filterCheck(limits, { mayCheck });
  const kept = new Set<number>();
  for (const number of among ?? catalogue.byNumber.keys()) {
    const entry = catalogue.byNumber.get(number);
    if (entry && check.keepsLimits(entry) && (!isAskedFor || check.isAskedFor(entry))) kept.add(number);
  }
  return withoutFoods(limits.excluded, kept);
}

/** Numbers in the order of the catalogue: the newest first. */
export const inOrderOfAge = ({ entries }: Catalogue, some?: Numbers): number[] =>
  entries.filter(({ number }) => some?.has(number) ?? true).map(({ number }) => number);

/** What is of courses first of all, what also fits them after it. */
export const ownFirst = (numbers: readonly number[], courses: readonly string[], { byNumber }: Catalogue): number[] => {
  const isOwn = (number: number) => courses.includes(byNumber.get(number)?.category ?? '');
  return courses.length === 0
    ? [...numbers]
    : [...numbers.filter(isOwn), ...numbers.filter((number) => !isOwn(number))];
};

interface Ordering extends Pick<Scope, 'courses'>, Pick<Combination, 'terms'> {
  catalogue: Catalogue;
  found: Numbers;
  favourites: Numbers;
}

/**
 * What is of a course before what also fits it; where a dish is named as well, within what is as near to that: a lunch that
 * is a soup is nearer to soup for dinner than a dinner that has some. Where only a kitchen or an occasion is named
 * ("mexican"), what one eats before what one drinks. What bears a label that is liked before the rest of its tier; and a
 * title that is the search before all.
 */
async function orderedTiers(
  tiers: readonly Numbers[],
  { typed, asked, preferredLabels }: SearchWords,
  { catalogue, terms, found, favourites, courses: chosen = [] }: Ordering,
): Promise<Numbers[]> {
  const labels = asked.flatMap((each) => each.labels);
  const liked = united([favourites, ...preferredLabels.map(catalogue.bearing)]);
  const drinks = catalogue.bearing(DRINKS);
  const areDrinksLast = terms.every(({ isClass, isFamily }) => isClass && !isFamily);
  const near = tiers
    .flatMap((tier) => (liked.size > 0 ? [common(tier, liked), tier] : [tier]))
    .flatMap((tier) => (areDrinksLast ? [new Set([...tier].filter((number) => !drinks.has(number))), tier] : [tier]));
  const named = labels.filter(({ kind }) => kind === 'category').map(({ slug }) => slug);
  const courses: readonly string[] = [...chosen, ...named];
  const own = new Set([...found].filter((number) => courses.includes(catalogue.byNumber.get(number)?.category ?? '')));
  const areDishes = labels.some(({ kind }) => kind === 'family');
  const ofCourse = (tier: Numbers) => common(tier, own);
  const ordered =
    courses.length === 0
      ? near
      : areDishes
        ? near.flatMap((tier) => [ofCourse(tier), tier])
        : [...near.map(ofCourse), ...near];
  const [title = NONE] = await matches([wholeTitle(typed)]);
  return [title, ...ordered];
}

/** Numbers tier by tier, best first within each. */
async function ranked(
  found: Numbers,
  tiers: readonly Numbers[],
  expressions: readonly string[],
  { entries }: Catalogue,
): Promise<number[]> {
  // The newest first, in each tier.
  const inTiers: number[][] = Array.from({ length: tiers.length + 1 }, () => []);
  for (const { number } of entries) {
    if (!found.has(number)) continue;
    const place = tiers.findIndex((tier) => tier.has(number));
    inTiers[place < 0 ? tiers.length : place]?.push(number);
  }
  await ownTurn();
  const nearest = inTiers.flat().slice(0, RANKED);
  const scores = expressions.length > 0 ? await scoresOf(anyOf(expressions), nearest) : new Map<number, number>();
  const scoreOf = (number: number) => scores.get(number) ?? 0;
  let left = RANKED;
  return inTiers.flatMap((tier) => {
    const looked = tier.slice(0, left);
    left -= looked.length;
    return [...looked.toSorted((a, b) => scoreOf(a) - scoreOf(b)), ...tier.slice(looked.length)];
  });
}

/** All of some recipes that have any of the words, best first. */
export const findAnyOf = (typed: string, among: Numbers): Promise<readonly number[]> =>
  onBudget(async () => {
    const catalogue = await catalogueNow();
    const { terms } = await termsFor(readSearch(typed).asked);
    const found = common(among, united(terms.flatMap((term) => [having(term), term.near])));
    const expressions = terms.flatMap((term) => term.expressions);
    return ranked(found, [], expressions, catalogue);
  });

/** Words of a search of which no recipe has any. */
export const wordsNobodyHas = (typed: string): Promise<readonly string[]> =>
  onBudget(async () => (await termsFor(readSearch(typed).asked)).left);

interface Planned {
  words: SearchWords;
  terms: Terms;
}

/** A search as it was read. Once its words are mended they may name one dish ("overnite oats"), as menus do ("tumeric latte"). */
async function planned({ search, left }: PlainSearch): Promise<Planned> {
  const words = readSearch(search);
  const terms = await termsFor(words.asked);
  const slips = Map.groupBy(
    terms.terms.filter(({ meant }) => meant),
    ({ typed }) => typed,
  );
  const mended = [...words.mended, ...[...slips].map(([typed, each]) => ({ typed, meant: meaningOf(each) }))];
  const found = { words: { ...words, mended }, terms: { ...terms, left: [...left, ...terms.left] } };
  if (slips.size === 0 || words.asked.length < 2) return found;
  const text = [...slips].reduce(
    (all, [typed, each]) => all.replace(patternFrom(escaped(typed), 'i'), () => meaningOf(each)),
    search,
  );
  const plain = await inPlainEnglish(text);
  const again = readSearch(plain.search);
  // Fewer things in as many words are one that was parted; fewer words are some that now say nothing ("fine").
  const isWhole = countWords(again.asked) >= countWords(words.asked) && again.asked.length < words.asked.length;
  if (!isWhole && plain.search === text) return found;
  const right = await termsAsWritten(again.asked);
  return {
    words: { ...found.words, asked: again.asked },
    terms: { ...right, left: [...left, ...plain.left, ...right.left] },
  };
}

const meaningOf = (terms: readonly FoundTerm[]): string => terms.map(({ meant }) => meant).join(' ');
const countWords = (asked: readonly AskedFor[]): number => asked.reduce((sum, { words }) => sum + words.length, 0);
