import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/** A store's value. While an island wakes it is the store's first one, as on the server, so that both render the same. */
export const useLive = <T>(store: ReadableAtom<T>): T => useStore(store, { ssr: 'initial' });
