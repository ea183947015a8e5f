import { afterEach, describe, expect, it } from 'vitest';
import { WEEK_SETTINGS_DEFAULT, type WeekStart } from '#src/domain/members/week-start.ts';
import { SLOTS } from '#src/domain/premium/meal-plan/slots.ts';
import type { AddedMeals, SentToList, WeekPlan } from '#src/domain/premium/meal-plan/week-plan.ts';
import type { ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import { daysOf } from '#src/domain/premium/weeks.ts';
import { premiumExamples } from '#src/server/premium/examples.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { api } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const WEEK = '2026-W47';
const NEXT = '2026-W48';
const DINNER = { slot: 'dinner', recipeId: 'palak-tofu', servings: 4 } as const;
const [SUNDAY_BEFORE, MONDAY, SUNDAY] = ['2026-11-15', '2026-11-16', '2026-11-22'] as const;

async function member(weekStart?: WeekStart) {
  const { cookie } = await signedIn('premium');
  if (weekStart) await choose(cookie, weekStart);
  return cookie;
}
const choose = (cookie: string, weekStart: unknown) =>
  api('PATCH', '/api/auth/profile', { cookie, body: { weekStart } });
const ofSite = (weekStart: WeekStart) => saveSettings('weeks', { weekStart });
const planOf = async (cookie: string, query = `week=${WEEK}`) =>
  (await api('GET', `/api/meal-plan?${query}` as '/api/meal-plan', { cookie })).body as WeekPlan;
const daysIn = ({ entries }: Pick<WeekPlan, 'entries'>) => entries.map(({ day }) => day);
const plan = async (cookie: string, ...days: string[]) => {
  for (const day of days) await api('POST', '/api/meal-plan/entries', { cookie, body: { ...DINNER, day } });
};
const send = async (cookie: string, week = WEEK) =>
  (await api('POST', '/api/meal-plan/to-shopping-list', { cookie, body: { week } })).body as SentToList;
const listed = async (cookie: string) =>
  ((await api('GET', '/api/shopping-list', { cookie })).body as ShoppingListView).entries.length;

afterEach(() => saveSettings('weeks', WEEK_SETTINGS_DEFAULT));

describe('what a week begins on', () => {
  it('is as the site says, and rather as the member chose', async () => {
    const cookie = await member();
    expect(await planOf(cookie)).toMatchObject({ weekStart: 'Monday' });
    await ofSite('Sunday');
    expect(await planOf(cookie)).toMatchObject({ weekStart: 'Sunday' });
    expect((await choose(cookie, 'Saturday')).body).toMatchObject({ weekStart: 'Saturday', siteWeekStart: 'Sunday' });
    expect(await planOf(cookie)).toMatchObject({ weekStart: 'Saturday' });
    expect((await choose(cookie, null)).body).toMatchObject({ weekStart: null });
    expect(await planOf(cookie)).toMatchObject({ weekStart: 'Sunday' });
    expect((await api('GET', '/api/auth/export', { cookie })).body).toMatchObject({
      account: { weekStart: null, siteWeekStart: 'Sunday' },
    });
  });

  it.each(['Friday', 'sunday', '', 0])('is never %j', async (weekStart) => {
    const cookie = await member();
    expect((await choose(cookie, weekStart)).status).toBe(400);
    const { cookie: admin } = await signedIn('admin');
    const answer = await api('PUT', '/api/admin/week-settings', { cookie: admin, body: { weekStart } });
    expect(answer.status).toBe(400);
    expect((await planOf(cookie)).weekStart).toBe('Monday');
  });

  it('is set by an administrator, whose name is written down', async () => {
    const { cookie, email } = await signedIn('admin');
    expect((await api('GET', '/api/admin/week-settings', { cookie })).body).toEqual(WEEK_SETTINGS_DEFAULT);
    const body = { weekStart: 'Saturday' };
    expect(await api('PUT', '/api/admin/week-settings', { cookie, body })).toMatchObject({ status: 200, body });
    expect(await lastAudit()).toMatchObject({ actor: email, subject: 'weeks', details: body });
    const names = (await premiumExamples()).days.map(({ name }) => name);
    expect(names).toEqual(['Saturday', 'Sunday', 'Monday']);
  });
});

describe('a week that begins on a Sunday', () => {
  it('has the days from then on, in every call', async () => {
    const cookie = await member('Sunday');
    await plan(cookie, '2026-11-14', SUNDAY_BEFORE, MONDAY, '2026-11-21', SUNDAY);
    expect(daysIn(await planOf(cookie))).toEqual([SUNDAY_BEFORE, MONDAY, '2026-11-21']);
    expect(await send(cookie)).toMatchObject({ added: 3 });
    const copied = await api('POST', '/api/meal-plan/copy-week', { cookie, body: { from: WEEK, to: NEXT } });
    expect(daysIn(copied.body as AddedMeals)).toEqual(['2026-11-23', '2026-11-28']);
    expect((copied.body as AddedMeals).left).toBe(1);
  });

  it('is filled from its Sunday to its Saturday', async () => {
    const cookie = await member('Sunday');
    const { entries } = (await api('POST', '/api/meal-plan/fill', { cookie, body: { week: '2026-W53' } }))
      .body as AddedMeals;
    expect([...new Set(daysIn({ entries }))]).toEqual(daysOf('2026-W53', 'Sunday'));
    expect(entries).toHaveLength(7 * SLOTS.length);
    expect((await planOf(cookie, 'week=2027-W01')).entries).toEqual([]);
  });

  it('is the one on screen, whatever was chosen elsewhere meanwhile', async () => {
    const cookie = await member('Sunday');
    await plan(cookie, SUNDAY_BEFORE, SUNDAY);
    expect(daysIn(await planOf(cookie, `week=${WEEK}&weekStart=Monday`))).toEqual([SUNDAY]);
    const body = { week: WEEK, weekStart: 'Monday', slots: ['lunch'] };
    const filled = (await api('POST', '/api/meal-plan/fill', { cookie, body })).body as AddedMeals;
    expect(daysIn(filled)).toEqual(daysOf(WEEK, 'Monday'));
    const copy = { from: WEEK, to: NEXT, weekStart: 'Monday' };
    const copied = (await api('POST', '/api/meal-plan/copy-week', { cookie, body: copy })).body as AddedMeals;
    expect(new Set(daysIn(copied))).toEqual(new Set(daysOf(NEXT, 'Monday')));
    const list = { week: WEEK, weekStart: 'Saturday' };
    await api('POST', '/api/meal-plan/to-shopping-list', { cookie, body: list });
    expect(await listed(cookie)).toBe(6);
  });
});

describe('another first day of the week', () => {
  it.each([
    ['Monday', 'Sunday'],
    ['Sunday', 'Monday'],
    ['Monday', 'Saturday'],
    ['Saturday', 'Sunday'],
  ] as const)('loses nothing that is planned or to buy: %s, then %s', async (before, after) => {
    const cookie = await member(before);
    const everyDay = [...daysOf('2026-W46', 'Monday'), ...daysOf(WEEK, 'Monday'), ...daysOf(NEXT, 'Monday')];
    await plan(cookie, ...everyDay);
    expect(await send(cookie)).toMatchObject({ added: 7 });
    await choose(cookie, after);
    const shown = [await planOf(cookie, 'week=2026-W46'), await planOf(cookie), await planOf(cookie, `week=${NEXT}`)];
    expect(shown.map(({ entries }) => entries.length)).toEqual(
      ['2026-W46', WEEK, NEXT].map((week) => daysOf(week, after).filter((day) => everyDay.includes(day)).length),
    );
    const isNew = (day: string) => !daysOf(WEEK, before).includes(day);
    const added = daysOf(WEEK, after).filter(isNew).length;
    expect(await send(cookie)).toMatchObject({ added, removed: 0 });
    expect(await listed(cookie)).toBe(7 + added);
  });

  it.each(['no longer planned', 'a leftover now'])('still takes off the list what is %s', async (what) => {
    const cookie = await member();
    await plan(cookie, MONDAY, SUNDAY);
    await send(cookie);
    await choose(cookie, 'Sunday');
    const ids = (await planOf(cookie, `week=${NEXT}`)).entries.map(({ id }) => id);
    if (what === 'no longer planned') await api('DELETE', '/api/meal-plan/entries', { cookie, body: { ids } });
    else await api('PATCH', `/api/meal-plan/entries/${ids[0]}`, { cookie, body: { isLeftover: true } });
    expect(await send(cookie)).toMatchObject({ removed: 1 });
    expect(await listed(cookie)).toBe(1);
  });
});
