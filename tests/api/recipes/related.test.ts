import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { findRecipe } from '#src/server/recipes/recipes.ts';
import { relatedRecipes } from '#src/server/recipes/related.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

/** Recipes put into one category with these tags and no others, the oldest first. */
const TAGGED = {
  'red-lentil-dal': ['smoky', 'crisp'],
  'virgin-mojito': ['smoky'],
  'falafel-wrap': ['smoky'],
  'oat-milk': ['smoky', 'crisp', 'other'],
  'chocolate-avocado-mousse': ['smoky', 'crisp'],
};
const DRAFT = 'chocolate-avocado-mousse';

const relatedTo = async (id: keyof typeof TAGGED, limit = 3): Promise<string[]> => {
  const recipe = await findRecipe(id);
  if (!recipe) throw new Error(`${id} is not in the catalogue`);
  return (await relatedRecipes(recipe, limit)).map((card) => card.id);
};

beforeAll(async () => {
  await write(async (tx) => {
    for (const [at, [id, tags]] of Object.entries(TAGGED).entries()) {
      const isPublished = id !== DRAFT;
      await tx
        .update(recipes)
        .set({ category: 'desserts', categories: ['desserts'], tags, isPublished, createdAt: at + 1 })
        .where(eq(recipes.id, id));
    }
  });
});

describe('related recipes', () => {
  it('come by what they have in common, the newest first among equals, without the recipe itself and drafts', async () => {
    expect(await relatedTo('red-lentil-dal')).toEqual(['oat-milk', 'falafel-wrap', 'virgin-mojito']);
  });

  it('are also those that share the category alone', async () => {
    const [, , , fourth = ''] = await relatedTo('red-lentil-dal', 4);
    expect(Object.keys(TAGGED)).not.toContain(fourth);
    expect((await findRecipe(fourth))?.categories).toContain('desserts');
  });

  it('are as many as asked for', async () => {
    expect(await relatedTo('red-lentil-dal', 1)).toEqual(['oat-milk']);
  });

  it('count a tag in common for more than the category, and less than both', async () => {
    const move = (id: string, category: 'dinner' | 'desserts', tags: string[]) =>
      write((tx, change) => {
        change.touch('content', 'recipes');
        return tx
          .update(recipes)
          .set({ category, categories: [category], tags })
          .where(eq(recipes.id, id));
      });
    await move('virgin-mojito', 'dinner', ['smoky']);
    await move('falafel-wrap', 'desserts', []);
    await move('oat-milk', 'desserts', ['smoky']);
    expect(await relatedTo('red-lentil-dal', 2)).toEqual(['oat-milk', 'virgin-mojito']);
    await move('oat-milk', 'dinner', ['smoky', 'crisp']);
    await move('falafel-wrap', 'dinner', ['smoky']);
    await move('virgin-mojito', 'desserts', ['smoky']);
    expect(await relatedTo('red-lentil-dal', 3)).toEqual(['oat-milk', 'virgin-mojito', 'falafel-wrap']);
  });

  it('are the newest of a category that holds more than are compared', async () => {
    const all = await read().select({ id: recipes.id }).from(recipes).orderBy(recipes.id);
    await write(async (tx, change) => {
      change.touch('content', 'recipes');
      for (const [at, { id }] of all.entries()) {
        await tx
          .update(recipes)
          .set({ category: 'lunch', categories: ['lunch'], tags: [], isPublished: true, createdAt: at + 1 })
          .where(eq(recipes.id, id));
      }
    });
    const newest = all.map(({ id }) => id).toReversed();
    expect(await relatedTo('red-lentil-dal', 3)).toEqual(newest.slice(0, 3));
  });
});
