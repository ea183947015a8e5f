import { beforeAll, describe, expect, it } from 'vitest';
import { visitDays } from '#src/db/schema.ts';
import type { Stats } from '#src/domain/site/stats.ts';
import { dateOfDay, dayOf } from '#src/domain/site/visits.ts';
import { write } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { holdAtNoon } from '#tests/support/clock.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, signedIn } from '#tests/support/members.ts';

holdAtNoon();
seededDatabase();

const today = dayOf(Date.now());
const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
let cookie: string;
const stats = async (): Promise<Stats> => (await api('GET', '/api/admin/stats', { cookie })).body as Stats;

beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
  await makeMember('premium');
  await makeMember('user');
  // Inactive: the one never verified, the other put aside.
  await makeMember('user', { emailVerifiedAt: null });
  await makeMember('user', { isActive: false });
  await write((tx) =>
    tx.insert(visitDays).values([
      { day: today - 400, visits: 1000, visitors: 300 },
      { day: today - 30, visits: 8, visitors: 4 },
      { day: today - 29, visits: 20, visitors: 9 },
      { day: today, visits: 5, visitors: 2 },
    ]),
  );
});

describe('GET /api/admin/stats', () => {
  it('adds up recipes, accounts and visits', async () => {
    const { totalRecipes, premiumUsers, activeUsers, totalVisits, uniqueVisitors, todayVisits } = await stats();
    expect(totalRecipes).toBeGreaterThanOrEqual(60);
    expect({ premiumUsers, activeUsers }).toEqual({ premiumUsers: 1, activeUsers: 3 });
    expect({ totalVisits, uniqueVisitors, todayVisits }).toEqual({
      totalVisits: 1033,
      uniqueVisitors: 315,
      todayVisits: 5,
    });
  });

  it('has the last 30 days, the empty ones too, today at the end', async () => {
    const { visitDays: days } = await stats();
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ date: dateOfDay(today - 29), visits: 20, visitors: 9 });
    expect(days[1]).toEqual({ date: dateOfDay(today - 28), visits: 0, visitors: 0 });
    expect(days[29]).toEqual({ date: dateOfDay(today), visits: 5, visitors: 2 });
  });

  it('knows a visit at once', async () => {
    const headers = { 'User-Agent': PHONE };
    const told = await api('POST', '/api/visits', { body: { path: '/recipes/palak-tofu' }, headers });
    expect(told.status).toBe(204);
    expect((await stats()).todayVisits).toBe(6);
  });
});

describe('POST /api/visits', () => {
  it('does not count programs', async () => {
    const before = (await stats()).todayVisits;
    await api('POST', '/api/visits', { body: { path: '/' }, headers: { 'User-Agent': 'curl/8.9.1' } });
    expect((await stats()).todayVisits).toBe(before);
  });

  it.each(['', 'https://evil.test/', '//evil.test', '/\\evil.test', `/${'a'.repeat(300)}`])(
    'refuses the path "%s"',
    async (path) => {
      expect((await api('POST', '/api/visits', { body: { path } })).status).toBe(400);
    },
  );

  it('is limited by address', async () => {
    const clientAddress = '192.0.2.44';
    const tell = () => api('POST', '/api/visits', { body: { path: '/' }, clientAddress });
    for (let i = 0; i < 300; i++) await tell();
    const { status, headers } = await tell();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
