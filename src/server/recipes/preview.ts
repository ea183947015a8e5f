import { eq } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import type { RecipeDraft } from '#src/domain/recipes/editing/recipe-draft.ts';
import type { Preview } from '#src/domain/recipes/editing/recipe-preview.ts';
import { read } from '../base/database.ts';
import { runJob } from '../workers/workers.ts';

/**
 * The preview of a recipe as it stands in its editor; nothing is saved. A thread reads it: at its longest a recipe holds more
 * lines and steps than this one may look through. Throws `validation` for one that takes too long.
 */
export async function previewRecipe(draft: RecipeDraft): Promise<Preview> {
  return runJob('previewRecipe', { draft, saved: draft.id ? await savedFacts(draft.id) : undefined });
}

async function savedFacts(id: string) {
  const { totalRatings, veganAnswers, figureAnswers } = recipes;
  const kept = { totalRatings, veganAnswers, figureAnswers };
  const [row] = await read().select(kept).from(recipes).where(eq(recipes.id, id));
  return row;
}
