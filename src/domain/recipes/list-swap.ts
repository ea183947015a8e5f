import { z } from 'zod';
import { slugSchema } from './slug.ts';

/** Another food for a line of a recipe on the list. */
const listSwapSchema = z.strictObject({
  /** Index of the line. */
  line: z.int().min(0).max(200),
  /** Id of the food to take. */
  to: slugSchema,
});
export type ListSwap = z.infer<typeof listSwapSchema>;
export const listSwapsSchema = z.array(listSwapSchema).max(50);

/** Whether two choices of swaps are one, in whatever order. */
export function areSameSwaps(a: readonly ListSwap[], b: readonly ListSwap[]): boolean {
  const foods = new Map(a.map(({ line, to }) => [line, to]));
  return a.length === b.length && b.every(({ line, to }) => foods.get(line) === to);
}
