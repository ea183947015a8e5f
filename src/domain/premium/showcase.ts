import type { Recipe, RecipeCard } from '../recipes/recipe.ts';
import type { SearchChip } from '../search/search-chips.ts';
import type { ShoppingItem } from './shopping/list.ts';

export interface ShownDay {
  name: string;
  meals: { slot: string; recipe: RecipeCard }[];
  /** Kilocalories of a portion of each. */
  calories: number;
}

export interface Showcase {
  days: ShownDay[];
  /** Of the list for these days: how long it is, and what several of its meals share. */
  list: { meals: number; lines: number; items: number; shared: { item: ShoppingItem; from: string }[] };
  /** A recipe as its PDF has it; `null` without any that is not exclusive. */
  sheet: { recipe: Recipe; lines: { amount: string | null; rest: string }[]; steps: string[] } | null;
  search: { sentence: string; understood: SearchChip[]; found: RecipeCard[] };
  /** How many there are, and the newest of them. */
  exclusive: { total: number; newest: RecipeCard[] };
}
