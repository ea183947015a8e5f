/**
 * Keeps the page of the shopping list and the files it is made of, so that it can be opened in a shop without reception.
 * It knows nothing of the list itself: that is in the browser's own storage, and goes to the server from the page.
 */
const CACHE = 'shopping-list';
const PAGE = '/shopping-list';
/** Milliseconds after which the kept page is shown, where the reception is too weak for the new one. */
const PATIENCE_MS = 3000;
/** Named after their content, so that a kept one is always right. */
const isLasting = (pathname) => pathname.startsWith('/_astro/') || pathname.startsWith('/fonts/');

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) return;
  if (event.request.mode === 'navigate' && pathname === PAGE) event.respondWith(networkFirst(event));
  else if (isLasting(pathname)) event.respondWith(keptFirst(event.request));
});

/** The page says what it is made of; what an older one was made of goes. */
addEventListener('message', (event) => {
  const wanted = event.data?.files;
  if (Array.isArray(wanted)) event.waitUntil(keep(wanted.filter(isLasting)));
});

async function networkFirst(event) {
  const coming = fetchAndKeep(event);
  const cache = await caches.open(CACHE);
  const kept = await cache.match(PAGE);
  if (!kept) return coming;
  // What comes too late is there the next time.
  event.waitUntil(coming.catch(() => undefined));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([coming.catch(() => kept), patience.then(() => kept)]);
}

/** The page goes out at once, whether it can be kept or not: the browser's storage may be full. */
async function fetchAndKeep(event) {
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keepPage(response.clone()).catch(() => undefined));
  return response;
}

async function keepPage(response) {
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, response);
}

async function keptFirst(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request.url)) ?? fetch(request);
}

async function keep(files) {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== PAGE && !files.includes(pathname)) await cache.delete(url);
  }
  for (const file of [PAGE, ...files]) {
    if (file === PAGE || !(await cache.match(file))) await cache.add(file);
  }
}
