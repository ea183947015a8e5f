import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { env } from '#src/server/base/env.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

/** A dinner, and a drink that is in no list with it and not related to it. */
const RECIPE = 'red-lentil-dal';
const PAGE = `/recipes/${RECIPE}`;
const OTHER = '/recipes/virgin-mojito';
const UNTOUCHED = [OTHER, '/privacy', '/help'];
const LISTS = ['/', '/recipes', '/recipes?category=dinner', '/categories', '/trending', '/sitemap.xml', '/feed.xml'];
const PAGES = [...LISTS, '/shop', PAGE, ...UNTOUCHED];

let server: RunningServer;
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
  server = await startServer({ DATA_DIR: env().DATA_DIR });
});
afterAll(() => server.stop());

async function see(path: string) {
  const response = await fetch(server.url + path);
  return { status: response.status, state: response.headers.get('x-cache'), text: await response.text() };
}

/** Makes an administrator's call; what it answers is the moment from which nothing old may be seen. */
async function ask(method: string, path: string, body?: unknown) {
  const answer = await fetch(`${server.url}/api/${path}`, {
    method,
    headers: { Cookie: cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
  return text ? (JSON.parse(text) as AdminRecipe) : null;
}
const change = (id: string, fields: object) => ask('PATCH', `admin/recipes/${id}`, fields);
const bulk = (action: string, ...ids: string[]) => ask('POST', 'admin/recipes/bulk', { ids, action });

/** Waits until every page is finished and current. */
async function settle(): Promise<void> {
  for (const path of PAGES) {
    await expect.poll(async () => (await see(path)).state, { message: path }).toBe('HIT');
  }
}

/** Pages that were made again after a change. */
async function madeAgain(): Promise<string[]> {
  const made: string[] = [];
  for (const path of PAGES) if ((await see(path)).state !== 'HIT') made.push(path);
  return made;
}

/** Every page, whether anything of it still tells of a recipe. */
async function pagesWith(word: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of PAGES) if ((await see(path)).text.includes(word)) found.push(path);
  return found;
}

describe("an administrator's change, once its call has answered,", () => {
  it('shows an edited recipe on its page and in the lists, and leaves other pages as they were', async () => {
    await settle();
    await change(RECIPE, { title: 'Sunset Dal' });
    expect((await see(PAGE)).text).toContain('Sunset Dal');
    expect((await see('/recipes?category=dinner&search=sunset')).text).toContain('Sunset Dal');
    await settle();
    await change(RECIPE, { servings: 6 });
    const made = await madeAgain();
    expect(made).toContain(PAGE);
    for (const path of UNTOUCHED) expect(made).not.toContain(path);
  });

  it('shows a recipe taken off the site nowhere, and shows it again everywhere', async () => {
    await settle();
    expect(await pagesWith(RECIPE)).toEqual(expect.arrayContaining([PAGE, '/sitemap.xml']));
    await change(RECIPE, { isPublished: false });
    expect(await pagesWith(RECIPE)).toEqual([]);
    expect((await see(PAGE)).status).toBe(404);
    expect((await see(`/api/recipes/${RECIPE}`)).status).toBe(404);
    expect((await see(`/api/nutrition/${RECIPE}`)).status).toBe(404);
    expect((await see('/recipes?search=sunset')).text).not.toContain(RECIPE);
    await change(RECIPE, { isPublished: true });
    expect((await see(PAGE)).status).toBe(200);
    expect((await see('/sitemap.xml')).text).toContain(RECIPE);
    expect((await see('/recipes?search=sunset')).text).toContain(RECIPE);
  });

  it('makes no page again for a draft, however it is changed, until it is published', async () => {
    const draft = {
      title: 'Moonlit Porridge',
      description: 'Oats under a silver spoon of tahini, for those who cook late.',
      category: 'breakfast',
      prepTime: 5,
      cookTime: 10,
      servings: 2,
      ingredients: ['100 g rolled oats', '400 ml oat milk'],
      instructions: ['Simmer the oats in the oat milk for 10 minutes.'],
    };
    await settle();
    const made = await ask('POST', 'recipes', draft);
    const id = made?.id ?? '';
    await change(id, { title: 'Moonlit Oats', servings: 3 });
    expect(await madeAgain()).toEqual([]);
    expect((await see(`/recipes/${id}`)).status).toBe(404);
    await change(id, { isPublished: true });
    expect((await see(`/recipes/${id}`)).text).toContain('Moonlit Oats');
    for (const path of ['/recipes', '/sitemap.xml', '/feed.xml']) expect((await see(path)).text, path).toContain(id);
    const again = await madeAgain();
    for (const path of UNTOUCHED) expect(again).not.toContain(path);
    await ask('DELETE', `admin/recipes/${id}`);
    expect(await pagesWith(id)).toEqual([]);
    expect((await see(`/recipes/${id}`)).status).toBe(404);
  });

  it('shows what was restored from a revision', async () => {
    const revisions = (await ask('GET', `admin/recipes/${RECIPE}/revisions`)) as unknown as { id: number }[];
    await settle();
    await ask('POST', `admin/recipes/${RECIPE}/revisions/${revisions.at(-1)?.id}/restore`, {});
    const { text } = await see(PAGE);
    expect(text).not.toContain('Sunset Dal');
    expect(text).toContain('Red Lentil');
  });

  it('leads an old address on at once, with its query, and a recipe that moved from where it was', async () => {
    const follow = async (path: string) => {
      const { status, headers } = await fetch(server.url + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await follow('/2019/old-dal')).toEqual([404, null]);
    await ask('PUT', 'admin/redirects', { from: '/2019/old-dal', to: PAGE });
    expect(await follow('/2019/old-dal')).toEqual([301, PAGE]);
    expect(await follow('/2019//old-dal/?utm_source=x')).toEqual([301, `${PAGE}?utm_source=x`]);
    await settle();
    await ask('PUT', `admin/recipes/${OTHER.slice('/recipes/'.length)}/address`, { slug: 'minty-mojito' });
    expect(await follow(OTHER)).toEqual([301, '/recipes/minty-mojito']);
    expect((await see('/recipes/minty-mojito')).status).toBe(200);
    for (const list of ['/recipes?category=beverages', '/sitemap.xml'])
      expect((await see(list)).text).not.toContain(`${OTHER}"`);
    await ask('PUT', 'admin/recipes/minty-mojito/address', { slug: OTHER.slice('/recipes/'.length) });
    expect((await see(OTHER)).status).toBe(200);
  });

  it('hides, shows and deletes several recipes at once', async () => {
    const ids = [RECIPE, 'palak-tofu'];
    await settle();
    await bulk('unpublish', ...ids);
    for (const id of ids) {
      expect((await see(`/recipes/${id}`)).status, id).toBe(404);
      expect(await pagesWith(`/recipes/${id}"`), id).toEqual([]);
    }
    await bulk('publish', ...ids);
    for (const id of ids) expect((await see(`/recipes/${id}`)).status, id).toBe(200);
    await settle();
    await bulk('delete', ...ids);
    for (const id of ids) {
      expect((await see(`/recipes/${id}`)).status, id).toBe(404);
      expect(await pagesWith(id), id).toEqual([]);
    }
    expect((await see(OTHER)).state).toBe('HIT');
  });
});
