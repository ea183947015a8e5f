import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListChange, listWithChange } from '#src/domain/premium/shopping/changes.ts';
import type { RemovedFromList, ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import { mergeRecipes } from '#src/domain/premium/shopping/merge.ts';
import type { ListOperation, OperationResult } from '#src/domain/premium/shopping/operations.ts';
import type { Toast } from '#src/stores/toasts.ts';
import { eventually } from '#tests/support/eventually.ts';

const ENTRY = '4f1c2d3e-5b6a-4c7d-8e9f-0a1b2c3d4e5f';
const RECIPE = { entryId: ENTRY, ingredients: ['200 g red lentils', '1 onion'], recipeServings: 2, servings: 2 };

const SOUP = {
  id: ENTRY,
  recipeId: 'soup',
  title: 'Soup',
  servings: 2,
  swaps: [],
  allergens: null,
  removedKeys: [],
  week: null,
  createdAt: 1,
};
/** What a removal tells of it: what follows from the recipe comes back with it. */
const { allergens: _, ...REMOVED } = SOUP;

/** A server of one list, which can be out of reach; it answers what the real one would. */
function fakeServer() {
  const server = {
    isReachable: true,
    calls: [] as string[],
    list: {
      entries: [SOUP],
      items: mergeRecipes([RECIPE]),
      share: null,
      revision: 1,
      at: Date.now(),
    } as ShoppingListView,
    /** Statuses to answer next, instead. */
    refusals: [] as number[],
    /** Whether it does what it is told and its answers do not arrive. */
    isMute: false,
    /** What it was asked to bring back. */
    restored: [] as RemovedFromList[],
  };
  const done = new Set<string>();
  function work(change: ListOperation): OperationResult['outcome'] {
    if (done.has(change.id)) return 'repeated';
    done.add(change.id);
    const isThere = change.type !== 'tick' || server.list.items.some(({ key }) => key === change.key);
    if (change.type === 'servings' && !server.list.entries.some(({ id }) => id === change.entryId)) return 'gone';
    if (!isThere) return 'gone';
    if (change.type === 'add-own' && change.text === 'One too many') return 'refused';
    if (change.type === 'restore') server.restored.push(change.removed);
    server.list = { ...listWithChange(server.list, change as ListChange), revision: server.list.revision + 1 };
    return 'done';
  }
  const answer = (path: string, { operations }: { operations?: ListOperation[] }) => {
    if (!operations) return path.includes('/changes') ? { list: server.list } : server.list;
    const results = operations.map((each) => ({ id: each.id, outcome: work(each) }));
    return { results, list: server.list };
  };
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (!server.isReachable) throw new TypeError('Failed to fetch');
    server.calls.push(`${method} ${path.replace('/api/shopping-list', '').replace(/\?.*/, '')}`);
    const status = server.refusals.shift() ?? 200;
    const json = status === 200 ? answer(path, JSON.parse(body ?? '{}')) : { message: 'No', code: CODES[status] };
    if (server.isMute) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(json), { status });
  });
  return server;
}

const CODES: Record<number, string> = { 401: 'unauthenticated', 403: 'forbidden', 404: 'not_found', 409: 'conflict' };

function stubBrowser(): { online: () => void } {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const listeners: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'online') listeners.push(listener);
  });
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('document', { dispatchEvent: () => true, getElementById: () => null });
  return { online: () => listeners.at(-1)?.() };
}

/** What the page said, in its order. */
const toasts: Toast[] = [];
const pressUndo = () => toasts.findLast(({ action }) => action?.label === 'Undo')?.action?.run();

/** The store as a page that has just been opened has it. */
async function openPage(memberId: string | null = 'robin') {
  vi.resetModules();
  toasts.length = 0;
  vi.doMock('#src/stores/toasts.ts', () => ({ toast: (shown: Toast) => void toasts.push(shown) }));
  const store = await import('#src/stores/premium/shopping-list.ts');
  store.openShoppingList(memberId);
  await store.synchronise();
  return store;
}

type Store = Awaited<ReturnType<typeof openPage>>;
const isTicked = ({ $shoppingList }: Store, key: string) =>
  $shoppingList.get()?.items.find((item) => item.key === key)?.isTicked;

describe('the shopping list of a page', () => {
  let server: ReturnType<typeof fakeServer>;
  let browser: ReturnType<typeof stubBrowser>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    server = fakeServer();
    browser = stubBrowser();
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('shows a change at once and sends it', async () => {
    const store = await openPage();
    store.setTicked('food:onion', true);
    expect(isTicked(store, 'food:onion')).toBe(true);
    await eventually(() => expect(server.calls).toEqual(['GET ', 'POST /operations']));
    await eventually(() => expect(store.$waiting.get()).toBe(0));
    expect(isTicked(store, 'food:onion')).toBe(true);
  });

  it('keeps changes made offline over a reload and sends them, in their order, when it is back', async () => {
    const before = await openPage();
    server.isReachable = false;
    before.setTicked('food:onion', true);
    before.setTicked('food:red-lentils', true);
    before.addOwn('Bin bags');
    before.setEntryServings(ENTRY, 4);
    await eventually(() => expect(before.$isOffline.get()).toBe(true));
    const store = await openPage(null);
    expect(store.$waiting.get()).toBe(4);
    expect(isTicked(store, 'food:onion')).toBe(false);
    expect(store.$shoppingList.get()?.items.map(({ name }) => name)).toContain('Bin bags');
    expect(store.$shoppingList.get()?.entries).toMatchObject([{ servings: 4 }]);
    server.isReachable = true;
    server.calls = [];
    browser.online();
    await eventually(() => expect(store.$waiting.get()).toBe(0));
    expect(server.calls).toEqual(['POST /operations']);
    expect(store.$isOffline.get()).toBe(false);
  });

  it('sends what waits again by itself, whatever the browser knows of its network', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const store = await openPage();
    server.isReachable = false;
    store.setTicked('food:onion', true);
    await vi.advanceTimersByTimeAsync(1000);
    expect([store.$isOffline.get(), store.$waiting.get()]).toEqual([true, 1]);
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([store.$isOffline.get(), store.$waiting.get()]).toEqual([false, 0]);
    expect(server.list.items.find(({ key }) => key === 'food:onion')?.isTicked).toBe(true);
  });

  it('is nobody else’s', async () => {
    const before = await openPage();
    server.isReachable = false;
    before.setTicked('food:onion', true);
    const store = await openPage('kim');
    expect(store.$shoppingList.get()).toBeNull();
    expect(store.$listProblem.get()).toBe('failed');
    expect(store.$waiting.get()).toBe(0);
  });

  it('drops a change the server refuses, and sends those behind it', async () => {
    const store = await openPage();
    server.isReachable = false;
    store.addOwn('One too many');
    store.setTicked('food:onion', true);
    await eventually(() => expect(store.$isOffline.get()).toBe(true));
    server.isReachable = true;
    server.calls = [];
    await store.synchronise();
    expect(server.calls).toEqual(['POST /operations']);
    expect(store.$waiting.get()).toBe(0);
    expect(store.$shoppingList.get()?.items.map(({ name }) => name)).not.toContain('One too many');
    expect(isTicked(store, 'food:onion')).toBe(true);
  });

  it('takes a change of servings on a recipe that is gone for done', async () => {
    const store = await openPage();
    server.list = { ...server.list, entries: [] };
    store.setEntryServings(ENTRY, 3);
    await eventually(() => expect(server.calls).toEqual(['GET ', 'POST /operations']));
    await eventually(() => expect(store.$waiting.get()).toBe(0));
    expect(toasts).toMatchObject([{ title: 'No longer on your list: Soup' }]);
  });

  it('names what was ticked offline and is gone by now, and saves the others', async () => {
    const store = await openPage();
    server.isReachable = false;
    store.setTicked('food:onion', true);
    store.setTicked('food:red-lentils', true);
    await eventually(() => expect(store.$isOffline.get()).toBe(true));
    server.list.items = server.list.items.filter(({ key }) => key !== 'food:onion');
    server.isReachable = true;
    await store.synchronise();
    expect(toasts).toMatchObject([{ title: 'No longer on your list: Onion', tone: 'danger' }]);
    expect(store.$shoppingList.get()?.items.map(({ key, isTicked }) => [key, isTicked])).toEqual([
      ['food:red-lentils', true],
    ]);
    expect(store.$waiting.get()).toBe(0);
  });

  it('sends changes one by one where together they are refused, and drops only the one that is', async () => {
    const store = await openPage();
    server.isReachable = false;
    store.setTicked('food:onion', true);
    store.setTicked('food:red-lentils', true);
    await eventually(() => expect(store.$isOffline.get()).toBe(true));
    server.isReachable = true;
    server.refusals = [400, 400];
    server.calls = [];
    await store.synchronise();
    expect(server.calls).toEqual(['POST /operations', 'POST /operations', 'POST /operations']);
    expect(isTicked(store, 'food:red-lentils')).toBe(true);
    expect(toasts).toMatchObject([{ title: 'We couldn’t save that' }]);
    expect(store.$waiting.get()).toBe(0);
  });

  it('brings back what was removed when the answer to the removal was lost', async () => {
    const store = await openPage();
    server.isMute = true;
    store.removeItemsFromList(['food:onion', 'food:red-lentils'], 'Everything');
    await eventually(() => expect(store.$isOffline.get()).toBe(true));
    server.isMute = false;
    // Sent again it finds nothing, and answers so.
    await store.synchronise();
    expect(store.$waiting.get()).toBe(0);
    pressUndo();
    await eventually(() => expect(server.restored).toHaveLength(1));
    expect(server.restored).toEqual([{ entries: [{ ...REMOVED, kind: 'recipe' }], marks: [], ticks: [] }]);
  });

  it('brings back a recipe whose removal went through unheard, undone while it still waits', async () => {
    const store = await openPage();
    server.isMute = true;
    store.removeEntryFromList(ENTRY, 'Soup');
    await eventually(() => expect(store.$isOffline.get()).toBe(true));
    expect(store.$shoppingList.get()?.entries).toEqual([]);
    pressUndo();
    await eventually(() => expect(store.$shoppingList.get()?.entries).toEqual([SOUP]));
    server.isMute = false;
    server.calls = [];
    await store.synchronise();
    expect(server.calls).toEqual(['POST /operations']);
    expect(server.restored).toEqual([{ entries: [{ ...REMOVED, kind: 'recipe' }], marks: [], ticks: [] }]);
  });

  it.each([
    ['visible', true],
    ['hidden', false],
  ])('asks every five seconds what others changed while it is looked at (%s)', async (visibilityState, isAsked) => {
    vi.stubGlobal('document', { dispatchEvent: () => true, getElementById: () => null, visibilityState });
    const store = await openPage();
    server.list = listWithChange(server.list, {
      ...{ type: 'tick', id: 'theirs', key: 'food:onion', name: 'Onion', ticked: true },
    });
    server.calls = [];
    await vi.advanceTimersByTimeAsync(5000);
    await store.synchronise();
    expect(server.calls).toEqual(isAsked ? ['GET /changes'] : []);
    expect(isTicked(store, 'food:onion')).toBe(isAsked);
  });

  it('takes back a removal that still waits', async () => {
    const store = await openPage();
    server.isReachable = false;
    store.setTicked('food:onion', true);
    await eventually(() => expect(store.$isOffline.get()).toBe(true));
    store.removeItemsFromList(['food:red-lentils'], 'Red lentils');
    pressUndo();
    await eventually(() => expect(isTicked(store, 'food:red-lentils')).toBe(false));
    server.isReachable = true;
    await store.synchronise();
    expect(store.$waiting.get()).toBe(0);
    expect([isTicked(store, 'food:onion'), isTicked(store, 'food:red-lentils')]).toEqual([true, false]);
  });

  it.each([
    [401, 'signed out'],
    [403, 'no premium'],
  ])('keeps what waits when a session or premium has ended (%i)', async (status, problem) => {
    const store = await openPage();
    server.refusals = [status];
    store.setTicked('food:onion', true);
    await eventually(() => expect(store.$listProblem.get()).toBe(problem));
    expect(store.$waiting.get()).toBe(1);
    expect((await openPage()).$waiting.get()).toBe(0);
    expect(server.calls.at(-1)).toBe('POST /operations');
  });

  it('keeps what waits while the server fails', async () => {
    const store = await openPage();
    server.refusals = [503];
    store.setTicked('food:onion', true);
    await eventually(() => expect(store.$isOffline.get()).toBe(true));
    expect(store.$waiting.get()).toBe(1);
    await store.synchronise();
    expect(store.$waiting.get()).toBe(0);
  });
});
