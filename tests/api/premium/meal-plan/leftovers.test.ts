import { describe, expect, it } from 'vitest';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import type { AddedMeals, SentToList, WeekPlan } from '#src/domain/premium/meal-plan/week-plan.ts';
import { feedText } from '#src/server/premium/meal-plan-feed.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const WEEK = '2026-W47';
const DINNER = { day: '2026-11-16', slot: 'dinner', recipeId: 'palak-tofu', servings: 4 } as const;
const LUNCH = { day: '2026-11-17', slot: 'lunch', servings: 4 } as const;
const entries = '/api/meal-plan/entries';

/** A member with a dinner planned, and what they do with their plan. */
async function planner() {
  const { cookie } = await signedIn('premium');
  const ask = (method: string, path: `/api${string}`, body?: object) =>
    api(method, path, { cookie, ...(body && { body }) });
  const add = async (body: object) => (await ask('POST', entries, body)).body as MealEntry;
  const plan = async (week = WEEK) => ((await ask('GET', `/api/meal-plan?week=${week}`)).body as WeekPlan).entries;
  const send = async () => (await ask('POST', '/api/meal-plan/to-shopping-list', { week: WEEK })).body as SentToList;
  return { ask, add, plan, send, dinner: await add(DINNER) };
}

describe('leftovers of a planned meal', () => {
  it('have its recipe and swaps, cook as much more with it, and are bought once', async () => {
    const { ask, add, plan, send, dinner } = await planner();
    const id = crypto.randomUUID();
    const body = { ...LUNCH, id, leftoverOf: dinner.id, cooksMore: true };
    const made = await add(body);
    expect(made).toMatchObject({
      title: 'Palak Tofu',
      recipe: { id: 'palak-tofu' },
      isLeftover: true,
      leftoverOf: { id: dinner.id, day: DINNER.day, slot: 'dinner', servings: 8 },
    });
    // Sent again nothing more is cooked.
    await add(body);
    expect((await plan()).map(({ servings }) => servings)).toEqual([8, 4]);
    expect(await send()).toMatchObject({ added: 1, leftovers: 1 });
    await ask('PATCH', `${entries}/${dinner.id}`, { servings: 98 });
    expect(await ask('POST', entries, { ...body, id: crypto.randomUUID() })).toMatchObject({
      status: 409,
      body: { message: 'At most 100 servings are cooked at once' },
    });
    expect(await plan()).toHaveLength(2);
  });

  it('are cooked and bought when their meal goes, and left over again when it comes back', async () => {
    const { ask, add, plan, send, dinner } = await planner();
    const lunch = await add({ ...LUNCH, leftoverOf: dinner.id });
    await ask('DELETE', `${entries}/${dinner.id}`);
    expect(await plan()).toMatchObject([{ id: lunch.id, isLeftover: false, leftoverOf: null }]);
    expect(await send()).toMatchObject({ added: 1, leftovers: 0 });
    await add({ ...DINNER, id: dinner.id });
    expect(await plan()).toMatchObject([
      { id: dinner.id, isLeftover: false },
      { id: lunch.id, isLeftover: true, leftoverOf: { id: dinner.id } },
    ]);
    expect(await send()).toMatchObject({ added: 1, removed: 1, leftovers: 1 });
    await ask('DELETE', entries, { ids: [dinner.id] });
    expect(await plan()).toMatchObject([{ id: lunch.id, isLeftover: false }]);
  });

  it('come back as a meal to cook where theirs is gone meanwhile', async () => {
    const { ask, add, dinner } = await planner();
    await ask('DELETE', `${entries}/${dinner.id}`);
    expect((await ask('POST', entries, { ...LUNCH, leftoverOf: dinner.id })).status).toBe(404);
    const undone = await add({ ...LUNCH, recipeId: 'palak-tofu', isLeftover: true, leftoverOf: dinner.id });
    expect(undone).toMatchObject({ isLeftover: false, leftoverOf: null, title: 'Palak Tofu' });
  });

  it('are marked and unmarked, of the meal where it was cooked', async () => {
    const { ask, add, plan, dinner } = await planner();
    const lunch = await add({ ...LUNCH, recipeId: 'palak-tofu' });
    const later = await add({ ...LUNCH, day: '2026-11-18', leftoverOf: lunch.id });
    const change = (id: string, body: object) => ask('PATCH', `${entries}/${id}`, body);
    expect((await change(lunch.id, { leftoverOf: dinner.id })).body).toMatchObject({ leftoverOf: { id: dinner.id } });
    // Of leftovers nothing is left over: it is all of one pot.
    expect((await plan()).find(({ id }) => id === later.id)).toMatchObject({ leftoverOf: { id: dinner.id } });
    expect((await change(dinner.id, { leftoverOf: lunch.id })).status).toBe(409);
    expect((await change(dinner.id, { leftoverOf: dinner.id })).status).toBe(409);
    expect((await change(lunch.id, { isLeftover: false })).body).toMatchObject({ isLeftover: false, leftoverOf: null });
    const soup = await add({ ...LUNCH, recipeId: 'lentil-soup' });
    expect((await change(soup.id, { leftoverOf: dinner.id })).status).toBe(409);
    expect((await change(soup.id, { leftoverOf: crypto.randomUUID() })).status).toBe(404);
  });

  it('are of the member’s own plan alone', async () => {
    const { dinner } = await planner();
    const other = await planner();
    expect((await other.ask('POST', entries, { ...LUNCH, leftoverOf: dinner.id })).status).toBe(404);
  });

  it('know a meal of the week before, and say so in a calendar', async () => {
    const { ask, add, plan } = await planner();
    const today = new Date().toISOString().slice(0, 10);
    const sunday = await add({ ...DINNER, day: '2026-11-22' });
    await add({ ...LUNCH, day: '2026-11-23', leftoverOf: sunday.id });
    expect(await plan('2026-W48')).toMatchObject([{ leftoverOf: { day: '2026-11-22', slot: 'dinner', servings: 4 } }]);
    const dinner = await add({ ...DINNER, day: today });
    await add({ ...LUNCH, day: today, slot: 'snack', leftoverOf: dinner.id });
    const { url } = (await ask('POST', '/api/meal-plan/feed', { timeZone: 'UTC' })).body as { url: string };
    const text = (await feedText(/([\w-]{32})\.ics$/.exec(url)?.[1] ?? ''))?.replaceAll('\r\n ', '');
    expect(text).toContain('SUMMARY:Snack: Palak Tofu (leftovers)');
    expect(text).toMatch(/From \w+day \d+ \w+ dinner: 4 servings cooked/);
  });

  it('are copied with their meal, and cooked where it stays behind', async () => {
    const { ask, add, plan, dinner } = await planner();
    await add({ ...LUNCH, leftoverOf: dinner.id });
    const sunday = await add({ ...DINNER, day: '2026-11-15' });
    await add({ ...LUNCH, day: '2026-11-20', leftoverOf: sunday.id });
    await ask('POST', '/api/meal-plan/copy-week', { from: WEEK, to: '2026-W49' });
    const copied = await plan('2026-W49');
    expect(copied).toMatchObject([
      { day: '2026-11-30', isLeftover: false },
      { day: '2026-12-01', isLeftover: true, leftoverOf: { id: copied[0]?.id, day: '2026-11-30' } },
      { day: '2026-12-04', isLeftover: false, leftoverOf: null },
    ]);
  });

  it('are named of their meal where a week is filled', async () => {
    const { ask, plan } = await planner();
    const wish = { week: '2026-W50', servings: 2 };
    const { body } = await ask('POST', '/api/meal-plan/fill', wish);
    const leftovers = (body as AddedMeals).entries.filter(({ isLeftover }) => isLeftover);
    expect(leftovers.length).toBeGreaterThan(0);
    const all = await plan('2026-W50');
    for (const { leftoverOf, recipe } of leftovers) {
      expect(all.find(({ id }) => id === leftoverOf?.id)?.recipe?.id).toBe(recipe?.id);
    }
  });
});
