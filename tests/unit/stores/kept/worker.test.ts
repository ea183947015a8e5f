import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newCaches } from '#tests/support/kept-device.ts';

const ORIGIN = 'https://plantry.example';
const MINE = 'kept:ada:premium:b1';
const LIST = '/shopping-list';
const HTML = { 'Content-Type': 'text/html' };
const isAda = () => Response.json({ id: 'ada', role: 'premium' });

type Site = (path: string) => Response | Promise<Response>;
const unreachable: Site = () => Promise.reject(new TypeError('Failed to fetch'));
const delayed =
  (milliseconds: number, text: string): Site =>
  () =>
    new Promise((resolve) => setTimeout(() => resolve(new Response(text, { headers: HTML })), milliseconds));

/** The worker in a browser whose caches have room for so many things, on a network that answers as `site` does. */
async function start(site: Site, { room, caches }: { room?: number; caches?: CacheStorage } = {}) {
  const device = newCaches(room);
  const listeners = new Map<string, (event: unknown) => void>();
  const enable = vi.fn(async () => undefined);
  const network = { site };
  vi.stubEnv('BUILD', 'b1');
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('caches', caches ?? device.caches);
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('registration', { navigationPreload: { enable } });
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, ORIGIN);
    return network.site(pathname);
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  );
  vi.resetModules();
  await import('#src/stores/kept/worker.ts');
  const happen = (type: string, event: object): Promise<unknown>[] => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
    return work;
  };
  /** What comes where an address is asked for, and what goes on behind; nothing where it is not the worker's business. */
  const ask = (path: string, { mode = 'navigate', method = 'GET', preloaded }: Asked = {}) => {
    let answer: Promise<Response> | undefined;
    const request = Object.assign(new Request(ORIGIN + path, { method }), {});
    Object.defineProperty(request, 'mode', { value: mode });
    const preloadResponse = preloaded && Promise.resolve(preloaded);
    const respondWith = (each: Promise<Response>) => {
      answer = each;
    };
    const later = happen('fetch', { request, resultingClientId: 'tab', preloadResponse, respondWith });
    void answer?.catch(() => undefined);
    return { text: answer?.then((response) => response.text()), later };
  };
  /** What the page that was opened is told: when it was kept. */
  const shownFrom = () => {
    const postMessage = vi.fn();
    happen('message', { data: { type: 'shown' }, source: { id: 'tab' }, ports: [{ postMessage }] });
    return postMessage.mock.calls[0]?.[0] as unknown;
  };
  const tell = (data: object) => Promise.all(happen('message', { data, source: null, ports: [] }));
  return { ...device, network, ask, shownFrom, tell, happen, enable };
}

interface Asked {
  mode?: string;
  method?: string;
  preloaded?: Response;
}

beforeEach(() => () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the list in a shop', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is the site’s where that comes soon, and isn’t said to be kept', async () => {
    const { ask, put, shownFrom } = await start(delayed(200, 'new'));
    put(MINE, LIST, 'old');
    const { text } = ask(LIST);
    await vi.advanceTimersByTimeAsync(300);
    expect(await text).toBe('new');
    expect(shownFrom()).toBeNull();
  });

  it('is the kept one after three seconds of weak reception, and says so', async () => {
    const { ask, put, shownFrom } = await start(delayed(20_000, 'new'));
    put(MINE, LIST, 'old');
    const { text, later } = ask(LIST);
    const shown = vi.fn();
    void text?.then(shown);
    await vi.advanceTimersByTimeAsync(2900);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toHaveBeenCalledWith('old');
    expect(shownFrom()).toBe(1_700_000_000_000);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(Promise.all(later)).resolves.toBeDefined();
  });

  it('is waited for as long as it takes where none is kept', async () => {
    const { ask, put, shownFrom } = await start(delayed(20_000, 'new'));
    put(MINE, '/not-kept', 'you are offline');
    const { text } = ask(LIST);
    await vi.advanceTimersByTimeAsync(20_001);
    expect(await text).toBe('new');
    expect(shownFrom()).toBeNull();
  });
});

describe('a page', () => {
  it('is the kept one at once without reception, else the one that says it isn’t kept, else nothing', async () => {
    const { ask, put, shownFrom } = await start(unreachable);
    await expect(ask('/recipes/dal').text).rejects.toThrow('Failed to fetch');
    put(MINE, '/not-kept', 'you are offline');
    put(MINE, '/recipes/dal', 'dal');
    put(MINE, LIST, 'list');
    expect(await ask(LIST).text).toBe('list');
    expect(await ask('/recipes/dal?servings=2').text).toBe('dal');
    expect(shownFrom()).toBe(1_700_000_000_000);
    expect(await ask('/recipes/soup').text).toBe('you are offline');
    expect(await ask('/guides').text).toBe('you are offline');
    expect(shownFrom()).toBeNull();
    await expect(ask('/admin').text).rejects.toThrow('Failed to fetch');
  });

  it('is the site’s with reception, whatever is kept, and never one of another build', async () => {
    const { ask, put, network } = await start(() => new Response('new'));
    put(MINE, '/recipes/dal', 'old');
    expect(await ask('/recipes/dal').text).toBe('new');
    network.site = () => new Response('in trouble', { status: 503 });
    expect(await ask('/recipes/dal').text).toBe('in trouble');
    const later = await start(unreachable);
    later.put('kept:ada:premium:b0', '/recipes/dal', 'of the build before');
    await expect(later.ask('/recipes/dal').text).rejects.toThrow('Failed to fetch');
  });

  it('is asked for by the browser itself, so that it counts as a visit, and only once', async () => {
    const asked = vi.fn(() => new Response('by the worker'));
    const { ask, happen, enable } = await start(asked);
    await Promise.all(happen('activate', {}));
    expect(enable).toHaveBeenCalledOnce();
    for (const path of ['/recipes/dal', LIST, '/guides', '/admin', '/api/login'])
      expect(await ask(path, { preloaded: new Response('by the browser') }).text).toBe('by the browser');
    expect(asked).not.toHaveBeenCalled();
    expect(ask('/recipes/dal', { method: 'POST' }).text).toBeUndefined();
  });

  it('comes where the device is full, or the browser refuses its caches', async () => {
    const site = (path: string) =>
      path === '/api/auth/user' ? isAda() : new Response('["new"]', { headers: { 'Content-Type': 'text/html' } });
    const refusing = { keys: () => Promise.reject(new DOMException('Not here', 'SecurityError')) };
    for (const on of [{ room: 0 }, { caches: refusing as unknown as CacheStorage }]) {
      const { ask, tell, kept } = await start(site, on);
      await tell({ type: 'opened', page: LIST, answers: ['/api/favorites'] });
      for (const [path, mode] of [
        [LIST, 'navigate'],
        ['/recipes/dal', 'navigate'],
        ['/api/favorites', 'cors'],
        ['/_astro/a.js', 'no-cors'],
        ['/pictures/dal-800.avif', 'no-cors'],
      ] as const) {
        const { text, later } = ask(path, { mode });
        expect(await text, path).toMatch(/new|ada/);
        await expect(Promise.all(later)).resolves.toBeDefined();
      }
      expect(Object.values(kept()).flat()).toEqual([]);
    }
  });
});

describe('whose it is', () => {
  const site: Site = (path) => {
    if (path === '/api/auth/user') return isAda();
    return path.startsWith('/api/') ? Response.json([]) : new Response('page', { headers: HTML });
  };
  const opened = { type: 'opened', page: '/recipes/dal', answers: ['/api/favorites'] };

  it('says the site: what was another member’s, of other access or another build, goes', async () => {
    const { tell, put, kept } = await start(site);
    for (const name of ['kept:bob:premium:b1', 'kept:ada:user:b1', 'kept:ada:premium:b0'])
      put(name, '/recipes/soup', 'old');
    await tell(opened);
    expect(Object.keys(kept())).toEqual([MINE]);
    // Of one's own it's fetched again.
    expect(kept()[MINE]).toEqual(expect.arrayContaining(['/recipes/dal', '/api/favorites', '/', '/recipes/soup']));
  });

  it('is nobody’s once the session ended, though a tab does not know it', async () => {
    const { tell, put, kept, network } = await start(site);
    put(MINE, '/recipes/dal', 'dal');
    network.site = () => new Response('', { status: 401 });
    await tell(opened);
    expect(kept()).toEqual({});
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100])(
    'stays away where another tab signs out while it is kept (after %i steps)',
    async (steps) => {
      const { tell, ask, kept } = await start(site);
      const keeping = tell(opened);
      const answer = ask('/api/favorites', { mode: 'cors' });
      for (let step = 0; step < steps; step++) await Promise.resolve();
      await tell({ type: 'empty' });
      await keeping;
      await answer.text;
      await Promise.all(answer.later);
      await ask('/api/favorites', { mode: 'cors' }).text;
      expect(kept()).toEqual({});
    },
  );

  it('is not an answer that was on its way to the member before', async () => {
    const { ask, tell, put, kept, network } = await start(site);
    put(MINE, '/recipes/dal', 'dal');
    let come: (answer: Response) => void = () => undefined;
    network.site = () =>
      new Promise((resolve) => {
        come = resolve;
      });
    const { text, later } = ask('/api/pantry', { mode: 'cors' });
    await vi.waitFor(() => expect(come).not.toBe(undefined));
    network.site = (path) =>
      path === '/api/auth/user' ? Response.json({ id: 'bob', role: 'user' }) : (site(path) as Response);
    await tell({ type: 'empty' });
    await tell(opened);
    come(Response.json(['of Ada']));
    await text;
    await Promise.all(later);
    expect(Object.keys(kept())).toEqual(['kept:bob:user:b1']);
    expect(kept()['kept:bob:user:b1']).not.toContain('/api/pantry');
  });
});
