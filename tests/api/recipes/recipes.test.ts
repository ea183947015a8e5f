import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import type { Recipe, RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { totalTime, workTime } from '#src/domain/recipes/times.ts';
import type { ListingCounts } from '#src/domain/search/listing-counts.ts';
import { read, write } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { PUBLISHED } from '#tests/support/catalogue.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

interface Listing {
  recipes: RecipeSummary[];
  pagination: Record<string, unknown>;
  counts: ListingCounts;
  notUnderstood: string[];
}

async function list(query = ''): Promise<Listing> {
  const { status, body } = await api('GET', `/api/recipes${query}`);
  expect(status).toBe(200);
  return body as Listing;
}

const DRAFT = 'red-lentil-dal';

beforeAll(async () => {
  await write((tx) => tx.update(recipes).set({ isPublished: false }).where(eq(recipes.id, DRAFT)));
});

describe('GET /api/recipes', () => {
  it('answers the newest fifteen with what a pager needs', async () => {
    const { recipes, pagination } = await list();
    expect(recipes).toHaveLength(15);
    expect(recipes.map(({ createdAt }) => createdAt)).toEqual(
      recipes.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a),
    );
    expect(pagination).toEqual({
      page: 1,
      limit: 15,
      totalRecipes: PUBLISHED.length - 1,
      totalPages: Math.ceil((PUBLISHED.length - 1) / 15),
      hasNextPage: true,
      hasPreviousPage: false,
    });
  });

  it('walks through every recipe once by offset', async () => {
    const pages = await Promise.all([0, 60, 120].map((offset) => list(`?limit=60&offset=${offset}`)));
    const ids = pages.flatMap((page) => page.recipes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(PUBLISHED.length - 1);
    expect(ids).toHaveLength(PUBLISHED.length - 1);
    expect(pages[2]?.pagination).toMatchObject({ page: 3, hasNextPage: false, hasPreviousPage: true });
  });

  it('answers an empty page past the end', async () => {
    const { recipes, pagination } = await list('?offset=5000');
    expect(recipes).toEqual([]);
    expect(pagination).toMatchObject({ totalRecipes: PUBLISHED.length - 1, hasNextPage: false, hasPreviousPage: true });
  });

  it('says which words of a refusal it does not know, and finds the rest', async () => {
    const { recipes, notUnderstood } = await list('?search=dinner+without+MSG');
    expect(recipes.length).toBeGreaterThan(0);
    expect(notUnderstood).toEqual(['MSG']);
    expect((await list('?search=dinner')).notUnderstood).toEqual([]);
  });
  it('sorts, holds to a time, and counts what each filter leaves', async () => {
    const { recipes, pagination, counts } = await list(
      '?category=dinner&maxTotal=30&maxWork=25&sort=quickest&limit=60',
    );
    const minutes = recipes.map((recipe) => totalTime(recipe) ?? Number.NaN);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(Math.max(...minutes)).toBeLessThanOrEqual(30);
    expect(Math.max(...recipes.map((recipe) => workTime(recipe) ?? Number.NaN))).toBeLessThanOrEqual(25);
    expect(counts.category.dinner).toBe(pagination.totalRecipes);
    const free = await list('?category=dinner&maxTotal=30&maxWork=25&dietaryPreferences=nut-free');
    expect(free.pagination.totalRecipes).toBe(counts.dietaryPreferences['nut-free']);
  });

  it.each([1, 60])('takes a limit of %i', async (limit) => {
    expect((await list(`?limit=${limit}`)).recipes).toHaveLength(limit);
  });

  it('filters by category', async () => {
    const { recipes, pagination } = await list('?category=desserts&limit=60');
    expect(recipes.length).toBeGreaterThanOrEqual(25);
    expect(pagination.totalRecipes).toBe(recipes.length);
    const all = await Promise.all(recipes.map(({ id }) => api('GET', `/api/recipes/${id}`)));
    for (const { body } of all) expect((body as Recipe).categories).toContain('desserts');
  });

  it.each(['all', ''])('takes the category "%s" as no filter', async (category) => {
    expect((await list(`?category=${category}`)).pagination.totalRecipes).toBe(PUBLISHED.length - 1);
  });

  it('demands every diet and every tag at once', async () => {
    const one = await list('?dietaryPreferences=gluten-free&limit=60');
    const both = await list('?dietaryPreferences=gluten-free,soy-free&limit=60');
    expect(Number(both.pagination.totalRecipes)).toBeLessThan(Number(one.pagination.totalRecipes));
    for (const recipe of both.recipes) {
      expect(recipe.dietaryRestrictions).toEqual(expect.arrayContaining(['gluten-free', 'soy-free']));
    }
    const tags = both.recipes.find((recipe) => recipe.tags.length > 1)?.tags.slice(0, 2) ?? [];
    const tagged = await list(`?tags=${tags.join(',')}`);
    expect(tagged.recipes.length).toBeGreaterThan(0);
    for (const recipe of tagged.recipes) expect(recipe.tags).toEqual(expect.arrayContaining(tags));
  });

  it('combines search, category and diet with AND', async () => {
    const { recipes } = await list('?search=chocolate&category=desserts&dietaryPreferences=gluten-free');
    expect(recipes.length).toBeGreaterThan(0);
    for (const recipe of recipes) expect(recipe.dietaryRestrictions).toContain('gluten-free');
  });

  it('finds nothing for words no recipe has', async () => {
    const { recipes, pagination } = await list('?search=zzzzqqqq');
    expect(recipes).toEqual([]);
    expect(pagination).toMatchObject({ totalRecipes: 0, totalPages: 1 });
  });

  it.each(['"', "'; drop table recipes;--", '*', 'NEAR(', 'a OR', '%', '\u0000', '🍅', 'tofu AND', '{}:'])(
    'reads "%s" as words, not as search syntax',
    async (search) => {
      await list(`?search=${encodeURIComponent(search)}`);
      expect((await list()).pagination.totalRecipes).toBe(PUBLISHED.length - 1);
    },
  );

  it.each([
    ['limit=0', 'limit'],
    ['limit=61', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    ['limit=1e1', 'limit'],
    ['offset=-15', 'offset'],
    ['offset=99999999999999999999', 'offset'],
    ['category=seafood', 'category'],
    ['tags=Not%20a%20slug', 'tags.0'],
    ['dietaryPreferences=carnivore', 'dietaryPreferences.0'],
    ['dietaryPreferences=gluten-free,carnivore', 'dietaryPreferences.1'],
    [`search=${'a'.repeat(10_000)}`, 'search'],
    ['page=2', ''],
    ['order=new', ''],
    ['sort=new', 'sort'],
    ['maxWork=soon', 'maxWork'],
    ['maxTotal=0', 'maxTotal'],
    ['isPublished=false', ''],
  ])('refuses ?%s', async (query, path) => {
    const { status, body } = await api('GET', `/api/recipes?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      message: expect.stringMatching(/\S/),
      code: 'validation',
      issues: expect.arrayContaining([{ path, message: expect.stringMatching(/\S/) }]),
    });
  });

  it('refuses a parameter that is given twice', async () => {
    const { status, body } = await api('GET', '/api/recipes?limit=5&limit=50');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation', message: expect.stringContaining('limit') });
  });
});

describe('GET /api/recipes/{id}', () => {
  it('answers a recipe with everything its page shows', async () => {
    const { status, body, headers } = await api('GET', '/api/recipes/palak-tofu');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toMatchObject({ id: 'palak-tofu', title: 'Palak Tofu', category: 'dinner', isPublished: true });
    expect((body as Recipe).ingredients).toHaveLength(14);
    expect((body as Recipe).nutrition?.estimated).toBe(true);
  });

  it.each(['no-such-recipe', 'Palak-Tofu', 'palak_tofu', '..', '%00', 'a'.repeat(2000), "x'--"])(
    'answers 404 to "%s"',
    async (id) => {
      const { status, body } = await api(
        'GET',
        `/api/recipes/${encodeURIComponent(id)}/`.slice(0, -1) as `/api${string}`,
      );
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'not_found', message: expect.stringMatching(/\S/) });
    },
  );
});

describe('GET /api/nutrition/{id}', () => {
  it('answers per 100 g, with salt in milligrams and the share of the daily vitamin C', async () => {
    const { status, body } = await api('GET', '/api/nutrition/palak-tofu');
    expect(status).toBe(200);
    const { sodium, vitaminC, vitaminCPercent } = body as NonNullable<Recipe['nutrition']>;
    expect(sodium).toBeGreaterThan(100);
    expect(vitaminCPercent).toBeCloseTo((vitaminC / 80) * 100, -0.5);
  });

  it('answers minerals and B12 per 100 g, and which products may have more by their labels', async () => {
    const body = (await api('GET', '/api/nutrition/palak-tofu')).body as NonNullable<Recipe['nutrition']>;
    expect(body.iron).toBeGreaterThan(1);
    expect(body.calcium).toBeGreaterThan(50);
    expect(body).toMatchObject({
      vitaminB12: 0,
      byLabel: expect.arrayContaining([{ food: 'firm tofu', of: ['calcium'] }]),
    });
  });

  it('answers 404 while too little is known', async () => {
    await write((tx) => tx.update(recipes).set({ nutrition: null }).where(eq(recipes.id, 'tiramisu')));
    expect((await api('GET', '/api/nutrition/tiramisu')).status).toBe(404);
  });
});

describe('GET /api/ratings/recipe/{recipeId}', () => {
  it('answers zeros without ratings, and the average with some', async () => {
    const rated = async () => (await api('GET', '/api/ratings/recipe/palak-tofu')).body;
    expect(await rated()).toEqual({ avgRating: 0, totalRatings: 0 });
    await write((tx) => tx.update(recipes).set({ ratingSum: 13, totalRatings: 3 }).where(eq(recipes.id, 'palak-tofu')));
    expect(await rated()).toEqual({ avgRating: 4.33, totalRatings: 3 });
  });
});

describe('GET /api/recipes/trending', () => {
  it('is the trending list and no recipe called "trending"', async () => {
    const { status, body } = await api('GET', '/api/recipes/trending');
    expect(status).toBe(200);
    expect((body as RecipeSummary[]).length).toBeGreaterThan(8);
  });
});

describe('a draft', () => {
  it.each(['recipes', 'nutrition', 'ratings/recipe'])('is 404 at /api/%s/{id}', async (path) => {
    const { status, body } = await api('GET', `/api/${path}/${DRAFT}`);
    expect(status).toBe(404);
    expect(body).toEqual({ message: expect.stringMatching(/\S/), code: 'not_found' });
  });

  it('is in no list, however it is asked for', async () => {
    const [draft] = await read().select().from(recipes).where(eq(recipes.id, DRAFT));
    const queries = [
      `?search=${encodeURIComponent(draft?.title ?? '')}&limit=60`,
      `?category=${draft?.category}&limit=60`,
      ...(draft?.tags ?? []).map((tag) => `?tags=${tag}&limit=60`),
    ];
    for (const query of queries) expect((await list(query)).recipes.map(({ id }) => id)).not.toContain(DRAFT);
    const { body } = await api('GET', '/api/recipes/trending');
    expect((body as RecipeSummary[]).map(({ id }) => id)).not.toContain(DRAFT);
  });
});
