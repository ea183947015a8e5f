import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { favourites, recipes } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const add = (cookie: string, recipeId: string) => api('POST', '/api/favorites', { cookie, body: { recipeId } });
const list = async (cookie: string) =>
  ((await api('GET', '/api/favorites', { cookie })).body as { id: string }[]).map(({ id }) => id);
const publish = (id: string, isPublished: boolean) =>
  write((tx) => tx.update(recipes).set({ isPublished }).where(eq(recipes.id, id)));

describe('favourites', () => {
  it('are listed newest first, each once', async () => {
    const { cookie } = await signedIn();
    for (const id of ['red-lentil-dal', 'lentil-soup', 'red-lentil-dal', 'carrot-cake']) {
      expect(await add(cookie, id)).toMatchObject({ status: 200, body: { isFavorite: true } });
    }
    expect(await list(cookie)).toEqual(['carrot-cake', 'lentil-soup', 'red-lentil-dal']);
  });

  it('tell of one recipe whether it is among them', async () => {
    const { cookie } = await signedIn();
    const check = async () => (await api('GET', '/api/favorites/lentil-soup', { cookie })).body;
    expect(await check()).toEqual({ isFavorite: false });
    await add(cookie, 'lentil-soup');
    expect(await check()).toEqual({ isFavorite: true });
    expect((await api('DELETE', '/api/favorites/lentil-soup', { cookie })).status).toBe(204);
    expect(await check()).toEqual({ isFavorite: false });
  });

  it('are their owner’s to remove', async () => {
    const [a, b] = [await signedIn(), await signedIn()];
    await add(b.cookie, 'lentil-soup');
    expect((await api('DELETE', '/api/favorites/lentil-soup', { cookie: a.cookie })).status).toBe(204);
    expect(await list(b.cookie)).toEqual(['lentil-soup']);
  });

  it('hide a recipe that became a draft, and take none', async () => {
    const { cookie, id } = await signedIn();
    await add(cookie, 'carrot-cake');
    await publish('carrot-cake', false);
    expect(await list(cookie)).toEqual([]);
    expect((await api('GET', '/api/favorites/carrot-cake', { cookie })).body).toEqual({ isFavorite: false });
    expect((await add((await signedIn()).cookie, 'carrot-cake')).status).toBe(404);
    await publish('carrot-cake', true);
    expect(await list(cookie)).toEqual(['carrot-cake']);
    expect(await read().select().from(favourites).where(eq(favourites.userId, id))).toHaveLength(1);
  });

  it('keep one row of 50 parallel clicks', async () => {
    const { cookie, id } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(cookie, 'lentil-soup')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await read().select().from(favourites).where(eq(favourites.userId, id))).toHaveLength(1);
  });

  it('know no recipe that is not there', async () => {
    expect((await add((await signedIn()).cookie, 'no-such-dish')).status).toBe(404);
  });
});
