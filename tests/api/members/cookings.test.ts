import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cookings, recipes, users } from '#src/db/schema.ts';
import { COOKING_LIMIT } from '#src/domain/cooked/cookings.ts';
import { read, write } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const DISH = 'lentil-soup';
const November = { from: '2026-11-01', to: '2026-11-30' };
const told = (more: object = {}) => ({ id: randomUUID(), recipeId: DISH, day: '2026-11-16', ...more });
const add = (cookie: string, body: unknown) => api('POST', '/api/cookings', { cookie, body });
const list = async (cookie: string, { from, to }: typeof November = November) =>
  (await api('GET', `/api/cookings?from=${from}&to=${to}`, { cookie })).body as { id: string; title: string }[];
const cookedOf = async (cookie: string) => (await api('GET', `/api/recipes/${DISH}/cookings`, { cookie })).body;

describe('what a member cooked', () => {
  it('is kept once, changed and forgotten', async () => {
    const { cookie } = await signedIn();
    const one = told({ servings: 4, stars: 5, note: '  More lemon.  ' });
    expect(await add(cookie, one)).toMatchObject({
      status: 200,
      body: { day: '2026-11-16', servings: 4, stars: 5, note: 'More lemon.', recipe: { id: DISH } },
    });
    await add(cookie, { ...one, note: 'Sent twice' });
    await add(cookie, told({ day: '2026-11-20' }));
    expect(await list(cookie)).toMatchObject([{ day: '2026-11-20', servings: null }, { note: 'More lemon.' }]);
    expect(await cookedOf(cookie)).toMatchObject({ times: 2, latest: [{ day: '2026-11-20' }, { day: '2026-11-16' }] });
    const path = `/api/cookings/${one.id}` as const;
    expect(await api('PATCH', path, { cookie, body: { stars: null, day: '2026-11-15' } })).toMatchObject({
      status: 200,
      body: { day: '2026-11-15', stars: null, note: 'More lemon.' },
    });
    expect((await api('DELETE', path, { cookie })).status).toBe(204);
    expect((await api('DELETE', path, { cookie })).status).toBe(204);
    expect(await list(cookie)).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    const one = told({ note: 'Private words' });
    await add(mine.cookie, one);
    expect(await list(theirs.cookie)).toEqual([]);
    expect(await cookedOf(theirs.cookie)).toEqual({ times: 0, latest: [] });
    const path = `/api/cookings/${one.id}` as const;
    expect((await api('PATCH', path, { cookie: theirs.cookie, body: { note: 'x' } })).status).toBe(404);
    await api('DELETE', path, { cookie: theirs.cookie });
    expect(await list(mine.cookie)).toHaveLength(1);
    // The same id is another member's to choose as well.
    expect((await add(theirs.cookie, one)).status).toBe(200);
    for (const call of [
      api('GET', '/api/cookings?from=2026-11-01&to=2026-11-30', {}),
      api('POST', '/api/cookings', { body: one }),
      api('GET', `/api/recipes/${DISH}/cookings`, {}),
    ])
      expect((await call).status).toBe(401);
  });

  it('outlives the recipe by its title, and is hidden with its card', async () => {
    const { cookie } = await signedIn();
    await add(cookie, told());
    await write((tx) => tx.update(recipes).set({ isPublished: false }).where(eq(recipes.id, DISH)));
    const [hidden] = await list(cookie);
    expect(hidden).toMatchObject({ recipe: null, title: expect.stringMatching(/lentil/i) });
    expect((await add(cookie, told())).status).toBe(404);
    await write((tx) => tx.update(recipes).set({ isPublished: true }).where(eq(recipes.id, DISH)));
  });

  it.each([
    ['a day that is none', { day: '2026-02-30' }],
    ['six stars', { stars: 6 }],
    ['half a serving', { servings: 1.5 }],
    ['a note of a page', { note: 'x'.repeat(COOKING_LIMIT.note + 1) }],
    ['no id', { id: 'mine' }],
    ['a field nobody knows', { public: true }],
  ])('refuses %s', async (_, wrong) => {
    const { cookie } = await signedIn();
    expect((await add(cookie, told(wrong))).status).toBe(400);
  });

  it('refuses days the wrong way round, and a range of years', async () => {
    const { cookie } = await signedIn();
    for (const query of ['from=2026-11-30&to=2026-11-01', 'from=2020-01-01&to=2026-01-01'])
      expect((await api('GET', `/api/cookings?${query}`, { cookie })).status).toBe(400);
  });

  it('has an end', async () => {
    const { cookie, id: userId } = await signedIn();
    const row = { userId, recipeId: DISH, title: 'Soup', day: '2020-01-01', createdAt: 0 };
    const many = Array.from({ length: COOKING_LIMIT.kept }, () => ({ ...row, id: randomUUID() }));
    await write(async (tx) => {
      while (many.length > 0) await tx.insert(cookings).values(many.splice(0, 500));
    });
    expect(await add(cookie, told())).toMatchObject({ status: 409 });
  });

  it('is taken along, and goes with the account', async () => {
    const { cookie, id } = await signedIn();
    await add(cookie, told({ note: 'Mine alone' }));
    expect((await api('GET', '/api/auth/export', { cookie })).body).toMatchObject({
      cookings: [{ note: 'Mine alone' }],
    });
    await write((tx) => tx.delete(users).where(eq(users.id, id)));
    expect(await read().select().from(cookings).where(eq(cookings.userId, id))).toEqual([]);
  });
});
