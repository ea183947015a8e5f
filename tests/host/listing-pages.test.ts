import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const get = (path: string) => fetch(`${server.url}${path}`);
/** Whether it was put together and kept, or rendered by Astro for this request. */
const cameFrom = (answer: Response): string | null => answer.headers.get('x-cache');

const QUERIES = [
  'search=tofu',
  'search=salt&page=2',
  'search=chocolate&maxWork=30',
  'search=nut+free+soup&category=lunch&without=gluten,celery&withCheck=1',
  'search=zzqxv',
  'search=zzqxv&category=dinner&page=3',
  'dietaryPreferences=nut-free,raw',
  'category=dinner&tags=comfort-food&sort=quickest',
  'category=desserts&maxTotal=30&sort=rated',
  'sort=quickest&page=3',
  'category=beverages&dietaryPreferences=high-protein&without=soya,nuts',
  `search=${encodeURIComponent('<b>"tofu" & \'rice\'</b> 100% ü+, “$&” $1')}`,
  `search=${encodeURIComponent('Plantry')}`,
];

describe('a page of the listing that is put together', () => {
  it.each(QUERIES)('is to the byte what Astro renders: %s', async (query) => {
    const together = await get(`/recipes?${query}`);
    // A parameter nobody knows has Astro render the same state.
    const rendered = await get(`/recipes?${query}&nobody=knows`);
    expect(cameFrom(together)).toBe('MISS');
    expect(cameFrom(rendered)).toBeNull();
    expect(together.status).toBe(rendered.status);
    for (const name of ['content-security-policy', 'content-type']) {
      expect(together.headers.get(name)).toBe(rendered.headers.get(name));
    }
    expect(await together.text()).toBe(await rendered.text());
    expect(cameFrom(await get(`/recipes?${query}`))).toBe('HIT');
  });

  it('is the same however often its parts were used', async () => {
    for (const query of ['search=rice', 'search=rice&page=2', 'search=beans', 'search=basil+pasta', 'search=salt']) {
      const [together, rendered] = await Promise.all([get(`/recipes?${query}`), get(`/recipes?${query}&nobody=knows`)]);
      expect(await together.text(), query).toBe(await rendered.text());
    }
  });

  it.each(['page=9999&search=tofu', 'sort=cheapest', 'search=a&search=b'])('is none for %s', async (query) => {
    const answer = await get(`/recipes?${query}`);
    expect(answer.status).not.toBe(200);
    expect(cameFrom(answer)).toBeNull();
  });
});
