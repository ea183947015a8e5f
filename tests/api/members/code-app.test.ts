import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeApps, recoveryCodes, spentTickets } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { cleanUp } from '#src/server/host/housekeeping.ts';
import { removeAccount } from '#src/server/members/my-data.ts';
import { api } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { codeOf } from '#tests/support/factors.ts';
import {
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
} from '#tests/support/members.ts';

seededDatabase();
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const travel = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

interface Setup {
  ticket: string;
  secret: string;
  address: string;
}
const options = async (cookie: string) =>
  (await api('POST', '/api/auth/code-app/options', { cookie, body: {} })).body as Setup;
const add = (cookie: string, ticket: string, code: string) =>
  api('POST', '/api/auth/code-app', { cookie, body: { ticket, code } });

/** A member whose app is set up; the code of now is used. */
async function withApp(role: 'user' | 'admin' = 'user') {
  const member = await signedIn(role);
  const { ticket, secret } = await options(member.cookie);
  const { body } = await add(member.cookie, ticket, codeOf(secret));
  return { ...member, secret, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes };
}

/** The first step of a sign-in: the ticket for the second. */
async function firstStep(email: string, password = PASSWORD): Promise<string> {
  const answer = await signInAnswer(email, password);
  expect(answer).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
  expect(answer.cookies).toEqual([]);
  return (answer.body as { ticket: string }).ticket;
}
const second = (ticket: string, code: string, clientAddress = newAddress()) =>
  api('POST', '/api/login/code', { body: { ticket, code }, clientAddress });

describe('setting up a code app', () => {
  it('keeps nothing before the first code, and no secret in clear after it', async () => {
    const { cookie, id } = await signedIn();
    const { ticket, secret, address } = await options(cookie);
    expect(address).toMatch(/^otpauth:\/\/totp\/Plantry/);
    expect(await add(cookie, ticket, '000000')).toMatchObject({ status: 400, body: { issues: [{ path: 'code' }] } });
    expect(await read().select().from(codeApps).where(eq(codeApps.userId, id))).toEqual([]);
    const answer = await add(cookie, ticket, codeOf(secret));
    expect(answer.status).toBe(200);
    const { recoveryCodes: codes } = answer.body as { recoveryCodes: string[] };
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){3}$/);
    const kept = JSON.stringify([await read().select().from(codeApps), await read().select().from(recoveryCodes)]);
    for (const clear of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(kept).not.toContain(clear);
    }
  });

  it('is told by mail, ends all other sessions, and counts for this one', async () => {
    const { email, id } = await makeMember();
    const [here, there] = [await signIn(email), await sessionOf(id)];
    const { ticket, secret } = await options(here);
    expect((await add(here, ticket, codeOf(secret))).status).toBe(200);
    expect((await api('GET', '/api/auth/user', { cookie: there })).status).toBe(401);
    expect((await api('GET', '/api/auth/user', { cookie: here })).status).toBe(200);
    expect((await mailsTo(email))[0]?.text).toContain('A code app was set up for your account');
  });

  it('is written down of administrators', async () => {
    const { email } = await withApp('admin');
    expect(await lastAudit()).toMatchObject({ action: 'sign_in.code_app_on', subject: email, actor: email });
  });

  it('takes a ticket once, from whom it was given to, for ten minutes', async () => {
    const [robin, thief] = [await signedIn(), await signedIn()];
    const { ticket, secret } = await options(robin.cookie);
    expect((await add(thief.cookie, ticket, codeOf(secret))).status).toBe(409);
    expect((await add(robin.cookie, ticket, codeOf(secret))).status).toBe(200);
    expect((await api('DELETE', '/api/auth/code-app', { cookie: robin.cookie, body: {} })).status).toBe(200);
    expect((await add(robin.cookie, ticket, codeOf(secret))).status).toBe(409);
    const late = await options(robin.cookie);
    travel(11 * MINUTE);
    expect((await add(robin.cookie, late.ticket, codeOf(late.secret))).status).toBe(409);
  });

  it('takes no ticket that was issued for something else, or changed', async () => {
    const { cookie, email, secret } = await withApp();
    const ticket = await firstStep(email);
    expect((await add(cookie, ticket, codeOf(secret))).status).toBe(409);
    const changed = ticket.slice(0, -6) + (ticket.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA');
    expect((await second(changed, codeOf(secret, 1))).status).toBe(409);
    expect((await second('d', '000000')).status).toBe(409);
  });

  it('asks an old session for the password first, as does turning it off and making new recovery codes', async () => {
    const { cookie } = await withApp();
    travel(11 * MINUTE);
    for (const [method, path] of [
      ['POST', '/api/auth/code-app/options'],
      ['DELETE', '/api/auth/code-app'],
      ['POST', '/api/auth/recovery-codes'],
    ] as const) {
      expect(await api(method, path, { cookie, body: {} }), path).toMatchObject({
        status: 403,
        body: { code: 'reauthentication_required' },
      });
      expect(await api(method, path, { cookie, body: { currentPassword: 'not it' } }), path).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'currentPassword' }] },
      });
    }
    const body = { currentPassword: PASSWORD };
    expect((await api('POST', '/api/auth/recovery-codes', { cookie, body })).status).toBe(200);
    expect((await api('DELETE', '/api/auth/code-app', { cookie, body })).status).toBe(200);
  });
});

describe('signing in with a code app', () => {
  it('needs the code besides the password, and tells nothing to who does not know that', async () => {
    const { email, secret } = await withApp();
    expect(await signInAnswer(email, 'wrong-password')).toMatchObject({
      status: 401,
      body: { message: 'Invalid email or password' },
    });
    const answer = await second(await firstStep(email), codeOf(secret, 1));
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
    expect((await api('GET', '/api/auth/user', { cookie: cookieOf(answer) })).status).toBe(200);
  });

  it('takes no code twice, nor one from before the last', async () => {
    const { email, secret } = await withApp();
    const code = codeOf(secret, 1);
    // Of setting up.
    expect((await second(await firstStep(email), codeOf(secret))).status).toBe(401);
    expect((await second(await firstStep(email), code)).status).toBe(200);
    expect((await second(await firstStep(email), code)).status).toBe(401);
    travel(30_000);
    expect((await second(await firstStep(email), codeOf(secret, -1))).status).toBe(401);
  });

  it('takes a code half a minute early or late, and no more', async () => {
    const { email, secret } = await withApp();
    travel(5 * MINUTE);
    for (const steps of [-2, 2]) expect((await second(await firstStep(email), codeOf(secret, steps))).status).toBe(401);
    for (const steps of [-1, 0, 1]) {
      expect((await second(await firstStep(email), codeOf(secret, steps))).status).toBe(200);
    }
  });

  it('opens one session when a code is sent many times at once', async () => {
    const { email, secret } = await withApp();
    const [ticket, code] = [await firstStep(email), codeOf(secret, 1)];
    const answers = await Promise.all(Array.from({ length: 12 }, () => second(ticket, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes the ticket of the first step once', async () => {
    const { email, secret } = await withApp();
    const ticket = await firstStep(email);
    expect((await second(ticket, codeOf(secret, 1))).status).toBe(200);
    travel(MINUTE);
    expect((await second(ticket, codeOf(secret))).status).toBe(409);
  });

  it('makes who knew an old password begin again', async () => {
    const { email, cookie, secret } = await withApp();
    const ticket = await firstStep(email);
    const body = { newPassword: 'fennel-and-orange-41' };
    expect((await api('POST', '/api/auth/change-password', { cookie, body })).status).toBe(200);
    expect((await second(ticket, codeOf(secret, 1))).status).toBe(409);
  });

  it('slows down guesses wherever they come from, and not a recovery code', async () => {
    const { email, secret, recoveryCodes: codes } = await withApp();
    const ticket = await firstStep(email);
    const answers = [];
    for (let i = 0; i < 8; i++) answers.push(await second(ticket, String(i).padStart(6, '7')));
    expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(answers.slice(5).map(({ status }) => status)).toContain(429);
    const refused = await second(ticket, codeOf(secret, 1));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await second(ticket, codes[0] ?? '')).status).toBe(200);
    travel(MINUTE);
    expect((await second(await firstStep(email), codeOf(secret))).status).toBe(200);
  });

  it('slows down who tries recovery codes from one network', async () => {
    const { email } = await withApp();
    const [ticket, guesser] = [await firstStep(email), newAddress()];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => second(ticket, `aaaa-bbbb-cccc-${String(i).padStart(4, '2')}`, guesser)),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(9);
  });

  it('is not gone round with a mailed password, which then is spent by the second step', async () => {
    const { email, secret } = await withApp();
    await api('POST', '/api/send-password', { body: { email } });
    const temporary = await temporaryPasswordFor(email);
    const ticket = await firstStep(email, temporary);
    expect((await second(ticket, '000000')).status).toBe(401);
    const answer = await second(await firstStep(email, temporary), codeOf(secret, 1));
    expect(answer).toMatchObject({ status: 200, body: { user: { requiresPasswordChange: true } } });
    expect((await signInAnswer(email, temporary)).status).toBe(401);
  });

  it('says what is wrong when the secret does not open, and takes a recovery code', async () => {
    const { id, email, secret, recoveryCodes: codes } = await withApp();
    await write((tx) => tx.update(codeApps).set({ sealedSecret: 'sAAAA' }).where(eq(codeApps.userId, id)));
    const ticket = await firstStep(email);
    expect(await second(ticket, codeOf(secret, 1))).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await second(ticket, codes[3] ?? '')).status).toBe(200);
  });

  it('takes codes again once a clock that was ahead is right', async () => {
    const { email, secret } = await withApp();
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 86_400_000 });
    const ahead = await second(await firstStep(email), codeOf(secret));
    expect(ahead.status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: now + MINUTE });
    expect((await second(await firstStep(email), codeOf(secret))).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('work once each, written as one likes, and are told of by mail', async () => {
    const { email, recoveryCodes: codes } = await withApp();
    const [first = '', next = ''] = codes;
    expect((await second(await firstStep(email), first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await mailsTo(email)).map(({ text }) => text).join()).toContain('with a recovery code');
    expect((await second(await firstStep(email), first)).status).toBe(401);
    expect((await second(await firstStep(email), next)).status).toBe(200);
  });

  it('are worth nothing at another account, and nothing once there are new ones', async () => {
    const [robin, other] = [await withApp(), await withApp()];
    expect((await second(await firstStep(other.email), robin.recoveryCodes[0] ?? '')).status).toBe(401);
    const renewed = await api('POST', '/api/auth/recovery-codes', { cookie: robin.cookie, body: {} });
    expect((await second(await firstStep(robin.email), robin.recoveryCodes[0] ?? '')).status).toBe(401);
    const [code = ''] = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
    expect((await second(await firstStep(robin.email), code)).status).toBe(200);
  });

  it('go with the code app, which the password alone opens then', async () => {
    const { cookie, id, email } = await withApp();
    expect((await api('DELETE', '/api/auth/code-app', { cookie, body: {} })).status).toBe(200);
    expect((await api('DELETE', '/api/auth/code-app', { cookie, body: {} })).status).toBe(404);
    expect((await api('POST', '/api/auth/recovery-codes', { cookie, body: {} })).status).toBe(404);
    expect(await read().select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))).toEqual([]);
    expect((await signInAnswer(email)).status).toBe(200);
  });

  it('go with the account', async () => {
    const { id } = await withApp();
    await removeAccount(id);
    for (const table of [codeApps, recoveryCodes]) {
      expect(await read().select().from(table).where(eq(table.userId, id))).toEqual([]);
    }
  });
});

describe('used tickets', () => {
  it('are forgotten once they would have expired', async () => {
    await withApp();
    expect(await read().select().from(spentTickets)).not.toEqual([]);
    await cleanUp(Date.now() + 2 * 86_400_000);
    expect(await read().select().from(spentTickets)).toEqual([]);
  });
});

describe('my data', () => {
  it('says that there is a code app, without its secret', async () => {
    const { cookie, secret } = await withApp();
    const { body } = await api('GET', '/api/auth/export', { cookie });
    expect(body).toMatchObject({ signInMethods: { hasPassword: true, codeApp: { recoveryCodesLeft: 10 } } });
    expect(JSON.stringify(body)).not.toContain(secret);
  });
});
