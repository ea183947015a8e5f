/**
 * The service worker of members: without reception it shows what was kept of the site on this device. With reception every
 * page comes from the site. Only this file is asked for as a service worker; it is never loaded by a page.
 */
import { paths } from '#src/paths.ts';
import { keepAhead, keepAnswers, keepPage } from './keeping.ts';
import { isCacheOf, isKeptCache, type Keeper, type KeptMessage, keptAt, keptCacheOf, stamped } from './names.ts';
import { keptPages, trim } from './room.ts';
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
scope.addEventListener('activate', (event) => event.waitUntil(start()));

async function start(): Promise<void> {
  // A page that the worker asks for is no visit to the site; one that the browser asks for is, and comes sooner.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** The cache of whoever is signed in: there is one at most, of this build; `null` where the browser has its own troubles with it. */
async function currentCache(): Promise<Cache | null> {
  try {
    const name = (await scope.caches.keys()).find((each) => isKeptCache(each) && each.endsWith(`:${build}`));
    return name && !isEmptied ? await scope.caches.open(name) : null;
  } catch {
    return null;
  }
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const manner = mannerOf(request, origin);
  if (manner === 'page' || manner === 'visit') event.respondWith(page(event));
  // Else the browser would ask for it a second time.
  else if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(sitesOwn(event));
  else if (manner === 'answer') event.respondWith(answer(event));
  else if (manner === 'file') event.respondWith(file(request));
  else if (manner === 'picture') event.respondWith(picture(request));
});

const sitesOwn = async ({ preloadResponse, request }: FetchedEvent): Promise<Response> =>
  (await preloadResponse) ?? scope.fetch(request);

/** When what a client shows was kept, by the client's id. */
const shownFrom = new Map<string, number>();

async function page(event: FetchedEvent): Promise<Response> {
  const coming = sitesOwn(event);
  const kept = isList(event) ? await keptPage(event) : undefined;
  const came = await (kept ? Promise.race([coming.catch(() => null), patience()]) : coming.catch(() => null));
  if (came) return came;
  // What comes too late is nobody's business.
  event.waitUntil(coming.catch(() => undefined));
  const instead = kept ?? (await keptPage(event));
  if (instead) shownFrom.set(event.resultingClientId, keptAt(instead));
  return instead ?? (await (await currentCache())?.match(paths.notKept)) ?? coming;
}

const isList = ({ request }: FetchedEvent): boolean => new URL(request.url).pathname === paths.shoppingList;
const patience = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));

async function keptPage({ request }: FetchedEvent): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  return isKeptPage(pathname) ? (await currentCache())?.match(pathname) : undefined;
}

async function answer(event: FetchedEvent): Promise<Response> {
  // Whoever signs in while it's on its way has another cache.
  const cache = currentCache();
  try {
    const came = await scope.fetch(event.request);
    if (came.ok) event.waitUntil(keepAnswer(await cache, event.request.url, came.clone()).catch(() => undefined));
    return came;
  } catch (error) {
    const kept = await (await cache)?.match(event.request.url);
    if (kept) return kept;
    throw error;
  }
}

async function keepAnswer(cache: Cache | null, url: string, came: Response): Promise<void> {
  await cache?.put(url, await stamped(came, Date.now()));
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
    const client = event.source?.id ?? '';
    port?.postMessage(shownFrom.get(client) ?? null);
    shownFrom.delete(client);
  } else if (message.type === 'empty') {
    emptied++;
    isEmptied = true;
    event.waitUntil(dropAll());
  } else if (message.type === 'opened') {
    isEmptied = false;
    const before = emptied;
    const isStillWanted = () => before === emptied;
    // Without reception, or on a device that is full, less is kept; the pages that are kept are whole.
    working = working.then(() => keepFor(message, isStillWanted)).catch(() => undefined);
    event.waitUntil(working);
  }
});

async function dropAll(except?: string): Promise<void> {
  for (const name of await scope.caches.keys())
    if (isKeptCache(name) && name !== except) await scope.caches.delete(name);
}

async function keepFor(
  { page: path, answers }: KeptMessage & { type: 'opened' },
  isStillWanted: () => boolean,
): Promise<void> {
  const member = isStillWanted() ? await whoIsHere() : null;
  if (!member) return dropAll();
  const name = keptCacheOf(member, build);
  const earlier = await pagesOfEarlier(member, name);
  // Of somebody else, or of another build: never beside what is of this one.
  await dropAll(name);
  // Opened once: after a removal what still goes into it is nowhere.
  const cache = await scope.caches.open(name);
  // A removal of just before has come back by the opening.
  if (!isStillWanted()) return dropAll();
  const at = { cache, fetch: scope.fetch.bind(scope), origin, now: Date.now };
  let wanted: string[] | null = null;
  try {
    if (isKeptPage(path)) await keepPage(at, path);
    if (answers.length === 0) return;
    wanted = await keepAnswers(at, answers);
    await keepAhead(at, [...wanted, ...earlier]);
  } finally {
    await trim(at, wanted);
  }
}

/** Who the site says is signed in: a page may have been told before another tab signed somebody else in. */
async function whoIsHere(): Promise<Keeper | null> {
  const said = await scope.fetch('/api/auth/user', { credentials: 'same-origin' });
  if (said.status === 401) return null;
  if (!said.ok) throw new Error(`Who is signed in isn’t known: ${said.status}`);
  const { id, role } = (await said.json()) as Keeper;
  return { id, role };
}

/** What the member had on the device before the site was upgraded: fetched again, as it is now. */
async function pagesOfEarlier({ id }: Keeper, now: string): Promise<string[]> {
  const names = (await scope.caches.keys()).filter((name) => isCacheOf(name, id) && name !== now);
  const pages = await Promise.all(names.map(async (name) => keptPages(await scope.caches.open(name))));
  return pages.flat();
}
