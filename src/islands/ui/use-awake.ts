import { useSyncExternalStore } from 'react';

const stays = () => () => undefined;

/** Whether the island runs already: on the server, and until its script is there, it does not. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    stays,
    () => true,
    () => false,
  );
