import { atom, computed } from 'nanostores';
import type { Contract, Parsed } from '#src/contracts/contract.ts';
import { call } from '../client.ts';
import { createFetcherStore, retried } from '../query.ts';

/** Others are at work too: what was fetched is shown at once, and asked for again after so many milliseconds. */
const FRESH_MS = 500;

/** A list of the server's, narrowed and turned page by page; `everything` is how it begins. What is empty is not asked for. */
export function createList<C extends Contract, Filter extends { page: number }>(
  key: string,
  contract: C,
  everything: Filter,
) {
  const $filter = atom(everything);
  const $query = computed($filter, ({ page, ...filter }) =>
    JSON.stringify({ ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value)), page: String(page) }),
  );
  const $list = createFetcherStore<Parsed<C['response']>>([key, $query], {
    dedupeTime: FRESH_MS,
    fetcher: (_, query) => retried(() => call<C>(contract, { query: JSON.parse(String(query)) } as never)),
  });
  return {
    $filter,
    $list,
    /** Narrows the list, which begins at its first page again, or turns its pages. */
    narrow: (change: Partial<Filter>): void => $filter.set({ ...$filter.get(), page: 1, ...change }),
    clear: (): void => $filter.set(everything),
  };
}
