import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { closeDatabase, write } from '#src/server/base/database.ts';
import { tag } from '#src/server/base/tags.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { type LibsqlServer, SQLD, startSqld } from '#tests/support/sqld.ts';

const ID = 'red-lentil-dal';
const RECIPE = `/recipes/${ID}`;
const OTHER = '/recipes/virgin-mojito';

let database: LibsqlServer;
let servers: [RunningServer, RunningServer];

async function see({ url }: RunningServer, path: string, cookie = '') {
  const response = await fetch(url + path, { headers: cookie ? { Cookie: cookie } : {} });
  return { status: response.status, state: response.headers.get('x-cache'), text: await response.text() };
}

/** Waits until a process has a page finished and current. */
const settle = (server: RunningServer, path: string): Promise<void> =>
  expect.poll(async () => (await see(server, path)).state).toBe('HIT');

/** Waits until a process shows what is looked for. */
const comes = (shown: () => Promise<boolean>): Promise<void> => expect.poll(shown, { interval: 20 }).toBe(true);

/** This process is a third one on the same database. */
const edit = (fields: Partial<typeof recipes.$inferInsert>): Promise<void> =>
  write(async (tx, change) => {
    await tx.update(recipes).set(fields).where(eq(recipes.id, ID));
    change.touch('content', tag.recipe(ID), tag.recipes, tag.trending);
  });

describe.skipIf(!SQLD)('two processes on one libSQL server', () => {
  beforeAll(async () => {
    database = await startSqld({ from: inject('template') });
    process.env.DATABASE_URL = database.url;
    const settings = { DATABASE_URL: database.url };
    servers = [await startServer(settings), await startServer(settings)];
  });
  afterAll(async () => {
    closeDatabase();
    await Promise.all((servers ?? []).map((server) => server.stop()));
    await database?.stop();
  });

  it('show a rating given through one in the other, at once to who gave it, on a page made anew', async () => {
    const [first, second] = servers;
    for (const path of [RECIPE, OTHER]) await settle(second, path);
    expect((await see(second, RECIPE)).text).not.toContain('"ratingCount"');
    const { signedIn } = await import('#tests/support/members.ts');
    const { cookie } = await signedIn();
    const rated = await fetch(`${first.url}/api/ratings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ recipeId: ID, rating: 4 }),
    });
    expect(rated.status).toBe(200);
    const change = rated.headers.getSetCookie()[0]?.split(';')[0];
    expect((await see(second, RECIPE, `${cookie}; ${change}`)).text).toContain('"ratingCount":1');
    await comes(async () => (await see(second, RECIPE)).text.includes('"ratingCount":1'));
    expect((await see(second, OTHER)).state).toBe('HIT');
  });

  it('both show a change of content', async () => {
    for (const server of servers) await settle(server, RECIPE);
    await edit({ title: 'Sunset Dal' });
    for (const server of servers) await comes(async () => (await see(server, RECIPE)).text.includes('Sunset Dal'));
  });

  it('both hide a recipe that was taken off the site, and show it again', async () => {
    for (const server of servers) await settle(server, RECIPE);
    await edit({ isPublished: false });
    for (const server of servers) await comes(async () => (await see(server, RECIPE)).status === 404);
    for (const server of servers) expect((await see(server, '/recipes?search=dal')).text).not.toContain(ID);
    await edit({ isPublished: true });
    for (const server of servers) await comes(async () => (await see(server, RECIPE)).status === 200);
  });

  it('lose no rating when both take them at the same time', async () => {
    const { signedIn } = await import('#tests/support/members.ts');
    const members = await Promise.all(Array.from({ length: 20 }, () => signedIn()));
    const statuses = await Promise.all(
      members.map(async ({ cookie }, n) => {
        const answer = await fetch(`${servers[n % 2]?.url}/api/ratings`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Cookie: cookie },
          body: JSON.stringify({ recipeId: 'apple-crumble', rating: (n % 5) + 1 }),
        });
        return answer.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const answer = await fetch(`${servers[0].url}/api/ratings/recipe/apple-crumble`);
    expect(await answer.json()).toMatchObject({ totalRatings: 20 });
  });

  it('are ready, and say so no more when the server is gone, while stored pages go on', async () => {
    const [first] = servers;
    await settle(first, RECIPE);
    expect((await see(first, '/readyz')).status).toBe(200);
    await database.stop();
    expect((await see(first, '/readyz')).status).toBe(503);
    expect(await see(first, RECIPE)).toMatchObject({ status: 200, state: 'HIT' });
  });

  it('ask for another try of a page and of a call they cannot answer, and log why under the number of the request', async () => {
    const [first] = servers;
    const before = first.printed().length;
    const [page, called] = await Promise.all(
      ['/recipes/apple-crumble', '/api/recipes/apple-crumble'].map((path) => fetch(first.url + path)),
    );
    for (const answer of [page, called]) {
      expect(answer?.status).toBe(503);
      expect(answer?.headers.get('retry-after')).toBe('30');
    }
    expect(await page?.text()).toContain('Please try again in a moment');
    expect(await called?.json()).toMatchObject({ code: 'unavailable' });
    const id = page?.headers.get('x-request-id');
    await expect.poll(() => first.printed()).toContain(id);
    // Astro would print the failure as it is, with what its queries were asked with.
    const lines = first.printed().slice(before).trim().split('\n');
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const failure = { msg: 'a page failed', requestId: id, path: '/recipes/apple-crumble' };
    expect(logged).toContainEqual(expect.objectContaining(failure));
  });

  it('offer another try for a listing that cannot be made while the server is gone', async () => {
    const answer = await fetch(`${servers[0].url}/recipes?search=dal`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await answer.text()).toMatch(/<a [^>]*href="\/recipes\?search=dal" data-retry/);
  });
});
