import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { householdMembers, households } from '#src/db/schema.ts';
import { moved } from '#src/domain/moved.ts';
import { SHOPPING_AISLES } from '#src/domain/premium/shopping/aisles.ts';
import { type ListChange, listWithChange } from '#src/domain/premium/shopping/changes.ts';
import type { ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import type { ListOperation } from '#src/domain/premium/shopping/operations.ts';
import { write } from '#src/server/base/database.ts';
import { addRecipesToShoppingList, listChanges } from '#src/server/premium/shopping-list/adding.ts';
import { listSince, shoppingList } from '#src/server/premium/shopping-list/list.ts';
import { operate } from '#src/server/premium/shopping-list/operations.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();
// The phones ask when the test says so, and not of themselves.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Network = 'there' | 'away' | 'mute';

/** The server, as the phones of one household reach it, and the list as it is to be after what came first. */
function serverOf(start: ShoppingListView) {
  const seen = new Set<string>();
  const sent: { userId: string; operations: ListOperation[] }[] = [];
  let expected = start;
  let turn = Promise.resolve<unknown>(null);
  async function take(userId: string, operations: ListOperation[]) {
    await listChanges.reset(userId);
    const results = await operate(userId, operations);
    for (const each of operations.filter(({ id }) => !seen.has(id))) {
      seen.add(each.id);
      expected = listWithChange(expected, each as ListChange);
    }
    return { results, list: await shoppingList(userId) };
  }
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => null);
    return done;
  };
  return {
    seen,
    sent,
    expected: () => expected,
    operate: (userId: string, operations: ListOperation[]) => {
      sent.push({ userId, operations });
      return inTurn(() => take(userId, operations));
    },
    /** A packet of before comes once more. */
    again: (at: number) => {
      const packet = sent[at % Math.max(1, sent.length)];
      return packet && inTurn(() => take(packet.userId, packet.operations));
    },
  };
}

/** The store of the page, as it is, on a phone of its own. */
async function phoneOf(userId: string, server: ReturnType<typeof serverOf>) {
  const phone = { network: 'there' as Network };
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  async function call({ path }: { path: string }, given?: { body?: object; query?: { since: string } }) {
    if (phone.network === 'away') throw new TypeError('Failed to fetch');
    const { operations } = (given?.body ?? {}) as { operations?: ListOperation[] };
    // As it goes over the wire.
    const answer = operations
      ? await server.operate(userId, structuredClone(operations))
      : path.endsWith('/changes')
        ? { list: await listSince(userId, Number(given?.query?.since)) }
        : await shoppingList(userId);
    if (phone.network === 'mute') throw new TypeError('Failed to fetch');
    return answer;
  }
  vi.resetModules();
  vi.doMock('#src/stores/client.ts', () => ({ call, CallError: class extends Error {} }));
  vi.doMock('#src/stores/toasts.ts', () => ({ toast: () => undefined }));
  const store = await import('#src/stores/premium/shopping-list.ts');
  store.openShoppingList(userId);
  await store.synchronise();
  return { phone, store };
}

const shown = (list: ShoppingListView | null) => ({
  entries: list?.entries.map(({ id, servings }) => [id, servings]),
  items: list?.items
    .map(({ key, name, isTicked, amount }) => [key, name, isTicked, amount])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  aisles: list?.aisles,
});

/** Of every item only what was said of it: a page without the food table may call two lemons a lemon. */
const ticks = ({ entries, items, aisles }: ReturnType<typeof shown>) => ({
  ...{ entries, aisles },
  items: items?.map(([key, , isTicked]) => [key, isTicked]),
});

const deed = fc.record({
  who: fc.nat(1),
  kind: fc.constantFrom('tick', 'tick', 'untick', 'add', 'add', 'remove', 'servings', 'aisles', 'again', 'look'),
  at: fc.nat(1000),
  // 30 % of the time there is no reception, now and then the answer is lost.
  network: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Network>('there') },
    { weight: 3, arbitrary: fc.constant<Network>('away') },
    { weight: 1, arbitrary: fc.constant<Network>('mute') },
  ),
  waits: fc.boolean(),
});

/** How many edits the phones of one run make. */
const EDITS = 260;
const RUNS = 12;

describe('two phones of a household', () => {
  it('have the same list as the server once both are back, and no edit is lost', { timeout: 300_000 }, async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: EDITS, maxLength: EDITS, size: 'max' }), async (deeds) => {
        const members = [await signedIn('premium'), await signedIn('premium')];
        const householdId = randomUUID();
        const [first, second] = members.map(({ id }) => id) as [string, string];
        await write(async (tx) => {
          await tx.insert(households).values({ id: householdId, createdAt: 1 });
          for (const userId of [first, second])
            await tx.insert(householdMembers).values({ userId, householdId, joinedAt: 1 });
        });
        await addRecipesToShoppingList(first, [
          { id: randomUUID(), recipeId: 'red-lentil-dal', servings: 4 },
          { id: randomUUID(), recipeId: 'lentil-soup', servings: 4 },
        ]);
        const server = serverOf(await shoppingList(first));
        const phones = [await phoneOf(first, server), await phoneOf(second, server)] as const;
        const edits = new Set<string>();
        for (const { who, kind, at, network, waits } of deeds) {
          const { phone, store } = phones[who === 0 ? 0 : 1];
          phone.network = network;
          const list = store.$shoppingList.get();
          const item = list?.items[at % Math.max(1, list.items.length)];
          const entry = list?.entries[at % Math.max(1, list.entries.length)];
          if (kind === 'again') await server.again(at);
          else if (kind === 'look') await store.synchronise({ ask: true });
          else if (kind === 'aisles') store.orderAisles(moved(SHOPPING_AISLES, at % SHOPPING_AISLES.length, 0));
          else if (kind === 'add') store.addOwn(`Thing ${at}`);
          else if (kind === 'servings' && entry) store.setEntryServings(entry.id, 1 + (at % 9));
          else if (kind === 'remove' && item && at % 2) store.removeItemsFromList([item.key], item.name);
          else if (item) store.setTicked(item.key, kind !== 'untick');
          if (waits) await store.synchronise();
        }
        for (const { phone } of phones) phone.network = 'there';
        for (let times = 0; times < 3; times++) for (const { store } of phones) await store.synchronise({ ask: true });
        for (const { operations } of server.sent) for (const { id } of operations) edits.add(id);
        made += edits.size;
        const theirs = shown(await shoppingList(first));
        expect(shown(await shoppingList(second))).toEqual(theirs);
        expect(ticks(theirs)).toEqual(ticks(shown(server.expected())));
        for (const { store } of phones) {
          expect(store.$waiting.get()).toBe(0);
          expect(shown(store.$shoppingList.get())).toEqual(theirs);
        }
        expect(server.seen).toEqual(edits);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(made).toBeGreaterThan(RUNS * EDITS * 0.6);
  });
});
