import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aiDays, aiUsage } from '#src/db/schema.ts';
import { NO_FILTERS } from '#src/domain/search/search-filters.ts';
import { dayOf } from '#src/domain/site/visits.ts';
import { DAILY_PER_MEMBER } from '#src/server/ai/usage.ts';
import { read, write } from '#src/server/base/database.ts';
import { cleanUp } from '#src/server/host/housekeeping.ts';
import { removeAccount } from '#src/server/members/my-data.ts';
import { api } from '#tests/support/api.ts';
import { holdAtNoon } from '#tests/support/clock.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

const TOTAL = 20;

/** The default provider is a vendor that is faked at the network; the alternative has no key, so it is the embedded one. */
const vendor = await vi.hoisted(async () => {
  const { startFakeOpenAi } = await import('#tests/support/fake-openai.ts');
  const fake = await startFakeOpenAi();
  Object.assign(process.env, { OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: fake.url, AI_DAILY_TOTAL: '20' });
  return fake;
});

holdAtNoon();
seededDatabase();
afterAll(() => vendor.stop());

const search = (cookie: string, provider: 'default' | 'alternative') =>
  api('POST', '/api/ai-search', { cookie, body: { query: 'an easy soup', provider } });
const ofMember = (id: string) => read().select().from(aiUsage).where(eq(aiUsage.userId, id));
const today = () => dayOf(Date.now());

beforeEach(() => {
  vendor.requests.length = 0;
  vendor.next = { kind: 'answer', content: JSON.stringify({ ...NO_FILTERS, text: 'soup' }) };
});

/** As if a member had asked so often today. */
const askedBefore = (userId: string, requests: number, day = today()) =>
  write((tx) => tx.insert(aiUsage).values({ day, userId, requests }));

describe("a member's day", () => {
  it('has 30 requests to vendors, and ends at midnight UTC', async () => {
    const { id, cookie } = await signedIn('premium');
    await askedBefore(id, DAILY_PER_MEMBER - 1);
    expect((await search(cookie, 'default')).status).toBe(200);
    const { status, body, headers } = await search(cookie, 'default');
    expect({ status, body }).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', message: 'You’ve used today’s 30 AI requests.' },
    });
    expect(headers.get('retry-after')).toBe(String(12 * 3600));
    expect((await search((await signedIn('premium')).cookie, 'default')).status).toBe(200);
    // The built-in reader asks no vendor.
    expect((await search(cookie, 'alternative')).status).toBe(200);
    expect(await ofMember(id)).toEqual([{ day: today(), userId: id, requests: DAILY_PER_MEMBER }]);
  });

  it('is in the database, where a restart does not forget it, until it is over', async () => {
    const { id, cookie } = await signedIn('premium');
    await askedBefore(id, DAILY_PER_MEMBER, today() - 1);
    await askedBefore(id, DAILY_PER_MEMBER - 1);
    await write((tx) => tx.insert(aiDays).values({ day: today() - 1, requests: TOTAL }));
    expect((await search(cookie, 'default')).status).toBe(200);
    expect((await search(cookie, 'default')).status).toBe(429);
    await cleanUp();
    expect(await ofMember(id)).toEqual([{ day: today(), userId: id, requests: DAILY_PER_MEMBER }]);
    expect(await read().$count(aiDays, eq(aiDays.day, today() - 1))).toBe(0);
  });

  it('is no longer when many ask at once', async () => {
    const { id, cookie } = await signedIn('premium');
    await askedBefore(id, DAILY_PER_MEMBER - 5);
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => search(cookie, 'default')))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('has no end for the built-in reader, which is asked 30 times a minute at most', async () => {
    const { id, cookie } = await signedIn('admin');
    const inputText = 'Lentil soup\n200 g red lentils\n1 onion\nCook the lentils with the onion for 20 minutes.';
    const generate = () =>
      api('POST', '/api/ai/generate-recipe', { cookie, body: { inputText, provider: 'alternative' } });
    for (let call = 0; call < 30; call++)
      expect((await (call % 6 ? search(cookie, 'alternative') : generate())).status).toBe(200);
    const { status, body, headers } = await search(cookie, 'alternative');
    expect({ status, body }).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('faster than we can read') },
    });
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await ofMember(id)).toEqual([]);
  });

  it('begins for those only who may ask', async () => {
    const { id, cookie } = await signedIn('user');
    expect((await search(cookie, 'default')).status).toBe(403);
    expect(await ofMember(id)).toEqual([]);
  });
});

describe("everybody's day", () => {
  it('ends for what goes to vendors, five pictures at once among it, and not for the embedded provider', async () => {
    const admin = await signedIn('admin');
    const leaving = await signedIn('premium');
    const WANTED = { count: 5, recipeTitle: 'Red Lentil Dal', recipeDescription: '' };
    const draw = (count: number) =>
      api('POST', '/api/admin/recipes/red-lentil-dal/generate-main-images', {
        cookie: admin.cookie,
        body: { ...WANTED, count },
      });
    await write((tx) =>
      tx
        .update(aiDays)
        .set({ requests: TOTAL - 7 })
        .where(eq(aiDays.day, today())),
    );
    for (let call = 0; call < 3; call++) expect((await search(leaving.cookie, 'default')).status).toBe(200);
    await removeAccount(leaving.id);
    expect(await ofMember(leaving.id)).toEqual([]);
    const { status, body, headers } = await draw(5);
    expect({ status, body }).toMatchObject({
      status: 429,
      body: { message: 'This site has used up its AI requests for today.' },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(vendor.requests).toHaveLength(3);
    expect(await ofMember(admin.id)).toEqual([]);
    vendor.next = { kind: 'status', status: 500, error: {} };
    expect((await draw(4)).status).toBe(503);
    expect((await search(admin.cookie, 'default')).status).toBe(429);
    expect(vendor.requests).toHaveLength(7);
    expect((await search(admin.cookie, 'alternative')).status).toBe(200);
  });
});
