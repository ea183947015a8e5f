import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailQueue, recipeViews } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { cap } from '#src/server/base/limits/limits.ts';
import { queueMail, sendDueMail } from '#src/server/mail/queue.ts';
import { trendingRecipes } from '#src/server/recipes/trending.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { codeMail } from '#tests/support/mails.ts';
import {
  cookieOf,
  mailsTo,
  makeMember,
  PASSWORD,
  signedIn,
  signInAnswer,
  temporaryPasswordFor,
  tokenFor,
} from '#tests/support/members.ts';

seededDatabase();

const DAY = 86_400_000;
let right = 0;

beforeEach(() => {
  right = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: right });
});
afterEach(() => vi.useRealTimers());

/** Does something while the clock is a year ahead, then sets it right. */
async function aYearAhead<T>(work: () => Promise<T>): Promise<T> {
  vi.setSystemTime(right + 365 * DAY);
  try {
    return await work();
  } finally {
    vi.setSystemTime(right);
  }
}

describe('a clock that was a year ahead and is right again', () => {
  it('keeps no mail that was queued then', async () => {
    await aYearAhead(() => write((tx) => queueMail(tx, codeMail('ahead@example.org'))));
    expect(await mailsTo('ahead@example.org')).toHaveLength(1);
  });

  it('keeps no mail that was tried then, and tries it no more often for it', async () => {
    const row = {
      id: 'tried',
      to: 'tried@example.org',
      template: 'no-such-letter',
      createdAt: right,
      nextAttemptAt: right,
    };
    await write((tx) => tx.insert(mailQueue).values(row));
    await aYearAhead(() => sendDueMail());
    for (let i = 0; i < 3; i++) await sendDueMail();
    const [mail] = await read().select().from(mailQueue).where(eq(mailQueue.id, 'tried'));
    expect(mail).toMatchObject({ attempts: 2 });
  });

  it('mails a temporary password to whoever asked for one then', async () => {
    const { email } = await makeMember();
    const ask = () => api('POST', '/api/send-password', { body: { email } });
    await aYearAhead(ask);
    const fromThen = await temporaryPasswordFor(email);
    await ask();
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await signInAnswer(email, fromThen)).status).toBe(401);
  });

  it('takes no link that would not expire for a year', async () => {
    const email = 'link-ahead@example.org';
    const body = { email, firstName: 'Ada', lastName: 'Leaf', password: PASSWORD };
    await aYearAhead(() => api('POST', '/api/register', { body }));
    expect((await api('POST', '/api/verify-email', { body: { token: await tokenFor(email) } })).status).toBe(400);
    vi.setSystemTime(right + 1000);
    await api('POST', '/api/resend-verification', { body: { email } });
    expect((await api('POST', '/api/verify-email', { body: { token: await tokenFor(email) } })).status).toBe(200);
  });

  it('has no session that would live for a year, and none that stays fresh for one', async () => {
    const { email } = await makeMember();
    const cookie = await aYearAhead(async () => cookieOf(await signInAnswer(email)));
    expect((await api('GET', '/api/auth/user', { cookie })).status).toBe(401);
    expect((await signInAnswer(email)).status).toBe(200);
  });

  it('says when a limit ends that began then', async () => {
    const limit = cap({ times: 1, seconds: 60 });
    await aYearAhead(() => limit.take('somebody'));
    await expect(limit.take('somebody')).rejects.toMatchObject({ code: 'rate_limited', details: { retryAfter: 60 } });
  });

  it('puts nothing into trending for a year that was liked or seen then', async () => {
    const before = (await trendingRecipes()).map(({ id }) => id);
    const last = before.at(-1) ?? '';
    const { cookie } = await signedIn();
    await aYearAhead(async () => {
      const { cookie: there } = await signedIn();
      await api('POST', '/api/favorites', { cookie: there, body: { recipeId: last } });
      await api('POST', '/api/ratings', { cookie: there, body: { recipeId: last, rating: 5 } });
      const day = Math.floor(Date.now() / DAY);
      await write((tx) => tx.insert(recipeViews).values({ recipeId: last, day, views: 500 }));
    });
    const second = before[1] ?? '';
    expect((await api('POST', '/api/favorites', { cookie, body: { recipeId: second } })).status).toBe(200);
    expect((await trendingRecipes())[0]?.id).toBe(second);
  });
});
