import type { ListChange } from '#src/domain/premium/shopping/changes.ts';
import type { ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import { keepJson, readStoredJson } from '../local-storage.ts';

/** The list as the browser keeps it, so that it can be ticked where there is no connection. */
export interface StoredList {
  /** Whose it is. */
  memberId: string;
  /** As the server last told it; `null` before it did. */
  list: ShoppingListView | null;
  /** Changes the server does not know of yet, the oldest first. */
  queue: readonly ListChange[];
  /** Milliseconds the server's clock is ahead of this one. */
  ahead: number;
}

export const STORED_LIST_KEY = 'plantry:shopping-list';

/** The list this browser keeps, whoever it belongs to. */
export function readStoredList(): StoredList | null {
  const stored = readStoredJson(STORED_LIST_KEY) as StoredList | null;
  return stored && typeof stored.memberId === 'string' && Array.isArray(stored.queue) ? stored : null;
}

/** Without storage changes last as long as the page, and go out while it is open. */
export const storeList = (stored: StoredList): boolean => keepJson(STORED_LIST_KEY, stored);

/** At the end of a session; what was not sent stays for the member to come back to. */
export function forgetStoredList(): void {
  const stored = readStoredList();
  if (stored && stored.queue.length === 0) keepJson(STORED_LIST_KEY, null);
}
