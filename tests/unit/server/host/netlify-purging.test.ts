import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database, write } from '#src/server/base/database.ts';
import {
  beginPurging,
  changedSince,
  followChanges,
  newestVersion,
  type Purging,
} from '#src/server/host/netlify/purging.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

seededDatabase();

/** Tags of each purge Netlify was asked for; `null` for the whole cache. */
const purges: (string[] | null)[] = [];
/** What Netlify answers next; afterwards it accepts. */
const answers: number[] = [];
let purging: Purging;

const touch = (kind: 'content' | 'figures', ...tags: string[]): Promise<void> =>
  write(async (_tx, change) => change.touch(kind, ...tags));

describe('purging of the CDN', () => {
  beforeAll(async () => {
    Object.assign(process.env, { SITE_ID: 'site-1', NETLIFY_PURGE_API_TOKEN: 'purge-token' });
    await touch('content', 'from-before');
    await beginPurging(database());
    purging = followChanges(database());
  });
  beforeEach(async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      // What an earlier file of tests left to be asked is no purge.
      if (!String(input).endsWith('/api/v1/purge')) throw new TypeError('there is no network');
      const { cache_tags: tags } = JSON.parse(String(init?.body)) as { cache_tags?: string[] };
      const status = answers.shift() ?? 202;
      if (status < 300) purges.push(tags?.toSorted() ?? null);
      return new Response(null, { status });
    });
    await purging.catchUp();
    purges.length = 0;
  });

  it('begins with an empty cache: what changed before is not purged', async () => {
    await touch('figures', 'a');
    await purging.catchUp();
    expect(purges).toEqual([['a']]);
  });

  it.each(['content', 'figures'] as const)('follows a change of %s before anybody is answered, once', async (kind) => {
    await touch(kind, 'recipe:x', 'recipes');
    await purging.settled();
    expect(purges).toEqual([['recipe:x', 'recipes']]);
    await purging.catchUp();
    expect(purges).toHaveLength(1);
  });

  it('tries again when Netlify is asked too often', async () => {
    answers.push(429);
    await touch('content', 'recipe:z');
    await purging.settled();
    expect(purges).toEqual([['recipe:z']]);
  });

  it('makes up for a purge that failed', async () => {
    answers.push(500, 500, 500);
    await touch('content', 'recipe:lost');
    await purging.settled();
    expect(purges).toEqual([]);
    expect(purging.behind).toBe(true);
    await purging.catchUp();
    expect(purges).toEqual([['recipe:lost']]);
  });

  it('waits in no line that grows, however many ask for one while Netlify does not answer', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
      await held;
      purges.push((JSON.parse(String(init?.body)) as { cache_tags: string[] }).cache_tags.toSorted());
      return new Response(null, { status: 202 });
    });
    await touch('content', 'recipe:first');
    await eventually(() => expect(fetch).toHaveBeenCalled());
    const asked = new Set(Array.from({ length: 100 }, () => purging.catchUp()));
    await touch('content', 'recipe:second');
    const own = purging.settled();
    release();
    await Promise.all([...asked, own]);
    expect(asked.size).toBe(1);
    expect(purges).toEqual([['recipe:first'], ['recipe:second']]);
  });

  it('empties the cache when very much changed', async () => {
    await touch('content', ...Array.from({ length: 300 }, (_, n) => `recipe:many-${n}`));
    await purging.settled();
    expect(purges).toEqual([null]);
  });

  it('knows whether what a page shows changed while it was made', async () => {
    const before = await newestVersion(database());
    await touch('figures', 'recipe:f');
    await touch('content', 'recipe:c');
    expect(await changedSince(database(), ['recipe:f', 'other'], before)).toBe(false);
    expect(await changedSince(database(), ['recipe:c', 'other'], before)).toBe(true);
    expect(await changedSince(database(), ['recipe:c'], await newestVersion(database()))).toBe(false);
    await purging.settled();
  });
});
