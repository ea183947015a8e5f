import { DEFAULT_TIPS } from '../constants.ts';
import { textInUnits } from '../quantities/texts-in-units.ts';
import type { ScalableLine, ScalableRecipe } from '../scaling/scaling.ts';
import type { ChosenSwaps } from '../swaps/swapping.ts';
import { SWAPS } from '../swaps/swaps.ts';
import type { ListSwap } from './list-swap.ts';
import type { Recipe } from './recipe.ts';
import type { RecipeReading } from './recipe-reading.ts';
import { scalableRecipe } from './scalable-recipe.ts';
import { shownRecipe } from './shown-recipe.ts';

/** A recipe with the amounts, units and foods a reader chose, to be shown with a factor of 1. */
export function recipeAsRead(recipe: Recipe, { servings, system, scale, swaps }: RecipeReading): ScalableRecipe {
  const written = scalableRecipe(recipe);
  return shownRecipe(written, {
    factor: servings && recipe.servings ? servings / recipe.servings : 1,
    system: system ?? null,
    scale: scale ?? null,
    swaps: offeredSwaps(written.lines, swaps ?? []),
  });
}

/** A recipe's tips, or what is true of every one, in the units a reader chose; their amounts are not of so many servings. */
export const tipsAsRead = (
  { tipsAndNotes }: Pick<Recipe, 'tipsAndNotes'>,
  { system, scale }: RecipeReading,
): string[] =>
  (tipsAndNotes ? [tipsAndNotes] : DEFAULT_TIPS).map((tip) =>
    textInUnits(tip, { system: system ?? null, scale: scale ?? null }),
  );

/** Swaps by their line, as far as the recipe offers them. */
export function offeredSwaps(lines: readonly ScalableLine[], wanted: readonly ListSwap[]): ChosenSwaps {
  return new Map(
    wanted.flatMap(({ line, to }) => {
      const { food, offers } = lines[line] ?? {};
      const swap = food && offers?.includes(to) && SWAPS[food]?.find((each) => each.to === to);
      return swap ? [[line, swap] as const] : [];
    }),
  );
}
