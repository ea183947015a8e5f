/**
 * The service worker of members: without reception it shows what was kept of the site on this device. With reception every
 * page comes from the site. Only this file is asked for as a service worker; it is never loaded by a page.
 */
import { paths } from '#src/paths.ts';
import { keepAhead, keepAnswers, keepPage, keptAt, keptPages, stamped, trim } from './keeping.ts';
import { isKeptCache, type KeptMessage, keptCacheOf } from './names.ts';
import { isKeptPage, mannerOf, pictureNamed } from './rules.ts';
import type { FetchedEvent, ToldEvent, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;
const { origin } = scope.location;
/** Written in by the build. */
const build = import.meta.env.BUILD;
/** Milliseconds after which the kept list is shown in a shop, where the reception is too weak for the page. */
const PATIENCE_MS = 3000;

/** Raised by signing out: what was wanted before is not kept any more. */
let emptied = 0;
let isEmptied = false;

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

/** The cache of whoever is signed in: there is one at most, of this build. */
async function currentCache(): Promise<Cache | null> {
  if (isEmptied) return null;
  const name = (await scope.caches.keys()).find((each) => isKeptCache(each) && each.endsWith(`:${build}`));
  return name && !isEmptied ? scope.caches.open(name) : null;
}

scope.addEventListener('fetch', (event) => {
  const manner = mannerOf(event.request, origin);
  if (manner === 'page' || manner === 'visit') event.respondWith(page(event));
  else if (manner === 'answer') event.respondWith(answer(event));
  else if (manner === 'file') event.respondWith(file(event.request));
  else if (manner === 'picture') event.respondWith(picture(event.request));
});

/** When what a client shows was kept, by the client's id. */
const shownFrom = new Map<string, number>();

async function page(event: FetchedEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const coming = scope.fetch(event.request);
  if (pathname !== paths.shoppingList) return coming.catch(async (error) => (await keptPage(event)) ?? reject(error));
  const kept = await keptPage(event);
  if (!kept) return coming;
  event.waitUntil(coming.catch(() => undefined));
  const patience = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([coming.catch(() => kept), patience]);
}

const reject = (error: unknown): Promise<never> => Promise.reject(error);

/** The page as it was kept, else the one that says it was not; nothing where there is neither. */
async function keptPage({ request, resultingClientId }: FetchedEvent): Promise<Response | undefined> {
  const cache = await currentCache();
  const { pathname } = new URL(request.url);
  const kept = isKeptPage(pathname) ? await cache?.match(pathname) : undefined;
  if (!kept) return cache?.match(paths.notKept);
  shownFrom.set(resultingClientId, keptAt(kept));
  return kept;
}

async function answer(event: FetchedEvent): Promise<Response> {
  try {
    const came = await scope.fetch(event.request);
    if (came.ok) event.waitUntil(keepAnswer(event.request.url, came.clone()).catch(() => undefined));
    return came;
  } catch (error) {
    const kept = await (await currentCache())?.match(event.request.url);
    if (kept) return kept;
    throw error;
  }
}

async function keepAnswer(url: string, came: Response): Promise<void> {
  await (await currentCache())?.put(url, await stamped(came, Date.now()));
}

const file = async (request: Request): Promise<Response> =>
  (await (await currentCache())?.match(request.url)) ?? scope.fetch(request);

async function picture(request: Request): Promise<Response> {
  try {
    return await scope.fetch(request);
  } catch (error) {
    const cache = await currentCache();
    const name = pictureNamed(new URL(request.url).pathname);
    const sizes = (await cache?.keys())?.filter(({ url }) => pictureNamed(new URL(url).pathname) === name) ?? [];
    const kept = sizes[0] && (await cache?.match(sizes[0]));
    if (kept) return kept;
    throw error;
  }
}

/** One after the other, so that none fetches what another is fetching. */
let working: Promise<unknown> = Promise.resolve();

scope.addEventListener('message', (event: ToldEvent) => {
  const message = event.data as KeptMessage;
  if (message.type === 'shown') {
    const [port] = event.ports;
    port?.postMessage(shownFrom.get(event.source?.id ?? '') ?? null);
  } else if (message.type === 'empty') {
    emptied++;
    isEmptied = true;
    event.waitUntil(dropAll());
  } else if (message.type === 'opened') {
    isEmptied = false;
    const before = emptied;
    // Without reception, or on a device that is full, less is kept; the pages that are kept are whole.
    working = working.then(() => (before === emptied ? keepFor(message) : undefined)).catch(() => undefined);
    event.waitUntil(working);
  }
});

async function dropAll(except?: string): Promise<void> {
  for (const name of await scope.caches.keys())
    if (isKeptCache(name) && name !== except) await scope.caches.delete(name);
}

async function keepFor({ member, page: path, answers }: KeptMessage & { type: 'opened' }): Promise<void> {
  const name = keptCacheOf(member, build);
  const earlier = await pagesOfEarlierBuild(member);
  // Of somebody else, or of another build: never beside what is of this one.
  await dropAll(name);
  // Opened once: after a removal what still goes into it is nowhere.
  const at = { cache: await scope.caches.open(name), fetch: scope.fetch.bind(scope), origin, now: Date.now };
  if (isKeptPage(path)) await keepPage(at, path);
  const wanted = await keepAnswers(at, answers);
  if (answers.length > 0) await keepAhead(at, [...wanted, ...earlier]);
  await trim(at, wanted);
}

/** What the member had on the device before the site was upgraded: fetched again, as it is now. */
async function pagesOfEarlierBuild(member: string): Promise<string[]> {
  const names = (await scope.caches.keys()).filter(
    (name) => name.startsWith(keptCacheOf(member, '')) && name !== keptCacheOf(member, build),
  );
  const pages = await Promise.all(names.map(async (name) => keptPages(await scope.caches.open(name))));
  return pages.flat();
}
