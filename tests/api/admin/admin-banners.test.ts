import { beforeAll, describe, expect, it } from 'vitest';
import type { Banner } from '#src/domain/site/banners.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
});
const ask = (method: string, path: string, body?: unknown) =>
  api(method, `/api/admin/${path as ''}`, { cookie, ...(body !== undefined && { body }) });
const AUTUMN = { title: 'Autumn', imageUrl: '/pictures/pumpkin-soup.jpg' };

describe('banners', () => {
  it('begin active, on the home only, with priority 1; are changed, and deleted', async () => {
    const { body } = await ask('POST', 'banners', AUTUMN);
    const made = body as Banner;
    expect(made).toMatchObject({ ...AUTUMN, priority: 1, isActive: true, showOnHome: true, showOnShop: false });
    expect((await api('GET', '/api/banners/home')).body).toEqual([made]);
    expect((await api('GET', '/api/banners/shop')).body).toEqual([]);
    const changed = await ask('PATCH', `banners/${made.id}`, { showOnShop: true, priority: 10 });
    expect(changed.body).toMatchObject({ title: 'Autumn', showOnShop: true, priority: 10 });
    expect((await api('GET', '/api/banners/shop')).body).toEqual([changed.body]);
    await ask('PATCH', `banners/${made.id}`, { isActive: false });
    expect((await api('GET', '/api/banners/home')).body).toEqual([]);
    expect((await ask('GET', 'banners')).body).toMatchObject([{ id: made.id, isActive: false }]);
    expect((await ask('DELETE', `banners/${made.id}`)).status).toBe(204);
    expect((await ask('DELETE', `banners/${made.id}`)).status).toBe(404);
    expect((await ask('PATCH', `banners/${made.id}`, { priority: 2 })).status).toBe(404);
  });

  it('need a title and a picture', async () => {
    for (const body of [{ title: 'x' }, { imageUrl: '/pictures/a.jpg' }, { ...AUTUMN, title: '  ' }]) {
      expect(await ask('POST', 'banners', body)).toMatchObject({
        status: 400,
        body: { message: 'Title and image URL are required' },
      });
    }
  });

  it.each([
    ['a script for a picture', { imageUrl: 'javascript:alert(1)' }],
    ['a picture by plain http', { imageUrl: 'http://elsewhere.example/a.jpg' }],
    ['another host in disguise', { imageUrl: '//elsewhere.example/a.jpg' }],
    ['a way out of the attribute', { imageUrl: '/a.jpg" onerror="alert(1)' }],
    ['a priority of 11', { priority: 11 }],
    ['a priority of 0', { priority: 0 }],
    ['an unknown field', { id: 'mine' }],
  ])('refuse %s', async (_, wrong) => {
    expect((await ask('POST', 'banners', { ...AUTUMN, ...wrong })).status).toBe(400);
  });
});

describe('banner settings', () => {
  it('have their defaults, and change one by one', async () => {
    const defaults = { rotationIntervalHours: 24, enableRotation: true, showOnlyActive: true, fallbackImageUrl: '' };
    expect((await ask('GET', 'banner-settings')).body).toEqual(defaults);
    expect((await ask('PATCH', 'banner-settings', { rotationIntervalHours: 168 })).body).toEqual({
      ...defaults,
      rotationIntervalHours: 168,
    });
    const message = 'Whole hours, from 1 to 168';
    expect(await ask('PATCH', 'banner-settings', { rotationIntervalHours: 169 })).toMatchObject({
      status: 400,
      body: { code: 'validation', message, issues: [{ path: 'rotationIntervalHours', message }] },
    });
    expect((await ask('PATCH', 'banner-settings', { rotationIntervalHours: 0 })).status).toBe(400);
    expect((await ask('PATCH', 'banner-settings', { fallbackImageUrl: 'javascript:1' })).status).toBe(400);
  });
});
