import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { mentionsOf } from '#src/domain/ingredients/mentions.ts';
import { LAID_OUT } from '#src/domain/recipes/process-images.ts';
import type { Seen } from './dish.ts';
import { isTrueToLife, lookOf } from './look.ts';

/** The weight where nobody knows it, in grams. */
const SOME = 25;
/** One thing on a table, or two bowls, are no picture of a step. */
const LEAST = 3;

interface Method {
  ingredients: readonly string[];
  instructions: readonly string[];
}

/**
 * The pictures of a recipe's making that can be drawn true to life, as {@link LAID_OUT} and numbers of steps: what is needed
 * laid out, and what a step adds to what the earlier ones took. Not the doing itself: what fries or is stirred together looks
 * like none of its ingredients. And nothing with a food in it that would have to lie there in another's shape.
 */
export function drawableSteps(recipe: Method): number[] {
  const foods = foodsBy(recipe);
  return [LAID_OUT, ...recipe.instructions.map((_, index) => index + 1)].filter((step) => {
    const shown = foods(step);
    return shown !== null && shown.length >= LEAST;
  });
}

/** The ingredients laid out for one of {@link drawableSteps}, the heaviest first. */
export const laidOutFor = (recipe: Method, step: number): Seen[] => foodsBy(recipe)(step) ?? [];

/** The visible foods of a picture by its step; `null` where one of them cannot be drawn as it is. */
function foodsBy({ ingredients, instructions }: Method): (step: number) => Seen[] | null {
  const lines = parseIngredientLines(ingredients);
  const mentions = mentionsOf(lines);
  const used = instructions.map((text) => mentions(text).map(({ line }) => line));
  return (step) => {
    const earlier = new Set(used.slice(0, Math.max(0, step - 1)).flat());
    const now = new Set(step === LAID_OUT ? lines.keys() : used[step - 1]);
    const seen = new Map<string, Seen>();
    for (const [index, { food, grams }] of lines.entries()) {
      if (!now.has(index) || (step !== LAID_OUT && earlier.has(index))) continue;
      if (!food) return null;
      const look = lookOf(food);
      if (!look) continue;
      if (!isTrueToLife(food)) return null;
      // A lemon's juice and its peel come of one lemon.
      const key = look.kind === 'pieces' ? `${look.family} ${look.washed}` : food.id;
      if (!seen.has(key)) seen.set(key, { look, weight: grams ?? SOME });
    }
    return [...seen.values()].toSorted((a, b) => b.weight - a.weight);
  };
}
