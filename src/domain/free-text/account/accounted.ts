import { completeRecipe } from '../../recipes/editing/complete-recipe.ts';
import type { GeneratedRecipe, ReadRecipe } from '../../recipes/editing/generated-recipe.ts';
import { type RecipeText, readFreeText } from '../read-free-text.ts';
import type { FreeText } from '../recipe-of-words.ts';
import { accountFor, unreadIn } from './account.ts';

/**
 * A recipe that somebody, or a model, read out of a text: with all that follows from it, and with what became of every
 * sentence.
 */
function accounted(text: string, { recipe, assumed }: FreeText): GeneratedRecipe {
  const spans = accountFor(text, recipe);
  return completeRecipe(recipe, { assumed, source: { text, spans }, unread: unreadIn(text, spans) });
}

/** Reads a recipe out of a text by rules; see {@link readFreeText}. */
export const readAccounted = (text: RecipeText): GeneratedRecipe => accounted(text.text, readFreeText(text));

/** The recipe that a model read; the typed title wins over its own. */
export const modelAccounted = (text: string, title: string | undefined, recipe: ReadRecipe): GeneratedRecipe =>
  accounted(text, { recipe: { ...recipe, title: title ?? recipe.title }, assumed: [] });
