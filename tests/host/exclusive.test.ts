import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { newestVersion } from '#src/server/host/netlify/purging.ts';
import { changeRecipe } from '#src/server/recipes/editing.ts';
import { searchIndexes, writeSearchIndex } from '#src/server/search/search-index.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { searchFragmentOf } from '#tests/support/search-fragments.ts';
import { searchOwner } from '#tests/support/search-owner.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

const ID = 'red-lentil-dal';
const PAGE = `/recipes/${ID}`;
const SECRETS = ['Zebrafruit', 'Yaxtail', 'Wolfberrying', 'Vexleaf'];
/** One that everybody may read at first. */
const OTHER = 'lentil-soup';
const OTHER_PAGE = `/recipes/${OTHER}`;
const OTHER_SECRET = 'Quincemeal';
const searchFolder = () => join(env().DATA_DIR, 'search');

let server: RunningServer;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  for (const role of ['user', 'premium', 'admin'] as const) cookies[role] = (await signedIn(role)).cookie;
  const hidden = {
    ingredients: [`200 g ${SECRETS[0]}`],
    instructions: [`Cook the ${SECRETS[1]}.`],
    tipsAndNotes: `Mind the ${SECRETS[2]}.`,
    nutritionalBenefits: `Rich in ${SECRETS[3]}.`,
    isPremiumOnly: true,
  };
  const actor = { id: 'nobody', email: 'ada@example.org' };
  const other = [`3 ${OTHER_SECRET}`];
  await changeRecipe(ID, hidden, actor, { confirmedVegan: hidden.ingredients });
  await changeRecipe(OTHER, { ingredients: other, instructions: ['Cook it all until soft.'] }, actor, {
    confirmedVegan: other,
  });
  const seq = await newestVersion(database());
  await writeSearchIndex(searchFolder(), { seq, ...(await searchOwner()) });
  server = await startServer({ DATA_DIR: env().DATA_DIR });
});
afterAll(() => server.stop());

async function see(path: string, role?: string) {
  const headers = { ...(role && { Cookie: cookies[role] ?? '' }), 'Accept-Encoding': 'identity' };
  const response = await fetch(server.url + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const secretsIn = (text: string): string[] => SECRETS.filter((secret) => text.includes(secret));

describe('the page of an exclusive recipe', () => {
  it('is a teaser in the store for visitors, and says so to search engines', async () => {
    const first = await see(PAGE);
    expect(first.status).toBe(200);
    expect(secretsIn(first.text)).toEqual([]);
    expect(first.text).toContain('An exclusive recipe');
    expect(first.headers.get('x-visitors-only')).toBeNull();
    const data = [...first.text.matchAll(/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json ?? ''));
    const recipe = data.find((thing) => thing['@type'] === 'Recipe');
    expect(recipe).toMatchObject({ isAccessibleForFree: false, hasPart: { isAccessibleForFree: false } });
    for (const field of ['recipeIngredient', 'recipeInstructions', 'nutrition'])
      expect(recipe).not.toHaveProperty(field);
    expect((await see(PAGE)).headers.get('x-cache')).toBe('HIT');
  });

  it('is whole for premium members and administrators alone, and kept by nobody', async () => {
    for (const role of ['premium', 'admin']) {
      const { text, headers } = await see(PAGE, role);
      expect(secretsIn(text), role).toEqual(SECRETS);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    const member = await see(PAGE, 'user');
    expect(secretsIn(member.text)).toEqual([]);
    expect(member.headers.get('cache-control')).toBe('private, no-store');
    expect(secretsIn((await see(PAGE)).text)).toEqual([]);
  });

  it('leaves nothing of the rest in lists, feed, sitemap, search index or page store', async () => {
    for (const path of [
      '/',
      '/recipes',
      '/recipes?category=dinner',
      '/recipes?search=dal',
      '/trending',
      '/feed.xml',
      '/sitemap.xml',
    ])
      expect(secretsIn((await see(path)).text), path).toEqual([]);
    const pages = join(env().DATA_DIR, 'pages');
    const files = async () => (await readdir(pages, { recursive: true })).filter((file) => file.endsWith('.page'));
    // A page is written after it was sent.
    await expect.poll(async () => (await files()).length).toBeGreaterThan(3);
    for (const file of await files()) {
      const bytes = await readFile(join(pages, file));
      const head = bytes.readUInt32BE(0);
      expect(secretsIn(brotliDecompressSync(bytes.subarray(4 + head)).toString()), file).toEqual([]);
    }
    const search = searchFolder();
    expect((await readdir(search)).length).toBeGreaterThan(0);
    for (const file of await readdir(search, { recursive: true })) {
      const bytes = await readFile(join(search, file)).catch(() => null);
      if (!bytes) continue;
      const text =
        bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes).toString('latin1') : bytes.toString('latin1');
      expect(
        SECRETS.filter((secret) => text.toLowerCase().includes(secret.toLowerCase())),
        file,
      ).toEqual([]);
    }
  });
});

describe('a recipe that is made exclusive', () => {
  /** Addresses of what the indexes tell of the recipe, the newest first. */
  async function fragments(): Promise<string[]> {
    const indexes = await searchIndexes(searchFolder(), await searchOwner());
    const found = await Promise.all(indexes.map(({ folder }) => searchFragmentOf(join(folder, 'fragment'), OTHER)));
    return found.filter((address) => address !== null);
  }
  async function told(address: string) {
    const answer = await fetch(server.url + address);
    return { status: answer.status, text: answer.ok ? gunzipSync(await answer.bytes()).toString() : '' };
  }

  it('is a teaser once the call has answered, in the search index too', async () => {
    const [open = ''] = await fragments();
    expect((await told(open)).text).toContain(OTHER_SECRET);
    await expect.poll(async () => (await see(OTHER_PAGE)).headers.get('x-cache')).toBe('HIT');
    expect((await see(OTHER_PAGE)).text).toContain(OTHER_SECRET);

    const answer = await fetch(`${server.url}/api/admin/recipes/${OTHER}`, {
      method: 'PATCH',
      headers: { Cookie: cookies.admin ?? '', 'Content-Type': 'application/json' },
      body: JSON.stringify({ isPremiumOnly: true }),
    });
    expect(answer.status).toBe(200);
    const { status, text } = await see(OTHER_PAGE);
    expect(status).toBe(200);
    expect(text).toContain('An exclusive recipe');
    expect(text).not.toContain(OTHER_SECRET);
    expect((await told(open)).status).toBe(404);

    // The index of before is served beside the new one, to those who have begun with it.
    await expect.poll(fragments, { interval: 200 }).toHaveLength(2);
    const [teaser = ''] = await fragments();
    await expect.poll(async () => (await told(teaser)).status).toBe(200);
    expect((await told(teaser)).text).not.toContain(OTHER_SECRET);
    expect((await fragments())[1]).toBe(open);
    expect((await told(open)).status).toBe(404);
  });
});
