import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import type { FridgeAnswer } from '#src/domain/search/fridge/address.ts';
import { read } from '#src/server/base/database.ts';
import { changeRecipe } from '#src/server/recipes/editing.ts';
import { kitchenForBrowsers } from '#src/server/search/fridge.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const EDITOR = { id: 'nobody', email: 'ada@example.org' };

async function cook(query: Record<string, string>): Promise<FridgeAnswer> {
  const { status, body } = await api('GET', `/api/fridge?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as FridgeAnswer;
}

const idsOf = ({ ranking }: FridgeAnswer): string[] => ranking.results.map(({ id }) => id);

describe('what can be cooked from a fridge', () => {
  it('is answered with what is missing, best first', async () => {
    const { fridge, ranking } = await cook({ foods: 'strawberry,lemon and mint' });
    expect(fridge.foods.map(({ id }) => id)).toEqual(['strawberry', 'lemon', 'mint']);
    expect(ranking.results[0]).toMatchObject({ id: 'strawberry-lemonade', missing: [], prepTime: 15, restTime: 15 });
    expect(ranking.results).toHaveLength(24);
  });

  it('takes what is there for granted, or does not', async () => {
    const lacking = async (staples: string) =>
      (await cook({ foods: 'strawberry,lemon,mint', staples })).ranking.results.find(
        ({ id }) => id === 'strawberry-lemonade',
      )?.missing;
    expect(await lacking('water,sugar')).toEqual([]);
    expect(await lacking('none')).toEqual(['caster sugar', 'water', 'ice']);
  });

  it('says what it does not know, and goes on with the rest', async () => {
    const { fridge, ranking } = await cook({ foods: 'lemon,xyzzy' });
    expect(fridge).toMatchObject({ foods: [{ id: 'lemon' }], unknown: ['xyzzy'] });
    expect(ranking.total).toBeGreaterThan(10);
    expect(await cook({ foods: 'xyzzy' })).toMatchObject({ ranking: { total: 0, results: [] } });
  });

  it('refuses what is no question', async () => {
    for (const query of ['', 'foods=a&shown=0', 'foods=a&shown=999', 'foods=a&other=1', `foods=${'a'.repeat(5000)}`])
      expect((await api('GET', `/api/fridge?${query}`)).status, query.slice(0, 40)).toBe(400);
  });

  it('follows what is published, changed and taken off', async () => {
    const fridge = { foods: 'popcorn-kernels,nutritional-yeast,garlic-powder,smoked-paprika' };
    const id = 'popcorn-with-nutritional-yeast';
    expect((await cook(fridge)).ranking.results[0]).toMatchObject({ id, missing: [] });
    const [{ ingredients = [] } = {}] = await read().select().from(recipes).where(eq(recipes.id, id));
    await changeRecipe(id, { ingredients: [...ingredients, '1 lime'] }, EDITOR);
    expect((await cook(fridge)).ranking.results.find((recipe) => recipe.id === id)?.missing).toEqual(['lime']);
    await changeRecipe(id, { isPublished: false }, EDITOR);
    expect(idsOf(await cook(fridge))).not.toContain(id);
  });

  it('knows nothing of exclusive recipes, in no answer and no file', async () => {
    await changeRecipe('red-lentil-dal', { isPremiumOnly: true }, EDITOR);
    const all = await cook({ foods: 'red-lentils', shown: '240' });
    expect(all.ranking.total).toBeGreaterThan(0);
    expect(idsOf(all)).not.toContain('red-lentil-dal');
    const exclusive = await read().select({ id: recipes.id }).from(recipes).where(eq(recipes.isPremiumOnly, true));
    const told = JSON.stringify(await kitchenForBrowsers());
    expect(exclusive.filter(({ id }) => told.includes(`"${id}"`))).toEqual([]);
    expect(exclusive.length).toBeGreaterThan(0);
  });
});
