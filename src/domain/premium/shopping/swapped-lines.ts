import { parseIngredientLine } from '../../recipes/ingredient-lines.ts';
import { scalableLine } from '../../scaling/scalable-lines.ts';
import { scaledLine } from '../../scaling/scaling.ts';
import { fitting } from '../../swaps/fitting.ts';
import { swappedLine } from '../../swaps/swapping.ts';
import { SWAPS } from '../../swaps/swaps.ts';
import type { ListSwap } from './list-swap.ts';

/** A recipe's lines with the other foods in them; a swap that is not offered for its line (any more) is none. */
export function swappedLines(ingredients: readonly string[], swaps: readonly ListSwap[]): string[] {
  const to = new Map(swaps.map((swap) => [swap.line, swap.to]));
  return ingredients.map((text, index) => {
    const wanted = to.get(index);
    return wanted === undefined ? text : (swappedText(text, wanted) ?? text);
  });
}

function swappedText(text: string, to: string): string | null {
  const { food } = parseIngredientLine(text);
  const line = scalableLine(text);
  const swap = food && SWAPS[food.id]?.find((each) => each.to === to && fitting(each, line.amount) !== null);
  if (!swap) return null;
  const { amount, rest } = scaledLine(swappedLine(line, swap));
  return [amount, rest].filter(Boolean).join(' ').replaceAll('\u00a0', ' ');
}
