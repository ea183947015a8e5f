import { get as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const get = (path: string) => fetch(`${server.url}${path}`);
/** Whether it was made now or kept; `null` for what is made for one reader alone. */
const cameFrom = (answer: Response): string | null => answer.headers.get('x-cache');

/** Ten packets, as a server sends before it has heard of any. */
const FIRST_ROUND_TRIP = 14_600;

const QUERIES = [
  'search=tofu',
  'search=salt&page=2',
  'search=chocolate&maxWork=30',
  'search=nut+free+soup&category=lunch&without=gluten,celery&withCheck=1',
  'search=zzqxv',
  'search=zzqxv&category=dinner',
  'dietaryPreferences=nut-free,raw',
  'category=dinner&tags=comfort-food&sort=quickest',
  'category=desserts&maxTotal=30&sort=rated',
  'sort=quickest&page=3',
  'category=beverages&dietaryPreferences=high-protein&without=soya,nuts',
  `search=${encodeURIComponent('<b>"tofu" & \'rice\'</b> 100% ü+, “$&” $1')}`,
  `search=${encodeURIComponent('Plantry')}`,
];

describe('a page of a search', () => {
  it.each(QUERIES)('is made once for all who ask: %s', async (query) => {
    const made = await get(`/recipes?${query}`);
    const kept = await get(`/recipes?${query}&utm_source=mail`);
    // A parameter nobody knows has it made for this reader alone.
    const own = await get(`/recipes?${query}&nobody=knows`);
    expect([made, kept, own].map(cameFrom)).toEqual(['MISS', 'HIT', null]);
    const html = await made.text();
    expect(await kept.text()).toBe(html);
    expect(await own.text()).toBe(html);
  });

  it.each(['/recipes', '/recipes?category=dinner', '/recipes?search=salt'])(
    'fits the first round trip, made in haste: %s',
    async (path) => {
      const bytes = await new Promise<number>((resolve, reject) => {
        const headers = { 'Accept-Encoding': 'br' };
        ask(`${server.url}${path}`, { headers }, (response) => {
          const head = response.rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0);
          let body = 0;
          response.on('data', (chunk: Buffer) => {
            body += chunk.length;
          });
          response.on('end', () => resolve('HTTP/1.1 200 OK\r\n\r\n'.length + head + body));
        }).on('error', reject);
      });
      expect(bytes).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
    },
  );

  it.each(['page=9999&search=tofu', 'sort=cheapest', 'search=a&search=b'])('is none for %s', async (query) => {
    const answer = await get(`/recipes?${query}`);
    expect(answer.status).not.toBe(200);
    expect(cameFrom(answer)).toBeNull();
  });
});
