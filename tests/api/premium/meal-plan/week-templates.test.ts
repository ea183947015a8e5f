import { describe, expect, it } from 'vitest';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import type { AddedMeals, WeekPlan } from '#src/domain/premium/meal-plan/week-plan.ts';
import type { WeekTemplate } from '#src/domain/premium/meal-plan/week-template.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const WEEK = '2026-W47';
const TEMPLATES = '/api/meal-plan/templates';
const DINNER = { day: '2026-11-16', slot: 'dinner', recipeId: 'palak-tofu', servings: 8, note: 'Mild' } as const;

/** A member with three meals planned in a week, one of them leftovers of another. */
async function planner() {
  const { cookie } = await signedIn('premium');
  const ask = (method: string, path: `/api${string}`, body?: object) =>
    api(method, path, { cookie, ...(body && { body }) });
  const add = async (body: object) => (await ask('POST', '/api/meal-plan/entries', body)).body as MealEntry;
  const plan = async (week: string, more = '') =>
    ((await ask('GET', `/api/meal-plan?week=${week}${more}`)).body as WeekPlan).entries;
  const all = async () => (await ask('GET', TEMPLATES)).body as WeekTemplate[];
  const keep = (body: object) => ask('POST', TEMPLATES, body);
  const use = (id: string, body: object) => ask('POST', `${TEMPLATES}/${id}/plan`, body);
  const dinner = await add(DINNER);
  await add({ day: '2026-11-17', slot: 'lunch', servings: 4, leftoverOf: dinner.id });
  await add({ day: '2026-11-22', slot: 'snack', note: 'Cake at Anna’s' });
  const usual = (await keep({ name: '  Our usual week ', week: WEEK })).body as WeekTemplate;
  return { ask, add, plan, all, keep, use, usual, dinner };
}

describe('a usual week', () => {
  it('is a week under a name, planned again on the same weekdays with its leftovers', async () => {
    const { plan, use, usual } = await planner();
    expect(usual).toMatchObject({
      name: 'Our usual week',
      meals: [{ weekday: 0 }, { weekday: 1, leftoverOf: 0 }, { weekday: 6 }],
    });
    expect((await use(usual.id, { week: '2026-W50' })).body).toMatchObject({ left: 0 });
    const planned = await plan('2026-W50');
    expect(planned).toMatchObject([
      { day: '2026-12-07', slot: 'dinner', title: 'Palak Tofu', servings: 8, note: 'Mild', isLeftover: false },
      { day: '2026-12-08', slot: 'lunch', isLeftover: true, leftoverOf: { id: planned[0]?.id, servings: 8 } },
      { day: '2026-12-13', slot: 'snack', title: '', note: 'Cake at Anna’s' },
    ]);
  });

  it('keeps its weekdays where weeks begin on Sunday', async () => {
    const { use, usual } = await planner();
    const { body } = await use(usual.id, { week: '2026-W50', weekStart: 'Sunday' });
    expect((body as AddedMeals).entries.map(({ day }) => day)).toEqual(['2026-12-06', '2026-12-07', '2026-12-08']);
  });

  it('writes over nothing, and cooks leftovers whose meal has no place', async () => {
    const { add, plan, use, usual } = await planner();
    await add({ day: '2026-12-07', slot: 'dinner', note: 'Out with Ann' });
    expect((await use(usual.id, { week: '2026-W50' })).body).toMatchObject({ left: 1 });
    expect(await plan('2026-W50')).toMatchObject([
      { note: 'Out with Ann' },
      { title: 'Palak Tofu', isLeftover: false, leftoverOf: null },
      { note: 'Cake at Anna’s' },
    ]);
    expect((await use(usual.id, { week: '2026-W50' })).body).toMatchObject({ entries: [], left: 3 });
  });

  it('leaves out what is no longer there, and cooks what was left over of a week before', async () => {
    const { add, keep, use, all, dinner } = await planner();
    await add({ day: '2026-11-23', slot: 'lunch', servings: 2, leftoverOf: dinner.id });
    const next = (await keep({ name: 'Next', week: '2026-W48' })).body as WeekTemplate;
    expect(next.meals).toMatchObject([{ isLeftover: false, leftoverOf: null }]);
    const [meal] = next.meals;
    const gone = { id: crypto.randomUUID(), name: 'Gone', meals: [{ ...meal, recipeId: 'no-such-recipe' }] };
    await keep(gone);
    expect((await use(gone.id, { week: '2026-W50' })).body).toEqual({ entries: [], left: 1 });
    expect((await all()).map(({ name }) => name)).toEqual(['Gone', 'Next', 'Our usual week']);
  });

  it('is renamed, removed, and put back as it was', async () => {
    const { ask, all, keep, usual } = await planner();
    const at = `${TEMPLATES}/${usual.id}` as const;
    expect((await ask('PATCH', at, { name: 'Winter' })).body).toMatchObject({ id: usual.id, name: 'Winter' });
    expect((await ask('DELETE', at)).status).toBe(204);
    expect((await ask('DELETE', at)).status).toBe(404);
    expect((await ask('PATCH', at, { name: 'Winter' })).status).toBe(404);
    expect((await ask('POST', `${at}/plan`, { week: WEEK })).status).toBe(404);
    await keep(usual);
    await keep(usual);
    expect(await all()).toEqual([usual]);
  });

  it('has a name of its own and meals, and there are twenty at most', async () => {
    const { ask, all, keep, usual } = await planner();
    expect((await keep({ name: 'our USUAL week', week: WEEK })).body).toMatchObject({
      message: 'You already have a usual week called our USUAL week',
    });
    expect(await keep({ name: 'Empty', week: '2026-W40' })).toMatchObject({ status: 409 });
    expect((await keep({ name: ' ', week: WEEK })).status).toBe(400);
    expect((await keep({ name: 'Neither' })).status).toBe(400);
    expect((await keep({ name: 'Both', week: WEEK, meals: usual.meals })).status).toBe(400);
    for (let n = 2; n <= 20; n++) expect((await keep({ name: `Week ${n}`, week: WEEK })).status).toBe(200);
    expect(await keep({ name: 'One too many', week: WEEK })).toMatchObject({ status: 409 });
    expect((await ask('PATCH', `${TEMPLATES}/${usual.id}`, { name: 'week 2' })).status).toBe(409);
    expect(await all()).toHaveLength(20);
  });

  it('is the member’s own, and theirs to take along', async () => {
    const { usual, ask } = await planner();
    const other = await planner();
    expect((await other.use(usual.id, { week: WEEK })).status).toBe(404);
    expect((await other.ask('DELETE', `${TEMPLATES}/${usual.id}`)).status).toBe(404);
    const mine = (await ask('GET', '/api/auth/export')).body as { weekTemplates: unknown };
    expect(mine.weekTemplates).toEqual([{ name: 'Our usual week', meals: usual.meals }]);
  });
});
