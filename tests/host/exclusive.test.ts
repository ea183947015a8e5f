import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '#src/server/env.ts';
import { changeRecipe } from '#src/server/recipe-editing.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

const ID = 'red-lentil-dal';
const PAGE = `/recipes/${ID}`;
const SECRETS = ['Zebrafruit', 'Yaxtail', 'Wolfberrying', 'Vexleaf'];

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
  await changeRecipe(ID, hidden, { id: 'nobody', email: 'ada@example.org' });
  server = await startServer({ DATA_DIR: env().DATA_DIR });
}, 120_000);
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
    const files = (await readdir(pages, { recursive: true })).filter((file) => file.endsWith('.page'));
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const bytes = await readFile(join(pages, file));
      const head = bytes.readUInt32BE(0);
      const { gzip } = JSON.parse(bytes.toString('utf8', 4, 4 + head)) as { gzip: number };
      expect(secretsIn(gunzipSync(bytes.subarray(4 + head, 4 + head + gzip)).toString()), file).toEqual([]);
    }
    const search = join(env().DATA_DIR, 'search');
    await expect
      .poll(async () => (await readdir(search).catch(() => [])).length, { timeout: 20_000 })
      .toBeGreaterThan(0);
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
