import { and, desc, eq } from 'drizzle-orm';
import { favourites, recipes } from '#src/db/schema.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { tag } from '../base/tags.ts';
import { VISITOR } from '../base/viewer.ts';
import { recipeCards, visibleTo } from './recipes.ts';

const changes = cap({ times: 300, seconds: 60 });

const own = (userId: string, recipeId: string) => and(eq(favourites.userId, userId), eq(favourites.recipeId, recipeId));

/** The recipes a member saved, the newest first; a recipe that became a draft is hidden until it is published again. */
export async function listFavourites(userId: string): Promise<RecipeSummary[]> {
  const saved = await read()
    .select({ id: favourites.recipeId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.createdAt), desc(favourites.recipeId));
  return recipeCards(saved.map(({ id }) => id));
}

export async function isFavourite(userId: string, recipeId: string): Promise<boolean> {
  const [saved] = await read()
    .select({ id: favourites.recipeId })
    .from(favourites)
    .innerJoin(recipes, and(eq(recipes.id, favourites.recipeId), visibleTo(VISITOR)))
    .where(own(userId, recipeId));
  return saved !== undefined;
}

/** `false` when there is no such recipe to be seen. Saving again changes nothing. */
export async function addFavourite(userId: string, recipeId: string): Promise<boolean> {
  await changes.take(userId);
  return write(async (tx, change) => {
    const [recipe] = await tx
      .select({ id: recipes.id })
      .from(recipes)
      .where(and(eq(recipes.id, recipeId), visibleTo(VISITOR)));
    if (!recipe) return false;
    const added = await tx
      .insert(favourites)
      .values({ userId, recipeId, createdAt: Date.now() })
      .onConflictDoNothing()
      .returning({ id: favourites.recipeId });
    if (added.length > 0) change.touch('figures', tag.trending);
    return true;
  });
}

export async function removeFavourite(userId: string, recipeId: string): Promise<void> {
  await changes.take(userId);
  await write(async (tx, change) => {
    const removed = await tx.delete(favourites).where(own(userId, recipeId)).returning({ id: favourites.recipeId });
    if (removed.length > 0) change.touch('figures', tag.trending);
  });
}
