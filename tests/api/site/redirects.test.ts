import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { favourites, recipes, redirects } from '#src/db/schema.ts';
import { MOST_REDIRECTS } from '#src/domain/site/redirects.ts';
import { read, write } from '#src/server/base/database.ts';
import { tag } from '#src/server/base/tags.ts';
import { followRedirects } from '#src/server/host/redirects.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let cookie = '';
beforeAll(async () => {
  cookie = (await signedIn('editor')).cookie;
});
const ask = (method: string, path: `/api${string}`, body?: unknown) =>
  api(method, path, { cookie, ...(body !== undefined && { body }) });
const save = (from: string, to: string) => ask('PUT', '/api/admin/redirects', { from, to });
const messageOf = ({ body }: Awaited<ReturnType<typeof ask>>) => (body as { message: string }).message;
const leadsTo = async (from: string) =>
  (await read().select().from(redirects).where(eq(redirects.from, from)))[0]?.to ?? null;

describe('PUT /api/admin/redirects', () => {
  it('lets an old address lead to a page, in its one spelling', async () => {
    expect((await save('http://localhost:4321/2019//best-dal/', '/recipes/red-lentil-dal')).body).toMatchObject({
      from: '/2019/best-dal',
      to: '/recipes/red-lentil-dal',
      origin: 'hand',
    });
  });

  it.each([
    ['/a', 'https://evil.example/a', 'isn’t an address on this site'],
    ['/a', '//evil.example', 'isn’t an address on this site'],
    ['/a', '/\\evil.example', 'isn’t an address on this site'],
    ['/a', 'javascript:alert(1)', 'isn’t an address on this site'],
    ['https://evil.example/a', '/recipes', 'isn’t an address on this site'],
    ['/same', '/same', 'lead to itself'],
    ['/same', '/same?x=1', 'lead to itself'],
    ['/admin/users', '/recipes', 'the site needs it'],
    ['/', '/recipes', 'There’s already a page'],
    ['/recipes/guacamole', '/recipes', 'There’s already a page'],
    ['/trending', '/recipes', 'There’s already a page'],
    ['/feed.xml', '/recipes', 'There’s already a page'],
    ['/a', '/nowhere', 'There’s no public page at /nowhere.'],
    ['/a', '/recipes/red-lentil-dahl', 'There’s no public page at /recipes/red-lentil-dahl.'],
    ['/a', '/recipes/red-lentil-dal/steps', 'There’s no public page'],
    ['/a', '/guides/no-such-guide?x=1', 'There’s no public page'],
    ['/a', '/api/recipes', 'There’s no public page'],
  ])('refuses %s → %s', async (from, to, why) => {
    const answer = await save(from, to);
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toContain(why);
  });

  it.each([
    '/recipes/red-lentil-dal',
    '/recipes/red-lentil-dal/notes',
    '/recipes?category=dinner',
    '/feed.xml',
    '/profile',
    '/pictures/red-lentil-dal.jpg',
    '/collections/high-protein-dinners',
  ])('takes %s for a page', async (to) => expect((await save('/leads', to)).status).toBe(200));

  it('refuses a recipe that is not public, and takes it once it is', async () => {
    const publish = (isPublished: boolean) =>
      write((tx) => tx.update(recipes).set({ isPublished }).where(eq(recipes.id, 'classic-hummus')));
    await publish(false);
    expect(messageOf(await save('/chickpeas', '/recipes/classic-hummus'))).toBe(
      'There’s no public page at /recipes/classic-hummus.',
    );
    await publish(true);
    expect((await save('/chickpeas', '/recipes/classic-hummus')).status).toBe(200);
  });

  it('refuses circles and chains, from either end', async () => {
    // As it is once the page that was led to is gone.
    const row = { from: '/one', to: '/two', origin: 'hand' as const, createdAt: 1 };
    await write((tx) => tx.insert(redirects).values(row));
    expect(messageOf(await save('/two', '/one'))).toContain('lead to each other');
    expect(messageOf(await save('/zero', '/one'))).toContain('leads on to /two');
    expect(messageOf(await save('/two', '/recipes'))).toContain('change that one first');
    // Where it leads may be changed.
    expect((await save('/one', '/trending')).status).toBe(200);
    expect(await leadsTo('/one')).toBe('/trending');
  });
});

describe('POST /api/admin/redirects/import', () => {
  const paste = (text: string) => ask('POST', '/api/admin/redirects/import', { text });

  it('reads lines as spreadsheets write them, and saves all', async () => {
    const { body } = await paste(
      'old;new\n"/blog/a";/recipes/guacamole\r\n\n# a note\n/blog/b\t/recipes/classic-hummus\n',
    );
    expect(body).toEqual({ saved: 2 });
    expect(await leadsTo('/blog/a')).toBe('/recipes/guacamole');
  });

  it('saves nothing while a line is wrong, and names the line', async () => {
    const answer = await paste('/c1,/recipes\n/c2,/c1\n/c3,https://evil.example\n/c4,/nowhere');
    expect(answer.status).toBe(400);
    expect((answer.body as { issues: { message: string }[] }).issues.map(({ message }) => message)).toEqual([
      'Line 2: /c1 leads on to /recipes: let /c2 lead there.',
      'Line 3: “https://evil.example” isn’t an address on this site.',
      'Line 4: There’s no public page at /nowhere.',
    ]);
    expect(await leadsTo('/c1')).toBeNull();
  });
});

describe('DELETE /api/admin/redirects', () => {
  it('deletes one, once', async () => {
    await save('/gone', '/recipes');
    expect((await ask('DELETE', '/api/admin/redirects?from=%2Fgone')).status).toBe(204);
    expect((await ask('DELETE', '/api/admin/redirects?from=%2Fgone')).status).toBe(404);
  });
});

describe('PUT /api/admin/recipes/{id}/address', () => {
  const move = (id: string, slug: string) => ask('PUT', `/api/admin/recipes/${id}/address`, { slug });

  it('moves a recipe with all that hangs on it, and lets its old addresses lead to the newest', async () => {
    const reader = await signedIn();
    await api('POST', '/api/favorites', { cookie: reader.cookie, body: { recipeId: 'palak-tofu' } });
    await save('/older', '/recipes/palak-tofu');
    expect((await move('palak-tofu', 'spinach-tofu')).body).toEqual({ id: 'spinach-tofu' });
    expect((await move('spinach-tofu', 'saag-tofu')).body).toEqual({ id: 'saag-tofu' });
    for (const old of ['/older', '/recipes/palak-tofu', '/recipes/spinach-tofu'])
      expect(await leadsTo(old)).toBe('/recipes/saag-tofu');
    expect((await api('GET', '/api/recipes/palak-tofu')).status).toBe(404);
    expect((await api('GET', '/api/recipes/saag-tofu')).status).toBe(200);
    const saved = await read().select().from(favourites).where(eq(favourites.userId, reader.id));
    expect(saved.map(({ recipeId }) => recipeId)).toEqual(['saag-tofu']);
    const { body } = await api('GET', '/api/recipes?search=palak');
    expect((body as { recipes: { id: string }[] }).recipes.map(({ id }) => id)).toContain('saag-tofu');
  });

  it('comes back, without leading in a circle', async () => {
    await move('guacamole', 'guac');
    expect((await move('guac', 'guacamole')).status).toBe(200);
    expect(await leadsTo('/recipes/guacamole')).toBeNull();
    expect(await leadsTo('/recipes/guac')).toBe('/recipes/guacamole');
  });

  it('refuses an address that is taken, kept by the site, or none', async () => {
    expect((await move('virgin-mojito', 'red-lentil-dal')).status).toBe(409);
    for (const slug of ['bulk', 'Red Dal', '../x', '']) expect((await move('virgin-mojito', slug)).status).toBe(400);
    expect((await move('nowhere', 'somewhere')).status).toBe(404);
  });

  it('leaves no address that leads elsewhere to a new recipe', async () => {
    const draft = {
      title: 'Palak Tofu',
      description: 'x'.repeat(60),
      category: 'dinner',
      prepTime: 1,
      cookTime: 1,
      servings: 1,
    };
    const lines = { ingredients: ['200 g tofu'], instructions: ['Fry the tofu.'] };
    const { body } = await ask('POST', '/api/recipes', { ...draft, ...lines });
    expect(body).toMatchObject({ id: 'palak-tofu-2' });
  });
});

describe('followRedirects', () => {
  it('knows of a change as soon as its tag moves', async () => {
    let moved = (_: { tag: string; version: number; contentVersion: number }[]) => undefined as unknown;
    const redirectOf = followRedirects({
      onMove(listener) {
        moved = listener;
      },
    });
    const asked = { path: '/late', query: '' };
    expect(await redirectOf(asked)).toBeNull();
    await save('/late', '/recipes');
    moved([{ tag: tag.redirects, version: 1, contentVersion: 1 }]);
    expect(await redirectOf(asked)).toBe('/recipes');
  });
});

describe('as many as there can be', () => {
  it('leave no room for another, and are changed all the same', async () => {
    const rows = Array.from({ length: MOST_REDIRECTS }, (_, n) => ({
      from: `/full/${n}`,
      to: '/recipes',
      origin: 'hand' as const,
      createdAt: 1,
    }));
    await write(async (tx) => {
      await tx.delete(redirects);
      for (let at = 0; at < rows.length; at += 500) await tx.insert(redirects).values(rows.slice(at, at + 500));
    });
    expect(await save('/one-more', '/recipes')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(`${MOST_REDIRECTS} redirects`) },
    });
    expect((await save('/full/7', '/trending')).status).toBe(200);
    await write((tx) => tx.delete(redirects));
  });
});
