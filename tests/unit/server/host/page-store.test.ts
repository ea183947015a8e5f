import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeKind, TagVersion } from '#src/db/client.ts';
import { bodyOf } from '#src/server/host/store/page.ts';
import { openPageDisk } from '#src/server/host/store/page-disk.ts';
import { type FoundPage, openPageStore, type PageStore } from '#src/server/host/store/page-store.ts';

const KEY = '/recipes/red-lentil-dal';
const HOUR = 3_600_000;

let folder: string;
let clock: number;
let versions: ReturnType<typeof fakeVersions>;
let renders: string[];
/** What the next renders answer. */
let answer: (key: string) => Response | Promise<Response>;
let store: PageStore;

/** Content versions without a database behind them. */
function fakeVersions() {
  const byTag = new Map<string, TagVersion>();
  const self = {
    sequence: 0,
    generation: 0,
    known: true,
    get complete() {
      return self.sequence;
    },
    of: (tag: string) => byTag.get(tag),
    onMove: () => undefined,
    refresh: async () => undefined,
    catchUp: async (_change: number) => undefined,
    stop: () => undefined,
    touch(kind: ChangeKind, tag: string) {
      self.sequence++;
      self.generation++;
      const contentVersion = kind === 'content' ? self.sequence : (byTag.get(tag)?.contentVersion ?? 0);
      byTag.set(tag, { tag, version: self.sequence, contentVersion });
    },
  };
  return self;
}

interface Said {
  tags?: string;
  age?: string;
  headers?: Record<string, string>;
}

const page = (
  text: string,
  { tags = 'recipe:red-lentil-dal,site', age = 'max-age=3600', headers }: Said = {},
): Response =>
  new Response(text, {
    headers: { 'Content-Type': 'text/html', 'CDN-Cache-Control': `public, ${age}`, 'Cache-Tag': tags, ...headers },
  });

const open = ({ memoryLimit = 1e6, edition = 'one' } = {}): PageStore =>
  openPageStore({
    versions,
    disk: openPageDisk(folder, edition),
    render: async (key) => {
      renders.push(key);
      return answer(key);
    },
    memoryLimit,
    now: () => clock,
  });

const shown = (found: FoundPage): string =>
  found.page ? `${found.state} ${bodyOf(found.page, 'identity')}` : `answer ${found.status}`;
const find = async (key = KEY): Promise<string> => shown(await store.find(key));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plantry-pages-'));
  clock = 1_800_000_000_000;
  versions = fakeVersions();
  renders = [];
  answer = () => page(`render ${renders.length}`);
  store = open();
});
afterEach(async () => {
  await store.settled();
  rmSync(folder, { recursive: true, force: true });
});

describe('page store', () => {
  it('renders a page once and then shows what it kept', async () => {
    expect(await find()).toBe('MISS render 1');
    expect(await find()).toBe('HIT render 1');
    expect(store.hot(KEY)).not.toBeNull();
    expect(renders).toHaveLength(1);
  });

  it('is compressed in haste for who waits, and well for who comes later', async () => {
    const text = readFileSync('README.md', 'utf8');
    answer = () => page(text);
    const first = await store.find(KEY);
    await store.settled();
    const later = [store.hot(KEY), (await open().find(KEY)).page];
    for (const kept of later) {
      expect(kept && bodyOf(kept, 'identity').toString()).toBe(text);
      expect(kept?.br.length).toBeLessThan(0.95 * (first.page?.br.length ?? 0));
    }
    expect(renders).toHaveLength(1);
  });

  it('keeps a page when something else changes', async () => {
    await find();
    versions.touch('content', 'recipe:apple-crumble');
    expect(store.hot(KEY)).not.toBeNull();
    expect(await find()).toBe('HIT render 1');
  });

  it('shows the old page while figures are brought up to date in the background', async () => {
    await find();
    versions.touch('figures', 'recipe:red-lentil-dal');
    expect(store.hot(KEY)).toBeNull();
    expect(await find()).toBe('STALE render 1');
    await expect.poll(() => find()).toBe('HIT render 2');
    expect(renders).toHaveLength(2);
  });

  it('makes a page again before whoever made the change of figures sees it, and for nobody else', async () => {
    await find();
    versions.touch('figures', 'recipe:red-lentil-dal');
    const others = find();
    const own = store.find(KEY, { change: versions.sequence });
    expect([await others, shown(await own)]).toEqual(['STALE render 1', 'MISS render 2']);
    expect(store.hot(KEY, versions.sequence)).not.toBeNull();
    expect(renders).toHaveLength(2);
  });

  it('asks what changed before it shows a page to whoever made a change it does not know', async () => {
    await find();
    versions.catchUp = async (change) => {
      while (versions.sequence < change) versions.touch('figures', 'recipe:red-lentil-dal');
    };
    expect(store.hot(KEY, 1)).toBeNull();
    expect(shown(await store.find(KEY, { change: 1 }))).toBe('MISS render 2');
  });

  it('shows a page to whoever names a change that never was', async () => {
    await find();
    expect(shown(await store.find(KEY, { change: 999 }))).toBe('HIT render 1');
  });

  it('never shows the old page after its content changed', async () => {
    await find();
    versions.touch('content', 'recipe:red-lentil-dal');
    expect(store.hot(KEY)).toBeNull();
    expect(await find()).toBe('MISS render 2');
  });

  it('holds on to a change of content that a change of figures followed', async () => {
    await find();
    versions.touch('content', 'site');
    versions.touch('figures', 'site');
    expect(await find()).toBe('MISS render 2');
  });

  it('makes a page again when its age has passed, in the background only while it may still be shown', async () => {
    answer = () => page(`render ${renders.length}`, { age: 'max-age=3600, stale-while-revalidate=3600' });
    await find();
    clock += HOUR;
    expect(store.hot(KEY)).toBeNull();
    expect(await find()).toBe('STALE render 1');
    await expect.poll(() => find()).toBe('HIT render 2');
    clock += 2 * HOUR;
    expect(await find()).toBe('MISS render 3');
  });

  it('makes a page again that a clock made which was a year ahead, and then lets it age', async () => {
    clock += 365 * 24 * HOUR;
    answer = () => page(`render ${renders.length}`, { age: 'max-age=600' });
    await find();
    await store.settled();
    clock -= 365 * 24 * HOUR;
    store = open();
    expect(await find()).toBe('STALE render 1');
    await expect.poll(() => find()).toBe('HIT render 2');
    expect(store.hot(KEY)).not.toBeNull();
    clock += HOUR;
    expect(await find()).toBe('MISS render 3');
  });

  it('renders once for everybody who asks at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => find()));
    expect(new Set(all)).toEqual(new Set(['MISS render 1']));
    expect(renders).toHaveLength(1);
  });

  it('does not let those who ask after a change join a render that began before it', async () => {
    const gate = Promise.withResolvers<void>();
    answer = async () => {
      const made = page(renders.length === 1 ? 'before' : 'after', { tags: 'recipes' });
      if (renders.length === 1) await gate.promise;
      return made;
    };
    const early = find();
    await expect.poll(() => renders.length).toBe(1);
    versions.touch('content', 'recipes');
    expect(await find()).toBe('MISS after');
    gate.resolve();
    expect(await early).toBe('MISS after');
    expect(await find()).toBe('HIT after');
  });

  it('keeps no page over one that was begun after it, in memory or on disk', async () => {
    const gate = Promise.withResolvers<void>();
    answer = async () => {
      const at = renders.length;
      if (at === 1) await gate.promise;
      return page(`render ${at}`);
    };
    const early = find();
    await expect.poll(() => renders.length).toBe(1);
    versions.touch('figures', 'recipe:red-lentil-dal');
    expect(await find()).toBe('MISS render 2');
    await store.settled();
    gate.resolve();
    expect(await early).toBe('MISS render 1');
    await store.settled();
    expect(await find()).toBe('HIT render 2');
    store = open();
    expect(await find()).toBe('HIT render 2');
  });

  it('writes no page to disk that another has replaced while it was compressed', async () => {
    // Compressing it well takes longer than all that follows.
    answer = () => page(randomBytes(400_000).toString('hex'));
    await find();
    const keep = await store.makeAhead(KEY, async () => page('made ahead'));
    versions.touch('content', 'recipe:red-lentil-dal');
    keep(['recipe:red-lentil-dal']);
    await store.settled();
    store = open();
    expect(await find()).toBe('HIT made ahead');
  });

  it('keeps no failure and goes on showing the last page whose figures are old', async () => {
    await find();
    versions.touch('figures', 'site');
    answer = () => new Response('broken', { status: 500, headers: { 'CDN-Cache-Control': 'public, max-age=60' } });
    expect(await find()).toBe('STALE render 1');
    expect(await find()).toBe('STALE render 1');
    answer = () => page('mended');
    await find();
    await expect.poll(() => find()).toBe('HIT mended');
  });

  it('shows an aged page when it cannot be made again, but never one whose content changed', async () => {
    await find();
    clock += 2 * HOUR;
    answer = () => Promise.reject(new Error('no database'));
    expect(await find()).toBe('STALE render 1');
    versions.touch('content', 'site');
    await expect(find()).rejects.toThrow('no database');
  });

  it('makes nothing for whom nothing may be made, who gets what is there, and what is made for others', async () => {
    const admit = () => {
      throw new Error('too much');
    };
    await expect(store.find(KEY, { admit })).rejects.toThrow('too much');
    expect(renders).toEqual([]);
    const [made, joined] = await Promise.all([store.find(KEY), store.find(KEY, { admit })]);
    expect([shown(made), shown(joined)]).toEqual(['MISS render 1', 'MISS render 1']);
    expect(shown(await store.find(KEY, { admit }))).toBe('HIT render 1');
    clock += 2 * HOUR;
    expect(shown(await store.find(KEY, { admit }))).toBe('STALE render 1');
    expect(renders).toHaveLength(1);
    versions.touch('content', 'site');
    await expect(store.find(KEY, { admit })).rejects.toThrow('too much');
  });

  it('keeps nothing that is not a 200, sets a cookie, or does not ask to be kept', async () => {
    const others = [
      () => new Response('gone', { status: 404, headers: { 'CDN-Cache-Control': 'public, max-age=60' } }),
      () => page('personal', { headers: { 'Set-Cookie': 'a=b' } }),
      () => new Response('plain'),
    ];
    for (const other of others) {
      answer = other;
      expect(await find()).toMatch(/^answer/);
      expect(store.hot(KEY)).toBeNull();
    }
    expect(renders).toHaveLength(3);
  });

  it('forgets a page that is gone, on disk too', async () => {
    await find();
    await store.settled();
    versions.touch('content', 'recipe:red-lentil-dal');
    answer = () => new Response('gone', { status: 404 });
    expect(await find()).toBe('answer 404');
    expect(files()).toEqual([]);
  });

  it('stays within its memory and finds what made room on disk', async () => {
    store = open({ memoryLimit: 20_000 });
    const keys = Array.from({ length: 50 }, (_, i) => `/recipes/number-${i}`);
    for (const key of keys) await find(key);
    await store.settled();
    expect(store.bytes).toBeLessThanOrEqual(20_000);
    expect(store.size).toBeLessThan(50);
    for (const key of keys) expect(await find(key)).toMatch(/^HIT/);
    expect(renders).toHaveLength(50);
    expect(store.bytes).toBeLessThanOrEqual(20_000);
  });

  it('finds its pages again after a restart, unless they changed meanwhile or belong to another edition', async () => {
    await find();
    await find('/trending');
    await store.settled();
    store = open();
    expect(await find()).toBe('HIT render 1');
    versions.touch('content', 'recipe:red-lentil-dal');
    store = open();
    expect(await find()).toBe('MISS render 3');
    store = open({ edition: 'two' });
    expect(await find('/trending')).toBe('MISS render 4');
  });

  it('believes no file before it knows what changed', async () => {
    await find();
    await store.settled();
    versions.known = false;
    store = open();
    expect(await find()).toBe('MISS render 2');
  });

  it('makes a page again whose file is damaged', async () => {
    await find();
    await store.settled();
    for (const file of files()) writeFileSync(file, 'torn');
    store = open();
    expect(await find()).toBe('MISS render 2');
  });

  it('refuses a page from a time its database does not know', async () => {
    versions.sequence = 7;
    await find();
    versions.sequence = 3;
    versions.generation++;
    expect(await find()).toBe('MISS render 2');
  });

  it('makes only what is not current when asked to prepare pages', async () => {
    expect(await store.ensure(KEY)).toBe('made');
    expect(await store.ensure(KEY)).toBe('kept');
    answer = () => new Response('', { status: 302 });
    expect(await store.ensure('/old')).toBe('not storable');
    answer = () => new Response('', { status: 500 });
    await expect(store.ensure('/broken')).rejects.toThrow('/broken answered 500');
  });
});

const files = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

describe('a page made before its change', () => {
  const OWN = ['recipe:red-lentil-dal'];
  const ahead = () => store.makeAhead(KEY, async () => page('made ahead'));

  it('is shown from the change on, and nobody waits for a render', async () => {
    const keep = await ahead();
    expect(store.hot(KEY)).toBeNull();
    versions.touch('content', 'recipe:red-lentil-dal');
    keep(OWN);
    expect(await find()).toBe('HIT made ahead');
    expect(renders).toEqual([]);
  });

  it('is not shown where something else on it has changed meanwhile', async () => {
    const keep = await ahead();
    versions.touch('content', 'site');
    versions.touch('content', 'recipe:red-lentil-dal');
    keep(OWN);
    expect(await find()).toBe('MISS render 1');
  });

  it('goes like any other with the next change', async () => {
    const keep = await ahead();
    versions.touch('content', 'recipe:red-lentil-dal');
    keep(OWN);
    versions.touch('content', 'recipe:red-lentil-dal');
    expect(await find()).toBe('MISS render 1');
  });

  it('is none where the answer was no page to keep', async () => {
    const keep = await store.makeAhead(KEY, async () => new Response('gone', { status: 404 }));
    keep(OWN);
    expect(store.hot(KEY)).toBeNull();
  });
});
