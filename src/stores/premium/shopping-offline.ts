import { paths } from '#src/paths.ts';

/** Milliseconds after which the page has all it is made of. */
const SETTLED_MS = 3000;

/** Has the page itself kept by a service worker, for a shop without reception. Without one it only cannot be reloaded there. */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(paths.shoppingListWorker, { scope: paths.shoppingList });
    const { active } = await navigator.serviceWorker.ready;
    setTimeout(() => active?.postMessage({ files: filesOfPage() }), SETTLED_MS);
  } catch {
    // A browser that forbids it shows the list all the same.
  }
}

/** Addresses of the scripts, styles and fonts this page has loaded. */
function filesOfPage(): string[] {
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin);
  return [...new Set(own.map(({ pathname }) => pathname))];
}
