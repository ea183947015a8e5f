import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cookings, mealPlanEntries, users } from '#src/db/schema.ts';
import type { MemberHomeContent } from '#src/domain/home/member-home.ts';
import { addDays } from '#src/domain/premium/weeks.ts';
import { write } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const MONDAY = '2026-11-16';
const home = async (cookie: string, day = MONDAY) => {
  const { status, body } = await api('GET', `/api/home?day=${day}`, { cookie });
  expect(status).toBe(200);
  return body as MemberHomeContent;
};
const cooked = (userId: string, recipeId: string, day: string, stars: number | null = null) =>
  write((tx) =>
    tx.insert(cookings).values({ userId, id: randomUUID(), recipeId, title: 'Dish', day, stars, createdAt: 0 }),
  );
const planned = (userId: string, recipeId: string | null, more: object = {}) =>
  write((tx) =>
    tx.insert(mealPlanEntries).values({
      ...{ userId, id: randomUUID(), day: MONDAY, slot: 'dinner', position: 0, recipeId, title: 'Planned dish' },
      ...{ servings: 2, portions: 1, updatedAt: 0, ...more },
    }),
  );

describe('a member’s home', () => {
  it('offers a dish that is the same all day, and another one on most days', async () => {
    const { cookie } = await signedIn();
    const first = await home(cookie);
    expect(first).toMatchObject({ tonight: { why: 'fits' }, week: null, again: null });
    expect((await home(cookie)).tonight).toEqual(first.tonight);
    const days = await Promise.all([1, 2, 3, 4].map((later) => home(cookie, addDays(MONDAY, later))));
    expect(new Set(days.map(({ tonight }) => tonight?.recipe.id)).size).toBeGreaterThan(1);
  });

  it('does not offer what was cooked lately', async () => {
    const { cookie, id } = await signedIn();
    const seen = new Set<string>();
    for (let times = 0; times < 5; times++) {
      const dish = (await home(cookie)).tonight?.recipe.id ?? '';
      expect(seen).not.toContain(dish);
      seen.add(dish);
      await cooked(id, dish, addDays(MONDAY, -times));
    }
  });

  it('has what is planned for dinner, and the week of premium members', async () => {
    const { cookie, id } = await signedIn('premium');
    await planned(id, 'lentil-soup', { slot: 'lunch', title: 'Lunch' });
    await planned(id, 'lentil-soup', { slot: 'breakfast', title: 'Rest', isLeftover: true });
    expect((await home(cookie)).tonight).toMatchObject({ why: 'planned', recipe: { id: 'lentil-soup' } });
    await planned(id, null, { title: '', note: 'Out with Ann', day: addDays(MONDAY, 6) });
    const { week } = await home(cookie);
    expect(week).toHaveLength(7);
    expect(week?.[0]?.meals.map(({ recipeId }) => recipeId)).toEqual(['lentil-soup', 'lentil-soup']);
    expect(week?.[0]?.meals.map(({ isLeftover }) => isLeftover)).toEqual([true, false]);
    expect(week?.at(-1)?.meals).toEqual([{ title: 'Out with Ann', recipeId: null, isLeftover: false }]);
  });

  it('keeps to what the member eats', async () => {
    const { cookie, id } = await signedIn();
    await write((tx) =>
      tx
        .update(users)
        .set({ avoidedAllergens: ['soya', 'gluten', 'nuts', 'sesame', 'mustard', 'celery'] })
        .where(eq(users.id, id)),
    );
    const { tonight } = await home(cookie);
    const misfits = await api('GET', `/api/auth/misfits?ids=${tonight?.recipe.id ?? 'lentil-soup'}`, { cookie });
    expect(tonight === null || (misfits.body as unknown[]).length === 0).toBe(true);
  });

  it('asks for what was liked weeks ago, not for what was not', async () => {
    const { cookie, id } = await signedIn();
    await cooked(id, 'lentil-soup', addDays(MONDAY, -10), 5);
    expect((await home(cookie)).again).toBeNull();
    // What is planned stands as tonight's dish: the day's draw could be the very dish that is asked for.
    const other = await signedIn('premium');
    await planned(other.id, 'carrot-cake');
    await cooked(other.id, 'lentil-soup', addDays(MONDAY, -40), 4);
    await cooked(other.id, 'lentil-soup', addDays(MONDAY, -30), 5);
    expect((await home(other.cookie)).again).toMatchObject({
      recipe: { id: 'lentil-soup' },
      times: 2,
      last: addDays(MONDAY, -30),
    });
    const third = await signedIn();
    await cooked(third.id, 'lentil-soup', addDays(MONDAY, -40), 1);
    expect((await home(third.cookie)).again).toBeNull();
  });

  it('is for members, on days there are', async () => {
    expect((await api('GET', `/api/home?day=${MONDAY}`, {})).status).toBe(401);
    const { cookie } = await signedIn();
    for (const day of ['', '2026-02-31', 'today', '1999-01-01'])
      expect((await api('GET', `/api/home?day=${day}`, { cookie })).status).toBe(400);
  });
});
