import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const SOURCE = readFileSync('public/shopping-list-worker.js', 'utf8');
const PAGE = '/shopping-list';

interface Fetched {
  request: { url: string; method: string; mode: string };
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

/** The worker in a browser that keeps what `kept` says, on a network that answers as `network` does. */
function start(kept: Record<string, string>, network: () => Promise<Response>, { isFull = false } = {}) {
  const pages = new Map(Object.entries(kept));
  const cache = {
    match: async (key: string) => (pages.has(key) ? new Response(pages.get(key)) : undefined),
    put: async (key: string, response: Response) => {
      if (isFull) throw new DOMException('Quota exceeded', 'QuotaExceededError');
      pages.set(key, await response.text());
    },
  };
  const listeners = new Map<string, (event: Fetched) => void>();
  runInNewContext(SOURCE, {
    addEventListener: (type: string, listener: (event: Fetched) => void) => listeners.set(type, listener),
    caches: { open: async () => cache },
    fetch: network,
    location: { origin: 'https://plantry.example' },
    setTimeout,
    URL,
  });
  /** What a reader who opens the list gets, and everything that goes on behind. */
  const open = () => {
    const later: Promise<unknown>[] = [];
    const answer = new Promise<Response>((resolve, reject) => {
      listeners.get('fetch')?.({
        request: { url: `https://plantry.example${PAGE}`, method: 'GET', mode: 'navigate' },
        respondWith: (response) => void response.then(resolve, reject),
        waitUntil: (work) => void later.push(work),
      });
    });
    return { text: answer.then((response) => response.text()), later };
  };
  return { open, pages };
}

const delayed = (milliseconds: number, text: string) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(text)), milliseconds));

describe('the worker that keeps the page of the shopping list', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  it('shows the new page where it comes soon, and keeps it', async () => {
    const { open, pages } = start({ [PAGE]: 'old' }, delayed(200, 'new'));
    const { text, later } = open();
    await vi.advanceTimersByTimeAsync(300);
    expect(await text).toBe('new');
    await Promise.all(later);
    expect(pages.get(PAGE)).toBe('new');
  });

  it('shows the kept page after three seconds of weak reception, and keeps the new one when it comes', async () => {
    const { open, pages } = start({ [PAGE]: 'old' }, delayed(20_000, 'new'));
    const { text, later } = open();
    const shown = vi.fn();
    void text.then(shown);
    await vi.advanceTimersByTimeAsync(2900);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toHaveBeenCalledWith('old');
    await vi.advanceTimersByTimeAsync(20_000);
    await Promise.all(later);
    expect(pages.get(PAGE)).toBe('new');
  });

  it('shows the kept page at once where there is no reception', async () => {
    const { open } = start({ [PAGE]: 'old' }, () => Promise.reject(new TypeError('Failed to fetch')));
    const { text, later } = open();
    expect(await text).toBe('old');
    await expect(Promise.all(later)).resolves.toBeDefined();
  });

  it('shows the new page where the storage of the browser is full', async () => {
    for (const kept of [[], [[PAGE, 'old']]]) {
      const { open } = start(Object.fromEntries(kept), delayed(200, 'new'), { isFull: true });
      const { text, later } = open();
      await vi.advanceTimersByTimeAsync(300);
      expect(await text).toBe('new');
      await expect(Promise.all(later)).resolves.toBeDefined();
    }
  });

  it('waits as long as it takes where nothing is kept', async () => {
    const { open } = start({}, delayed(20_000, 'new'));
    const { text } = open();
    await vi.advanceTimersByTimeAsync(20_001);
    expect(await text).toBe('new');
    const offline = start({}, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(offline.open().text).rejects.toThrow('Failed to fetch');
  });
});
