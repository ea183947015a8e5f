import { describe, expect, it, vi } from 'vitest';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import {
  accountOf,
  mailsTo,
  makeMember,
  PASSWORD,
  signedIn,
  signIn,
  signInAnswer,
  temporaryPasswordFor,
  tokenFor,
} from '#tests/support/members.ts';

seededDatabase();

const change = (cookie: string, body: object) => api('PATCH', '/api/auth/profile', { cookie, body });
const verify = (token: string) => api('POST', '/api/verify-email', { body: { token } });
const undo = (token: string) => api('POST', '/api/auth/undo-email-change', { body: { token } });

/** A member whose account somebody with their session moved to another address. */
async function moved() {
  const { cookie, email, id } = await signedIn();
  const newEmail = `thief-${email}`;
  await change(cookie, { email: newEmail });
  const undoToken = await tokenFor(email);
  expect((await verify(await tokenFor(newEmail))).status).toBe(200);
  return { id, cookie, email, newEmail, undoToken };
}

describe('a moved account', () => {
  it('is not opened by a temporary password mailed to the old address', async () => {
    const { cookie, email } = await signedIn();
    await api('POST', '/api/send-password', { body: { email } });
    const temporary = await temporaryPasswordFor(email);
    const newEmail = `new-${email}`;
    await change(cookie, { email: newEmail });
    await verify(await tokenFor(newEmail));
    expect((await signInAnswer(newEmail, temporary)).status).toBe(401);
    expect((await signInAnswer(newEmail)).status).toBe(200);
  });
});

describe('the link to the old address', () => {
  it('puts the account back, once, and leaves nothing open that was mailed or signed in since', async () => {
    const { cookie, email, newEmail, undoToken } = await moved();
    await api('POST', '/api/send-password', { body: { email: newEmail } });
    const temporary = await temporaryPasswordFor(newEmail);
    const there = await signIn(newEmail);
    await change(there, { email: `further-${email}` });
    for (let i = 0; i < 3; i++) {
      expect((await api('GET', `/api/auth/undo-email-change?token=${undoToken}`)).status).toBe(405);
    }
    expect(await undo(undoToken)).toMatchObject({ status: 200, body: { success: true } });
    for (const session of [cookie, there])
      expect((await api('GET', '/api/auth/user', { cookie: session })).status).toBe(401);
    expect((await signInAnswer(newEmail)).status).toBe(401);
    expect((await signInAnswer(email, temporary)).status).toBe(401);
    expect((await verify(await tokenFor(`further-${email}`))).status).toBe(400);
    expect(await signInAnswer(email)).toMatchObject({ status: 200, body: { user: { email, pendingEmail: null } } });
    expect((await undo(undoToken)).status).toBe(400);
  });

  it('stops a move that is not confirmed yet', async () => {
    const { cookie, email } = await signedIn();
    await change(cookie, { email: `thief-${email}` });
    expect((await undo(await tokenFor(email))).status).toBe(200);
    expect((await verify(await tokenFor(`thief-${email}`))).status).toBe(400);
    expect(await accountOf(email)).toMatchObject({ pendingEmail: null });
  });

  it('goes on working when the account is moved on, and the link of the second address does not undo it', async () => {
    const { email, newEmail, undoToken } = await moved();
    const there = await signIn(newEmail);
    const third = `third-${email}`;
    await change(there, { email: third });
    const undoOfThief = await tokenFor(newEmail);
    await verify(await tokenFor(third));
    expect((await undo(undoToken)).status).toBe(200);
    expect((await undo(undoOfThief)).status).toBe(400);
    expect((await signInAnswer(email)).status).toBe(200);
  });

  it('is not stopped by somebody who signs up with the old address and never verifies it', async () => {
    const { id, email, undoToken } = await moved();
    await api('POST', '/api/register', {
      body: { email, firstName: 'Squat', lastName: 'Ter', password: PASSWORD },
    });
    expect((await undo(undoToken)).status).toBe(200);
    expect(await accountOf(email)).toMatchObject({ id });
  });

  it('gives way to an account that has the old address and verified it', async () => {
    const { email, newEmail, undoToken } = await moved();
    await makeMember('user', { email });
    expect((await undo(undoToken)).status).toBe(409);
    expect((await signInAnswer(newEmail)).status).toBe(200);
  });

  it('works for 72 hours', async () => {
    const { undoToken } = await moved();
    const late = await moved();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 71.9 * 3_600_000 });
    try {
      expect((await undo(undoToken)).status).toBe(200);
      vi.setSystemTime(Date.now() + 0.2 * 3_600_000);
      expect(await undo(late.undoToken)).toMatchObject({
        status: 400,
        body: { message: 'This link has been used or is more than three days old' },
      });
    } finally {
      vi.useRealTimers();
    }
  });

  it('verifies nothing', async () => {
    const { undoToken, email } = await moved();
    expect((await verify(undoToken)).status).toBe(400);
    expect((await mailsTo(email))[0]?.text).toContain('/undo-email-change?token=');
  });
});
