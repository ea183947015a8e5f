import { paths } from '#src/paths.ts';
import { isKeptCache } from './names.ts';

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
  const registration = await navigator.serviceWorker.getRegistration(paths.home);
  registration?.active?.postMessage({ type: 'empty' });
  await dropKept();
  await registration?.unregister();
  await retire();
}

/** Removes every page and answer that is kept. */
export async function dropKept(): Promise<void> {
  for (const name of await caches.keys()) if (isKeptCache(name)) await caches.delete(name);
}

/** Sends home the worker of an earlier version, which would keep the list's page from the one there is. */
export async function retire(): Promise<void> {
  const all = await navigator.serviceWorker.getRegistrations();
  const old = all.find(({ scope }) => new URL(scope).pathname === RETIRED.scope);
  await old?.unregister();
  await caches.delete(RETIRED.cache);
}
