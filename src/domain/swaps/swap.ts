import type { IngredientRole } from './roles.ts';

/** What a food contains that someone may have to do without. */
export type SwappedAllergen = 'nuts' | 'soy' | 'gluten';

/** Something to take instead of a food. */
export interface Swap {
  /** Id of the food to take. */
  to: string;
  /** As a line and a step call it. */
  name: string;
  /** A sentence for the cook. */
  note: string;
  /** How much of it for one of the food's own weight or volume. */
  ratio: number;
  /** For one piece of the food: so many of the unit, which is empty for pieces. */
  each?: { quantity: number; unit: string };
  /** What it is free from and the food is not. */
  without: readonly SwappedAllergen[];
  /** What it can do in the food's place; left out where it can do all that the food does. */
  fills?: readonly IngredientRole[];
  /** What the cook does otherwise, said beside the food in the first step that uses it, and that says so where it has to. */
  change?: { note: string; where?: RegExp };
  /** Small, soft or liquid as it is: nobody cuts or melts it. */
  isUncut?: true;
}

/** Foods by id, each with what can stand in for it, the best first. */
export type SwapTable = Readonly<Record<string, readonly Swap[]>>;

type More = Partial<Pick<Swap, 'ratio' | 'each' | 'without' | 'fills' | 'change' | 'isUncut'>>;

/** One row: in the same weight or volume, unless it says otherwise. */
export const swap = (to: string, name: string, note: string, more: More = {}): Swap => ({
  to,
  name,
  note,
  ratio: 1,
  without: [],
  ...more,
});

export const ONE_EACH = { quantity: 1, unit: '' } as const;
