import { beforeAll, describe, expect, it } from 'vitest';
import { SITE_SETTINGS_DEFAULT } from '#src/domain/site/site.ts';
import { api } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { seededDatabase } from '#tests/support/database.ts';
import type { Member } from '#tests/support/make-member.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let admin: Member & { cookie: string };
beforeAll(async () => {
  admin = await signedIn('admin');
});
const ADS = '/api/admin/adsense/config';

describe('PUT /api/site-settings', () => {
  const closed = {
    maintenanceMode: true,
    maintenanceTitle: 'Back at noon',
    maintenanceMessage: 'We are moving the kitchen.',
    expectedLaunchTime: 'Monday',
  };

  it('closes and opens the site at once, and writes down who did', async () => {
    const put = (body: unknown) => api('PUT', '/api/site-settings', { body, cookie: admin.cookie });
    expect(await put(closed)).toMatchObject({ status: 200, body: closed });
    expect((await api('GET', '/api/site-settings')).body).toEqual(closed);
    expect((await api('GET', '/api/recipes')).status).toBe(503);
    expect(await lastAudit()).toMatchObject({
      actorId: admin.id,
      actor: admin.email,
      action: 'settings.change',
      subject: 'site',
      details: closed,
    });
    expect((await put(SITE_SETTINGS_DEFAULT)).status).toBe(200);
    expect((await api('GET', '/api/recipes')).status).toBe(200);
  });

  it.each([
    ['an empty title', { ...closed, maintenanceTitle: '  ' }],
    ['a title too long', { ...closed, maintenanceTitle: 'a'.repeat(121) }],
    ['a field too many', { ...closed, role: 'admin' }],
    ['a field too few', { maintenanceMode: true }],
    ['a mode in words', { ...closed, maintenanceMode: 'true' }],
  ])('refuses %s, and changes nothing', async (_, body) => {
    expect((await api('PUT', '/api/site-settings', { body, cookie: admin.cookie })).status).toBe(400);
    expect((await api('GET', '/api/site-settings')).body).toEqual(SITE_SETTINGS_DEFAULT);
  });
});

describe('POST /api/admin/adsense/config', () => {
  const config = { publisherId: 'ca-pub-1234567890123456', isEnabled: true, autoAdsEnabled: false };

  it('sets the configuration that visitors and administrators read', async () => {
    expect(await api('POST', ADS, { body: config, cookie: admin.cookie })).toMatchObject({ status: 200, body: config });
    expect((await api('GET', ADS, { cookie: admin.cookie })).body).toEqual(config);
    expect((await api('GET', '/api/adsense/config')).body).toEqual(config);
    expect(await lastAudit()).toMatchObject({ actor: admin.email, subject: 'ads', details: config });
  });

  it.each([
    'ca-pub-123',
    'ca-pub-12345678901234567',
    'pub-1234567890123456',
    'ca-pub-1234567890123456"><script>',
    'CA-PUB-1234567890123456',
  ])('refuses the publisher id %s', async (publisherId) => {
    const { status, body } = await api('POST', ADS, { body: { ...config, publisherId }, cookie: admin.cookie });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation', issues: [{ path: 'publisherId' }] });
  });
});
