import { beforeAll, describe, expect, it } from 'vitest';
import type { Banner } from '#src/domain/site/banners.ts';
import { SITE_SETTINGS_DEFAULT } from '#src/domain/site/site.ts';
import { database } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
});

/** What a call says has changed: `content` must not be shown as it was, `figures` have only moved. */
async function touchedBy(method: string, path: `/api/${string}`, body?: unknown): Promise<string[]> {
  const touched: string[] = [];
  const stop = database().onChange((versions) =>
    touched.push(
      ...versions.map(
        ({ tag, version, contentVersion }) => `${version === contentVersion ? 'content' : 'figures'} ${tag}`,
      ),
    ),
  );
  const { status, body: answer } = await api(method, path, { cookie, ...(body !== undefined && { body }) });
  stop();
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return touched;
}

const SITE = ['content site'];

describe('pages are told', () => {
  it('of a banner that is made, changed or deleted', async () => {
    const banner = { title: 'Autumn', imageUrl: '/pictures/pumpkin-soup.jpg' };
    expect(await touchedBy('POST', '/api/admin/banners', banner)).toEqual(SITE);
    const [made] = (await api('GET', '/api/banners/home')).body as Banner[];
    const path = `/api/admin/banners/${made?.id ?? ''}` as const;
    expect(await touchedBy('PATCH', path, { priority: 3 })).toEqual(SITE);
    expect(await touchedBy('DELETE', path)).toEqual(SITE);
  });

  it('of the settings of banners, of the site and of advertising', async () => {
    expect(await touchedBy('PATCH', '/api/admin/banner-settings', { enableRotation: false })).toEqual(SITE);
    expect(await touchedBy('PUT', '/api/site-settings', SITE_SETTINGS_DEFAULT)).toEqual(SITE);
    const ads = { publisherId: 'ca-pub-1234567890123456', isEnabled: true, autoAdsEnabled: false };
    expect(await touchedBy('POST', '/api/admin/adsense/config', ads)).toEqual(SITE);
  });

  it('of a title that is set, and of one that is the default again', async () => {
    expect(await touchedBy('PATCH', '/api/admin/page-titles/shop', { title: 'The shelf' })).toEqual(SITE);
    expect(await touchedBy('DELETE', '/api/admin/page-titles/shop')).toEqual(SITE);
  });

  it('of a favourite that comes or goes, and of none that was there or was not', async () => {
    const add = () => touchedBy('POST', '/api/favorites', { recipeId: 'lentil-soup' });
    const remove = () => touchedBy('DELETE', '/api/favorites/lentil-soup');
    expect(await add()).toEqual(['figures trending']);
    expect(await add()).toEqual([]);
    expect(await remove()).toEqual(['figures trending']);
    expect(await remove()).toEqual([]);
  });
});
