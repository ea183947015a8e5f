import { parseIngredientLine } from '../../ingredients/ingredient-lines.ts';
import type { ListSwap } from '../../recipes/list-swap.ts';
import { scalableLine } from '../../scaling/scalable-lines.ts';
import { scaledLine } from '../../scaling/scaling.ts';
import { type Cooked, offersFor } from '../../swaps/offers.ts';
import { swappedLine } from '../../swaps/swapping.ts';

/** A recipe's lines with the other foods in them; a swap that is not offered for its line (any more) is none. */
export function swappedLines(recipe: Cooked, swaps: readonly ListSwap[]): string[] {
  const to = new Map(swaps.map((swap) => [swap.line, swap.to]));
  return recipe.ingredients.map((text, index) => {
    const wanted = to.get(index);
    return wanted === undefined ? text : (swappedText(recipe, index, wanted) ?? text);
  });
}

function swappedText(recipe: Cooked, index: number, to: string): string | null {
  const text = recipe.ingredients[index] ?? '';
  const { food } = parseIngredientLine(text);
  const line = scalableLine(text);
  const offers = food ? offersFor(recipe, index, { food: food.id, amount: line.amount }) : [];
  const swap = offers.find((each) => each.to === to);
  if (!swap) return null;
  const { amount, rest } = scaledLine(swappedLine(line, swap));
  return [amount, rest].filter(Boolean).join(' ').replaceAll('\u00a0', ' ');
}
