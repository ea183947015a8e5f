import { like } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { mailQueue, secrets } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { api, statusAndBody } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { codeFor, mailsTo, makeMember, PASSWORD, signInAnswer, tokenFor } from '#tests/support/members.ts';
import { withoutTable } from '#tests/support/without-table.ts';

seededDatabase();

const register = (email: string) =>
  api('POST', '/api/register', { body: { email, firstName: 'Ada', lastName: 'Leaf', password: PASSWORD } });
const codeBody = (email: string, code: string) => ({ body: { email, code, purpose: 'email_verification' } });

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
    expect(statusAndBody(await resend(email))).toEqual(statusAndBody(await resend('nobody@example.org')));
    expect(statusAndBody(await resend((await makeMember()).email))).toEqual(
      statusAndBody(await resend('nobody@example.org')),
    );
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

  it('is sent at the second try when the first failed', async () => {
    await register('second@example.org');
    const ask = () =>
      api('POST', '/api/send-otp', { body: { email: 'second@example.org', purpose: 'email_verification' } });
    expect((await withoutTable('mail_queue', ask)).status).toBe(500);
    expect((await ask()).status).toBe(200);
    expect(await codeFor('second@example.org')).toMatch(/^\d{6}$/);
  });

  it('verifies the address, once', async () => {
    const code = await waiting('code@example.org');
    expect(statusAndBody(await api('POST', '/api/verify-otp', codeBody('code@example.org', code)))).toEqual({
      status: 200,
      body: { success: true },
    });
    expect((await signInAnswer('code@example.org')).status).toBe(200);
    expect(await api('POST', '/api/verify-otp', codeBody('code@example.org', code))).toMatchObject({
      status: 400,
      body: { message: 'Invalid or expired verification code' },
    });
  });

  const from = (clientAddress: string, email: string, code: string) =>
    api('POST', '/api/verify-otp', { ...codeBody(email, code), clientAddress });
  const askFrom = (clientAddress: string, email: string) =>
    api('POST', '/api/send-otp', { body: { email, purpose: 'email_verification' }, clientAddress });
  const TOO_MANY = { status: 429, body: { message: 'Too many wrong codes. Please ask for a new one.' } };

  it('is ended by five wrong tries, known address or not', async () => {
    const code = await waiting('five@example.org');
    for (const email of ['five@example.org', 'no-account@example.org']) {
      for (let i = 0; i < 5; i++) {
        expect((await api('POST', '/api/verify-otp', codeBody(email, other(code)))).status).toBe(400);
      }
      const sixth = await api('POST', '/api/verify-otp', codeBody(email, code));
      expect(sixth).toMatchObject(TOO_MANY);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('is replaced at once when wrong tries ended it, and by one only', async () => {
    const email = 'replaced@example.org';
    const code = await waiting(email);
    await askFrom('127.0.0.1', email);
    expect(await codeFor(email)).toBe(code);
    for (let i = 0; i < 6; i++) await api('POST', '/api/verify-otp', codeBody(email, other(code)));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    try {
      for (const answer of await Promise.all([1, 2, 3].map(() => askFrom('127.0.0.1', email)))) {
        expect(statusAndBody(answer)).toEqual({ status: 200, body: { success: true } });
      }
      const codes = (await mailsTo(email)).filter(({ subject }) => subject.includes('code'));
      expect(codes).toHaveLength(2);
      expect((await api('POST', '/api/verify-otp', codeBody(email, await codeFor(email)))).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is replaced at once when wrong tries ended it in a process that is gone', async () => {
    const email = 'restarted@example.org';
    const code = await waiting(email);
    await write((tx) => tx.update(secrets).set({ wrongTries: 14 }));
    await askFrom('127.0.0.1', email);
    expect(await codeFor(email)).toBe(code);
    await write((tx) => tx.update(secrets).set({ wrongTries: 15 }));
    await askFrom('127.0.0.1', email);
    const codes = (await mailsTo(email)).filter(({ subject }) => subject.includes('code'));
    expect(codes).toHaveLength(2);
  });

  it('is not taken from its owner by a stranger who tries wrong ones from elsewhere', async () => {
    const email = 'owner@example.org';
    const code = await waiting(email);
    for (let i = 0; i < 5; i++) expect((await from('203.0.113.9', email, other(code))).status).toBe(400);
    expect(await from('203.0.113.9', email, code)).toMatchObject(TOO_MANY);
    expect((await from('192.0.2.1', email, code)).status).toBe(200);
  });

  it('has no more tries for asking again too soon', async () => {
    const email = 'soon@example.org';
    const code = await waiting(email);
    for (const address of [email, 'nobody-soon@example.org']) {
      if (address !== email) await askFrom('127.0.0.1', address);
      for (let i = 0; i < 4; i++) expect((await from('127.0.0.1', address, other(code))).status).toBe(400);
      await askFrom('127.0.0.1', address);
      expect((await from('127.0.0.1', address, other(code))).status).toBe(400);
      expect(await from('127.0.0.1', address, code)).toMatchObject(TOO_MANY);
    }
    expect(await codeFor(email)).toBe(code);
  });

  it('is ended by fifteen wrong tries wherever they come from, and replaced at once for its owner', async () => {
    const email = 'crowd@example.org';
    const code = await waiting(email);
    for (let i = 0; i < 15; i++) expect((await from(`203.0.113.${i}`, email, other(code))).status).toBe(400);
    expect(await from('192.0.2.1', email, code)).toMatchObject(TOO_MANY);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    try {
      await askFrom('192.0.2.1', email);
      expect((await from('192.0.2.1', email, await codeFor(email))).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves an account no more than 25 wrong tries a day, however many codes are sent', async () => {
    const email = 'patient@example.org';
    await register(email);
    const start = Date.now();
    try {
      for (let round = 0; round < 6; round++) {
        vi.useFakeTimers({ toFake: ['Date'], now: start + round * 301_000 });
        await api('POST', '/api/send-otp', { body: { email, purpose: 'email_verification' } });
        const code = await codeFor(email);
        if (round === 5) {
          const message = 'Too many wrong codes today. Please use the link we mailed you, or come back tomorrow.';
          expect(await from('192.0.2.1', email, code)).toMatchObject({ status: 429, body: { message } });
          // Nor is one mailed that could not be tried; to no account, neither.
          expect(await askFrom('192.0.2.1', email)).toMatchObject({ status: 429, body: { message } });
        }
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
