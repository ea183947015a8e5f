import { expect, it } from 'vitest';
import { foodById } from '#src/domain/foods/find.ts';
import { takesUp } from '#src/domain/nutrition/cooking-yields.ts';

/** Grams of one gram, drained: pasta and rice take up water, a grain that is cooked in what is listed does not. */
it.each([
  ['spaghetti', true, 2.2],
  ['brown-rice', true, 2.6],
  ['brown-rice', false, 1.3],
  ['bulgur', true, 1],
  ['red-lentils', true, 1],
])('%s, boiled %s: × %d', (id, isBoiled, times) => {
  const food = foodById.get(id);
  if (!food) throw new Error(`no food ${id}`);
  expect(takesUp(food, isBoiled)).toBe(times);
});
