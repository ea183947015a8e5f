import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#src/server/base/audit.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/make-member.ts';
import { archiveOf, fileOf, outcomesOf, photo } from '#tests/support/moved-files.ts';
import { toldRecipes } from '#tests/support/told-recipes.ts';

seededDatabase();

let actor: Actor;
beforeAll(async () => {
  actor = { ...(await makeMember('author')), role: 'author' };
});

const only = (text: string) => {
  const { label, recipes } = toldRecipes(text);
  const [recipe, ...more] = recipes;
  if (!recipe || more.length > 0) throw new Error(`It has ${recipes.length}`);
  return { label, ...recipe };
};
const row = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
const table = (columns: Record<string, string>) => `${row(Object.keys(columns))}\r\n${row(Object.values(columns))}\r\n`;

const PLANNED = {
  ...{ Title: 'Leek &amp; Potato Soup', Course: 'Dinner', Cuisine: 'French', 'Main Ingredient': 'Leeks' },
  ...{ Description: 'Warm.', Source: 'Gran', Url: 'https://soup.example/leek', 'Prep Time': '15', 'Cook Time': '0:30' },
  ...{
    'Total Time': '',
    Servings: '4',
    Yield: '',
    Ingredients: '500 g leeks\r\n, For the top\r\nchives',
    Tags: 'winter, one pot',
  },
  ...{
    Directions: 'Slice the leeks.\r\nBoil all for 30 minutes.',
    Rating: '4',
    'Photo Url': 'https://p.example/leek.jpg',
  },
  ...{ Calories: '210', Fat: '0.0', 'Created At': '2021-02-18 17:59:33 UTC', Private: 'true' },
};

describe('Plan to Eat', () => {
  it('comes as CSV with times, headings, labels, date, picture, and keeps the rest', () => {
    const { label, fields, kept, ...recipe } = only(table(PLANNED));
    expect(label).toBe('Plan to Eat');
    expect(fields).toMatchObject({
      ...{
        title: 'Leek & Potato Soup',
        servings: 4,
        prepTime: 15,
        cookTime: 30,
        category: 'dinner',
        cuisine: 'French',
      },
      ...{ ingredients: ['500 g leeks', 'chives'], ingredientGroups: [{ name: 'For the top', at: 1 }] },
      ...{ instructions: ['Slice the leeks.', 'Boil all for 30 minutes.'], sourceUrl: 'https://soup.example/leek' },
    });
    expect(recipe).toMatchObject({
      ...{ createdAt: Date.UTC(2021, 1, 18, 17, 59, 33), pictures: [{ url: 'https://p.example/leek.jpg' }] },
      foreignId: `${Date.UTC(2021, 1, 18, 17, 59, 33)} Leek & Potato Soup`,
    });
    expect(kept).toMatchObject({ source: 'Gran', rating: '4', calories: '210', private: 'true' });
    expect(kept).not.toHaveProperty('fat');
    expect([...(fields.tags ?? []), ...((kept.labels as string[] | undefined) ?? [])].join()).toMatch(
      /winter.*one.pot.*leeks/i,
    );
  });

  it('comes as text, a recipe between lines of hyphens', () => {
    const text = (title: string) =>
      `--------------\nTitle: ${title}\nServes: 2\nSource: https://a.example/x\nTags: warm^quick\nIngredients:\n200 g oats\n400 ml water\n\nDirections:\nBoil: stir well.\nEat.\n`;
    const { label, recipes } = toldRecipes(text('Porridge') + text('Gruel'));
    expect(label).toBe('Plan to Eat');
    expect(recipes.map(({ fields }) => fields)).toMatchObject([
      { title: 'Porridge', servings: 2, ingredients: ['200 g oats', '400 ml water'], sourceUrl: 'https://a.example/x' },
      { title: 'Gruel', instructions: ['Boil: stir well.', 'Eat.'] },
    ]);
  });

  it('comes once, and one of its rows that is broken costs no more than itself', async () => {
    const text = table(PLANNED) + row(Object.keys(PLANNED).map((name) => (name === 'Title' ? 'Nothing' : '')));
    const path = fileOf(text);
    expect((await outcomesOf(path, actor)).map(({ became }) => became)).toEqual(['came', 'refused']);
    expect((await outcomesOf(path, actor)).map(({ became }) => became)).toEqual(['there', 'refused']);
  });
});

describe('My Recipe Box', () => {
  it('comes as CSV with minutes, labels between semicolons, its film and its figures', () => {
    const { label, fields, kept, pictures } = only(
      table({
        ...{
          title: 'Dal',
          preparationTime: '10',
          cookingTime: '25',
          inactiveTime: '0',
          totalTime: '35',
          quantity: '4 bowls',
        },
        ...{
          ingredients: '200 g lentils &amp; peas\n1 l water & salt',
          instructions: 'Boil.\nSeason.',
          notes: 'Freezes well.',
          nutrition: 'fat: 3 g',
        },
        ...{ categories: 'Dinner;Soups', tags: 'warm', source: 'https://d.example/dal', video: 'https://v.example/1' },
        ...{ originalPicture: 'https://p.example/dal.jpg', rating: '5', favorite: 'false' },
      }),
    );
    expect(label).toBe('My Recipe Box');
    expect(fields).toMatchObject({
      ...{ title: 'Dal', prepTime: 10, cookTime: 25, category: 'dinner', videoUrl: 'https://v.example/1' },
      ...{
        ingredients: ['200 g lentils & peas', '1 l water & salt'],
        instructions: ['Boil.', 'Season.'],
        sourceUrl: 'https://d.example/dal',
      },
    });
    expect(pictures).toEqual([{ url: 'https://p.example/dal.jpg' }]);
    expect(kept).toMatchObject({ nutrition: 'fat: 3 g', rating: '5' });
    expect(kept).not.toHaveProperty('favorite');
  });
});

const COPIED = `<!doctype html><html><body><div class="recipe"><div id="name">Apple &amp; Oat Pie</div>
<img class="recipeImage" src="images\\apple_pie.jpg"><div id="link">Adapted from <a id="original_link" href="https://pie.example/a">pie.example</a></div>
<div id="categories">Tags: <span class="recipeCategory">Dessert</span> <span class="recipeCategory">autumn</span></div>
<div id="extra_info"><span id="made_this">I made this</span> <div id="rating">Rating: <span id="ratingValue">4</span></div></div>
<div id="description">Like Gran’s.</div><div id="servings">Servings: <a id="recipeYield">8</a></div>
<div id="recipeIngredient_header">Ingredients</div><ul id="recipeIngredients"><li class="recipeIngredient">500 g apples</li>
<div class="recipeIngredient recipeIngredient_spacer"></div><div class="recipeIngredient recipeIngredient_subheader">Crumble:</div><li class="recipeIngredient">200 g oats</li></ul>
<div id="recipeInstructions_header">Steps</div><ol id="recipeInstructions"><li class="instruction">Slice the apples.</li><div class="instruction_next">Thinly.</div>
<div class="instruction_subheader">Crumble:</div><li class="instruction">Bake for 30 minutes.</li></ol>
<div id="recipeNotes_header">Notes</div><ul id="recipeNotes"><li class="recipeNote">Good cold.</li></ul><div id="shelf">Third shelf</div></div>
<div class="recipe"><div id="name"></div><ul id="recipeIngredients"></ul></div></body></html>`;

describe('CopyMeThat', () => {
  it('comes as one page, with headings, its picture beside it, marks and every other word', async () => {
    const { label, recipes } = toldRecipes(
      COPIED.slice(0, COPIED.lastIndexOf('<div class="recipe">')),
      'cmt/recipes.html',
    );
    const [recipe] = recipes;
    expect(label).toBe('CopyMeThat');
    expect(recipe).toMatchObject({
      pictures: [{ file: 'cmt/images/apple_pie.jpg' }],
      kept: { source: 'pie.example', rating: 4, marks: ['I made this'], 'more words': ['Third shelf'] },
      fields: {
        ...{ title: 'Apple & Oat Pie', description: 'Like Gran’s.', servings: 8, sourceUrl: 'https://pie.example/a' },
        ...{ ingredients: ['500 g apples', '200 g oats'], ingredientGroups: [{ name: 'Crumble', at: 1 }] },
        tipsAndNotes: 'Good cold.',
      },
    });
    expect(recipe?.fields.instructions?.[0]).toBe('Slice the apples. Thinly.');
    expect(recipe?.fields.instructions?.[1]).toContain('Bake for 30 minutes.');
    const outcomes = await outcomesOf(
      await archiveOf({ 'recipes.html': COPIED, 'images/apple_pie.jpg': await photo() }),
      actor,
    );
    expect(outcomes).toMatchObject([{ name: 'Apple & Oat Pie', became: 'came', notes: [] }, { became: 'refused' }]);
  });
});

describe('CopyMeThat’s text', () => {
  it('comes with its source, headings of its steps, notes and rating', () => {
    const text =
      'Leek Pie\n\nAdapted from https://pie.example/leek\n\nWarm.\n\nRated 4/5\n\nServings: 4\n\nINGREDIENTS\n\n500 g leeks\n200 g flour\n\nSTEPS\n\nFilling:\n\n1) Fry the leeks.\n\nPastry:\n\n1) Bake all.\n\n2) Eat.\n\n\nNOTES\n\nGood cold.\n';
    expect(only(text)).toMatchObject({
      label: 'CopyMeThat',
      fields: {
        ...{ title: 'Leek Pie', description: 'Warm.', servings: 4, sourceUrl: 'https://pie.example/leek' },
        ...{ ingredients: ['500 g leeks', '200 g flour'], tipsAndNotes: 'Good cold.' },
        instructions: ['Filling: Fry the leeks.', 'Pastry: Bake all.', 'Eat.'],
      },
      kept: { rating: '4/5' },
    });
  });
});

describe('KitchenOwl', () => {
  it('comes with amounts in its steps, headings of its Markdown, times, tags and the name of its photograph', () => {
    const { label, fields, kept, pictures } = only(
      JSON.stringify({
        ...{ name: 'Home', language: 'en', member: ['ada'], items: [{ name: 'oats' }] },
        recipes: [
          {
            ...{ name: 'Flapjacks', time: 45, prep_time: 15, cook_time: 0, yields: 8, source: 'Gran', photo: 'x.jpg' },
            description:
              'Chewy.\n\n## Base\n1. Mix @rolled oats with **care**.\n2. Rest.\n\n## Top\n- Add @salt, see @nobody.',
            items: [
              { name: 'Rolled oats', description: '250 g', optional: false },
              { name: 'Salt', description: 'flaky', optional: true },
            ],
            tags: ['snack', 'lunchbox'],
          },
        ],
      }),
    );
    expect(label).toBe('KitchenOwl');
    expect(fields).toMatchObject({
      ...{ title: 'Flapjacks', description: 'Chewy.', servings: 8, prepTime: 15, restTime: 30 },
      ingredients: ['250 g Rolled oats', 'Salt, flaky (optional)'],
    });
    const steps = fields.instructions?.join('\n') ?? '';
    expect(steps).toContain('Mix 250 g Rolled oats with care.');
    expect(steps).toContain('Add Salt, flaky, see @nobody.');
    expect(steps).toMatch(/Base[^\n]*Mix/);
    expect(pictures).toEqual([{ file: 'x.jpg' }]);
    expect(kept).toMatchObject({ source: 'Gran' });
  });
});

const GROCY = {
  recipes: [
    {
      ...{
        id: 1,
        name: 'Pancakes',
        description: '<p>Mix.</p><p>Fry for 3 minutes.</p>',
        base_servings: 2,
        desired_servings: 6,
      },
      ...{
        type: 'normal',
        picture_file_name: 'pan.jpg',
        row_created_timestamp: '2023-05-06 07:08:09',
        userfields: { mood: 'cosy' },
      },
    },
    { ...{ id: 2, name: 'Sauce', description: '<p>Melt.</p>', base_servings: 4, desired_servings: 1, type: 'normal' } },
    { ...{ id: 3, name: 'With sauce', description: '', base_servings: 2, desired_servings: 1, type: 'normal' } },
    { ...{ id: -1, name: '2023-05-06', base_servings: 1, desired_servings: 1, type: 'mealplan-day' } },
  ],
  recipes_pos: [
    { ...{ recipe_id: 1, product_id: 10, amount: 0.2, qu_id: 2, note: 'sifted', ingredient_group: 'Batter' } },
    { ...{ recipe_id: 1, product_id: 11, amount: 1, variable_amount: 'a pinch of' } },
    { ...{ recipe_id: 1, product_id: 12, amount: 2, qu_id: 9, ingredient_group: 'Batter' } },
    { ...{ recipe_id: 2, product_id: 13, amount: 200, qu_id: 2, only_check_single_unit_in_stock: 1 } },
  ],
  recipes_nestings: [
    { recipe_id: 3, includes_recipe_id: 1, servings: 2 },
    { recipe_id: 3, includes_recipe_id: 2, servings: 2 },
  ],
  products: [
    { id: 10, name: 'flour', qu_id_stock: 1 },
    { id: 11, name: 'salt', qu_id_stock: 1 },
    { id: 12, name: 'oat milk', qu_id_stock: 3 },
    { id: 13, name: 'dark chocolate', qu_id_stock: 4 },
  ],
  quantity_units: [
    { id: 1, name: 'kg', name_plural: 'kg' },
    { id: 2, name: 'g', name_plural: 'g' },
    { id: 3, name: 'cup', name_plural: 'cups' },
    { id: 4, name: 'bar', name_plural: 'bars' },
  ],
  quantity_unit_conversions: [{ product_id: null, from_qu_id: 1, to_qu_id: 2, factor: 1000 }],
};

describe('Grocy', () => {
  it('keeps the unit of a line whose product has none for its stock', () => {
    const products = GROCY.products.map(({ qu_id_stock: _, ...product }) => product);
    const { recipes } = toldRecipes(JSON.stringify({ ...GROCY, products }));
    expect(recipes[0]?.fields.ingredients).toContain('0.2 g flour, sifted');
  });

  it('comes with amounts in the unit it shows, for its own servings, and recipes in recipes', () => {
    const { label, recipes } = toldRecipes(JSON.stringify(GROCY));
    expect(label).toBe('Grocy');
    expect(recipes.map(({ name }) => name)).toEqual(['Pancakes', 'Sauce', 'With sauce']);
    const [pancakes, sauce, both] = recipes;
    expect(pancakes).toMatchObject({
      ...{
        createdAt: Date.UTC(2023, 4, 6, 7, 8, 9),
        pictures: [{ file: 'pan.jpg' }],
        kept: { userfields: { mood: 'cosy' } },
      },
      fields: {
        ...{ servings: 2, instructions: ['Mix.', 'Fry for 3 minutes.'] },
        ingredients: ['a pinch of salt', '200 g flour, sifted', '2 cups oat milk'],
        ingredientGroups: [{ name: 'Batter', at: 1 }],
      },
    });
    expect(sauce?.fields.ingredients).toEqual(['200 g dark chocolate']);
    expect(both?.fields.ingredients).toContain('100 g dark chocolate');
    expect(both?.fields.instructions?.join(' ')).toMatch(/Mix\..*Melt\./);
  });

  it('comes as an archive of its lists', async () => {
    const files = Object.entries(GROCY).map(([name, rows]) => [`grocy/${name}.json`, JSON.stringify(rows)] as const);
    const path = await archiveOf({ ...Object.fromEntries(files), 'grocy/pan.jpg': await photo('#ddd') });
    const came = (await outcomesOf(path, actor)).filter(({ became }) => became !== 'passed');
    expect(came).toMatchObject([
      { name: 'Pancakes', became: 'came', notes: [] },
      { name: 'Sauce' },
      { name: 'With sauce' },
    ]);
  });
});

const BERRY = `---
layout: recipe
title:  "Berry Tart"
image: berry-tart.jpg
imagecredit: https://flic.kr/p/x
tags: desserts, summer
yield: 6

ingredients:
- 200 g berries
- Note: 1 tbsp sugar
directions:
- Fill the crust
components:
- Oat Crust
- Lost Cream
---

A favourite.
`;
const CRUST =
  '---\nlayout: recipe\ntitle: Oat Crust\ningredients:\n- 200 g oats\ndirections:\n- Press into a tin\n- Bake for 10 minutes\n---\nCrisp.';

describe('Chowdown', () => {
  it('comes with its components, its picture, and what it names that is not there', async () => {
    const path = await archiveOf({
      'chow/_recipes/berry-tart.md': BERRY,
      'chow/_components/oat-crust.md': CRUST,
      'chow/images/berry-tart.jpg': await photo('#a22'),
      'chow/readme.md': '# Chowdown\n\nIngredients and directions.',
    });
    const outcomes = await outcomesOf(path, actor);
    expect(outcomes).toMatchObject([
      { name: 'Berry Tart', became: 'came', notes: [] },
      { name: 'Oat Crust', became: 'came' },
      { became: 'passed' },
    ]);
    expect(outcomes[0]).toMatchObject({
      kept: expect.arrayContaining(['imagecredit', 'components that are not there']),
    });
    expect(only(BERRY)).toMatchObject({
      label: 'Chowdown',
      fields: {
        ...{ title: 'Berry Tart', description: 'A favourite.', servings: 6, instructions: ['Fill the crust'] },
        ingredients: ['200 g berries', 'Note: 1 tbsp sugar'],
      },
      kept: { 'components that are not there': ['Oat Crust', 'Lost Cream'] },
    });
  });
});

describe('WP Tasty', () => {
  it('comes with headings, times, pictures, author and film; what follows from other values is dropped', () => {
    const { label, fields, author, kept, pictures, foreignId } = only(
      JSON.stringify([
        {
          ...{ id: 77, title: 'Bean &amp; Kale Stew', title_rendered: 'x', author_name: 'Sam', image_id: 5 },
          ...{ description: '<p>Hearty.</p>', description_rendered: 'x', yield: '4 servings', keywords: 'beans, kale' },
          ingredients:
            '<h4>Stew</h4><ul><li><span data-amount="2">2</span> tins beans</li></ul><p><strong>Top</strong></p><ul><li>30 g parsley</li></ul>',
          instructions: '<ol><li>Boil. <img src="https://p.example/s.jpg"></li><li>Scatter.</li></ol>',
          ...{ notes: '<p>Freezes.</p>', prep_time: '10 minutes', cook_time: '1 hour', total_time: '<span>70</span>' },
          ...{ total_time_raw: '', additional_time_label: 'Soaking Time', additional_time_value: '20 min' },
          ...{
            category: 'Dinner',
            cuisine: 'Tuscan',
            method: 'Stovetop',
            diet: 'Vegan',
            calories: '310',
            video_url: 'https://v.example/2',
          },
          ...{ average_rating: 0, total_reviews: 0, nutrifox_id: 0, description_video_settings: '' },
          image_sizes: { full: { url: 'https://p.example/full.jpg' }, thumbnail: { url: 'https://p.example/t.jpg' } },
        },
      ]),
    );
    expect([label, foreignId, author]).toEqual(['WP Tasty', '77', 'Sam']);
    expect(fields).toMatchObject({
      ...{ title: 'Bean & Kale Stew', description: 'Hearty.', servings: 4, prepTime: 10, cookTime: 60, restTime: 20 },
      ...{ videoUrl: 'https://v.example/2', category: 'dinner', cuisine: 'Tuscan' },
      ...{ ingredients: ['2 tins beans', '30 g parsley'], instructions: ['Boil.', 'Scatter.'] },
    });
    expect(fields.ingredientGroups).toEqual([
      { name: 'Stew', at: 0 },
      { name: 'Top', at: 1 },
    ]);
    expect(pictures).toEqual([{ url: 'https://p.example/full.jpg' }, { url: 'https://p.example/s.jpg' }]);
    expect(kept).toMatchObject({
      author_name: 'Sam',
      method: 'Stovetop',
      diet: 'Vegan',
      calories: '310',
      additional_time_label: 'Soaking Time',
    });
    for (const name of ['title_rendered', 'image_id', 'average_rating', 'description_video_settings'])
      expect(kept).not.toHaveProperty(name);
  });
});

it('WP Tasty comes without an id and without what its plugin adds for a site, as one of its fields tells', () => {
  const bare = {
    ...{ title: 'Kale Stew', ingredients: '<ul><li>2 tins beans</li></ul>' },
    instructions: '<ol><li>Boil.</li></ol>',
  };
  const { label, recipes } = toldRecipes(JSON.stringify({ ...bare, yield: '4 servings', method: 'Stovetop' }));
  expect(label).toBe('WP Tasty');
  expect(recipes[0]).toMatchObject({
    ...{ foreignId: '', kept: { method: 'Stovetop' } },
    fields: { title: 'Kale Stew', servings: 4, ingredients: ['2 tins beans'], instructions: ['Boil.'] },
  });
});

describe('a file that lies', () => {
  it.each([
    ['JSON of nobody', '{"recipes":[{"items":3}]}'],
    ['a page of another kind', '<html><body><div class="recipe"><h1>Soup</h1></div></body></html>'],
    ['a text that says “Ingredients:” alone', 'Title: x\nIngredients:\nleeks'],
    ['a head that is none', '---\ntitle: [\n---\nx'],
    ['tables without recipes', '{"recipes":[],"recipes_pos":[]}'],
  ])('%s is no recipe', (_, text) => {
    expect(() => toldRecipes(text)).toThrow('We found no recipe in it.');
  });
});
