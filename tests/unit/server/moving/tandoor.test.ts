import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { movedRecipes, recipes } from '#src/db/schema.ts';
import type { Actor } from '#src/server/base/audit.ts';
import { read } from '#src/server/base/database.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/make-member.ts';
import { archiveOf, outcomesOf, photo, zipped } from '#tests/support/moved-files.ts';

seededDatabase();

let actor: Actor;
beforeAll(async () => {
  actor = { ...(await makeMember('author')), role: 'author' };
});

const ingredient = (amount: number, unit: string | null, food: string, order: number, more: object = {}) => ({
  ...{ food: { name: food, plural_name: null, ignore_shopping: false, supermarket_category: null } },
  unit: unit === null ? null : { name: unit, plural_name: null, description: null },
  ...{ amount, note: '', order, is_header: false, no_amount: false, always_use_plural_unit: false, ...more },
});

const RECIPE = {
  name: 'Chickpea Curry',
  description: 'For cold evenings.',
  keywords: [{ name: 'Dinner', description: 'For evenings', created_at: '2023-01-01T00:00:00Z' }, { name: 'curry' }],
  steps: [
    {
      ...{ name: 'Paste', instruction: 'Blend {{ ingredients[0] }} for **2 minutes**.\n\nScrape it out.', time: 5 },
      ...{ order: 0, show_as_header: true, show_ingredients_table: true },
      ingredients: [ingredient(0, null, 'ginger', 1, { no_amount: true }), ingredient(2, null, 'onions', 0)],
    },
    {
      ...{
        name: 'Curry',
        instruction: 'Add {{ scale(400) }} g {{ ingredients[0].food }}.',
        time: 20,
        order: 1,
        show_as_header: true,
      },
      ingredients: [ingredient(400, 'g', 'chickpeas', 0, { note: 'drained' }), ingredient(1.5, 'tbsp', 'oil', 1)],
    },
  ],
  ...{ working_time: 15, waiting_time: 20, internal: true, servings: 4, servings_text: 'portions' },
  ...{ nutrition: null, source_url: 'https://curry.example/a' },
};

describe('Tandoor', () => {
  it('comes as a zip of zips, each with its picture', async () => {
    const inner = await zipped({ 'recipe.json': JSON.stringify(RECIPE), 'image.jpg': await photo() });
    const other = await zipped({ 'recipe.json': JSON.stringify({ ...RECIPE, name: 'Other Curry' }) });
    const path = await archiveOf({ 'Chickpea_Curry.zip': inner, 'Other_Curry.zip': other });
    const [outcome, second] = await outcomesOf(path, actor);
    if (outcome?.became !== 'came') throw new Error(JSON.stringify(outcome));
    expect(second).toMatchObject({ name: 'Other Curry', became: 'came', from: 'Tandoor' });
    const [row] = await read().select().from(recipes).where(eq(recipes.id, outcome.id));
    expect(row).toMatchObject({
      ...{ title: 'Chickpea Curry', servings: 4, prepTime: 15, cookTime: 20, category: 'dinner' },
      ...{ sourceUrl: 'https://curry.example/a', isPublished: false },
      ingredients: ['2 onions', 'ginger', '400 g chickpeas, drained', '1½ tbsp oil'],
      ingredientGroups: [
        { name: 'Paste', at: 0 },
        { name: 'Curry', at: 2 },
      ],
    });
    expect(row?.instructions.join('\n')).toContain('Blend 2 onions for');
    expect(row?.instructions.join('\n')).toContain('Add 400 g chickpeas.');
    expect(row?.imageUrl).toMatch(/^\/media\/m-/);
    const [memory] = await read().select().from(movedRecipes).where(eq(movedRecipes.recipeId, outcome.id));
    expect(memory?.kept).toEqual({
      'ingredients by step': [
        ['2 onions', 'ginger'],
        ['400 g chickpeas, drained', '1½ tbsp oil'],
      ],
      'minutes by step': [5, 20],
      'yield as written': '4 portions',
      'said of keywords': ['Dinner: For evenings'],
    });
    expect((await outcomesOf(path, actor)).map(({ became }) => became)).toEqual(['there', 'there']);
  });

  it('is passed over in words where an archive in it is too deep, a bomb, or damaged', async () => {
    const recipe = await zipped({ 'recipe.json': JSON.stringify({ ...RECIPE, name: 'Deep Curry' }) });
    const path = await archiveOf({
      'deep.zip': await zipped({ 'inner.zip': recipe }),
      'bomb.zip': await zipped({ 'recipe.json': Buffer.alloc(5_000_000, 32) }),
      'damaged.zip': recipe.subarray(0, 60),
      'good.zip': recipe,
    });
    const outcomes = await outcomesOf(path, actor);
    expect(outcomes.map(({ became }) => became)).toEqual(['passed', 'passed', 'passed', 'came']);
    expect(outcomes.map((each) => ('why' in each ? each.why : ''))).toEqual([
      expect.stringContaining('an archive in it that is in an archive'),
      expect.stringContaining('packed so tightly'),
      expect.stringContaining('damaged'),
      '',
    ]);
  });
});
