import { findFood } from '../foods/find.ts';
import { beforeComma } from '../ingredients/before-comma.ts';
import type { Amount } from '../quantities/amounts.ts';
import type { Mark } from '../scaling/marks.ts';
import { fitting } from './fitting.ts';
import { ROLE_RULES, type Where } from './role-rules.ts';
import type { IngredientRole } from './roles.ts';
import type { Swap } from './swap.ts';
import { SWAPS } from './swaps.ts';

/** The facts about a recipe that are needed to say what its ingredients do in it. */
export interface Cooked {
  category: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  marks: readonly Mark[];
}

const foodsOf = new WeakMap<readonly string[], readonly (string | undefined)[]>();

/** The food of each line, read once for all of them. */
function foodsIn(ingredients: readonly string[]): readonly (string | undefined)[] {
  const known = foodsOf.get(ingredients) ?? ingredients.map((text) => findFood(beforeComma(text))?.id);
  foodsOf.set(ingredients, known);
  return known;
}

/**
 * The offers for the food of a recipe's line: what counts for its amount and can do all that it does there. What another line
 * has already is no swap: nobody adds "40 g pumpkin seeds, 30 g pumpkin seeds".
 */
export function offersFor(
  recipe: Cooked,
  line: number,
  { food, amount }: { food: string; amount: Amount | string | null },
): readonly Swap[] {
  const others = (to: string): boolean => foodsIn(recipe.ingredients).some((id, at) => id === to && at !== line);
  const counting = (SWAPS[food] ?? []).filter((swap) => fitting(swap, amount) !== null && !others(swap.to));
  if (counting.every(({ fills }) => !fills)) return counting;
  const roles = rolesOf(recipe, line, food);
  return counting.filter(({ fills }) => !fills || roles?.every((role) => fills.includes(role)));
}

/** The roles of a line's food, once for each use that a mark names; `null` where that is not sure. */
function rolesOf(recipe: Cooked, line: number, food: string): readonly IngredientRole[] | null {
  const rules = ROLE_RULES.filter(({ foods }) => foods.includes(food));
  const uses = recipe.marks.flatMap((mark) => (mark.of === 'ingredient' && mark.line === line ? [mark] : []));
  const roles = uses.map(({ step, start }) => {
    const text = recipe.instructions[step] ?? '';
    const said: Record<Where, string> = {
      line: recipe.ingredients[line] ?? '',
      sentence: sentenceAt(text, start),
      step: text,
      recipe: recipe.instructions.join(' '),
      category: recipe.category,
    };
    return rules.find(({ where, says }) => says.test(said[where]))?.role;
  });
  const sure = roles.filter((role) => role !== undefined);
  return uses.length > 0 && sure.length === uses.length ? sure : null;
}

function sentenceAt(text: string, at: number): string {
  const before = Math.max(...['. ', '! ', '? '].map((end) => text.lastIndexOf(end, at - 1)));
  const length = text.slice(at).search(/[.!?](?:\s|$)/);
  return text.slice(before < 0 ? 0 : before + 2, length < 0 ? undefined : at + length);
}
