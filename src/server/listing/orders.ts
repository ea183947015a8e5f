import { desc, sql } from 'drizzle-orm';
import { recipes, recipeViews } from '#src/db/schema.ts';
import { SOUGHT_NUTRIENTS, type SoughtNutrient } from '#src/domain/nutrition/rich-in.ts';
import { shrunkRating } from '#src/domain/recipes/trending.ts';
import { type CatalogueEntry, soughtIn } from '#src/domain/search/catalogue-entry.ts';
import type { Sort } from '#src/domain/search/listing-order.ts';
import { read } from '../base/database.ts';
import { listVersion } from '../base/list-version.ts';
import { perVersion } from '../base/per-version.ts';
import { VISITOR } from '../base/viewer.ts';
import { type Catalogue, catalogueNow } from '../recipes/catalogue.ts';
import { visibleTo } from '../recipes/recipes.ts';

/** All recipes in an order that knows of no search: by what was chosen, or by how much of a nutrient a serving has. */
export type Orders = ReadonlyMap<Exclude<Sort, 'best'> | SoughtNutrient, readonly CatalogueEntry[]>;

/** The orders of the catalogue as it is; ratings and cooking change them too. */
export const currentOrders: () => Promise<Orders> = perVersion(listVersion, async () => {
  const [catalogue, rated, cooked] = await Promise.all([catalogueNow(), ratings(), timesCooked()]);
  return ordersOf(catalogue, rated, cooked);
});

type Scores = ReadonlyMap<number, number>;

async function ratings(): Promise<Scores> {
  const rows = await read()
    .select({ number: recipes.number, sum: recipes.ratingSum, total: recipes.totalRatings })
    .from(recipes)
    .where(sql`${recipes.totalRatings} > 0 and ${visibleTo(VISITOR)}`);
  return new Map(rows.map(({ number, sum, total }) => [number, shrunkRating(sum, total)]));
}

async function timesCooked(): Promise<Scores> {
  const times = sql<number>`sum(${recipeViews.cooked})`;
  const rows = await read()
    .select({ number: recipes.number, times })
    .from(recipeViews)
    .innerJoin(recipes, sql`${recipes.id} = ${recipeViews.recipeId}`)
    .where(sql`${recipeViews.cooked} > 0`)
    .groupBy(recipes.number)
    .orderBy(desc(times));
  return new Map(rows.map(({ number, times }) => [number, times]));
}

/** What isn't known comes last; of what is alike the newest first. */
function ordersOf({ entries }: Catalogue, rated: Scores, cooked: Scores): Orders {
  const most = (of: (entry: CatalogueEntry) => number | null | undefined) =>
    entries.toSorted((a, b) => (of(b) ?? -Infinity) - (of(a) ?? -Infinity) || 0);
  const least = (minutes: number | null) => minutes ?? Number.MAX_SAFE_INTEGER;
  return new Map<Exclude<Sort, 'best'> | SoughtNutrient, readonly CatalogueEntry[]>([
    ['newest', entries],
    ['rated', most(({ number }) => rated.get(number))],
    ['cooked', most(({ number }) => cooked.get(number))],
    [
      'quickest',
      entries.toSorted((a, b) => least(a.minutes) - least(b.minutes) || least(a.workMinutes) - least(b.workMinutes)),
    ],
    ...SOUGHT_NUTRIENTS.map((name) => [name, most((entry) => soughtIn(entry, name))] as const),
  ]);
}
