import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { codeApps, linkedAccounts, passkeys, recoveryCodes, users } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { type ApiAnswer, api, ORIGIN } from '#tests/support/api.ts';
import { authenticator } from '#tests/support/authenticator.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { addCodeAppTo, addPasskeyTo, beginCodeApp, beginPasskey, codeOf, signInWith } from '#tests/support/factors.ts';
import {
  accountOf,
  cookieOf,
  mailsTo,
  makeMember,
  newAddress,
  PASSWORD,
  sessionOf,
  signedIn,
  signIn,
  signInAnswer,
  temporaryPasswordFor,
  tokenFor,
} from '#tests/support/members.ts';

const provider = await vi.hoisted(async () => {
  const { CLIENT: client, startIdentityProvider } = await import('#tests/support/identity-provider.ts');
  const started = await startIdentityProvider('http://localhost:4321');
  Object.assign(process.env, { OIDC_ISSUER: started.issuer, OIDC_CLIENT_ID: client.id });
  Object.assign(process.env, { OIDC_CLIENT_SECRET: client.secret });
  return started;
});
seededDatabase();
afterAll(() => provider.stop());
afterEach(() => {
  vi.useRealTimers();
  Object.assign(env(), { ADMIN_SECOND_FACTOR: 'optional' });
});
const travel = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
const DAY = 86_400_000;

const STATES = ['passkey', 'app', 'both'] as const;

/** A member with the factors of a state, and a session that has shown none. */
async function somebody(state: (typeof STATES)[number]) {
  const member = await signedIn();
  const { id: userId, email, cookie: shown } = member;
  const app = state === 'passkey' ? null : await addCodeAppTo(shown);
  const device = state === 'app' ? null : await addPasskeyTo(shown);
  const linked = { issuer: provider.issuer, subject: userId, userId, email, createdAt: Date.now() };
  await write((tx) => tx.insert(linkedAccounts).values(linked));
  return { ...member, shown, app, device, unshown: await sessionOf(userId) };
}

/** All that is kept of how an account is opened. */
const kept = async (id: string) => [
  await read().select().from(users).where(eq(users.id, id)),
  await read().select().from(passkeys).where(eq(passkeys.userId, id)),
  await read().select().from(codeApps).where(eq(codeApps.userId, id)),
  await read().select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)),
  await read().select().from(linkedAccounts).where(eq(linkedAccounts.userId, id)),
];

type Door = (cookie: string, person: { id: string; email: string }) => Promise<ApiAnswer>;
const proof = { currentPassword: PASSWORD };
const passkeyOf = async (id: string) =>
  (await read().select().from(passkeys).where(eq(passkeys.userId, id)))[0]?.id ?? 'none';

/** Everything that changes how an account is opened, with the password at hand. */
const DOORS: Record<string, Door> = {
  'a new passkey': (cookie) => api('POST', '/api/auth/passkeys/options', { cookie, body: proof }),
  'another name of a passkey': async (cookie, { id }) =>
    api('PATCH', `/api/auth/passkeys/${await passkeyOf(id)}`, { cookie, body: { name: 'Mine now' } }),
  'a passkey less': async (cookie, { id }) =>
    api('DELETE', `/api/auth/passkeys/${await passkeyOf(id)}`, { cookie, body: proof }),
  'a code app': (cookie) => api('POST', '/api/auth/code-app/options', { cookie, body: proof }),
  'no code app': (cookie) => api('DELETE', '/api/auth/code-app', { cookie, body: proof }),
  'new recovery codes': (cookie) => api('POST', '/api/auth/recovery-codes', { cookie, body: proof }),
  'another address': (cookie, { email }) =>
    api('PATCH', '/api/auth/profile', { cookie, body: { email: `thief-${email}`, ...proof } }),
  'another password': (cookie) =>
    api('POST', '/api/auth/change-password', { cookie, body: { newPassword: 'thief-battery-staple', ...proof } }),
  'a link to the provider': (cookie) => api('POST', '/api/auth/provider', { cookie, body: proof }),
  'no link to the provider': (cookie) => api('DELETE', '/api/auth/provider', { cookie, body: proof }),
  'no account': (cookie) =>
    api('DELETE', '/api/auth/account', { cookie, body: { password: PASSWORD, cookNotes: 'delete' } }),
};

describe.each(STATES)('an account with %s', (state) => {
  it.each(Object.entries(DOORS))('gives %s to no session that has not shown a factor', async (_, door) => {
    const person = await somebody(state);
    const before = await kept(person.id);
    const answer = await door(person.unshown, person);
    expect(answer).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    expect((answer.body as { message: string }).message).toContain('log out and sign in again with your');
    expect(await kept(person.id)).toEqual(before);
    expect((await door(person.shown, person)).body).not.toMatchObject({ code: 'second_factor_required' });
  });
});

describe('what was begun before there was a factor', () => {
  it('does not add another one', async () => {
    const { cookie: owner, id } = await signedIn();
    const thief = await sessionOf(id);
    const [app, passkey] = [await beginCodeApp(thief), await beginPasskey(thief)];
    await addPasskeyTo(owner);
    expect((await app.finish()).body).toMatchObject({ code: 'second_factor_required' });
    expect((await passkey.finish()).body).toMatchObject({ code: 'second_factor_required' });
    expect(await read().select().from(passkeys).where(eq(passkeys.userId, id))).toHaveLength(1);
  });

  it('does not move the account to another address', async () => {
    const { cookie: owner, id, email } = await signedIn();
    const thief = await sessionOf(id);
    const newEmail = `thief-${email}`;
    await api('PATCH', '/api/auth/profile', { cookie: thief, body: { email: newEmail } });
    const token = await tokenFor(newEmail);
    await addPasskeyTo(owner);
    expect((await api('POST', '/api/verify-email', { body: { token } })).status).toBe(400);
    expect(await accountOf(email)).toMatchObject({ id, pendingEmail: null });
  });

  it('is not asked again by who has shown nothing, however old the question is', async () => {
    const { cookie: owner, id, email } = await signedIn();
    await addPasskeyTo(owner);
    const newEmail = `new-${email}`;
    await api('PATCH', '/api/auth/profile', { cookie: owner, body: { email: newEmail } });
    const thief = await sessionOf(id);
    travel(2 * DAY);
    const again = await api('PATCH', '/api/auth/profile', { cookie: thief, body: { email: newEmail } });
    expect(again.body).toMatchObject({ code: 'second_factor_required' });
    expect(await mailsTo(newEmail)).toHaveLength(1);
  });

  it('links no account at the provider', async () => {
    const { cookie: owner, id } = await signedIn();
    const thief = await sessionOf(id);
    const begun = await api('POST', '/api/auth/provider', { cookie: thief, body: {} });
    provider.people.thief = { email: 'thief@example.org', email_verified: true };
    const { search } = await provider.visit((begun.body as { url: string }).url, 'thief');
    await addPasskeyTo(owner);
    const cookie = `${thief}; ${cookieOf(begun)}`;
    const answer = await api('POST', '/api/login/provider', { body: { query: search }, cookie });
    expect(answer.body).toMatchObject({ code: 'second_factor_required' });
    expect(await read().select().from(linkedAccounts).where(eq(linkedAccounts.userId, id))).toEqual([]);
  });
});

describe('linking by signing in', () => {
  it('asks for the passkey besides the password, and links by it', async () => {
    const { email, device } = await somebody('passkey');
    await write((tx) => tx.delete(linkedAccounts));
    provider.people[email] = { email, email_verified: true };
    const begun = await api('POST', '/api/login/provider/start', { body: {}, clientAddress: newAddress() });
    const { search } = await provider.visit((begun.body as { url: string }).url, email);
    const arrived = await api('POST', '/api/login/provider', { body: { query: search }, cookie: cookieOf(begun) });
    const { link } = arrived.body as { link: string };
    const body = { email, password: PASSWORD, link };
    expect(await api('POST', '/api/login', { body, clientAddress: newAddress() })).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required', factors: ['passkey'] },
    });
    if (!device) throw new Error('no passkey');
    expect((await signInWith(device, link)).status).toBe(200);
    expect(await read().select().from(linkedAccounts)).toHaveLength(1);
  });
});

describe('a factor that was removed', () => {
  it('counts no more in the sessions that have shown it', async () => {
    const { id, shown, device } = await somebody('passkey');
    if (!device) throw new Error('no passkey');
    const stolen = cookieOf(await signInWith(device));
    const lost = await passkeyOf(id);
    await addPasskeyTo(shown);
    expect((await api('DELETE', `/api/auth/passkeys/${lost}`, { cookie: shown, body: {} })).status).toBe(200);
    const asked = await api('POST', '/api/auth/passkeys/options', { cookie: stolen, body: proof });
    expect(asked.body).toMatchObject({ code: 'second_factor_required', factors: ['passkey'] });
    expect((await api('POST', '/api/auth/passkeys/options', { cookie: shown, body: {} })).status).toBe(200);
  });

  it('makes an administrator’s other sessions a member’s, where one is required', async () => {
    Object.assign(env(), { ADMIN_SECOND_FACTOR: 'required' });
    const { cookie: owner, id } = await signedIn('admin');
    const device = await addPasskeyTo(owner);
    const there = cookieOf(await signInWith(device));
    const stats = async (cookie: string) => (await api('GET', '/api/admin/stats', { cookie })).status;
    expect(await stats(there)).toBe(200);
    const lost = await passkeyOf(id);
    await addPasskeyTo(owner);
    await api('DELETE', `/api/auth/passkeys/${lost}`, { cookie: owner, body: {} });
    expect([await stats(there), await stats(owner)]).toEqual([403, 200]);
  });

  it('counts in none, once there is no other: the next one has to be shown', async () => {
    const { shown, id } = await somebody('passkey');
    await api('DELETE', `/api/auth/passkeys/${await passkeyOf(id)}`, { cookie: shown, body: {} });
    await addPasskeyTo(await sessionOf(id));
    const asked = await api('POST', '/api/auth/passkeys/options', { cookie: shown, body: proof });
    expect(asked.body).toMatchObject({ code: 'second_factor_required' });
  });
});

describe('a member who becomes an administrator where a second factor is required', () => {
  it('is one in no session that was open before, and cannot add another factor in it', async () => {
    Object.assign(env(), { ADMIN_SECOND_FACTOR: 'required' });
    const { unshown, id, device } = await somebody('passkey');
    await write((tx) => tx.update(users).set({ role: 'admin' }).where(eq(users.id, id)));
    expect((await api('GET', '/api/admin/stats', { cookie: unshown })).status).toBe(403);
    const asked = await api('POST', '/api/auth/code-app/options', { cookie: unshown, body: proof });
    expect(asked.body).toMatchObject({ code: 'second_factor_required' });
    const now = device && cookieOf(await signInWith(device));
    expect((await api('GET', '/api/admin/stats', { cookie: now ?? '' })).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is chosen anew by mail without the passkey, which then still has to be shown', async () => {
    const { email } = await somebody('passkey');
    await api('POST', '/api/send-password', { body: { email }, clientAddress: newAddress() });
    const cookie = cookieOf(await signInAnswer(email, await temporaryPasswordFor(email)));
    const body = { newPassword: 'stew-with-red-lentils' };
    expect((await api('POST', '/api/auth/change-password', { cookie, body })).status).toBe(200);
    const asked = await api('POST', '/api/auth/passkeys/options', { cookie, body: {} });
    expect(asked.body).toMatchObject({ code: 'second_factor_required' });
  });
});

describe('the link that takes a move back', () => {
  const move = async (cookie: string, email: string) => {
    await api('PATCH', '/api/auth/profile', { cookie, body: { email: `new-${email}`, ...proof } });
    const undo = await tokenFor(email);
    await api('POST', '/api/verify-email', { body: { token: await tokenFor(`new-${email}`) } });
    return () => api('POST', '/api/auth/undo-email-change', { body: { token: undo } });
  };

  it('takes a passkey and a code app along that are younger than a week', async () => {
    const { shown, email } = await somebody('both');
    expect((await (await move(shown, email))()).status).toBe(200);
    expect((await signInAnswer(email)).body).toMatchObject({ user: { email } });
    const cookie = await signIn(email);
    expect((await api('GET', '/api/auth/sign-in-methods', { cookie })).body).toMatchObject({
      passkeys: [],
      codeApp: null,
      provider: { linked: null },
    });
  });

  it('leaves what had been there longer: an old mailbox alone is no factor', async () => {
    const { shown, email, id, app } = await somebody('both');
    travel(8 * DAY);
    await addPasskeyTo(cookieOf(await later(email, app?.secret ?? '')));
    expect((await (await move(shown, email))()).status).toBe(200);
    expect(await read().select().from(passkeys).where(eq(passkeys.userId, id))).toHaveLength(1);
    expect((await signInAnswer(email)).body).toMatchObject({ code: 'second_factor_required' });
  });

  it('leaves an administrator’s, where one is required: without it the password would be enough', async () => {
    Object.assign(env(), { ADMIN_SECOND_FACTOR: 'required' });
    const { cookie, email } = await signedIn('admin');
    await addPasskeyTo(cookie);
    expect((await (await move(cookie, email))()).status).toBe(200);
    expect((await signInAnswer(email)).body).toMatchObject({ code: 'second_factor_required', factors: ['passkey'] });
  });

  async function later(email: string, secret: string): Promise<ApiAnswer> {
    const { ticket } = (await signInAnswer(email)).body as { ticket: string };
    return api('POST', '/api/login/code', { body: { ticket, code: codeOf(secret) }, clientAddress: newAddress() });
  }
});

describe('an account without any factor', () => {
  it('gets its first by the password', async () => {
    const { email } = await makeMember();
    const cookie = await signIn(email);
    const { finish } = await beginPasskey(cookie, authenticator(ORIGIN));
    expect((await finish()).status).toBe(200);
  });
});
