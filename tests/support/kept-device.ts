import type { Surroundings } from '#src/stores/kept/keeping.ts';

const ORIGIN = 'https://plantry.example';
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

const pathOf = (key: RequestInfo | URL): string => {
  const url = new URL(key instanceof Request ? key.url : key, ORIGIN);
  return url.pathname + url.search;
};

/** A browser's cache with room for so many things. */
function newCache(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (key: RequestInfo) => kept.get(pathOf(key))?.clone(),
    matchAll: async () => [...kept.values()].map((each) => each.clone()),
    put: async (key: RequestInfo, answer: Response) => {
      if (kept.size >= room) throw new DOMException('Quota exceeded', 'QuotaExceededError');
      kept.set(pathOf(key), answer);
    },
    delete: async (key: RequestInfo) => kept.delete(pathOf(key)),
    keys: async () => [...kept.keys()].map((path) => new Request(ORIGIN + path)),
  };
  return { kept, cache: cache as unknown as Cache };
}

/** A cache with room for so many things, and a site that answers with what it has. */
export function device(site: Record<string, Response | string>, room?: number) {
  const { kept, cache } = newCache(room);
  const asked: string[] = [];
  let now = 1000;
  const at: Surroundings = {
    cache,
    fetch: async (input) => {
      const path = pathOf(input as string);
      asked.push(path);
      const answer = site[path];
      if (answer === undefined) return new Response('', { status: 404 });
      return typeof answer === 'string' ? new Response(answer, { headers: HTML }) : answer.clone();
    },
    origin: ORIGIN,
    now: () => now++,
  };
  return {
    at,
    kept,
    asked,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

/** The caches of a browser. One that was removed takes what is put into it nowhere. */
export function newCaches(room?: number) {
  const all = new Map<string, ReturnType<typeof newCache>>();
  const caches = {
    keys: async () => [...all.keys()],
    open: async (name: string) => {
      const there = all.get(name) ?? newCache(room);
      all.set(name, there);
      return there.cache;
    },
    delete: async (name: string) => all.delete(name),
  };
  return {
    caches: caches as unknown as CacheStorage,
    /** Addresses of what is kept, by the names of the caches. */
    kept: () => Object.fromEntries([...all].map(([name, { kept }]) => [name, [...kept.keys()]])),
    put: (name: string, path: string, text: string) => {
      const there = all.get(name) ?? newCache(room);
      all.set(name, there);
      there.kept.set(path, new Response(text, { headers: { ...HTML, 'X-Kept-At': '1700000000000' } }));
    },
  };
}
