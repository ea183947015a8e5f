import { describe, expect, it } from 'vitest';
import type { RecipeAllergens } from '#src/domain/ingredients/allergen-statement.ts';
import { swappedLines } from '#src/domain/premium/shopping/swapped-lines.ts';
import { proposedMarks } from '#src/domain/scaling/proposed-marks.ts';
import { findRecipe } from '#src/server/recipes/recipes.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { operate } from '#tests/support/shopping-list.ts';

seededDatabase();

const LIST = '/api/shopping-list';
const DAL = 'red-lentil-dal';
interface Listed {
  items: { key: string; name: string; amount: string; isTicked: boolean }[];
}

/** Index of the lentils among the dal's lines. */
async function lentils(): Promise<number> {
  const recipe = await findRecipe(DAL);
  return recipe?.ingredients.findIndex((line) => line.includes('red lentils')) ?? -1;
}
const item = ({ items }: Listed, key: string) => items.find((each) => each.key === key);
const amountOf = (body: unknown, key: string) => item(body as Listed, key)?.amount.replaceAll('\u00a0', ' ');

describe('swappedLines', () => {
  it('writes the other food into the lines, as a shopper would read them', () => {
    const lines = [
      '1 tbsp cornflour',
      '2 x 400 g tins chickpeas, drained',
      '3 garlic cloves, crushed',
      '100 g cashews, soaked',
    ];
    const instructions = ['Stir the cornflour into the stew with the chickpeas, garlic and cashews.'];
    const texts = { ingredients: lines, instructions };
    const recipe = { category: 'dinner', ...texts, marks: proposedMarks(texts) };
    const swaps = [
      { line: 0, to: 'plain-flour' },
      { line: 1, to: 'white-beans' },
      { line: 2, to: 'garlic-powder' },
      { line: 3, to: 'no-such-food' },
      { line: 9, to: 'plain-flour' },
    ];
    expect(swappedLines(recipe, swaps)).toEqual([
      '2 tbsp plain flour',
      '2 × 400 g tins cannellini beans, drained',
      '⅜ tsp garlic powder',
      '100 g cashews, soaked',
    ]);
  });

  it('buys nothing that cannot do there what the food does', () => {
    const texts = { ingredients: ['150 ml aquafaba'], instructions: ['Whisk the aquafaba to stiff peaks.'] };
    const recipe = { category: 'desserts', ...texts, marks: proposedMarks(texts) };
    expect(swappedLines(recipe, [{ line: 0, to: 'soy-milk' }])).toEqual(['150 ml aquafaba']);
  });
});

describe('a swap on the shopping list', () => {
  it('changes what the list says of allergens', async () => {
    const { cookie } = await signedIn('premium');
    const recipeId = 'thai-peanut-noodles';
    const lines = (await findRecipe(recipeId))?.ingredients ?? [];
    const swaps = [{ line: lines.findIndex((line) => line.includes('peanut butter')), to: 'tahini' }];
    const causes = async (wanted: object) => {
      const { body } = await api('POST', `${LIST}/recipes`, { cookie, body: { recipeId, servings: 2, ...wanted } });
      const { entries } = body as { entries: { allergens: RecipeAllergens }[] };
      return entries.at(-1)?.allergens.contains.flatMap(({ foods }) => foods);
    };
    expect(await causes({})).toEqual(expect.arrayContaining(['smooth peanut butter', 'roasted peanuts']));
    const swapped = await causes({ swaps });
    expect(swapped).toEqual(expect.arrayContaining(['tahini', 'roasted peanuts']));
    expect(swapped).not.toContain('smooth peanut butter');
  });

  it('buys the other food, follows the servings, and goes with the recipe', async () => {
    const { cookie } = await signedIn('premium');
    const id = crypto.randomUUID();
    const swaps = [{ line: await lentils(), to: 'split-peas' }];
    const added = await api('POST', `${LIST}/recipes`, { cookie, body: { id, recipeId: DAL, servings: 4, swaps } });
    expect(added.status).toBe(200);
    expect(amountOf(added.body, 'food:red-lentils')).toBeUndefined();
    expect(amountOf(added.body, 'food:split-peas')).toBe('1 × 500 g bag (200 g over)');
    const more = await api('PATCH', `${LIST}/entries/${id}`, { cookie, body: { servings: 6 } });
    expect(amountOf(more.body, 'food:split-peas')).toBe('1 × 500 g bag (50 g over)');
    const { removed } = await operate(cookie, { type: 'remove-entry', entryId: id });
    const back = await operate(cookie, { type: 'restore', removed });
    expect(amountOf(back.list, 'food:split-peas')).toBe('1 × 500 g bag (50 g over)');
    const undone = await api('PATCH', `${LIST}/entries/${id}`, { cookie, body: { servings: 4, swaps: [] } });
    expect(amountOf(undone.body, 'food:red-lentils')).toBe('1 × 500 g bag (200 g over)');
    expect(amountOf(undone.body, 'food:split-peas')).toBeUndefined();
  });

  it('unticks what it brings and has not been bought', async () => {
    const { cookie } = await signedIn('premium');
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const swaps = [{ line: await lentils(), to: 'split-peas' }];
    await api('POST', `${LIST}/recipes`, { cookie, body: { id: first, recipeId: DAL, servings: 4, swaps } });
    await api('POST', `${LIST}/recipes`, { cookie, body: { id: second, recipeId: DAL, servings: 4 } });
    await operate(cookie, { type: 'tick', key: 'food:split-peas', ticked: true });
    const { body } = await api('PATCH', `${LIST}/entries/${second}`, { cookie, body: { servings: 4, swaps } });
    expect(amountOf(body, 'food:split-peas')).toBe('2 × 500 g bags (400 g over)');
    expect(item(body as Listed, 'food:split-peas')?.isTicked).toBe(false);
  });

  it('is nothing where it is not offered, and refused where it makes no sense', async () => {
    const { cookie } = await signedIn('premium');
    const add = (swaps: unknown) =>
      api('POST', `${LIST}/recipes`, { cookie, body: { recipeId: DAL, servings: 4, swaps } });
    const { body } = await add([{ line: await lentils(), to: 'butter' }]);
    expect(amountOf(body, 'food:red-lentils')).toBe('1 × 500 g bag (200 g over)');
    for (const bad of [[{ line: -1, to: 'split-peas' }], [{ line: 0.5, to: 'split-peas' }], [{ line: 0 }], 'peas']) {
      expect((await add(bad)).status).toBe(400);
    }
  });
});
