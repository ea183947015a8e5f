import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { mergeRecipes } from '#src/domain/shopping/merge.ts';

/** What the product promises for 30 recipes. */
const MOST_MS = 50;

describe('merging 30 recipes', () => {
  it(`takes ${MOST_MS} ms at most, their lines never read before`, async () => {
    const { recipes } = await readCatalogue();
    const planned = recipes.map(({ id, ingredients, servings }) => ({
      entryId: id,
      ingredients,
      recipeServings: servings,
      servings: servings + 1,
    }));
    // The first sixty warm the engine up, as a running server is.
    mergeRecipes(planned.slice(0, 60));
    const times = [60, 90, 120].map((from) => {
      const before = process.threadCpuUsage();
      mergeRecipes(planned.slice(from, from + 30));
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    });
    // The thread's own time, because the machine of a test may be busy with others.
    expect(Math.min(...times)).toBeLessThan(MOST_MS);
  });
});
