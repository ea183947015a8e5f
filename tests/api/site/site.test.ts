import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banners, pageTitles } from '#src/db/schema.ts';
import { BANNER_SETTINGS_DEFAULT, type Banner } from '#src/domain/site/banners.ts';
import { PAGE_KEYS, SITE_SETTINGS_DEFAULT } from '#src/domain/site/site.ts';
import { write } from '#src/server/base/database.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const banner = (id: string, over: Partial<typeof banners.$inferInsert> = {}) => ({
  id,
  title: id,
  imageUrl: `/media/${id}.webp`,
  createdAt: 1,
  updatedAt: 1,
  ...over,
});

const idsOn = async (page: string) => ((await api('GET', `/api/banners/${page}`)).body as Banner[]).map(({ id }) => id);

describe('GET /api/banners/{page}', () => {
  beforeAll(async () => {
    await write((tx) =>
      tx
        .insert(banners)
        .values([
          banner('low', { priority: 1 }),
          banner('high', { priority: 9 }),
          banner('asleep', { isActive: false }),
          banner('shop-only', { showOnHome: false, showOnShop: true }),
        ]),
    );
  });

  it("answers the page's active banners, the highest priority first", async () => {
    expect(await idsOn('home')).toEqual(['high', 'low']);
    expect(await idsOn('shop')).toEqual(['shop-only']);
    expect(await idsOn('favourites')).toEqual([]);
  });

  it('answers inactive ones too where the settings say so', async () => {
    await saveSettings('banners', { ...BANNER_SETTINGS_DEFAULT, showOnlyActive: false });
    expect(await idsOn('home')).toEqual(['high', 'asleep', 'low']);
    await saveSettings('banners', BANNER_SETTINGS_DEFAULT);
  });

  it.each(['admin', 'Home', ''])('answers 404 to the page "%s"', async (page) => {
    expect((await api('GET', `/api/banners/${page}`)).status).toBe(404);
  });
});

describe('GET /api/page-titles/{page}', () => {
  it('is empty on every page while the default stands', async () => {
    for (const page of PAGE_KEYS) {
      expect((await api('GET', `/api/page-titles/${page}`)).body).toEqual({ title: '', subtitle: '' });
    }
  });

  it('answers what was set', async () => {
    await write((tx) =>
      tx.insert(pageTitles).values({ page: 'shop', title: 'Our shelf', subtitle: 'Soon', updatedAt: 1 }),
    );
    expect((await api('GET', '/api/page-titles/shop')).body).toEqual({ title: 'Our shelf', subtitle: 'Soon' });
  });
});

describe('GET /api/adsense/config', () => {
  it('is off until somebody switches it on', async () => {
    expect((await api('GET', '/api/adsense/config')).body).toEqual({
      publisherId: '',
      isEnabled: false,
      autoAdsEnabled: false,
    });
  });
});

describe('under maintenance', () => {
  beforeAll(async () => void (await saveSettings('site', { ...SITE_SETTINGS_DEFAULT, maintenanceMode: true })));
  afterAll(async () => void (await saveSettings('site', SITE_SETTINGS_DEFAULT)));

  it.each(['recipes', 'recipes/palak-tofu', 'recipes/trending', 'nutrition/palak-tofu', 'banners/home'])(
    '/api/%s answers 503 and when to come back',
    async (path) => {
      const { status, headers, body } = await api('GET', `/api/${path}`);
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toEqual({ code: 'maintenance', message: SITE_SETTINGS_DEFAULT.maintenanceMessage });
    },
  );

  it('/api/site-settings goes on answering', async () => {
    const { status, body } = await api('GET', '/api/site-settings');
    expect(status).toBe(200);
    expect(body).toMatchObject({ maintenanceMode: true, maintenanceTitle: SITE_SETTINGS_DEFAULT.maintenanceTitle });
  });
});

describe('a call nobody knows', () => {
  it.each(['/api/nothing', '/api/recipes/a/b', '/api/Recipes', '/api/openapi'] as const)(
    '%s answers 404 as JSON',
    async (path) => {
      const { status, body } = await api('GET', path);
      expect(status).toBe(404);
      expect(body).toEqual({ code: 'not_found', message: 'There is no such call' });
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH'])(
    '%s on a path of another method answers 405 and which are allowed',
    async (method) => {
      const { status, headers, body } = await api(method, '/api/nutrition/palak-tofu');
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('GET, HEAD');
      expect(body).toMatchObject({ code: 'method_not_allowed' });
    },
  );

  it('HEAD answers as GET does, without a body', async () => {
    const { status, body, headers } = await api('HEAD', '/api/recipes/palak-tofu');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toBe('');
    expect((await api('HEAD', '/api/recipes/no-such-recipe')).status).toBe(404);
  });
});

describe('every answer', () => {
  it('is never kept by a browser or a proxy', async () => {
    for (const path of ['/api/recipes', '/api/recipes/nothing', '/api/nothing'] as const) {
      expect((await api('GET', path)).headers.get('cache-control')).toBe('private, no-store');
    }
  });
});
