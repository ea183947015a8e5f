import { and, desc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { recipes, recipeViews } from '#src/db/schema.ts';
import { seasonAt } from '#src/domain/recipes/facts/seasons.ts';
import { read } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { visibleTo } from './recipes.ts';
import { DAY_MS, rankedByAppeal } from './trending.ts';

// What a letter may choose from: readers who eat less find something further down.
const MOST = 24;

/** Ids of recipes that became public after a moment, the newest first. */
export async function newSince(since: number, now: number): Promise<string[]> {
  const rows = await read()
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(visibleTo(VISITOR), gt(recipes.publishedAt, since), lte(recipes.publishedAt, now)))
    .orderBy(desc(recipes.publishedAt), desc(recipes.id))
    .limit(MOST);
  return rows.map(({ id }) => id);
}

/** Ids of recipes of the season of a moment, those that appeal most first. */
export async function inSeason(now: number): Promise<string[]> {
  const season = seasonAt(now);
  return (await rankedByAppeal(now)).filter(({ seasons }) => seasons.includes(season)).map(({ id }) => id);
}

/** Ids of recipes that were cooked here since the day of a moment, what most cooked first. */
export async function cookedSince(since: number): Promise<string[]> {
  const times = sql<number>`sum(${recipeViews.cooked})`;
  const rows = await read()
    .select({ id: recipes.id, times })
    .from(recipeViews)
    .innerJoin(recipes, eq(recipes.id, recipeViews.recipeId))
    .where(
      and(
        gte(recipeViews.day, Math.floor(since / DAY_MS)),
        gt(recipeViews.cooked, 0),
        visibleTo(VISITOR, { byKey: true }),
      ),
    )
    .groupBy(recipes.id)
    .orderBy(desc(times), recipes.id)
    .limit(MOST);
  return rows.map(({ id }) => id);
}
