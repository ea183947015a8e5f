import { describe, expect, it, vi } from 'vitest';
import { provePassword } from '#src/server/members/reauthentication.ts';
import { api, statusAndBody } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import {
  cookieOf,
  mailsTo,
  makeMember,
  PASSWORD,
  signedIn,
  signIn,
  signInAnswer,
  temporaryPasswordFor,
} from '#tests/support/members.ts';

seededDatabase();

describe('temporary password', () => {
  it('leaves the old password working', async () => {
    const { email } = await makeMember();
    expect(statusAndBody(await api('POST', '/api/send-password', { body: { email } }))).toEqual({
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
    expect(await api('PATCH', '/api/auth/profile', { cookie, body: { firstName: 'Thief' } })).toMatchObject({
      status: 403,
      body: { code: 'password_change_required' },
    });
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
    for (const answer of answers) expect(statusAndBody(answer)).toEqual({ status: 200, body: { success: true } });
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo('nobody@example.org')).toHaveLength(0);
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

  it('ends a temporary one that was mailed and not used', async () => {
    const { email } = await makeMember();
    await api('POST', '/api/send-password', { body: { email } });
    const mailed = await temporaryPasswordFor(email);
    const cookie = await signIn(email);
    const newPassword = 'plum-jam-77';
    expect((await api('POST', '/api/auth/change-password', { cookie, body: { newPassword } })).status).toBe(200);
    expect((await signInAnswer(email, mailed)).status).toBe(401);
    expect((await signInAnswer(email, newPassword)).status).toBe(200);
  });
});

describe('the current password', () => {
  it('may be wrong a few times only, whoever has the session', async () => {
    const { cookie } = await signedIn();
    const remove = () => api('DELETE', '/api/auth/account', { cookie, body: { password: 'not it' } });
    // All at once, so that no delay ends between them: the free ones, and the one that opens the delay.
    const statuses = (await Promise.all(Array.from({ length: 12 }, remove))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5 + 1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12 - 6);
  });

  it('may be right as often as one likes', async () => {
    const { id } = await makeMember();
    for (let times = 0; times < 8; times++) await provePassword(id, PASSWORD, 'password');
    await expect(provePassword(id, 'not it', 'password')).rejects.toMatchObject({ code: 'validation' });
  });
});
