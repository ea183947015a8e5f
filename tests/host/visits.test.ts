import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { DATABASE_FILE } from '#tests/support/template.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ TRUSTED_HOPS: '1' });
});
afterAll(() => server.stop());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const from = { 'User-Agent': FIREFOX, 'X-Forwarded-For': '203.0.113.7', ...headers };
  const response = await fetch(server.url + path, { method, headers: from });
  await response.arrayBuffer();
  return response;
}

it('counts pages that people were sent, also from the store and as unchanged, and writes them down when it ends', async () => {
  const { headers } = await ask('/recipes/palak-tofu');
  await ask('/recipes/palak-tofu');
  const unchanged = await ask('/recipes/palak-tofu', {
    'If-None-Match': headers.get('etag') ?? '',
    'Cache-Control': 'no-cache',
  });
  expect(unchanged.status).toBe(304);
  await ask('/recipes?search=dal', { 'Sec-Fetch-Dest': 'document' });
  await ask('/trending', { 'X-Forwarded-For': '203.0.113.8' });

  await ask('/trending', {}, 'HEAD');
  await ask('/trending', { 'User-Agent': GOOGLE });
  await ask('/trending', { 'Sec-Purpose': 'prefetch;prerender' });
  await ask('/recipes?category=lunch', { 'Sec-Fetch-Dest': 'empty' });
  for (const path of ['/no-such-page', '/api/recipes', '/sitemap.xml', '/favicon.svg', '/admin', '/healthz']) {
    await ask(path);
  }

  const ended = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGTERM');
  expect(await ended).toBe(0);
  const database = createClient({ url: `file:${join(server.folder, DATABASE_FILE)}` });
  const { rows: days } = await database.execute('select visits, visitors from visit_days');
  const { rows: views } = await database.execute('select recipe_id, views from recipe_views');
  database.close();
  expect(days).toEqual([{ visits: 5, visitors: 2 }]);
  expect(views).toEqual([{ recipe_id: 'palak-tofu', views: 1 }]);
});
