import type { IngredientLine } from '../../ingredients/ingredient-lines.ts';
import { unusedLines } from '../../ingredients/mentions.ts';

/** Lines that need no weight: a garnish or seasoning "to serve", "to taste". */
const UNWEIGHED = /\b(to taste|to serve|for (?:dusting|greasing|serving|the tin|brushing))\b/i;

/** A known food whose weight cannot be known, though it should be. */
export const lacksWeight = ({ grams, text }: IngredientLine): boolean => grams === null && !UNWEIGHED.test(text);

/** The warning for an editor on each ingredient line, or `null`. Steps are asked only where there are some. */
export function lineWarnings(lines: readonly IngredientLine[], steps: readonly string[]): (string | null)[] {
  const unused = new Set(steps.length > 0 ? unusedLines(steps, lines) : []);
  return lines.map((line, index) => {
    if (line.text === '') return null;
    if (!line.food) return 'We don’t know this food, so it doesn’t count towards nutrition and diets.';
    if (lacksWeight(line)) return 'We don’t know its weight, so nutrition leaves it out.';
    return unused.has(index) ? 'No step uses it.' : null;
  });
}
