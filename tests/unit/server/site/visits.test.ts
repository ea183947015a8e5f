import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { recipeViews, visitDays, visitorHashes, visitSalt } from '#src/db/schema.ts';
import { dayOf } from '#src/domain/site/visits.ts';
import { closeDatabase, database, read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { listVersion } from '#src/server/base/list-version.ts';
import { openVisitCounter } from '#src/server/site/visits.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const MIDNIGHT = Date.UTC(2026, 10, 21);
const TODAY = dayOf(MIDNIGHT);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15';
const visit = { address: '203.0.113.7', userAgent: FIREFOX, pathname: '/' };

let now = MIDNIGHT;
const counter = () => openVisitCounter(() => now);
const days = () => read().select().from(visitDays).orderBy(visitDays.day);
const hashes = async () => (await read().select().from(visitorHashes)).map(({ hash }) => hash);
const salt = async () => (await read().select().from(visitSalt))[0];

beforeEach(async () => {
  now = MIDNIGHT;
  await write(async (tx) => {
    for (const table of [visitDays, visitorHashes, visitSalt, recipeViews]) await tx.delete(table);
  });
});

describe('a visit counter', () => {
  it('counts every visit, and a browser at an address once a day', async () => {
    const { see, flush } = counter();
    see(visit);
    see({ ...visit, pathname: '/trending' });
    see({ ...visit, userAgent: SAFARI });
    await flush();
    see(visit);
    see({ ...visit, address: '2001:db8::1' });
    await flush();
    expect(await days()).toEqual([{ day: TODAY, visits: 5, visitors: 3 }]);
  });

  it('knows a visitor again after a restart, and in another process', async () => {
    for (const { see, flush } of [counter(), counter()]) {
      see(visit);
      await flush();
    }
    expect(await days()).toEqual([{ day: TODAY, visits: 2, visitors: 1 }]);
  });

  it('counts neither programs nor the administrator area', async () => {
    const { see, flush } = counter();
    see({ ...visit, userAgent: 'curl/8.9.1' });
    see({ ...visit, userAgent: '' });
    see({ ...visit, pathname: '/admin' });
    see({ ...visit, pathname: '/admin/users' });
    await flush();
    expect(await days()).toEqual([]);
  });

  it('counts a recipe once for each of its readers, and none that is not there', async () => {
    const { see, flush } = counter();
    for (const id of ['palak-tofu', 'palak-tofu', 'apple-crumble', 'no-such-recipe']) {
      see({ ...visit, pathname: `/recipes/${id}` });
    }
    await flush();
    see({ ...visit, pathname: '/recipes/palak-tofu' });
    see({ ...visit, address: '203.0.113.8', pathname: '/recipes/palak-tofu' });
    await flush();
    expect(await read().select().from(recipeViews).orderBy(recipeViews.recipeId)).toEqual([
      { recipeId: 'apple-crumble', day: TODAY, views: 1, cooked: 0 },
      { recipeId: 'palak-tofu', day: TODAY, views: 2, cooked: 0 },
    ]);
    expect(await days()).toEqual([{ day: TODAY, visits: 6, visitors: 2 }]);
  });

  it('counts a recipe as cooked once for each of its cooks, which is no further visit', async () => {
    const { see, flush } = counter();
    const cooked = { ...visit, pathname: '/recipes/palak-tofu', isCooked: true };
    const before = await listVersion();
    see({ ...cooked, isCooked: false });
    await flush();
    expect(await listVersion()).toBe(before);
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) see({ ...cooked, address });
    see({ ...cooked, pathname: '/trending' });
    await flush();
    see(cooked);
    await flush();
    expect(await read().select().from(recipeViews)).toEqual([
      { recipeId: 'palak-tofu', day: TODAY, views: 1, cooked: 2 },
    ]);
    expect(await days()).toEqual([{ day: TODAY, visits: 1, visitors: 1 }]);
    expect(await listVersion()).toBeGreaterThan(before);
  });

  it('counts a recipe once for an address, whatever calls itself a browser there', async () => {
    const { see, flush } = counter();
    for (let n = 0; n < 1500; n++) {
      now += 10;
      see({ ...visit, userAgent: `${FIREFOX} ${n}`, pathname: '/recipes/palak-tofu' });
      if (n % 500 === 499) await flush();
    }
    expect(await read().select().from(recipeViews)).toEqual([
      { recipeId: 'palak-tofu', day: TODAY, views: 1, cooked: 0 },
    ]);
    const [day] = await days();
    expect(day?.visitors).toBeLessThanOrEqual(16);
    expect(day?.visits).toBeLessThanOrEqual(150);
    expect((await hashes()).length).toBeLessThanOrEqual(17);
  });

  it('leaves a bounded number of rows of one address, and takes a network of IPv6 for one', async () => {
    const { see, flush } = counter();
    for (let n = 0; n < 3000; n++) {
      now += 1000;
      see({ ...visit, address: `2001:db8::${(n % 4096).toString(16)}`, pathname: `/recipes/made-up-${n}` });
    }
    await flush();
    expect((await hashes()).length).toBeLessThanOrEqual(257);
  });

  it('counts every page of somebody who reads', async () => {
    const { see, flush } = counter();
    for (let n = 0; n < 600; n++) {
      now += 2000;
      see({ ...visit, pathname: '/trending' });
    }
    await flush();
    expect(await days()).toEqual([{ day: TODAY, visits: 600, visitors: 1 }]);
  });

  it('counts what came before midnight to the day before', async () => {
    const { see, flush } = counter();
    now = MIDNIGHT - 10_000;
    see(visit);
    await flush();
    now = MIDNIGHT - 1;
    see(visit);
    now = MIDNIGHT + 1;
    see(visit);
    await flush();
    expect(await days()).toEqual([
      { day: TODAY - 1, visits: 2, visitors: 1 },
      { day: TODAY, visits: 1, visitors: 1 },
    ]);
  });

  it('counts visitors again once the clock is right that was days ahead', async () => {
    const { see, flush } = counter();
    now = MIDNIGHT + 30 * 86_400_000;
    see(visit);
    await flush();
    now = MIDNIGHT;
    see({ ...visit, pathname: '/recipes/palak-tofu' });
    await flush();
    see(visit);
    await flush();
    expect((await days())[0]).toEqual({ day: TODAY, visits: 2, visitors: 1 });
    expect(await read().select().from(recipeViews)).toEqual([
      { recipeId: 'palak-tofu', day: TODAY, views: 1, cooked: 0 },
    ]);
    expect((await salt())?.day).toBe(TODAY);
    // What the wrong day left behind would otherwise stay until that day is over.
    expect((await read().select().from(visitorHashes)).every(({ day }) => day === TODAY)).toBe(true);
  });

  it('tells nobody apart of a day that ended while another process had the next', async () => {
    const [late, early] = [counter(), counter()];
    now = MIDNIGHT - 1;
    late.see(visit);
    now = MIDNIGHT + 1;
    early.see(visit);
    await early.flush();
    const before = await salt();
    await late.flush();
    expect(await salt()).toEqual(before);
    expect(await days()).toEqual([
      { day: TODAY - 1, visits: 1, visitors: 0 },
      { day: TODAY, visits: 1, visitors: 1 },
    ]);
  });

  it('counts visits of a flood beyond what it can tell apart', async () => {
    const { see, flush } = counter();
    for (let i = 0; i < 6000; i++) see({ ...visit, address: `198.51.${i >> 8}.${i & 255}` });
    await flush();
    expect(await days()).toEqual([{ day: TODAY, visits: 6000, visitors: 5000 }]);
  });

  it('keeps what the database did not take for the next time', async () => {
    const { see, flush } = counter();
    see(visit);
    await write((tx) => tx.run(sql`alter table visit_days rename to visit_days_away`));
    await flush();
    await write((tx) => tx.run(sql`alter table visit_days_away rename to visit_days`));
    expect(await days()).toEqual([]);
    await flush();
    expect(await days()).toEqual([{ day: TODAY, visits: 1, visitors: 1 }]);
  });
});

describe('what is stored of a visitor', () => {
  it('is a hash that nothing links to the same visitor on another day', async () => {
    const { see, flush } = counter();
    see(visit);
    await flush();
    const [first] = await hashes();
    now += 86_400_000;
    see(visit);
    await flush();
    const second = await hashes();
    expect(second).toHaveLength(1);
    expect(second[0]).not.toBe(first);
    expect((await days()).map(({ visitors }) => visitors)).toEqual([1, 1]);
  });

  it('is gone with its salt when the day is over, though nobody comes', async () => {
    const { see, flush } = counter();
    see(visit);
    await flush();
    const before = await salt();
    now += 86_400_000;
    await flush();
    expect(await hashes()).toEqual([]);
    expect(await salt()).toMatchObject({ day: TODAY + 1 });
    expect((await salt())?.salt).not.toBe(before?.salt);
  });

  it('leaves nothing of the salt, the address or the browser in the files of the database', async () => {
    const { see, flush } = counter();
    see(visit);
    await flush();
    const old = (await salt())?.salt ?? 'none';
    expect(old).toMatch(/^[0-9a-f]{64}$/);
    await checkpoint();
    expect(filesHold(old)).toBe(true);
    now += 86_400_000;
    await flush();
    await checkpoint();
    for (const secret of [old, visit.address, FIREFOX]) expect(filesHold(secret)).toBe(false);
  });
});

/** Puts the write-ahead log into the database file, as SQLite does by itself when it has grown. */
async function checkpoint(): Promise<void> {
  await database().read.values(sql`pragma wal_checkpoint(truncate)`);
  closeDatabase();
}

const filesHold = (text: string): boolean =>
  readdirSync(env().DATA_DIR)
    .filter((name) => /\.db/.test(name))
    .some((name) => readFileSync(join(env().DATA_DIR, name)).includes(text));
