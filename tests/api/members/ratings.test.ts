import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ratings, recipes } from '#src/db/schema.ts';
import { database, read, write } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const rate = (cookie: string, recipeId: string, rating: unknown) =>
  api('POST', '/api/ratings', { cookie, body: { recipeId, rating } });
const summary = async (recipeId: string) => (await api('GET', `/api/ratings/recipe/${recipeId}`)).body;

describe('rating', () => {
  it('counts once for each member, the last one', async () => {
    const [a, b] = [await signedIn(), await signedIn()];
    await rate(a.cookie, 'lentil-soup', 2);
    await rate(b.cookie, 'lentil-soup', 4);
    expect((await rate(a.cookie, 'lentil-soup', 5)).body).toEqual({ rating: 5, avgRating: 4.5, totalRatings: 2 });
    expect(await summary('lentil-soup')).toEqual({ avgRating: 4.5, totalRatings: 2 });
    expect((await api('GET', '/api/ratings/user/lentil-soup', { cookie: a.cookie })).body).toEqual({ rating: 5 });
    expect((await api('GET', '/api/ratings/user/carrot-cake', { cookie: a.cookie })).body).toEqual({ rating: null });
  });

  it.each([0, 6, 2.5, '5', null])('is not %s', async (value) => {
    expect((await rate((await signedIn()).cookie, 'carrot-cake', value)).status).toBe(400);
    expect(await summary('carrot-cake')).toEqual({ avgRating: 0, totalRatings: 0 });
  });

  it('stays one row with an exact average after 200 parallel ones by one member', async () => {
    const { cookie, id } = await signedIn();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => rate(cookie, 'red-lentil-dal', (i % 5) + 1)),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const rows = await read().select().from(ratings).where(eq(ratings.userId, id));
    expect(rows).toHaveLength(1);
    expect(await summary('red-lentil-dal')).toEqual({ avgRating: rows[0]?.rating, totalRatings: 1 });
  });

  it('names the pages whose figures moved, and calls none of them wrong', async () => {
    const { cookie } = await signedIn();
    const changed: string[] = [];
    const contentBefore = await read().query.contentVersions.findMany();
    const stop = database().onChange((versions) => changed.push(...versions.map(({ tag }) => tag)));
    await rate(cookie, 'lentil-soup', 1);
    stop();
    expect(changed.toSorted()).toEqual(['recipe:lentil-soup', 'recipes', 'trending']);
    const contentAfter = await read().query.contentVersions.findMany();
    const highest = (rows: typeof contentAfter) => Math.max(0, ...rows.map(({ contentVersion }) => contentVersion));
    expect(highest(contentAfter)).toBe(highest(contentBefore));
  });

  it('is neither taken nor told of a draft', async () => {
    const { cookie } = await signedIn();
    await write((tx) => tx.update(recipes).set({ isPublished: false }).where(eq(recipes.id, 'lemon-tart')));
    expect((await rate(cookie, 'lemon-tart', 5)).status).toBe(404);
    expect((await api('GET', '/api/ratings/recipe/lemon-tart')).status).toBe(404);
  });
});
