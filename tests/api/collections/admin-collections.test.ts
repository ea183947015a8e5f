import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminCollection, AdminCollectionRow } from '#src/contracts/collections/admin-collections.ts';
import { auditLog, collections, redirects } from '#src/db/schema.ts';
import { PUBLISHED_KINDS } from '#src/server/admin/published-kinds.ts';
import { read } from '#src/server/base/database.ts';
import { previewedCollection } from '#src/server/collections/admin-collections.ts';
import { findCollection } from '#src/server/collections/collections.ts';
import { emptyBins } from '#src/server/published/bin.ts';
import { carryOutSchedule, nextDue } from '#src/server/published/schedule.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const WHOLE = {
  title: 'Pancake day',
  description: 'Pancakes, thick and thin.',
  introduction: 'Make the batter first.',
  picks: [
    { recipeId: 'fluffy-banana-pancakes', heading: 'Thick', text: 'With blueberries.' },
    { recipeId: 'buckwheat-crepes', heading: 'Thin', text: '' },
  ],
};
const DAY = 86_400_000;
let editor: Awaited<ReturnType<typeof signedIn>>;
let author: typeof editor;
beforeAll(async () => {
  editor = await signedIn('editor');
  author = await signedIn('author');
});
type Path = `/api/admin/collections${string}`;
const ask = (method: string, path: Path, body?: unknown, cookie = editor.cookie) =>
  api(method, path, { cookie, ...(body !== undefined && { body }) });
async function made(more: object = {}): Promise<AdminCollection> {
  const { status, body } = await ask('POST', '/api/admin/collections', { ...WHOLE, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as AdminCollection;
}
const bulk = async (action: string, ...ids: string[]) =>
  ((await ask('POST', '/api/admin/collections/bulk', { ids, action })).body as { results: object[] }).results;
const listed = async (status: string) =>
  (
    (await ask('GET', `/api/admin/collections?status=${status}`)).body as { collections: AdminCollectionRow[] }
  ).collections.map(({ id }) => id);
const lastAction = async (id: string) =>
  (await read().select().from(auditLog).where(eq(auditLog.subject, id))).at(-1)?.action;

describe('a collection', () => {
  it('is made as a draft under an address of its title, and under another where that is taken', async () => {
    const { id, isPublished, named } = await made();
    expect({ id, isPublished }).toEqual({ id: 'pancake-day', isPublished: false });
    expect(named.map((recipe) => recipe.title)).toContain('Buckwheat Crêpes with Lemon');
    expect((await made()).id).toBe('pancake-day-2');
    expect(await findCollection(id)).toBeNull();
    expect(await lastAction(id)).toBe('collection.create');
  });

  it('is called something, however it is written', async () => {
    const { status } = await ask('POST', '/api/admin/collections', { ...WHOLE, title: '\u0000\u0000\u0000' });
    expect(status).toBe(400);
    expect((await made({ title: '\u0000Pancakes\ud83e\udd5e' })).title).toBe('Pancakes🥞');
  });

  it('is public once it is whole, and says what is missing until then', async () => {
    const { id } = await made({ introduction: '' });
    const refused = await ask('PATCH', `/api/admin/collections/${id}`, { isPublished: true });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('Write an introduction');
    await ask('PATCH', `/api/admin/collections/${id}`, { introduction: 'Now there is one.', isPublished: true });
    expect(await findCollection(id)).toMatchObject({ count: 2 });
    expect(await bulk('unpublish', id)).toEqual([{ id, outcome: 'done' }]);
    expect(await findCollection(id)).toBeNull();
  });

  it('is not saved over what somebody else saved', async () => {
    const { id, updatedAt } = await made();
    await ask('PATCH', `/api/admin/collections/${id}`, { title: 'Theirs', updatedAt });
    const { status } = await ask('PATCH', `/api/admin/collections/${id}`, { title: 'Mine', updatedAt });
    expect(status).toBe(409);
  });

  it('keeps what it was, and is it again', async () => {
    const { id } = await made();
    await ask('PATCH', `/api/admin/collections/${id}`, { title: 'Crêpe day', picks: WHOLE.picks.slice(0, 1) });
    const { body } = await ask('GET', `/api/admin/collections/${id}/revisions`);
    const [revision] = body as { id: number; fields: string[] }[];
    expect(revision?.fields).toEqual(expect.arrayContaining(['title', 'picks']));
    const restored = await ask('POST', `/api/admin/collections/${id}/revisions/${revision?.id}/restore`);
    expect(restored.body).toMatchObject({ title: 'Pancake day', picks: WHOLE.picks });
    expect(await lastAction(id)).toBe('collection.restore');
  });

  it('moves to another address with its history, and the old one leads there', async () => {
    const { id } = await made({ isPublished: true });
    await ask('PATCH', `/api/admin/collections/${id}`, { title: 'Flat cakes' });
    const moved = await ask('PUT', `/api/admin/collections/${id}/address`, { slug: 'flat-cakes' });
    expect(moved.body).toEqual({ id: 'flat-cakes' });
    expect(await findCollection('flat-cakes')).not.toBeNull();
    expect((await ask('GET', '/api/admin/collections/flat-cakes/revisions')).body).toHaveLength(1);
    const [led] = await read()
      .select()
      .from(redirects)
      .where(eq(redirects.from, `/collections/${id}`));
    expect(led).toMatchObject({ to: '/collections/flat-cakes', origin: 'slug' });
    expect((await ask('PUT', '/api/admin/collections/flat-cakes/address', { slug: 'new' })).status).toBe(400);
    expect((await ask('PUT', '/api/admin/collections/flat-cakes/address', { slug: 'mezze-table' })).status).toBe(409);
  });

  it('goes into the bin and comes back published, or is gone after thirty days', async () => {
    const { id } = await made({ isPublished: true });
    expect(await bulk('delete', id)).toEqual([{ id, outcome: 'done' }]);
    expect(await listed('bin')).toEqual([id]);
    expect(await listed('all')).not.toContain(id);
    expect(await findCollection(id)).toBeNull();
    expect(await bulk('restore', id)).toEqual([{ id, outcome: 'done' }]);
    expect(await findCollection(id)).not.toBeNull();
    await bulk('delete', id);
    await emptyBins(PUBLISHED_KINDS, Date.now() + DAY);
    expect(await read().select().from(collections).where(eq(collections.id, id))).toEqual([]);
  });

  it('names only recipes that are there', async () => {
    const picks = [{ recipeId: 'no-such-recipe', heading: '', text: '' }];
    const { status, body } = await ask('POST', '/api/admin/collections', { ...WHOLE, picks });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('no-such-recipe');
  });

  it('is shown as a page before it is saved', async () => {
    const draft = { ...WHOLE, title: 'Only a thought', rule: { tags: ['pancakes'] } };
    expect((await ask('POST', '/api/admin/collections/preview-page', draft)).status).toBe(204);
    const shown = await previewedCollection(editor.id);
    expect(shown).toMatchObject({ title: 'Only a thought', picked: [{ heading: 'Thick' }, { heading: 'Thin' }] });
    expect(shown?.ruled.map(({ id }) => id)).toContain('chocolate-hazelnut-waffles');
    expect(await previewedCollection(author.id)).toBeNull();
  });
});

describe('a collection that waits for its time', () => {
  let noon = 0;
  beforeEach(() => {
    noon = Math.ceil(Date.now() / 60_000) * 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('comes and goes', async () => {
    const { id } = await made({ publishAt: noon + 60_000, unpublishAt: noon + 120_000 });
    expect(await nextDue(PUBLISHED_KINDS)).toBe(noon + 60_000);
    expect(await findCollection(id)).toBeNull();
    expect(await findCollection(id, true)).toMatchObject({ publishedAt: noon + 60_000 });
    expect((await carryOutSchedule(PUBLISHED_KINDS, noon + 60_000)).shown).toMatchObject([{ id }]);
    expect(await findCollection(id)).not.toBeNull();
    expect(await lastAction(id)).toBe('collection.publish');
    expect((await carryOutSchedule(PUBLISHED_KINDS, noon + 120_000)).hidden).toMatchObject([{ id }]);
    expect(await findCollection(id)).toBeNull();
  });
});

describe('an author', () => {
  it('has drafts of their own alone, and publishes none', async () => {
    const { body } = await ask('POST', '/api/admin/collections', WHOLE, author.cookie);
    const { id } = body as AdminCollection;
    expect((await ask('PATCH', `/api/admin/collections/${id}`, { title: 'Mine' }, author.cookie)).status).toBe(200);
    const publish = { isPublished: true };
    expect((await ask('PATCH', `/api/admin/collections/${id}`, publish, author.cookie)).status).toBe(403);
    expect((await ask('GET', '/api/admin/collections/mezze-table', undefined, author.cookie)).status).toBe(404);
    const all = await ask('GET', '/api/admin/collections', undefined, author.cookie);
    expect((all.body as { collections: AdminCollectionRow[] }).collections.map((row) => row.id)).toEqual([id]);
    expect((await ask('PUT', `/api/admin/collections/${id}/address`, { slug: 'x' }, author.cookie)).status).toBe(403);
  });
});
