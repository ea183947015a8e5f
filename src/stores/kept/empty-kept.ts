import { paths } from '#src/paths.ts';
import { isKeptCache, type KeptMessage } from './names.ts';

/** Milliseconds that leaving may wait for a browser that does not answer. */
const PATIENCE_MS = 2000;
/** Kept the page of the shopping list by itself before there was one worker for all. */
const RETIRED = { cache: 'shopping-list', scope: paths.shoppingList };

/** Takes away all that was kept of the site on this device, and whoever keeps it. Nothing where a browser keeps nothing. */
export async function emptyKept(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([takeAway(), patience]).catch(() => undefined);
}

async function takeAway(): Promise<void> {
  await dropKept();
  await (await navigator.serviceWorker.getRegistration(paths.home))?.unregister();
  await retire();
}

let isEmptied = false;
/** Whether this page has taken away what was kept, so that it is not kept anew for it. */
export const wasEmptiedHere = (): boolean => isEmptied;

/** Removes every page and answer that is kept, and what a worker is about to keep. */
export async function dropKept(): Promise<void> {
  isEmptied = true;
  const registration = await navigator.serviceWorker?.getRegistration(paths.home);
  registration?.active?.postMessage({ type: 'empty' } satisfies KeptMessage);
  for (const name of await caches.keys()) if (isKeptCache(name)) await caches.delete(name);
}

/** Sends home the worker of an earlier version, which would keep the list's page from the one there is. */
export async function retire(): Promise<void> {
  const all = await navigator.serviceWorker.getRegistrations();
  const old = all.find(({ scope }) => new URL(scope).pathname === RETIRED.scope);
  await old?.unregister();
  await caches.delete(RETIRED.cache);
}
