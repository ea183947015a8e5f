import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOWN_ON } from '#src/domain/site/banners.ts';
import { PAGE_KEYS, type PageKey } from '#src/domain/site/site.ts';
import { env } from '#src/server/base/env.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

const PATHS: Record<PageKey, string> = {
  home: '/',
  categories: '/categories',
  recipes: '/recipes',
  favourites: '/favorites',
  shop: '/shop',
};
/** The landing page has words of its own: what is configured for home is for members. */
const AUDIENCES: Record<PageKey, readonly ('members' | 'visitors')[]> = {
  home: ['members'],
  categories: ['members', 'visitors'],
  recipes: ['members', 'visitors'],
  favourites: ['members', 'visitors'],
  shop: ['members', 'visitors'],
};
const WORDS = { title: 'Midsummer Table', subtitle: 'Everything that likes the sun' };

let server: RunningServer;
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
  server = await startServer({ DATA_DIR: env().DATA_DIR });
});
afterAll(() => server.stop());

async function ask(method: string, path: string, body?: object): Promise<{ id: string }> {
  const answer = await fetch(`${server.url}/api/admin/${path}`, {
    method,
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return (answer.status === 204 ? {} : await answer.json()) as { id: string };
}

/** What one audience reads on a page. */
async function seen(page: PageKey, audience: 'members' | 'visitors') {
  const $ = load(await (await fetch(server.url + PATHS[page])).text());
  $(`script, style, head, .for-${audience === 'members' ? 'visitors' : 'members'}`).remove();
  const text = $('body').text().replace(/\s+/g, ' ');
  return {
    times: (words: string): number => text.split(words).length - 1,
    headings: $('h1')
      .toArray()
      .map((heading) => $(heading).text().trim()),
    banners: $('.banner').length,
  };
}

describe.each(PAGE_KEYS)('what is configured for %s', (page) => {
  let banner: string;
  beforeAll(async () => {
    const shown = Object.fromEntries(Object.values(SHOWN_ON).map((field) => [field, field === SHOWN_ON[page]]));
    const picture = '/pictures/red-lentil-dal.jpg';
    ({ id: banner } = await ask('POST', 'banners', { title: 'Of the season', imageUrl: picture, ...shown }));
  });
  afterAll(async () => {
    await ask('DELETE', `page-titles/${page}`);
    await ask('DELETE', `banners/${banner}`);
  });

  it('is nowhere while there is none, nor is the banner', async () => {
    for (const audience of AUDIENCES[page]) {
      const { headings, banners, times } = await seen(page, audience);
      expect([headings.length, banners, times(WORDS.title)], audience).toEqual([1, 0, 0]);
    }
  });

  it('stands once on the banner, and once without one, with one heading in all', async () => {
    await ask('PATCH', `page-titles/${page}`, WORDS);
    for (const isActive of [true, false]) {
      await ask('PATCH', `banners/${banner}`, { isActive });
      for (const audience of AUDIENCES[page]) {
        const { headings, banners, times } = await seen(page, audience);
        const where = `${audience}, ${isActive ? 'with' : 'without'} a banner`;
        expect(times(WORDS.title), where).toBe(1);
        expect(times(WORDS.subtitle), where).toBe(1);
        expect(headings, where).toHaveLength(1);
        expect(banners, where).toBe(isActive ? 1 : 0);
      }
    }
  });
});
