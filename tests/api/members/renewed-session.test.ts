import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { codeApps, passkeys, sessions } from '#src/db/schema.ts';
import { read } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { type ApiAnswer, api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { beginCodeApp, beginPasskey } from '#tests/support/factors.ts';
import { cookieOf, sessionOf, signedIn } from '#tests/support/members.ts';

seededDatabase();
afterEach(() => void Object.assign(env(), { ADMIN_SECOND_FACTOR: 'optional' }));

/** As somebody sends it who has copied the cookie: no answer of the browser's renews theirs. */
const asCopied = (path: `/api${string}`, cookie: string) => api('GET', path, { headers: { Cookie: cookie } });

/** Whatever lets a session do more than before. */
const STEPS: Record<string, (cookie: string) => Promise<ApiAnswer>> = {
  'the change of the password': (cookie) =>
    api('POST', '/api/auth/change-password', { cookie, body: { newPassword: 'plum-jam-and-toast' } }),
  'a passkey': async (cookie) => (await beginPasskey(cookie)).finish(),
  'a code app': async (cookie) => (await beginCodeApp(cookie)).finish(),
};

describe.each(Object.entries(STEPS))('after %s a session', (_, step) => {
  it('has another id, and a copy of its cookie opens nothing', async () => {
    const { cookie, id } = await signedIn();
    expect((await asCopied('/api/auth/user', cookie)).status).toBe(200);
    const [before] = await read().select().from(sessions).where(eq(sessions.userId, id));
    const answer = await step(cookie);
    expect(answer.status).toBe(200);
    expect((await asCopied('/api/auth/user', cookie)).status).toBe(401);
    expect((await asCopied('/api/auth/user', cookieOf(answer))).status).toBe(200);
    const [after] = await read().select().from(sessions).where(eq(sessions.userId, id));
    // It is as old as it was: nobody has signed in.
    expect({ ...after, id: '', hasSecondFactor: null }).toEqual({ ...before, id: '', hasSecondFactor: null });
  });
});

it.each(['a passkey', 'a code app'])('a copied cookie is no administrator’s by %s of its owner', async (step) => {
  Object.assign(env(), { ADMIN_SECOND_FACTOR: 'required' });
  const { cookie } = await signedIn('admin');
  expect((await asCopied('/api/admin/stats', cookie)).status).toBe(403);
  expect((await STEPS[step]?.(cookie))?.status).toBe(200);
  expect((await asCopied('/api/admin/stats', cookie)).status).toBe(401);
  expect((await api('GET', '/api/admin/stats', { cookie })).status).toBe(200);
});

it('a factor that one session began is added in no other', async () => {
  const { cookie, id } = await signedIn();
  const other = await sessionOf(id);
  const passkey = await beginPasskey(cookie);
  const app = await beginCodeApp(cookie);
  for (const { finish } of [passkey, app]) expect((await finish(other)).status).toBe(409);
  expect(await read().select().from(passkeys).where(eq(passkeys.userId, id))).toEqual([]);
  expect(await read().select().from(codeApps).where(eq(codeApps.userId, id))).toEqual([]);
  expect((await passkey.finish()).status).toBe(200);
});
