import { and, eq, sql } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { ratings, recipes } from '#src/db/schema.ts';
import { averageRating } from '#src/domain/recipes/ratings.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { tag } from '../base/tags.ts';
import { VISITOR, type Viewer } from '../base/viewer.ts';
import { findRecipe, visibleTo } from './recipes.ts';

export interface RatingSummary {
  avgRating: number;
  totalRatings: number;
}

/** Average and number of ratings, or `null` for a recipe the viewer may not see. */
export async function ratingSummary(recipeId: string, viewer: Viewer = VISITOR): Promise<RatingSummary | null> {
  const recipe = await findRecipe(recipeId, viewer);
  return recipe && { avgRating: recipe.avgRating, totalRatings: recipe.totalRatings };
}

const own = (userId: string, recipeId: string) => and(eq(ratings.userId, userId), eq(ratings.recipeId, recipeId));

/** The member's own rating, 1 to 5, or `null`. */
export async function ownRating(userId: string, recipeId: string): Promise<number | null> {
  const [row] = await read().select({ rating: ratings.rating }).from(ratings).where(own(userId, recipeId));
  return row?.rating ?? null;
}

const changes = cap({ times: 300, seconds: 60 });

/** Sets a member's rating and, in the same transaction, the recipe's average. `null` for a recipe not to be seen. */
export async function rateRecipe(userId: string, recipeId: string, rating: number): Promise<RatingSummary | null> {
  await changes.take(userId);
  return write(async (tx, change) => {
    const seen = and(eq(recipes.id, recipeId), visibleTo(VISITOR));
    const [recipe] = await tx.select({ id: recipes.id }).from(recipes).where(seen);
    return recipe ? setRating(tx, change, { userId, recipeId, rating }) : null;
  });
}

/** Sets a member's rating of a recipe that they see, as part of another change. */
export async function setRating(
  tx: Transaction,
  change: Change,
  { userId, recipeId, rating }: { userId: string; recipeId: string; rating: number },
): Promise<RatingSummary | null> {
  const [before] = await tx.select({ rating: ratings.rating }).from(ratings).where(own(userId, recipeId));
  const updatedAt = Date.now();
  await tx
    .insert(ratings)
    .values({ userId, recipeId, rating, updatedAt })
    .onConflictDoUpdate({ target: [ratings.recipeId, ratings.userId], set: { rating, updatedAt } });
  const [after] = await tx
    .update(recipes)
    .set({
      ratingSum: sql`${recipes.ratingSum} + ${rating - (before?.rating ?? 0)}`,
      totalRatings: sql`${recipes.totalRatings} + ${before ? 0 : 1}`,
    })
    .where(eq(recipes.id, recipeId))
    .returning({ sum: recipes.ratingSum, totalRatings: recipes.totalRatings });
  change.touch('figures', tag.recipe(recipeId), tag.recipes, tag.trending);
  return after ? { avgRating: averageRating(after.sum, after.totalRatings), totalRatings: after.totalRatings } : null;
}
