import { like } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { mailQueue, users } from '#src/db/schema.ts';
import { read, write } from '#src/server/database.ts';
import { ensureFirstAdministrator } from '#src/server/members.ts';
import { type ApiAnswer, api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import {
  accountOf,
  codeFor,
  cookieOf,
  mailsTo,
  makeMember,
  newAddress,
  PASSWORD,
  signedIn,
  signIn,
  signInAnswer,
  temporaryPasswordFor,
  tokenFor,
} from '#tests/support/members.ts';

seededDatabase();

const registration = (email: string) => ({ email, firstName: 'Ada', lastName: 'Leaf', password: PASSWORD });
const register = (email: string, changes = {}) =>
  api('POST', '/api/register', { body: { ...registration(email), ...changes } });
const codeBody = (email: string, code: string) => ({ body: { email, code, purpose: 'email_verification' } });
const plain = ({ status, body }: ApiAnswer) => ({ status, body });

describe('registering', () => {
  it('leads from the mailed link to a session', async () => {
    expect(plain(await register('Ada@Example.org'))).toEqual({
      status: 200,
      body: { message: 'Please check your email to verify your account before logging in' },
    });
    const before = await signInAnswer('ada@example.org');
    expect(before).toMatchObject({ status: 403, body: { requiresVerification: true, email: 'ada@example.org' } });
    const token = await tokenFor('ada@example.org');
    const verified = await api('POST', '/api/verify-email', { body: { token } });
    expect(plain(verified)).toEqual({ status: 200, body: { message: 'Your email has been verified successfully!' } });
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

  it('answers the same for a known address and tells its owner by mail', async () => {
    const { email } = await makeMember();
    expect(plain(await register(email))).toEqual(plain(await register('unknown@example.org')));
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['You already have an account at Plantry']);
    expect(await signInAnswer(email)).toMatchObject({ status: 200 });
  });

  it('makes one account and one mail of 100 parallel registrations', { timeout: 90_000 }, async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => register('many@example.org')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await read().select().from(users).where(like(users.email, 'many@%'))).toHaveLength(1);
    expect(await mailsTo('many@example.org')).toHaveLength(1);
  });
});

describe('verification link', () => {
  it('is not spent by fetching it, and is spent by the first post', async () => {
    await register('link@example.org');
    const token = await tokenFor('link@example.org');
    for (let i = 0; i < 3; i++) expect((await api('GET', `/api/verify-email?token=${token}`)).status).toBe(405);
    expect((await api('POST', '/api/verify-email', { body: { token } })).status).toBe(200);
    expect((await api('POST', '/api/verify-email', { body: { token } })).status).toBe(400);
  });

  it('is not what the database keeps', async () => {
    await register('stored@example.org');
    const token = await tokenFor('stored@example.org');
    const [mail] = await read().select().from(mailQueue).where(like(mailQueue.to, 'stored@%'));
    expect(mail).toMatchObject({ data: null, sentAt: expect.any(Number) });
    const { secretHash } = (await read().query.secrets.findFirst()) ?? {};
    expect(secretHash).toMatch(/^[0-9a-f]{64}$/);
    expect(secretHash).not.toBe(token);
  });

  it('expires after 24 hours', async () => {
    await register('late@example.org');
    const token = await tokenFor('late@example.org');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 + 1 });
    try {
      expect(await api('POST', '/api/verify-email', { body: { token } })).toMatchObject({
        status: 400,
        body: { message: 'Failed to verify email. The link may be expired or invalid' },
      });
    } finally {
      vi.useRealTimers();
    }
  });

  it('gives way to a newer one, of which one goes out in 300 seconds', async () => {
    await register('again@example.org');
    const first = await tokenFor('again@example.org');
    for (let i = 0; i < 3; i++) {
      const answer = await api('POST', '/api/resend-verification', { body: { email: 'again@example.org' } });
      expect(answer.status).toBe(200);
    }
    expect(await mailsTo('again@example.org')).toHaveLength(2);
    expect((await api('POST', '/api/verify-email', { body: { token: first } })).status).toBe(400);
  });

  it('is sent again with the same answer for any address', async () => {
    const { email } = await makeMember('user', { emailVerifiedAt: null });
    const resend = (to: string) => api('POST', '/api/resend-verification', { body: { email: to } });
    expect(plain(await resend(email))).toEqual(plain(await resend('nobody@example.org')));
    expect(plain(await resend((await makeMember()).email))).toEqual(plain(await resend('nobody@example.org')));
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('asks for an address with the right words', async () => {
    const answer = await api('POST', '/api/resend-verification', { body: { email: '' } });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Please enter your email address.' } });
  });
});

describe('verification code', () => {
  async function waiting(email: string): Promise<string> {
    await register(email);
    await api('POST', '/api/send-otp', { body: { email, purpose: 'email_verification' } });
    return codeFor(email);
  }
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('verifies the address, once', async () => {
    const code = await waiting('code@example.org');
    expect(plain(await api('POST', '/api/verify-otp', codeBody('code@example.org', code)))).toEqual({
      status: 200,
      body: { success: true },
    });
    expect((await signInAnswer('code@example.org')).status).toBe(200);
    expect(await api('POST', '/api/verify-otp', codeBody('code@example.org', code))).toMatchObject({
      status: 400,
      body: { message: 'Invalid or expired verification code' },
    });
  });

  it('is ended by five wrong tries, known address or not', async () => {
    const code = await waiting('five@example.org');
    for (const email of ['five@example.org', 'no-account@example.org']) {
      for (let i = 0; i < 5; i++) {
        expect((await api('POST', '/api/verify-otp', codeBody(email, other(code)))).status).toBe(400);
      }
      const sixth = await api('POST', '/api/verify-otp', codeBody(email, code));
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('leaves an account no more than 25 wrong tries a day, however many codes are sent', {
    timeout: 60_000,
  }, async () => {
    const email = 'patient@example.org';
    await register(email);
    const start = Date.now();
    try {
      for (let round = 0; round < 6; round++) {
        vi.useFakeTimers({ toFake: ['Date'], now: start + round * 301_000 });
        await api('POST', '/api/send-otp', { body: { email, purpose: 'email_verification' } });
        const code = await codeFor(email);
        if (round === 5) expect((await api('POST', '/api/verify-otp', codeBody(email, code))).status).toBe(429);
        const wrong = () => api('POST', '/api/verify-otp', codeBody(email, other(code)));
        await Promise.all(Array.from({ length: 5 }, wrong));
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('lets one of 50 parallel verifies through', async () => {
    const code = await waiting('parallel@example.org');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api('POST', '/api/verify-otp', codeBody('parallel@example.org', code))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expires after 10 minutes', async () => {
    const code = await waiting('slow@example.org');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_001 });
    try {
      expect((await api('POST', '/api/verify-otp', codeBody('slow@example.org', code))).status).toBe(400);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('temporary password', () => {
  it('leaves the old password working', async () => {
    const { email } = await makeMember();
    expect(plain(await api('POST', '/api/send-password', { body: { email } }))).toEqual({
      status: 200,
      body: { success: true },
    });
    expect(await signInAnswer(email)).toMatchObject({ status: 200, body: { user: { requiresPasswordChange: false } } });
  });

  it('opens only the profile, the change and the way out, and once', async () => {
    const { email } = await makeMember();
    await api('POST', '/api/send-password', { body: { email } });
    const temporary = await temporaryPasswordFor(email);
    expect(temporary).toMatch(/^[A-Za-z0-9]{16}$/);
    const answer = await signInAnswer(email, temporary);
    expect(answer).toMatchObject({ status: 200, body: { user: { requiresPasswordChange: true } } });
    const cookie = cookieOf(answer);
    expect(await api('GET', '/api/favorites', { cookie })).toMatchObject({
      status: 403,
      body: { code: 'password_change_required' },
    });
    expect((await api('GET', '/api/auth/user', { cookie })).status).toBe(200);
    expect((await api('GET', '/api/recipes', { cookie })).status).toBe(200);
    expect((await signInAnswer(email, temporary)).status).toBe(401);
    const changed = await api('POST', '/api/auth/change-password', {
      cookie,
      body: { newPassword: 'leafy-greens-42' },
    });
    expect(changed.status).toBe(200);
    expect((await api('GET', '/api/favorites', { cookie })).status).toBe(200);
    expect((await signInAnswer(email)).status).toBe(401);
    expect((await signInAnswer(email, 'leafy-greens-42')).status).toBe(200);
  });

  it('lets one of ten parallel sign-ins through', async () => {
    const { email } = await makeMember();
    await api('POST', '/api/send-password', { body: { email } });
    const temporary = await temporaryPasswordFor(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => signInAnswer(email, temporary)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expires after 30 minutes', async () => {
    const { email } = await makeMember();
    await api('POST', '/api/send-password', { body: { email } });
    const temporary = await temporaryPasswordFor(email);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 + 1 });
    try {
      expect((await signInAnswer(email, temporary)).status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is mailed once in 300 seconds, with the same answer each time', async () => {
    const { email } = await makeMember();
    const answers = await Promise.all(
      [email, email, 'nobody@example.org'].map((to) => api('POST', '/api/send-password', { body: { email: to } })),
    );
    for (const answer of answers) expect(plain(answer)).toEqual({ status: 200, body: { success: true } });
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo('nobody@example.org')).toHaveLength(0);
  });
});

describe('signing in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await makeMember();
    const known = await signInAnswer(email, 'wrong-password');
    expect(plain(known)).toEqual({
      status: 401,
      body: { message: 'Invalid email or password', code: 'unauthenticated' },
    });
    expect(plain(await signInAnswer('nobody@example.org', 'wrong-password'))).toEqual(plain(known));
  });

  it('takes as long for an unknown address', { retry: 2 }, async () => {
    const { email } = await makeMember();
    const took = async (address: string) => {
      const start = performance.now();
      await signInAnswer(address, 'wrong-password');
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 25; i++) {
      known.push(await took(email));
      unknown.push(await took('nobody-at-all@example.org'));
    }
    // The lower quartile, not the median: other work on this machine only ever adds.
    const usual = (times: number[]) => times.toSorted((a, b) => a - b)[6] ?? 0;
    expect(Math.abs(usual(known) - usual(unknown))).toBeLessThan(10);
  });

  it('tells of a missing verification only to who knows the password', async () => {
    const { email } = await makeMember('user', { emailVerifiedAt: null });
    const wrong = await signInAnswer(email, 'wrong-password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).not.toHaveProperty('requiresVerification');
    expect(await signInAnswer(email)).toMatchObject({ status: 403, body: { requiresVerification: true } });
  });

  it('tells of a closed account without that flag', async () => {
    const { email } = await makeMember('user', { isActive: false });
    const answer = await signInAnswer(email);
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(answer.body).not.toHaveProperty('requiresVerification');
  });

  it('slows down a guesser, and not the owner elsewhere', async () => {
    const { email } = await makeMember();
    const guesser = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 30; i++) {
      const answer = await signInAnswer(email, `guess number ${i}`, guesser);
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.at(-1)).toBe(429);
    expect((await signInAnswer(email, PASSWORD, guesser)).status).toBe(429);
    expect((await signInAnswer(email)).status).toBe(200);
  });

  it('is not deceived by addresses the client makes up', async () => {
    const { email } = await makeMember();
    const clientAddress = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const headers = { 'X-Forwarded-For': newAddress(), 'X-Real-IP': newAddress(), Forwarded: `for=${newAddress()}` };
      const body = { email, password: `guess number ${i}` };
      statuses.push((await api('POST', '/api/login', { body, headers, clientAddress })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('lets no more through when guesses come in parallel', async () => {
    const { email } = await makeMember();
    const guesser = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => signInAnswer(email, `guess number ${i}`, guesser)),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(6);
  });

  it('asks for both fields', async () => {
    expect(await signInAnswer('', '')).toMatchObject({
      status: 400,
      body: { message: 'Please enter both email and password' },
    });
  });

  it.each([
    ['/profile', '/login?next=%2Fprofile'],
    ['//evil.test', '/login'],
    ['/\\evil.test', '/login'],
    ['https://evil.test', '/login'],
  ])('sends a browser with next=%s to %s', async (next, location) => {
    const answer = await api('GET', `/api/login?${new URLSearchParams({ next })}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(location);
  });
});

describe('changing the password', () => {
  it('ends every other session', async () => {
    const { email } = await makeMember();
    const [here, there] = [await signIn(email), await signIn(email)];
    const answer = await api('POST', '/api/auth/change-password', {
      cookie: here,
      body: { newPassword: 'plum-jam-77' },
    });
    expect(answer.status).toBe(200);
    expect((await api('GET', '/api/auth/user', { cookie: there })).status).toBe(401);
    expect((await api('GET', '/api/auth/user', { cookie: here })).status).toBe(200);
  });

  it('asks an old session for the current password', async () => {
    const { cookie, email } = await signedIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    try {
      const change = (body: object) => api('POST', '/api/auth/change-password', { cookie, body });
      expect(await change({ newPassword: 'plum-jam-77' })).toMatchObject({
        status: 403,
        body: { code: 'reauthentication_required' },
      });
      expect(await change({ newPassword: 'plum-jam-77', currentPassword: 'not it' })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'currentPassword' }] },
      });
      expect((await signInAnswer(email)).status).toBe(200);
      expect((await change({ newPassword: 'plum-jam-77', currentPassword: PASSWORD })).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
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
