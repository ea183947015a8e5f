import { listRecipesCall } from '#src/contracts/recipes/recipes.ts';
import type { Category } from '#src/domain/recipes/kitchen.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { call } from '../client.ts';
import { retried } from '../query.ts';

const SHOWN = 12;

/** Recipes for some words; without any, the newest of a category. */
export async function searchRecipes(search: string, category: Category): Promise<RecipeSummary[]> {
  const filter = search.trim() ? { search: search.trim() } : { category };
  const { recipes } = await retried(() => call(listRecipesCall, { query: { limit: String(SHOWN), ...filter } }));
  return recipes;
}
