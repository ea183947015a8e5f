import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { env } from '#src/server/base/env.ts';
import {
  LONGEST,
  removeOldIndexes,
  searchIndexes,
  writeIndexFiles,
  writeSearchIndex,
} from '#src/server/search/search-index.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const owner = { database: 7, build: 'this one' };
const HOUR = 3_600_000;
const folderFor = (name: string): string => join(env().DATA_DIR, name);

describe('writeSearchIndex', () => {
  it('keeps the index of the newest change, and the one before, when the clock is set back', async () => {
    const root = folderFor('clock');
    for (const seq of [1, 2, 3]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) - seq * HOUR });
      await writeSearchIndex(root, { seq, ...owner });
      expect((await searchIndexes(root, owner))[0]?.seq).toBe(seq);
    }
    expect((await searchIndexes(root, owner)).map(({ seq }) => seq)).toEqual([3, 2]);
    expect(await readdir(root)).toHaveLength(2);
  });

  it('removes an index of which the facts cannot be read', async () => {
    const root = folderFor('torn');
    await mkdir(join(root, '9999999999999-1'), { recursive: true });
    await writeFile(join(root, '9999999999999-1/facts.json'), '');
    await writeSearchIndex(root, { seq: 1, ...owner });
    const [index, ...others] = await searchIndexes(root, owner);
    expect(others).toEqual([]);
    expect((await readdir(root)).map((name) => join(root, name))).toEqual([index?.folder]);
  });
});

describe('removeOldIndexes', () => {
  it('leaves the index of this build and database, and drafts that are being written', async () => {
    const root = folderFor('older');
    const others = [
      ['1-1', { ...owner, build: 'an older one', seq: 9, recipes: 1 }],
      ['2-1', { ...owner, database: 8, seq: 9, recipes: 1 }],
      ['3-1', { ...owner, seq: 3, recipes: 1 }],
    ] as const;
    for (const [name, facts] of others) {
      await mkdir(join(root, name), { recursive: true });
      await writeFile(join(root, name, 'facts.json'), JSON.stringify(facts));
    }
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    const drafts = [`draft-1-${ended}`, `draft-2-${process.ppid}`, `draft-3-${process.pid}`];
    for (const name of drafts) await mkdir(join(root, name));
    expect((await searchIndexes(root, owner)).map(({ seq }) => seq)).toEqual([3]);
    await removeOldIndexes(root, owner);
    expect((await readdir(root)).toSorted()).toEqual(['3-1', ...drafts.slice(1)]);
  });
});

describe('searchIndexes', () => {
  it.each(['', '{"seq":1,"data', '\0\0\0\0', '{"database":7}'])('knows no index whose facts are %j', async (facts) => {
    const root = folderFor('facts');
    await mkdir(join(root, '1767225600000-1'), { recursive: true });
    await writeFile(join(root, '1767225600000-1/facts.json'), facts);
    expect(await searchIndexes(root, owner)).toEqual([]);
  });
});

describe('writeIndexFiles', () => {
  it('gives up a Pagefind that was killed, and works with the next one', async () => {
    const killed = folderFor('killed.sh');
    await writeFile(killed, '#!/bin/sh\nhead -c 1 >/dev/null\nkill -9 $$\n', { mode: 0o755 });
    vi.stubEnv('PAGEFIND_EXTENDED_BINARY_PATH', killed);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let outcome = 'waiting';
    const work = writeIndexFiles(folderFor('given-up')).catch((error) => {
      outcome = String(error);
    });
    await vi.advanceTimersByTimeAsync(LONGEST - 1);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await work;
    expect(outcome).toContain('Pagefind');

    vi.unstubAllEnvs();
    vi.useRealTimers();
    expect(await writeIndexFiles(folderFor('next'))).toBeGreaterThan(100);
  });
});
