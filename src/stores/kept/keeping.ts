import { keptAt, stamped } from './names.ts';
import { filesOfFile, partsOfPage, recipesOfAnswer } from './parts.ts';
import { mannerOf, PAGES_OF_ALL } from './rules.ts';

/** Pages kept because they are favourites, planned or one's own. */
const MOST_WANTED = 60;
/** Milliseconds after which a page that nobody opened is fetched anew. */
const WANTED_FRESH_MS = 24 * 3_600_000;

/** What fetches and keeps needs: the browser's own, of which a test has others. */
export interface Surroundings {
  cache: Cache;
  fetch: typeof fetch;
  origin: string;
  now: () => number;
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
    const further = known.get(file) ?? filesOfFile(file, await textOf(await keepPart(at, file), file));
    known.set(file, further);
    for (const each of further) seen.add(each);
  }
}

/** Throws where the site has none: it was upgraded since it sent the page, which would be shown without. */
async function keepPart(at: Surroundings, address: string): Promise<Response> {
  const file = await keepFile(at, address);
  if (!file) throw new Error(`No file at ${address}`);
  return file;
}

const textOf = async (file: Response, address: string): Promise<string> =>
  /\.(?:js|css)$/.test(address) ? file.text() : '';

/** The kept file, fetched where there is none yet; nothing where the site has none. */
async function keepFile(at: Surroundings, address: string): Promise<Response | undefined> {
  const kept = await at.cache.match(address);
  if (kept) return kept;
  const answer = await at.fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) return undefined;
  const copy = await stamped(answer, at.now());
  await at.cache.put(address, copy.clone());
  return copy;
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
  return [...new Set(recipes)].slice(0, MOST_WANTED);
}

/** Keeps pages nobody has opened yet, as far as there is no fresh one. */
export async function keepAhead(at: Surroundings, recipes: readonly string[]): Promise<void> {
  for (const path of [...PAGES_OF_ALL, ...recipes]) {
    const kept = await at.cache.match(path);
    const isFresh = kept && at.now() - keptAt(kept) < WANTED_FRESH_MS;
    if (!isFresh) await keepPage(at, path);
  }
}
