import { useSyncExternalStore } from 'react';

const stays = () => () => undefined;

/**
 * A parameter of the address the page was opened with, `null` where it has none; `undefined` on the server and until the
 * island is awake, so that both render the same.
 */
export const useParameter = (name: string): string | null | undefined =>
  useSyncExternalStore(
    stays,
    () => new URLSearchParams(location.search).get(name),
    () => undefined,
  );
