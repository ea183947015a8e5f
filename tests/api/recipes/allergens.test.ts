import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { judgeRecipes } from '#src/db/judge-recipes.ts';
import { recipes } from '#src/db/schema.ts';
import type { Recipe, RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { NO_FILTERS } from '#src/domain/search/search-filters.ts';
import { database, read, write } from '#src/server/base/database.ts';
import { searchByFilters } from '#src/server/search/filtered-search.ts';
import { adminRecipes } from '#tests/support/admin-recipes.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const SALAD = {
  title: 'Salad of the Label',
  description: 'Cucumber under a dressing.',
  category: 'lunch',
  prepTime: 10,
  cookTime: 0,
  servings: 2,
  published: true,
  ingredients: ['1 cucumber', '2 tbsp lemon juice'],
  instructions: ['Slice the cucumber and dress it with the lemon juice.'],
};
const FLOUR = ['1 cucumber', '100 g plain flour'];
const TAMARI = ['1 cucumber', '1 tbsp tamari'];

const { ask, change, made } = adminRecipes(SALAD);
const found = async (query: string): Promise<string[]> => {
  const { status, body } = await api('GET', `/api/recipes?limit=60&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { recipes: RecipeSummary[] }).recipes.map(({ id }) => id);
};
/** All that a filter finds, page by page. */
async function all(query: string): Promise<string[]> {
  const pages = await Promise.all([0, 60, 120].map((offset) => found(`${query}&offset=${offset}`)));
  return pages.flat();
}

describe('GET /api/recipes/{id}', () => {
  it('says what is in it and by which ingredient, and which label to check', async () => {
    const { id } = await made({ ingredients: ['2 tbsp peanut butter', '1 tbsp tamari', '1 cucumber'] });
    const { body } = await api('GET', `/api/recipes/${id}`);
    expect(body).toMatchObject({
      allergens: {
        contains: [
          { allergen: 'peanuts', foods: ['peanut butter'] },
          { allergen: 'soya', foods: ['tamari'] },
        ],
        check: [{ allergen: 'gluten', foods: ['tamari'] }],
        unknown: [],
      },
      dietNotes: [{ diet: 'gluten-free', products: ['tamari'] }],
    });
  });

  it('tells of a teaser what is in it, and not by which ingredient', async () => {
    const { id } = await made({ ingredients: ['2 tbsp peanut butter', '1 tbsp tamari'], isPremiumOnly: true });
    const { body } = await api('GET', `/api/recipes/${id}`);
    expect(body).toMatchObject({
      isTeaser: true,
      allergens: { contains: [{ allergen: 'peanuts', foods: [] }, { allergen: 'soya' }], unknown: [] },
      dietNotes: [],
    });
    expect(JSON.stringify(body)).not.toContain('tamari');
  });
});

describe('GET /api/recipes without allergens', () => {
  it('leaves out what has one, may have one, or is not known', async () => {
    const rows = await read().select().from(recipes).where(eq(recipes.isPublished, true));
    for (const allergen of ['peanuts', 'gluten', 'celery'] as const) {
      const has = (kind: 'contains' | 'check') => (row: (typeof rows)[number]) =>
        row.allergens[kind].some((cause) => cause.allergen === allergen);
      const safe = rows.filter((row) => !has('contains')(row) && !has('check')(row) && !row.allergens.unknown.length);
      const maybe = rows.filter((row) => !has('contains')(row) && !row.allergens.unknown.length);
      expect((await all(`without=${allergen}`)).toSorted()).toEqual(safe.map(({ id }) => id).toSorted());
      expect((await all(`without=${allergen}&withCheck=1`)).toSorted()).toEqual(maybe.map(({ id }) => id).toSorted());
    }
  });

  it('never finds what nobody knows, whatever the reader allows', async () => {
    const { id } = await made({ ingredients: ['1 cucumber', '20 g moonstone'], confirmedVegan: ['20 g moonstone'] });
    expect(await found('search=label')).toContain(id);
    expect(await found('search=label&without=lupin')).not.toContain(id);
    expect(await found('search=label&without=lupin&withCheck=1')).not.toContain(id);
  });

  it('keeps to it in a search, and to what the search itself says', async () => {
    const { id } = await made({ title: 'Moonlit Salad', ingredients: ['1 cucumber', '1 tbsp tahini'] });
    expect(await found('search=moonlit+salad')).toContain(id);
    expect(await found('search=moonlit+salad&without=sesame')).toEqual([]);
    expect(await found('search=moonlit+salad+without+sesame')).toEqual([]);
    expect(await found('search=moonlit+salad+without+milk')).toEqual([id]);
  });

  it('keeps to what a sentence leaves out, whichever ingredient has it', async () => {
    const wish = { ...NO_FILTERS, text: 'moonlit', excluded: ['celery'] };
    const { id } = await made({ title: 'Moonlit Soup', ingredients: ['500 ml vegetable stock', '1 cucumber'] });
    const { recipes: loose } = await searchByFilters({ ...wish, excluded: [] });
    expect(loose.map((recipe) => recipe.id)).toContain(id);
    const { recipes: kept } = await searchByFilters(wish);
    expect(kept.map((recipe) => recipe.id)).not.toContain(id);
  });

  it('knows of a change of ingredients at once', async () => {
    const { id } = await made({ title: 'Changing Salad' });
    expect(await found('search=changing&without=peanuts,gluten')).toEqual([id]);
    await change(id, { ingredients: [...SALAD.ingredients, '2 tbsp peanut butter'] });
    expect(await found('search=changing&without=peanuts,gluten')).toEqual([]);
    expect(await found('search=changing&without=gluten')).toEqual([id]);
  });

  it.each(['without=peanut', 'without=peanuts&withCheck=2'])('refuses %s', async (query) => {
    expect(await api('GET', `/api/recipes?${query}`)).toMatchObject({ status: 400 });
  });
});

describe('labels of a recipe', () => {
  const GLUTEN_FREE = { dietaryRestrictions: ['gluten-free', 'kids'] };

  it.each([
    ['an ingredient contradicts', FLOUR, 'Gluten-Free does not hold. Gluten: plain flour.'],
    ['only a product’s label can tell of', TAMARI, 'Only the label can tell whether it is: tamari.'],
    ['nobody knows of', ['1 cucumber', '20 g moonstone'], 'We don’t know what’s in moonstone.'],
  ])('are not saved where they are one that %s', async (_, ingredients, message) => {
    const { status, body } = await ask('POST', '/api/recipes', {
      ...SALAD,
      ...GLUTEN_FREE,
      published: false,
      ingredients,
    });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        message: expect.stringContaining(message),
        issues: [{ path: 'dietaryRestrictions', message: expect.stringContaining(message) }],
      }),
    ]);
    const { id } = await made({ dietaryRestrictions: ['kids'] });
    expect(await change(id, { ...GLUTEN_FREE, ingredients, isPublished: false })).toMatchObject({ status: 400 });
  });

  it('hold where the line names a product that is free of it', async () => {
    const { dietaryRestrictions } = await made({
      ...GLUTEN_FREE,
      ingredients: ['1 cucumber', '1 tbsp tamari (gluten-free)'],
    });
    expect(dietaryRestrictions).toEqual(['gluten-free', 'kids']);
  });

  it('go when the ingredients change under them', async () => {
    const { id } = await made(GLUTEN_FREE);
    const { body } = await change(id, { ingredients: FLOUR });
    expect(body).toMatchObject({ dietaryRestrictions: ['kids'] });
    expect(await found('search=label&dietaryPreferences=gluten-free')).not.toContain(id);
  });
});

describe('a recipe of an older version', () => {
  it('is judged at the start: its allergens are known, and labels go that do not hold', async () => {
    const { id } = await made({ title: 'Older Salad', ingredients: TAMARI });
    await write((tx) =>
      tx.run(sql`update recipes set gate_rules = 'old', dietary_restrictions = '["gluten-free","kids"]',
        allergens = '{"contains":[],"check":[],"unknown":["its ingredients"]}', diet_notes = '[]' where id = ${id}`),
    );
    expect(await found('search=older&without=peanuts')).toEqual([]);
    expect(await judgeRecipes(database())).toBe(1);
    const { body } = await api('GET', `/api/recipes/${id}`);
    expect((body as Recipe).dietaryRestrictions).toEqual(['kids']);
    expect((body as Recipe).allergens.contains).toEqual([{ allergen: 'soya', foods: ['tamari'] }]);
    expect(await found('search=older&without=peanuts')).toEqual([id]);
  });
});
