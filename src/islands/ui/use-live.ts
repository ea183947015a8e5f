import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * A store's value. While an island wakes it is the store's first one, as on the server, so that both render the same.
 * On the server that one is all there is: to ask for the value would make the stores it is computed from, for nothing.
 */
export const useLive: <T>(store: ReadableAtom<T>) => T = import.meta.env.SSR
  ? <T>(store: ReadableAtom<T>) => store.init as T
  : (store) => useStore(store, { ssr: 'initial' });
