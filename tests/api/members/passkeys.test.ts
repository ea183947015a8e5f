import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { passkeys, users } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { NO_PASSWORD } from '#src/server/members/passwords.ts';
import { api, ORIGIN } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { authenticator } from '#tests/support/authenticator.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { cookieOf, mailsTo, newAddress, PASSWORD, signedIn, signInAnswer, tokenFor } from '#tests/support/members.ts';

seededDatabase();
afterEach(() => void vi.useRealTimers());

const travel = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
const MINUTE = 60_000;

type Device = ReturnType<typeof authenticator>;
interface Asked<Options> {
  ticket: string;
  options: Options;
}
const toMake = async (cookie: string) =>
  (await api('POST', '/api/auth/passkeys/options', { cookie, body: {} })).body as Asked<
    Parameters<Device['create']>[0]
  >;
const toUse = async () => (await api('POST', '/api/login/passkey/options')).body as Asked<Parameters<Device['use']>[0]>;
const keep = (cookie: string, body: object) => api('POST', '/api/auth/passkeys', { cookie, body });
const enter = (body: object) => api('POST', '/api/login/passkey', { body, clientAddress: newAddress() });

/** A member with a passkey. */
async function withPasskey(role: 'user' | 'admin' = 'user', name = 'My phone') {
  const member = await signedIn(role);
  const device = authenticator(ORIGIN);
  const { ticket, options } = await toMake(member.cookie);
  const answer = await keep(member.cookie, { ticket, name, credential: device.create(options) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const [{ id: passkeyId } = { id: '' }] = await kept(member.id);
  return { ...member, device, passkeyId };
}
const kept = (userId: string) => read().select().from(passkeys).where(eq(passkeys.userId, userId));

/** Signs in with a device, which may lie. */
async function signInWith(device: Device, lie: Parameters<Device['use']>[1] = {}) {
  const { ticket, options } = await toUse();
  return enter({ ticket, credential: device.use(options, lie) });
}

describe('a new passkey', () => {
  it('is kept under its name, told by mail and listed', async () => {
    const { cookie, email, id } = await withPasskey('user', 'Noor’s phone');
    expect((await mailsTo(email))[0]?.text).toContain('The passkey “Noor’s phone” was added to your account');
    const { body } = await api('GET', '/api/auth/sign-in-methods', { cookie });
    expect(body).toMatchObject({ hasPassword: true, passkeys: [{ name: 'Noor’s phone', lastUsedAt: null }] });
    expect((await kept(id))[0]?.transports).toEqual(['internal']);
  });

  it('is written down of administrators', async () => {
    const { email } = await withPasskey('admin');
    expect(await lastAudit()).toMatchObject({
      action: 'sign_in.passkey_added',
      subject: email,
      details: { name: 'My phone' },
    });
  });

  it.each([
    ['made on another site', { origin: 'https://evil.test' }],
    ['made for another host', { rpId: 'evil.test' }],
    ['made without a finger or a PIN', { isVerified: false }],
  ])('is refused when it was %s', async (_, lie) => {
    const { cookie, id } = await signedIn();
    const { ticket, options } = await toMake(cookie);
    const credential = authenticator(ORIGIN).create(options, lie);
    expect(await keep(cookie, { ticket, name: 'Mine', credential })).toMatchObject({
      status: 400,
      body: { message: 'We couldn’t check this passkey. Please try again.' },
    });
    expect(await kept(id)).toEqual([]);
  });

  it('is made once with a ticket, by whom it was given to, within ten minutes', async () => {
    const [robin, thief] = [await signedIn(), await signedIn()];
    const { ticket, options } = await toMake(robin.cookie);
    const add = (cookie: string) =>
      keep(cookie, { ticket, name: 'Mine', credential: authenticator(ORIGIN).create(options) });
    expect((await add(thief.cookie)).status).toBe(409);
    expect((await add(robin.cookie)).status).toBe(200);
    expect((await add(robin.cookie)).status).toBe(409);
    const late = await toMake(robin.cookie);
    travel(11 * MINUTE);
    const credential = authenticator(ORIGIN).create(late.options);
    expect((await keep(robin.cookie, { ticket: late.ticket, name: 'Late', credential })).status).toBe(409);
    expect(await kept(robin.id)).toHaveLength(1);
  });

  it('is refused with the challenge of another ticket', async () => {
    const { cookie } = await signedIn();
    const [first, second] = [await toMake(cookie), await toMake(cookie)];
    const credential = authenticator(ORIGIN).create(first.options);
    expect((await keep(cookie, { ticket: second.ticket, name: 'Mine', credential })).status).toBe(400);
  });

  it('asks an old session for the password', async () => {
    const { cookie } = await signedIn();
    travel(11 * MINUTE);
    const ask = (body: object) => api('POST', '/api/auth/passkeys/options', { cookie, body });
    expect(await ask({})).toMatchObject({ status: 403, body: { code: 'reauthentication_required' } });
    expect((await ask({ currentPassword: PASSWORD })).status).toBe(200);
  });

  it('is one of twenty at most', async () => {
    const { cookie, id, passkeyId } = await withPasskey();
    const [one] = await kept(id);
    const more = Array.from({ length: 19 }, (_, i) => ({ ...one, id: `${passkeyId}${i}` }) as NonNullable<typeof one>);
    const { ticket, options } = await toMake(cookie);
    await write((tx) => tx.insert(passkeys).values(more));
    expect((await api('POST', '/api/auth/passkeys/options', { cookie, body: {} })).status).toBe(409);
    const credential = authenticator(ORIGIN).create(options);
    expect((await keep(cookie, { ticket, name: 'One more', credential })).status).toBe(409);
  });
});

describe('signing in with a passkey', () => {
  it('opens a session of whose it is, without a password or a code', async () => {
    const { device, email, id } = await withPasskey();
    const answer = await signInWith(device);
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
    expect((await api('GET', '/api/auth/user', { cookie: cookieOf(answer) })).body).toMatchObject({ email });
    expect((await kept(id))[0]?.lastUsedAt).toEqual(expect.any(Number));
  });

  it('takes an answer once, however often and fast it is sent', async () => {
    const { device } = await withPasskey();
    const { ticket, options } = await toUse();
    const credential = device.use(options);
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter({ ticket, credential })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await enter({ ticket, credential })).status).not.toBe(200);
  });

  it('takes no answer to a challenge of more than ten minutes ago, or of another ticket', async () => {
    const { device } = await withPasskey();
    const [first, second] = [await toUse(), await toUse()];
    expect((await enter({ ticket: second.ticket, credential: device.use(first.options) })).status).toBe(401);
    const credential = device.use(first.options);
    travel(11 * MINUTE);
    expect((await enter({ ticket: first.ticket, credential })).status).toBe(409);
  });

  it('takes no ticket of the making of a passkey', async () => {
    const { device, cookie } = await withPasskey();
    const { ticket, options } = await toMake(cookie);
    const credential = device.use({ challenge: options.challenge, rpId: options.rp.id });
    expect((await enter({ ticket, credential })).status).toBe(409);
  });

  it.each([
    ['for another site', { origin: 'https://evil.test' }],
    ['for another host', { rpId: 'evil.test' }],
    ['without a finger or a PIN', { isVerified: false }],
    ['in the name of somebody else', { userHandle: 'c29tZWJvZHk' }],
  ])('refuses one that was used %s', async (_, lie) => {
    const { device } = await withPasskey();
    const answer = await signInWith(device, lie);
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(answer.cookies).toEqual([]);
  });

  it('refuses a copy, whose counter is behind', async () => {
    const { device, id } = await withPasskey();
    expect((await signInWith(device, { counter: 9 })).status).toBe(200);
    for (const counter of [9, 5]) expect((await signInWith(device, { counter })).status).toBe(401);
    expect((await kept(id))[0]?.counter).toBe(9);
    expect((await signInWith(device, { counter: 10 })).status).toBe(200);
  });

  it('takes one that does not count at all', async () => {
    const { device, id } = await withPasskey();
    await write((tx) => tx.update(passkeys).set({ counter: 0 }).where(eq(passkeys.userId, id)));
    for (let i = 0; i < 2; i++) expect((await signInWith(device, { counter: 0 })).status).toBe(200);
  });

  it('opens no closed account, and none after it was removed', async () => {
    const { device, id, cookie, passkeyId } = await withPasskey();
    await write((tx) => tx.update(users).set({ isActive: false }).where(eq(users.id, id)));
    expect((await signInWith(device)).status).toBe(403);
    await write((tx) => tx.update(users).set({ isActive: true }).where(eq(users.id, id)));
    expect((await signInWith(device)).status).toBe(200);
    expect((await api('DELETE', `/api/auth/passkeys/${passkeyId}`, { cookie, body: {} })).status).toBe(200);
    expect((await signInWith(device)).status).toBe(401);
  });
});

describe('passkeys', () => {
  it('are renamed and removed by their owner alone, who is told', async () => {
    const { cookie, email, passkeyId } = await withPasskey();
    const thief = await signedIn();
    const at = `/api/auth/passkeys/${passkeyId}` as const;
    const rename = (who: string, name: string) => api('PATCH', at, { cookie: who, body: { name } });
    expect((await rename(thief.cookie, 'Stolen')).status).toBe(404);
    expect((await api('DELETE', at, { cookie: thief.cookie, body: {} })).status).toBe(404);
    expect((await rename(cookie, 'Old phone')).status).toBe(200);
    for (const name of ['', 'x'.repeat(61), 'two\nlines', 'a\u202Eb']) {
      expect((await rename(cookie, name)).status, name).toBe(400);
    }
    expect((await api('DELETE', at, { cookie, body: {} })).status).toBe(200);
    expect((await mailsTo(email)).map(({ text }) => text).join()).toContain('The passkey “Old phone” was removed');
  });

  it('are not removed from an account that has nothing else', async () => {
    const { cookie, id, passkeyId } = await withPasskey();
    await write((tx) => tx.update(users).set({ passwordHash: NO_PASSWORD }).where(eq(users.id, id)));
    expect(await api('DELETE', `/api/auth/passkeys/${passkeyId}`, { cookie, body: {} })).toMatchObject({
      status: 409,
      body: { message: 'This is the only way into your account. Choose a password first.' },
    });
    expect(await kept(id)).toHaveLength(1);
  });

  it('are handed out with my data by name, without keys', async () => {
    const { cookie, id } = await withPasskey();
    const { body } = await api('GET', '/api/auth/export', { cookie });
    expect(body).toMatchObject({ signInMethods: { passkeys: [{ name: 'My phone' }] } });
    expect(JSON.stringify(body)).not.toContain((await kept(id))[0]?.publicKey);
  });

  it('of a thief are gone when the owner takes back the move of the address', async () => {
    const { cookie, device, email } = await withPasskey();
    await api('PATCH', '/api/auth/profile', { cookie, body: { email: `thief-${email}` } });
    const token = await tokenFor(email);
    expect((await api('POST', '/api/auth/undo-email-change', { body: { token } })).status).toBe(200);
    expect((await signInWith(device)).status).toBe(401);
    expect((await signInAnswer(email)).status).toBe(200);
  });

  it('let an account without a password be deleted by who has just signed in', async () => {
    const { cookie, id } = await withPasskey();
    await write((tx) => tx.update(users).set({ passwordHash: NO_PASSWORD }).where(eq(users.id, id)));
    const remove = () => api('DELETE', '/api/auth/account', { cookie, body: {} });
    travel(11 * MINUTE);
    expect((await remove()).status).toBe(403);
    vi.useRealTimers();
    expect((await remove()).status).toBe(200);
    expect(await kept(id)).toEqual([]);
  });
});
