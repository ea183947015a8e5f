import { describe, expect, it } from 'vitest';
import { keepAhead, keepAnswers, keepPage } from '#src/stores/kept/keeping.ts';
import { bytesIn } from '#src/stores/kept/names.ts';
import { recipesOfAnswer } from '#src/stores/kept/parts.ts';
import { keptPages, trim } from '#src/stores/kept/room.ts';
import { device } from '#tests/support/kept-device.ts';

const PAGE = `<link href="/_astro/a.css"><astro-island component-url="/_astro/Method.x1.js" props="&quot;/pictures/step-one.jpg&quot;"></astro-island>
<img srcset="/pictures/dal-400.avif 400w, /pictures/dal-800.avif 800w" src="/pictures/dal.jpg">`;
const SITE = {
  '/recipes/dal': PAGE,
  '/_astro/a.css': '@font-face{src:url(/fonts/figtree.woff2)}',
  '/_astro/Method.x1.js': 'import"./react.y2.js";const d=["_astro/CookMode.z3.js"];',
  '/_astro/react.y2.js': 'import"./Method.x1.js"',
  '/_astro/CookMode.z3.js': 'done',
  '/fonts/figtree.woff2': 'font',
  '/pictures/dal-800.avif': 'dal',
  '/pictures/step-one-800.avif': 'step',
};

describe('a page that is kept', () => {
  it('is kept with what it asks for at once and later, cook mode and its pictures included', async () => {
    const { at, kept } = device(SITE);
    await keepPage(at, '/recipes/dal');
    expect([...kept.keys()].toSorted()).toEqual(Object.keys(SITE).toSorted());
    expect(kept.get('/recipes/dal')?.headers.get('X-Kept-At')).toMatch(/^1\d{3}$/);
  });

  it('is not there where a part of it finds no room, or the connection ends', async () => {
    for (let room = 0; room < Object.keys(SITE).length; room++) {
      const { at, kept } = device(SITE, room);
      await expect(keepPage(at, '/recipes/dal')).rejects.toThrow('Quota exceeded');
      expect(kept.has('/recipes/dal'), `room for ${room}`).toBe(false);
    }
  });

  it('is not there where the site has a file of it no more, because it was upgraded meanwhile', async () => {
    for (const gone of ['/_astro/a.css', '/_astro/CookMode.z3.js', '/fonts/figtree.woff2']) {
      const { at, kept } = device({ ...SITE, [gone]: new Response('', { status: 404 }) });
      await expect(keepPage(at, '/recipes/dal')).rejects.toThrow(`No file at ${gone}`);
      expect(kept.has('/recipes/dal')).toBe(false);
    }
  });

  it('is counted in bytes with all it is made of', async () => {
    const { at } = device(SITE);
    await keepPage(at, '/recipes/dal');
    expect(await bytesIn(at.cache)).toBe(Object.values(SITE).join('').length);
  });

  it('fetches its parts once for all pages', async () => {
    const { at, asked } = device({ ...SITE, '/recipes/soup': PAGE });
    await keepPage(at, '/recipes/dal');
    asked.length = 0;
    await keepPage(at, '/recipes/soup');
    expect(asked).toEqual(['/recipes/soup']);
  });

  it('goes when the site has it no more, and stays when the site is in trouble', async () => {
    const { at, kept } = device({ ...SITE, '/recipes/late': new Response('', { status: 503 }) });
    kept.set('/recipes/gone', new Response('old'));
    kept.set('/recipes/late', new Response('old'));
    await keepPage(at, '/recipes/gone');
    await keepPage(at, '/recipes/late');
    expect([...kept.keys()]).toEqual(['/recipes/late']);
  });
});

describe('what is kept ahead', () => {
  it('are the recipes that favourites, plan and own recipes name', async () => {
    const json = (value: unknown) => Response.json(value);
    const { at, kept } = device({
      '/api/favorites': json([{ id: 'dal' }, { id: 'soup' }]),
      '/api/meal-plan?week=1': json({ entries: [{ recipe: { id: 'soup' } }, { recipe: null }] }),
      '/api/auth/sessions': json([{ id: 'secret' }]),
    });
    const answers = [
      '/api/favorites',
      '/api/meal-plan?week=1',
      '/api/auth/sessions',
      'https://elsewhere.example/api/favorites',
    ];
    expect(await keepAnswers(at, answers)).toEqual(['/recipes/dal', '/recipes/soup']);
    expect([...kept.keys()]).toEqual(['/api/favorites', '/api/meal-plan?week=1']);
    const own = { items: [{ id: '7f9c24e8-3b12-4a5e-9d1f-0123456789ab' }] };
    expect(recipesOfAnswer('/api/own-recipes', own)).toEqual(['/my-recipes/7f9c24e8-3b12-4a5e-9d1f-0123456789ab']);
    for (const odd of [null, 'x', 7, { entries: 'x' }, [null, 3]])
      expect(recipesOfAnswer('/api/favorites', odd)).toEqual([]);
  });

  it('is fetched again after a day', async () => {
    const { at, asked, wait } = device({ '/recipes/dal': 'page' });
    const times = () => asked.filter((path) => path === '/recipes/dal').length;
    await keepAhead(at, ['/recipes/dal']);
    await keepAhead(at, ['/recipes/dal']);
    expect(times()).toBe(1);
    wait(25 * 3_600_000);
    await keepAhead(at, ['/recipes/dal']);
    expect(times()).toBe(2);
  });
});

it('keeps the last fifty that were opened, all that are wanted, and no picture without a page', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `r${at}`);
  const site = Object.fromEntries(
    names.flatMap((name) => [
      [`/recipes/${name}`, `<img src="/pictures/${name}.jpg">`],
      [`/pictures/${name}-800.avif`, 'picture'],
    ]),
  );
  const { at, kept } = device(site);
  for (const name of names) await keepPage(at, `/recipes/${name}`);
  await keepPage(at, '/recipes/r0');
  await trim(at, ['/recipes/r1']);
  const pages = await keptPages(at.cache);
  expect(pages).toHaveLength(51);
  expect(pages).toEqual(expect.arrayContaining(['/recipes/r0', '/recipes/r1', '/recipes/r59']));
  expect(pages).not.toContain('/recipes/r2');
  expect(kept.has('/pictures/r0-800.avif')).toBe(true);
  expect(kept.has('/pictures/r2-800.avif')).toBe(false);
});

/** Twenty-one recipes of 10 MB with a picture of 2 MB each, kept one after the other. */
function heavy() {
  const on = device({});
  const put = (path: string, text: string, megabytes: number, at = 1) =>
    on.kept.set(
      path,
      new Response(text, { headers: { 'X-Kept-At': String(at), 'X-Kept-Bytes': String(megabytes * 1_000_000) } }),
    );
  put('/', 'home', 1);
  put('/_astro/a.js', 'code', 1);
  for (let at = 1; at <= 21; at++) {
    put(`/recipes/r${at}`, `<img src="/pictures/r${at}.jpg">`, 10, at + 1);
    put(`/pictures/r${at}-800.avif`, '', 2);
  }
  return on;
}

describe('more than 200 MB', () => {
  it('lets go of the oldest pages with their pictures, wanted or not', async () => {
    const { at, kept } = heavy();
    await trim(at, ['/recipes/r1']);
    // 2 MB, and sixteen of 12.
    expect(await bytesIn(at.cache)).toBe(194_000_000);
    expect([...kept.keys()].slice(0, 4)).toEqual(['/', '/_astro/a.js', '/recipes/r6', '/pictures/r6-800.avif']);
  });

  it('is measured where it was not asked what is wanted, too', async () => {
    const { at } = heavy();
    await trim(at, null);
    expect(await bytesIn(at.cache)).toBe(194_000_000);
  });
});
