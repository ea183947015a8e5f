import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { CONTRACTS } from '#src/contracts/all.ts';
import { paths, pictures } from '#src/paths.ts';
import { read } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { ownPages } from '#src/server/site/own-pages.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { addToList, cookTogether, somebody } from '#tests/support/households.ts';
import { signedIn } from '#tests/support/members.ts';
import { cake, kept } from '#tests/support/own-recipes.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

/** In every private text of a member, and nowhere else in the world. */
const WORD = 'Quixwurtle';
/** What is said with it: a question repeats the word alone. */
const SAYINGS = ['cake', 'days', 'Like', 'For', 'With', 'And', 'Keep the'].map((word) =>
  /^[A-Z]/.test(word) ? `${word} ${WORD}` : `${WORD} ${word}`,
);
const DISH = 'lentil-soup';

let server: RunningServer;
let addresses: string[];
let ownAddresses: string[];
let owner: Awaited<ReturnType<typeof somebody>>;
beforeAll(async () => {
  owner = await somebody('Ada');
  const { cookie } = owner;
  await cookTogether(owner, await somebody('Ben'));
  const own = await kept(owner, cake({ title: `${WORD} cake`, tipsAndNotes: `Keep the ${WORD}.` }));
  const [folder, cooking] = [randomUUID(), randomUUID()];
  const entries = [
    { recipeId: DISH, note: `For ${WORD}` },
    { recipeId: own.id, note: '' },
  ];
  const day = new Date().toISOString().slice(0, 10);
  for (const [call, body] of [
    [`PUT /api/recipes/${DISH}/note`, { note: `With ${WORD}` }],
    ['POST /api/meal-plan/entries', { day, slot: 'dinner', recipeId: DISH, servings: 2, note: `And ${WORD}` }],
    ['POST /api/folders', { id: folder, name: `${WORD} days`, entries }],
    ['POST /api/cookings', { id: cooking, recipeId: DISH, day, note: `Like ${WORD}` }],
    ['POST /api/pantry', { items: [{ id: randomUUID(), text: `2 ${WORD}`, until: null }] }],
  ] as const) {
    const [method = '', path = ''] = call.split(' ');
    const { status, body: answer } = await api(method, path as `/api/${string}`, { cookie, body });
    if (status >= 300) throw new Error(`${call}: ${status} ${JSON.stringify(answer)}`);
  }
  await addToList(owner, `3 ${WORD}`);
  const { pages } = await ownPages(read());
  const ids = [own.id, folder, cooking];
  const named = CONTRACTS.filter(({ method, path }) => method === 'GET' && path !== '/api/kitchen/events');
  const calls = named.flatMap(({ path, query }) => {
    const filled = path.includes('{') ? ids.map((id) => path.replaceAll(/\{\w+\}/g, id)) : [path];
    const asked = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
    return filled.flatMap((one) => [one, ...asked.map((key) => `${one}?${key}=${WORD}`)]);
  });
  ownAddresses = [
    ...[paths.recipe(own.id), `${paths.recipes()}/${own.id}`, paths.cookTogether([own.id, DISH])],
    ...[paths.sharedFolder(folder), paths.sharedShoppingList(own.id), paths.mealPlanFeed(own.id)],
    ...ids.flatMap((id) => [pictures.master(id), `/crops/4x3/${id}.jpg`, `/letters/${id}`, `/collections/${id}`]),
    ...ids.map((id) => paths.waitingPhoto(id)),
    ...[paths.recipes({ search: WORD }), paths.recipes({ tags: [WORD] }), `${paths.fridge}?foods=${WORD}`],
    ...[paths.cookTogether([DISH], WORD), paths.author(WORD), paths.pageNames, paths.fridgeKitchen],
    ...[paths.sitemap, paths.sitemapPart(1), paths.feed, paths.openapi, '/robots.txt', '/site.webmanifest'],
    ...['/metrics', '/readyz', '/healthz'],
  ];
  addresses = [...ownAddresses, ...calls, ...pages];
  server = await startServer({ DATA_DIR: env().DATA_DIR });
});
afterAll(() => server.stop());

/** Whether an answer tells the word, apart from the question it was asked. */
async function tells(address: string, cookie?: string): Promise<boolean> {
  const headers = { 'Accept-Encoding': 'identity', ...(cookie && { Cookie: cookie }) };
  const response = await fetch(server.url + address, { headers, redirect: 'manual' });
  const text = await response.text();
  if (!address.includes(WORD)) return text.includes(WORD);
  return SAYINGS.some((words) => text.includes(words));
}

async function telling(cookie?: string): Promise<string[]> {
  const told: string[] = [];
  const waiting = [...addresses];
  const ask = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop())
      if (await tells(address, cookie)) told.push(address);
  };
  await Promise.all(Array.from({ length: 4 }, ask));
  return told.toSorted();
}

it('tells nobody else a member’s private words, whoever asked before', async () => {
  // First the member herself: what is stored for her must not be given to the next.
  const hers = await telling(owner.cookie);
  expect(hers).toEqual(expect.arrayContaining([ownAddresses[0], '/api/pantry', '/api/folders', '/api/shopping-list']));
  const eve = await somebody('Eve');
  await cookTogether(eve, await somebody('Mallory'));
  const others = [undefined, (await signedIn()).cookie, eve.cookie, (await signedIn('admin')).cookie, undefined];
  for (const cookie of others) expect(await telling(cookie)).toEqual([]);
  expect(addresses.length * others.length).toBeGreaterThan(2000);
}, 300_000);
