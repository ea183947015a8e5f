import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipe-list.ts';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { auditLog, contentVersions, recipeRevisions, recipes } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { tag } from '#src/server/base/tags.ts';
import { api } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { PUBLISHED } from '#tests/support/catalogue.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const DRAFT = {
  title: 'Crème Brûlée & Co.',
  description: 'A custard of coconut milk under a crackling lid.',
  category: 'desserts',
  prepTime: 15,
  cookTime: 40,
  servings: 4,
  ingredients: ['400 ml coconut milk', '60 g sugar', '30 g cornflour'],
  instructions: ['Whisk the coconut milk, sugar and cornflour over a low heat for 10 minutes, then chill.'],
};

let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn('admin');
});
const ask = (method: string, path: `/api${string}`, body?: unknown) =>
  api(method, path, { cookie: admin.cookie, ...(body !== undefined && { body }) });

async function made(more: object = {}): Promise<AdminRecipe> {
  const { status, body } = await ask('POST', '/api/recipes', { ...DRAFT, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as AdminRecipe;
}
const versionOf = async (name: string): Promise<number> =>
  (await read().select().from(contentVersions).where(eq(contentVersions.tag, name)))[0]?.contentVersion ?? 0;

describe('POST /api/recipes', () => {
  it('makes a draft with a readable id, and computes nutrition and Nutri-Score', async () => {
    const first = await made();
    expect(first).toMatchObject({
      id: 'creme-brulee-and-co',
      isPublished: false,
      publishedAt: null,
      categories: ['desserts'],
      nutriScoreByHand: null,
    });
    expect(first.nutrition?.calories).toBeGreaterThan(100);
    expect(first.nutriScore).not.toBeNull();
    expect((await made()).id).toBe('creme-brulee-and-co-2');
    expect(await lastAudit()).toMatchObject({
      action: 'recipe.create',
      subject: 'creme-brulee-and-co-2',
      actor: admin.email,
    });
  });

  it('keeps a draft from visitors until it is published', async () => {
    const { id } = await made({ title: 'Hidden Custard' });
    expect((await api('GET', `/api/recipes/${id}`)).status).toBe(404);
    const isFound = async () => {
      const { body } = await api('GET', '/api/recipes?search=hidden%20custard');
      return (body as { recipes: { id: string }[] }).recipes.some((recipe) => recipe.id === id);
    };
    expect(await isFound()).toBe(false);
    await ask('PATCH', `/api/admin/recipes/${id}`, { isPublished: true });
    expect((await api('GET', `/api/recipes/${id}`)).status).toBe(200);
    expect(await isFound()).toBe(true);
    await ask('PATCH', `/api/admin/recipes/${id}`, { isPublished: false });
    expect((await api('GET', `/api/recipes/${id}`)).status).toBe(404);
    expect(await isFound()).toBe(false);
  });

  it('takes the figures and the grade it is given', async () => {
    const per100g = {
      energyKcal: 150,
      energyKj: 628,
      fat: 9,
      saturatedFat: 8,
      carbs: 15,
      sugar: 12,
      fiber: 1,
      protein: 1,
      salt: 0.1,
    };
    const perServing = Object.fromEntries(Object.entries(per100g).map(([name, value]) => [name, value * 1.2]));
    const recipe = await made({ nutritionFacts: { per100g, perServing }, nutriScore: 'D', published: true });
    await ask('DELETE', `/api/admin/recipes/${recipe.id}`);
    expect(recipe).toMatchObject({
      isPublished: true,
      nutriScore: 'D',
      nutriScoreByHand: 'D',
      nutrition: { calories: 150, sodium: 100, servingGrams: 120, estimated: false },
    });
    expect(recipe.publishedAt).not.toBeNull();
  });

  it.each(['New', 'Import', 'Bulk', 'Preview', 'Trending'])(
    'does not call a recipe "%s" by the name of another address',
    async (title) => {
      expect((await made({ title })).id).toBe(`${title.toLowerCase()}-2`);
    },
  );

  it.each([
    ['an unknown field', { ratingSum: 5000 }],
    ['an id of its own', { id: 'red-lentil-dal' }],
    ['a hot-linked picture', { imageUrl: 'https://elsewhere.example/a.jpg' }],
    ['a picture outside the folders', { imageUrl: '/pictures/../../etc/passwd.jpg' }],
    ['no ingredients', { ingredients: [] }],
    ['a negative time', { prepTime: -1 }],
    ['an unknown diet', { dietaryRestrictions: ['carnivore'] }],
    ['an unknown category', { category: 'brunch' }],
  ])('refuses %s', async (_, wrong) => {
    const { status, body } = await ask('POST', '/api/recipes', { ...DRAFT, ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation', issues: [expect.anything()] });
  });

  it('keeps cleared times and servings empty in a draft, and on the page as in the history', async () => {
    const empty = { prepTime: null, cookTime: null, servings: null };
    const { id, ...recipe } = await made({ title: 'Nobody Counted', ...empty });
    expect(recipe).toMatchObject({ ...empty, restTime: null, nutrition: null });
    await ask('PATCH', `/api/admin/recipes/${id}`, { prepTime: 5, servings: 9 });
    expect((await ask('PATCH', `/api/admin/recipes/${id}`, empty)).body).toMatchObject(empty);
    expect((await ask('GET', `/api/admin/recipes/${id}`)).body).toMatchObject(empty);
  });

  it('is closed to members', async () => {
    const { cookie } = await signedIn('premium');
    expect((await api('POST', '/api/recipes', { cookie, body: DRAFT })).status).toBe(403);
  });
});

describe('GET /api/admin/recipes', () => {
  it('pages through everything, drafts too, and filters', async () => {
    const { id } = await made({ title: 'Zanzibar Pudding' });
    const list = async (query: string) => {
      const { status, body } = await ask('GET', `/api/admin/recipes${query as ''}`);
      expect(status, JSON.stringify(body)).toBe(200);
      return body as {
        recipes: { id: string; isPublished: boolean; category: string }[];
        pagination: { totalRecipes: number };
      };
    };
    expect((await list('')).recipes[0]).toMatchObject({ id, isPublished: false });
    expect((await list('?search=pudding%20zanzi')).recipes.map((recipe) => recipe.id)).toEqual([id]);
    expect((await list('?search=%25')).pagination.totalRecipes).toBeGreaterThan(100);
    const drafts = await list('?status=draft&limit=60');
    expect(drafts.recipes.every((recipe) => !recipe.isPublished)).toBe(true);
    expect((await list('?status=published')).pagination.totalRecipes).toBe(PUBLISHED.length);
    const dinners = (await read().select().from(recipes)).filter(({ category }) => category === 'dinner');
    expect((await list('?category=dinner&status=published')).pagination.totalRecipes).toBe(dinners.length);
    expect((await ask('GET', '/api/admin/recipes?page=0')).status).toBe(400);
  });

  it('has those first that are called as the search, where the best match is asked for', async () => {
    const { id } = await made({ title: 'Soup of a friend', ingredients: ['200 g mapo tofu', '1 carrot'] });
    const firstOf = async (sort: string) => {
      const { body } = await ask('GET', `/api/admin/recipes?search=mapo+tofu&limit=1&sort=${sort}`);
      return (body as { recipes: AdminRecipeCard[] }).recipes[0]?.id;
    };
    expect(await firstOf('newest')).toBe(id);
    expect(await firstOf('match')).toBe('mapo-tofu');
    await ask('DELETE', `/api/admin/recipes/${id}`);
  });

  it('sorts', async () => {
    const list = async (sort: string) => {
      const { body } = await ask('GET', `/api/admin/recipes?limit=60&sort=${sort}`);
      return (body as { recipes: AdminRecipeCard[] }).recipes;
    };
    await made({ title: 'aardvark-free Salad' });
    expect((await list('title'))[0]?.title).toBe('aardvark-free Salad');
    const oldest = await list('oldest');
    expect(oldest).toEqual(oldest.toSorted((a, b) => a.createdAt - b.createdAt));
    // Of the same moment, the one that came first is the older.
    const twins = [await made({ title: 'Castor' }), await made({ title: 'Pollux' })].map(({ id }) => id);
    const bornAt = (createdAt: number) =>
      write((tx) => tx.update(recipes).set({ createdAt }).where(inArray(recipes.id, twins)));
    await bornAt(1);
    expect((await list('oldest')).slice(0, 2).map(({ id }) => id)).toEqual(twins);
    await bornAt(Date.now() + 1000);
    expect((await list('newest')).slice(0, 2).map(({ id }) => id)).toEqual(twins.toReversed());
    await ask('PATCH', '/api/admin/recipes/virgin-mojito', { servings: 3 });
    expect((await list('updated'))[0]?.id).toBe('virgin-mojito');
    await api('POST', '/api/ratings', { cookie: admin.cookie, body: { recipeId: 'red-lentil-dal', rating: 5 } });
    expect((await list('rating'))[0]?.id).toBe('red-lentil-dal');
    expect((await ask('GET', '/api/admin/recipes?sort=number')).status).toBe(400);
  });
});

describe('PATCH /api/admin/recipes/{id}', () => {
  it('computes anew what follows from the ingredients, keeps what was, and bumps what shows it', async () => {
    const before = (await ask('GET', '/api/admin/recipes/palak-tofu')).body as AdminRecipe;
    const seen = await versionOf(tag.recipe('palak-tofu'));
    const { body } = await ask('PATCH', '/api/admin/recipes/palak-tofu', {
      servings: (before.servings ?? Number.NaN) * 2,
    });
    const after = body as AdminRecipe;
    expect(after.nutrition?.servingGrams).toBeCloseTo((before.nutrition?.servingGrams ?? 0) / 2, -1);
    expect(await versionOf(tag.recipe('palak-tofu'))).toBeGreaterThan(seen);
    const [kept] = await read().select().from(recipeRevisions).where(eq(recipeRevisions.of, 'palak-tofu'));
    expect(kept).toMatchObject({ actor: admin.email, kept: { servings: before.servings } });
  });

  it('lets a Nutri-Score set by hand win, and goes back to the computed one', async () => {
    const { nutriScore } = (await ask('GET', '/api/admin/recipes/guacamole')).body as AdminRecipe;
    const byHand = nutriScore === 'E' ? 'A' : 'E';
    expect((await ask('PATCH', '/api/admin/recipes/guacamole', { nutriScoreByHand: byHand })).body).toMatchObject({
      nutriScore: byHand,
    });
    expect((await ask('PATCH', '/api/admin/recipes/guacamole', { nutriScoreByHand: null })).body).toMatchObject({
      nutriScore,
    });
  });

  it('takes nutrition by hand, which visitors then see, and gives it back to the ingredients', async () => {
    const id = 'palak-tofu';
    const stated = {
      calories: 321,
      totalFat: 20,
      saturatedFat: 3,
      totalCarbs: 10,
      sugars: 2,
      fiber: 5,
      protein: 8,
      sodium: 900,
      vitaminC: null,
      servingGrams: 60,
    };
    const { nutrition } = (await ask('GET', `/api/admin/recipes/${id}`)).body as AdminRecipe;
    const { body } = await ask('PATCH', `/api/admin/recipes/${id}`, { nutritionByHand: stated });
    expect(body).toMatchObject({
      nutritionByHand: stated,
      nutrition: { calories: 321, sodium: 900, estimated: false },
    });
    expect((body as AdminRecipe).nutrition?.vitaminC).toBe(nutrition?.vitaminC);
    expect((await api('GET', `/api/nutrition/${id}`)).body).toMatchObject({ calories: 321, estimated: false });
    expect((await api('GET', `/api/recipes/${id}`)).body).not.toHaveProperty('nutritionByHand');
    expect((await ask('PATCH', `/api/admin/recipes/${id}`, { nutritionByHand: null })).body).toMatchObject({
      nutrition,
    });
    const wrong = { nutritionByHand: { ...stated, sugars: 11 } };
    expect((await ask('PATCH', `/api/admin/recipes/${id}`, wrong)).body).toMatchObject({
      issues: [{ path: 'nutritionByHand.sugars' }],
    });
  });

  it('refuses to write over what somebody else saved meanwhile', async () => {
    const { updatedAt } = (await ask('GET', '/api/admin/recipes/kale-chips')).body as AdminRecipe;
    const first = await ask('PATCH', '/api/admin/recipes/kale-chips', { title: 'Kale Crisps', updatedAt });
    expect(first.status).toBe(200);
    const second = await ask('PATCH', '/api/admin/recipes/kale-chips', { title: 'Kale Flakes', updatedAt });
    expect(second).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await ask('GET', '/api/admin/recipes/kale-chips')).body).toMatchObject({ title: 'Kale Crisps' });
  });

  it('touches no page for a change of a draft', async () => {
    const { id } = await made({ title: 'Quiet Draft' });
    const seen = await versionOf(tag.recipes);
    await ask('PATCH', `/api/admin/recipes/${id}`, { title: 'Quieter Draft' });
    expect(await versionOf(tag.recipes)).toBe(seen);
  });

  it('says 404 for an unknown recipe and 400 for fields that are not its to change', async () => {
    expect((await ask('PATCH', '/api/admin/recipes/no-such', { servings: 2 })).status).toBe(404);
    expect((await ask('PATCH', '/api/admin/recipes/guacamole', { totalRatings: 9 })).status).toBe(400);
  });
});

describe('revisions', () => {
  interface Revision {
    id: number;
    actor: string;
    fields: string[];
    recipe?: object;
  }
  const revisionsOf = async (id: string) => (await ask('GET', `/api/admin/recipes/${id}/revisions`)).body as Revision[];

  it('tell who changed what, and what it was before', async () => {
    const { id } = await made({ title: 'First Name' });
    await ask('PATCH', `/api/admin/recipes/${id}`, { title: 'Second Name', servings: 6, category: 'desserts' });
    await ask('PATCH', `/api/admin/recipes/${id}`, { title: 'Second Name' });
    const revisions = await revisionsOf(id);
    expect(revisions).toMatchObject([{ actor: admin.email, fields: ['title', 'servings'] }]);
    const { body } = await ask('GET', `/api/admin/recipes/${id}/revisions/${revisions[0]?.id}`);
    expect(body).toMatchObject({ ...revisions[0], recipe: { title: 'First Name', servings: 4 } });
    expect((await ask('GET', `/api/admin/recipes/guacamole/revisions/${revisions[0]?.id}`)).status).toBe(404);
  });

  it('are restored without publishing anything, which is a change like any other', async () => {
    const { id } = await made({ title: 'Early Name' });
    await ask('PATCH', `/api/admin/recipes/${id}`, { title: 'Late Name', servings: 6 });
    await ask('PATCH', `/api/admin/recipes/${id}`, { isPublished: true });
    const [, first] = await revisionsOf(id);
    const restored = await ask('POST', `/api/admin/recipes/${id}/revisions/${first?.id}/restore`);
    expect(restored.body).toMatchObject({ title: 'Early Name', servings: 4, isPublished: true });
    expect(await lastAudit()).toMatchObject({ action: 'recipe.restore', subject: id });
    expect((await revisionsOf(id))[0]).toMatchObject({ fields: ['title', 'servings'] });
    expect((await ask('POST', `/api/admin/recipes/guacamole/revisions/${first?.id}/restore`)).status).toBe(404);
  });

  it('are kept to the newest fifty', async () => {
    const { id } = await made({ title: 'Often Changed' });
    for (let servings = 5; servings < 58; servings++) await ask('PATCH', `/api/admin/recipes/${id}`, { servings });
    const revisions = await revisionsOf(id);
    expect(revisions).toHaveLength(50);
    const { body } = await ask('GET', `/api/admin/recipes/${id}/revisions/${revisions[0]?.id}`);
    expect(body).toMatchObject({ recipe: { servings: 56 } });
  });
});

describe('DELETE and bulk', () => {
  it('delete for good, and say what is gone already', async () => {
    const { id } = await made({ title: 'Short Lived', published: true });
    expect((await ask('DELETE', `/api/admin/recipes/${id}`)).status).toBe(204);
    expect((await ask('DELETE', `/api/admin/recipes/${id}`)).status).toBe(404);
    expect((await api('GET', `/api/recipes/${id}`)).status).toBe(404);
    expect(await lastAudit()).toMatchObject({
      action: 'recipe.delete',
      subject: id,
      details: { title: 'Short Lived' },
    });
  });

  it('publish, hide and delete several at once, and tell of each what became of it', async () => {
    const [one, two] = [
      (await made({ title: 'Bulk One', published: true })).id,
      (await made({ title: 'Bulk Two' })).id,
    ];
    const bulk = async (action: string) => {
      const { status, body } = await ask('POST', '/api/admin/recipes/bulk', {
        ids: [one, two, two, 'no-such'],
        action,
      });
      expect(status, JSON.stringify(body)).toBe(200);
      return (body as { results: { id: string; outcome: string }[] }).results.map(({ id, outcome }) => [id, outcome]);
    };
    const missing = ['no-such', 'not_found'];
    expect(await bulk('publish')).toEqual([[one, 'unchanged'], [two, 'done'], missing]);
    expect((await api('GET', `/api/recipes/${two}`)).status).toBe(200);
    expect(await bulk('unpublish')).toEqual([[one, 'done'], [two, 'done'], missing]);
    expect((await api('GET', `/api/recipes/${one}`)).status).toBe(404);
    expect(await bulk('delete')).toEqual([[one, 'done'], [two, 'done'], missing]);
    expect(await bulk('delete')).toEqual([[one, 'not_found'], [two, 'not_found'], missing]);
    const deeds = await read().select().from(auditLog).orderBy(auditLog.id);
    expect(deeds.slice(-3).map(({ action, subject }) => [action, subject])).toEqual([
      ['recipe.publish', two],
      ['recipes.unpublish', '2 recipes'],
      ['recipes.delete', '2 recipes'],
    ]);
  });

  it('move to another category, whatever one presses; what they also fit is a choice of its own', async () => {
    const { id } = await made({ title: 'Moving Dish', category: 'snacks', categories: ['snacks', 'desserts'] });
    const bulk = async (action: string, category: string) =>
      (
        (await ask('POST', '/api/admin/recipes/bulk', { ids: [id], action, category })).body as {
          results: { outcome: string; message?: string }[];
        }
      ).results[0];
    const kept = async () => {
      const [row] = await read().select().from(recipes).where(eq(recipes.id, id));
      return [row?.category, ...(row?.categories ?? [])];
    };
    await bulk('category', 'lunch');
    expect(await kept()).toEqual(['lunch', 'lunch', 'desserts']);
    expect(await bulk('category', 'lunch')).toMatchObject({ outcome: 'unchanged' });
    await ask('PATCH', `/api/admin/recipes/${id}`, { title: 'Moving Dish', category: 'dinner' });
    expect(await kept()).toEqual(['dinner', 'dinner', 'desserts']);
    await bulk('addCategory', 'snacks');
    expect(await kept()).toEqual(['dinner', 'dinner', 'desserts', 'snacks']);
    await bulk('removeCategory', 'desserts');
    expect(await kept()).toEqual(['dinner', 'dinner', 'snacks']);
    expect(await bulk('removeCategory', 'dinner')).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('Change the category'),
    });
    // Said, it may well be in the old one too.
    await ask('PATCH', `/api/admin/recipes/${id}`, { category: 'snacks', categories: ['dinner'] });
    expect(await kept()).toEqual(['snacks', 'snacks', 'dinner']);
  });

  it.each([
    ['nothing', { ids: [], action: 'publish' }],
    ['too much', { ids: Array.from({ length: 201 }, (_, i) => `recipe-${i}`), action: 'publish' }],
    ['an unknown action', { ids: ['guacamole'], action: 'burn' }],
  ])('refuse %s', async (_, body) => {
    expect((await ask('POST', '/api/admin/recipes/bulk', body)).status).toBe(400);
  });

  it('touch no page for a draft', async () => {
    const { id } = await made({ title: 'Unseen' });
    const seen = await versionOf(tag.recipes);
    await ask('DELETE', `/api/admin/recipes/${id}`);
    expect(await versionOf(tag.recipes)).toBe(seen);
  });
});
