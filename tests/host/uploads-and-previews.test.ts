import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#src/paths.ts';
import { env } from '#src/server/env.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

let server: RunningServer;
let admin: string;
beforeAll(async () => {
  ({ cookie: admin } = await signedIn('admin'));
  server = await startServer({ DATA_DIR: env().DATA_DIR });
}, 120_000);
afterAll(() => server.stop());

const see = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

describe('an uploaded picture', () => {
  it('is served in every size for ever, and never anew to who has it', async () => {
    const create = { width: 600, height: 450, channels: 3, background: '#3a5848' } as const;
    const upload = await fetch(`${server.url}/api/admin/media`, {
      method: 'POST',
      headers: { 'Content-Type': 'image/jpeg', Cookie: admin },
      body: new Uint8Array(await sharp({ create }).jpeg().toBuffer()),
    });
    expect(upload.status).toBe(200);
    const { imageUrl } = (await upload.json()) as { imageUrl: string };
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
