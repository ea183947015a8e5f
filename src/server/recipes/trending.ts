import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import { favourites, ratings, recipes, recipeViews } from '#src/db/schema.ts';
import { byAppeal } from '#src/domain/recipes/appeal.ts';
import type { Season } from '#src/domain/recipes/facts/seasons.ts';
import { CATEGORIES } from '#src/domain/recipes/kitchen.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import {
  decay,
  TRENDING_DAYS,
  TRENDING_LENGTH,
  TRENDING_WEIGHTS,
  trendingScore,
} from '#src/domain/recipes/trending.ts';
import { happenedAfter } from '../base/clock.ts';
import { read } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { CARD_COLUMNS, recipeCards, toCard, visibleTo } from './recipes.ts';

export const DAY_MS = 86_400_000;

/**
 * Recipes by views, favourites and ratings of the last 30 days, each event halved in weight every 7 days; then those
 * that appeal most at this time of the year, so a young site's page is neither empty nor an accident.
 */
export async function trendingRecipes(now = Date.now(), limit = TRENDING_LENGTH): Promise<RecipeSummary[]> {
  const activity = await recentActivity(now);
  const ids = [...activity.keys()];
  const rows = await read()
    .select({ id: recipes.id, sum: recipes.ratingSum, total: recipes.totalRatings, createdAt: recipes.createdAt })
    .from(recipes)
    .where(inArray(recipes.id, ids.length > 0 ? ids : ['']));
  const ranked = rows
    .map((row) => ({ ...row, score: trendingScore(activity.get(row.id) ?? 0, row.sum, row.total) }))
    .toSorted((a, b) => b.score - a.score || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
  const cards = (await recipeCards(ranked.slice(0, limit * 2).map(({ id }) => id))).slice(0, limit);
  if (cards.length >= limit) return cards;
  const shown = new Set(cards.map(({ id }) => id));
  const others = (await appealingRecipes(now)).filter(({ id }) => !shown.has(id));
  return [...cards, ...others].slice(0, limit);
}

/** So many recipes of each category are compared, the newest: it costs the same in a catalogue of any size. */
const COMPARED = 60;

/** Recipes that appeal most at a time of the year, whatever was done with them. */
export const appealingRecipes = async (now = Date.now()): Promise<RecipeSummary[]> =>
  (await rankedByAppeal(now)).map(({ seasons, ...card }) => card);

/** The same, each with its seasons. */
export async function rankedByAppeal(now: number): Promise<(RecipeSummary & { seasons: Season[] })[]> {
  const rows = await Promise.all(
    CATEGORIES.map((category) =>
      read()
        .select({ ...CARD_COLUMNS, facts: recipes.facts })
        .from(recipes)
        .where(and(visibleTo(VISITOR), eq(recipes.category, category)))
        .orderBy(desc(recipes.createdAt), desc(recipes.id))
        .limit(COMPARED),
    ),
  );
  const seasoned = rows.flat().map(({ facts, ...row }) => ({ ...toCard(row), seasons: facts.seasons }));
  return byAppeal(seasoned, now);
}

/** Decayed activity by recipe. */
async function recentActivity(now: number): Promise<Map<string, number>> {
  const since = now - TRENDING_DAYS * DAY_MS;
  const activity = new Map<string, number>();
  const add = (id: string, weight: number, at: number) =>
    activity.set(id, (activity.get(id) ?? 0) + weight * decay(Math.max(0, (now - at) / DAY_MS)));
  const views = await read()
    .select()
    .from(recipeViews)
    .where(and(gte(recipeViews.day, Math.floor(since / DAY_MS)), lte(recipeViews.day, Math.floor(now / DAY_MS))));
  for (const view of views) add(view.recipeId, TRENDING_WEIGHTS.view * view.views, (view.day + 0.5) * DAY_MS);
  const saved = await read()
    .select()
    .from(favourites)
    .where(happenedAfter(favourites.createdAt, since, now));
  for (const favourite of saved) add(favourite.recipeId, TRENDING_WEIGHTS.favourite, favourite.createdAt);
  const rated = await read()
    .select()
    .from(ratings)
    .where(happenedAfter(ratings.updatedAt, since, now));
  for (const rating of rated) add(rating.recipeId, TRENDING_WEIGHTS.rating, rating.updatedAt);
  return activity;
}
