import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessions, users } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { cleanUp } from '#src/server/host/housekeeping.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { cookieOf, makeMember, newAddress, PASSWORD, signedIn, signIn, signInAnswer } from '#tests/support/members.ts';

seededDatabase();
afterEach(() => {
  vi.useRealTimers();
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const travel = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY });
const me = (cookie: string) => api('GET', '/api/auth/user', { cookie });
const idIn = (cookie: string) => /session=([^;]+)/.exec(cookie)?.[1] ?? '';

describe('session', () => {
  it('comes in a cookie no script can read, with a hint that scripts can', async () => {
    const { email } = await makeMember();
    const { cookies } = await signInAnswer(email);
    const [session, hint] = ['session=', 'signed_in='].map((name) => cookies.find((line) => line.startsWith(name)));
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/SameSite=Lax/);
    expect(session).toMatch(/Path=\/(;|$)/);
    expect(session).not.toMatch(/Domain/);
    expect(hint).toMatch(/^signed_in=1;/);
    expect(hint).not.toMatch(/HttpOnly/);
  });

  it('is not opened by what the database keeps', async () => {
    const { cookie, id } = await signedIn();
    const [row] = await read().select().from(sessions).where(eq(sessions.userId, id));
    expect(row?.id).toMatch(/^[0-9a-f]{64}$/);
    expect((await me(cookie)).status).toBe(200);
    expect((await me(`session=${row?.id}`)).status).toBe(401);
  });

  it('gets a new id at sign-in, and ends the one it came with', async () => {
    const { email } = await makeMember();
    const preset = `session=${'a'.repeat(40)}`;
    const sign = (cookie: string) =>
      api('POST', '/api/login', { body: { email, password: PASSWORD }, cookie, clientAddress: newAddress() });
    const first = cookieOf(await sign(preset));
    expect(idIn(first)).not.toBe(idIn(preset));
    const second = cookieOf(await sign(first));
    expect(idIn(second)).not.toBe(idIn(first));
    expect((await me(preset)).status).toBe(401);
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
  });

  it('ends after 30 idle days', async () => {
    const { cookie } = await signedIn();
    travel(29);
    expect((await me(cookie)).status).toBe(200);
    travel(31);
    expect((await me(cookie)).status).toBe(401);
  });

  it('lives on while it is used, with its cookie, but not past 90 days', async () => {
    const { cookie } = await signedIn();
    for (let i = 0; i < 4; i++) {
      travel(20);
      const answer = await me(cookie);
      expect(answer.status).toBe(200);
      expect(answer.cookies.some((line) => line.startsWith('session=') && /Max-Age=2592000/.test(line))).toBe(true);
    }
    travel(11);
    const answer = await me(cookie);
    expect(answer.status).toBe(401);
    expect(answer.cookies.some((line) => line.startsWith('signed_in=;') && /Max-Age=0/.test(line))).toBe(true);
  });

  it('ends with the account being closed, and follows its role, at once', async () => {
    const { cookie, id } = await signedIn();
    const change = (set: Partial<typeof users.$inferInsert>) =>
      write((tx) => tx.update(users).set(set).where(eq(users.id, id)));
    await change({ role: 'premium' });
    expect((await me(cookie)).body).toMatchObject({ role: 'premium', isPremium: true });
    await change({ isActive: false });
    expect((await me(cookie)).status).toBe(401);
    await change({ isActive: true });
    expect((await me(cookie)).status).toBe(401);
  });

  it('ends at sign-out, with its cookies', async () => {
    const { cookie } = await signedIn();
    const answer = await api('POST', '/api/logout', { cookie });
    expect(answer.status).toBe(200);
    expect(answer.cookies.filter((line) => /Max-Age=0/.test(line))).toHaveLength(2);
    expect((await me(cookie)).status).toBe(401);
  });

  it('is listed, and ends with all others on request', async () => {
    const { email } = await makeMember();
    const [here, there] = [await signIn(email), await signIn(email)];
    const list = await api('GET', '/api/auth/sessions', { cookie: here });
    expect(list.body).toMatchObject([{ isCurrent: false }, { isCurrent: true }]);
    expect((await api('POST', '/api/auth/sessions/end-all', { cookie: here })).status).toBe(200);
    for (const cookie of [here, there]) expect((await me(cookie)).status).toBe(401);
  });

  it('is listed no more once no cookie opens it', async () => {
    const { email, id } = await makeMember();
    const [here] = [await signIn(email), await signIn(email), await signIn(email)];
    const rows = () => read().select().from(sessions).where(eq(sessions.userId, id)).orderBy(sessions.createdAt);
    const [, idle, old] = await rows();
    const change = (row: typeof idle, set: Partial<typeof sessions.$inferInsert>) =>
      write((tx) =>
        tx
          .update(sessions)
          .set(set)
          .where(eq(sessions.id, row?.id ?? '')),
      );
    await change(idle, { expiresAt: Math.floor(Date.now() / 1000) - 1 });
    await change(old, { createdAt: Date.now() - 91 * DAY });
    expect(await rows()).toHaveLength(3);
    const { body } = await api('GET', '/api/auth/sessions', { cookie: here });
    expect(body).toMatchObject([{ isCurrent: true }]);
  });

  it('says when it was last used, within the hour', async () => {
    const { cookie } = await signedIn();
    const listed = async () =>
      ((await api('GET', '/api/auth/sessions', { cookie })).body as { lastUsedAt: number }[])[0];
    const start = (await listed())?.lastUsedAt ?? 0;
    vi.useFakeTimers({ toFake: ['Date'], now: start + HOUR / 2 });
    expect(await listed()).toMatchObject({ lastUsedAt: start });
    vi.useFakeTimers({ toFake: ['Date'], now: start + 2 * HOUR });
    expect(await listed()).toMatchObject({ lastUsedAt: start + 2 * HOUR });
  });

  it('is ended one by one, by its owner alone', async () => {
    const { email } = await makeMember();
    const [here, there] = [await signIn(email), await signIn(email)];
    const list = (await api('GET', '/api/auth/sessions', { cookie: there })).body as {
      id: string;
      isCurrent: boolean;
    }[];
    const other = list.find(({ isCurrent }) => !isCurrent)?.id;
    const own = list.find(({ isCurrent }) => isCurrent)?.id;
    const end = (cookie: string, id?: string) => api('DELETE', `/api/auth/sessions/${id}`, { cookie });
    expect((await end((await signedIn()).cookie, other)).status).toBe(404);
    for (const id of ['x', '%25', '_'.repeat(16)]) expect((await end(there, id)).status).toBe(404);
    expect((await me(here)).status).toBe(200);
    expect((await end(there, other)).status).toBe(200);
    expect((await me(here)).status).toBe(401);
    const answer = await end(there, own);
    expect(answer.cookies.some((line) => line.startsWith('session=;') && /Max-Age=0/.test(line))).toBe(true);
    expect((await me(there)).status).toBe(401);
  });

  it('is swept away when its time is over', async () => {
    const { id } = await signedIn();
    await cleanUp(Date.now() + 31 * DAY);
    expect(await read().select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  });

  it('is swept away ninety days after it began, however much it was used', async () => {
    const [young, old] = [await signedIn(), await signedIn()];
    const began = (id: string, days: number) =>
      write((tx) =>
        tx
          .update(sessions)
          .set({ createdAt: Date.now() - days * DAY })
          .where(eq(sessions.userId, id)),
      );
    await began(young.id, 89);
    await began(old.id, 91);
    await cleanUp();
    const kept = await read().select({ userId: sessions.userId }).from(sessions);
    expect(kept).toContainEqual({ userId: young.id });
    expect(kept).not.toContainEqual({ userId: old.id });
  });

  it('is not used by a request that another site sent', async () => {
    const { cookie } = await signedIn();
    const post = (headers: Record<string, string>) =>
      api('POST', '/api/favorites', { cookie, headers, body: { recipeId: 'red-lentil-dal' } });
    expect((await post({ Origin: 'https://evil.test' })).status).toBe(403);
    expect((await post({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'Content-Type': 'text/plain' })).status).toBe(415);
  });
});
