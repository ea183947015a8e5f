import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipe-list.ts';
import { judgeRecipes } from '#src/db/judge-recipes.ts';
import { recipes, recipeViews } from '#src/db/schema.ts';
import { dayOf } from '#src/domain/site/visits.ts';
import { database, read, write } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { PUBLISHED } from '#tests/support/catalogue.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, signedIn } from '#tests/support/members.ts';

seededDatabase();

const DRAFT = {
  title: 'Unfinished Bake',
  description: 'A bake of which a good deal is missing still, for somebody to finish.',
  category: 'dinner',
  prepTime: 10,
  cookTime: 30,
  servings: 4,
  ingredients: ['300 g aubergine', '100 g zorbleberries'],
  instructions: ['Bake the aubergine for 30 minutes.'],
};

let cookie = '';
let draft = '';
const ask = (method: string, path: `/api${string}`, body?: unknown) =>
  api(method, path, { cookie, ...(body !== undefined && { body }) });
const listed = async (query: string) => {
  const { status, body } = await ask('GET', `/api/admin/recipes?limit=60&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { recipes: AdminRecipeCard[] }).recipes;
};
const ids = async (query: string) => (await listed(query)).map(({ id }) => id);
const bulk = async (deed: object, ...of: string[]) =>
  ((await ask('POST', '/api/admin/recipes/bulk', { ids: of, ...deed })).body as { results: object[] }).results;

beforeAll(async () => {
  cookie = (await signedIn('editor')).cookie;
  draft = ((await ask('POST', '/api/recipes', DRAFT)).body as { id: string }).id;
});

describe('the queue of recipes', () => {
  it('knows what is left to do about each, and forgets it once it is done', async () => {
    for (const queue of ['picture', 'allergens', 'warnings', 'findings'])
      expect(await ids(`queue=${queue}`), queue).toContain(draft);
    await ask('PATCH', `/api/admin/recipes/${draft}`, {
      ...{ imageUrl: '/pictures/red-lentil-dal.jpg', ingredients: ['300 g aubergine', '2 tbsp olive oil'] },
      instructions: ['Oil the aubergine with the olive oil.', 'Bake the aubergine for 30 minutes.'],
    });
    for (const queue of ['picture', 'nutrition', 'allergens', 'warnings'])
      expect(await ids(`queue=${queue}`), queue).not.toContain(draft);
  });

  it('lists a picture that nobody has described until somebody does, and again once it is another', async () => {
    const set = (body: object) => ask('PATCH', `/api/admin/recipes/${draft}`, body);
    const dal = '/pictures/red-lentil-dal.jpg';
    await set({ imageUrl: dal });
    expect(await ids('queue=pictureText&status=draft')).toEqual([draft]);
    await set({ pictureTexts: [{ url: dal, text: 'A bowl of dal with coriander' }] });
    expect(await ids('queue=pictureText&status=draft')).toEqual([]);
    await set({ imageUrl: `${dal}#focus-30-70` });
    expect(await ids('queue=pictureText&status=draft')).toEqual([]);
    await set({ imageUrl: '/pictures/palak-tofu.jpg' });
    expect(await ids('queue=pictureText&status=draft')).toEqual([draft]);
  });

  it('begins with no picture that says nothing', async () => {
    expect(await ids('queue=pictureText&status=published')).toEqual([]);
  });

  it('knows of stored recipes too what it was not asked before', async () => {
    const row = eq(recipes.id, 'guacamole');
    await write((tx) => tx.update(recipes).set({ todo: [], pictureTexts: [], gateRules: 'older' }).where(row));
    await judgeRecipes(database());
    expect(await ids('queue=pictureText&status=published&search=guacamole')).toContain('guacamole');
  });

  it('knows what nobody ever looked at', async () => {
    const before = await ids('queue=unviewed');
    expect(before).not.toContain(draft);
    const [one = ''] = before;
    await write((tx) => tx.insert(recipeViews).values({ recipeId: one, day: dayOf(Date.now()), views: 1 }));
    expect(await ids('queue=unviewed')).not.toContain(one);
  });

  it('is narrowed by tag, diet, for whom and writer, which all must hold', async () => {
    const rows = (await read().select().from(recipes)).filter(({ isPublished }) => isPublished);
    const tag = rows[0]?.tags[0] ?? '';
    const some = rows.filter(
      ({ tags, dietaryRestrictions }) => tags.includes(tag) && dietaryRestrictions.includes('nut-free'),
    );
    expect((await ids(`tag=${tag}&diet=nut-free&status=published`)).toSorted()).toEqual(
      some
        .map(({ id }) => id)
        .toSorted()
        .slice(0, 60),
    );
    expect((await listed('premium=yes')).every(({ isPremiumOnly }) => isPremiumOnly)).toBe(true);
    const writers = (await ask('GET', '/api/admin/recipes/writers')).body as { id: string; name: string }[];
    expect(await ids(`owner=${writers[0]?.id}`)).toEqual([draft]);
    expect((await ask('GET', '/api/admin/recipes?tag=no%20slug')).status).toBe(400);
  });

  it('finds drafts by what is in them, under its other names and with slips of the finger', async () => {
    for (const search of ['aubergine', 'eggplant', 'aubergene', 'unfinished', 'bake olive']) {
      expect(await ids(`status=draft&search=${encodeURIComponent(search)}`), search).toContain(draft);
    }
    expect(await ids('status=draft&search=aubergine%20chocolate')).not.toContain(draft);
  });

  it('finds published ones as readers do', async () => {
    const { body } = await api('GET', '/api/recipes?search=chikpea&limit=60');
    const found = (body as { recipes: { id: string }[] }).recipes.map(({ id }) => id);
    expect(found.length).toBeGreaterThan(0);
    expect(await ids('status=published&search=chikpea')).toEqual(expect.arrayContaining(found.slice(0, 20)));
  });

  it('tells all that match, to do something to all of them', async () => {
    const all = (await ask('GET', '/api/admin/recipes/matching?status=published')).body as { ids: string[] };
    expect(all.ids).toHaveLength(PUBLISHED.length);
  });
});

describe('doing one thing to several', () => {
  const rowOf = async (id: string) => (await read().select().from(recipes).where(eq(recipes.id, id)))[0];

  it('sets a category, tags, diets and for whom, each in the history', async () => {
    expect(await bulk({ action: 'category', category: 'lunch' }, 'guacamole', draft)).toMatchObject([
      { outcome: 'done' },
      { outcome: 'done' },
    ]);
    await bulk({ action: 'addTag', tag: 'for-guests' }, 'guacamole');
    expect(await bulk({ action: 'addTag', tag: 'for-guests' }, 'guacamole')).toMatchObject([{ outcome: 'unchanged' }]);
    await bulk({ action: 'premium', isPremiumOnly: true }, 'guacamole');
    expect(await rowOf('guacamole')).toMatchObject({ category: 'lunch', isPremiumOnly: true });
    expect((await rowOf('guacamole'))?.tags).toContain('for-guests');
    await bulk({ action: 'removeTag', tag: 'for-guests' }, 'guacamole');
    expect((await rowOf('guacamole'))?.tags).not.toContain('for-guests');
    expect((await ask('GET', '/api/admin/recipes/guacamole/revisions')).body).toHaveLength(4);
  });

  it('gives another category or writer, and says what it is already', async () => {
    expect(await bulk({ action: 'category', category: 'snacks' }, 'palak-tofu')).toMatchObject([{ outcome: 'done' }]);
    expect(await rowOf('palak-tofu')).toMatchObject({ category: 'snacks' });
    const { id: ownerId } = await makeMember('author');
    expect(await bulk({ action: 'owner', ownerId }, 'palak-tofu', 'gone')).toEqual([
      { id: 'palak-tofu', outcome: 'done' },
      { id: 'gone', outcome: 'not_found' },
    ]);
    expect(await bulk({ action: 'owner', ownerId }, 'palak-tofu')).toEqual([
      { id: 'palak-tofu', outcome: 'unchanged' },
    ]);
  });

  it('refuses a diet that does not hold, of that recipe alone', async () => {
    const withNuts = (await read().select().from(recipes)).find(
      ({ dietaryRestrictions: diets, isPublished }) => isPublished && !diets.includes('nut-free'),
    );
    const results = await bulk({ action: 'addDiet', diet: 'nut-free' }, withNuts?.id ?? '', draft);
    expect(results).toMatchObject([
      { outcome: 'refused', message: expect.stringContaining('does not hold') },
      { id: draft },
    ]);
    expect((await rowOf(draft))?.dietaryRestrictions).toContain('nut-free');
  });

  it('refuses a tag too many, and what is no deed', async () => {
    const tags = Array.from({ length: 12 }, (_, i) => `tag-${i}`);
    await ask('PATCH', `/api/admin/recipes/${draft}`, { tags });
    expect(await bulk({ action: 'addTag', tag: 'thirteenth' }, draft)).toMatchObject([{ outcome: 'refused' }]);
    for (const deed of [{ action: 'category' }, { action: 'addTag', tag: 'No Slug' }, { action: 'publish', tag: 'x' }])
      expect((await ask('POST', '/api/admin/recipes/bulk', { ids: [draft], ...deed })).status).toBe(400);
  });
});
