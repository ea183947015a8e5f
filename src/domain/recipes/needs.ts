import { foodById } from '../foods/find.ts';
import {
  type IngredientLine,
  isHeading,
  parseIngredientLine,
  parseIngredientLines,
} from '../ingredients/ingredient-lines.ts';
import { bounded } from '../pattern.ts';
import type { Mark } from '../scaling/marks.ts';
import { scalableLine } from '../scaling/scalable-lines.ts';
import { offersFor } from '../swaps/offers.ts';

/** Something that has to be there to cook a recipe. */
export interface Need {
  /** Ids of foods, any of which will do; none where nobody knows what the line names. */
  foods: readonly string[];
  /** Its name in the line. */
  name: string;
  /** Ids of foods that can stand in for it in this recipe, the best first. */
  swaps: readonly string[];
  /** Without it the dish is cooked all the same. */
  isOptional: boolean;
  /** Weight in grams, 0 where nobody can tell. */
  grams: number;
}

interface Source {
  category: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  marks: readonly Mark[];
}

const OPTIONAL =
  /\boptional(?:ly)?\b|\bif (?:you )?(?:like|liked|wish|want|desired)\b|\b(?:to|for) (?:serv|garnish|decorat)/i;
const TOGETHER = bounded(10_000, /\s*(?:\band\b|\bplus\b|&|\+)\s*/i);
const EITHER = bounded(10_000, /\s*\bor\b\s*/i);

/** The foods needed to cook a recipe, in the order of its list. */
export const needsOf = (recipe: Source): Need[] =>
  parseIngredientLines(recipe.ingredients).flatMap((line, index) => needsOfLine(recipe, line, index));

function needsOfLine(recipe: Source, line: IngredientLine, index: number): Need[] {
  if (isHeading(line)) return [];
  const isOptional = OPTIONAL.test(line.text);
  const grams = line.grams ?? 0;
  const either = foodsOf(line.name.split(EITHER));
  if (either.length > 1) return [{ foods: either, name: line.name, swaps: [], isOptional, grams }];
  const together = foodsOf(line.name.split(TOGETHER));
  if (together.length > 1)
    return together.map((food) => ({
      ...{ foods: [food], name: nameOf(food), swaps: [], isOptional },
      grams: grams / together.length,
    }));
  if (!line.food) return [{ foods: [], name: line.name, swaps: [], isOptional, grams }];
  const { id } = line.food;
  const { amount } = scalableLine(recipe.ingredients[index] ?? '');
  const swaps = offersFor(recipe, index, { food: id, amount }).map(({ to }) => to);
  return [{ foods: [id], name: nameOf(id), swaps, isOptional, grams }];
}

/** The foods that parts of a line name, each once: none unless every part names one. */
function foodsOf(parts: readonly string[]): string[] {
  if (parts.length < 2) return [];
  const foods = parts.map((part) => parseIngredientLine(part).food?.id);
  const known = foods.filter((food) => food !== undefined);
  return known.length === foods.length ? [...new Set(known)] : [];
}

const nameOf = (id: string): string => foodById.get(id)?.names[0] ?? id;
