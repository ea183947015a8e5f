import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { folderEntries, folders, ownRecipes, recipes } from '#src/db/schema.ts';
import { FOLDER_LIMIT, type Folder, type FolderSummary } from '#src/domain/folders/folders.ts';
import { read, write } from '#src/server/base/database.ts';
import { sharedFolder } from '#src/server/folders/share.ts';
import { removeAccount } from '#src/server/members/my-data.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { cookTogether, leave, somebody } from '#tests/support/households.ts';
import { signedIn } from '#tests/support/members.ts';
import { cake, kept } from '#tests/support/own-recipes.ts';

seededDatabase();

const path = (id: string, more = '') => `/api/folders/${id}${more}` as const;
const make = (cookie: string, name = 'Sundays', more: object = {}) =>
  api('POST', '/api/folders', { cookie, body: { id: randomUUID(), name, ...more } });
const made = async (cookie: string, name?: string, more?: object) => (await make(cookie, name, more)).body as Folder;
const put = (cookie: string, id: string, recipeId: string, more: object = {}) =>
  api('POST', path(id, '/recipes'), { cookie, body: { recipeId, ...more } });
const change = (cookie: string, id: string, recipeId: string, body: object) =>
  api('PATCH', path(id, `/recipes/${recipeId}`), { cookie, body });
const look = async (cookie: string, id: string) => (await api('GET', path(id), { cookie })).body as Folder;
const ids = async (cookie: string, id: string) => (await look(cookie, id)).entries.map((entry) => entry.id);
const all = async (cookie: string, query = '') =>
  ((await api('GET', `/api/folders${query}`, { cookie })).body as { folders: FolderSummary[] }).folders;
const share = async (cookie: string, id: string) => {
  const { body } = await api('POST', path(id, '/share'), { cookie });
  return (body as { url: string }).url.split('/').pop() ?? '';
};
const set = (id: string, changes: Partial<typeof recipes.$inferInsert>) =>
  write((tx) => tx.update(recipes).set(changes).where(eq(recipes.id, id)));

describe('folders', () => {
  it('are kept once, listed by name, and say whether they hold a recipe', async () => {
    const { cookie } = await signedIn();
    const first = await made(cookie, 'weekdays');
    await made(cookie, ' Parties ', { entries: [{ recipeId: 'lentil-soup', note: 'double it' }] });
    await make(cookie, 'Sent twice', { id: first.id });
    expect(await all(cookie, '?recipeId=lentil-soup')).toMatchObject([
      { name: 'Parties', recipes: 1, holds: true, share: null },
      { name: 'weekdays', recipes: 0, holds: false, share: null },
    ]);
  });

  it('hold each recipe once, in the order that was given, with a note', async () => {
    const { cookie } = await signedIn();
    const { id } = await made(cookie);
    for (const recipeId of ['lentil-soup', 'carrot-cake', 'lentil-soup'])
      expect((await put(cookie, id, recipeId, { note: recipeId })).status).toBe(204);
    const [third] = await read().select({ id: recipes.id }).from(recipes).where(eq(recipes.isPublished, true));
    const other = third?.id ?? '';
    await put(cookie, id, other, { before: 'carrot-cake' });
    expect(await ids(cookie, id)).toEqual(['lentil-soup', other, 'carrot-cake']);
    await change(cookie, id, 'carrot-cake', { before: 'lentil-soup' });
    expect(await ids(cookie, id)).toEqual(['carrot-cake', 'lentil-soup', other]);
    await change(cookie, id, 'carrot-cake', { before: null, note: '  for Ida ' });
    await change(cookie, id, 'carrot-cake', { before: 'carrot-cake' });
    expect((await look(cookie, id)).entries.at(-1)).toMatchObject({ id: 'carrot-cake', note: 'for Ida' });
    for (const _ of ['first', 'again'])
      expect((await api('DELETE', path(id, '/recipes/lentil-soup'), { cookie })).status).toBe(204);
    expect(await ids(cookie, id)).toEqual([other, 'carrot-cake']);
    expect((await change(cookie, id, 'lentil-soup', { note: 'x' })).status).toBe(404);
  });

  it('are renamed, and deleted with all that was in them', async () => {
    const { cookie } = await signedIn();
    const { id } = await made(cookie, 'Old', { entries: [{ recipeId: 'lentil-soup' }] });
    expect((await api('PATCH', path(id), { cookie, body: { name: 'New' } })).status).toBe(204);
    expect(await look(cookie, id)).toMatchObject({ name: 'New' });
    for (const _ of ['first', 'again']) expect((await api('DELETE', path(id), { cookie })).status).toBe(204);
    expect((await api('GET', path(id), { cookie })).status).toBe(404);
    expect(await read().select().from(folderEntries).where(eq(folderEntries.folderId, id))).toEqual([]);
  });

  it('hide a recipe that is a draft again, and hold no such', async () => {
    const { cookie } = await signedIn();
    const { id } = await made(cookie, 'x', { entries: [{ recipeId: 'lentil-soup' }] });
    await set('lentil-soup', { isPublished: false });
    expect([await ids(cookie, id), (await all(cookie))[0]?.recipes]).toEqual([[], 0]);
    expect((await put(cookie, id, 'lentil-soup')).status).toBe(404);
    await set('lentil-soup', { isPublished: true });
    expect(await ids(cookie, id)).toEqual(['lentil-soup']);
    expect((await put(cookie, id, 'no-such-recipe')).status).toBe(404);
  });

  it('are nobody else’s', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn('admin')];
    const { id } = await made(mine.cookie, 'Private plans', { entries: [{ recipeId: 'lentil-soup' }] });
    const { cookie } = theirs;
    expect(await all(cookie)).toEqual([]);
    const answers = [
      await api('GET', path(id), { cookie }),
      await api('PATCH', path(id), { cookie, body: { name: 'x' } }),
      await put(cookie, id, 'carrot-cake'),
      await change(cookie, id, 'lentil-soup', { note: 'x' }),
      await api('DELETE', path(id, '/recipes/lentil-soup'), { cookie }),
      await api('POST', path(id, '/share'), { cookie }),
      await api('DELETE', path(id, '/share'), { cookie }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await make(cookie, 'x', { id })).status).toBe(409);
    await api('DELETE', path(id), { cookie });
    expect(await look(mine.cookie, id)).toMatchObject({
      name: 'Private plans',
      share: null,
      entries: [{ id: 'lentil-soup', note: '' }],
    });
  });

  it.each([
    ['GET', ''],
    ['POST', ''],
    ['GET', `/${randomUUID()}`],
    ['PATCH', `/${randomUUID()}`],
    ['DELETE', `/${randomUUID()}`],
    ['POST', `/${randomUUID()}/recipes`],
    ['PATCH', `/${randomUUID()}/recipes/x`],
    ['DELETE', `/${randomUUID()}/recipes/x`],
    ['POST', `/${randomUUID()}/share`],
    ['DELETE', `/${randomUUID()}/share`],
  ] as const)('ask a stranger to sign in (%s %s)', async (method, rest) => {
    expect((await api(method, `/api/folders${rest}`, method === 'GET' ? {} : { body: {} })).status).toBe(401);
  });

  it('have room for so many, and each for so many recipes', async () => {
    const { id: userId, cookie } = await signedIn();
    const rows = Array.from({ length: FOLDER_LIMIT.folders - 1 }, () => ({
      ...{ id: randomUUID(), userId, name: 'x', createdAt: 1 },
    }));
    await write((tx) => tx.insert(folders).values(rows));
    const { id } = await made(cookie);
    expect(await make(cookie)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const { id: ownId } = await kept({ cookie });
    const [own] = await read().select().from(ownRecipes).where(eq(ownRecipes.id, ownId));
    const owns = Array.from(
      { length: FOLDER_LIMIT.recipes },
      () => ({ ...own, id: randomUUID() }) as typeof ownRecipes.$inferInsert,
    );
    await write(async (tx) => {
      for (const each of owns) await tx.insert(ownRecipes).values(each);
      const entries = owns.map((each, position) => ({ folderId: id, ownRecipeId: each.id, position, addedAt: 1 }));
      await tx.insert(folderEntries).values(entries);
    });
    expect(await put(cookie, id, 'lentil-soup')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await put(cookie, id, owns[0]?.id ?? '')).status).toBe(204);
  });

  it.each([
    ['no name', { name: '   ' }],
    ['a name of two lines', { name: 'a\nb' }],
    ['a name too long', { name: 'x'.repeat(FOLDER_LIMIT.name + 1) }],
    ['no id', { id: '1' }],
    ['more than is asked', { userId: 'other' }],
    ['a note too long', { entries: [{ recipeId: 'a', note: 'x'.repeat(FOLDER_LIMIT.note + 1) }] }],
    ['too many recipes', { entries: Array.from({ length: FOLDER_LIMIT.recipes + 1 }, () => ({ recipeId: 'a' })) }],
  ])('refuse %s', async (_, body) => {
    const { cookie } = await signedIn();
    expect((await make(cookie, 'x', body)).status).toBe(400);
  });

  it('come with everything that is kept about a member, and go with the account', async () => {
    const { id: userId, cookie } = await signedIn();
    const own = await kept({ cookie });
    const { id } = await made(cookie, 'Mine', {
      entries: [{ recipeId: 'lentil-soup', note: 'hot' }, { recipeId: own.id }],
    });
    const secret = await share(cookie, id);
    expect((await api('GET', '/api/auth/export', { cookie })).body).toMatchObject({
      folders: [
        {
          name: 'Mine',
          recipes: [
            { recipeId: 'lentil-soup', note: 'hot' },
            { recipeId: own.id, title: null },
          ],
        },
      ],
    });
    await removeAccount(userId);
    expect(await sharedFolder(secret)).toBeNull();
    expect(await read().select().from(folders).where(eq(folders.id, id))).toEqual([]);
  });
});

describe('own recipes in a folder', () => {
  it('are there as long as the member sees them', async () => {
    const [owner, other] = [await somebody('Ann'), await somebody('Bea')];
    await cookTogether(owner, other);
    const shared = await kept(owner, cake(), { sharedWith: 'household' });
    const hidden = await kept(owner, cake({ title: 'Only mine' }));
    const { id } = await made(other.cookie);
    expect((await put(other.cookie, id, shared.id)).status).toBe(204);
    expect((await put(other.cookie, id, hidden.id)).status).toBe(404);
    expect((await look(other.cookie, id)).entries).toMatchObject([
      { kind: 'own', title: 'Grandmother’s cake', isYours: false, owner: 'Ann', isShown: false },
    ]);
    await leave(other);
    expect([await ids(other.cookie, id), (await all(other.cookie))[0]?.recipes]).toEqual([[], 0]);
  });
});

describe('the link to a folder', () => {
  it('is one, kept as a hash, replaced by the next and ended', async () => {
    const { cookie } = await signedIn();
    const { id } = await made(cookie, 'Open', { entries: [{ recipeId: 'lentil-soup', note: 'hot' }] });
    const first = await share(cookie, id);
    expect(first).toMatch(/^[\w-]{32}$/);
    expect(await sharedFolder(first)).toMatchObject({ name: 'Open', entries: [{ kind: 'site', note: 'hot' }] });
    expect(JSON.stringify(await read().select().from(folders).where(eq(folders.id, id)))).not.toContain(first);
    const second = await share(cookie, id);
    expect([await sharedFolder(first), (await all(cookie))[0]?.share !== null]).toEqual([null, true]);
    for (const _ of ['first', 'again']) expect((await api('DELETE', path(id, '/share'), { cookie })).status).toBe(204);
    expect([await sharedFolder(second), (await look(cookie, id)).share]).toEqual([null, null]);
    expect(await sharedFolder('x'.repeat(32))).toBeNull();
  });

  it('shows an own recipe only as long as its owner says so, and the next link none', async () => {
    const { cookie } = await signedIn();
    const own = await kept({ cookie }, cake({ title: 'Quixwurtle cake' }));
    const { id } = await made(cookie, 'Open', { entries: [{ recipeId: own.id, note: 'Quixwurtle note' }] });
    expect((await change(cookie, id, own.id, { isShown: true })).status).toBe(409);
    const secret = await share(cookie, id);
    const seen = async (by = secret) => JSON.stringify(await sharedFolder(by)).includes('Quixwurtle');
    expect(await seen()).toBe(false);
    expect((await change(cookie, id, own.id, { isShown: true })).status).toBe(204);
    expect(await sharedFolder(secret)).toMatchObject({
      entries: [
        {
          kind: 'own',
          note: 'Quixwurtle note',
          recipe: { title: 'Quixwurtle cake', ingredients: own.recipe.ingredients },
        },
      ],
    });
    await change(cookie, id, own.id, { isShown: false });
    expect(await seen()).toBe(false);
    await change(cookie, id, own.id, { isShown: true });
    await api('DELETE', path(id, '/share'), { cookie });
    expect(await seen(await share(cookie, id))).toBe(false);
  });

  it('never shows what another of the household wrote, nor a draft', async () => {
    const [owner, other] = [await somebody('Ann'), await somebody('Bea')];
    await cookTogether(owner, other);
    const hers = await kept(owner, cake(), { sharedWith: 'household' });
    const { id } = await made(other.cookie, 'x', { entries: [{ recipeId: hers.id }, { recipeId: 'lentil-soup' }] });
    const secret = await share(other.cookie, id);
    for (const recipeId of [hers.id, 'lentil-soup'])
      expect((await change(other.cookie, id, recipeId, { isShown: true })).status).toBe(409);
    await write((tx) => tx.update(folderEntries).set({ isShown: true }).where(eq(folderEntries.folderId, id)));
    await set('lentil-soup', { isPublished: false });
    expect(await sharedFolder(secret)).toEqual({ name: 'x', entries: [] });
    await set('lentil-soup', { isPublished: true });
  });
});
