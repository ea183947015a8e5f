import { KEPT_AT } from './names.ts';
import { filesOfFile, partsOfPage, recipesOfAnswer } from './parts.ts';
import { isKeptPage, mannerOf, PAGES_OF_ALL, pictureNamed } from './rules.ts';

/** Pages kept because they were opened, and because they are favourites, planned or one's own. */
const MOST_PAGES = { opened: 50, wanted: 60 } as const;
const MOST_ANSWERS = 300;
/** Milliseconds after which a page that nobody opened is fetched anew. */
const WANTED_FRESH_MS = 24 * 3_600_000;

/** What fetches and keeps needs: the browser's own, of which a test has others. */
export interface Surroundings {
  cache: Cache;
  fetch: typeof fetch;
  origin: string;
  now: () => number;
}

/** The answer with the time it was kept at. Its body is read: a half of it is never kept. */
export async function stamped(answer: Response, now: number): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(now));
  // As it is kept it has no encoding any more.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(await answer.blob(), { status: answer.status, headers });
}

/**
 * Keeps a page with all it is made of, and then the page itself: one that is kept is whole. Throws where a part could not be
 * had, or the device is full.
 */
export async function keepPage(at: Surroundings, path: string): Promise<void> {
  const answer = await at.fetch(path, { credentials: 'same-origin' });
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (answer.status === 404 || answer.status === 410) await at.cache.delete(path);
  // Sent on to somewhere else, or refused: what is kept stays.
  if (!answer.ok || answer.redirected || !isPage) return;
  const copy = await stamped(answer, at.now());
  const { files, pictures } = partsOfPage(await copy.clone().text());
  await keepFiles(at, files);
  // A picture that is missing is missing online, too.
  for (const picture of pictures) await keepFile(at, picture);
  await at.cache.put(path, copy);
}

/** What each file asks for, as long as the worker lives. */
const asked = new WeakMap<Cache, Map<string, string[]>>();

async function keepFiles(at: Surroundings, wanted: readonly string[]): Promise<void> {
  const known = asked.get(at.cache) ?? new Map<string, string[]>();
  asked.set(at.cache, known);
  const seen = new Set(wanted);
  for (const file of seen) {
    const further = known.get(file) ?? filesOfFile(file, await textOf(await keepFile(at, file), file));
    known.set(file, further);
    for (const each of further) seen.add(each);
  }
}

const textOf = async (file: Response | undefined, address: string): Promise<string> =>
  file && /\.(?:js|css)$/.test(address) ? file.text() : '';

/** The kept file, fetched where there is none yet; nothing where the site has none. */
async function keepFile({ cache, fetch }: Surroundings, address: string): Promise<Response | undefined> {
  const kept = await cache.match(address);
  if (kept) return kept;
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) return undefined;
  await cache.put(address, answer.clone());
  return answer;
}

/** Asks some calls and keeps what they answer. Returns the pages of the recipes they name, the first ones first. */
export async function keepAnswers(at: Surroundings, addresses: readonly string[]): Promise<string[]> {
  const recipes: string[] = [];
  for (const address of addresses) {
    const { href, pathname } = new URL(address, at.origin);
    if (mannerOf({ url: href, method: 'GET', mode: 'cors' }, at.origin) !== 'answer') continue;
    const answer = await at.fetch(address, { credentials: 'same-origin' });
    if (!answer.ok) continue;
    recipes.push(...recipesOfAnswer(pathname, await answer.clone().json()));
    await at.cache.put(address, await stamped(answer, at.now()));
  }
  return [...new Set(recipes)].slice(0, MOST_PAGES.wanted);
}

/** Keeps pages nobody has opened yet, as far as there is no fresh one. */
export async function keepAhead(at: Surroundings, recipes: readonly string[]): Promise<void> {
  for (const path of [...PAGES_OF_ALL, ...recipes]) {
    const kept = await at.cache.match(path);
    const isFresh = kept && at.now() - keptAt(kept) < WANTED_FRESH_MS;
    if (!isFresh) await keepPage(at, path);
  }
}

/** When it was kept, in UTC milliseconds. */
export const keptAt = (kept: Response): number => Number(kept.headers.get(KEPT_AT));

/** Paths of the pages that are kept, in the order in which they were. */
export async function keptPages(cache: Cache): Promise<string[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter(isKeptPage);
  const dated = await Promise.all(
    paths.map(async (path) => {
      const kept = await cache.match(path);
      return { path, at: kept ? keptAt(kept) : 0 };
    }),
  );
  return dated.toSorted((a, b) => a.at - b.at).map(({ path }) => path);
}

/** Lets go of the oldest where there are more than find room, and of the pictures that no page shows any more. */
export async function trim({ cache, origin }: Surroundings, wanted: readonly string[]): Promise<void> {
  const stays = new Set<string>([...PAGES_OF_ALL, ...wanted]);
  const pages = (await keptPages(cache)).filter((path) => !stays.has(path));
  const goes = pages.slice(0, -MOST_PAGES.opened);
  for (const path of goes) await cache.delete(path);
  const answers = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
  for (const request of answers.slice(0, -MOST_ANSWERS)) await cache.delete(request);
  if (goes.length === 0) return;
  const shown = new Set<string>();
  for (const path of await keptPages(cache)) {
    const page = await cache.match(path);
    for (const picture of partsOfPage((await page?.text()) ?? '').pictures) shown.add(picture);
  }
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url, origin);
    if (pictureNamed(pathname) && !shown.has(pathname)) await cache.delete(url);
  }
}
