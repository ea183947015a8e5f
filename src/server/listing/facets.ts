import { desc, eq, min, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { recipeMeasures, recipes, recipeViews } from '#src/db/schema.ts';
import { ALLERGENS, type Allergen } from '#src/domain/foods/allergen-names.ts';
import { isIn, type NumberSet, numberSet, united } from '#src/domain/number-set.ts';
import { amountFor, SOUGHT_NUTRIENTS, type SoughtNutrient } from '#src/domain/nutrition/rich-in.ts';
import { CATEGORIES, type Category, DIETS, type Diet } from '#src/domain/recipes/kitchen.ts';
import { shrunkRating } from '#src/domain/recipes/trending.ts';
import { OFFERED_MINUTES, type Sort, TIME_LIMIT_NAMES, type TimeLimit } from '#src/domain/search/listing-order.ts';
import { read } from '../base/database.ts';
import { listVersion } from '../base/list-version.ts';
import { perVersion } from '../base/per-version.ts';
import { VISITOR } from '../base/viewer.ts';
import { popularTags, visibleTo } from '../recipes/recipes.ts';
import { label, matchSets } from '../search/full-text.ts';

/** Tags the filter panel offers. */
const OFFERED_TAGS = 10;
/** Sets of other tags, which only an address names. */
const OTHER_TAGS = 50;

/**
 * What the listing filters, counts and sorts by, as of one version of the lists. A recipe is its number, counted from the
 * least one: made-up catalogues have numbers below 0.
 */
export interface Facets {
  least: number;
  all: NumberSet;
  categories: ReadonlyMap<Category, NumberSet>;
  diets: ReadonlyMap<Diet, NumberSet>;
  /**
   * The recipes that are not known to be without an allergen: that contain it, or of which nobody knows all that is in
   * them; and with those of which a label must be checked for it.
   */
  holding: ReadonlyMap<Allergen, NumberSet>;
  holdingOrCheck: ReadonlyMap<Allergen, NumberSet>;
  /** Those of which a serving has much of a nutrient; and all of which it is known how much, the most first. */
  rich: ReadonlyMap<SoughtNutrient, { set: NumberSet; order: readonly number[] }>;
  /** The tags most used. */
  tags: ReadonlyMap<string, NumberSet>;
  tagged(slug: string): Promise<NumberSet>;
  /** Those that take at most so many minutes. */
  within(limit: TimeLimit, minutes: number): NumberSet;
  /** All of them in an order that knows of no search. */
  inOrder(sort: Exclude<Sort, 'best'>): readonly number[];
}

/** The facets of the catalogue as it is; made anew after any change of what lists show. */
export const currentFacets: () => Promise<Facets> = perVersion(listVersion, makeFacets);

async function makeFacets(): Promise<Facets> {
  const [offered, least] = await Promise.all([popularTags(OFFERED_TAGS), leastNumber()]);
  const labelled = async <T extends string>(slugs: readonly T[], expression: (slug: T) => string) => {
    const sets = await matchSets(slugs.map(expression), least);
    return new Map(slugs.map((slug, i) => [slug, sets[i] ?? numberSet([])]));
  };
  const [whole, categories, diets, contains, check, tags, measures, ratedOnes, cookedOnes] = await Promise.all([
    matchSets([label({ kind: 'category', slug: 'all' }), label({ kind: 'unknown', slug: 'some' })], least),
    labelled(CATEGORIES, (slug) => label({ kind: 'category', slug })),
    labelled(DIETS, (slug) => label({ kind: 'diet', slug })),
    labelled(ALLERGENS, (slug) => label({ kind: 'contains', slug })),
    labelled(ALLERGENS, (slug) => label({ kind: 'check', slug })),
    labelled(offered, (slug) => label({ kind: 'tag', slug })),
    measured(least),
    rated(least),
    mostCooked(least),
  ]);
  const [all = numberSet([]), unknown = numberSet([])] = whole;
  const otherTags = new LRUCache<string, NumberSet>({ max: OTHER_TAGS });
  const take = (limit: TimeLimit, minutes: number): NumberSet =>
    numberSet(measures.filter((recipe) => (recipe[limit] ?? Infinity) <= minutes).map(({ number }) => number));
  const offeredTimes = new Map(
    TIME_LIMIT_NAMES.flatMap((limit) => OFFERED_MINUTES.map((most) => [`${limit} ${most}`, take(limit, most)])),
  );
  const orders = ordersOf(measures, { rated: ratedOnes, cooked: cookedOnes });
  return {
    least,
    all,
    categories,
    diets,
    holding: new Map(ALLERGENS.map((name) => [name, united([unknown, contains.get(name) ?? unknown])])),
    holdingOrCheck: new Map(
      ALLERGENS.map((name) => [name, united([unknown, contains.get(name) ?? unknown, check.get(name) ?? unknown])]),
    ),
    rich: new Map(SOUGHT_NUTRIENTS.map((name) => [name, richIn(name, measures)])),
    tags,
    async tagged(slug) {
      const known = tags.get(slug) ?? otherTags.get(slug);
      if (known) return known;
      const [set = numberSet([])] = await matchSets([label({ kind: 'tag', slug })], least);
      otherTags.set(slug, set);
      return set;
    },
    within: (limit, minutes) => offeredTimes.get(`${limit} ${minutes}`) ?? take(limit, minutes),
    inOrder: (sort) => orders[sort],
  };
}

async function leastNumber(): Promise<number> {
  const [row] = await read()
    .select({ least: min(recipeMeasures.number) })
    .from(recipeMeasures);
  return row?.least ?? 0;
}

/** `null` where nobody knows the times, or the amount in a serving. */
type Measured = { number: number } & Record<TimeLimit | SoughtNutrient, number | null>;

/** Newest first. */
async function measured(least: number): Promise<Measured[]> {
  const { number, minutes, workMinutes, iron, calcium, zinc, vitaminB12, fibre } = recipeMeasures;
  const [row] = await read().values<[string]>(
    sql`select json_group_array(json_array(${number} - ${least}, ${minutes}, ${workMinutes}, ${iron}, ${calcium}, ${zinc}, ${vitaminB12}, ${fibre})) from ${recipeMeasures}`,
  );
  const rows = JSON.parse(row?.[0] ?? '[]') as [number, ...figures: (number | null)[]][];
  return rows
    .map(
      ([
        number,
        maxTotal = null,
        maxWork = null,
        iron = null,
        calcium = null,
        zinc = null,
        vitaminB12 = null,
        fibre = null,
      ]) => ({
        ...{ number, maxTotal, maxWork, iron, calcium, zinc, vitaminB12, fibre },
      }),
    )
    .toSorted(newestFirst);
}

function richIn(name: SoughtNutrient, measures: readonly Measured[]) {
  const known = measures
    .flatMap(({ number, [name]: amount }) => (amount === null ? [] : [{ number, amount }]))
    .toSorted((a, b) => b.amount - a.amount || newestFirst(a, b));
  const least = amountFor(name, 'much');
  return {
    set: numberSet(known.filter(({ amount }) => amount >= least).map(({ number }) => number)),
    order: known.map(({ number }) => number),
  };
}

/** Those that anybody rated, best first. */
async function rated(least: number): Promise<number[]> {
  const rows = await read()
    .select({ number: recipes.number, sum: recipes.ratingSum, total: recipes.totalRatings })
    .from(recipes)
    .where(sql`${recipes.totalRatings} > 0 and ${visibleTo(VISITOR)}`);
  const scored = rows.map(({ number, sum, total }) => ({ number: number - least, score: shrunkRating(sum, total) }));
  return scored.toSorted((a, b) => b.score - a.score || newestFirst(a, b)).map(({ number }) => number);
}

/** Those that anybody cooked here, what most cooked first. */
async function mostCooked(least: number): Promise<number[]> {
  const times = sql<number>`sum(${recipeViews.cooked})`;
  const rows = await read()
    .select({ number: recipes.number, times })
    .from(recipeViews)
    .innerJoin(recipes, eq(recipes.id, recipeViews.recipeId))
    .where(sql`${recipeViews.cooked} > 0 and ${visibleTo(VISITOR)}`)
    .groupBy(recipes.number)
    .orderBy(desc(times), desc(recipes.number));
  return rows.map(({ number }) => number - least);
}

const newestFirst = (a: { number: number }, b: { number: number }): number => b.number - a.number;

/** A time to sort by: what isn't known comes last. */
const ranked = (minutes: number | null): number => minutes ?? Number.MAX_SAFE_INTEGER;

type Chosen = Record<'rated' | 'cooked', readonly number[]>;

function ordersOf(measures: readonly Measured[], { rated, cooked }: Chosen): Record<Exclude<Sort, 'best'>, number[]> {
  const newest = measures.map(({ number }) => number);
  const thenNewest = (first: readonly number[]): number[] => {
    const known = numberSet(first);
    return [...first, ...newest.filter((number) => !isIn(known, number))];
  };
  return {
    newest,
    rated: thenNewest(rated),
    cooked: thenNewest(cooked),
    quickest: measures
      .toSorted((a, b) => ranked(a.maxTotal) - ranked(b.maxTotal) || ranked(a.maxWork) - ranked(b.maxWork))
      .map(({ number }) => number),
  };
}
