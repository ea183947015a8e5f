import { z } from 'zod';
import { noRecipe } from '#src/domain/free-text/no-recipe.ts';
import { readRecipeSchema } from '#src/domain/recipes/editing/generated-recipe.ts';
import { searchFiltersSchema } from '#src/domain/search/search-filters.ts';
import { runJob } from '../workers/workers.ts';
import { READ_RECIPE, READ_SEARCH } from './instructions.ts';
import { askModel, type Vendor } from './openai.ts';
import type { AiProvider } from './provider.ts';

/** A long recipe takes some 2,000 tokens, and a model thinks first; one that goes on and on is cut off. */
const RECIPE_TOKENS = 6000;
const SEARCH_TOKENS = 2000;

const recipeAnswerSchema = z.object({ recipe: readRecipeSchema.nullable() });

/** Lets a vendor's model do the work; it is told the text and nothing else of this site. */
export const vendorProvider = (vendor: Vendor, spent: (microEuros: number) => void): AiProvider => ({
  id: vendor.id,
  label: vendor.label,
  readSearch(sentence, signal) {
    const question = {
      name: 'search',
      instructions: READ_SEARCH,
      text: sentence,
      answer: searchFiltersSchema,
      maxTokens: SEARCH_TOKENS,
    };
    return askModel(vendor, question, { signal, spent });
  },
  async readRecipe({ text, title }, signal) {
    const question = {
      name: 'recipe',
      instructions: READ_RECIPE,
      text,
      answer: recipeAnswerSchema,
      maxTokens: RECIPE_TOKENS,
    };
    const { recipe } = await askModel(vendor, question, { signal, spent });
    if (!recipe) throw noRecipe(`${vendor.label} says that it holds none.`);
    return () => runJob('completeRecipe', { text, title, recipe });
  },
});
