import { atom, computed } from 'nanostores';
import { listChangesCall, shoppingListCall } from '#src/contracts/premium/shopping-list.ts';
import type { ShoppingAisle } from '#src/domain/premium/shopping/aisles.ts';
import { type ListChange, listWithChange, type Removal } from '#src/domain/premium/shopping/changes.ts';
import type { RemovedFromList, ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import { removedBy } from '#src/domain/premium/shopping/removed-by.ts';
import { CallError, call } from '../client.ts';
import { forgetTab } from '../query.ts';
import { toast } from '../toasts.ts';
import { followKitchen, isTold } from './kitchen-events.ts';
import { readStoredList, STORED_LIST_KEY, type StoredList, storeList } from './shopping-storage.ts';
import { sendOldest } from './shopping-sync.ts';

/** Milliseconds after which a change that did not go through is sent again. */
const RETRY_MS = 15_000;

/** Milliseconds after which a page that is looked at asks what others changed, where it is not told. */
const ASK_MS = 5000;

const $stored = atom<StoredList | null>(null);
/** Whether the server gave no answer last time, so that changes wait here. */
export const $isOffline = atom(false);
/** Why there is no list to show: no answer, the session has ended, or premium has. */
export const $listProblem = atom<'none' | 'failed' | 'signed out' | 'no premium'>('none');
/** The list with everything the member did to it, whether the server knows of it or not; `null` before there is one. */
export const $shoppingList = computed($stored, (stored) =>
  stored?.list ? stored.queue.reduce<ShoppingListView>(listWithChange, stored.list) : null,
);
/** The number of changes that wait to be sent. */
export const $waiting = computed($stored, (stored) => stored?.queue.length ?? 0);

function set(changes: Partial<StoredList>): void {
  const stored = $stored.get();
  if (!stored) return;
  const next = { ...stored, ...changes };
  $stored.set(next);
  storeList(next);
}

/**
 * Shows what this browser kept of the member's list, then what the server says, and follows what others do to it; `null` where
 * only the browser can tell who this is. Returns the way to stop.
 */
export function openShoppingList(memberId: string | null): () => void {
  const stored = readStoredList();
  const id = memberId ?? stored?.memberId;
  if (!id) {
    $listProblem.set('failed');
    return () => undefined;
  }
  $stored.set(stored?.memberId === id ? stored : { memberId: id, list: null, queue: [], ahead: 0 });
  const following = new AbortController();
  const { signal } = following;
  addEventListener('online', () => void synchronise({ ask: true }), { signal });
  // Another tab changed it.
  const takeOther = ({ key }: StorageEvent) => {
    const other = key === STORED_LIST_KEY ? readStoredList() : null;
    if (other?.memberId === id) $stored.set(other);
  };
  addEventListener('storage', takeOther, { signal });
  addEventListener('visibilitychange', askWhileSeen, { signal });
  let unfollow: (() => void) | undefined;
  // Only whoever has a list, and the server's answer, is told of its changes.
  const follow = (): void => {
    if (signal.aborted || $isOffline.get() || $listProblem.get() !== 'none') return;
    unfollow ??= followKitchen(({ list }) => {
      if (list !== $stored.get()?.list?.revision) void synchronise({ ask: true });
    });
  };
  const asking = setInterval(() => {
    follow();
    if (!isTold()) askWhileSeen();
  }, ASK_MS);
  void synchronise({ ask: true }).then(follow);
  return () => {
    following.abort();
    clearInterval(asking);
    unfollow?.();
  };
}

/** Where there is no answer, or none to be had, the page waits for better times. */
function askWhileSeen(): void {
  const isSeen = document.visibilityState === 'visible';
  if (isSeen && !$isOffline.get() && $listProblem.get() === 'none') void synchronise({ ask: true });
}

let running: Promise<void> | null = null;
let later: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, and asks for the list where that is wanted or the server knows better; one at a time. */
export function synchronise({ ask = $isOffline.get() } = {}): Promise<void> {
  running ??= sendAndAsk(ask).finally(() => {
    running = null;
  });
  return running;
}

async function sendAndAsk(ask: boolean): Promise<void> {
  clearTimeout(later);
  try {
    const isFresh = await sendQueue();
    if (ask && !isFresh) await askForList();
    $isOffline.set(false);
    $listProblem.set('none');
  } catch (error) {
    fail(error);
  }
}

async function askForList(): Promise<void> {
  const known = $stored.get()?.list;
  // A list that an older page kept has no revision.
  if (known?.revision === undefined) return take(await call(shoppingListCall));
  const { list } = await call(listChangesCall, { query: { since: String(known.revision) } });
  if (list) take(list);
}

/** The removals, to bring back what was removed, for those who want it undone: as this page knew it, then as the server did. */
const removals = new Map<string, RemovedFromList>();

/** Sends everything that waits, and says what that came too late for; whether the server told its list meanwhile. */
async function sendQueue(): Promise<boolean> {
  const lost = new Set<string>();
  let isFresh = false;
  try {
    for (let queue = waiting(); queue.length > 0; queue = waiting()) isFresh = await sendSome(queue, lost);
    return isFresh;
  } finally {
    if (lost.size > 0) toast({ title: `No longer on your list: ${fewOf([...lost])}`, tone: 'danger' });
  }
}

async function sendSome(queue: readonly ListChange[], lost: Set<string>): Promise<boolean> {
  const { results, list } = await sendOldest(queue);
  const sent = new Map(results.map((result) => [result.id, result]));
  for (const change of queue) {
    const result = sent.get(change.id);
    if (result?.outcome === 'gone') for (const name of namesOf(change)) lost.add(name);
    if (result?.outcome === 'refused') sayRefused(result.message);
    // Sent a second time it finds nothing left to remove; what it was, this page remembers.
    if (result?.removed && result.removed.entries.length + result.removed.marks.length > 0)
      removals.set(change.id, result.removed);
  }
  const left = waiting().filter(({ id }) => !sent.has(id));
  set({ queue: left, ...(list && { list, ahead: list.at - Date.now() }) });
  return list !== null;
}

/** What was to be changed and has gone; what was to go and has gone is no loss. */
function namesOf(change: ListChange): string[] {
  if (change.type === 'tick') return [change.name];
  return change.type === 'servings' ? [change.title] : [];
}

/** It would be refused for ever: the others must not wait for it. */
const sayRefused = (message = 'Please try again.'): void =>
  void toast({ title: 'We couldn’t save that', description: message, tone: 'danger' });

const MOST_NAMED = 3;
const fewOf = (names: readonly string[]): string =>
  names.length > MOST_NAMED
    ? `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`
    : names.join(', ');

const waiting = (): readonly ListChange[] => $stored.get()?.queue ?? [];
function take(list: ShoppingListView): void {
  set({ list, ahead: list.at - Date.now() });
}

function fail(error: unknown): void {
  if (error instanceof CallError && (error.status === 401 || error.status === 403)) {
    const isPremiumOver = error.body.code === 'forbidden';
    $listProblem.set(isPremiumOver ? 'no premium' : 'signed out');
    // The next page asks anew who this is.
    if (isPremiumOver) forgetTab();
    return;
  }
  $isOffline.set(true);
  if (!$stored.get()?.list) $listProblem.set('failed');
  later = setTimeout(() => void synchronise(), RETRY_MS);
}

/** Does it at once on this page, and on the server as soon as it can be reached. */
function change(done: ListChange): void {
  set({ queue: [...waiting(), done] });
  void synchronise().then(() => {
    // What came while the queue was being sent goes out now.
    if (waiting().length > 0 && !$isOffline.get() && $listProblem.get() === 'none') void synchronise();
  });
}

export function setTicked(key: string, ticked: boolean): void {
  const name = $shoppingList.get()?.items.find((item) => item.key === key)?.name ?? '';
  change({ type: 'tick', id: crypto.randomUUID(), key, name, ticked });
}

/** The server's clock. */
const now = (): number => Math.max(0, Math.round(Date.now() + ($stored.get()?.ahead ?? 0)));

export const addOwn = (text: string): void => change({ type: 'add-own', id: crypto.randomUUID(), text });

export function setEntryServings(entryId: string, servings: number): void {
  const title = $shoppingList.get()?.entries.find(({ id }) => id === entryId)?.title ?? '';
  change({ type: 'servings', id: crypto.randomUUID(), entryId, title, servings });
}

export const orderAisles = (aisles: readonly ShoppingAisle[]): void =>
  change({ type: 'aisles', id: crypto.randomUUID(), aisles: [...aisles] });

export const removeItemsFromList = (keys: readonly string[], title: string): void =>
  remove({ type: 'remove-items', id: crypto.randomUUID(), keys: [...keys] }, title);

export const removeEntryFromList = (entryId: string, title: string): void =>
  remove({ type: 'remove-entry', id: crypto.randomUUID(), entryId }, title);

function remove(removal: Removal, description: string): void {
  const list = $shoppingList.get();
  if (!list) return;
  removals.set(removal.id, removedBy(list, removal, now()));
  change(removal);
  toast({ title: 'Removed', description, action: { label: 'Undo', run: () => void undo(removal.id) } });
}

/** Takes a removal back, by bringing back what it removed; one that still waits goes, as nobody knows whether it was heard. */
async function undo(id: string): Promise<void> {
  await running;
  const removed = removals.get(id);
  if (!removed) return;
  const isWaiting = waiting().some((each) => each.id === id);
  removals.delete(id);
  const restore: ListChange = { type: 'restore', id: crypto.randomUUID(), removed };
  if (!isWaiting) return change(restore);
  set({ queue: waiting().map((each) => (each.id === id ? restore : each)) });
  return synchronise();
}

/** Shows that a link was made or ended. */
export function setShare(share: ShoppingListView['share']): void {
  const list = $stored.get()?.list;
  if (list) set({ list: { ...list, share } });
}
