import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { needsOf } from '#src/domain/recipes/needs.ts';
import type { KitchenRecipe } from '#src/domain/search/fridge/kitchen.ts';
import { PANTRY, packedNeed } from '#src/domain/search/fridge/pantry.ts';
import { needPartsOf } from '#src/domain/search/fridge/parts.ts';
import { rank } from '#src/domain/search/fridge/rank.ts';
import { STAPLES_ASSUMED } from '#src/domain/search/fridge/staples.ts';

const { recipes } = await readCatalogue();

/** The recipes of the catalogue as a kitchen has them. */
export const cookable: KitchenRecipe[] = recipes.map((recipe) => {
  const { id, title, table, prepTime, cookTime, restTime = 0 } = recipe;
  const needs = needsOf(recipe);
  const times = [prepTime, cookTime, restTime] as const;
  return [id, title, true, table, times, null, needs.map(packedNeed), ...needPartsOf(recipe, needs)];
});

/** What the catalogue makes of a cupboard, its foods and kinds parted by spaces. */
export function cookAtHome(foods: string, staples: readonly string[] = STAPLES_ASSUMED) {
  const ranking = rank(PANTRY, cookable, { foods: foods.split(' '), staples }, cookable.length);
  return {
    ranking,
    first: ranking.results[0]?.id,
    dish: (id: string) => ranking.results.find((result) => result.id === id),
  };
}
