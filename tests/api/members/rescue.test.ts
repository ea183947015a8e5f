import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { linkedAccounts, users } from '#src/db/schema.ts';
import { write } from '#src/server/base/database.ts';
import { rescue } from '#src/server/members/rescue.ts';
import { api } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { addCodeAppTo, addPasskeyTo, signInWith } from '#tests/support/factors.ts';
import { accountOf, cookieOf, mailsTo, newAddress, PASSWORD, signedIn, signInAnswer } from '#tests/support/members.ts';

seededDatabase();

const profile = (cookie: string) => api('GET', '/api/auth/sessions', { cookie });

it('lets a locked-out administrator in with the new password alone, and with nothing they had before', async () => {
  const { id, email, cookie } = await signedIn('admin');
  const { secret } = await addCodeAppTo(cookie);
  const device = await addPasskeyTo(cookie);
  const linked = { issuer: 'https://id.example', subject: id, userId: id, email, createdAt: Date.now() };
  await write((tx) => tx.insert(linkedAccounts).values(linked));
  expect(secret).not.toBe('');

  const done = await rescue(email.toUpperCase());
  expect(done?.before).toMatchObject({ id, role: 'admin' });

  expect((await profile(cookie)).status).toBe(401);
  expect((await signInAnswer(email, PASSWORD)).status).toBe(401);
  expect((await signInWith(device)).status).toBe(401);
  const answer = await signInAnswer(email, done?.password ?? '');
  expect(answer).toMatchObject({ status: 200, body: { user: { requiresPasswordChange: true } } });
  const restricted = cookieOf(answer);
  expect((await api('GET', '/api/admin/users', { cookie: restricted })).status).toBe(403);
  const newPassword = 'another long and quiet evening';
  expect((await api('POST', '/api/auth/change-password', { cookie: restricted, body: { newPassword } })).status).toBe(
    200,
  );
  expect((await signInAnswer(email, newPassword)).status).toBe(200);
  expect((await signInAnswer(email, done?.password ?? '')).status).toBe(401);
});

it('tells the owner, and writes it down', async () => {
  const { email } = await signedIn();
  await rescue(email);
  expect((await mailsTo(email)).at(-1)).toMatchObject({ text: expect.stringContaining('new temporary password') });
  expect(await lastAudit()).toMatchObject({
    action: 'sign_in.reset_by_host',
    subject: email,
    actor: 'the command line',
    actorId: null,
  });
});

it('opens an account that was deactivated, and takes back an address that waits', async () => {
  const { id, email } = await signedIn();
  await write((tx) =>
    tx.update(users).set({ isActive: false, pendingEmail: 'thief@example.org' }).where(eq(users.id, id)),
  );
  const done = await rescue(email);
  expect(await accountOf(email)).toMatchObject({ isActive: true, pendingEmail: null });
  expect((await signInAnswer(email, done?.password ?? '')).status).toBe(200);
});

it('finds nobody under another address', async () => {
  expect(await rescue(newAddress())).toBeNull();
});
