import type { Recipe, RecipeSummary } from '../recipes/recipe.ts';
import type { SearchChip } from '../search/search-chips.ts';
import type { ShoppingItem } from './shopping/list.ts';

export interface ExampleDay {
  name: string;
  /** `why` one goes with another: what was opened or cooked before. */
  meals: { slot: string; recipe: RecipeSummary; servings: number; isLeftover: boolean; why: string }[];
  /** The reason for the day as a whole. */
  why: string;
  /** Kilocalories of a portion of each. */
  calories: number;
}

export interface PremiumExamples {
  days: ExampleDay[];
  /** The list for these days: its length, and what several of its meals share. */
  list: { recipes: number; lines: number; items: number; shared: { item: ShoppingItem; from: string }[] };
  /** A recipe as its PDF has it; `null` without any that is not exclusive. */
  sheet: { recipe: Recipe; lines: { amount: string | null; rest: string }[]; steps: string[] } | null;
  search: { sentence: string; understood: SearchChip[]; found: RecipeSummary[] };
  /** The number of them, and the newest of them. */
  exclusive: { total: number; newest: RecipeSummary[] };
}
