import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#src/db/client.ts';
import { databaseUrl } from '#src/db/database-file.ts';
import { premiumOrders } from '#src/db/schema.ts';
import { PLAN_SETTINGS_DEFAULT, type PlanSettings } from '#src/domain/premium/billing/plan.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { type FakeStripe, KEY, startFakeStripe, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts';
import { OPERATOR } from '#tests/support/premium-order.ts';
import { startServer } from '#tests/support/server.ts';
import { DATABASE_FILE } from '#tests/support/template.ts';

seededDatabase();

const EXCLUSIVE = '/recipes/celebration-wellington';
/** Everywhere the plan is named. */
const PLACES = ['/', '/help', '/terms', '/meal-plan', '/shopping-list', '/premium', EXCLUSIVE];
/** Of those who have bought something. */
const CONTRACT_PAGES = ['/redeem', '/withdrawal', '/cancel'];

let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startFakeStripe();
});
afterAll(() => stripe.stop());

const seller = () => ({
  STRIPE_SECRET_KEY: KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_STAND_IN: stripe.url,
});

async function serverWith(environment: Record<string, string>) {
  const server = await startServer(environment);
  const text = async (path: string) => (await fetch(server.url + path)).text();
  return {
    server,
    text,
    prices: () => Promise.all(PLACES.map(async (path) => /€\d\.\d\d/.exec(await text(path))?.[0])),
    statuses: () => Promise.all(CONTRACT_PAGES.map(async (path) => (await fetch(server.url + path)).status)),
  };
}

describe('a site that sells', () => {
  let site: Awaited<ReturnType<typeof serverWith>>;
  beforeAll(async () => {
    site = await serverWith({
      ...seller(),
      ...OPERATOR,
      ADMIN_EMAIL: 'ada@example.org',
      ADMIN_PASSWORD: 'calm-otter-9',
    });
  });
  afterAll(() => site.server.stop());

  async function save(settings: Partial<PlanSettings>): Promise<void> {
    const call = (path: string, method: string, body: object, cookie = '') =>
      fetch(site.server.url + path, {
        method,
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify(body),
      });
    const signed = await call('/api/login', 'POST', { email: 'ada@example.org', password: 'calm-otter-9' });
    const cookie = signed.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const saved = await call('/api/admin/premium/settings', 'PUT', { ...PLAN_SETTINGS_DEFAULT, ...settings }, cookie);
    expect(saved.status).toBe(200);
  }

  it('says of the plan everywhere what was set for it, and nothing where it is not sold and kept hidden', async () => {
    expect(await site.prices()).toEqual(PLACES.map(() => '€0.99'));
    await save({ month: 249, trialDays: 3 });
    await expect.poll(site.prices).toEqual(PLACES.map(() => '€2.49'));
    for (const path of PLACES) expect(await site.text(path)).not.toMatch(/7 days/);
    await save({ isSold: false, otherwise: 'hidden' });
    await expect.poll(site.prices).toEqual(PLACES.map(() => undefined));
    await save({});
  });

  it('has the pages of its contracts, and leads to them from every page', async () => {
    expect(await site.statuses()).toEqual([200, 200, 200]);
    const page = await site.text('/recipes/red-lentil-dal');
    expect(page).toContain('href="/withdrawal"');
    expect(page).toContain('href="/cancel"');
  });
});

describe.each([
  ['without keys', {}],
  ['whose operator is not named', { named: 'nobody' }],
] as const)('a site %s', (_, { named }: { named?: string }) => {
  let site: Awaited<ReturnType<typeof serverWith>>;
  beforeAll(async () => {
    site = await serverWith(named ? { ...seller(), OPERATOR_EMAIL: OPERATOR.OPERATOR_EMAIL } : OPERATOR);
  });
  afterAll(() => site.server.stop());

  it('names no price, no free days and no end of a plan, but how it is had', async () => {
    expect(await site.prices()).toEqual(PLACES.map(() => undefined));
    for (const path of PLACES)
      expect(await site.text(path), path).not.toMatch(/days free|days are free|cancel anytime/i);
    expect(await site.text('/')).toContain('Premium is by invitation here.');
  });

  it('has no page of contracts until something was sold', async () => {
    expect(await site.statuses()).toEqual([404, 404, 404]);
    expect(await site.text('/')).not.toContain('href="/withdrawal"');
    const database: Database = openDatabase({ url: databaseUrl(join(site.server.folder, DATABASE_FILE)) });
    const sold = { id: '7KQ2M-9XWTD', email: 'kim@example.org', kind: 'month', amount: 99, currency: 'EUR' } as const;
    const agreed = { trialDays: 0, termsVersion: '2026-11', agreedAt: 1, completedAt: 2 };
    await database.write((tx) => tx.insert(premiumOrders).values({ ...sold, ...agreed }));
    database.close();
    expect(await site.statuses()).toEqual([200, 200, 200]);
  });
});
