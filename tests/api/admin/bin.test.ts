import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipe-list.ts';
import { favourites, ratings, recipes, shoppingListEntries } from '#src/db/schema.ts';
import { PUBLISHED_KINDS } from '#src/server/admin/published-kinds.ts';
import { database, read, write } from '#src/server/base/database.ts';
import { tag } from '#src/server/base/tags.ts';
import { cleanUp } from '#src/server/host/housekeeping.ts';
import { emptyBins } from '#src/server/published/bin.ts';
import { sitemap } from '#src/server/sitemap/sitemap.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let admin: Awaited<ReturnType<typeof signedIn>>;
let reader: typeof admin;
beforeAll(async () => {
  admin = await signedIn('admin');
  reader = await signedIn('premium');
});
const ask = (method: string, path: `/api${string}`, body?: unknown) =>
  api(method, path, { cookie: admin.cookie, ...(body !== undefined && { body }) });
const own = (method: string, path: `/api${string}`, body?: unknown) =>
  api(method, path, { cookie: reader.cookie, ...(body !== undefined && { body }) });
const bulk = async (action: string, ...ids: string[]) =>
  ((await ask('POST', '/api/admin/recipes/bulk', { ids, action })).body as { results: object[] }).results;
const inBin = async () =>
  ((await ask('GET', '/api/admin/recipes?status=bin&limit=60')).body as { recipes: AdminRecipeCard[] }).recipes.map(
    ({ id }) => id,
  );
const DAY = 86_400_000;

describe('a deleted recipe', () => {
  it('is gone for everybody but the bin, and comes back published with all that hung on it', async () => {
    await own('POST', '/api/favorites', { recipeId: 'guacamole' });
    await own('POST', '/api/ratings', { recipeId: 'guacamole', rating: 5 });
    expect((await ask('DELETE', '/api/admin/recipes/guacamole')).status).toBe(204);

    for (const path of [
      '/api/recipes/guacamole',
      '/api/admin/recipes/guacamole',
      '/api/nutrition/guacamole',
    ] as const) {
      expect((await ask('GET', path)).status, path).toBe(404);
      expect((await api('GET', path)).status, path).not.toBe(200);
    }
    expect((await ask('PATCH', '/api/admin/recipes/guacamole', { isPublished: true })).status).toBe(404);
    expect((await own('GET', '/api/favorites')).body).toEqual([]);
    expect(await sitemap()).not.toContain('/recipes/guacamole<');
    for (const path of ['/api/recipes?search=guacamole', '/api/admin/recipes?search=guacamole'] as const)
      expect(
        ((await ask('GET', path)).body as { recipes: { id: string }[] }).recipes.map(({ id }) => id),
      ).not.toContain('guacamole');
    expect((await own('POST', '/api/ratings', { recipeId: 'guacamole', rating: 1 })).status).toBe(404);
    expect(await inBin()).toEqual(['guacamole']);

    expect(await bulk('restore', 'guacamole')).toEqual([{ id: 'guacamole', outcome: 'done' }]);
    expect((await api('GET', '/api/recipes/guacamole')).body).toMatchObject({ avgRating: 5, isPublished: true });
    expect((await own('GET', '/api/favorites')).body).toMatchObject([{ id: 'guacamole' }]);
    expect(await inBin()).toEqual([]);
  });

  it('comes back as the draft it was', async () => {
    await ask('PATCH', '/api/admin/recipes/virgin-mojito', { isPublished: false });
    await bulk('delete', 'virgin-mojito');
    await bulk('restore', 'virgin-mojito');
    expect((await ask('GET', '/api/admin/recipes/virgin-mojito')).body).toMatchObject({ isPublished: false });
  });

  it('comes back as a draft where its time on the site ended meanwhile, and keeps only times to come', async () => {
    const id = 'classic-hummus';
    const [past, ahead] = [Date.now() - DAY, Date.now() + DAY];
    const planned = (set: Partial<typeof recipes.$inferInsert>) =>
      write((tx) => tx.update(recipes).set(set).where(eq(recipes.id, id)));
    const back = async () => {
      await bulk('restore', id);
      return (await read().select().from(recipes).where(eq(recipes.id, id)))[0];
    };
    await bulk('delete', id);
    await planned({ unpublishAt: ahead });
    expect(await back()).toMatchObject({ isPublished: true, unpublishAt: ahead });
    await bulk('delete', id);
    await planned({ unpublishAt: past });
    expect(await back()).toMatchObject({ isPublished: false, publishAt: null, unpublishAt: null });
  });

  it('takes the pages that show it along, but a draft none', async () => {
    const touched = async (work: () => Promise<unknown>) => {
      const tags: string[] = [];
      const stop = database().onChange((versions) => tags.push(...versions.map(({ tag }) => tag)));
      await work();
      stop();
      return tags;
    };
    expect(await touched(() => bulk('delete', 'falafel-wrap'))).toContain(tag.recipe('falafel-wrap'));
    expect(await touched(() => bulk('restore', 'falafel-wrap'))).toContain(tag.recipe('falafel-wrap'));
    await ask('PATCH', '/api/admin/recipes/falafel-wrap', { isPublished: false });
    expect(await touched(() => bulk('delete', 'falafel-wrap'))).not.toContain(tag.recipe('falafel-wrap'));
  });

  it('comes back as a draft where it may not be public by now, and says why', async () => {
    await bulk('delete', 'palak-tofu');
    await write((tx) =>
      tx
        .update(recipes)
        .set({ ingredients: ['200 g beef'] })
        .where(eq(recipes.id, 'palak-tofu')),
    );
    expect(await bulk('restore', 'palak-tofu')).toEqual([
      { id: 'palak-tofu', outcome: 'done', message: expect.stringContaining('beef') },
    ]);
    expect((await ask('GET', '/api/admin/recipes/palak-tofu')).body).toMatchObject({ isPublished: false });
  });

  it('cannot become public while it lies there, whoever writes it', async () => {
    await bulk('delete', 'red-lentil-dal');
    const publish = write((tx) =>
      tx.update(recipes).set({ isPublished: true }).where(eq(recipes.id, 'red-lentil-dal')),
    );
    await expect(publish).rejects.toThrow();
    await bulk('restore', 'red-lentil-dal');
  });

  it('keeps its address to itself', async () => {
    const there = (await ask('GET', '/api/admin/recipes?search=tiramisu&limit=1')).body as {
      recipes: AdminRecipeCard[];
    };
    const recipe = there.recipes[0] as AdminRecipeCard;
    await bulk('delete', recipe.id);
    const lines = { ingredients: ['200 g tofu'], instructions: ['Fry the tofu.'] };
    const { title, category } = recipe;
    const draft = {
      title,
      category,
      description: 'Another of that name.',
      prepTime: 1,
      cookTime: 1,
      servings: 1,
      ...lines,
    };
    expect(((await ask('POST', '/api/recipes', draft)).body as { id: string }).id).not.toBe(recipe.id);
  });
});

describe('the bin', () => {
  it('is emptied by hand, after which another tab hears that it is so', async () => {
    await bulk('delete', 'lentil-soup');
    expect(await bulk('purge', 'lentil-soup', 'red-lentil-dal')).toEqual([
      { id: 'lentil-soup', outcome: 'done' },
      // Not in the bin: nothing that is not deleted yet is deleted for good.
      { id: 'red-lentil-dal', outcome: 'not_found' },
    ]);
    expect(await bulk('restore', 'lentil-soup')).toEqual([{ id: 'lentil-soup', outcome: 'not_found' }]);
    expect(await read().select().from(recipes).where(eq(recipes.id, 'lentil-soup'))).toEqual([]);
  });

  it('keeps what is taken out of it while it is emptied', async () => {
    const id = 'falafel-wrap';
    await bulk('delete', id);
    const found = Promise.withResolvers<void>();
    const takenOut = write(async (tx) => {
      await found.promise;
      await tx.update(recipes).set({ deletedAt: null }).where(eq(recipes.id, id));
    });
    const kinds = PUBLISHED_KINDS.map((kind) => ({
      ...kind,
      jobs: {
        ...kind.jobs,
        // Asked for once it is known what lies there.
        get bin() {
          found.resolve();
          return kind.jobs.bin;
        },
      },
    }));
    await Promise.all([emptyBins(kinds, Date.now() + DAY), takenOut]);
    expect(await read().select({ id: recipes.id }).from(recipes).where(eq(recipes.id, id))).toEqual([{ id }]);
  });

  it('empties itself after 30 days, favourites, ratings and lists along', async () => {
    const id = 'red-lentil-dal';
    await own('POST', '/api/favorites', { recipeId: id });
    await own('POST', '/api/ratings', { recipeId: id, rating: 4 });
    await bulk('delete', id);
    await cleanUp(Date.now() + 29 * DAY);
    const kept = () => read().select({ id: recipes.id }).from(recipes).where(eq(recipes.id, id));
    expect(await kept()).toEqual([{ id }]);
    await cleanUp(Date.now() + 31 * DAY);
    expect(await kept()).toEqual([]);
    const left = await Promise.all([
      read().select().from(favourites).where(eq(favourites.recipeId, id)),
      read()
        .select()
        .from(ratings)
        .where(and(eq(ratings.recipeId, id))),
      read().select().from(shoppingListEntries).where(eq(shoppingListEntries.recipeId, id)),
    ]);
    expect(left).toEqual([[], [], []]);
  });
});
