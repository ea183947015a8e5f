import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banners, pageTitles, recipes } from '#src/db/schema.ts';
import { freeRecipes } from '#src/domain/counted.ts';
import { SITE_SETTINGS_DEFAULT } from '#src/domain/site/site.ts';
import { write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { tag } from '#src/server/base/tags.ts';
import { searchIndexes } from '#src/server/search/search-index.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { FREE, PUBLISHED } from '#tests/support/catalogue.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { searchOwner } from '#tests/support/search-owner.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

const RECIPE = '/recipes/red-lentil-dal';
/** In no list with the recipe, and related to other ones. */
const OTHER = '/recipes/virgin-mojito';
const PAGES = [
  '/',
  '/recipes',
  '/recipes?category=dinner',
  '/categories',
  '/trending',
  '/sitemap.xml',
  '/privacy',
  RECIPE,
  OTHER,
];

/** Put together, not rendered. */
const SEARCHES = ['/recipes?search=lentil', '/recipes?search=red+lentil+dal&sort=newest'];

let server: RunningServer;
// The test process is "another process on the same database".
beforeAll(async () => {
  server = await startServer({ DATA_DIR: env().DATA_DIR });
});
afterAll(() => server.stop());

/** The cookies of a browser after an answer. */
const withChange = (cookie: string, { headers }: Response): string =>
  [cookie, ...headers.getSetCookie().map((line) => line.split(';')[0])].join('; ');

async function see(path: string, cookie = '') {
  const response = await fetch(server.url + path, { headers: cookie ? { Cookie: cookie } : {} });
  return { status: response.status, state: response.headers.get('x-cache'), text: await response.text() };
}

/** Waits until every page is finished and current. */
async function settle(): Promise<void> {
  for (const path of PAGES) await expect.poll(async () => (await see(path)).state).toBe('HIT');
}

/** Makes a change, waits until `path` shows it, and tells which pages had to be made again. */
async function changed(change: () => Promise<unknown>, shown: () => Promise<boolean>): Promise<string[]> {
  await settle();
  await change();
  await expect.poll(shown, { interval: 20 }).toBe(true);
  const made: string[] = [];
  for (const path of PAGES) if ((await see(path)).state !== 'HIT') made.push(path);
  return made;
}

const edit = (id: string, fields: Partial<typeof recipes.$inferInsert>): Promise<void> =>
  write(async (tx, change) => {
    await tx.update(recipes).set(fields).where(eq(recipes.id, id));
    change.touch('content', tag.recipe(id), tag.recipes, tag.trending);
  });

const LISTS = ['/', '/recipes', '/recipes?category=dinner', '/categories', '/trending', '/sitemap.xml'];
const WITH_SITE = ['/', '/recipes', '/recipes?category=dinner', '/categories', '/trending', '/privacy', RECIPE, OTHER];

describe('a change made by another process', () => {
  it('of a recipe is seen on its page and in the lists, nowhere else', async () => {
    // Made before the change, of cards that are kept.
    for (const path of SEARCHES) expect((await see(path)).text).toContain('Red Lentil Dal');
    for (const path of SEARCHES) expect((await see(path)).state).toBe('HIT');
    const made = await changed(
      () => edit('red-lentil-dal', { title: 'Sunset Dal' }),
      async () => (await see(RECIPE)).text.includes('Sunset Dal'),
    );
    expect(made).not.toContain(OTHER);
    expect(made).not.toContain('/privacy');
    expect(made).toEqual(expect.arrayContaining(LISTS.filter((path) => path !== '/')));
    expect((await see('/recipes?search=sunset')).text).toContain('Sunset Dal');
    for (const path of SEARCHES) expect((await see(path)).text).toContain('Sunset Dal');
  });

  it('that takes a recipe off the site hides it everywhere', async () => {
    await changed(
      () => edit('red-lentil-dal', { isPublished: false }),
      async () => (await see(RECIPE)).status === 404,
    );
    for (const path of [...PAGES, ...SEARCHES]) {
      expect((await see(path)).text, path).not.toContain('red-lentil-dal');
    }
    await edit('red-lentil-dal', { isPublished: true });
    // A missing page is looked for each time, but a list is made again only when the server knows of the change.
    await expect.poll(async () => (await see('/sitemap.xml')).text).toContain('red-lentil-dal');
  });

  it('of how many recipes there are changes what the landing page says of itself', async () => {
    const said = async () => (await see('/')).text.match(/\d+\+ free vegan recipes/g);
    const claim = (free: number) => Array(3).fill(freeRecipes(free));
    expect(await said()).toEqual(claim(FREE.length));
    // So many that the figure has to change.
    const ids = FREE.slice(0, (FREE.length % 10) + 1);
    for (const id of ids) await edit(id, { isPublished: false });
    await expect.poll(said).toEqual(claim(FREE.length - ids.length));
    for (const id of ids) await edit(id, { isPublished: true });
    await expect.poll(said).toEqual(claim(FREE.length));
  });

  it('of a title and of a banner is seen', async () => {
    const now = Date.now();
    const made = await changed(
      () =>
        write(async (tx, change) => {
          await tx.insert(pageTitles).values({ page: 'categories', title: 'Shelves of the pantry', updatedAt: now });
          await tx.insert(banners).values({
            id: 'autumn',
            title: 'Autumn',
            imageUrl: '/pictures/autumn-banner.jpg',
            showOnCategories: true,
            createdAt: now,
            updatedAt: now,
          });
          change.touch('content', tag.site);
        }),
      async () => (await see('/categories')).text.includes('Shelves of the pantry'),
    );
    expect((await see('/categories')).text).toContain('autumn-banner');
    expect(made).toEqual(expect.arrayContaining(WITH_SITE.filter((path) => path !== '/categories')));
  });

  it('that closes the site closes every page but the doors for administrators', async () => {
    const admin = await signedIn('admin');
    await settle();
    await saveSettings('site', { ...SITE_SETTINGS_DEFAULT, maintenanceMode: true, maintenanceTitle: 'Closed kitchen' });
    await expect.poll(async () => (await see('/')).status, { interval: 20 }).toBe(503);
    for (const path of PAGES) {
      const { status, text } = await see(path);
      expect(status, path).toBe(503);
      expect(text, path).toContain('Closed kitchen');
      expect((await see(path, admin.cookie)).status, path).toBe(200);
    }
    const answer = await fetch(server.url);
    expect(answer.headers.get('retry-after')).toBe('600');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    // Not even for a cookie that is none.
    expect((await see('/', 'session=%')).status).toBe(503);
    // No way out of the closed page leads to another closed one.
    const links = [...(await answer.text()).matchAll(/<a\b[^>]*href="([^"]+)"[^>]*>([^<]*)/g)];
    expect(links.map(([, href, text]) => [text, href])).toEqual([
      ['Skip to content', '#main'],
      ['Contact Us', 'mailto:postmaster@localhost'],
    ]);
    expect((await see('/login')).status).toBe(200);
    expect((await see('/favicon.svg')).status).toBe(200);
    await saveSettings('site', SITE_SETTINGS_DEFAULT);
    await expect.poll(async () => (await see('/')).status, { interval: 20 }).toBe(200);
  });
});

describe('the search index', () => {
  const root = join(env().DATA_DIR, 'search');
  const newest = async () => (await searchIndexes(root, await searchOwner()))[0];

  /** Address of what the index tells of a recipe. */
  async function fragmentOf(id: string): Promise<string> {
    const folder = join((await newest())?.folder ?? '', 'fragment');
    const name = readdirSync(folder).find((file) =>
      gunzipSync(readFileSync(join(folder, file)))
        .toString()
        .includes(`"/recipes/${id}"`),
    );
    return `/pagefind/fragment/${name}`;
  }

  it('is served, and refuses at once what was taken off the site, and then forgets it', async () => {
    await expect.poll(newest, { interval: 200 }).toBeDefined();
    expect((await see('/pagefind/pagefind.js')).status).toBe(200);
    // WebAssembly runs in the worker alone: in no page, and in no other script.
    const policyOf = async (path: string) => (await fetch(server.url + path)).headers.get('content-security-policy');
    expect(await policyOf('/pagefind/pagefind-worker.js')).toContain("'wasm-unsafe-eval'");
    expect(await policyOf('/pagefind/pagefind.js')).not.toContain('unsafe-eval');
    const fragment = await fragmentOf('berry-smoothie');
    expect((await see(fragment)).status).toBe(200);
    await edit('berry-smoothie', { isPublished: false });
    await expect.poll(async () => (await see(fragment)).status, { interval: 20 }).toBe(404);
    await expect.poll(() => fragmentOf('berry-smoothie'), { interval: 200 }).toContain('undefined');
    expect((await newest())?.recipes).toBe(PUBLISHED.length - 1);
    expect((await see(fragment)).status).toBe(404);
  });
});

describe('a change made through the site', () => {
  it('of a rating is seen at once by who gave it, and a moment later by others, who do not wait', async () => {
    const { cookie } = await signedIn();
    await settle();
    const rated = await fetch(`${server.url}/api/ratings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ recipeId: 'red-lentil-dal', rating: 4 }),
    });
    expect(rated.status).toBe(200);
    // Everywhere it is shown, the visitor first.
    for (const path of [RECIPE, '/recipes?category=dinner']) {
      expect((await see(path)).state, path).toBe('STALE');
      const own = await see(path, withChange(cookie, rated));
      expect(own.text, path).toContain('1 review');
    }
    expect((await see(OTHER)).state).toBe('HIT');
    expect((await see('/privacy')).state).toBe('HIT');
    await expect.poll(async () => (await see(RECIPE)).state, { interval: 10 }).toBe('HIT');
    expect((await see(RECIPE)).text).toContain('"ratingCount":1');
  });
});
