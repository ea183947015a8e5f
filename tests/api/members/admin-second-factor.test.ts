import { describe, expect, it, vi } from 'vitest';
import { SITE_SETTINGS_DEFAULT } from '#src/domain/site/site.ts';
import { isAdministrator } from '#src/server/host/maintenance.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { codeOf } from '#tests/support/factors.ts';
import { cookieOf, newAddress, signedIn, signInAnswer } from '#tests/support/members.ts';

vi.hoisted(() => Object.assign(process.env, { ADMIN_SECOND_FACTOR: 'required' }));
seededDatabase();

const stats = async (cookie: string) => (await api('GET', '/api/admin/stats', { cookie })).status;
const me = async (cookie: string) => (await api('GET', '/api/auth/user', { cookie })).body;

async function addApp(cookie: string): Promise<string> {
  const asked = await api('POST', '/api/auth/code-app/options', { cookie, body: {} });
  const { ticket, secret } = asked.body as { ticket: string; secret: string };
  const answer = await api('POST', '/api/auth/code-app', { cookie, body: { ticket, code: codeOf(secret) } });
  expect(answer.status).toBe(200);
  return secret;
}

describe('an administrator of a site that requires a second factor', () => {
  it('is a member like others until there is one, and an administrator at once then', async () => {
    const { cookie } = await signedIn('admin');
    expect(await me(cookie)).toMatchObject({ role: 'user', isPremium: false, needsSecondFactor: true });
    expect(await stats(cookie)).toBe(403);
    expect((await api('GET', '/api/meal-plan', { cookie })).status).toBe(403);
    await addApp(cookie);
    expect(await me(cookie)).toMatchObject({ role: 'admin', isPremium: true, needsSecondFactor: false });
    expect(await stats(cookie)).toBe(200);
  });

  it('is told so at sign-in, and signs in as one with the code', async () => {
    const { cookie, email } = await signedIn('admin');
    expect((await signInAnswer(email)).body).toMatchObject({ user: { role: 'user', needsSecondFactor: true } });
    const secret = await addApp(cookie);
    const first = await signInAnswer(email);
    const { ticket } = first.body as { ticket: string };
    const body = { ticket, code: codeOf(secret, 1) };
    const second = await api('POST', '/api/login/code', { body, clientAddress: newAddress() });
    expect(second.body).toMatchObject({ user: { role: 'admin', needsSecondFactor: false } });
    expect(await stats(cookieOf(second))).toBe(200);
  });

  it('cannot turn the last one off', async () => {
    const { cookie } = await signedIn('admin');
    await addApp(cookie);
    expect(await api('DELETE', '/api/auth/code-app', { cookie, body: {} })).toMatchObject({
      status: 409,
      body: { message: 'Administrators need a second factor. Add another one first.' },
    });
  });

  it('reaches what adds one while the site is closed', async () => {
    const [admin, member] = [await signedIn('admin'), await signedIn()];
    await saveSettings('site', { ...SITE_SETTINGS_DEFAULT, maintenanceMode: true });
    try {
      expect((await api('GET', '/api/auth/sign-in-methods', { cookie: member.cookie })).status).toBe(503);
      expect(await isAdministrator(member.cookie)).toBe(false);
      expect(await isAdministrator(admin.cookie)).toBe(true);
      await addApp(admin.cookie);
    } finally {
      await saveSettings('site', SITE_SETTINGS_DEFAULT);
    }
  });

  it('leaves members alone', async () => {
    const { cookie } = await signedIn('premium');
    expect(await me(cookie)).toMatchObject({ role: 'premium', needsSecondFactor: false });
    expect((await api('GET', '/api/auth/sign-in-methods', { cookie })).body).toMatchObject({
      requiresSecondFactor: false,
      provider: null,
    });
  });
});
