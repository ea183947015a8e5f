import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { mergeRecipes } from '#src/domain/premium/shopping/merge.ts';
import { atMost, type Figure } from './figure.ts';

/** Recipes of one list. */
const RECIPES = 30;

/** A shopping list of many recipes, their lines never read before, in an engine that is warm, as a running server is. */
export async function benchMerging(): Promise<Figure[]> {
  const { recipes } = await readCatalogue();
  const planned = recipes.map(({ id, ingredients, servings }) => ({
    entryId: id,
    ingredients,
    recipeServings: servings,
    servings: servings + 1,
  }));
  mergeRecipes(planned.slice(0, 2 * RECIPES));
  const times: number[] = [];
  for (let from = 2 * RECIPES; from + RECIPES <= planned.length; from += RECIPES) {
    const start = performance.now();
    mergeRecipes(planned.slice(from, from + RECIPES));
    times.push(performance.now() - start);
  }
  return [
    atMost(`shopping list of ${RECIPES} recipes merged, slowest of ${times.length}`, Math.max(...times), 'ms', 50),
  ];
}
