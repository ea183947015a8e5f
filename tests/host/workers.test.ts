import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '#src/server/base/env.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

let server: RunningServer;
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
  server = await startServer({ DATA_DIR: env().DATA_DIR });
});
afterAll(() => server.stop());

const post = (path: string, body: unknown) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A page whose parser looks through all that is open for each that is opened, for minutes. */
const HOSTILE = { html: '<div>'.repeat(90_000) };

describe('worker threads of the built site', () => {
  it('make PDFs, read texts and sentences, and draw pictures', async () => {
    const pdf = await fetch(`${server.url}/api/recipes/red-lentil-dal/pdf`, { headers: { Cookie: cookie } });
    expect((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).text).toContain('Red Lentil Dal');
    const inputText =
      'Lentil soup\n\n200 g red lentils\n1 onion\n\nChop the onion. Boil it with the lentils for 20 minutes.';
    const read = await post('/api/ai/generate-recipe', { inputText, provider: 'default' });
    expect(await read.json()).toMatchObject({ title: 'Lentil soup' });
    const search = await post('/api/ai-search', { query: 'dinner in 30 minutes' });
    expect(await search.json()).toMatchObject({ wish: { maxMinutes: 30 } });
    const picture = await post('/api/admin/generate-banner', { prompt: 'tomatoes and basil' });
    expect(await picture.json()).toMatchObject({ imageUrl: expect.stringMatching(/^\/media\//) });
  });

  it('leave the site to others while they read a page made to keep them busy', async () => {
    const order: string[] = [];
    const hostile = post('/api/admin/recipes/import', HOSTILE).finally(() => order.push('hostile'));
    for (const path of ['/healthz', '/recipes/apple-crumble', '/api/recipes?search=lentil', '/healthz']) {
      expect((await fetch(server.url + path)).status).toBe(200);
      order.push(path);
    }
    const answer = await hostile;
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'That page takes too long to read' });
    expect(order.at(-1)).toBe('hostile');
  });

  it('end with the site, which ends with 0', async () => {
    const hostile = post('/api/admin/recipes/import', HOSTILE);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    server.process.kill('SIGTERM');
    const [[code], answer] = await Promise.all([once(server.process, 'exit'), hostile]);
    expect(code).toBe(0);
    expect(answer.status).toBe(400);
  });
});
