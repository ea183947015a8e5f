import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import { env } from '#src/server/base/env.ts';
import { followVersions, type Versions } from '#src/server/host/store/versions.ts';

const url = `file:${join(env().DATA_DIR, 'versions.db')}`;
let own: Database;
let other: Database;
let versions: Versions;

const touch = (database: Database, ...tags: string[]): Promise<void> =>
  database.write(async (_, change) => change.touch('content', ...tags));

beforeEach(async () => {
  await migrate({ url });
  own = openDatabase({ url });
  other = openDatabase({ url });
  versions = followVersions(own, 50);
  await versions.refresh();
});
afterEach(() => {
  versions.stop();
  own.close();
  other.close();
});

describe('content versions', () => {
  it('are known before the writer of this process is answered', async () => {
    const before = versions.sequence;
    await touch(own, 'recipes');
    expect(versions.sequence).toBe(before + 1);
    expect(versions.of('recipes')?.contentVersion).toBe(before + 1);
  });

  it('of what is shown stay when only figures move afterwards, in whatever order one write says so', async () => {
    await touch(own, 'recipe:dal');
    const hidden = versions.sequence;
    await own.write(async (_, change) => change.touch('figures', 'recipe:dal'));
    expect(versions.of('recipe:dal')).toMatchObject({ version: hidden + 1, contentVersion: hidden });
    await own.write(async (_, change) => {
      change.touch('content', 'recipe:dal');
      change.touch('figures', 'recipe:dal');
    });
    expect(versions.of('recipe:dal')).toMatchObject({ version: hidden + 2, contentVersion: hidden + 2 });
  });

  it('of another process are known a moment later', async () => {
    const { generation } = versions;
    await touch(other, 'site');
    await expect.poll(() => versions.generation, { interval: 20 }).toBeGreaterThan(generation);
    expect(versions.of('site')?.contentVersion).toBe(versions.sequence);
  });

  it('of another process are not missed when an own change follows at once', async () => {
    await touch(other, 'trending');
    await touch(own, 'recipes');
    await versions.refresh();
    expect(versions.of('trending')?.version).toBe(versions.sequence - 1);
  });

  it('of another process are known at once to who waits for them, and one that never was keeps nobody waiting', async () => {
    versions.stop();
    versions = followVersions(own, 60_000);
    await versions.refresh();
    await touch(other, 'trending');
    await touch(own, 'recipes');
    expect(versions.complete).toBe(versions.sequence - 2);
    await Promise.all([versions.catchUp(versions.sequence), versions.catchUp(Number.MAX_SAFE_INTEGER)]);
    expect(versions.complete).toBe(versions.sequence);
    expect(versions.of('trending')?.version).toBe(versions.sequence - 1);
  });

  it('tell listeners only of what moved', async () => {
    const heard: string[] = [];
    versions.onMove((moved) => heard.push(...moved.map(({ tag }) => tag)));
    await touch(own, 'recipe:a', 'recipe:b');
    await versions.refresh();
    expect(heard.toSorted()).toEqual(['recipe:a', 'recipe:b']);
  });
});
