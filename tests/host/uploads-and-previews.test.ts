import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#src/paths.ts';
import { env } from '#src/server/base/env.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

let server: RunningServer;
let admin: string;
beforeAll(async () => {
  ({ cookie: admin } = await signedIn('admin'));
  server = await startServer({ DATA_DIR: env().DATA_DIR });
});
afterAll(() => server.stop());

/** Sends a plain picture, and answers its address. */
async function upload(background: string): Promise<string> {
  const create = { width: 840, height: 630, channels: 3, background } as const;
  const answer = await fetch(`${server.url}/api/admin/media`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', Cookie: admin },
    body: new Uint8Array(await sharp({ create }).jpeg().toBuffer()),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { imageUrl: string }).imageUrl;
}

const see = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

describe('an uploaded picture', () => {
  it('is served in every size for ever, and never anew to who has it', async () => {
    const imageUrl = await upload('#3a5848');
    expect(imageUrl).toMatch(/^\/media\//);
    for (const path of [imageUrl, imageUrl.replace('.jpg', '-400.avif'), imageUrl.replace('.jpg', '-800.webp')]) {
      const { status, headers } = await see(path);
      expect(status, path).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-type')).toMatch(/^image\/(jpeg|avif|webp)$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('set-cookie')).toBeNull();
      const again = await see(path, { 'If-None-Match': headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
      expect(again.headers.get('cache-control')).toContain('immutable');
    }
  });

  it('that was kept before there was a width of 600 shows the next one', async () => {
    const imageUrl = await upload('#5a3848');
    const [narrow = '', wide = ''] = ['600', '800'].map((width) => imageUrl.replace('.jpg', `-${width}.avif`));
    await rm(join(env().DATA_DIR, 'media', basename(narrow)));
    const [shown, next] = await Promise.all([narrow, wide].map(async (path) => (await see(path)).bytes()));
    expect(shown?.length).toBeGreaterThan(0);
    expect(shown).toEqual(next);
  });

  it('that was never kept is missing, and that is not remembered', async () => {
    const { status, headers } = await see('/media/m-000000000000000000000000.jpg');
    expect(status).toBe(404);
    expect(headers.get('cache-control') ?? '').not.toContain('immutable');
  });
});

describe('the preview of what an administrator is writing', () => {
  const TITLE = 'Moonlit porridge nobody has saved';

  it('is there for its writer alone: not for visitors, members, premium members or another administrator', async () => {
    const kept = await fetch(`${server.url}/api/admin/recipes/preview-page`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: admin },
      body: JSON.stringify({ title: TITLE, ingredients: ['100 g rolled oats'], instructions: ['Cook the oats.'] }),
    });
    expect(kept.ok).toBe(true);
    const own = await see(paths.adminPreview, { Cookie: admin });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await own.text()).toContain(TITLE);

    const others = await Promise.all((['user', 'premium', 'admin'] as const).map(signedIn));
    for (const headers of [{}, ...others.map(({ cookie }) => ({ Cookie: cookie }))]) {
      const answer = await see(paths.adminPreview, headers);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
      expect(await answer.text()).not.toContain(TITLE);
    }
  });
});

describe('Astro’s drawing of pictures', () => {
  it.each(['/pictures/red-lentil-dal.jpg', '/client/pictures/red-lentil-dal.jpg', '/server/entry.mjs', '/favicon.svg'])(
    'is for nobody: %s',
    async (href) => {
      for (const way of ['/_image', '/%5fimage', '/_image/'])
        expect((await see(`${way}?href=${encodeURIComponent(href)}&w=9000&f=avif`)).status, way).toBe(404);
    },
  );
});
