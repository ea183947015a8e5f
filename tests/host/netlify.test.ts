import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { mailQueue, recipes, redirects, visitDays } from '#src/db/schema.ts';
import { SITE_SETTINGS_DEFAULT } from '#src/domain/site/site.ts';
import { closeDatabase, database, read, write } from '#src/server/base/database.ts';
import { tag } from '#src/server/base/tags.ts';
import { inlineHash, PAGE_DIRECTIVES } from '#src/server/http/csp.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { call, LIVE_URL, type NetlifyBuild, netlifyBuild, SITE_URL } from '#tests/support/netlify.ts';
import { withBlobs } from '#tests/support/netlify-blobs.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { type LibsqlServer, SQLD, startSqld } from '#tests/support/sqld.ts';

const ID = 'red-lentil-dal';
const RECIPE = `/recipes/${ID}`;
const PURGE_API = 'https://api.netlify.com/api/v1/purge';

/** Tags of each purge Netlify was asked for. */
const purges: string[][] = [];

let server: LibsqlServer;
let site: NetlifyBuild;

/** A session's cookie, as the site has it on https. */
async function cookieOf(role: 'user' | 'premium' | 'admin'): Promise<string> {
  // Settings are read when this is loaded, which must be after they were set.
  const { signedIn } = await import('#tests/support/members.ts');
  return (await signedIn(role)).cookie.replace(/^session=/, '__Host-session=');
}

/** A change made by another process on the same database. */
const publish = (isPublished: boolean): Promise<void> =>
  write(async (tx, change) => {
    await tx.update(recipes).set({ isPublished }).where(eq(recipes.id, ID));
    change.touch('content', tag.recipe(ID), tag.recipes);
  });

const tagsOf = ({ headers }: Response): string[] => (headers.get('netlify-cache-tag') ?? '').split(',');

describe.skipIf(!SQLD)('site on Netlify', () => {
  beforeAll(async () => {
    server = await startSqld({ from: inject('template') });
    Object.assign(process.env, {
      DATABASE_URL: server.url,
      URL: LIVE_URL,
      ANSWERS_PER_MINUTE: '1000000',
      SITE_NAME: 'calm-otter-1',
      SITE_ID: 'site-1',
      NETLIFY_PURGE_API_TOKEN: 'purge-token',
    });
    site = await netlifyBuild(server.url);
    const { beginPurging } = await import('#src/server/host/netlify/purging.ts');
    await beginPurging(database());
  }, 600_000);
  afterAll(async () => {
    closeDatabase();
    await site?.remove();
    await server?.stop();
  });
  beforeEach(() => {
    purges.length = 0;
    const network = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input) !== PURGE_API) return network(input, init);
      expect(new Headers(init?.headers).get('authorization')).toBe('Bearer purge-token');
      const order = JSON.parse(String(init?.body)) as { site_id: string; cache_tags: string[] };
      expect(order.site_id).toBe('site-1');
      purges.push(order.cache_tags.toSorted());
      return new Response(null, { status: 202 });
    });
  });

  it.each([
    ['/', [tag.recipes, tag.site]],
    [RECIPE, [tag.recipe(ID), tag.site]],
    ['/recipes?category=dinner', [tag.recipes, tag.site]],
    ['/sitemap.xml', [tag.recipes, tag.site]],
    [`${RECIPE}?utm_source=letter`, [tag.recipe(ID)]],
  ])('gives %s to the CDN, with the tags of what it shows', async (path, tags) => {
    const answer = await site.ask(path);
    expect(answer.status).toBe(200);
    expect(tagsOf(answer)).toEqual(expect.arrayContaining(tags));
    const policy = answer.headers.get('netlify-cdn-cache-control');
    const [, age, more] = /^public, durable, max-age=(\d+), stale-while-revalidate=(\d+)$/.exec(policy ?? '') ?? [];
    // Of a page that reaches the CDN after its purge nothing is left after this.
    expect(Number(age) + Number(more)).toBeLessThanOrEqual(600);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers.get('netlify-vary')).toBe('query');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('renders pages under its own name and address, that of a preview here', async () => {
    const html = await (await site.ask(RECIPE)).text();
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}${RECIPE}"`);
    expect(html).toContain('Plantry');
    expect(html).not.toContain('calm-otter-1');
    expect(html).not.toContain(LIVE_URL);
  });

  it.each([
    ['/api/recipes?limit=1', 200],
    ['/api/nothing', 404],
    ['/nothing-here', 404],
    ['/recipes/nothing-here', 404],
    ['/recipes?search=dal', 200],
    [`${RECIPE}?x=1`, 200],
    ['/%zz', 400],
    ['/recipes?search=%zz', 400],
    ['//evil.test', 400],
    ['/pagefind/none.js', 404],
    ['/healthz', 200],
    ['/readyz', 200],
  ])('keeps %s from the CDN, and answers %i', async (path, status) => {
    const { status: answered, headers } = await site.ask(path);
    expect(answered).toBe(status);
    expect(headers.get('netlify-cdn-cache-control')).toBeNull();
    expect(headers.get('netlify-cache-tag')).toBeNull();
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('lets the style of its own refusals in', async () => {
    const answer = await site.ask('/%zz');
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(await answer.text()) ?? [];
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' '${inlineHash(style)}'`);
  });

  it.each(['/', '/recipes?search=dal', '/nothing-here', '/api/recipes?limit=1', '/api/nothing', '/healthz', '/%zz'])(
    'has the security headers on %s',
    async (path) => {
      const { headers } = await site.ask(path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const directive of PAGE_DIRECTIVES) expect(policy).toContain(directive);
      expect(policy).toMatch(/script-src 'self'/);
      expect(policy).not.toContain('unsafe-inline');
      expect(policy.length).toBeLessThan(1500);
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-request-id')).toMatch(/^request-\d+$/);
    },
  );

  it('has the security headers on files, by one rule each', async () => {
    const rules = site.headers.split('\n').filter((line) => line.startsWith('/'));
    expect(rules).toEqual(
      expect.arrayContaining(['/_astro/*', '/fonts/figtree.woff2', '/pagefind/index/*', '/pictures/*', '/favicon.svg']),
    );
    expect(new Set(rules).size).toBe(rules.length);
    const block = site.headers.split('\n/').find((text) => text.startsWith('_astro/*')) ?? '';
    expect(block).toContain('Content-Security-Policy: default-src');
    expect(block).toContain('Strict-Transport-Security: ');
    expect(block).not.toContain('Cache-Control');
  });

  it('brings nothing of the project that it does not need', async () => {
    for (const path of ['data', 'src', 'tests', 'scripts', '.env', 'node_modules/libsql']) {
      expect(site.brings(path), path).toBe(false);
    }
  });

  it('sends every other spelling of a page to its one address', async () => {
    const answer = await site.ask(RECIPE.replace('/recipes/', '/recipes//'));
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(RECIPE);
    expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
  });

  it('leads old addresses on', async () => {
    await write((tx) => tx.insert(redirects).values({ from: '/old-soup', to: RECIPE, origin: 'hand', createdAt: 0 }));
    const answer = await site.ask('/old-soup/?utm_source=x');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`${RECIPE}?utm_source=x`);
    expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
  });

  it('refuses other methods on pages', async () => {
    const answer = await site.ask(RECIPE, { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('cuts pictures, and has the CDN keep them', async () => {
    const answer = await site.ask(`/crops/share/${ID}.jpg`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('netlify-cdn-cache-control')).toBe('public, max-age=2592000, durable');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });

  it('has the CDN forget what a rating changes, before it is answered', async () => {
    const cookie = await cookieOf('user');
    const answer = await site.ask('/api/ratings', call({ recipeId: ID, rating: 5 }, cookie));
    expect(answer.status).toBe(200);
    expect(purges).toHaveLength(1);
    expect(purges[0]).toContain(tag.recipe(ID));
    expect(await (await site.ask(RECIPE)).text()).toContain('"ratingCount":1');
    await site.ask('/healthz');
    expect(purges).toHaveLength(1);
  });

  it('counts the visits that pages tell of, and none of the pages it makes for the CDN', async () => {
    await site.ask(RECIPE);
    expect(await read().select().from(visitDays)).toEqual([]);
    const told = call({ path: RECIPE });
    const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const answer = await site.ask('/api/visits', { ...told, headers: { ...told.headers, 'User-Agent': browser } });
    expect(answer.status).toBe(204);
    expect(await read().select().from(visitDays)).toMatchObject([{ visits: 1, visitors: 1 }]);
  });

  it('has the CDN forget what another process changed, within a minute', async () => {
    await publish(true);
    await site.ask('/healthz');
    expect(purges).toEqual([]);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    await site.ask('/healthz');
    expect(purges).toEqual([[tag.recipe(ID), tag.recipes]]);
  });

  it('shows nothing of a recipe that was taken off the site, in the search index neither', async () => {
    const fragment = await site.fragmentOf(ID);
    expect(site.hasFile('pagefind/pagefind.js')).toBe(true);
    expect(site.hasFile(fragment)).toBe(false);
    const shown = await site.ask(fragment);
    expect(shown.status).toBe(200);
    expect(tagsOf(shown)).toEqual([tag.recipe(ID)]);
    await publish(false);
    expect((await site.ask(fragment)).status).toBe(404);
    expect((await site.ask(RECIPE)).status).toBe(404);
    expect(await (await site.ask('/sitemap.xml')).text()).not.toContain(ID);
    await publish(true);
    expect((await site.ask(fragment)).status).toBe(200);
  });

  it('gives the CDN the teaser of an exclusive recipe, and the whole to premium members alone', async () => {
    const path = '/recipes/masala-dosa';
    const [user, premium] = [await cookieOf('user'), await cookieOf('premium')];
    const step = 'fenugreek';
    for (const cookie of ['', `signed_in=1; ${user}`]) {
      const teaser = await site.ask(path, cookie ? { headers: { Cookie: cookie } } : {});
      const text = await teaser.text();
      expect(text).toContain('An exclusive recipe');
      expect(text).not.toContain(step);
      if (cookie) expect(teaser.headers.get('cache-control')).toBe('private, no-store');
      else {
        expect(teaser.headers.get('netlify-cdn-cache-control')).toMatch(/^public, durable, max-age=\d+/);
        expect(teaser.headers.get('netlify-vary')).toBe('query,cookie=signed_in');
        expect(tagsOf(teaser)).toContain(tag.recipe('masala-dosa'));
      }
      expect(teaser.headers.get('x-visitors-only')).toBeNull();
    }
    const whole = await site.ask(path, { headers: { Cookie: `signed_in=1; ${premium}` } });
    expect(await whole.text()).toContain(step);
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
    for (const name of ['netlify-cdn-cache-control', 'netlify-cache-tag', 'x-visitors-only'])
      expect(whole.headers.get(name), name).toBeNull();
  });

  it('makes PDFs in a worker thread, whose file came along', async () => {
    const pdf = await site.ask(`/api${RECIPE}/pdf`, { headers: { Cookie: await cookieOf('premium') } });
    expect(pdf.status).toBe(200);
    expect((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).text).toContain('Red Lentil Dal');
    expect(site.brings('.netlify/build/worker.mjs')).toBe(true);
  });

  it('tells no more of a recipe that was made exclusive after the index than its teaser', async () => {
    const fragment = await site.fragmentOf(ID);
    expect((await site.ask(fragment)).status).toBe(200);
    const edit = async (isPremiumOnly: boolean) => {
      const init = { ...call({ isPremiumOnly }, await cookieOf('admin')), method: 'PATCH' };
      expect((await site.ask(`/api/admin/recipes/${ID}`, init)).status).toBe(200);
    };
    await edit(true);
    expect(purges.flat()).toContain(tag.recipe(ID));
    expect((await site.ask(fragment)).status).toBe(404);
    expect(await (await site.ask(RECIPE)).text()).toContain('An exclusive recipe');
    await edit(false);
    expect((await site.ask(fragment)).status).toBe(200);
    expect((await site.ask(await site.fragmentOf('masala-dosa'))).status).toBe(200);
  });

  it('is closed during maintenance to all but administrators, and nothing of it is kept', async () => {
    const admin = await cookieOf('admin');
    await saveSettings('site', { ...SITE_SETTINGS_DEFAULT, maintenanceMode: true, maintenanceTitle: 'Closed kitchen' });
    const closed = await site.ask(RECIPE);
    const open = await site.ask(RECIPE, { headers: { Cookie: admin } });
    const login = await site.ask('/login');
    await saveSettings('site', SITE_SETTINGS_DEFAULT);
    expect(closed.status).toBe(503);
    expect(closed.headers.get('retry-after')).toBe('600');
    expect(await closed.text()).toContain('Closed kitchen');
    expect([open.status, login.status]).toEqual([200, 200]);
    for (const { headers } of [closed, open, login]) expect(headers.get('netlify-cdn-cache-control')).toBeNull();
  });

  it('lets mails wait in the queue without a mail service', async () => {
    const registration = {
      firstName: 'Robin',
      lastName: 'Green',
      email: 'robin@example.org',
      password: 'correct-horse-battery',
    };
    const answer = await site.ask('/api/register', call(registration));
    expect(answer.status).toBeLessThan(300);
    const [mail] = await read().select().from(mailQueue).where(eq(mailQueue.to, registration.email));
    expect(mail).toMatchObject({ sentAt: null, attempts: 0 });
  });

  it('keeps uploaded pictures in Netlify Blobs, and gives them to browsers for ever', async () => {
    await withBlobs('site-1', async () => {
      const create = { width: 600, height: 450, channels: 3, background: '#3a5848' } as const;
      const body = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
      const headers = { 'Content-Type': 'image/jpeg', Cookie: await cookieOf('admin') };
      const upload = await site.ask('/api/admin/media', { method: 'POST', headers, body });
      expect(upload.status, await upload.clone().text()).toBe(200);
      const { imageUrl } = (await upload.json()) as { imageUrl: string };
      for (const path of [imageUrl, imageUrl.replace('.jpg', '-400.avif'), imageUrl.replace('.jpg', '-800.webp')]) {
        const picture = await site.ask(path);
        expect(picture.status, path).toBe(200);
        // The CDN asks again, because it may be taken off the site.
        expect(picture.headers.get('netlify-cdn-cache-control')).toMatch(/^public, durable, max-age=300, /);
        expect(picture.headers.get('netlify-cache-tag')).toBeNull();
        expect(picture.headers.get('cache-control')).toContain('immutable');
        expect(picture.headers.get('content-type')).toMatch(/^image\/(jpeg|avif|webp)$/);
        expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100);
      }
      const crop = await site.ask(imageUrl.replace('/media/', '/crops/share/'));
      expect(crop.status).toBe(200);
      expect(crop.headers.get('netlify-cdn-cache-control')).toBe('public, max-age=300, durable');
      expect((await site.ask('/media/m-000000000000000000000000.jpg')).status).toBe(404);
    });
  });

  it('does what waits after a call, and nothing after one that is refused', async () => {
    const now = Date.now() + 120_000;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    // This round is the minute's.
    await site.ask('/healthz');
    const planned = { isPublished: false, publishAt: now - 1 };
    await write((tx) => tx.update(recipes).set(planned).where(eq(recipes.id, ID)));
    const isPublished = async () => (await read().select().from(recipes).where(eq(recipes.id, ID)))[0]?.isPublished;
    const refused: [string, RequestInit, number][] = [
      [RECIPE, { method: 'POST' }, 405],
      ['/api/nothing', { method: 'DELETE' }, 404],
      ['/api/favorites', call({ recipeId: ID }), 401],
      ['/api/login', call({ email: 'nobody' }), 400],
    ];
    for (const [path, init, status] of refused) expect((await site.ask(path, init)).status, path).toBe(status);
    expect(await isPublished()).toBe(false);
    expect((await site.ask('/api/logout', { method: 'POST' })).status).toBe(200);
    expect(await isPublished()).toBe(true);
  });
});
