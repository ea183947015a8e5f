import { beforeAll, describe, expect, it } from 'vitest';
import { favourites, mailQueue, readerNotes, recipeViews, redirects, visitDays } from '#src/db/schema.ts';
import type { Insights } from '#src/domain/site/insights.ts';
import { dayOf } from '#src/domain/site/visits.ts';
import { write } from '#src/server/base/database.ts';
import { noteMissing, noteVisit } from '#src/server/host/visit-notes.ts';
import { api } from '#tests/support/api.ts';
import { holdAtNoon } from '#tests/support/clock.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, signedIn } from '#tests/support/members.ts';

holdAtNoon();
seededDatabase();

const today = dayOf(Date.now());
const DAY = 86_400_000;
let cookie = '';
const insights = async () => (await api('GET', '/api/admin/insights', { cookie })).body as Insights;
beforeAll(async () => {
  cookie = (await signedIn('editor')).cookie;
});

describe('GET /api/admin/insights', () => {
  it('compares visits with the 30 days before', async () => {
    await write((tx) =>
      tx.insert(visitDays).values([
        { day: today - 60, visits: 999, visitors: 999 },
        { day: today - 59, visits: 8, visitors: 4 },
        { day: today - 30, visits: 2, visitors: 1 },
        { day: today - 29, visits: 20, visitors: 9 },
      ]),
    );
    expect(await insights()).toMatchObject({ visits: { now: 20, before: 10 }, visitors: { now: 9, before: 5 } });
  });

  it('tells recipes that rise and fall, published ones alone', async () => {
    const { id: userId } = await makeMember('user');
    await write(async (tx) => {
      await tx.insert(recipeViews).values([
        { recipeId: 'guacamole', day: today, views: 9, cooked: 2 },
        { recipeId: 'red-lentil-dal', day: today, cooked: 4 },
        { recipeId: 'guacamole', day: today - 8, views: 4 },
        { recipeId: 'palak-tofu', day: today - 7, views: 30 },
      ]);
      await tx.insert(favourites).values({ userId, recipeId: 'guacamole', createdAt: Date.now() - 2 * DAY });
    });
    const { rising, falling } = await insights();
    expect(rising[1]).toMatchObject({
      id: 'guacamole',
      now: { views: 9, cooked: 2, saves: 1, ratings: 0 },
      before: { views: 4, cooked: 0, saves: 0, ratings: 0 },
    });
    expect(rising[0]).toMatchObject({ id: 'red-lentil-dal', now: { views: 0, cooked: 4 } });
    expect(falling[0]).toMatchObject({ id: 'palak-tofu', before: { views: 30 } });
    await api('POST', '/api/admin/recipes/bulk', { cookie, body: { ids: ['guacamole'], action: 'unpublish' } });
    expect((await insights()).rising.map(({ id }) => id)).not.toContain('guacamole');
  });

  it('lists what readers came upon, the most often first, and no address that leads on by now', async () => {
    await write(async (tx) => {
      await tx.insert(readerNotes).values([
        { kind: 'search', day: today - 80, text: 'seitan roast', times: 2 },
        { kind: 'search', day: today, text: 'seitan roast', times: 1 },
        { kind: 'search', day: today, text: 'unicorn', times: 2 },
        { kind: 'search', day: today - 91, text: 'long ago', times: 99 },
        { kind: 'address', day: today, text: '/old', times: 5 },
        { kind: 'address', day: today, text: '/older', times: 1 },
        { kind: 'referrer', day: today, text: 'example.org', times: 3 },
        { kind: 'referrer', day: today - 40, text: 'example.org', times: 6 },
      ]);
      await tx.insert(redirects).values({ from: '/old', to: '/recipes', origin: 'hand', createdAt: 0 });
    });
    expect(await insights()).toMatchObject({
      missedSearches: [
        { text: 'seitan roast', times: 3 },
        { text: 'unicorn', times: 2 },
      ],
      missingAddresses: [{ text: '/older', times: 1 }],
      referrers: [{ text: 'example.org', times: 3, before: 6 }],
    });
  });

  it('knows what waits: drafts, kinds of work, mails', async () => {
    const before = await insights();
    await api('POST', '/api/admin/recipes/bulk', { cookie, body: { ids: ['virgin-mojito'], action: 'unpublish' } });
    const mail = { to: 'robin@example.org', template: 'account-exists', data: {}, createdAt: 5, nextAttemptAt: 0 };
    await write((tx) =>
      tx.insert(mailQueue).values([
        { id: 'a', ...mail },
        { id: 'b', ...mail, givenUpAt: 6 },
      ]),
    );
    const { work, mail: mails } = await insights();
    expect(work.drafts).toBe(before.work.drafts + 1);
    expect(work.queues.unviewed).toBe(before.work.queues.unviewed - 1);
    expect(mails).toEqual({ waiting: 1, givenUp: 1, oldest: 5 });
  });
});

describe('what readers do', () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
  const asked = (url: string, headers: Record<string, string> = {}) =>
    ({
      method: 'GET',
      url,
      headers: { 'user-agent': userAgent, ...headers },
      socket: { remoteAddress: '198.51.100.7' },
    }) as unknown as Parameters<typeof noteVisit>[0];

  it('is noted: a search that found nothing, an address that is not there, the host one came from', async () => {
    await api('GET', '/api/recipes?search=xylofruit');
    await api('GET', '/api/recipes?search=lentil');
    noteVisit(asked('/recipes?search=xylofruit&page=1', { referer: 'https://www.cooks.example/page?q=private' }));
    noteVisit(asked('/recipes?search=lentil', { referer: 'http://localhost:4321/' }));
    noteMissing(asked('/2019/lost-dal?utm_source=x'));
    noteMissing(asked('/lost.png', { 'sec-fetch-dest': 'image' }));
    const { missedSearches, missingAddresses, referrers } = await insights();
    expect(missedSearches).toContainEqual({ text: 'xylofruit', times: 1 });
    expect(missedSearches.map(({ text }) => text)).not.toContain('lentil');
    expect(missingAddresses).toContainEqual({ text: '/2019/lost-dal', times: 1 });
    expect(missingAddresses.map(({ text }) => text)).not.toContain('/lost.png');
    expect(referrers.map(({ text }) => text)).toEqual(['example.org', 'cooks.example']);
  });
});
