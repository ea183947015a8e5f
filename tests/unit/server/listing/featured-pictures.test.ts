import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { CATEGORIES } from '#src/domain/recipes/kitchen.ts';
import { categoryCovers, heroRecipe, sampleRecipes } from '#src/server/listing/featured.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

type Verdict = 'convincing' | 'fair' | 'not';
const { recipes } = await readCatalogue();
const verdicts = JSON.parse(await readFile('pictures/verdicts.json', 'utf8')) as Record<string, Verdict | undefined>;

/** Of several recipes, those that nobody's picture is judged better than. */
function bestOf(ids: readonly string[]): string[] {
  const best = (['convincing', 'fair'] as const).find((verdict) => ids.some((id) => verdicts[id] === verdict));
  return ids.filter((id) => verdicts[id] === best);
}

describe('pictures that stand for more than their recipe', () => {
  it('opens the landing page, and what is shared of it, with one of the best judged', async () => {
    const hero = await heroRecipe();
    expect(bestOf(recipes.map(({ id }) => id))).toContain(hero?.id);
  });

  it('shows each category by one of its best judged', async () => {
    const covers = await categoryCovers();
    for (const category of CATEGORIES) {
      const ids = recipes.filter((recipe) => recipe.category === category).map(({ id }) => id);
      expect(bestOf(ids), category).toContain(covers[category]?.id);
    }
  });

  it('samples on the landing page what is best judged of its category', async () => {
    const samples = await sampleRecipes();
    expect(samples.map(({ category }) => category)).toEqual(['dinner', 'breakfast', 'desserts']);
    for (const { id, category } of samples) {
      const ids = recipes.filter((recipe) => recipe.category === category).map((recipe) => recipe.id);
      expect(bestOf(ids), category).toContain(id);
    }
  });

  it('puts none of those beside the forms of members', async () => {
    const ids = new Set(recipes.map(({ id }) => id));
    const used: string[] = [];
    for await (const file of glob('src/pages/*.astro')) {
      for (const [, id = ''] of (await readFile(file, 'utf8')).matchAll(/pictures\.master\('([\w-]+)'\)/g))
        used.push(id);
    }
    const ofDishes = used.filter((id) => ids.has(id));
    expect(ofDishes).not.toHaveLength(0);
    for (const id of ofDishes) expect(['convincing', 'fair'], id).toContain(verdicts[id]);
  });
});
