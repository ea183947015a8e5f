import { buffer } from 'node:stream/consumers';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { movedRecipes, recipes } from '#src/db/schema.ts';
import { fieldEntries } from '#src/domain/recipes/recipe-fields.ts';
import type { Actor } from '#src/server/base/audit.ts';
import { read } from '#src/server/base/database.ts';
import { allRecipes } from '#src/server/moving/export.ts';
import { changeRecipe } from '#src/server/recipes/editing.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/make-member.ts';
import { fileOf, outcomesOf, paprikarecipe } from '#tests/support/moved-files.ts';

seededDatabase();

let actor: Actor;
beforeAll(async () => {
  actor = { ...(await makeMember('admin')), role: 'admin' };
});

const json = (value: unknown): string => JSON.stringify(value);
const ld = (name: string, more: object) => json({ '@context': 'https://schema.org', '@type': 'Recipe', name, ...more });
const mealie = (name: string, more: object) => json({ name, slug: name.toLowerCase(), description: '', ...more });
const FOOD = { recipeIngredient: ['200 g red lentils', '1 onion'], recipeInstructions: ['Boil the lentils.'] };

/** Written once the readers were: a file, what the draft has, and what is kept. */
const CASES: { title: string; file: string | Buffer; row: object; kept?: object }[] = [
  {
    title: 'Paprika: ranges, shouted headings, no numbers',
    file: paprikarecipe({
      ...{ uid: 'p1', name: 'Bean Chilli', servings: 'Serves 4-6', prep_time: '1/2 hour', cook_time: '1 hr 30 mins' },
      ingredients: 'BEAN STEW\n1-2 tbsp oil\n2 x 400g tins kidney beans\n\nTO SERVE\n1 avocado',
      directions: 'Heat the oil.\nAdd the beans and simmer.',
      ...{ notes: '', categories: [], rating: 0, source: '', nutritional_info: '' },
    }),
    row: {
      ...{ prepTime: 30, cookTime: 90 },
      ingredients: ['1-2 tbsp oil', '2 x 400g tins kidney beans', '1 avocado'],
      ingredientGroups: [
        { name: 'Bean stew', at: 0 },
        { name: 'To serve', at: 2 },
      ],
      instructions: ['Heat the oil.', 'Add the beans and simmer.'],
    },
    kept: { 'yield as written': 'Serves 4-6' },
  },
  {
    title: 'Paprika: total time alone, fractions, address',
    file: paprikarecipe({
      ...{ uid: 'p2', name: 'Overnight Oats', prep_time: '', cook_time: '', total_time: '8 hours', servings: '' },
      ...{ ingredients: '½ cup oats\n1 1/2 cups soy milk', directions: 'Mix.\n\nChill overnight.' },
      ...{ source_url: 'https://oats.example/a', categories: ['Breakfast'], rating: 0 },
    }),
    row: {
      ...{ servings: null, category: 'breakfast', sourceUrl: 'https://oats.example/a' },
      ingredients: ['½ cup oats', '1 1/2 cups soy milk'],
    },
  },
  {
    title: 'Paprika: HTML in notes, custom fields',
    file: paprikarecipe({
      uid: 'p3',
      name: 'Tofu Toast',
      notes: '<b>Press</b> the tofu &amp; dry it.',
      scale: '1/2',
      on_favorites: true,
    }),
    row: { tipsAndNotes: 'Press the tofu & dry it.' },
    kept: { scale: '1/2', on_favorites: true, rating: 4, source: 'Gran', nutritional_info: '300 kcal' },
  },
  {
    title: 'JSON-LD: sections, yield as number, keywords as text',
    file: ld('Lentil Pie', {
      ...{ '@id': 'pie', recipeYield: 8, keywords: 'pie, lentils', recipeCuisine: 'British', totalTime: 'PT1H' },
      recipeIngredient: FOOD.recipeIngredient,
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Filling',
          itemListElement: [{ '@type': 'HowToStep', text: 'Boil the lentils.' }],
        },
        {
          '@type': 'HowToSection',
          name: 'Crust',
          itemListElement: [{ '@type': 'HowToStep', text: 'Roll the dough.' }],
        },
      ],
    }),
    row: { servings: 8, cuisine: 'British', instructions: ['Filling: Boil the lentils.', 'Crust: Roll the dough.'] },
    kept: {},
  },
  {
    title: 'JSON-LD: a graph with an author by reference',
    file: json({
      '@graph': [
        { '@type': 'Person', '@id': '#sam', name: 'Sam' },
        { '@type': ['Recipe', 'Thing'], '@id': '#graph', name: 'Graph Dal', author: { '@id': '#sam' }, ...FOOD },
      ],
    }),
    row: { title: 'Graph Dal', ingredients: FOOD.recipeIngredient },
    kept: { author: { '@id': '#sam' } },
  },
  {
    title: 'JSON-LD: times nobody can read are kept',
    file: ld('Slow Dal', { '@id': 'slow', cookTime: 'a while', video: { name: 'Film' }, ...FOOD }),
    row: { cookTime: null },
    kept: { cookTime: 'a while', video: { name: 'Film' } },
  },
  {
    title: 'Nextcloud: alone, as its folder’s file',
    file: ld('Cloud Dal', {
      ...{ id: '9', recipeYield: 3, prepTime: 'PT0H15M', url: '', image: '/x/full.jpg' },
      ...FOOD,
      recipeInstructions: ['## Base', 'Boil.', 'Serve.'],
    }),
    row: { servings: 3, prepTime: 15, instructions: ['Base: Boil.', 'Serve.'] },
    kept: { image: '/x/full.jpg' },
  },
  {
    title: 'RecipeSage: free text in times and a rating',
    file: json({
      recipes: [
        {
          '@type': 'Recipe',
          identifier: 's9',
          name: 'Sage Rice',
          prepTime: 'ten minutes',
          recipeYield: 'Serves 2',
          creditText: 'Aunt Jo',
          ...FOOD,
        },
      ],
    }),
    row: { servings: 2, prepTime: 10 },
    kept: { creditText: 'Aunt Jo' },
  },
  {
    title: 'Mealie 2: camel case with units',
    file: mealie('Soup', {
      ...{ id: 'm8', recipeServings: 4, prepTime: '15 min', orgURL: 'https://soup.example/x' },
      recipeIngredient: [
        { quantity: 1.5, unit: { name: 'litre' }, food: { name: 'stock' }, note: '', display: '1 ½ litre stock' },
        { quantity: 0, unit: null, food: { name: 'salt' }, note: 'to taste' },
        { quantity: 2, unit: null, food: { name: 'carrots' }, note: 'diced' },
      ],
      recipeInstructions: [
        { id: 'x', title: '', summary: 'Boil', text: 'Boil the carrots.', ingredientReferences: [] },
      ],
    }),
    row: {
      ...{ servings: 4, prepTime: 15, sourceUrl: 'https://soup.example/x' },
      ingredients: ['1.5 litre stock', 'salt, to taste', '2 carrots, diced'],
      instructions: ['Boil: Boil the carrots.'],
    },
  },
  {
    title: 'Mealie: ingredients as plain notes with amounts',
    file: mealie('Hummus', {
      ...{ recipe_yield: '6 servings', total_time: '10 Minutes', nutrition: { calories: '200' } },
      recipe_ingredient: [{ note: '400 g chickpeas' }, { note: '2 tbsp tahini' }],
      recipe_instructions: [{ text: 'Blend until smooth.' }],
    }),
    row: { servings: 6, ingredients: ['400 g chickpeas', '2 tbsp tahini'] },
    kept: { nutrition: { calories: '200' } },
  },
  {
    title: 'Cooklang: old metadata and sections',
    file: '>> title: Pancakes\n>> servings: 4\n>> wine: none\n\n== Batter ==\nMix @flour{200%g} and @soy milk{300%ml}.\n\n== Pan ==\nFry in @oil{} for ~{3%minutes}.\n',
    row: {
      ...{ title: 'Pancakes', servings: 4, ingredients: ['200 g flour', '300 ml soy milk', 'oil'] },
      instructions: ['Batter: Mix flour and soy milk.', 'Pan: Fry in oil for 3 minutes.'],
    },
    kept: { wine: 'none' },
  },
  {
    title: 'Cooklang: cookware, a note and one word',
    file: '---\ntitle: Boiled Potatoes\n---\n> Use waxy ones.\n\nBoil @potatoes{500%g} with @salt in a #pot{}.\n',
    row: { ingredients: ['500 g potatoes', 'salt'], tipsAndNotes: 'Use waxy ones.', servings: null },
    kept: { cookware: ['pot'] },
  },
  {
    title: 'CSV: commas, tags and an address',
    file: 'Name,Ingredients,Method,Serves,Tags,Source URL\nCsv Salad,"1 cucumber\n2 tomatoes","Chop.\nToss.",2,"salad,raw",https://csv.example/1\n',
    row: { title: 'Csv Salad', servings: 2, sourceUrl: 'https://csv.example/1', instructions: ['Chop.', 'Toss.'] },
    kept: {},
  },
  {
    title: 'CSV: tabs and unknown columns',
    file: 'title\tingredients\tsteps\tCook Time\tMood\nTab Rice\t200 g rice\tBoil the rice.\t12 min\tcalm\n',
    row: { ingredients: ['200 g rice'], cookTime: 12 },
    kept: { mood: 'calm' },
  },
  {
    title: 'our own: pictures elsewhere, to be published, a diet that does not hold',
    file: json({
      ...{ format: 'plantry-recipe', version: 1, id: 'own-dal' },
      recipe: {
        ...{ title: 'Own Dal', description: 'A dal.', category: 'lunch', servings: 2, prepTime: 5, cookTime: 20 },
        ...{ ingredients: ['200 g wheat flour', '1 onion'], instructions: ['Knead.'], isPublished: true },
        ...{ dietaryRestrictions: ['gluten-free'], imageUrl: '/media/m-aaaaaaaaaaaaaaaaaaaaaaaa.jpg' },
      },
      dates: { created: '2024-05-06T07:08:09.000Z', published: null, updated: '2024-05-06T07:08:09.000Z' },
      pictures: [
        {
          address: '/media/m-aaaaaaaaaaaaaaaaaaaaaaaa.jpg',
          name: 'm-aaaaaaaaaaaaaaaaaaaaaaaa.jpg',
          url: 'https://old.example/m.jpg',
        },
      ],
    }),
    row: {
      isPublished: false,
      imageUrl: null,
      category: 'lunch',
      dietaryRestrictions: [],
      createdAt: Date.UTC(2024, 4, 6, 7, 8, 9),
    },
    kept: { isPublished: true, diets: ['gluten-free'], 'missing pictures': ['https://old.example/m.jpg'] },
  },
];

const WRITERS = {
  write: () => 'x',
  place: ({ id }: { id: string }) => ({
    site: 'Old',
    page: `https://old.example/recipes/${id}`,
    absolute: (path: string) => `https://old.example${path}`,
  }),
};

describe('our own archive', () => {
  it('comes back with all that is written of a recipe but what a site does with it', async () => {
    const bytes = await buffer(allRecipes('plantry', WRITERS).archive);
    await changeRecipe('red-lentil-dal', { title: 'Red Lentil Dal Of Today' }, actor);
    const outcomes = await outcomesOf(fileOf(bytes), actor);
    const came = outcomes.filter(({ became }) => became !== 'there');
    const [outcome] = came;
    if (outcome?.became !== 'came') throw new Error(json(came));
    expect(came).toHaveLength(1);
    const rows = await read()
      .select()
      .from(recipes)
      .where(inArray(recipes.id, ['red-lentil-dal', outcome.id]));
    const [old, made] = [rows.find(({ id }) => id === 'red-lentil-dal'), rows.find(({ id }) => id === outcome.id)];
    const isOfTheSite = (name: string): boolean => /^(?:isPublished|title|imageUrl|pictureTexts|.*Images)$/.test(name);
    for (const [name] of fieldEntries) if (!isOfTheSite(name)) expect(made?.[name], name).toEqual(old?.[name]);
    expect(made).toMatchObject({ isPublished: false, title: 'Red Lentil Dal' });
    expect(made?.imageUrl).toMatch(/^\/media\/m-/);
    expect(made?.processImages).toHaveLength(old?.processImages.length ?? -1);
    expect(made?.pictureTexts).toHaveLength(old?.pictureTexts.length ?? -1);
  });
});

describe('the pictures of our own archives', () => {
  it.each([
    ['mealie', 'berry-smoothie-bowl'],
    ['paprika', 'apple-crumble'],
    ['markdown', 'chickpea-flour-omelette'],
    ['jsonld', 'hash-browns-with-beans'],
    ['plantry', 'french-toast-with-berries'],
  ] as const)('%s has the main one, which is not missed', async (format, id) => {
    const bytes = await buffer(allRecipes(format, WRITERS).archive);
    await changeRecipe(id, { title: `Another one for ${format}` }, actor);
    const outcomes = await outcomesOf(fileOf(bytes), actor);
    const came = outcomes.flatMap((each) => (each.became === 'came' ? [each] : []));
    expect(came.map(({ notes }) => notes)).toEqual([[]]);
    const [made] = await read()
      .select()
      .from(recipes)
      .where(eq(recipes.id, came[0]?.id ?? ''));
    const steps = new Set(made?.processImages).size;
    expect(made?.imageUrl).toMatch(/^\/media\/m-/);
    expect(came[0]?.pictures.picturesHere).toBe(1 + steps);
    if (format === 'plantry' || format === 'jsonld') expect(came[0]?.pictures.picturesMissing).toBe(0);
  });
});

describe('more recipes from elsewhere', () => {
  it.each(CASES)('$title', async ({ file, row, kept }) => {
    const [outcome] = await outcomesOf(fileOf(file), actor);
    if (outcome?.became !== 'came') throw new Error(json(outcome));
    const [made] = await read().select().from(recipes).where(eq(recipes.id, outcome.id));
    expect(made).toMatchObject(row);
    const [memory] = await read().select().from(movedRecipes).where(eq(movedRecipes.recipeId, outcome.id));
    if (kept) expect(memory?.kept).toEqual(kept);
  });
});
