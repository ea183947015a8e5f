import type { Surroundings } from './keeping.ts';
import { bytesIn, bytesOf, keptAt } from './names.ts';
import { partsOfPage } from './parts.ts';
import { isKeptPage, PAGES_OF_ALL, pictureNamed } from './rules.ts';

/** Pages kept because they were opened, and with those that are wanted. */
const MOST_PAGES = { opened: 50, inAll: 110 } as const;
const MOST_ANSWERS = 300;
/** Of everything. */
const MOST_BYTES = 200_000_000;

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

/**
 * Lets go of the oldest where there are more than find room, and of the pictures that no page shows any more. `wanted` stay
 * though nobody opened them; `null` where it was not asked which those are.
 */
export async function trim({ cache }: Pick<Surroundings, 'cache'>, wanted: readonly string[] | null): Promise<void> {
  const answers = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
  for (const request of answers.slice(0, -MOST_ANSWERS)) await cache.delete(request);
  const pages = await keptPages(cache);
  const stays = new Set<string>([...PAGES_OF_ALL, ...(wanted ?? [])]);
  const most = wanted ? MOST_PAGES.opened : MOST_PAGES.inAll;
  const tooMany = pages.filter((path) => !stays.has(path)).slice(0, -most);
  if (tooMany.length === 0 && (await bytesIn(cache)) <= MOST_BYTES) return;
  for (const path of tooMany) await cache.delete(path);
  await keepNewest(cache, pages.filter((path) => !tooMany.includes(path)).toReversed());
}

/** Leaves those of the pages that find room, the newest first, with what they show. */
async function keepNewest(cache: Cache, newestFirst: readonly string[]): Promise<void> {
  const ofAll = new Set<string>(PAGES_OF_ALL);
  const sizes = await sizesIn(cache);
  let bytes = sum([...sizes].filter(([path]) => !isKeptPage(path) && !pictureNamed(path)).map(([, size]) => size));
  let isFull = false;
  const shown = new Set<string>();
  for (const path of newestFirst.toSorted((a, b) => Number(ofAll.has(b)) - Number(ofAll.has(a)))) {
    const html = (await (await cache.match(path))?.text()) ?? '';
    const pictures = partsOfPage(html).pictures.filter((picture) => !shown.has(picture));
    bytes += sum([path, ...pictures].map((each) => sizes.get(each) ?? 0));
    isFull ||= bytes > MOST_BYTES;
    if (isFull) await cache.delete(path);
    else for (const picture of pictures) shown.add(picture);
  }
  for (const path of sizes.keys()) if (pictureNamed(path) && !shown.has(path)) await cache.delete(path);
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

/** Bytes of each thing that is kept, by path and query. */
async function sizesIn(cache: Cache): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const kept = await cache.match(request);
    sizes.set(pathname + search, kept ? bytesOf(kept) : 0);
  }
  return sizes;
}
