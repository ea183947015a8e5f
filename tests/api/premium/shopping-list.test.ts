import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipes, shoppingListEntries, shoppingListShares, shoppingListTicks } from '#src/db/schema.ts';
import type { Removal } from '#src/domain/premium/shopping/changes.ts';
import type { RemovedFromList, ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import { removedBy } from '#src/domain/premium/shopping/removed-by.ts';
import { read, write } from '#src/server/base/database.ts';
import { VISITOR } from '#src/server/base/viewer.ts';
import { sharedShoppingList } from '#src/server/premium/shopping-list/share.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { operate } from '#tests/support/shopping-list.ts';

seededDatabase();

const LIST = '/api/shopping-list';
const NOBODYS_ID = randomUUID();

const listFor = async (cookie: string) => (await api('GET', LIST, { cookie })).body as ShoppingListView;
const addRecipe = (cookie: string, body: unknown) => api('POST', `${LIST}/recipes`, { cookie, body });
const addItem = (cookie: string, item: object) => operate(cookie, { type: 'add-own', ...item });
const tick = (cookie: string, ...keys: string[]) => say(cookie, true, keys);
const say = (cookie: string, ticked: boolean, keys: readonly string[]) =>
  operate(cookie, ...keys.map((key) => ({ type: 'tick', key, ticked })));
const removeItems = (cookie: string, keys: string[]) => operate(cookie, { type: 'remove-items', keys });
const removeEntry = (cookie: string, entryId: string) => operate(cookie, { type: 'remove-entry', entryId });
const restore = (cookie: string, removed: RemovedFromList | undefined) => operate(cookie, { type: 'restore', removed });
const amountOf = ({ items }: ShoppingListView, key: string) =>
  items.find((item) => item.key === key)?.amount.replaceAll('\u00a0', ' ');
const isTicked = ({ items }: ShoppingListView, key: string) => items.find((item) => item.key === key)?.isTicked;
const set = (id: string, changes: Partial<typeof recipes.$inferInsert>) =>
  write((tx) => tx.update(recipes).set(changes).where(eq(recipes.id, id)));

/** Two dishes of a test's own, for 2 and for 4. */
async function dishes(): Promise<{ soup: string; stew: string }> {
  const [row] = await read().select().from(recipes).where(eq(recipes.id, 'lentil-soup'));
  const { number, ...recipe } = row as typeof recipes.$inferSelect;
  const suffix = randomUUID().slice(0, 8);
  const soup = {
    ...recipe,
    id: `soup-${suffix}`,
    title: `Soup ${suffix}`,
    servings: 2,
    ingredients: ['200 g red lentils', '1 onion', '1 tsp salt'],
  };
  const stew = {
    ...recipe,
    id: `stew-${suffix}`,
    title: `Stew ${suffix}`,
    servings: 4,
    ingredients: ['150 g red lentils', '300 g onions'],
  };
  await write((tx) => tx.insert(recipes).values([soup, stew]));
  return { soup: soup.id, stew: stew.id };
}

describe('the shopping list', () => {
  it('is empty at first', async () => {
    const { cookie } = await signedIn('premium');
    expect(await listFor(cookie)).toMatchObject({ entries: [], items: [], share: null });
  });

  it('merges recipes at their planned servings and says where amounts come from', async () => {
    const { cookie } = await signedIn('premium');
    const { soup, stew } = await dishes();
    await addRecipe(cookie, { recipeId: soup, servings: 6 });
    const { status, body } = await addRecipe(cookie, { recipeId: stew, servings: 2 });
    expect(status).toBe(200);
    const list = body as ShoppingListView;
    expect(list.entries.map(({ recipeId, servings }) => [recipeId, servings])).toEqual([
      [soup, 6],
      [stew, 2],
    ]);
    expect(amountOf(list, 'food:red-lentils')).toBe('2 × 500 g bags (325 g over)');
    expect(amountOf(list, 'food:onion')).toBe('4');
    const onions = list.items.find(({ key }) => key === 'food:onion');
    expect(onions?.sources.map(({ entryId, amount }) => [entryId, amount.replaceAll('\u00a0', ' ')])).toEqual([
      [list.entries[0]?.id, '3'],
      [list.entries[1]?.id, '150 g'],
    ]);
  });

  it.each([0, 101, 1000, 1.5, 'two', null])('refuses %j servings', async (servings) => {
    const { cookie } = await signedIn('premium');
    expect((await addRecipe(cookie, { recipeId: 'lentil-soup', servings })).status).toBe(400);
    const id = randomUUID();
    await addRecipe(cookie, { id, recipeId: 'lentil-soup', servings: 4 });
    expect((await api('PATCH', `${LIST}/entries/${id}`, { cookie, body: { servings } })).status).toBe(400);
    expect((await listFor(cookie)).entries).toMatchObject([{ servings: 4 }]);
  });

  it('takes 1 and 100 servings', async () => {
    const { cookie } = await signedIn('premium');
    for (const servings of [1, 100]) {
      expect((await addRecipe(cookie, { recipeId: 'lentil-soup', servings })).status).toBe(200);
    }
  });

  it('adds several recipes and names those that are not to be seen', async () => {
    const { cookie } = await signedIn('premium');
    const { soup, stew } = await dishes();
    await set(stew, { isPublished: false });
    const wanted = [soup, stew, 'no-such-dish'].map((recipeId) => ({ recipeId, servings: 2 }));
    const { status, body } = await api('POST', `${LIST}/recipes/bulk`, { cookie, body: { recipes: wanted } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ missing: [stew, 'no-such-dish'], list: { entries: [{ recipeId: soup }] } });
    expect((await addRecipe(cookie, { recipeId: stew, servings: 2 })).status).toBe(404);
  });

  it('makes a change that is sent twice once', async () => {
    const { cookie } = await signedIn('premium');
    const id = randomUUID();
    for (let times = 0; times < 3; times++) await addRecipe(cookie, { id, recipeId: 'lentil-soup', servings: 4 });
    const own = randomUUID();
    for (let times = 0; times < 3; times++) await addItem(cookie, { id: own, text: 'Oat milk' });
    const { entries, items } = await listFor(cookie);
    expect(entries).toHaveLength(1);
    expect(items.filter(({ key }) => key === `own:${own}`)).toMatchObject([{ name: 'Oat milk', aisle: 'chilled' }]);
  });

  it.each(['', '   ', 'x'.repeat(201), 7])('refuses %j as an own item', async (text) => {
    expect((await addItem((await signedIn('premium')).cookie, { text })).status).toBe(400);
  });

  it('tells how a recipe is on it, to its owner only', async () => {
    const { cookie } = await signedIn('premium');
    const swaps = [{ line: 0, to: 'split-peas' }];
    const [first, second] = [randomUUID(), randomUUID()];
    const ask = async (who: string, recipeId: string) =>
      (await api('GET', `${LIST}/recipes?recipeId=${recipeId}`, { cookie: who })).body;
    expect(await ask(cookie, 'lentil-soup')).toEqual({ entries: [] });
    await addRecipe(cookie, { id: first, recipeId: 'lentil-soup', servings: 4, swaps });
    await addRecipe(cookie, { id: second, recipeId: 'lentil-soup', servings: 2 });
    await addRecipe(cookie, { recipeId: 'carrot-cake', servings: 9 });
    expect(await ask(cookie, 'lentil-soup')).toEqual({
      entries: [
        { id: first, servings: 4, swaps },
        { id: second, servings: 2, swaps: [] },
      ],
    });
    expect(await ask((await signedIn('premium')).cookie, 'lentil-soup')).toEqual({ entries: [] });
    for (const query of ['', '?recipeId=', '?recipeId=No%20slug']) {
      expect((await api('GET', `${LIST}/recipes${query}`, { cookie })).status).toBe(400);
    }
  });

  it('follows changed servings', async () => {
    const { cookie } = await signedIn('premium');
    const { soup } = await dishes();
    const id = randomUUID();
    await addRecipe(cookie, { id, recipeId: soup, servings: 2 });
    const { body } = await api('PATCH', `${LIST}/entries/${id}`, { cookie, body: { servings: 5 } });
    expect(amountOf(body as ShoppingListView, 'food:red-lentils')).toBe('1 × 500 g bag');
  });

  it('is full at some point, and says so', async () => {
    const { cookie } = await signedIn('premium');
    const many = Array.from({ length: 100 }, () => ({ recipeId: 'lentil-soup', servings: 1 }));
    expect((await api('POST', `${LIST}/recipes/bulk`, { cookie, body: { recipes: many } })).status).toBe(200);
    const answer = await addRecipe(cookie, { recipeId: 'carrot-cake', servings: 1 });
    expect(answer).toMatchObject({ status: 409, body: { message: 'Your shopping list is full: 100 recipes at most' } });
    expect((await listFor(cookie)).entries).toHaveLength(100);
  });
});

describe('a recipe on the list that is not to be seen any more', () => {
  it('stays with its last title when it is unpublished, and comes back with it', async () => {
    const { cookie } = await signedIn('premium');
    const { soup, stew } = await dishes();
    for (const recipeId of [soup, stew]) await addRecipe(cookie, { recipeId, servings: 2 });
    await set(soup, { title: 'Sunday soup' });
    await set(soup, { isPublished: false });
    await set(soup, { title: 'A secret of the kitchen' });
    const { entries, items } = await listFor(cookie);
    expect(entries).toMatchObject([
      { recipeId: null, title: 'Sunday soup', servings: 2 },
      { recipeId: stew, servings: 2 },
    ]);
    expect(items.map(({ key }) => key)).toEqual(['food:onion', 'food:red-lentils']);
    await set(soup, { isPublished: true });
    expect((await listFor(cookie)).entries[0]?.recipeId).toBe(soup);
  });

  it('stays with its last title when it is deleted, until it is removed', async () => {
    const { cookie } = await signedIn('premium');
    const { soup } = await dishes();
    await addRecipe(cookie, { recipeId: soup, servings: 3 });
    await write((tx) => tx.delete(recipes).where(eq(recipes.id, soup)));
    const { entries, items } = await listFor(cookie);
    expect(entries).toMatchObject([{ recipeId: null, title: soup.replace('soup-', 'Soup '), servings: 3 }]);
    expect(items).toEqual([]);
    expect(await removeEntry(cookie, entries[0]?.id ?? '')).toMatchObject({ status: 200, list: { entries: [] } });
  });
});

describe('ticks', () => {
  it('are kept, the last word that comes counts, and a resent one changes nothing', async () => {
    const { cookie } = await signedIn('premium');
    await addRecipe(cookie, { recipeId: (await dishes()).soup, servings: 2 });
    const first = { type: 'tick', id: randomUUID(), key: 'food:onion', ticked: true };
    expect((await operate(cookie, first)).outcomes).toEqual(['done']);
    expect(isTicked(await listFor(cookie), 'food:onion')).toBe(true);
    expect((await say(cookie, false, ['food:onion'])).outcomes).toEqual(['done']);
    expect((await operate(cookie, first)).outcomes).toEqual(['repeated']);
    expect(isTicked(await listFor(cookie), 'food:onion')).toBe(false);
  });

  it('made offline on an item that is gone are ignored, and the others saved', async () => {
    const { cookie } = await signedIn('premium');
    await addRecipe(cookie, { recipeId: (await dishes()).soup, servings: 2 });
    await removeItems(cookie, ['food:onion']);
    const { status, outcomes } = await tick(cookie, 'food:onion', 'food:red-lentils', 'own:nothing');
    expect([status, outcomes]).toEqual([200, ['gone', 'done', 'gone']]);
    expect(isTicked(await listFor(cookie), 'food:red-lentils')).toBe(true);
  });

  it('go when more has to be bought, and stay when less', async () => {
    const { cookie } = await signedIn('premium');
    const { soup, stew } = await dishes();
    const id = randomUUID();
    await addRecipe(cookie, { id, recipeId: soup, servings: 4 });
    const mark = () => tick(cookie, 'food:onion');
    const patch = (servings: number) => api('PATCH', `${LIST}/entries/${id}`, { cookie, body: { servings } });
    await mark();
    await patch(2);
    expect(isTicked(await listFor(cookie), 'food:onion')).toBe(true);
    await patch(6);
    expect(isTicked(await listFor(cookie), 'food:onion')).toBe(false);
    await mark();
    await addRecipe(cookie, { recipeId: stew, servings: 2 });
    expect(isTicked(await listFor(cookie), 'food:onion')).toBe(false);
  });
});

describe('what is bought together now and was not when a list was made', () => {
  const lemons = async () => {
    const { soup } = await dishes();
    await set(soup, { ingredients: ['1 lemon', '3 tbsp lemon juice', '1 onion'] });
    return soup;
  };
  const ticked = (userId: string, ...keys: string[]) =>
    write((tx) => tx.insert(shoppingListTicks).values(keys.map((key) => ({ userId, key, isTicked: true, at: 1 }))));

  it('stays ticked where all of it was, and to be bought where some of it was', async () => {
    const { cookie, id } = await signedIn('premium');
    await addRecipe(cookie, { recipeId: await lemons(), servings: 2 });
    await ticked(id, 'food:lemon-juice');
    expect(amountOf(await listFor(cookie), 'food:lemon')).toBe('2');
    expect(isTicked(await listFor(cookie), 'food:lemon')).toBe(false);
    await ticked(id, 'food:lemon');
    expect(isTicked(await listFor(cookie), 'food:lemon')).toBe(true);
    await say(cookie, false, ['food:lemon']);
    expect(isTicked(await listFor(cookie), 'food:lemon')).toBe(false);
  });

  it('keeps the tick of a food that is bought as another, until more of it has to be bought', async () => {
    const { cookie, id } = await signedIn('premium');
    const recipeId = await lemons();
    await set(recipeId, { ingredients: ['3 tbsp lemon juice', '1 onion'] });
    await addRecipe(cookie, { recipeId, servings: 2 });
    await ticked(id, 'food:lemon-juice');
    await removeItems(cookie, ['food:onion']);
    expect(isTicked(await listFor(cookie), 'food:lemon')).toBe(true);
    await addRecipe(cookie, { recipeId, servings: 2 });
    expect(isTicked(await listFor(cookie), 'food:lemon')).toBe(false);
  });

  it('stays off the list where it was taken off', async () => {
    const { cookie, id } = await signedIn('premium');
    await addRecipe(cookie, { recipeId: await lemons(), servings: 2 });
    await write((tx) =>
      tx
        .update(shoppingListEntries)
        .set({ removedKeys: ['food:lemon-juice'] })
        .where(eq(shoppingListEntries.userId, id)),
    );
    expect(amountOf(await listFor(cookie), 'food:lemon')).toBe('1');
    await removeItems(cookie, ['food:lemon']);
    expect((await listFor(cookie)).items.map(({ key }) => key)).toEqual(['food:onion']);
  });
});

describe('removal', () => {
  it('takes off what is ticked, and brings it back as it was', async () => {
    const { cookie } = await signedIn('premium');
    const { soup, stew } = await dishes();
    for (const recipeId of [soup, stew]) await addRecipe(cookie, { recipeId, servings: 4 });
    await addItem(cookie, { text: 'Bin bags' });
    const before = await listFor(cookie);
    const bags = before.items.find(({ name }) => name === 'Bin bags')?.key ?? '';
    const keys = ['food:onion', 'food:red-lentils', bags];
    await tick(cookie, ...keys);
    const { removed, list } = await removeItems(cookie, keys);
    // Nothing is left of the stew, of the soup its salt.
    expect(list.entries).toMatchObject([{ recipeId: soup }]);
    expect(list.items.map(({ key }) => key)).toEqual(['food:salt']);
    for (let times = 0; times < 2; times++) expect((await restore(cookie, removed)).status).toBe(200);
    const after = await listFor(cookie);
    expect(after.entries).toEqual(before.entries);
    expect(after.items).toEqual(before.items.map((item) => ({ ...item, isTicked: item.key !== 'food:salt' })));
  });

  it('of an item leaves what another recipe adds later to be bought', async () => {
    const { cookie } = await signedIn('premium');
    const { soup, stew } = await dishes();
    await addRecipe(cookie, { recipeId: soup, servings: 2 });
    await removeItems(cookie, ['food:red-lentils']);
    await addRecipe(cookie, { recipeId: stew, servings: 4 });
    expect(amountOf(await listFor(cookie), 'food:red-lentils')).toBe('1 × 500 g bag (350 g over)');
  });

  it('of a recipe answers what brings it back, deleted or not', async () => {
    const { cookie } = await signedIn('premium');
    const { soup } = await dishes();
    const id = randomUUID();
    await addRecipe(cookie, { id, recipeId: soup, servings: 3 });
    const { removed } = await removeEntry(cookie, id);
    await write((tx) => tx.delete(recipes).where(eq(recipes.id, soup)));
    const { list } = await restore(cookie, removed);
    expect(list).toMatchObject({ entries: [{ id, recipeId: null, servings: 3 }], items: [] });
  });

  it('is undone as well by what a browser remembers, whose answer was lost', async () => {
    const { cookie } = await signedIn('premium');
    const { soup, stew } = await dishes();
    const swaps = [{ line: 0, to: 'split-peas' }];
    const ids = [randomUUID(), randomUUID()];
    await addRecipe(cookie, { id: ids[0], recipeId: soup, servings: 4, swaps });
    await addRecipe(cookie, { id: ids[1], recipeId: stew, servings: 4 });
    await addItem(cookie, { text: 'Bin bags' });
    await removeItems(cookie, ['food:salt']);
    const before = await listFor(cookie);
    const bags = before.items.find(({ name }) => name === 'Bin bags')?.key ?? '';
    await tick(cookie, 'food:onion');
    const ticked = await listFor(cookie);
    const removals: Removal[] = [
      { type: 'remove-entry', id: randomUUID(), entryId: ids[0] ?? '' },
      { type: 'remove-items', id: randomUUID(), keys: ['food:onion', 'food:split-peas', bags] },
      { type: 'remove-items', id: randomUUID(), keys: ticked.items.map(({ key }) => key) },
    ];
    for (const removal of removals) {
      await operate(cookie, removal);
      // Twice, as one who is not sure would.
      for (let times = 0; times < 2; times++) {
        expect((await restore(cookie, removedBy(ticked, removal, Date.now()))).status).toBe(200);
      }
      const { at, revision, ...after } = await listFor(cookie);
      const { at: _, revision: before, ...expected } = ticked;
      expect(revision, 'a list that changed has another revision').toBeGreaterThan(before);
      expect(after, removal.type).toEqual(expected);
    }
  });

  it('brings back no tick of what was never on the list', async () => {
    const { cookie, id } = await signedIn('premium');
    await addItem(cookie, { id: randomUUID(), title: 'Candles' });
    const ticks = Array.from({ length: 2000 }, (_, n) => ({ key: `stray-${n}`, at: 1 }));
    expect((await restore(cookie, { entries: [], marks: [], ticks })).status).toBe(200);
    const kept = await read().select().from(shoppingListTicks).where(eq(shoppingListTicks.userId, id));
    expect(kept).toEqual([]);
  });

  it('forgets the ticks of what is gone', async () => {
    const { cookie, id } = await signedIn('premium');
    await addRecipe(cookie, { recipeId: (await dishes()).soup, servings: 2 });
    await tick(cookie, 'food:onion');
    await removeItems(cookie, ['food:onion']);
    expect(await read().select().from(shoppingListTicks).where(eq(shoppingListTicks.userId, id))).toEqual([]);
  });
});

describe('changes', () => {
  const since = async (cookie: string, revision: number) =>
    (await api('GET', `${LIST}/changes?since=${revision}`, { cookie })).body as { list: ShoppingListView | null };

  it('are told since a revision, and nothing while there are none', async () => {
    const { cookie } = await signedIn('premium');
    const { revision } = await listFor(cookie);
    expect(await since(cookie, revision)).toEqual({ list: null });
    await addItem(cookie, { text: 'Bin bags' });
    const { list } = await since(cookie, revision);
    expect(list?.items).toMatchObject([{ name: 'Bin bags' }]);
    expect(await since(cookie, list?.revision ?? 0)).toEqual({ list: null });
  });

  it('of a recipe’s own title and of its end are told, too', async () => {
    const { cookie } = await signedIn('premium');
    const { soup } = await dishes();
    await addRecipe(cookie, { recipeId: soup, servings: 2 });
    const { revision } = await listFor(cookie);
    await set(soup, { title: 'Sunday soup' });
    const { list } = await since(cookie, revision);
    expect(list?.entries).toMatchObject([{ title: 'Sunday soup' }]);
    await write((tx) => tx.delete(recipes).where(eq(recipes.id, soup)));
    expect((await since(cookie, list?.revision ?? 0)).list?.items).toEqual([]);
  });

  it('of one operation that is refused leave the others be', async () => {
    const { cookie } = await signedIn('premium');
    const many = Array.from({ length: 201 }, (_, n) => ({ type: 'add-own', text: `Thing ${n}` }));
    for (let at = 0; at < 200; at += 50) await operate(cookie, ...many.slice(at, at + 50));
    const { results } = await operate(cookie, ...many.slice(200), { type: 'tick', key: 'own:nothing', ticked: true });
    expect(results).toMatchObject([
      { outcome: 'refused', message: 'Your shopping list is full: 200 items of your own at most' },
      { outcome: 'gone' },
    ]);
  });

  it('are not taken from a stranger', async () => {
    const body = { operations: [{ type: 'add-own', id: randomUUID(), text: 'Bin bags' }] };
    expect((await api('POST', `${LIST}/operations`, { body })).status).toBe(401);
    const { cookie } = await signedIn('user');
    expect((await api('POST', `${LIST}/operations`, { cookie, body })).status).toBe(403);
    expect((await api('GET', `${LIST}/changes?since=0`, { cookie })).status).toBe(403);
  });
});

describe('other members', () => {
  it('have lists of their own', async () => {
    const [a, b] = [await signedIn('premium'), await signedIn('premium')];
    const id = randomUUID();
    await addRecipe(a.cookie, { id, recipeId: 'lentil-soup', servings: 4 });
    expect((await listFor(b.cookie)).entries).toEqual([]);
    const path = `${LIST}/entries/${id}` as const;
    expect((await api('PATCH', path, { cookie: b.cookie, body: { servings: 9 } })).status).toBe(404);
    expect(await removeEntry(b.cookie, id)).toMatchObject({ outcomes: ['gone'] });
    expect(await removeEntry(a.cookie, NOBODYS_ID)).toMatchObject({ outcomes: ['gone'] });
    // The same id again is another member's business.
    expect((await addRecipe(b.cookie, { id, recipeId: 'carrot-cake', servings: 2 })).status).toBe(200);
    expect((await listFor(a.cookie)).entries).toMatchObject([{ id, recipeId: 'lentil-soup', servings: 4 }]);
  });
});

describe('the order of the aisles', () => {
  it('is the shop’s own, for whoever opens the link as well, and each aisle is in it once', async () => {
    const { cookie } = await signedIn('premium');
    expect((await listFor(cookie)).aisles).toBeUndefined();
    const { list, outcomes } = await operate(cookie, { type: 'aisles', aisles: ['frozen', 'produce'] });
    expect([outcomes, list.aisles]).toEqual([['done'], ['frozen', 'produce']]);
    const { url } = (await api('POST', `${LIST}/share`, { cookie })).body as { url: string };
    const shared = await sharedShoppingList(new URL(url).pathname.split('/').at(-1) ?? '', VISITOR);
    expect(shared?.aisles).toEqual(['frozen', 'produce']);
    expect((await operate(cookie, { type: 'aisles', aisles: ['tins', 'tins'] })).status).toBe(400);
    expect((await operate(cookie, { type: 'aisles', aisles: ['shoes'] })).status).toBe(400);
  });
});

describe('the link to the list', () => {
  const share = async (cookie: string) => {
    const { status, body } = await api('POST', `${LIST}/share`, { cookie });
    expect(status).toBe(200);
    return (body as { url: string }).url.split('/').at(-1) ?? '';
  };

  it('opens the list until it is ended or made anew, and is stored as a hash', async () => {
    const { cookie, id } = await signedIn('premium');
    await addItem(cookie, { text: 'Bin bags' });
    const first = await share(cookie);
    expect(first).toMatch(/^[\w-]{32}$/);
    expect(await sharedShoppingList(first, VISITOR)).toMatchObject({ items: [{ name: 'Bin bags' }] });
    const [row] = await read().select().from(shoppingListShares).where(eq(shoppingListShares.userId, id));
    expect(JSON.stringify(row)).not.toContain(first);
    const second = await share(cookie);
    expect(await sharedShoppingList(first, VISITOR)).toBeNull();
    expect(await sharedShoppingList(second, VISITOR)).not.toBeNull();
    expect((await listFor(cookie)).share).not.toBeNull();
    for (let times = 0; times < 2; times++) {
      expect((await api('DELETE', `${LIST}/share`, { cookie })).status).toBe(204);
    }
    expect(await sharedShoppingList(second, VISITOR)).toBeNull();
    expect((await listFor(cookie)).share).toBeNull();
  });

  it.each([
    ['visitor', 'user'],
    ['premium', 'admin'],
  ] as const)('shows no more of exclusive recipes than their own pages show (%s, %s)', async (...roles) => {
    const { cookie } = await signedIn('premium');
    await addRecipe(cookie, { recipeId: 'lentil-soup', servings: 4 });
    const before = await listFor(cookie);
    await addRecipe(cookie, { recipeId: 'carrot-cake', servings: 4 });
    const [first] = (await listFor(cookie)).items.filter(({ key }) => !before.items.some((item) => item.key === key));
    await removeItems(cookie, [first?.key ?? '']);
    const whole = await listFor(cookie);
    const secret = await share(cookie);
    const exclusive = (isPremiumOnly: boolean) =>
      write((tx) => tx.update(recipes).set({ isPremiumOnly }).where(eq(recipes.id, 'carrot-cake')));
    await exclusive(true);
    for (const role of roles) {
      const seen = await sharedShoppingList(secret, { role, id: 'somebody' });
      if (role === 'visitor' || role === 'user') {
        expect(seen?.items).toEqual(before.items);
        const [, cake] = whole.entries;
        const items = whole.items.filter(({ sources }) => sources.some(({ entryId }) => entryId === cake?.id));
        expect(seen?.leftOut).toEqual({ recipes: 1, items: items.length });
      } else expect(seen).toMatchObject({ items: whole.items, leftOut: { recipes: 0, items: 0 } });
    }
    expect((await listFor(cookie)).items).toEqual(whole.items);
    await exclusive(false);
  });

  it('is closed for a secret nobody was given', async () => {
    expect(await sharedShoppingList('x'.repeat(32), VISITOR)).toBeNull();
  });
});
