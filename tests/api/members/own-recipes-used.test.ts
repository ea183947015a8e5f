import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipeHandIns, recipes } from '#src/db/schema.ts';
import { read } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { cookTogether, itemsOf, leave, listOf, type Somebody, somebody } from '#tests/support/households.ts';
import { signedIn } from '#tests/support/members.ts';
import { cake, kept, ownPath, putOwn } from '#tests/support/own-recipes.ts';

seededDatabase();

const stew = (more: object = {}) =>
  cake({
    title: 'Secret stew',
    category: 'dinner',
    servings: 2,
    ingredients: ['300 g carrots', '1 onion'],
    instructions: ['Boil the carrots with the onion for 20 minutes.'],
    ...more,
  });
const buy = ({ cookie }: Somebody, recipeId: string, servings = 4) =>
  api('POST', '/api/shopping-list/recipes', { cookie, body: { recipeId, servings } });

describe('an own recipe on the shopping list', () => {
  it('is bought for its servings, follows what is written, and goes with it', async () => {
    const me = await somebody('Ada');
    const { id } = await kept(me, stew());
    expect((await buy(me, id)).status).toBeLessThan(300);
    const list = await listOf(me);
    expect(list.entries).toMatchObject([{ recipeId: id, title: 'Secret stew', servings: 4 }]);
    expect(list.items.map(({ name }) => name).toSorted()).toEqual(['Carrots', 'Onions']);
    await putOwn(me, id, { revision: 1, fields: stew({ title: 'Stew again', ingredients: ['2 leeks'] }) });
    const since = await api('GET', `/api/shopping-list/changes?since=${list.revision}`, { cookie: me.cookie });
    expect(since.status).toBe(200);
    expect((await listOf(me)).entries).toMatchObject([{ title: 'Stew again' }]);
    expect(await itemsOf(me)).toEqual(['Leeks']);
    await api('DELETE', ownPath(id), { cookie: me.cookie });
    expect((await listOf(me)).entries).toEqual([]);
  });

  it('is put there by nobody who may not see it', async () => {
    const [me, other] = [await somebody('Ada'), await somebody('Eve')];
    const { id } = await kept(me, stew());
    const { status } = await buy(other, id);
    expect(status).toBe(404);
    expect((await listOf(other)).entries).toEqual([]);
  });

  it('is bought by a household that shares it, and tells them nothing new once they part', async () => {
    const [me, other] = [await somebody('Ann'), await somebody('Bea')];
    await cookTogether(me, other);
    const { id } = await kept(me, stew(), { sharedWith: 'household' });
    await buy(other, id);
    expect(await itemsOf(other)).toEqual(['Carrots', 'Onions']);
    await leave(other);
    await putOwn(me, id, { revision: 1, fields: stew({ title: 'Nobody’s business' }) });
    expect(JSON.stringify(await listOf(other))).not.toContain('Nobody’s business');
    expect(await itemsOf(other)).toEqual([]);
  });

  it('has no name on the page a link to the list opens', async () => {
    const me = await somebody('Ada');
    const { id } = await kept(me, stew());
    await buy(me, id);
    const { body } = await api('POST', '/api/shopping-list/share', { cookie: me.cookie });
    const secret = new URL((body as { url: string }).url).pathname.split('/').at(-1);
    const { sharedShoppingList } = await import('#src/server/premium/shopping-list/share.ts');
    const shared = await sharedShoppingList(secret ?? '', { role: 'visitor' });
    expect(shared?.entries).toMatchObject([{ title: 'A recipe of their own', recipeId: null }]);
    expect(JSON.stringify(shared)).not.toMatch(/Secret stew/);
  });
});

describe('an own recipe in the meal plan', () => {
  it('is planned with its nutrition, and is a title once it is deleted', async () => {
    const me = await somebody('Ada');
    const { id } = await kept(me, stew());
    const body = { id: randomUUID(), recipeId: id, day: '2026-11-30', slot: 'dinner', servings: 2, portions: 1 };
    const planned = await api('POST', '/api/meal-plan/entries', { cookie: me.cookie, body });
    expect(planned).toMatchObject({ status: 200, body: { title: 'Secret stew', recipe: { id } } });
    const week = () => api('GET', '/api/meal-plan?week=2026-W49', { cookie: me.cookie });
    expect((await week()).body).toMatchObject({ entries: [{ title: 'Secret stew', recipe: { id, imageUrl: null } }] });
    const other = await somebody('Eve');
    expect((await api('POST', '/api/meal-plan/entries', { cookie: other.cookie, body })).status).toBe(404);
    await api('DELETE', ownPath(id), { cookie: me.cookie });
    expect((await week()).body).toMatchObject({ entries: [{ title: 'Secret stew', recipe: null }] });
  });
});

describe('an own recipe on paper', () => {
  it('is a PDF for who sees it alone', async () => {
    const [me, other] = [await somebody('Ada'), await somebody('Eve')];
    const { id } = await kept(me, stew());
    const path = `/api/recipes/${id}/pdf` as const;
    const pdf = await api('GET', path, { cookie: me.cookie });
    expect(Buffer.from(pdf.bytes.slice(0, 4)).toString()).toBe('%PDF');
    expect((await api('GET', path, { cookie: other.cookie })).status).toBe(404);
  });
});

describe('offering an own recipe to the editors', () => {
  const offer = ({ cookie }: { cookie: string }, id: string, body: object = { mayPublish: true }) =>
    api('POST', `${ownPath(id)}/offer`, { cookie, body });

  it('makes a draft that is handed in, once, and says nothing in public', async () => {
    const me = await signedIn();
    const { id } = await kept(me, stew({ title: 'Offered stew' }));
    expect((await offer(me, id, {})).status).toBe(400);
    expect((await offer(me, id, { mayPublish: false })).status).toBe(400);
    expect(await read().select().from(recipes).where(eq(recipes.title, 'Offered stew'))).toEqual([]);
    expect(await offer(me, id, { mayPublish: true, author: 'Ada L.' })).toMatchObject({
      status: 200,
      body: { offeredAt: expect.any(Number), sharedWith: 'nobody' },
    });
    await offer(me, id);
    const drafts = await read().select().from(recipes).where(eq(recipes.title, 'Offered stew'));
    expect(drafts).toMatchObject([{ isPublished: false, author: 'Ada L.', ownerId: me.id }]);
    const handed = await read().select().from(recipeHandIns).where(eq(recipeHandIns.byId, me.id));
    expect(handed).toMatchObject([{ of: drafts[0]?.id, state: 'handed-in' }]);
    expect((await api('GET', `/api/recipes/${drafts[0]?.id}`)).status).toBe(404);
    // A draft of the site is nothing a member may change.
    expect((await api('GET', `/api/admin/recipes/${drafts[0]?.id}`, { cookie: me.cookie })).status).toBe(403);
  });

  it('is for its owner, and for what is vegan', async () => {
    const [me, other] = [await somebody('Ann'), await somebody('Bea')];
    await cookTogether(me, other);
    const shared = await kept(me, stew(), { sharedWith: 'household' });
    expect((await offer(other, shared.id)).status).toBe(404);
    expect(await offer(me, (await kept(me)).id)).toMatchObject({ status: 409 });
  });
});
