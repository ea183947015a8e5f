import { describe, expect, it } from 'vitest';
import { sharedPage } from '#src/islands/member/own-recipes/shared-page.ts';
import { GET } from '#src/pages/site.webmanifest.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const read = async () => {
  const response = await GET({ cache: { set: () => {} } } as never);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  return (await response.json()) as Record<string, unknown>;
};

describe('the installed site', () => {
  it('is one app with its start, its pictures, and one that a phone may cut', async () => {
    const manifest = await read();
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: 'en' });
    expect(manifest.name).toBe(manifest.short_name);
    for (const colour of [manifest.background_color, manifest.theme_color]) expect(colour).toMatch(/^#[\da-f]{6}$/i);
    expect(manifest.icons).toEqual(
      expect.arrayContaining([
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-512-full.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ]),
    );
  });

  it('has shortcuts to list, plan and own recipes', async () =>
    expect((await read()).shortcuts).toEqual([
      { name: 'Shopping list', url: '/shopping-list' },
      { name: 'Meal plan', url: '/meal-plan' },
      { name: 'My recipes', url: '/my-recipes' },
    ]));

  it('takes what is shared by an address, in the fields that its form reads', async () => {
    const { share_target: target } = (await read()) as {
      share_target: { action: string; method: string; params: Record<string, string> };
    };
    expect(target).toEqual({
      action: '/my-recipes/edit',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    });
    for (const field of Object.values(target.params))
      expect(sharedPage(`?${new URLSearchParams({ [field]: 'Soup' })}`)?.typed).toBe('Soup');
  });
});
