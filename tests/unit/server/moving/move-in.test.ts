import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { movedRecipes, recipes } from '#src/db/schema.ts';
import type { Actor } from '#src/server/base/audit.ts';
import { read } from '#src/server/base/database.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/make-member.ts';
import { archiveOf, fileOf, outcomesOf, paprikarecipe, photo, zipped } from '#tests/support/moved-files.ts';

seededDatabase();

let actor: Actor;
beforeAll(async () => {
  actor = { ...(await makeMember('author')), role: 'author' };
});

const moved = (path: string) => outcomesOf(path, actor);

/** What came of the one recipe in a file: its row, what was kept, what was said. */
async function cameFrom(path: string) {
  const outcomes = await moved(path);
  const [outcome] = outcomes.filter(({ became }) => became !== 'passed');
  if (outcome?.became !== 'came') throw new Error(JSON.stringify(outcomes));
  const [row] = await read().select().from(recipes).where(eq(recipes.id, outcome.id));
  const [memory] = await read().select().from(movedRecipes).where(eq(movedRecipes.recipeId, outcome.id));
  if (!row || !memory) throw new Error('It is not there');
  return { row, memory, kept: memory.kept, outcome, outcomes };
}

const NODE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  '@id': 'https://soup.example/leek#recipe',
  name: 'Leek Soup',
  description: 'Soup of leeks.',
  url: 'https://soup.example/leek',
  recipeYield: '6 servings',
  prepTime: 'PT15M',
  cookTime: 'PT30M',
  recipeIngredient: ['500 g leeks', '2 potatoes', '1 l vegetable stock'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Slice the leeks.' },
    { '@type': 'HowToStep', text: 'Boil all for 30 minutes.' },
  ],
  author: { '@type': 'Person', name: 'Sam' },
  aggregateRating: { ratingValue: 5 },
  dateCreated: '2020-01-02T03:04:05Z',
};

describe('moveIn', () => {
  it('takes a recipe of Paprika with its picture, its date and what no field holds', async () => {
    const photo_data = (await photo()).toString('base64');
    const path = await archiveOf({ 'Stew.paprikarecipe': paprikarecipe({ photo_data }) });
    const { row, kept, outcome, memory } = await cameFrom(path);
    expect(row).toMatchObject({
      title: 'Chickpea Stew',
      description: 'A stew for cold evenings.',
      category: 'dinner',
      difficulty: 'easy',
      ...{ prepTime: 10, cookTime: 25, servings: 4, isPublished: false, ownerId: actor.id },
      ingredients: ['2 tbsp olive oil', '1 onion, chopped', '2 cans (400 g) chickpeas', '30 g parsley'],
      ingredientGroups: [{ name: 'For the topping', at: 3 }],
      instructions: [
        'Heat the oil and fry the onion for 5 minutes.',
        'Add the chickpeas and simmer for 20 minutes.',
        'Scatter over the parsley.',
      ],
      tipsAndNotes: 'Freezes well.',
      createdAt: Date.UTC(2021, 2, 4, 10, 20, 30),
    });
    expect(row.tags).toContain('stews');
    expect(row.imageUrl).toMatch(/^\/media\/m-[0-9a-f]{24}\.jpg$/);
    expect(kept).toEqual({ nutritional_info: '300 kcal', rating: 4, source: 'Gran' });
    expect(outcome).toMatchObject({ from: 'Paprika', kept: Object.keys(kept), notes: [] });
    expect(memory).toMatchObject({ source: 'paprika', foreignId: 'A1B2' });
    expect(await moved(path)).toEqual([
      { name: 'Chickpea Stew', from: 'Paprika', became: 'there', id: row.id, isBinned: false },
    ]);
  });

  it('takes one, several and RecipeSage’s list of schema.org, null entries among them', async () => {
    const { row, kept } = await cameFrom(fileOf(JSON.stringify(NODE)));
    expect(row).toMatchObject({
      ...{ title: 'Leek Soup', servings: 6, prepTime: 15, cookTime: 30, sourceUrl: 'https://soup.example/leek' },
      instructions: ['Slice the leeks.', 'Boil all for 30 minutes.'],
      createdAt: Date.UTC(2020, 0, 2, 3, 4, 5),
    });
    expect(kept).toEqual({ author: NODE.author, aggregateRating: NODE.aggregateRating });
    const sage = {
      '@type': 'Recipe',
      name: 'Sage Pasta',
      identifier: 'sage-1',
      recipeIngredient: ['[Pasta]', '200 g spaghetti', '[Sauce]', '10 sage leaves', null],
      recipeInstructions: [
        { '@type': 'HowToStep', text: '[Sauce]' },
        null,
        { '@type': 'HowToStep', text: 'Fry the sage.' },
      ],
      comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Use fresh sage.' }],
      recipeCategory: ['dinner', null, 'quick'],
    };
    const path = fileOf(
      JSON.stringify({
        recipes: [sage, null, { ...NODE, '@id': 'x', url: 'https://soup.example/b', name: 'Other Soup' }],
      }),
    );
    const second = await moved(path);
    expect(second.map(({ name, became }) => [name, became])).toEqual([
      ['Sage Pasta', 'came'],
      ['Other Soup', 'came'],
    ]);
    const [pasta] = await read().select().from(recipes).where(eq(recipes.title, 'Sage Pasta'));
    expect(pasta).toMatchObject({
      ingredientGroups: [
        { name: 'Pasta', at: 0 },
        { name: 'Sauce', at: 1 },
      ],
      instructions: ['Sauce: Fry the sage.'],
      tipsAndNotes: 'Use fresh sage.',
      ...{ servings: null, prepTime: null, cookTime: null },
    });
  });

  it('takes folders of Nextcloud with the large picture', async () => {
    const recipe = {
      ...NODE,
      '@id': undefined,
      id: '42',
      name: 'Cloud Bread',
      url: '',
      keywords: 'bread,easy',
      tool: ['Whisk'],
    };
    const picture = await photo('#48c');
    const { row, outcomes } = await cameFrom(
      await archiveOf({
        'Cloud Bread/recipe.json': JSON.stringify(recipe),
        'Cloud Bread/full.jpg': picture,
        'Cloud Bread/thumb.jpg': picture,
      }),
    );
    expect(row).toMatchObject({ title: 'Cloud Bread', imageUrl: expect.stringMatching(/^\/media/) });
    expect(row.tags).toEqual(expect.arrayContaining(['bread', 'easy']));
    expect(row.tipsAndNotes).toContain('Whisk');
    expect(outcomes).toMatchObject([{ from: 'Nextcloud Cookbook' }]);
  });

  it('takes what Mealie exports, parted lines and whole ones', async () => {
    const recipe = {
      ...{
        id: 'm1',
        slug: 'oat-bars',
        name: 'Oat Bars',
        description: '',
        recipe_yield: '12 bars',
        org_url: 'https://oat.example/bars',
      },
      recipe_ingredient: [
        {
          title: 'Base',
          note: 'rolled',
          unit: { name: 'cup' },
          food: { name: 'oats' },
          quantity: 0.5,
          disable_amount: false,
        },
        { title: '', note: '2 tbsp maple syrup', unit: null, food: null, quantity: 1, disable_amount: true },
        { title: 'Top', note: '50 g dark chocolate', unit: null, food: null, quantity: 0, disable_amount: true },
      ],
      recipe_instructions: [
        { title: '', text: 'Mix and press.' },
        { title: 'Top', text: 'Melt the chocolate.' },
      ],
      perform_time: '20 minutes',
      tags: [{ name: 'Oats', slug: 'oats' }],
      notes: [{ title: 'Keep', text: 'A week in a tin.' }],
      rating: 3,
      settings: { public: true },
      extras: {},
    };
    const { row, kept } = await cameFrom(
      await archiveOf({
        'recipes/oat-bars/oat-bars.json': JSON.stringify(recipe),
        'recipes/oat-bars/images/original.jpg': await photo('#842'),
      }),
    );
    expect(row).toMatchObject({
      ...{ title: 'Oat Bars', cookTime: 20, sourceUrl: 'https://oat.example/bars', imageUrl: expect.any(String) },
      ingredients: ['½ cup oats, rolled', '2 tbsp maple syrup', '50 g dark chocolate'],
      ingredientGroups: [
        { name: 'Base', at: 0 },
        { name: 'Top', at: 2 },
      ],
      instructions: ['Mix and press.', 'Top: Melt the chocolate.'],
    });
    expect(row.tipsAndNotes).toContain('Keep: A week in a tin.');
    expect(kept).toEqual({ rating: 3, 'yield as written': '12 bars' });
  });

  it('joins the tables of Mealie’s backup in order, and never looks at its users', async () => {
    const id = '0123456789abcdef0123456789abcdef';
    const backup = {
      users: [{ email: 'sam@example.org', password: '$2b$12$hash' }],
      long_live_tokens: [{ token: 'secret-token' }],
      recipes: [
        {
          id,
          slug: 'rice',
          name: 'Rice Bowl',
          description: 'Rice.',
          recipe_servings: 2,
          total_time: '30 min',
          user_id: 'u',
        },
      ],
      recipe_instructions: [
        { id: 'b', recipe_id: id, position: 1, title: null, text: 'Serve.' },
        { id: 'a', recipe_id: id, position: 0, title: null, text: 'Cook the rice.' },
      ],
      recipes_ingredients: [
        { recipe_id: id, position: 1, title: 'On top', note: '', food_id: 'f2', unit_id: null, quantity: 1 },
        { recipe_id: id, position: 0, title: null, note: '', food_id: 'f1', unit_id: 'g', quantity: 200 },
      ],
      ingredient_foods: [
        { id: 'f1', name: 'rice' },
        { id: 'f2', name: 'avocado' },
      ],
      ingredient_units: [{ id: 'g', name: 'g' }],
      tags: [{ id: 't', name: 'Bowls' }],
      recipes_to_tags: [{ recipe_id: id, tag_id: 't' }],
    };
    const { row, kept, outcome } = await cameFrom(
      await archiveOf({
        'database.json': JSON.stringify(backup),
        'data/recipes/01234567-89ab-cdef-0123-456789abcdef/images/original.webp': await photo('#6a6'),
      }),
    );
    expect(row).toMatchObject({
      ...{ title: 'Rice Bowl', servings: 2, imageUrl: expect.any(String) },
      ingredients: ['200 g rice', '1 avocado'],
      ingredientGroups: [{ name: 'On top', at: 1 }],
      instructions: ['Cook the rice.', 'Serve.'],
    });
    expect(row.tags).toContain('bowls');
    expect(JSON.stringify([kept, outcome])).not.toMatch(/hash|secret|sam@/);
  });

  it('takes Cooklang by what it says, whatever it is called, with pictures under its name', async () => {
    const text =
      '---\ntitle: Fried Rice\nservings: 2\nmood: happy\n---\nFry @rice{200%g} in @oil{1%tbsp} for ~{5%minutes}.\n';
    const { row, kept } = await cameFrom(await archiveOf({ 'a/Rice.txt': text, 'a/Rice.jpg': await photo('#cc8') }));
    expect(row).toMatchObject({
      ...{ title: 'Fried Rice', servings: 2, imageUrl: expect.any(String) },
      ingredients: ['200 g rice', '1 tbsp oil'],
    });
    expect(kept).toEqual({ mood: 'happy' });
  });

  it('takes a table with named columns', async () => {
    const csv =
      'Title;Ingredients;Directions;Prep Time;Colour\n"Tea";"1 tea bag\n250 ml water";"Boil the water.\nSteep.";5;green\n';
    const { row, kept } = await cameFrom(fileOf(csv));
    expect(row).toMatchObject({
      ...{ title: 'Tea', prepTime: 5, ingredients: ['1 tea bag', '250 ml water'] },
      instructions: ['Boil the water.', 'Steep.'],
    });
    expect(kept).toEqual({ colour: 'green' });
  });
});

describe('a recipe in another language', () => {
  const GERMAN = {
    ...{ id: 'de1', slug: 'linsensuppe', name: 'Linsensuppe', recipe_yield: '4 Portionen', perform_time: '30 Minuten' },
    recipe_ingredient: ['200 g rote Linsen', '1 Zwiebel', 'Salz und Pfeffer'].map((note) => ({ note })),
    recipe_instructions: [
      { text: 'Die Zwiebel schälen und mit den Linsen in einen Topf geben.' },
      { text: 'Alles bei kleiner Hitze kochen und mit Salz und Pfeffer abschmecken.' },
    ],
  };
  const ITALIAN = {
    ...NODE,
    ...{ '@id': 'it1', name: 'Zuppa di ceci', url: undefined, inLanguage: 'it', recipeYield: '4 porzioni' },
    recipeIngredient: ['400 g di ceci', '1 carota', 'un filo di olio'],
    recipeInstructions:
      'Cuocere i ceci con la carota in una pentola.\nServire la zuppa con un filo di olio e del pane.',
  };

  it.each([
    ['Mealie', GERMAN, 'German', 'rote Linsen'],
    ['JSON-LD', ITALIAN, 'Italian', 'ceci'],
  ])('comes from %s word for word, with what is not known of it', async (from, file, language, food) => {
    const { row, outcome, kept } = await cameFrom(fileOf(JSON.stringify(file)));
    expect(outcome).toMatchObject({ from });
    expect(row).toMatchObject({ title: file.name, servings: 4 });
    expect(row.ingredients).toHaveLength(3);
    expect(row.ingredients[0]).toContain(food);
    expect(row.instructions).toHaveLength(2);
    expect(outcome.notes).toEqual([
      expect.stringMatching(new RegExp(`It seems to be in ${language}.*don’t know.*${food}`)),
    ]);
    if (from === 'Mealie') expect(kept).toMatchObject({ perform_time: '30 Minuten' });
  });
});

describe('what is wrong with a file', () => {
  it('costs one recipe where one is broken, and is told', async () => {
    const outcomes = await moved(
      await archiveOf({
        'a.paprikarecipe': paprikarecipe({ uid: 'w1', name: 'Whole One' }),
        'b.paprikarecipe': paprikarecipe({ uid: 'w2' }).subarray(0, 100),
        'c.paprikarecipe': paprikarecipe({ uid: 'w3', name: 'No Food', ingredients: '' }),
        'd.paprikarecipe': paprikarecipe({ uid: 'w4', name: 'No Steps', directions: '' }),
        'e.paprikarecipe': paprikarecipe({ uid: 'w5', name: 'Another', photo_data: 'bm8gcGljdHVyZQ==' }),
      }),
    );
    expect(outcomes).toMatchObject([
      { name: 'Whole One', became: 'came' },
      { name: 'b.paprikarecipe', became: 'passed', why: 'It’s damaged, or unpacks to more than 64 MB.' },
      { name: 'No Food', became: 'refused' },
      { name: 'No Steps', became: 'refused', why: 'Steps: At least one step is required' },
      { name: 'Another', became: 'came', notes: [expect.stringMatching(/^without a picture: /)] },
    ]);
  });

  it('names a recipe without a title after what is in it, and says so', async () => {
    const { row, outcome } = await cameFrom(
      await archiveOf({ 'x.paprikarecipe': paprikarecipe({ uid: 'n1', name: '' }) }),
    );
    expect(row.title.length).toBeGreaterThan(3);
    expect(outcome.notes).toEqual([`it had no title: we called it “${row.title}”`]);
  });

  it('knows a recipe without an id by its content', async () => {
    const file = { ...NODE, '@id': undefined, url: undefined, name: 'Nameless Source' };
    await cameFrom(fileOf(JSON.stringify(file)));
    expect(await moved(fileOf(JSON.stringify([file, file])))).toMatchObject([{ became: 'there' }, { became: 'there' }]);
  });

  it('goes by what a file is, not by its name', async () => {
    const path = await archiveOf({
      'picture.jpg': JSON.stringify({ ...NODE, '@id': 'lie-1', name: 'Honest Soup' }),
      'recipe.json': await photo(),
      'list.cook': 'a shopping list',
      'x.json': '{"password": "hunter2", broken',
      'inner.zip': await zipped({ 'inner2.zip': await zipped({ 'a.json': '{}' }) }),
    });
    const outcomes = await moved(path);
    expect(outcomes).toMatchObject([
      { name: 'Honest Soup', became: 'came' },
      { name: 'list.cook', became: 'passed', why: 'We found no recipe in it.' },
      { name: 'x.json', became: 'passed', why: 'It begins like JSON, but it’s damaged.' },
      {
        name: 'inner.zip',
        became: 'passed',
        why: 'There’s an archive in it that is in an archive itself: unpack it, and import it by itself.',
      },
    ]);
    expect(JSON.stringify(outcomes)).not.toContain('hunter2');
  });

  it('keeps no secret at any depth, and nothing larger than a recipe', async () => {
    const odd = {
      ...NODE,
      '@id': 'odd',
      name: 'Odd Soup',
      owner: { apiKey: 'k', password_hash: 'h', name: 'Sam' },
      blob: 'x'.repeat(200_000),
    };
    const { kept, outcome } = await cameFrom(fileOf(JSON.stringify(odd)));
    expect(kept.owner).toEqual({ name: 'Sam' });
    expect(Object.keys(kept)).not.toContain('blob');
    expect(outcome.notes).toEqual(['“blob” is too large to keep']);
  });

  it('refuses a bomb, a picture of 300 MB and a path that climbs out', async () => {
    await expect(moved(await archiveOf({ 'bomb.json': Buffer.alloc(40_000_000) }))).rejects.toThrow(
      'packed so tightly',
    );
    const climbing = Buffer.from(
      (await zipped({ 'aa/evil.json': '{}' })).toString('latin1').replaceAll('aa/', '../'),
      'latin1',
    );
    await expect(moved(fileOf(climbing))).rejects.toThrow(/We can’t take this archive: “.*\.\..*” leads out of it/);
    const large = paprikarecipe({ uid: 'big', photo_data: 'A'.repeat(300_000_000) });
    expect(await moved(fileOf(large))).toMatchObject([
      { became: 'passed', why: 'It’s damaged, or unpacks to more than 64 MB.' },
    ]);
    const photo_data = 'A'.repeat(20_000_000);
    const { outcome } = await cameFrom(fileOf(paprikarecipe({ uid: 'big2', name: 'Large Picture', photo_data })));
    expect(outcome.notes).toEqual(['without a picture: It has more than 10 MB']);
  });
});
