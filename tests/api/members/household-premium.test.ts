import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTRACTS } from '#src/contracts/all.ts';
import { premiumLog, users } from '#src/db/schema.ts';
import { PLAN_SETTINGS_DEFAULT } from '#src/domain/premium/billing/plan.ts';
import { read, write } from '#src/server/base/database.ts';
import { VISITOR } from '#src/server/base/viewer.ts';
import { endKitchenEvents, holdKitchenEvents, kitchenEvents } from '#src/server/premium/events/kitchen-events.ts';
import { feedText } from '#src/server/premium/meal-plan-feed.ts';
import { sharedShoppingList } from '#src/server/premium/shopping-list/share.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import {
  addToList,
  cookTogether,
  create,
  householdSeenBy,
  invitedBy,
  itemsOf,
  join,
  leave,
  look,
  putOut,
  somebody,
} from '#tests/support/households.ts';

seededDatabase();

type Somebody = Awaited<ReturnType<typeof somebody>>;
let ada: Somebody;
let fay: Somebody;
/** Of the same household; has none of her own either. */
let gus: Somebody;
beforeEach(async () => {
  ada = await somebody('Ada');
  fay = await somebody('Fay', 'user');
  gus = await somebody('Gus', 'user');
});
const serves = (servesHousehold: boolean) => saveSettings('plan', { ...PLAN_SETTINGS_DEFAULT, servesHousehold });
afterEach(() => serves(true));

const set = (who: Somebody, change: Partial<typeof users.$inferInsert>) =>
  write((tx) => tx.update(users).set(change).where(eq(users.id, who.id)));
const ofPremium = CONTRACTS.filter(({ access }) => access === 'premium');

/** What the calls of Premium answer to empty requests: refused, all of them, or none. */
async function seen({ cookie }: Somebody): Promise<'all' | 'none' | 'some'> {
  const answers = await Promise.all(
    ofPremium.map(({ method, path, body }) =>
      api(method, path.replaceAll(/\{\w+\}/g, 'nowhere') as '/api', { cookie, ...(body && { body: {} }) }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 403);
  expect(answers.filter(({ status }) => status === 401 || status >= 500)).toEqual([]);
  return refused.length === 0 ? 'all' : refused.length === answers.length ? 'none' : 'some';
}
const account = async ({ cookie }: Somebody) => (await api('GET', '/api/auth/user', { cookie })).body;
const plan = async ({ cookie }: Somebody) => (await api('GET', '/api/premium/plan', { cookie })).body;

describe('one Premium of a household', () => {
  it('opens every call of Premium to all in it, says whose it is, and is no plan of theirs', async () => {
    expect(ofPremium.length).toBeGreaterThan(20);
    expect(await seen(fay)).toBe('none');
    expect(await account(fay)).toMatchObject({ isPremium: false, role: 'user' });
    await cookTogether(ada, fay);
    expect(await seen(fay)).toBe('all');
    expect(await account(fay)).toMatchObject({ isPremium: true, role: 'premium' });
    expect(await plan(fay)).toMatchObject({ state: 'none', source: null, through: 'Ada' });
    expect(await plan(ada)).toMatchObject({ through: null });
    expect((await householdSeenBy(fay))?.premiumOf).toBe('Ada');
    const [stored] = await read().select().from(users).where(eq(users.id, fay.id));
    expect(stored).toMatchObject({ role: 'user', premiumGiven: false });
    expect(await read().select().from(premiumLog).where(eq(premiumLog.userId, fay.id))).toEqual([]);
  });

  it('is said to whoever is invited', async () => {
    await create(ada);
    const secret = await invitedBy(ada);
    expect((await look(fay, secret)).body).toMatchObject({ withPremium: true });
    await serves(false);
    expect((await look(fay, secret)).body).toMatchObject({ withPremium: false });
  });

  it.each([
    ['who leaves', () => leave(fay)],
    ['who is put out', () => putOut(ada, fay)],
    ['whose payer leaves', () => leave(ada)],
    ['whose payer’s Premium has ended', () => set(ada, { role: 'user' })],
    ['whose payer’s account is closed', () => set(ada, { isActive: false })],
    ['of a site that does not want it', () => serves(false)],
  ])('ends at once for a member %s', async (_, end) => {
    await cookTogether(ada, fay);
    await addToList(fay, 'Tea');
    await end();
    expect(await seen(fay)).toBe('none');
    expect(await account(fay)).toMatchObject({ isPremium: false, role: 'user' });
    expect(await plan(fay)).toMatchObject({ through: null });
    expect((await api('GET', '/api/premium/kept', { cookie: fay.cookie })).body).toMatchObject({
      list: expect.stringContaining('Tea'),
    });
    await set(fay, { role: 'premium' });
    expect(await itemsOf(fay)).toEqual(['Tea']);
  });

  it('goes on for who has their own, and while another of the household pays', async () => {
    const bo = await somebody('Bo');
    await cookTogether(ada, bo, fay);
    await leave(ada);
    expect(await plan(fay)).toMatchObject({ through: 'Bo' });
    expect(await seen(fay)).toBe('all');
    expect(await seen(ada)).toBe('all');
  });

  it('serves nobody of another household, or of none, and no household of which nobody pays', async () => {
    await cookTogether(ada, fay);
    const dee = await somebody('Dee');
    await cookTogether(dee, gus);
    await set(dee, { role: 'user' });
    expect(await seen(gus)).toBe('none');
    expect(await seen(dee)).toBe('none');
    expect(await seen(await somebody('Eve', 'user'))).toBe('none');
    expect(await seen(fay)).toBe('all');
  });

  it('opens the links of who it serves, and closes them with it', async () => {
    await cookTogether(ada, fay);
    await addToList(fay, 'Tea');
    const { cookie } = fay;
    const secretOf = async (path: `/api${string}`, body?: object) =>
      ((await api('POST', path, { cookie, body })).body as { url: string }).url.split('/').at(-1) ?? '';
    const list = await secretOf('/api/shopping-list/share');
    const calendar = (await secretOf('/api/meal-plan/feed', { timeZone: 'Europe/Berlin' })).replace('.ics', '');
    const opened = async () => [await sharedShoppingList(list, VISITOR), await feedText(calendar)];
    expect(await opened()).toEqual([expect.anything(), expect.stringContaining('VCALENDAR')]);
    await leave(fay);
    expect(await opened()).toEqual([null, null]);
  });

  it('ends what a page of theirs listens to', async () => {
    holdKitchenEvents();
    await cookTogether(ada, fay);
    const reader = (kitchenEvents(fay.id) as ReadableStream<Uint8Array>).getReader();
    const told: string[] = [];
    const listening = (async () => {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        told.push(new TextDecoder().decode(value));
      }
    })();
    await expect.poll(() => told.length).toBe(2);
    await putOut(ada, fay);
    await listening;
    expect(told).toHaveLength(2);
    endKitchenEvents();
  });

  it('is over for who is put out in the middle of what they do, and nobody loses anything', async () => {
    await cookTogether(ada, fay, gus);
    await addToList(ada, 'Bread');
    let isOut = false;
    const late: number[] = [];
    const acting = async (nr: number) => {
      for (let at = 0; at < 6; at++) {
        const wasOut = isOut;
        const { status } = await addToList(fay, `Thing ${nr} ${at}`);
        expect([200, 403]).toContain(status);
        if (wasOut) late.push(status);
      }
    };
    const out = async () => {
      await addToList(gus, 'Salt');
      await putOut(ada, fay);
      isOut = true;
    };
    await Promise.all([acting(1), acting(2), acting(3), out()]);
    late.push((await addToList(fay, 'Late')).status);
    expect(new Set(late)).toEqual(new Set([403]));
    expect(await itemsOf(ada)).toEqual(['Bread', 'Salt']);
    expect(await itemsOf(gus)).toEqual(['Bread', 'Salt']);
    expect((await join(fay, await invitedBy(ada))).status).toBe(200);
    expect(await seen(fay)).toBe('all');
  });
});
