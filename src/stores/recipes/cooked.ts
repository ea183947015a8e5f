import { computed } from 'nanostores';
import type { ScalableRecipe } from '#src/domain/scaling/scaling.ts';
import { saveCookingState } from './cooking-state.ts';
import { $servings, dropServingsOfAddress, openServings } from './servings.ts';
import { $swaps, openSwaps } from './swaps.ts';
import { $ticks, openTicks } from './ticks.ts';

/** Whether the reader has made the recipe on the page their own: ticked, swapped, or set the servings. */
export const $isBegun = computed(
  [$ticks, $swaps, $servings],
  ({ lines, steps }, swaps, servings) => lines.length + steps.length + swaps.size > 0 || servings !== null,
);

/** Shows the recipe as this browser remembers it. */
export function openCooked({ id, lines }: ScalableRecipe): void {
  openServings(id);
  openTicks(id);
  openSwaps(id, lines);
}

/** The recipe as it is written again. */
export function startOver(recipe: ScalableRecipe): void {
  const nothing = { servings: undefined, lines: undefined, steps: undefined, step: undefined, swaps: undefined };
  saveCookingState(recipe.id, nothing);
  dropServingsOfAddress();
  openCooked(recipe);
}
