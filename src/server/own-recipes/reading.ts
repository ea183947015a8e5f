import type { MembersRecipe } from '#src/domain/own-recipes/own-recipe.ts';
import { type RecipeDraft, recipeDraftSchema } from '#src/domain/recipes/editing/recipe-draft.ts';
import { cap } from '../base/limits/limits.ts';
import { type ImportSource, readSource } from '../recipes/import.ts';
import { runJob } from '../workers/workers.ts';

const readings = cap({ times: 40, seconds: 600 });
const looks = cap({ times: 300, seconds: 600 });

/** The recipe of a page or a text, for a member; nobody is told what it was. Throws what {@link readSource} does. */
export async function readForMember(
  userId: string,
  source: ImportSource,
): Promise<{ fields: RecipeDraft; assumed: string[] }> {
  await readings.take(userId);
  const { recipe, url } = await readSource(source);
  const { title, description, category, difficulty, cuisine, tags, prepTime, cookTime, restTime, servings } = recipe;
  const { ingredientLines: ingredients, ingredientGroups, instructions, tipsAndNotes, assumed } = recipe;
  const fields = recipeDraftSchema.parse({
    ...{ title, description, category, difficulty, cuisine, tags, prepTime, cookTime, restTime, servings },
    ...{ ingredients, ingredientGroups, instructions, tipsAndNotes },
    sourceUrl: recipe.sourceUrl ?? url,
  });
  return { fields, assumed };
}

/** What of a recipe that is being written is not vegan. */
export async function lookOver(
  userId: string,
  lists: Pick<RecipeDraft, 'ingredients' | 'instructions'>,
): Promise<Pick<MembersRecipe, 'findings'>> {
  await looks.take(userId);
  const fields = { ...recipeDraftSchema.parse({}), ...lists };
  const { findings } = await runJob('ownRecipe', { fields, before: { ...fields, marks: [] } });
  return { findings };
}
