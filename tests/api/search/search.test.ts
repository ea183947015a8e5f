import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { listRecipesCall } from '#src/contracts/recipes/recipes.ts';
import { recipes } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { tag } from '#src/server/base/tags.ts';
import { api } from '#tests/support/api.ts';
import { PUBLISHED } from '#tests/support/catalogue.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

type Answer = z.infer<typeof listRecipesCall.response>;

async function search(query: Record<string, string>): Promise<Answer> {
  const { status, body } = await api('GET', `/api/recipes?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(query)).toBe(200);
  return body as Answer;
}

const idsFor = async (query: string | Record<string, string>): Promise<string[]> =>
  (await search(typeof query === 'string' ? { search: query } : query)).recipes.map(({ id }) => id);

/** What a cook types, and the recipes that must be among the first three. */
const EXPECTED: [query: string, ...expected: string[]][] = [
  // Names of dishes
  ['red lentil dal', 'red-lentil-dal'],
  ['mushroom risotto', 'mushroom-risotto'],
  ['pancakes', 'fluffy-banana-pancakes'],
  ['banana bread', 'tahini-banana-bread'],
  ['chocolate cake', 'chocolate-cake'],
  ['hummus', 'classic-hummus', 'white-bean-hummus-bowl'],
  ['tacos', 'black-bean-tacos', 'jackfruit-tacos'],
  ['falafel', 'falafel-wrap', 'falafel-bites'],
  ['sweet potato fries', 'baked-sweet-potato-fries'],
  ['Tiramisu', 'tiramisu'],
  // Foods
  ['avocado', 'avocado-toast-with-chickpeas', 'chocolate-avocado-mousse'],
  ['tempeh', 'teriyaki-tempeh-bowl'],
  ['jackfruit', 'jackfruit-tacos'],
  ['lentil soup', 'lentil-soup'],
  ['mango', 'mango-lassi', 'mango-sorbet', 'mango-coconut-chia-pudding'],
  ['oats and raspberries', 'overnight-oats-with-raspberries'],
  ['coconut curry with chickpeas', 'chickpea-coconut-curry'],
  // Other English names
  ['eggplant', 'aubergine-parmigiana', 'baba-ganoush', 'ratatouille'],
  ['eggplant parmesan', 'aubergine-parmigiana'],
  ['zucchini', 'zucchini-fritters'],
  ['garbanzo beans', 'crispy-roasted-chickpeas'],
  ['bell peppers', 'stuffed-peppers'],
  ['cilantro rice noodles', 'thai-peanut-noodles'],
  ['cottage pie', 'shepherds-pie'],
  // Accents and apostrophes
  ['acai', 'acai-bowl'],
  ['crepe', 'buckwheat-crepes'],
  ['pina colada', 'pina-colada'],
  ['banh mi', 'banh-mi-with-tofu'],
  ["shepherd's pie", 'shepherds-pie'],
  // Slips of the finger
  ['chikpea curry', 'chickpea-coconut-curry'],
  ['brocoli', 'tofu-stir-fry', 'teriyaki-tempeh-bowl'],
  ['lasagna', 'vegetable-lasagne'],
  ['zuchini', 'zucchini-fritters'],
  ['guacamoli', 'guacamole'],
  // Words run together or apart, words begun
  ['chick pea salad', 'chickpea-salad-sandwich'],
  ['stirfry', 'tofu-stir-fry'],
  ['choc chip cook', 'chocolate-chip-cookies'],
  // What every recipe is, wishes, and what no recipe has
  ['easy vegan lasagne recipe', 'vegetable-lasagne'],
  ['chicken parmigiana', 'aubergine-parmigiana'],
  ['gluten free macaroons without nuts', 'coconut-macaroons'],
];

describe('search', () => {
  it('is tried with 40 queries', () => expect(EXPECTED).toHaveLength(40));

  it.each(EXPECTED)('finds for "%s" what a cook expects', async (query, ...expected) => {
    const [first, second, third] = await idsFor(query);
    expect([first, second, third]).toEqual(expect.arrayContaining(expected));
  });

  it('puts the recipe first whose title is the search, for every recipe', async () => {
    const all = await read().select({ id: recipes.id, title: recipes.title }).from(recipes);
    const missed: string[] = [];
    for (const { id, title } of all) if ((await idsFor(title))[0] !== id) missed.push(title);
    expect(missed).toEqual([]);
  });

  it('ranks hits in the title before hits elsewhere', async () => {
    const { recipes: found } = await search({ search: 'coconut', limit: '60' });
    const inTitle = found.map(({ title }) => /coconut/i.test(title));
    expect(inTitle.filter(Boolean).length).toBeGreaterThan(3);
    expect(inTitle.lastIndexOf(true)).toBeLessThan(inTitle.indexOf(false));
  });

  it('takes an exact word before words that only begin with it', async () => {
    expect((await idsFor('pea'))[0]).toBe('pea-and-mint-soup');
  });

  it('pages through the same order without gaps or repeats', async () => {
    const whole = (await search({ search: 'tomato', limit: '60' })).recipes.map(({ id }) => id);
    const paged: string[] = [];
    for (let offset = 0; offset < whole.length; offset += 7) {
      const page = await search({ search: 'tomato', limit: '7', offset: String(offset) });
      expect(page.pagination.totalRecipes).toBe(whole.length);
      paged.push(...page.recipes.map(({ id }) => id));
    }
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(whole.length);
  });

  it('shows nothing for a word that is no word', async () => {
    const { recipes: found, pagination } = await search({ search: 'xqzvwk' });
    expect(found).toEqual([]);
    expect(pagination).toMatchObject({ totalRecipes: 0, totalPages: 1 });
  });

  it('takes "vegan recipes" for the whole kitchen', async () => {
    expect((await search({ search: 'vegan recipes' })).pagination.totalRecipes).toBe(PUBLISHED.length);
  });

  it('leaves out what a search wants to be without', async () => {
    const soups = await idsFor('soup');
    const without = await idsFor('soup without lentils');
    expect(soups).toContain('lentil-soup');
    expect(without).not.toContain('lentil-soup');
    expect(without).toContain('pea-and-mint-soup');
  });
});

describe('search with filters', () => {
  it('wants category, tags, diets and words all at once', async () => {
    const filter = { category: 'dinner', tags: 'british,comfort-food', dietaryPreferences: 'gluten-free,nut-free' };
    const { recipes: found, pagination } = await search({ ...filter, search: 'lentils' });
    expect(found.map(({ id }) => id)).toContain('shepherds-pie');
    expect(pagination.totalRecipes).toBe(found.length);
    for (const recipe of found) {
      expect(recipe.tags).toEqual(expect.arrayContaining(['british', 'comfort-food']));
      expect(recipe.dietaryRestrictions).toEqual(expect.arrayContaining(['gluten-free', 'nut-free']));
    }
  });

  it('agrees with the rows for every pair of diets', async () => {
    const rows = await read().select({ diets: recipes.dietaryRestrictions }).from(recipes);
    for (const pair of [
      ['gluten-free', 'soy-free'],
      ['raw', 'nut-free'],
      ['high-protein', 'low-carb'],
    ] as const) {
      const expected = rows.filter(({ diets }) => pair.every((diet) => diets.includes(diet))).length;
      const { pagination } = await search({ dietaryPreferences: pair.join(',') });
      expect(pagination.totalRecipes).toBe(expected);
    }
  });

  it('does not loosen a search because of a filter', async () => {
    expect(await idsFor({ search: 'lasagne', category: 'beverages' })).toEqual([]);
    // Drinks have two of these words, and a breakfast all three.
    expect(await idsFor('mango coconut chia')).toEqual(['mango-coconut-chia-pudding']);
    expect(await idsFor({ search: 'mango coconut', category: 'beverages' })).not.toEqual([]);
    expect(await idsFor({ search: 'mango coconut chia', category: 'beverages' })).toEqual([]);
    // Some dish has pork in its words: that is not done without as chicken is, which none has.
    expect(await idsFor('noodles pork')).toEqual(['tonkotsu-style-ramen']);
    expect(await idsFor({ search: 'noodles', dietaryPreferences: 'gluten-free' })).not.toEqual([]);
    expect(await idsFor({ search: 'noodles pork', dietaryPreferences: 'gluten-free' })).toEqual([]);
  });

  it('holds a search that was loosened to its filters all the same', async () => {
    const rows = await read().select().from(recipes);
    const all = await idsFor('coconut mango lentil');
    expect(all.length).toBeGreaterThan(2);
    const those = (keeps: (row: (typeof rows)[number]) => boolean) =>
      all.filter((id) => rows.some((row) => row.id === id && keeps(row))).toSorted();
    const found = async (filter: Record<string, string>) =>
      (await idsFor({ search: 'coconut mango lentil', ...filter })).toSorted();
    for (const category of ['breakfast', 'dinner', 'desserts', 'beverages'] as const) {
      expect(await found({ category })).toEqual(those(({ categories }) => categories.includes(category)));
    }
    const drink = those(({ categories }) => categories.includes('beverages'));
    expect(drink.length).toBeLessThan(all.length);
    for (const diet of ['nut-free', 'soy-free', 'high-protein'] as const) {
      const kept = those(({ dietaryRestrictions }) => dietaryRestrictions.includes(diet));
      expect(await found({ dietaryPreferences: diet })).toEqual(kept);
    }
    expect(await idsFor('coconut mango lentil without tomatoes')).not.toContain('red-lentil-dal');
    expect(all).toContain('red-lentil-dal');
  });

  it('lists newest first without a search', async () => {
    const { recipes: found } = await search({ tags: 'italian', limit: '60' });
    const moments = found.map(({ createdAt }) => createdAt);
    expect(moments.length).toBeGreaterThan(5);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  });
});

describe('search input', () => {
  it('takes 200 characters and refuses 201', async () => {
    expect((await api('GET', `/api/recipes?search=${'a'.repeat(200)}`)).status).toBe(200);
    expect((await api('GET', `/api/recipes?search=${'a'.repeat(201)}`)).status).toBe(400);
    expect((await api('GET', `/api/recipes?search=${'soup '.repeat(40)}`)).status).toBe(200);
  });

  it('never takes what is typed for search syntax', async () => {
    const pieces = [
      '"',
      "'",
      '*',
      '^',
      '(',
      ')',
      ':',
      '-',
      '+',
      '{',
      '}',
      'AND',
      'OR',
      'NOT',
      'NEAR',
      'title',
      'rowid',
      '%',
      '\\',
      ';',
      '--',
      '\0',
      '\uE000',
      '\uE001',
      '\uD800',
      '🍕',
      'ß',
      '豆腐',
      'soup',
      'without',
      'free',
      '0',
      '\n',
    ];
    let seed = 42;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let i = 0; i < 300; i++) {
      const glue = next(2) ? ' ' : '';
      const text = Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)]).join(glue);
      const { status } = await api('GET', `/api/recipes?search=${encodeURIComponent(text.toWellFormed())}`);
      expect(status, JSON.stringify(text)).toBe(200);
    }
  });

  it('finds nothing by the marks of the index', async () => {
    expect(await idsFor('\uE000diet\uE000nut')).toEqual(await idsFor('diet nut'));
    for (const text of ['\uE001', '\uE000', 'category0all']) expect(await idsFor(text)).toEqual([]);
  });
});

describe('search and drafts', () => {
  const update = (id: string, set: Partial<typeof recipes.$inferInsert>) =>
    write(async (tx, change) => {
      await tx.update(recipes).set(set).where(eq(recipes.id, id));
      change.touch('content', tag.recipes);
    });
  const publish = (isPublished: boolean) => update('tiramisu', { isPublished });

  it('forgets a recipe with its publication and finds it again', async () => {
    const before = (await search({ category: 'desserts' })).pagination.totalRecipes;
    await publish(false);
    // The word stays known for spelling, but leads nowhere.
    for (const text of ['tiramisu', 'tiramissu']) expect(await idsFor(text)).not.toContain('tiramisu');
    expect(await idsFor('')).not.toContain('tiramisu');
    expect((await search({ category: 'desserts' })).pagination.totalRecipes).toBe(before - 1);
    await publish(true);
    expect((await idsFor('tiramissu'))[0]).toBe('tiramisu');
    expect((await search({ category: 'desserts' })).pagination.totalRecipes).toBe(before);
  });

  it('follows a change of the words and the labels', async () => {
    const change = (set: Partial<typeof recipes.$inferInsert>) => update('trail-mix', set);
    const [row] = await read().select().from(recipes).where(eq(recipes.id, 'trail-mix'));
    await change({ title: 'Zanzibar Nibbles', tags: ['zanzibari'] });
    expect(await idsFor('zanzibaar')).toEqual(['trail-mix']);
    expect(await idsFor({ tags: 'zanzibari' })).toEqual(['trail-mix']);
    await change({ title: row?.title ?? '', tags: row?.tags ?? [] });
    expect(await idsFor('zanzibar')).toEqual([]);
    expect(await idsFor({ tags: 'zanzibari' })).toEqual([]);
  });
});
