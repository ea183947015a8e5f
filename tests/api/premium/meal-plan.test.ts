import { createContext } from 'astro/middleware';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { mealPlanEntries, recipes, users } from '#src/db/schema.ts';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { momentOf } from '#src/domain/premium/meal-plan/moments.ts';
import type { AddedMeals, SentToList, WeekPlan } from '#src/domain/premium/meal-plan/week-plan.ts';
import type { ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import { addDays, isWeekend } from '#src/domain/premium/weeks.ts';
import { totalTime } from '#src/domain/recipes/times.ts';
import { GET } from '#src/pages/meal-plan/feed/[secret].ics.ts';
import { read, write } from '#src/server/base/database.ts';
import { feedText } from '#src/server/premium/meal-plan-feed.ts';
import { fillEmptyMeals } from '#src/server/premium/meal-plan-filling.ts';
import { findRecipe } from '#src/server/recipes/recipes.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { operate } from '#tests/support/shopping-list.ts';

seededDatabase();

const WEEK = '2026-W47';
const MONDAY = '2026-11-16';
const DINNER = { day: MONDAY, slot: 'dinner', recipeId: 'palak-tofu', servings: 4 } as const;

const premium = () => signedIn('premium');
const planOf = async (cookie: string, week = WEEK) =>
  (await api('GET', `/api/meal-plan?week=${week}`, { cookie })).body as WeekPlan;
const add = (cookie: string, body: object) => api('POST', '/api/meal-plan/entries', { cookie, body });
const added = async (cookie: string, body: object) => (await add(cookie, body)).body as MealEntry;
const change = (cookie: string, id: string, body: object) =>
  api('PATCH', `/api/meal-plan/entries/${id}`, { cookie, body });
const remove = (cookie: string, id: string) => api('DELETE', `/api/meal-plan/entries/${id}`, { cookie });
const titles = ({ entries }: Pick<WeekPlan, 'entries'>) => entries.map(({ title, note }) => title || note);

/** A recipe of its own to delete, so that no other test misses it. */
async function copyOfRecipe(id: string, title: string): Promise<string> {
  const copyId = `${id}-${crypto.randomUUID().slice(0, 8)}`;
  await write(async (tx) => {
    const [row] = await tx.select().from(recipes).where(eq(recipes.id, id));
    if (!row) throw new Error(`no ${id}`);
    const { number, ...fields } = row;
    await tx.insert(recipes).values({ ...fields, id: copyId, title });
  });
  return copyId;
}

describe('a meal plan', () => {
  it('keeps recipes and notes by day, meal and place', async () => {
    const { cookie } = await premium();
    expect(await planOf(cookie)).toEqual({ week: WEEK, weekStart: 'Monday', entries: [], feed: null });
    await added(cookie, DINNER);
    await added(cookie, { day: MONDAY, slot: 'dinner', note: 'Anna comes over' });
    await added(cookie, { ...DINNER, recipeId: 'lentil-soup', servings: 2, portions: 1.5, position: 0 });
    await added(cookie, { day: MONDAY, slot: 'lunch', recipeId: 'carrot-cake', isLeftover: true });
    await added(cookie, { ...DINNER, day: '2026-11-23' });
    const plan = await planOf(cookie);
    expect(titles(plan)).toEqual([
      'Carrot Cake with Cashew Frosting',
      'Hearty Red Lentil Soup',
      'Palak Tofu',
      'Anna comes over',
    ]);
    expect(plan.entries.map(({ position }) => position)).toEqual([0, 0, 1, 2]);
    expect(plan.entries[1]).toMatchObject({
      servings: 2,
      portions: 1.5,
      isLeftover: false,
      recipe: { id: 'lentil-soup' },
    });
    expect(plan.entries[2]?.recipe).toMatchObject({ prepTime: 20, cookTime: 30, table: 'terracotta' });
    expect(plan.entries[2]?.recipe?.nutrition?.energy).toBeGreaterThan(200);
    expect(plan.entries[3]).toMatchObject({ title: '', recipe: null, portions: 1 });
  });

  it('takes the same entry once, however often it is sent', async () => {
    const { cookie } = await premium();
    const id = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(cookie, { ...DINNER, id })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await planOf(cookie)).entries).toHaveLength(1);
  });

  it('moves entries between days and meals, and orders a meal', async () => {
    const { cookie } = await premium();
    const [a, b, c] = [
      await added(cookie, DINNER),
      await added(cookie, { ...DINNER, recipeId: 'lentil-soup' }),
      await added(cookie, { ...DINNER, recipeId: 'carrot-cake' }),
    ];
    expect((await change(cookie, c.id, { position: 0 })).body).toMatchObject({ position: 0 });
    expect(titles(await planOf(cookie))).toEqual([
      'Carrot Cake with Cashew Frosting',
      'Palak Tofu',
      'Hearty Red Lentil Soup',
    ]);
    expect(await change(cookie, a.id, { day: '2026-11-18', slot: 'lunch' })).toMatchObject({
      status: 200,
      body: { day: '2026-11-18', slot: 'lunch', position: 0, servings: 4 },
    });
    await change(cookie, b.id, { servings: 6, note: '  double the chilli ', isLeftover: true, portions: 2 });
    const { entries } = await planOf(cookie);
    expect(titles({ entries })).toEqual(['Carrot Cake with Cashew Frosting', 'Hearty Red Lentil Soup', 'Palak Tofu']);
    expect(entries[1]).toMatchObject({ servings: 6, note: 'double the chilli', isLeftover: true, portions: 2 });
    expect((await remove(cookie, b.id)).status).toBe(204);
    expect((await remove(cookie, b.id)).status).toBe(404);
    const ids = [a.id, c.id, crypto.randomUUID()];
    expect((await api('DELETE', '/api/meal-plan/entries', { cookie, body: { ids } })).status).toBe(204);
    expect((await planOf(cookie)).entries).toEqual([]);
  });

  it.each([
    [{ servings: 0 }, 'At least 1 serving'],
    [{ servings: 1000 }, 'At most 100 servings'],
    [{ servings: 'two' }, 'Use a whole number of servings'],
    [{ servings: 1.5 }, 'Use a whole number of servings'],
    [{ portions: -1 }, 'Portions start at 0'],
    [{ portions: 0.3 }, 'Whole or half portions'],
    [{ note: 'x'.repeat(301) }, 'At most 300 characters'],
    [{ day: '2026-02-30' }, 'Use a day like 2026-11-16'],
    [{ slot: 'brunch' }, undefined],
    [{ userId: 'somebody' }, undefined],
  ])('refuses %j', async (fields, message) => {
    const { cookie } = await premium();
    const { id } = await added(cookie, DINNER);
    for (const answer of [await add(cookie, { ...DINNER, ...fields }), await change(cookie, id, fields)]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation', ...(message && { message }) } });
    }
    expect((await planOf(cookie)).entries).toMatchObject([{ servings: 4, portions: 1, note: '', day: MONDAY }]);
  });

  it('refuses an entry of nothing, a change of nothing and a week of no calendar', async () => {
    const { cookie } = await premium();
    expect((await add(cookie, { day: MONDAY, slot: 'lunch' })).status).toBe(400);
    expect((await change(cookie, (await added(cookie, DINNER)).id, {})).status).toBe(400);
    for (const query of ['', '?week=2025-W53', '?week=47', '?week=2026-W47&week=2026-W48']) {
      expect((await api('GET', `/api/meal-plan${query}`, { cookie })).status).toBe(400);
    }
  });

  it('knows no recipe that is not there, or is a draft', async () => {
    const { cookie } = await premium();
    expect((await add(cookie, { ...DINNER, recipeId: 'no-such-dish' })).status).toBe(404);
    const draft = await copyOfRecipe('palak-tofu', 'A Draft');
    await write((tx) => tx.update(recipes).set({ isPublished: false }).where(eq(recipes.id, draft)));
    expect((await add(cookie, { ...DINNER, recipeId: draft })).status).toBe(404);
  });

  it('holds ten entries in a meal and says so', async () => {
    const { cookie } = await premium();
    const note = { day: MONDAY, slot: 'snack', note: 'An apple' } as const;
    for (let i = 0; i < 10; i += 1) expect((await add(cookie, note)).status).toBe(200);
    const full = { status: 409, body: { message: 'This meal is full: 10 entries at most' } };
    expect(await add(cookie, note)).toMatchObject(full);
    const { id } = await added(cookie, { ...note, slot: 'lunch' });
    expect(await change(cookie, id, { slot: 'snack' })).toMatchObject(full);
    expect((await planOf(cookie)).entries.filter(({ slot }) => slot === 'lunch')).toHaveLength(1);
  });

  it('is its owner’s', async () => {
    const [a, b] = [await premium(), await premium()];
    const { id } = await added(b.cookie, DINNER);
    expect((await planOf(a.cookie)).entries).toEqual([]);
    expect((await change(a.cookie, id, { servings: 9 })).status).toBe(404);
    expect((await remove(a.cookie, id)).status).toBe(404);
    await api('DELETE', '/api/meal-plan/entries', { cookie: a.cookie, body: { ids: [id] } });
    expect((await planOf(b.cookie)).entries).toMatchObject([{ id, servings: 4 }]);
    // The same id of another member is another entry.
    expect((await add(a.cookie, { ...DINNER, id, servings: 1 })).body).toMatchObject({ id, servings: 1 });
    expect((await planOf(b.cookie)).entries).toMatchObject([{ id, servings: 4 }]);
  });

  it('keeps an entry whose recipe is deleted, with its title', async () => {
    const { cookie } = await premium();
    const recipeId = await copyOfRecipe('palak-tofu', 'Old Name');
    const entry = await added(cookie, { ...DINNER, recipeId, note: 'For Anna' });
    await write((tx) => tx.update(recipes).set({ title: 'New Name' }).where(eq(recipes.id, recipeId)));
    expect(titles(await planOf(cookie))).toEqual(['New Name']);
    await write((tx) => tx.delete(recipes).where(eq(recipes.id, recipeId)));
    const gone = { id: entry.id, title: 'New Name', recipe: null, servings: 4, note: 'For Anna' };
    expect((await planOf(cookie)).entries).toMatchObject([gone]);
    expect((await change(cookie, entry.id, { slot: 'lunch' })).body).toMatchObject({ ...gone, slot: 'lunch' });
    // Taken off the plan by mistake, it comes back as it was.
    await remove(cookie, entry.id);
    const { recipe, leftoverOf, ...fields } = { ...entry, title: 'New Name' };
    expect((await add(cookie, fields)).body).toMatchObject({ ...gone, slot: 'dinner' });
  });

  it('hides what became a draft, and shows it again once it is published', async () => {
    const { cookie } = await premium();
    const recipeId = await copyOfRecipe('palak-tofu', 'Comes and Goes');
    await added(cookie, { ...DINNER, recipeId });
    const set = (fields: Partial<typeof recipes.$inferInsert>) =>
      write((tx) => tx.update(recipes).set(fields).where(eq(recipes.id, recipeId)));
    await set({ isPublished: false });
    await set({ title: 'Secret Title' });
    expect((await planOf(cookie)).entries).toMatchObject([{ title: 'Comes and Goes', recipe: null }]);
    await set({ isPublished: true });
    expect((await planOf(cookie)).entries).toMatchObject([{ title: 'Secret Title', recipe: { id: recipeId } }]);
  });
});

describe('copying a week', () => {
  const copy = (cookie: string, from: string, to: string) =>
    api('POST', '/api/meal-plan/copy-week', { cookie, body: { from, to } });

  it('fills empty meals of the same weekdays and leaves what is planned', async () => {
    const { cookie } = await premium();
    await added(cookie, { ...DINNER, servings: 3, note: 'Spicy', portions: 2 });
    await added(cookie, { ...DINNER, day: '2026-11-22', slot: 'lunch', recipeId: 'lentil-soup', isLeftover: true });
    await added(cookie, { day: '2026-11-19', slot: 'snack', note: 'Fruit' });
    await added(cookie, { day: '2026-11-26', slot: 'snack', note: 'Cake instead' });
    const { status, body } = await copy(cookie, WEEK, '2026-W48');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      left: 1,
      entries: [
        { day: '2026-11-23', slot: 'dinner', title: 'Palak Tofu', servings: 3, note: 'Spicy', portions: 2 },
        { day: '2026-11-29', slot: 'lunch', title: 'Hearty Red Lentil Soup', isLeftover: true },
      ],
    });
    expect(titles(await planOf(cookie, '2026-W48'))).toEqual(['Palak Tofu', 'Cake instead', 'Hearty Red Lentil Soup']);
    expect((await copy(cookie, WEEK, '2026-W48')).body).toMatchObject({ entries: [], left: 3 });
    expect(titles(await planOf(cookie))).toEqual(['Palak Tofu', 'Fruit', 'Hearty Red Lentil Soup']);
  });

  it('goes over the end of a year, and not onto itself', async () => {
    const { cookie } = await premium();
    await added(cookie, { ...DINNER, day: '2027-01-03' });
    expect((await copy(cookie, '2026-W53', '2027-W01')).body).toMatchObject({ entries: [{ day: '2027-01-10' }] });
    expect((await copy(cookie, WEEK, WEEK)).status).toBe(400);
  });
});

describe('filling a week', () => {
  const fill = (cookie: string, body: object = {}) =>
    api('POST', '/api/meal-plan/fill', { cookie, body: { week: WEEK, ...body } });

  it('fills all empty meals, cooks no recipe twice, and touches nothing that is planned', async () => {
    const { cookie } = await premium();
    await added(cookie, DINNER);
    const { entries, left } = (await fill(cookie, { servings: 2 })).body as AddedMeals;
    expect({ filled: entries.length, left }).toEqual({ filled: 27, left: 0 });
    const leftovers = entries.filter(({ isLeftover }) => isLeftover);
    const timesOf = (id: string | undefined) => entries.filter(({ recipe }) => recipe?.id === id).length;
    expect(leftovers.length).toBeGreaterThan(0);
    for (const { recipe, servings, portions, isLeftover } of entries) {
      expect({ servings, portions }).toEqual({ servings: isLeftover ? 2 : 2 * timesOf(recipe?.id), portions: 1 });
    }
    const plan = await planOf(cookie);
    expect(plan.entries).toHaveLength(28);
    expect(new Set(plan.entries.map(({ recipe }) => recipe?.id)).size).toBe(28 - leftovers.length);
    expect(plan.entries.filter(({ day, slot }) => day === MONDAY && slot === 'dinner')).toHaveLength(1);
    expect(((await fill(cookie)).body as AddedMeals).entries).toEqual([]);
  });

  it('keeps to the diets asked for, else to the member’s own, and to the time on weekdays', async () => {
    const { cookie, id } = await premium();
    await write((tx) =>
      tx
        .update(users)
        .set({ dietaryPreferences: ['nut-free'] })
        .where(eq(users.id, id)),
    );
    const diets = new Map(
      (await read().select({ id: recipes.id, diets: recipes.dietaryRestrictions }).from(recipes)).map((row) => [
        row.id,
        row.diets,
      ]),
    );
    const first = (await fill(cookie, { slots: ['dinner'], maxWeekdayMinutes: 35 })).body as AddedMeals;
    expect(first.entries.length).toBeGreaterThan(4);
    for (const { day, recipe } of first.entries) {
      expect(diets.get(recipe?.id ?? '')).toContain('nut-free');
      if (!isWeekend(day)) expect(recipe && totalTime(recipe)).toBeLessThanOrEqual(35);
    }
    const wish = { slots: ['lunch'], diets: ['gluten-free', 'soy-free'] };
    for (const { slot, recipe } of ((await fill(cookie, wish)).body as AddedMeals).entries) {
      expect(slot).toBe('lunch');
      expect(diets.get(recipe?.id ?? '')).toEqual(expect.arrayContaining(wish.diets));
    }
  });

  it('is the same for the same seed', async () => {
    const members = [await premium(), await premium()];
    const wish = { week: WEEK, slots: ['breakfast', 'dinner'] as ('breakfast' | 'dinner')[] };
    const [a, b] = await Promise.all(members.map(async ({ id }) => (await fillEmptyMeals(id, wish, 7)).entries));
    expect(a?.map(({ recipe }) => recipe?.id)).toEqual(b?.map(({ recipe }) => recipe?.id));
    expect(a?.[0]?.servings).toBeGreaterThan(0);
  });

  it.each([
    { maxWeekdayMinutes: 0 },
    { maxWeekdayMinutes: 'soon' },
    { slots: [] },
    { slots: ['brunch'] },
    { diets: ['carnivore'] },
    { servings: 0 },
    { servings: 1000 },
    { week: 'next' },
  ])('refuses %j', async (body) => {
    expect((await fill((await premium()).cookie, body)).status).toBe(400);
  });
});

describe('a week on the shopping list', () => {
  const send = async (cookie: string, week = WEEK) =>
    (await api('POST', '/api/meal-plan/to-shopping-list', { cookie, body: { week } })).body as SentToList;
  const onList = async (cookie: string) =>
    (
      (await api('GET', '/api/shopping-list', { cookie })).body as {
        entries: { recipeId: string; servings: number }[];
      }
    ).entries
      .map(({ recipeId, servings }) => `${recipeId} ${servings}`)
      .toSorted();

  it('has the servings that were planned, and leftovers not twice', async () => {
    const { cookie } = await premium();
    await added(cookie, { ...DINNER, servings: 7 });
    await added(cookie, { ...DINNER, day: '2026-11-17', slot: 'lunch', servings: 7, isLeftover: true });
    await added(cookie, { ...DINNER, day: '2026-11-20', recipeId: 'lentil-soup', servings: 1 });
    await added(cookie, { ...DINNER, day: '2026-11-21', recipeId: 'lentil-soup', servings: 3 });
    await added(cookie, { day: MONDAY, slot: 'lunch', note: 'Canteen' });
    await added(cookie, { ...DINNER, day: '2026-11-23', servings: 9 });
    expect(await send(cookie)).toMatchObject({ added: 3, updated: 0, removed: 0, leftovers: 1, missing: [] });
    expect(await onList(cookie)).toEqual(['lentil-soup 1', 'lentil-soup 3', 'palak-tofu 7']);
  });

  it('brings changed servings after, and buys nothing twice', async () => {
    const { cookie } = await premium();
    const entry = await added(cookie, DINNER);
    await send(cookie);
    await change(cookie, entry.id, { servings: 2 });
    await added(cookie, { ...DINNER, recipeId: 'carrot-cake', servings: 12 });
    expect(await send(cookie)).toMatchObject({ added: 1, updated: 1, removed: 0, leftovers: 0, missing: [] });
    expect(await send(cookie)).toMatchObject({ added: 0, updated: 0, removed: 0, leftovers: 0, missing: [] });
    expect(await onList(cookie)).toEqual(['carrot-cake 12', 'palak-tofu 2']);
  });

  it('has the swaps that were planned, and brings others after', async () => {
    const { cookie } = await premium();
    const { ingredients = [] } = (await findRecipe('red-lentil-dal')) ?? {};
    const swaps = [{ line: ingredients.findIndex((line) => line.includes('red lentils')), to: 'split-peas' }];
    const dal = { ...DINNER, recipeId: 'red-lentil-dal' };
    const entry = await added(cookie, { ...dal, swaps });
    expect(entry.swaps).toEqual(swaps);
    await api('POST', '/api/meal-plan/copy-week', { cookie, body: { from: WEEK, to: '2026-W48' } });
    expect((await planOf(cookie, '2026-W48')).entries).toMatchObject([{ swaps }]);
    expect((await api('GET', '/api/auth/export', { cookie })).body).toMatchObject({ mealPlan: [{ swaps }, { swaps }] });
    expect(await send(cookie)).toMatchObject({ added: 1, updated: 0 });
    const lentilsOn = async () =>
      ((await api('GET', '/api/shopping-list', { cookie })).body as ShoppingListView).items
        .map(({ key, amount }) => `${key} ${amount.replaceAll('\u00a0', ' ')}`)
        .filter((item) => /lentils|split-peas/.test(item));
    expect(await lentilsOn()).toEqual(['food:split-peas 1 × 500 g bag (200 g over)']);
    expect(await send(cookie)).toMatchObject({ added: 0, updated: 0 });
    // Taken off and put back without them, as undo does.
    await remove(cookie, entry.id);
    await added(cookie, { ...dal, id: entry.id });
    expect(await send(cookie)).toMatchObject({ added: 0, updated: 1 });
    expect(await lentilsOn()).toEqual(['food:red-lentils 1 × 500 g bag (200 g over)']);
    for (const bad of [[{ line: -1, to: 'split-peas' }], [{ line: 0 }], 'peas']) {
      expect((await add(cookie, { ...dal, swaps: bad })).status).toBe(400);
    }
  });

  it('loses what became a leftover or was taken off the plan since, and nothing else', async () => {
    const { cookie } = await premium();
    const [cooked, eatenUp, dropped] = [
      await added(cookie, DINNER),
      await added(cookie, { ...DINNER, day: '2026-11-17', recipeId: 'lentil-soup' }),
      await added(cookie, { ...DINNER, day: '2026-11-18', recipeId: 'carrot-cake' }),
    ];
    await added(cookie, { ...DINNER, day: '2026-11-23', recipeId: 'lentil-soup', servings: 9 });
    await api('POST', '/api/shopping-list/recipes', { cookie, body: { recipeId: 'carrot-cake', servings: 1 } });
    await send(cookie);
    await send(cookie, '2026-W48');
    await change(cookie, eatenUp.id, { isLeftover: true });
    await remove(cookie, dropped.id);
    expect(await send(cookie)).toMatchObject({ added: 0, updated: 0, removed: 2, leftovers: 1, missing: [] });
    expect(await onList(cookie)).toEqual(['carrot-cake 1', 'lentil-soup 9', 'palak-tofu 4']);
    expect(await send(cookie)).toMatchObject({ removed: 0 });
    await change(cookie, cooked.id, { isLeftover: true });
    await change(cookie, eatenUp.id, { isLeftover: false });
    expect(await send(cookie)).toMatchObject({ added: 1, removed: 1 });
    expect(await onList(cookie)).toEqual(['carrot-cake 1', 'lentil-soup 4', 'lentil-soup 9']);
  });

  it('still belongs to its week after it was removed and brought back', async () => {
    const { cookie } = await premium();
    const entry = await added(cookie, DINNER);
    await send(cookie);
    const { removed } = await operate(cookie, { type: 'remove-entry', entryId: entry.id });
    await operate(cookie, { type: 'restore', removed });
    await remove(cookie, entry.id);
    expect(await send(cookie)).toMatchObject({ removed: 1 });
    expect(await onList(cookie)).toEqual([]);
  });

  it('names what is no longer available', async () => {
    const { cookie } = await premium();
    const recipeId = await copyOfRecipe('palak-tofu', 'Gone Tomorrow');
    await added(cookie, { ...DINNER, recipeId });
    await write((tx) => tx.delete(recipes).where(eq(recipes.id, recipeId)));
    expect(await send(cookie)).toMatchObject({
      added: 0,
      updated: 0,
      removed: 0,
      leftovers: 0,
      missing: ['Gone Tomorrow'],
    });
  });
});

describe('a calendar feed', () => {
  const open = async (cookie: string, timeZone = 'Europe/Berlin') =>
    (await api('POST', '/api/meal-plan/feed', { cookie, body: { timeZone } })).body as { url: string };
  const secretOf = (url: string) => /\/meal-plan\/feed\/([\w-]{32})\.ics$/.exec(url)?.[1] ?? '';
  /** Around the days the feed shows. */
  const NOW = Date.parse('2026-11-16T12:00:00Z');
  const eventsOf = async (url: string) => {
    const text = await feedText(secretOf(url), NOW);
    const calendar = new ICAL.Component(ICAL.parse(text ?? ''));
    return calendar
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
      .map((event) => ({
        uid: event.uid,
        summary: event.summary,
        description: event.description,
        url: event.component.getFirstPropertyValue('url'),
        start: event.startDate.toJSDate().toISOString(),
        minutes: event.duration.toSeconds() / 60,
      }));
  };

  it('is read by another program, at the same time of day before and after clocks change', async () => {
    const { cookie } = await premium();
    const days = ['2026-10-24', '2026-10-25', '2026-10-26', '2027-03-27', '2027-03-28'];
    for (const day of days) await added(cookie, { ...DINNER, day });
    const events = await eventsOf((await open(cookie)).url);
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Berlin',
      timeStyle: 'short',
      dateStyle: 'short',
    });
    expect(events.map(({ start }) => clock.format(new Date(start)))).toEqual(
      days.map((day) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}, 18:30`),
    );
    expect(events.map(({ start }) => start.slice(11, 16))).toEqual(['16:30', '17:30', '17:30', '17:30', '16:30']);
    expect(events.map(({ minutes }) => minutes)).toEqual([60, 60, 60, 60, 60]);
    expect(new Set(events.map(({ summary }) => summary))).toEqual(new Set(['Dinner: Palak Tofu']));
  });

  it('names each meal by the same UID for as long as it is planned', async () => {
    const { cookie } = await premium();
    const entry = await added(cookie, { ...DINNER, note: 'Äpfel, Öl; 50 % \\ "mehr"', isLeftover: true });
    const { url } = await open(cookie);
    const [before] = await eventsOf(url);
    expect(before).toMatchObject({
      uid: `${entry.id}@localhost:4321`,
      summary: 'Dinner: Palak Tofu (leftovers)',
      description: '4 servings\nÄpfel, Öl; 50 % \\ "mehr"',
      url: 'http://localhost:4321/recipes/palak-tofu#servings=4',
      start: new Date(momentOf(MONDAY, 1110, 'Europe/Berlin')).toISOString(),
    });
    await change(cookie, entry.id, { day: '2026-11-18', slot: 'lunch' });
    const [after] = await eventsOf(url);
    expect(after).toMatchObject({ uid: before?.uid, start: '2026-11-18T11:30:00.000Z' });
  });

  it('says what has to rest besides, as the plan does', async () => {
    const { cookie } = await premium();
    const recipeId = await copyOfRecipe('palak-tofu', 'Patience');
    await write((tx) => tx.update(recipes).set({ restTime: 2880 }).where(eq(recipes.id, recipeId)));
    await added(cookie, { ...DINNER, recipeId });
    expect((await planOf(cookie)).entries[0]?.recipe).toMatchObject({ prepTime: 20, cookTime: 30, restTime: 2880 });
    const [event] = await eventsOf((await open(cookie)).url);
    expect(event?.description).toBe('4 servings, 50 min + 48 h resting');
  });

  it('lets no note add an event of its own, and folds what is long', async () => {
    const { cookie } = await premium();
    await added(cookie, { ...DINNER, note: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Forged' });
    await added(cookie, { ...DINNER, slot: 'lunch', note: 'ü'.repeat(300) });
    const { url } = await open(cookie);
    expect(await eventsOf(url)).toHaveLength(2);
    const text = (await feedText(secretOf(url), NOW)) ?? '';
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  });

  it('ends with its address, with a new one, and with premium', async () => {
    const { cookie, id } = await premium();
    await added(cookie, DINNER);
    const first = secretOf((await open(cookie)).url);
    expect((await planOf(cookie)).feed).toMatchObject({ timeZone: 'Europe/Berlin' });
    const second = secretOf((await open(cookie, 'America/New_York')).url);
    expect(await feedText(first)).toBeNull();
    expect(await feedText(second)).toContain('BEGIN:VCALENDAR');
    await write((tx) => tx.update(users).set({ role: 'user' }).where(eq(users.id, id)));
    expect(await feedText(second)).toBeNull();
    await write((tx) => tx.update(users).set({ role: 'premium' }).where(eq(users.id, id)));
    expect((await api('DELETE', '/api/meal-plan/feed', { cookie })).status).toBe(204);
    expect(await feedText(second)).toBeNull();
    expect((await planOf(cookie)).feed).toBeNull();
    expect((await api('DELETE', '/api/meal-plan/feed', { cookie })).status).toBe(204);
  });

  it('is sent as a calendar to a program that brings nothing but the address', async () => {
    const { cookie } = await premium();
    await added(cookie, { ...DINNER, day: addDays(new Date().toISOString().slice(0, 10), 1) });
    const secret = secretOf((await open(cookie)).url);
    const ask = (name: string) =>
      GET(
        createContext({
          request: new Request(`http://localhost:4321/meal-plan/feed/${name}.ics`),
          params: { secret: name },
          locals: { requestId: 'test', clientAddress: '127.0.0.1' },
          defaultLocale: '',
          clientAddress: '127.0.0.1',
        }),
      );
    const answer = await ask(secret);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toContain('SUMMARY:Dinner: Palak Tofu');
    await api('DELETE', '/api/meal-plan/feed', { cookie });
    expect((await ask(secret)).status).toBe(404);
    expect((await ask('nothing')).status).toBe(404);
  });

  it('shows a year ahead and not the years behind', async () => {
    const { cookie } = await premium();
    for (const days of [-40, -30, 0, 360, 380]) await added(cookie, { ...DINNER, day: addDays(MONDAY, days) });
    expect(await eventsOf((await open(cookie)).url)).toHaveLength(3);
  });

  it('needs a time zone there is', async () => {
    const { cookie } = await premium();
    for (const body of [{}, { timeZone: 'Atlantis/Capital' }, { timeZone: 2 }]) {
      expect((await api('POST', '/api/meal-plan/feed', { cookie, body })).status).toBe(400);
    }
  });

  it('keeps nothing in the database that opens it', async () => {
    const { cookie } = await premium();
    const secret = secretOf((await open(cookie)).url);
    const rows = await read().query.calendarFeeds.findMany();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('an account', () => {
  it('tells its owner what it planned', async () => {
    const { cookie } = await premium();
    await added(cookie, { ...DINNER, note: 'Spicy' });
    await api('POST', '/api/meal-plan/feed', { cookie, body: { timeZone: 'Europe/Berlin' } });
    expect((await api('GET', '/api/auth/export', { cookie })).body).toMatchObject({
      mealPlan: [{ day: MONDAY, slot: 'dinner', recipeId: 'palak-tofu', servings: 4, note: 'Spicy' }],
      calendarFeed: { timeZone: 'Europe/Berlin' },
    });
  });

  it('takes its plan along when it is deleted', async () => {
    const { cookie, id } = await premium();
    await added(cookie, DINNER);
    await write((tx) => tx.delete(users).where(eq(users.id, id)));
    expect(await read().select().from(mealPlanEntries).where(eq(mealPlanEntries.userId, id))).toEqual([]);
  });
});
