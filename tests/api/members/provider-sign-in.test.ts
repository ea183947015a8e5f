import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { linkedAccounts, users } from '#src/db/schema.ts';
import { database, read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { NO_PASSWORD } from '#src/server/members/passwords.ts';
import { type ApiAnswer, api, ORIGIN } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { CLIENT } from '#tests/support/identity-provider.ts';
import {
  accountOf,
  cookieOf,
  mailsTo,
  makeMember,
  newAddress,
  PASSWORD,
  signedIn,
  signInAnswer,
  tokenFor,
} from '#tests/support/members.ts';

const provider = await vi.hoisted(async () => {
  const { CLIENT: client, startIdentityProvider } = await import('#tests/support/identity-provider.ts');
  const started = await startIdentityProvider('http://localhost:4321');
  Object.assign(process.env, {
    OIDC_ISSUER: started.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_NAME: 'Kitchen ID',
  });
  return started;
});
seededDatabase();
afterAll(() => provider.stop());
afterEach(() => {
  provider.hangs = false;
  provider.answer = null;
  vi.useRealTimers();
});

let people = 0;
/** Somebody with an account at the provider. */
function somebody(claims: Record<string, unknown> = {}): { name: string; email: string } {
  const name = `person-${people++}`;
  const email = `${name}@example.org`;
  provider.people[name] = { email, email_verified: true, given_name: 'Noor', family_name: 'Haddad', ...claims };
  return { name, email };
}

const start = (body: object = {}) => api('POST', '/api/login/provider/start', { body, clientAddress: newAddress() });
/** The way there and back; what the site is then told, and with which cookie. */
async function trip(name: string, begun?: ApiAnswer) {
  const answer = begun ?? (await start());
  const { url } = answer.body as { url: string };
  const back = await provider.visit(url, name);
  return { query: back.search, cookie: cookieOf(answer) };
}
const arrive = ({ query, cookie }: { query: string; cookie: string }) =>
  api('POST', '/api/login/provider', { body: { query }, cookie, clientAddress: newAddress() });
const come = async (name: string) => arrive(await trip(name));
const linksOf = async (email: string) =>
  read()
    .select({ subject: linkedAccounts.subject })
    .from(linkedAccounts)
    .innerJoin(users, eq(users.id, linkedAccounts.userId))
    .where(eq(users.email, email));

describe('the way to the provider', () => {
  it('asks with PKCE, a state and a nonce, and keeps what proves the way back from scripts', async () => {
    const answer = await start();
    const query = new URL((answer.body as { url: string }).url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: CLIENT.id,
      redirect_uri: `${ORIGIN}/provider-sign-in`,
      response_type: 'code',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)?.length, name).toBeGreaterThan(20);
    const cookie = answer.cookies.find((line) => line.startsWith('provider_trip='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toContain(query.get('state'));
  });

  it('has on https a cookie that no other host of the domain can set', async () => {
    Object.assign(env(), { isHttps: true });
    try {
      const answer = await start();
      const [cookie = ''] = answer.cookies.filter((line) => line.includes('provider_trip'));
      expect(cookie).toMatch(/^__Host-provider_trip=[\w-]+; .*Path=\/; .*Secure/);
      expect(cookie).not.toContain('Domain');
      const { query, cookie: own } = await trip(somebody().name, answer);
      for (const tossed of [own.replace('__Host-', '__Secure-'), own.replace('__Host-', '')])
        expect((await arrive({ query, cookie: tossed })).status).toBe(409);
      const arrived = await arrive({ query, cookie: own });
      expect(arrived).toMatchObject({ status: 200, body: { outcome: 'signed-in' } });
      expect(cookieOf(arrived)).toMatch(/^__Host-session=/);
    } finally {
      Object.assign(env(), { isHttps: false });
    }
  });
});

describe('somebody who comes from the provider', () => {
  it('gets an account of their own, with the address confirmed there, and comes back to it', async () => {
    const { name, email } = somebody();
    const begun = await start({ next: '/recipes' });
    const first = await arrive(await trip(name, begun));
    expect(first).toMatchObject({
      status: 200,
      body: { outcome: 'signed-in', next: '/recipes', user: { email, firstName: 'Noor', lastName: 'Haddad' } },
    });
    const second = await come(name);
    expect(second.body).toMatchObject({ outcome: 'signed-in', user: { email } });
    expect((await api('GET', '/api/auth/user', { cookie: cookieOf(second) })).body).toMatchObject({ email });
    expect(await accountOf(email)).toMatchObject({ passwordHash: NO_PASSWORD, emailVerifiedAt: expect.any(Number) });
    expect(await linksOf(email)).toHaveLength(1);
  });

  it('is the same person with another address there', async () => {
    const { name, email } = somebody();
    await come(name);
    Object.assign(provider.people[name] ?? {}, { email: 'moved@example.org', email_verified: false });
    expect((await come(name)).body).toMatchObject({ outcome: 'signed-in', user: { email } });
  });

  it('with a name that no name may be is called by the address', async () => {
    const { name } = somebody({ given_name: 'a\u202Eb', family_name: 'x'.repeat(300) });
    expect((await come(name)).body).toMatchObject({ user: { firstName: name, lastName: 'x'.repeat(80) } });
  });

  it('with an address not confirmed there is told so, and nothing is made', async () => {
    const { name, email } = somebody({ email_verified: false });
    const answer = await come(name);
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((answer.body as { message: string }).message).toBe(
      `Kitchen ID hasn’t confirmed that ${email} is yours. Confirm it there first, or join here with a password.`,
    );
    expect(await accountOf(email)).toBeUndefined();
    expect(answer.cookies.filter((line) => line.startsWith('session='))).toEqual([]);
  });

  it('without an address is told so', async () => {
    const { name } = somebody({ email: undefined });
    expect((await come(name)).body).toMatchObject({
      message: expect.stringContaining('didn’t share your e-mail address'),
    });
  });

  it('takes over what was signed up with the address and never confirmed, and its password opens nothing', async () => {
    const { name, email } = somebody();
    await makeMember('user', { email, emailVerifiedAt: null, firstName: 'Thief' });
    expect((await come(name)).body).toMatchObject({ outcome: 'signed-in', user: { email, firstName: 'Noor' } });
    expect((await signInAnswer(email, PASSWORD)).status).toBe(401);
  });

  it('does not take over what its owner verified while the answer came', async () => {
    const { name, email } = somebody();
    const { id } = await makeMember('user', { email, emailVerifiedAt: null });
    const door = vi.spyOn(database(), 'write');
    const gate = Promise.withResolvers<void>();
    const verified = write(async (tx) => {
      await gate.promise;
      await tx.update(users).set({ emailVerifiedAt: Date.now() }).where(eq(users.id, id));
    });
    const arrived = come(name);
    // It has read the account, and waits for its turn to write.
    await eventually(() => expect(door).toHaveBeenCalledTimes(2));
    gate.resolve();
    await verified;
    expect((await arrived).status).toBe(409);
    expect(await linksOf(email)).toEqual([]);
    door.mockRestore();
  });

  it('does not get into a closed account', async () => {
    const { name, email } = somebody();
    await come(name);
    await write((tx) => tx.update(users).set({ isActive: false }).where(eq(users.email, email)));
    expect((await come(name)).status).toBe(403);
  });
});

describe('an account that is there already', () => {
  it('is not opened by its address, but linked by who signs in to it', async () => {
    const { name, email } = somebody();
    await makeMember('user', { email });
    const answer = await come(name);
    expect(answer.body).toMatchObject({ outcome: 'link', email });
    expect(answer.cookies.filter((line) => line.startsWith('session='))).toEqual([]);
    expect(await linksOf(email)).toEqual([]);
    const { link } = answer.body as { link: string };
    const signIn = (password: string) =>
      api('POST', '/api/login', { body: { email, password, link }, clientAddress: newAddress() });
    expect((await signIn('not the password')).status).toBe(401);
    expect(await linksOf(email)).toEqual([]);
    expect((await signIn(PASSWORD)).status).toBe(200);
    expect(await linksOf(email)).toHaveLength(1);
    expect((await mailsTo(email))[0]?.text).toContain('An account at Kitchen ID was linked to yours');
    expect((await come(name)).body).toMatchObject({ outcome: 'signed-in', user: { email } });
    expect((await signIn(PASSWORD)).status).toBe(409);
  });

  it('with a code app is linked only after the code, and asks for it then too', async () => {
    const { name, email } = somebody();
    const { id } = await makeMember('user', { email });
    const { cookie } = { cookie: cookieOf(await signInAnswer(email)) };
    const asked = await api('POST', '/api/auth/code-app/options', { cookie, body: {} });
    const { ticket, secret } = asked.body as { ticket: string; secret: string };
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await api('POST', '/api/auth/code-app', { cookie, body: { ticket, code: app.generate() } });
    const { link } = (await come(name)).body as { link: string };
    const body = { email, password: PASSWORD, link };
    const first = await api('POST', '/api/login', { body, clientAddress: newAddress() });
    expect(first.body).toMatchObject({ code: 'second_factor_required' });
    expect(await linksOf(email)).toEqual([]);
    const code = app.generate({ timestamp: Date.now() + 30_000 });
    const step = { ticket: (first.body as { ticket: string }).ticket, code };
    expect((await api('POST', '/api/login/code', { body: step, clientAddress: newAddress() })).status).toBe(200);
    expect(await linksOf(email)).toHaveLength(1);
    expect(await come(name)).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    expect(id).toBeTruthy();
  });

  it('is not linked by somebody who signs in to another one', async () => {
    const { name, email } = somebody();
    await makeMember('user', { email });
    const other = await makeMember();
    const { link } = (await come(name)).body as { link: string };
    const body = { email: other.email, password: PASSWORD, link };
    expect(await api('POST', '/api/login', { body, clientAddress: newAddress() })).toMatchObject({ status: 409 });
    expect(await linksOf(other.email)).toEqual([]);
  });

  it('is linked from the profile, whatever the address, after proof', async () => {
    const { name } = somebody();
    const { cookie, email } = await signedIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect(await api('POST', '/api/auth/provider', { cookie, body: {} })).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_required' },
    });
    vi.useRealTimers();
    const begun = await api('POST', '/api/auth/provider', { cookie, body: {} });
    const back = await trip(name, begun);
    const thief = await signedIn();
    // In the session of somebody else, or of nobody, it links nothing.
    expect((await arrive({ ...back, cookie: `${back.cookie}; ${thief.cookie}` })).status).toBe(409);
    expect((await arrive(back)).status).toBe(409);
    expect(await linksOf(email)).toEqual([]);
    expect((await arrive({ ...back, cookie: `${back.cookie}; ${cookie}` })).body).toEqual({ outcome: 'linked' });
    expect((await come(name)).body).toMatchObject({ outcome: 'signed-in', user: { email } });
    const methods = await api('GET', '/api/auth/sign-in-methods', { cookie });
    expect(methods.body).toMatchObject({ provider: { name: 'Kitchen ID', linked: { email: `${name}@example.org` } } });
    expect((await api('GET', '/api/auth/export', { cookie })).body).toMatchObject({
      linkedAccounts: [{ issuer: provider.issuer, subject: name }],
    });
    expect((await api('DELETE', '/api/auth/provider', { cookie, body: {} })).status).toBe(200);
    expect(await linksOf(email)).toEqual([]);
  });

  it('opens one account here only', async () => {
    const { name } = somebody();
    await come(name);
    const { cookie, email } = await signedIn();
    const begun = await api('POST', '/api/auth/provider', { cookie, body: {} });
    const back = await trip(name, begun);
    expect((await arrive({ ...back, cookie: `${back.cookie}; ${cookie}` })).status).toBe(409);
    expect(await linksOf(email)).toEqual([]);
  });

  it('without a password keeps the link, which is its only way in', async () => {
    const { name } = somebody();
    const cookie = cookieOf(await come(name));
    expect((await api('DELETE', '/api/auth/provider', { cookie, body: {} })).status).toBe(409);
    const body = { newPassword: 'fennel-and-orange-41' };
    expect((await api('POST', '/api/auth/change-password', { cookie, body })).status).toBe(200);
    expect((await api('DELETE', '/api/auth/provider', { cookie, body: {} })).status).toBe(200);
  });

  it('loses the link when the owner takes back the move of the address', async () => {
    const { name } = somebody();
    const cookie = cookieOf(await come(name));
    const { email } = (await api('GET', '/api/auth/user', { cookie })).body as { email: string };
    await api('PATCH', '/api/auth/profile', { cookie, body: { email: `thief-${email}` } });
    const token = await tokenFor(email);
    expect((await api('POST', '/api/auth/undo-email-change', { body: { token } })).status).toBe(200);
    expect(await linksOf(email)).toEqual([]);
  });
});

describe('an answer of the provider', () => {
  it('is of use once, in the browser that asked, within ten minutes', async () => {
    const { name } = somebody();
    const back = await trip(name);
    expect((await arrive({ ...back, cookie: '' })).status).toBe(409);
    const other = cookieOf(await start());
    expect((await arrive({ ...back, cookie: other })).status).toBe(401);
    expect((await arrive(back)).status).toBe(200);
    expect((await arrive(back)).status).not.toBe(200);
    const late = await trip(name);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect((await arrive(late)).status).toBe(409);
  });

  it.each([
    ['another state', (query: URLSearchParams) => query.set('state', 'made-up')],
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.test')],
    ['another code', (query: URLSearchParams) => query.set('code', 'made-up')],
    ['no code', (query: URLSearchParams) => query.delete('code')],
  ])('with %s is refused in a sentence, and nothing is made', async (_, change) => {
    const { name, email } = somebody();
    const { query, cookie } = await trip(name);
    const changed = new URLSearchParams(query);
    change(changed);
    const answer = await arrive({ query: `?${changed}`, cookie });
    expect(answer).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('Kitchen ID’s answer') },
    });
    expect(await accountOf(email)).toBeUndefined();
  });

  it('that says no is told as that', async () => {
    const { name } = somebody();
    const { query, cookie } = await trip(name);
    const refused = new URLSearchParams(query);
    refused.delete('code');
    refused.set('error', 'access_denied');
    expect(await arrive({ query: `?${refused}`, cookie })).toMatchObject({
      status: 401,
      body: { message: 'You didn’t agree at Kitchen ID. Nothing has changed here.' },
    });
  });

  it('that does not come is given up, with a sentence, and works again afterwards', async () => {
    const { name, email } = somebody();
    const { query, cookie } = await trip(name);
    provider.hangs = true;
    const answer = await arrive({ query, cookie });
    expect(answer).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('isn’t answering right now') },
    });
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await accountOf(email)).toBeUndefined();
    provider.hangs = false;
    expect((await come(name)).status).toBe(200);
  });

  it('of 500 is one that does not come', async () => {
    const { name } = somebody();
    const { query, cookie } = await trip(name);
    provider.answer = (path) => (path === '/token' ? { status: 500, body: {} } : null);
    expect((await arrive({ query, cookie })).status).toBe(503);
  });
});

describe('a provider that is not the one of the settings', () => {
  it('is refused by its own word, and asked again the next time', async () => {
    vi.resetModules();
    const { providerAddress } = await import('#src/server/members/identity-provider.ts');
    provider.answer = (path) =>
      path.startsWith('/.well-known')
        ? { status: 200, body: { issuer: 'https://evil.test', authorization_endpoint: 'https://evil.test/auth' } }
        : null;
    await expect(providerAddress()).rejects.toMatchObject({ code: 'unauthenticated' });
    provider.answer = (path) => (path.startsWith('/.well-known') ? { status: 404, body: {} } : null);
    await expect(providerAddress()).rejects.toMatchObject({ code: 'unauthenticated' });
    provider.answer = null;
    expect((await providerAddress()).url).toContain(provider.issuer);
  });
});
