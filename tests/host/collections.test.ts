import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '#src/server/base/env.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

const HOLDING = '/collections/what-to-cook-in-november';
const BY_RULE = '/collections/gluten-free-desserts';
const OTHER = '/collections/vegan-barbecue';

let server: RunningServer;
let cookie = '';
beforeAll(async () => {
  ({ cookie } = await signedIn('editor'));
  server = await startServer({ DATA_DIR: env().DATA_DIR });
});
afterAll(() => server.stop());

async function see(path: string) {
  const response = await fetch(server.url + path);
  return { status: response.status, state: response.headers.get('x-cache'), text: await response.text() };
}
const settled = async (...paths: string[]) => {
  for (const path of paths) await expect.poll(async () => (await see(path)).state).toBe('HIT');
};
async function change(id: string, fields: object): Promise<void> {
  const { status } = await fetch(`${server.url}/api/admin/recipes/${id}`, {
    method: 'PATCH',
    headers: { Cookie: cookie, 'Content-Type': 'application/json', Origin: server.url },
    body: JSON.stringify(fields),
  });
  expect(status).toBe(200);
}

describe('stored pages of collections', () => {
  it('show at once what becomes of a recipe, those that hold it alone being made anew', async () => {
    await settled(HOLDING, BY_RULE, OTHER);
    await change('apple-crumble', { title: 'Apple crumble with a crust' });
    expect((await see(HOLDING)).text).toContain('Apple crumble with a crust');
    expect((await see(OTHER)).state).toBe('HIT');
    await settled(HOLDING);
    await change('apple-crumble', { isPublished: false });
    const hidden = await see(HOLDING);
    expect(hidden.text).not.toContain('Apple crumble with a crust');
    expect(hidden.text).toContain('Spiced Poached Pears');
    expect((await see(OTHER)).state).toBe('HIT');
    await settled(HOLDING);
    await change('apple-crumble', { isPublished: true });
    expect((await see(HOLDING)).text).toContain('Apple crumble with a crust');
  });

  it('by a rule are filled again', async () => {
    await settled(BY_RULE);
    await change('mango-sorbet', { isPublished: false });
    expect((await see(BY_RULE)).text).not.toContain('Mango Sorbet');
  });

  it('tell nothing of an exclusive recipe that lists do not', async () => {
    await settled(HOLDING);
    await change('poached-pears', { isPremiumOnly: true });
    const { text } = await see(HOLDING);
    const entry = text.slice(text.indexOf('Spiced Poached Pears'), text.indexOf('Spiced Poached Pears') + 1200);
    expect(text).toContain('Premium');
    expect(entry).not.toContain('kcal');
    expect(text).not.toContain('pomegranate seeds');
  });

  it('without a recipe say so, and keep out of search engines', async () => {
    const id = 'vegan-dinner-party';
    const dishes = ['olive-tapenade', 'bruschetta', 'aubergine-parmigiana', 'kale-and-farro-salad', 'tiramisu'];
    for (const dish of [...dishes, 'chocolate-truffles']) await change(dish, { isPublished: false });
    const { status, text } = await see(`/collections/${id}`);
    expect(status).toBe(200);
    expect(text).toContain('Nothing on the table just now');
    expect(text).toContain('noindex');
    expect((await see('/collections')).text).not.toContain(`/collections/${id}"`);
  });

  it('say what they are, in order, to search engines', async () => {
    const { text } = await see('/collections/weekend-baking');
    const data = [...text.matchAll(/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json ?? ''));
    expect(data.find((thing) => thing['@type'] === 'ItemList')).toMatchObject({
      name: 'Weekend baking',
      numberOfItems: 9,
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ position: 1, name: 'Oatmeal Raisin Cookies' }),
      ]),
    });
    expect(data.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement).toHaveLength(3);
  });
});
