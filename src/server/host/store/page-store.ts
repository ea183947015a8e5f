import { log } from '../../base/log.ts';
import { THOROUGH, toBrotli, toQuickBrotli } from './encodings.ts';
import { type Freshness, freshness, isHidden, isYoung, type Page } from './page.ts';
import type { PageDisk } from './page-disk.ts';
import { openPageMemory } from './page-memory.ts';
import { type Draft, pageDraftOf, rebuilt, repeatable } from './rendering.ts';
import type { Versions } from './versions.ts';

export type StoreState = 'HIT' | 'STALE' | 'MISS';

/** A stored page and how it was found, or an answer that is not to be kept. */
export type FoundPage =
  | { page: Page; state: StoreState; renderMs?: number }
  | { page: null; status: number; answer: () => Response };

export interface PageStore {
  /**
   * A page in memory that is current, the shortest way; `null` sends the request the long way. `change` is the newest
   * change its reader made: no page is for them that was made before it.
   */
  hot(key: string, change?: number): Page | null;
  /**
   * The page of a key: kept, or rendered now, once for everybody who asks for it at the same time; in the name of the
   * first of them, whose `requestId` stands in the log when it fails. `change` is as for `hot`. `admit` throws when that
   * request may not have a page made; it gets the last one then, if that may still be shown.
   */
  find(key: string, asked?: Asked): Promise<FoundPage>;
  /** Renders a page unless a current one is kept. */
  ensure(key: string): Promise<'kept' | 'made' | 'not storable'>;
  /**
   * Makes a page before a change that will have it look so; returns how to keep it once that change is made, of which
   * nothing comes if anything else that it shows has changed meanwhile. `own` are tags that the change itself moves.
   */
  makeAhead(key: string, render: () => Promise<Response>): Promise<(own: readonly string[]) => void>;
  /** Waits until what was made is on disk. */
  settled(): Promise<void>;
  readonly bytes: number;
  readonly size: number;
}

export interface PageStoreOptions {
  versions: Versions;
  /** `null` for pages that are kept in memory alone. */
  disk: PageDisk | null;
  render: (key: string, requestId: string) => Promise<Response>;
  /** Bytes of pages held in memory. */
  memoryLimit: number;
  now?: () => number;
}

interface PendingRender {
  /** The newest change known when it began: who asks after a later one waits for a render of their own. */
  seq: number;
  landing: Promise<FoundPage>;
}

interface Asked {
  requestId?: string;
  change?: number;
  admit?: () => void;
}

/** In whose name a page is made that no request waits for. */
const NOBODY = 'page store';
/** A change in the middle of a render makes it start over, this often. */
const TRIES = 3;

export function openPageStore({ versions, disk, render, memoryLimit, now = Date.now }: PageStoreOptions): PageStore {
  const memory = openPageMemory(memoryLimit);
  const pendingRenders = new Map<string, PendingRender>();
  const writing = new Set<Promise<void>>();

  const judge = (page: Page): Freshness => freshness(page, versions, now());

  function hot(key: string, change = 0): Page | null {
    if (change > versions.complete) return null;
    const slot = memory.get(key);
    if (!slot) return null;
    const { page } = slot;
    if (slot.generation === versions.generation && isYoung(page, now())) return page;
    if (judge(page) !== 'current') return null;
    // Put in anew, because it has grown by the bodies made of it.
    memory.set(key, { page, generation: versions.generation });
    return page;
  }

  const remember = (page: Page): void => void memory.set(page.key, { page, generation: -1 });

  /** The page kept under a key, whatever its freshness. */
  async function kept(key: string): Promise<Page | null> {
    const inMemory = memory.get(key)?.page;
    if (inMemory) return inMemory;
    // What other processes changed meanwhile must be known before an old file is believed.
    if (!disk || !versions.known) return null;
    const page = await disk.read(key);
    if (page) remember(page);
    return page;
  }

  async function find(key: string, { requestId = NOBODY, change = 0, admit }: Asked = {}): Promise<FoundPage> {
    if (change > versions.complete) await versions.catchUp(change);
    const page = await kept(key);
    const state = page && judge(page);
    if (page && state === 'current') return { page, state: 'HIT' };
    if (page && state === 'stale' && page.seq >= change) {
      void renderOnce(key).landing.catch((error) => log.error({ err: error, key }, 'a page could not be made again'));
      return { page, state: 'STALE' };
    }
    if (admit && !joinable(key)) {
      try {
        admit();
      } catch (error) {
        if (!mayExcuse(page)) throw error;
        return stale(page);
      }
    }
    return renderOnce(key, { isAwaited: true, requestId }).landing.then(
      (found) => (found.page === null && found.status >= 500 && mayExcuse(page) ? stale(page) : found),
      (error) => {
        if (!mayExcuse(page)) throw error;
        log.error({ err: error, key }, 'a page could not be made again; its last version is shown');
        return stale(page);
      },
    );
  }

  const stale = (page: Page): FoundPage => ({ page, state: 'STALE' });
  const mayExcuse = (page: Page | null): page is Page => page !== null && !isHidden(page, versions);

  /** The render under way that knows of every change, if there is one. */
  function joinable(key: string): PendingRender | undefined {
    const joined = pendingRenders.get(key);
    return joined && joined.seq >= versions.sequence ? joined : undefined;
  }

  /** Joins the render of a page under way, or starts one; in haste where a reader waits for it. */
  function renderOnce(key: string, { isAwaited = false, requestId = NOBODY } = {}): PendingRender {
    const joined = joinable(key);
    if (joined) return joined;
    const pending: PendingRender = {
      seq: versions.sequence,
      landing: make(key, isAwaited, requestId).finally(() => land(key, pending)),
    };
    pendingRenders.set(key, pending);
    return pending;
  }

  function land(key: string, pending: PendingRender): void {
    if (pendingRenders.get(key) === pending) pendingRenders.delete(key);
  }

  async function make(key: string, isAwaited: boolean, requestId: string): Promise<FoundPage> {
    const began = performance.now();
    for (let tries = 1; ; tries++) {
      const seq = versions.sequence;
      const response = await render(key, requestId);
      const draft = await pageDraftOf(key, response, seq, now());
      if (!draft) return refuse(key, response);
      const { page, again } = await finish(draft, isAwaited);
      if (isHidden(page, versions) && tries < TRIES) continue;
      keep(page, again);
      return { page, state: 'MISS', renderMs: performance.now() - began };
    }
  }

  /** Nothing is kept under an address that answers with anything but a page to keep. A failure changes nothing. */
  async function refuse(key: string, response: Response): Promise<FoundPage> {
    if (response.status < 500) {
      memory.delete(key);
      await disk?.remove(key);
    }
    return { page: null, status: response.status, answer: await repeatable(response) };
  }

  /** The page of a draft, and the body that is to be compressed again when that was done in haste. */
  async function finish({ body, ...draft }: Draft, isAwaited: boolean): Promise<{ page: Page; again: Buffer | null }> {
    const before = memory.get(draft.key)?.page;
    if (before?.digest === draft.digest) return { page: rebuilt(draft, before), again: null };
    if (isAwaited) return { page: { ...draft, br: toQuickBrotli(body) }, again: body };
    return { page: { ...draft, br: await toBrotli(body, THOROUGH.brotli) }, again: null };
  }

  function keep(page: Page, again: Buffer | null): void {
    if (isOlder(page)) return;
    remember(page);
    if (!disk) return;
    const write = save(disk, page, again)
      .catch((error) => log.error({ err: error, key: page.key }, 'a page could not be written to disk'))
      .finally(() => writing.delete(write));
    writing.add(write);
  }

  async function save(disk: PageDisk, page: Page, again: Buffer | null): Promise<void> {
    if (!again) return disk.write(page);
    const br = await toBrotli(again, THOROUGH.brotli);
    const shown = memory.get(page.key)?.page;
    if (shown?.br === page.br) remember({ ...shown, br });
    if (!isOlder(page)) await disk.write({ ...page, br });
  }

  const isOlder = ({ key, seq }: Page): boolean => (memory.get(key)?.page.seq ?? 0) > seq;

  const settled = async (): Promise<void> => void (await Promise.all(writing));

  async function ensure(key: string): Promise<'kept' | 'made' | 'not storable'> {
    const page = await kept(key);
    if (page && judge(page) === 'current') return 'kept';
    const found = await renderOnce(key).landing;
    await settled();
    if (found.page) return 'made';
    if (found.status >= 500) throw new Error(`${key} answered ${found.status}`);
    return 'not storable';
  }

  async function makeAhead(key: string, render: () => Promise<Response>) {
    const seq = versions.sequence;
    const draft = await pageDraftOf(key, await render(), seq, now());
    const made = draft && (await finish(draft, false));
    return (own: readonly string[]): void => {
      const isOutdated = made?.page.tags.some((tag) => !own.includes(tag) && (versions.of(tag)?.version ?? 0) > seq);
      if (made && !isOutdated) keep({ ...made.page, seq: versions.sequence }, null);
    };
  }

  return {
    hot,
    find,
    ensure,
    makeAhead,
    settled,
    get bytes() {
      return memory.calculatedSize;
    },
    get size() {
      return memory.size;
    },
  };
}
