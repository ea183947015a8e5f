import { and, desc, eq } from 'drizzle-orm';
import { recipeNotes, recipes } from '#src/db/schema.ts';
import type { RecipeNote } from '#src/domain/premium/recipe-note.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { type SignedIn, VISITOR } from '../base/viewer.ts';
import { titleFor, visibleTo } from '../recipes/recipes.ts';

const changes = cap({ times: 120, seconds: 60 });

const own = (userId: string, recipeId: string) =>
  and(eq(recipeNotes.userId, userId), eq(recipeNotes.recipeId, recipeId));
const seen = (recipeId: string) => and(eq(recipes.id, recipeId), visibleTo(VISITOR));

/** A member's note on a recipe, empty where there is none; `null` for a recipe not to be seen. */
export async function recipeNote(userId: string, recipeId: string): Promise<RecipeNote | null> {
  const [row] = await read()
    .select({ note: recipeNotes.note, updatedAt: recipeNotes.updatedAt })
    .from(recipes)
    .leftJoin(recipeNotes, own(userId, recipeId))
    .where(seen(recipeId));
  return row ?? null;
}

/** Writes a note in place of the one before; `null` for a recipe not to be seen. */
export async function writeRecipeNote(userId: string, recipeId: string, note: string): Promise<RecipeNote | null> {
  await changes.take(userId);
  return write(async (tx) => {
    const [recipe] = await tx.select({ id: recipes.id }).from(recipes).where(seen(recipeId));
    if (!recipe) return null;
    const updatedAt = Date.now();
    await tx
      .insert(recipeNotes)
      .values({ userId, recipeId, note, updatedAt })
      .onConflictDoUpdate({ target: [recipeNotes.userId, recipeNotes.recipeId], set: { note, updatedAt } });
    return { note, updatedAt };
  });
}

/** `false` for a recipe not to be seen. */
export async function deleteRecipeNote(userId: string, recipeId: string): Promise<boolean> {
  await changes.take(userId);
  return write(async (tx) => {
    const [recipe] = await tx.select({ id: recipes.id }).from(recipes).where(seen(recipeId));
    if (!recipe) return false;
    await tx.delete(recipeNotes).where(own(userId, recipeId));
    return true;
  });
}

/** Every note of a member, the latest first, those on hidden recipes too, without their title: it is their text. */
export const exportRecipeNotes = (member: SignedIn) =>
  read()
    .select({
      recipeId: recipeNotes.recipeId,
      title: titleFor(member),
      note: recipeNotes.note,
      updatedAt: recipeNotes.updatedAt,
    })
    .from(recipeNotes)
    .innerJoin(recipes, eq(recipes.id, recipeNotes.recipeId))
    .where(eq(recipeNotes.userId, member.id))
    .orderBy(desc(recipeNotes.updatedAt));
