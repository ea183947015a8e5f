import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { database } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { log } from '#src/server/base/log.ts';
import { followSearchIndex, type SearchIndexing } from '#src/server/host/search/search-indexing.ts';
import { followVersions, type Versions } from '#src/server/host/store/versions.ts';
import { writeSearchIndex } from '#src/server/search/search-index.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const OWNER = { database: 7, build: 'this one' };
let versions: Versions | undefined;
let indexing: SearchIndexing | undefined;
afterEach(async () => {
  await indexing?.stop();
  versions?.stop();
});

/** Follows the index in a folder of its own, as a process that starts does. */
async function start(dataDir: string): Promise<SearchIndexing> {
  versions = followVersions(database());
  await versions.refresh();
  indexing = await followSearchIndex(dataDir, versions, OWNER);
  return indexing;
}

describe('followSearchIndex', () => {
  it('makes the index anew after a power loss that left its facts empty', async () => {
    const dataDir = join(env().DATA_DIR, 'empty-facts');
    const torn = join(dataDir, 'search/9999999999999-1');
    await mkdir(torn, { recursive: true });
    await writeFile(join(torn, 'facts.json'), '');
    const { current } = await start(dataDir);
    expect(current()).toEqual([]);
    await expect.poll(() => current()[0]?.recipes).toBeGreaterThan(100);
  });

  it('serves no torn fragment, and makes the index of it anew', async () => {
    const dataDir = join(env().DATA_DIR, 'torn-fragment');
    await writeSearchIndex(join(dataDir, 'search'), { seq: 1000, ...OWNER });
    const { current, isHidden } = await start(dataDir);
    const [index] = current();
    if (!index) throw new Error('There is no index');
    const [name = ''] = await readdir(join(index.folder, 'fragment'));
    const fragment = await readFile(join(index.folder, 'fragment', name));
    expect(await isHidden(index, fragment)).toBe(false);
    for (const torn of [Buffer.alloc(0), fragment.subarray(0, -9)]) expect(await isHidden(index, torn)).toBe(true);
    expect(current()).toEqual([]);
    await expect.poll(() => current()[0]?.recipes).toBeGreaterThan(100);
    expect(current()).toHaveLength(1);
    expect(current()[0]?.folder).not.toBe(index.folder);
  });

  it('gives up what is being made when it is stopped, so that another begins where it ends', async () => {
    const printed = vi.spyOn(log, 'error');
    const dataDir = join(env().DATA_DIR, 'stopped');
    await mkdir(dataDir);
    const [slow, begun] = [join(dataDir, 'slow.sh'), join(dataDir, 'begun')];
    await writeFile(slow, `#!/bin/sh\n: > '${begun}'\nexec sleep 600\n`, { mode: 0o755 });
    vi.stubEnv('PAGEFIND_EXTENDED_BINARY_PATH', slow);
    const first = await start(dataDir);
    await vi.waitUntil(() => existsSync(begun), { timeout: 10_000 });
    await first.stop();
    vi.unstubAllEnvs();
    const { current } = await start(dataDir);
    await expect.poll(() => current()[0]?.recipes, { timeout: 30_000 }).toBeGreaterThan(100);
    expect(printed).not.toHaveBeenCalled();
  });
});
