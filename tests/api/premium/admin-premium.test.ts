import { afterEach, describe, expect, it, vi } from 'vitest';
import { PLAN_SETTINGS_DEFAULT } from '#src/domain/premium/billing/plan.ts';
import { env } from '#src/server/base/env.ts';
import { VISITOR } from '#src/server/base/viewer.ts';
import { offerFor } from '#src/server/premium/billing/orders.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { siteFacts } from '#src/server/site/site-facts.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { sellingSite } from '#tests/support/premium.ts';

seededDatabase();
const site = sellingSite();
const DAY = 86_400;
afterEach(() => {
  vi.useRealTimers();
});

describe("the administrator's Premium", () => {
  it('counts plans, revenue, churn, trials and payments that failed', async () => {
    const { cookie } = await signedIn('admin');
    const { world } = site.stripe;
    await site.subscriber();
    world.turn(8 * DAY);
    const leaver = await site.subscriber({ kind: 'year', amount: PLAN_SETTINGS_DEFAULT.year });
    world.end(leaver.subscription);
    await site.subscriber();
    world.turn(8 * DAY, () => false);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * DAY * 1000 });
    await site.deliver();
    const figures = (await api('GET', '/api/admin/premium/figures', { cookie })).body as never;
    expect(figures).toMatchObject({
      currency: 'EUR',
      trials: { over: 3, paid: 1 },
      failed: [{ due: 99, currency: 'EUR', attempts: 1 }],
    });
    const { months, states } = figures as { months: { revenue: number }[]; states: Record<string, number> };
    expect(states).toMatchObject({ ended: 1 });
    expect(months).toHaveLength(12);
    const { body } = await api('GET', '/api/admin/premium/subscribers?limit=2', { cookie });
    expect(body).toMatchObject({ subscribers: [{}, {}], pagination: { totalItems: 3 } });
    const csv = await api('GET', '/api/admin/premium/export', { cookie });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = String(csv.body).trim().split('\r\n');
    expect(head).toBe('date,kind,number,order,customer,country,currency,net,tax,gross,status');
    expect(rows).toEqual([
      expect.stringMatching(
        /^\d{4}-\d\d-\d\d,invoice,PL-\d+,[2-9A-Z-]{11},.*@example\.org,DE,EUR,0\.83,0\.16,0\.99,paid$/,
      ),
    ]);
  });

  it('changes what is offered, and holds the settings to their rules', async () => {
    const { cookie } = await signedIn('admin');
    const save = (change: object) =>
      api('PUT', '/api/admin/premium/settings', { cookie, body: { ...PLAN_SETTINGS_DEFAULT, ...change } });
    expect((await save({ month: 199, year: null, gift: null, trialDays: 0 })).status).toBe(200);
    expect((await offerFor(VISITOR)).prices).toEqual({
      month: { amount: 199, currency: 'EUR', trialDays: 0 },
      year: null,
      gift: null,
    });
    for (const wrong of [
      { month: 1 },
      { month: 1.5 },
      { currency: 'XXX' },
      { vat: -1 },
      { trialDays: 61 },
      { taxRate: 'x' },
    ])
      expect((await save(wrong)).status).toBe(400);
    await saveSettings('plan', PLAN_SETTINGS_DEFAULT);
    expect((await api('GET', '/api/admin/premium/settings', { cookie })).body).toMatchObject({
      missing: [],
      isTest: true,
    });
  });
});

describe('a site whose operator is not named', () => {
  it.each(['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const)(
    'sells nothing without %s',
    async (name) => {
      const { cookie } = await signedIn();
      const { [name]: was } = env();
      delete env()[name];
      await expect(site.order(cookie)).rejects.toThrow('409');
      const need = name.replace('OPERATOR_', '').toLowerCase();
      const admin = await signedIn('admin');
      expect((await api('GET', '/api/admin/premium/settings', admin)).body).toMatchObject({ missing: [need] });
      expect(siteFacts().sells).toBe(false);
      env()[name] = was;
      expect(siteFacts().sells).toBe(true);
      await site.order(cookie);
    },
  );
});

describe('a site that does not sell', () => {
  it('says how Premium is had, and takes no order', async () => {
    const { cookie } = await signedIn();
    await saveSettings('plan', { ...PLAN_SETTINGS_DEFAULT, isSold: false, otherwise: 'write' });
    expect((await api('GET', '/api/premium/offer', { cookie })).body).toMatchObject({
      prices: null,
      otherwise: 'write',
    });
    await expect(site.order(cookie)).rejects.toThrow('409');
    await saveSettings('plan', PLAN_SETTINGS_DEFAULT);
  });
});
