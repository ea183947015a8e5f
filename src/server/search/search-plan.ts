import { sql } from 'drizzle-orm';
import { escaped, patternFrom } from '#src/domain/pattern.ts';
import { CATEGORIES } from '#src/domain/recipes/kitchen.ts';
import { NO_FILTERS, type SearchFilters } from '#src/domain/search/search-filters.ts';
import { type AskedFor, readSearch, type SearchWords, searchWords } from '#src/domain/search/search-words.ts';
import { ownTurn } from '../base/limits/own-turn.ts';
import {
  allOf,
  anyMatch,
  anyOf,
  holding,
  ingredientNamed,
  label,
  ofCategory,
  phrase,
  type SearchLabel,
  type Within,
  type Without,
  wholeTitle,
} from './full-text.ts';
import { factsAsked, factsUnwanted, measuring, namesToExclude, notHolding } from './measures.ts';
import { inPlainEnglish } from './menu-names.ts';
import { onBudget } from './search-budget.ts';
import { type Term, type Terms, termsAsWritten, termsFor } from './search-terms.ts';
import { begun, type Combination, tiersOf, without } from './tiers.ts';

/** What every recipe found must keep to, beside its labels. */
export interface Limits {
  /** Names of foods that must not be among the ingredients. */
  excluded?: readonly string[];
  /** Expressions that must hold, and that must not. */
  borne?: readonly string[];
  unwanted?: readonly string[];
  without?: Without | undefined;
  within?: Within;
}

const QUICK: SearchLabel = { kind: 'diet', slug: 'quick-easy' };
const EVERYTHING: SearchLabel = { kind: 'category', slug: 'all' };
/** Of so many terms some may be left out where no recipe has all. */
const FORGIVING_MOST = 6;

/** What a search asks of the index. */
export interface SearchPlan {
  /** All that is found; `null` where nothing is. */
  all: string | null;
  /** Expressions whose matches follow each other: what matches several is where the first of them is. None: newest first. */
  tiers: readonly string[];
  within: Within;
  /** Words that what is found does not all have, as they were typed: no recipe has all. */
  left: string[];
  /** What is refused in words that nobody knows: what is found was not held to it. */
  notUnderstood: readonly string[];
  /** What the search itself limits, of which the index does not know all. */
  limits: SearchFilters;
}

const nothing = (left: string[] = []): SearchPlan => ({
  all: null,
  tiers: [],
  within: undefined,
  left,
  notUnderstood: [],
  limits: NO_FILTERS,
});

/** What finds the published recipes that bear all the labels. */
export const planLabelled = (labels: readonly SearchLabel[], limits: Limits): SearchPlan => ({
  ...nothing(),
  all: without(bearing(labels, limits), unwantedBy(limits)),
  within: limits.within,
});

/**
 * What finds the published recipes that match what somebody typed and bear all the labels, best first. What comes first can
 * be defended by four things, in this order. The course: what is of the category named before what also fits it. Closeness: a title that is the search; dishes of the families named, those
 * with it in the title first; titles that hold all of it, as it was typed and then by
 * other names; dishes and titles that are some of it; the rest. Fields, within each of these:
 * BM25 with a hit in the title weighing 10, in ingredients 4, tags 3, other names 2.5, category 2, description 1.5. Age:
 * the newer of two that are alike. Where no recipe has all words, those that come nearest, and `left` names what they
 * lack. Throws for what was typed only what {@link onBudget} does.
 */
export async function planSearch(
  text: string,
  labels: readonly SearchLabel[],
  others: Limits = {},
): Promise<SearchPlan> {
  return onBudget(async () => {
    const { search, left: unserved } = await inPlainEnglish(text);
    const words = readSearch(search);
    if (words.typed.length === 0) return nothing();
    const { notUnderstood, limits } = words;
    return { ...(await planWords(search, words, { unserved, labels, others })), notUnderstood, limits };
  });
}

interface Asked {
  /** Names of dishes that no recipe here has. */
  unserved: readonly string[];
  labels: readonly SearchLabel[];
  others: Limits;
}

async function planWords(search: string, words: SearchWords, { unserved, labels, others }: Asked): Promise<SearchPlan> {
  const found = await termsTogether(search, words);
  const { terms } = found;
  const left = [...unserved, ...found.left];
  await ownTurn();
  const limits = words.isLimited ? await limitsOf(words, others, terms) : others;
  if (words.asked.length === 0) return planLabelled(labels, limits);
  const { within } = limits;
  const unwanted = unwantedBy(limits);
  const borne = [...labels.map(label), ...(limits.borne ?? [])];
  let hoped: string[] = [];
  const filtered = (expression: string): string => without(allOf([expression, ...borne, ...hoped]), unwanted);
  if (terms.length === 0) return nothing(left);
  let combination: Combination = { terms, together: allOf, left };
  const areAny = async () => (await anyMatch([filtered(together(combination))], within)).includes(true);
  // A filter that leaves nothing is no reason to look for something else.
  const isFiltered = borne.length + unwanted.length > 0 || !!within;
  if (!(await areAny())) {
    // What the search itself leaves out may leave what comes near: tacos without avocado.
    const isThere = isFiltered && (await meet(combination));
    if (!isThere) combination = await loosen(combination);
    else if (words.isLimited) combination = widened(combination);
    if (!(await areAny())) return nothing();
  }
  if (words.quick) {
    hoped = [label(QUICK)];
    if (!(await areAny())) {
      hoped = [];
      combination = { ...combination, left: [...combination.left, words.quick] };
    }
  }
  const title = wholeTitle(words.typed);
  const liked = [...words.preferred, ...combination.left.flatMap(searchWords)].map((word) => phrase(word));
  const labelled = words.preferredLabels.map(label);
  // The index does not rank by labels.
  const tiers = tiersOf(combination, liked).flatMap((tier) =>
    labelled.length > 0 ? [allOf([tier, anyOf(labelled)]), tier] : [tier],
  );
  const slugs = coursesOf([...labels, ...words.asked.flatMap((each) => each.labels)]);
  const areDishes = words.asked.some((each) => each.labels.some(({ kind }) => kind === 'family'));
  const ordered = slugs.length === 0 ? tiers : inCourse(tiers, slugs, areDishes);
  // Few searches are a whole title, and learning so takes less than looking for it among the matches.
  if ((await anyMatch([title])).includes(true)) ordered.unshift(allOf([title, together(combination)]));
  return { ...nothing(combination.left), all: filtered(together(combination)), tiers: ordered.map(filtered), within };
}

/** Categories among labels. */
export const coursesOf = (labels: readonly { kind: string; slug: string }[]): string[] =>
  labels.filter(({ kind, slug }) => kind === 'category' && slug !== EVERYTHING.slug).map(({ slug }) => slug);

/**
 * What is of a course before what also fits it; where a dish is named as well, within what is as near to that: a lunch that
 * is a soup is nearer to soup for dinner than a dinner that has some.
 */
const inCourse = (tiers: readonly string[], courses: readonly string[], areDishes: boolean): string[] => {
  const own = (tier: string): string => ofCourses(tier, courses);
  return areDishes ? tiers.flatMap((tier) => [own(tier), tier]) : [...tiers.map(own), ...tiers];
};

/** What of an expression's matches is of a course: those of others are left out, since what a match must have ranks it. */
export const ofCourses = (expression: string, courses: readonly string[]): string =>
  without(expression, CATEGORIES.filter((slug) => !courses.includes(slug)).map(ofCategory));

const bearing = (labels: readonly SearchLabel[], { borne = [] }: Limits): string =>
  allOf([...(labels.length > 0 ? labels : [EVERYTHING]).map(label), ...borne]);
export const unwantedBy = ({ excluded = [], unwanted = [], without: left }: Limits): string[] => [
  ...excluded.map(ingredientNamed),
  ...unwanted,
  ...(left ? holding(left) : []),
];

/** What a search itself limits, beside what the listing's filters do. */
async function limitsOf({ limits }: SearchWords, of: Limits, terms: readonly Term[]): Promise<Limits> {
  const allergens = limits.without;
  const within = [
    of.within,
    measuring(limits),
    await notHolding(
      limits,
      terms.flatMap((term) => [begun(term), ...term.near]),
    ),
  ].filter((each) => each !== undefined);
  return {
    excluded: [...(of.excluded ?? []), ...namesToExclude(limits)],
    borne: [
      ...(of.borne ?? []),
      ...factsAsked(limits),
      ...limits.diets.map((slug) => label({ kind: 'diet', slug })),
      ...limits.tags.map((slug) => label({ kind: 'tag', slug })),
    ],
    unwanted: [
      ...(of.unwanted ?? []),
      ...factsUnwanted(limits),
      ...namesToExclude(limits).map((name) => phrase(name, { inTitle: true })),
      ...(allergens.length > 0 ? holding({ allergens, mayCheck: of.without?.mayCheck }) : []),
    ],
    without: of.without,
    within: within.length > 0 ? sql.join(within, sql` intersect `) : undefined,
  };
}

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

const together = ({ terms, together }: Combination): string => together(terms.map((term) => begun(term)));
const meet = async (combination: Combination): Promise<boolean> =>
  (await anyMatch([together(combination)])).includes(true);

/**
 * For terms that no recipe has all of: without the animal ones; then with dishes that come near those asked for; where no
 * recipe has these either, as few as can be are left out, dishes last: who wants a kale smoothie is nearer to one without
 * kale than to kale chips.
 */
async function loosen({ terms: asked, left }: Combination): Promise<Combination> {
  const plants = asked.filter(({ isAnimal }) => !isAnimal);
  const terms = (plants.length > 0 ? plants : asked).slice(0, FORGIVING_MOST);
  const dropped = asked.filter((term) => !terms.includes(term)).map(({ typed }) => typed);
  const exact: Combination = { terms, together: allOf, left: [...left, ...dropped] };
  if (await meet(exact)) return exact;
  const wide = terms.filter((term) => term.near.length > 0);
  for (const some of wide.flatMap((_, i) => subsets(wide, i + 1))) {
    const near = widened(exact, some);
    if (await meet(near)) return near;
  }
  return (await fewer(exact)) ?? exact;
}

/** With as few terms left out as can be; of as few those without dishes first, whichever of these is met. */
async function fewer(exact: Combination): Promise<Combination | null> {
  const { terms, left } = exact;
  const isDish = ({ labels, isClass }: Term): boolean => isClass || labels.some((each) => each.includes('family'));
  const groups = terms.slice(1).flatMap((_, i) => {
    const byDishes = Map.groupBy(subsets(terms, i + 1), (lacking) => lacking.filter(isDish).length);
    return [...byDishes].toSorted(([a], [b]) => a - b).map(([, group]) => group);
  });
  for (const group of groups) {
    const kept = group.map((lacking) => terms.filter((term) => !lacking.includes(term)));
    const met = await anyMatch(kept.map((some) => allOf(some.map((term) => begun(term)))));
    const here = kept.filter((_, i) => met[i]);
    if (here.length === 0) continue;
    const some = terms.filter((term) => here.some((each) => each.includes(term)));
    const lacked = terms.filter((term) => !here.every((each) => each.includes(term)));
    return {
      terms: some,
      together: (list) => anyOf(here.map((each) => allOf(list.filter((_, i) => each.includes(some[i] as Term))))),
      left: [...left, ...lacked.map(({ typed }) => typed)],
    };
  }
  return null;
}

/** All subsets of a size, those of the first first. */
const subsets = <T>(all: readonly T[], size: number): T[][] =>
  size === 0 ? [[]] : all.flatMap((first, i) => subsets(all.slice(i + 1), size - 1).map((rest) => [first, ...rest]));

/** With what comes near each, or those of the terms that are given. */
function widened(combination: Combination, only: readonly Term[] = combination.terms): Combination {
  const { terms, left } = combination;
  const near = only.filter((term) => term.near.length > 0);
  if (near.length === 0) return combination;
  return {
    ...combination,
    terms: terms.map((term) => (near.includes(term) ? { ...term, labels: [...term.labels, ...term.near] } : term)),
    left: [...left, ...near.map(({ typed }) => typed)],
  };
}
