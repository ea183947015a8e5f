import { DISH_FAMILIES, familiesOf } from '../../dishes/families.ts';
import { OCCASIONS, occasionsOf } from '../../dishes/occasions.ts';
import type { IngredientLine } from '../../ingredients/ingredient-lines.ts';
import { type Cost, costOf } from './cost.ts';
import { type Equipment, equipmentOf } from './equipment.ts';
import { type Season, seasonsOf } from './seasons.ts';
import EQUIPMENT_WORDS from './words/equipment.json' with { type: 'json' };
import SEASONAL_FOODS from './words/seasons.json' with { type: 'json' };

/** The tables that facts follow from. */
export const FACT_TABLES = [EQUIPMENT_WORDS, DISH_FAMILIES, OCCASIONS, SEASONAL_FOODS] as const;

/** The facts a search asks of a dish beside its words, diets and figures. */
export interface RecipeFacts {
  /** All that its steps need, and `no-cook`. */
  equipment: Equipment[];
  /** The cost of a serving; `null` where it is not known. */
  cost: Cost | null;
  /** Slugs of the families it belongs to. */
  families: string[];
  /** Slugs of the occasions it is for. */
  occasions: string[];
  seasons: Season[];
}

interface Sources {
  instructions: readonly string[];
  cookTime: number | null;
  servings: number | null;
  tags: readonly string[];
}

export const factsOf = (recipe: Sources, lines: readonly IngredientLine[]): RecipeFacts => ({
  equipment: equipmentOf(recipe),
  cost: costOf({ lines, servings: recipe.servings }),
  families: familiesOf(recipe.tags),
  occasions: occasionsOf(recipe.tags),
  seasons: seasonsOf({ tags: recipe.tags, lines }),
});
