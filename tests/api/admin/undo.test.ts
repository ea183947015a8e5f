import { and, eq, ne } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditItems, auditLog, recipes, users } from '#src/db/schema.ts';
import { forgetUndo } from '#src/server/base/audit.ts';
import { read, write } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { PUBLISHED } from '#tests/support/catalogue.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

type Who = Awaited<ReturnType<typeof signedIn>>;
let admin: Who;
let editor: Who;
let other: Who;
let author: Who;
beforeAll(async () => {
  admin = await signedIn('admin');
  editor = await signedIn('editor');
  other = await signedIn('editor');
  author = await signedIn('author');
});

interface Done {
  results: { id: string; outcome: string; message?: string }[];
  entry: number | null;
}
const DAY = 86_400_000;
/** Of several categories. */
const SOME = [3, 40, 70, 100, 120, 140].map((at) => PUBLISHED[at] ?? '').toSorted();

async function bulk(body: object, who = editor): Promise<Done> {
  const answer = await api('POST', '/api/admin/recipes/bulk', { cookie: who.cookie, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as Done;
}
const undo = (entry: number | null, who = editor) =>
  api('POST', `/api/admin/audit/${entry}/undo`, { cookie: who.cookie });
async function undone(entry: number | null, who = editor) {
  const { status, body } = await undo(entry, who);
  expect(status, JSON.stringify(body)).toBe(200);
  const { results, ...rest } = body as Done & { left: number };
  return { ...rest, outcomes: results.map(({ outcome }) => outcome), results };
}
const newest = async () => (await lastAudit())?.id ?? null;
const rowOf = async (id = '') => (await read().select().from(recipes).where(eq(recipes.id, id)))[0];
const states = async <T>(ids: readonly string[], of: (row: typeof recipes.$inferSelect) => T) =>
  Promise.all(
    ids.map(async (id) => {
      const row = await rowOf(id);
      return row && of(row);
    }),
  );
const change = (id: string, body: object) => api('PATCH', `/api/admin/recipes/${id}`, { cookie: editor.cookie, body });

describe('a deed to many recipes', () => {
  it('is one entry of the log, in however many parts it comes, found by each of its recipes', async () => {
    const before = await read().$count(auditLog);
    const first = await bulk({ ids: SOME.slice(0, 4), action: 'addTag', tag: 'tried' });
    const more = await bulk({ ids: SOME.slice(4), action: 'addTag', tag: 'tried', goesOn: first.entry });
    expect(more.entry).toBe(first.entry);
    expect(await read().$count(auditLog)).toBe(before + 1);
    const { body } = await api('GET', `/api/admin/audit?search=${SOME[5]}`, { cookie: admin.cookie });
    expect((body as { entries: object[] }).entries[0]).toMatchObject({
      ...{ id: first.entry, action: 'recipes.edit', subject: '6 recipes', undo: 'open' },
      details: { action: 'addTag', tag: 'tried' },
    });
    expect((await undone(first.entry)).outcomes).toEqual(SOME.map(() => 'done'));
  });

  it('goes on with no entry of somebody else, nor of something else', async () => {
    const first = await bulk({ ids: SOME.slice(0, 1), action: 'addTag', tag: 'mine' });
    const theirs = await bulk({ ids: SOME.slice(1, 2), action: 'addTag', tag: 'mine', goesOn: first.entry }, other);
    const another = await bulk({ ids: SOME.slice(2, 3), action: 'delete', goesOn: first.entry });
    expect(new Set([first.entry, theirs.entry, another.entry]).size).toBe(3);
    await undone(another.entry);
  });

  it('is no entry where it changed nothing', async () => {
    expect((await bulk({ ids: SOME, action: 'publish' })).entry).toBeNull();
  });
});

describe('taking a deed back', () => {
  it('puts each recipe where it was, but those changed since', async () => {
    const places = (row: typeof recipes.$inferSelect) => [row.category, row.categories.toSorted()];
    const was = await states(SOME, places);
    const { entry } = await bulk({ ids: SOME, action: 'category', category: 'beverages' });
    const moved = SOME.filter((_, at) => was[at]?.[0] !== 'beverages');
    const [kept = '', told = ''] = moved;
    await change(kept, { category: 'desserts' });
    await change(told, { tipsAndNotes: 'Tastes better on the next day, as stews do.' });
    const { results, left } = await undone(entry);
    expect(left).toBe(0);
    expect(results.filter(({ outcome }) => outcome === 'changed').map(({ id }) => id)).toEqual([kept]);
    const now = await states(SOME, places);
    for (const [at, id] of SOME.entries()) if (id !== kept) expect(now[at]).toEqual(was[at]);
    expect(await rowOf(kept)).toMatchObject({ category: 'desserts' });
    expect((await rowOf(told))?.tipsAndNotes).toContain('next day');
  });

  it('takes off what was added alone, and brings back what was taken off', async () => {
    const id = SOME[0] ?? '';
    const { tags = [] } = (await rowOf(id)) ?? {};
    const { entry } = await bulk({ ids: [id], action: 'addTag', tag: 'half-term' });
    await change(id, { tags: [...tags, 'half-term', 'picnic'] });
    expect((await undone(entry)).outcomes).toEqual(['done']);
    expect((await rowOf(id))?.tags).toEqual([...tags, 'picnic']);
  });

  it('is refused a second time, and can be taken back in its turn', async () => {
    const ids = SOME.slice(0, 3);
    const { entry } = await bulk({ ids, action: 'unpublish' });
    const first = await undone(entry);
    expect(await states(ids, (row) => row.isPublished)).toEqual([true, true, true]);
    expect(await undo(entry)).toMatchObject({ status: 409, body: { message: 'This was taken back already' } });
    const again = await undone(first.entry);
    expect(await states(ids, (row) => row.isPublished)).toEqual([false, false, false]);
    await undone(again.entry);
    expect(await states(ids, (row) => row.isPublished)).toEqual([true, true, true]);
    const { body } = await api('GET', '/api/admin/audit?search=undo', { cookie: admin.cookie });
    expect((body as { entries: { undo: string }[] }).entries.map((each) => each.undo)).toContain('done');
  });

  it('brings back from the bin what was deleted, and says what is there no more', async () => {
    const [one = '', two = '', three = ''] = SOME.slice(3);
    const { entry } = await bulk({ ids: [one, two, three], action: 'delete' });
    await bulk({ ids: [two], action: 'restore' });
    await bulk({ ids: [three], action: 'purge' });
    const { results } = await undone(entry);
    expect(Object.fromEntries(results.map(({ id, outcome }) => [id, outcome]))).toEqual({
      [one]: 'done',
      [two]: 'changed',
      [three]: 'gone',
    });
    expect(await states([one, two], (row) => [row.isPublished, row.deletedAt])).toEqual([
      [true, null],
      [true, null],
    ]);
  });

  it('leaves in the bin what lies there', async () => {
    const id = SOME[0] ?? '';
    const { entry } = await bulk({ ids: [id], action: 'addTag', tag: 'binned' });
    const binned = await bulk({ ids: [id], action: 'delete' });
    expect((await undone(entry)).outcomes).toEqual(['gone']);
    await undone(binned.entry);
  });

  it('of a recipe deleted for good is none', async () => {
    const id = PUBLISHED[10] ?? '';
    await bulk({ ids: [id], action: 'delete' });
    const { entry } = await bulk({ ids: [id], action: 'purge' });
    const { body } = await api('GET', `/api/admin/audit?search=${id}`, { cookie: admin.cookie });
    expect((body as { entries: object[] }).entries[0]).toMatchObject({ action: 'recipe.purge', undo: null });
    expect((await undo(entry)).status).toBe(409);
  });

  it('publishes nothing that may not be public', async () => {
    const id = SOME[1] ?? '';
    const { entry } = await bulk({ ids: [id], action: 'unpublish' });
    await change(id, { ingredients: ['2 eggs', '200 g flour', '100 ml milk'] });
    const { results } = await undone(entry);
    expect(results).toMatchObject([{ outcome: 'refused', message: expect.stringContaining('animal') }]);
    expect(await rowOf(id)).toMatchObject({ isPublished: false });
  });

  it('is for who did it and administrators, and nobody else', async () => {
    const { entry } = await bulk({ ids: SOME.slice(0, 1), action: 'addTag', tag: 'whose' });
    expect((await undo(entry, other)).status).toBe(403);
    expect((await undo(entry, author)).status).toBe(403);
    expect((await api('POST', `/api/admin/audit/${entry}/undo`)).status).toBe(401);
    expect((await undo(999_999)).status).toBe(404);
    expect((await undone(entry, admin)).outcomes).toEqual(['done']);
  });

  it('gives recipes back to who wrote them', async () => {
    const id = SOME[2] ?? '';
    const { entry } = await bulk({ ids: [id], action: 'owner', ownerId: author.id });
    expect((await rowOf(id))?.ownerId).toBe(author.id);
    expect((await undone(entry)).outcomes).toEqual(['done']);
    expect((await rowOf(id))?.ownerId).toBeNull();
  });

  it('is too late after 30 days, and says so, whether its things are known still or not', async () => {
    const { entry } = await bulk({ ids: SOME.slice(2, 3), action: 'addTag', tag: 'late' });
    const ofEntry = eq(auditLog.id, entry ?? 0);
    await write((tx) =>
      tx
        .update(auditLog)
        .set({ at: Date.now() - 29 * DAY })
        .where(ofEntry),
    );
    await write((tx) => forgetUndo(tx, Date.now()));
    expect(await read().$count(auditItems, eq(auditItems.entryId, entry ?? 0))).toBe(1);
    await write((tx) =>
      tx
        .update(auditLog)
        .set({ at: Date.now() - 31 * DAY })
        .where(ofEntry),
    );
    const late = { status: 409, body: { message: expect.stringContaining('more than 30 days ago') } };
    expect(await undo(entry)).toMatchObject(late);
    await write((tx) => forgetUndo(tx, Date.now()));
    expect(await read().$count(auditItems, eq(auditItems.entryId, entry ?? 0))).toBe(0);
    expect(await undo(entry)).toMatchObject(late);
  });

  it('of very many goes in parts of at most 200, as one entry', async () => {
    const [made] = await write((tx) =>
      tx
        .insert(auditLog)
        .values({ at: Date.now(), actorId: editor.id, actor: editor.email, action: 'recipes.edit', subject: '450' })
        .returning(),
    );
    const entryId = made?.id ?? 0;
    const item = (at: number) => ({ entryId, kind: 'recipe', item: `many-${String(at).padStart(4, '0')}` });
    const values = { before: { tags: ['a'] }, after: { tags: ['a', 'b'] } };
    const all = [
      ...Array.from({ length: 447 }, (_, at) => item(at)),
      ...SOME.slice(2, 5).map((id) => ({ ...item(0), item: id })),
    ];
    await write((tx) => tx.insert(auditItems).values(all.map((each) => ({ ...each, ...values }))));
    const parts = [await undone(entryId), await undone(entryId), await undone(entryId)];
    expect(parts.map(({ left, results }) => [results.length, left])).toEqual([
      [200, 250],
      [200, 50],
      [50, 0],
    ]);
    expect((await undo(entryId)).status).toBe(409);
    expect(await read().$count(auditItems, and(eq(auditItems.entryId, entryId), eq(auditItems.outcome, 'gone')))).toBe(
      447,
    );
  });
});

describe('a banner', () => {
  const banners = (method: string, path = '', body?: object) =>
    api(method as 'POST', `/api/admin/banners${path}`, { cookie: admin.cookie, ...(body && { body }) });
  const make = async (title: string) => {
    const { body } = await banners('POST', '', { title, imageUrl: '/pictures/red-lentil-dal.jpg', priority: 3 });
    return { id: (body as { id: string }).id, made: await newest() };
  };
  const of = async (id: string) =>
    ((await banners('GET')).body as { id: string; title: string; priority: number }[]).find((each) => each.id === id);

  it('that was edited is as it was, but for what was set since', async () => {
    const { id } = await make('Harvest');
    await banners('PATCH', `/${id}`, { title: 'Autumn', priority: 9 });
    const edit = await newest();
    await banners('PATCH', `/${id}`, { isActive: false });
    expect((await undone(edit, admin)).outcomes).toEqual(['done']);
    expect(await of(id)).toMatchObject({ title: 'Harvest', priority: 3, isActive: false });
    expect((await undo(edit, admin)).status).toBe(409);
    expect((await undone(await newest(), admin)).outcomes).toEqual(['done']);
    expect(await of(id)).toMatchObject({ title: 'Autumn', priority: 9 });
    await banners('PATCH', `/${id}`, { title: 'Winter' });
    const again = await newest();
    await banners('PATCH', `/${id}`, { title: 'Spring' });
    expect((await undone(again, admin)).outcomes).toEqual(['changed']);
    expect(await of(id)).toMatchObject({ title: 'Spring' });
  });

  it('that was deleted comes back as it was, and one that was made goes', async () => {
    const { id, made } = await make('Comes back');
    const before = await of(id);
    await banners('DELETE', `/${id}`);
    const entry = await newest();
    expect((await undone(made, admin)).outcomes).toEqual(['gone']);
    expect((await undone(entry, admin)).outcomes).toEqual(['done']);
    expect(await of(id)).toEqual(before);
    const other = await make('Goes');
    expect((await undone(other.made, admin)).outcomes).toEqual(['done']);
    expect(await of(other.id)).toBeUndefined();
    const kept = await make('Stays');
    await banners('PATCH', `/${kept.id}`, { priority: 5 });
    expect((await undone(kept.made, admin)).outcomes).toEqual(['changed']);
  });

  it('is named in the log by its title', async () => {
    await make('By its name');
    const { body } = await api('GET', '/api/admin/audit?search=its%20name', { cookie: admin.cookie });
    const entry = { action: 'banner.create', subject: 'By its name', undo: 'open' };
    expect((body as { entries: object[] }).entries[0]).toMatchObject(entry);
  });
});

describe('an account', () => {
  const change = (id: string, body: object | null, who = admin) =>
    api('PATCH', `/api/admin/users/${id}/${body ? 'role' : 'toggle-status'}`, {
      cookie: who.cookie,
      ...(body && { body }),
    });
  const account = async (id: string) => (await read().select().from(users).where(eq(users.id, id)))[0];

  it('has its role back, Premium that was given with it', async () => {
    const { id } = await signedIn('user');
    await change(id, { role: 'premium' });
    expect((await change(id, { role: 'editor' })).status).toBe(200);
    const entry = await newest();
    expect((await undone(entry, admin)).outcomes).toEqual(['done']);
    expect(await account(id)).toMatchObject({ role: 'premium', premiumGiven: true });
  });

  it('is given no Premium that ended meanwhile', async () => {
    const { id } = await signedIn('premium');
    await change(id, { role: 'editor' });
    expect((await undone(await newest(), admin)).outcomes).toEqual(['done']);
    expect(await account(id)).toMatchObject({ role: 'user', premiumGiven: false });
  });

  it('is active again, without its sessions; and switched off again where that is taken back', async () => {
    const { id, cookie } = await signedIn('user');
    await change(id, null);
    expect((await undone(await newest(), admin)).outcomes).toEqual(['done']);
    expect((await account(id))?.isActive).toBe(true);
    expect((await api('GET', '/api/favorites', { cookie })).status).toBe(401);
    expect((await undone(await newest(), admin)).outcomes).toEqual(['done']);
    expect((await account(id))?.isActive).toBe(false);
  });

  it('is never switched off or made less where it is the last administrator', async () => {
    const heir = await signedIn('user');
    await change(heir.id, { role: 'admin' });
    const entry = await newest();
    await write((tx) =>
      tx
        .update(users)
        .set({ isActive: false })
        .where(and(eq(users.role, 'admin'), ne(users.id, heir.id))),
    );
    const { outcomes, results } = await undone(entry, heir);
    await write((tx) => tx.update(users).set({ isActive: true }).where(eq(users.role, 'admin')));
    expect([outcomes, results[0]?.message]).toEqual([['refused'], 'The last active administrator has to stay']);
    expect((await account(heir.id))?.role).toBe('admin');
  });

  it('stays as it is where its doer is an administrator no more, or somebody changed it since', async () => {
    const [{ id }, doer] = [await signedIn('user'), await signedIn('admin')];
    await change(id, { role: 'author' }, doer);
    const entry = await newest();
    await change(doer.id, { role: 'editor' });
    expect((await undone(entry, doer)).outcomes).toEqual(['refused']);
    expect((await account(id))?.role).toBe('author');
    await change(id, { role: 'user' });
    const later = await newest();
    await change(id, { role: 'editor' });
    expect((await undone(later, admin)).outcomes).toEqual(['changed']);
  });

  it('that was deleted does not come back', async () => {
    const { id } = await signedIn('user');
    await api('DELETE', `/api/admin/users/${id}`, { cookie: admin.cookie });
    const answer = { status: 409, body: { message: 'This can’t be taken back' } };
    expect(await undo(await newest(), admin)).toMatchObject(answer);
  });
});
