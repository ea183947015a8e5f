import { common, NONE, type Numbers, united } from '#src/domain/number-sets.ts';
import type { SoughtNutrient } from '#src/domain/nutrition/rich-in.ts';
import { escaped, patternFrom } from '#src/domain/pattern.ts';
import type { Category } from '#src/domain/recipes/kitchen.ts';
import { allOfThem, having, loosened, recipesOf, widened } from '#src/domain/search/combination.ts';
import { filterCheck } from '#src/domain/search/filter-check.ts';
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
import { inPlainEnglish } from './menu-names.ts';
import { onBudget } from './search-budget.ts';
import { type Terms, termsAsWritten, termsFor } from './terms.ts';

export interface Found {
  /** Numbers of all recipes that were found, best first. */
  numbers: readonly number[];
  /** Words that these do not all have, as they were typed: no recipe has all. */
  left: readonly string[];
  /** What is refused in words that nobody knows: what is found was not held to it. */
  notUnderstood: readonly string[];
  /** With no words to rank by: the first nutrient of which it asks for much. */
  richIn: SoughtNutrient | null;
}

/** What is looked for beside the words. */
interface Scope {
  /** The recipes among which it is; all where it is not said. */
  among?: Numbers | undefined;
  /** Courses that were asked for beside the words: what is of them comes before what also fits. */
  courses?: readonly Category[];
  /** Lets what may have a refused allergen by a product's label pass. */
  mayCheck?: boolean | undefined;
}

const QUICK: WordLabel = { kind: 'diet', slug: 'quick-easy' };
/** So many of the nearest are ranked by the full text, the others follow newest first: ranking is what costs. */
const RANKED = 1000;

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
    const { search, left } = await inPlainEnglish(typed);
    const words = readSearch(search);
    log.debug({ plan: words }, 'a search was read');
    if (words.typed.length === 0) return nothing();
    const terms = await termsTogether(search, words);
    await ownTurn();
    const found = await findPlanned(words, { ...terms, left: [...left, ...terms.left] }, scope);
    return { ...found, notUnderstood: words.notUnderstood };
  });

const nothing = (left: readonly string[] = []): Found => ({ numbers: [], left, notUnderstood: [], richIn: null });

async function findPlanned(words: SearchWords, { terms, left }: Terms, scope: Scope): Promise<Found> {
  const catalogue = await catalogueNow();
  const reached = words.asked.length > 0 ? united(terms.flatMap((term) => [having(term), term.near])) : null;
  const among = reached && scope.among ? common(reached, scope.among) : (reached ?? scope.among);
  const { mayCheck } = scope;
  const allowed = await keeping(words.limits, catalogue, { among, mayCheck, isAskedFor: true });
  if (words.asked.length === 0)
    return { ...nothing(left), numbers: inOrderOfAge(catalogue, allowed), richIn: firstSought(words.limits) };
  if (terms.length === 0) return nothing(left);

  let combination = allOfThem(terms, left);
  const here = (): Numbers => common(recipesOf(combination), allowed);
  // A filter that leaves nothing is no reason to look for something else.
  const isFiltered = words.isLimited || scope.among !== undefined;
  if (here().size === 0) {
    // What the search itself leaves out may leave what comes near: tacos without avocado.
    const isThere = isFiltered && recipesOf(combination).size > 0;
    if (!isThere) combination = loosened(combination);
    else if (words.isLimited) combination = widened(combination);
    if (here().size === 0) return nothing();
  }
  let found = here();
  if (words.quick) {
    const quick = common(found, catalogue.bearing(QUICK));
    if (quick.size > 0) found = quick;
    else combination = { ...combination, left: [...combination.left, words.quick] };
  }
  const liked = [...words.preferred, ...combination.left.flatMap(searchWords)].map((word) => phrase(word));
  const tiers = await orderedTiers(tiersOf(combination), words, { catalogue, found, scope });
  const expressions = [...combination.terms.flatMap((term) => term.expressions), ...liked];
  return { ...nothing(combination.left), numbers: await ranked(found, tiers, expressions, catalogue) };
}

/** Those of a catalogue that keep limits, or of those among which one looks. */
export async function keeping(
  limits: SearchFilters,
  catalogue: Catalogue,
  { among, mayCheck, isAskedFor = false }: Pick<Scope, 'among' | 'mayCheck'> & { isAskedFor?: boolean } = {},
): Promise<Numbers> {
  const check = filterCheck(limits, { mayCheck });
  const kept = new Set<number>();
  for (const entry of catalogue.entries)
    if ((among?.has(entry.number) ?? true) && check.keepsLimits(entry) && (!isAskedFor || check.isAskedFor(entry)))
      kept.add(entry.number);
  return withoutFoods(limits.excluded, kept);
}

/** Numbers in the order of the catalogue: the newest first. */
export const inOrderOfAge = ({ entries }: Catalogue, some: Numbers): number[] =>
  entries.flatMap(({ number }) => (some.has(number) ? [number] : []));

/** What is of courses first of all, what also fits them after it. */
export const ownFirst = (numbers: readonly number[], courses: readonly string[], { byNumber }: Catalogue): number[] => {
  const isOwn = (number: number) => courses.includes(byNumber.get(number)?.category ?? '');
  return courses.length === 0
    ? [...numbers]
    : [...numbers.filter(isOwn), ...numbers.filter((number) => !isOwn(number))];
};

interface Ordering {
  catalogue: Catalogue;
  found: Numbers;
  scope: Scope;
}

/**
 * What is of a course before what also fits it; where a dish is named as well, within what is as near to that: a lunch that
 * is a soup is nearer to soup for dinner than a dinner that has some. What bears a label that is liked before the rest of
 * its tier; and a title that is the search before all.
 */
async function orderedTiers(
  tiers: readonly Numbers[],
  { typed, asked, preferredLabels }: SearchWords,
  { catalogue, found, scope }: Ordering,
): Promise<Numbers[]> {
  const labels = asked.flatMap((each) => each.labels);
  const liked = united(preferredLabels.map(catalogue.bearing));
  const near = tiers.flatMap((tier) => (liked.size > 0 ? [common(tier, liked), tier] : [tier]));
  const named = labels.filter(({ kind }) => kind === 'category').map(({ slug }) => slug);
  const courses: readonly string[] = [...(scope.courses ?? []), ...named];
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
  const places = new Map<number, number>();
  for (const [place, tier] of tiers.entries())
    for (const number of tier) if (found.has(number) && !places.has(number)) places.set(number, place);
  const placeOf = (number: number) => places.get(number) ?? tiers.length;
  // A stable sort: within a tier the newest stay first.
  const numbers = entries.flatMap(({ number }) => (found.has(number) ? [number] : []));
  numbers.sort((a, b) => placeOf(a) - placeOf(b));
  const nearest = numbers.slice(0, RANKED);
  await ownTurn();
  const scores = expressions.length > 0 ? await scoresOf(anyOf(expressions), nearest) : new Map<number, number>();
  nearest.sort((a, b) => placeOf(a) - placeOf(b) || (scores.get(a) ?? 0) - (scores.get(b) ?? 0));
  return [...nearest, ...numbers.slice(RANKED)];
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

/** Terms for a search; words that name one dish once they are mended ("overnite oats") are one. */
async function termsTogether(search: string, { asked }: SearchWords): Promise<Terms> {
  const found = await termsFor(asked);
  const mended = Map.groupBy(
    found.terms.filter(({ meant }) => meant),
    ({ typed }) => typed,
  );
  if (mended.size === 0 || asked.length < 2) return found;
  const text = [...mended].reduce((all, [typed, terms]) => {
    return all.replace(patternFrom(escaped(typed), 'i'), () => terms.map(({ meant }) => meant).join(' '));
  }, search);
  const again = readSearch(text).asked;
  // Fewer things in as many words are one that was parted; fewer words are some that now say nothing ("fine").
  const isWhole = countWords(again) >= countWords(asked);
  return isWhole && again.length < asked.length ? termsAsWritten(again) : found;
}

const countWords = (asked: readonly AskedFor[]): number => asked.reduce((sum, { words }) => sum + words.length, 0);
