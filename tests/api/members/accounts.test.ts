import { like } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { users } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { ensureFirstAdministrator } from '#src/server/members/members.ts';
import { api, statusAndBody } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import {
  accountOf,
  codeFor,
  mailsTo,
  makeMember,
  PASSWORD,
  signInAnswer,
  temporaryPasswordFor,
  tokenFor,
} from '#tests/support/members.ts';

seededDatabase();

const registration = (email: string) => ({ email, firstName: 'Ada', lastName: 'Leaf', password: PASSWORD });
const register = (email: string, changes = {}) =>
  api('POST', '/api/register', { body: { ...registration(email), ...changes } });

describe('registering', () => {
  it('leads from the mailed link to a session', async () => {
    expect(statusAndBody(await register('Ada@Example.org'))).toEqual({
      status: 200,
      body: { message: 'Please check your email to verify your account before logging in' },
    });
    const before = await signInAnswer('ada@example.org');
    expect(before).toMatchObject({ status: 403, body: { requiresVerification: true, email: 'ada@example.org' } });
    const token = await tokenFor('ada@example.org');
    const verified = await api('POST', '/api/verify-email', { body: { token } });
    expect(statusAndBody(verified)).toEqual({
      status: 200,
      body: { message: 'Your email has been verified successfully!' },
    });
    expect(await signInAnswer('ada@example.org')).toMatchObject({
      status: 200,
      body: { user: { firstName: 'Ada', role: 'user', isPremium: false, requiresPasswordChange: false } },
    });
  });

  it.each([
    ['email', 'nobody', 'Please enter a valid email address'],
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['lastName', 'B', 'Last name must be at least 2 characters'],
    ['password', '1234567', 'Password must be at least 8 characters'],
  ])('names what is wrong with %s', async (field, value, message) => {
    const answer = await register('wrong@example.org', { [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path: field, message }] } });
  });

  it('refuses a common password', async () => {
    const answer = await register('common@example.org', { password: 'Password123' });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } });
  });

  it('refuses fields that are not asked for', async () => {
    expect((await register('role@example.org', { role: 'admin' })).status).toBe(400);
    expect(await accountOf('role@example.org')).toBeUndefined();
  });

  it('refuses a second line in a name', async () => {
    expect((await register('lines@example.org', { firstName: 'Ada\r\nBcc: all@example.org' })).status).toBe(400);
  });

  const TURNS = 'Leave out characters that change the direction of the text';
  it.each([
    ['turns round', 'Ada\u202Egnik', TURNS],
    ['ends a line', 'Ada\u2028King', 'Use a single line'],
    ['ends a paragraph', 'Ada\u2029King', 'Use a single line'],
    ['marks a direction', 'Ada\u200F King', TURNS],
    ['sets words apart', '\u2067Ada\u2069', TURNS],
  ])('refuses a name with a character that %s', async (_, name, message) => {
    for (const path of ['firstName', 'lastName']) {
      const answer = await register('turned@example.org', { [path]: name });
      expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path, message }] } });
    }
    expect(
      (await register('right@example.org', { firstName: '\u05D3\u05D5\u05D3', lastName: 'O’Neill-Çelik' })).status,
    ).toBe(200);
  });

  it('withdraws every code and link sent to an unverified address before', async () => {
    const email = 'twice@example.org';
    await register(email);
    await api('POST', '/api/send-otp', { body: { email, purpose: 'email_verification' } });
    const [link, code] = [await tokenFor(email), await codeFor(email)];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    try {
      await register(email, { password: 'a-strangers-own-1' });
      expect((await api('POST', '/api/verify-email', { body: { token: link } })).status).toBe(400);
      const body = { email, code, purpose: 'email_verification' };
      expect((await api('POST', '/api/verify-otp', { body })).status).toBe(400);
      expect((await signInAnswer(email, 'a-strangers-own-1')).status).toBe(403);
      expect((await accountOf(email))?.emailVerifiedAt).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('opens with the password chosen last, by the link that came with it', async () => {
    const email = 'last@example.org';
    await register(email, { password: 'a-strangers-own-1' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    try {
      await register(email);
      expect((await mailsTo(email))[0]?.text).toContain('Someone signed up with this address before.');
      expect((await api('POST', '/api/verify-email', { body: { token: await tokenFor(email) } })).status).toBe(200);
      expect((await signInAnswer(email, 'a-strangers-own-1')).status).toBe(401);
      expect((await signInAnswer(email)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(['code', 'link', 'temporary password'])(
    'never opens with the password of a stranger to an owner who asks for another %s',
    async (kind) => {
      const email = `${kind.replace(' ', '-')}-after@example.org`;
      const stranger = 'a-strangers-own-1';
      await register(email);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
      try {
        await register(email, { password: stranger });
        vi.setSystemTime(Date.now() + 1000);
        if (kind === 'code') {
          await api('POST', '/api/send-otp', { body: { email, purpose: 'email_verification' } });
          const body = { email, code: await codeFor(email), purpose: 'email_verification' };
          expect((await api('POST', '/api/verify-otp', { body })).status).toBe(200);
        } else if (kind === 'link') {
          await api('POST', '/api/resend-verification', { body: { email } });
          const answer = await api('POST', '/api/verify-email', { body: { token: await tokenFor(email) } });
          expect(answer).toMatchObject({
            status: 200,
            body: { message: expect.stringContaining('mailed you a password') },
          });
        } else {
          await api('POST', '/api/send-password', { body: { email } });
        }
        const temporary = await temporaryPasswordFor(email);
        expect((await signInAnswer(email, stranger)).status).not.toBe(200);
        expect(await signInAnswer(email, temporary)).toMatchObject({
          status: 200,
          body: { user: { requiresPasswordChange: true } },
        });
        expect((await signInAnswer(email, stranger)).status).toBe(401);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('answers the same for a known address and tells its owner by mail', async () => {
    const { email } = await makeMember();
    expect(statusAndBody(await register(email))).toEqual(statusAndBody(await register('unknown@example.org')));
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['You already have an account at Plantry']);
    expect(await signInAnswer(email)).toMatchObject({ status: 200 });
  });

  it('makes one account and one mail of 100 parallel registrations', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => register('many@example.org')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await read().select().from(users).where(like(users.email, 'many@%'))).toHaveLength(1);
    expect(await mailsTo('many@example.org')).toHaveLength(1);
  });
});

describe('first administrator', () => {
  it('is made once, with a password that is told once', async () => {
    await write((tx) => tx.delete(users).where(like(users.role, 'admin')));
    const made = await ensureFirstAdministrator();
    expect(made?.password).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(await signInAnswer(made?.email ?? '', made?.password)).toMatchObject({
      status: 200,
      body: { user: { role: 'admin', isPremium: true } },
    });
    expect(await ensureFirstAdministrator()).toBeNull();
  });
});
