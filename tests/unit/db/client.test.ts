import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, isOutOfReach, openDatabase } from '#src/db/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'plantry-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a database server that takes a call and says nothing', () => {
  let server: Server;
  let calls: number;
  let database: Database;
  beforeEach(async () => {
    calls = 0;
    server = createServer(() => void calls++);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    database = openDatabase({ url: `http://127.0.0.1:${port}`, answerTimeout: 50 });
  });
  afterEach(() => {
    database.close();
    server.closeAllConnections();
    server.close();
  });

  it('is out of reach for whoever reads', async () => {
    const error = await database.read.values(sql`select 1`).catch((error: unknown) => error);
    expect(isOutOfReach(error)).toBe(true);
  });

  it('holds no write back for good, nor those behind it once more', async () => {
    const write = () => database.write(async (tx) => void (await tx.run(sql`select 1`)));
    for (const each of [write(), write(), write()]) await expect(each).rejects.toMatchObject({ code: 'unavailable' });
    // A busy machine may give up before the call has reached the server.
    expect(calls).toBeLessThanOrEqual(1);
    const before = calls;
    for (let tries = 0; calls === before && tries < 100; tries++)
      await expect(write()).rejects.toMatchObject({ code: 'unavailable' });
    expect(calls).toBeGreaterThan(before);
  });
});

describe('a database server that hangs up on every question', () => {
  async function questions(answerTimeout: number | null): Promise<number> {
    let asked = 0;
    const server = createServer(({ socket }) => {
      asked++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const database = openDatabase({ url: `http://127.0.0.1:${port}`, answerTimeout });
    const error = await database.read.values(sql`select 1`).catch((error: unknown) => error);
    database.close();
    server.close();
    expect(isOutOfReach(error)).toBe(true);
    return asked;
  }

  it('is asked again only where nobody waits', async () => {
    const once = await questions(1000);
    expect(once).toBeGreaterThan(0);
    expect(await questions(null)).toBe(4 * once);
  });
});

it('is out of reach when its server refuses to be called', async () => {
  const database = openDatabase({ url: 'http://127.0.0.1:1' });
  const error = await database.read.values(sql`select 1`).catch((error: unknown) => error);
  expect(isOutOfReach(error)).toBe(true);
  database.close();
});

it('is not out of reach when a query is wrong', async () => {
  const database = openDatabase({ url: `file:${folder}/wrong.db` });
  await database.write(async (tx) => void (await tx.run(sql`create table pans (name text)`)));
  const error = await database.read.values(sql`select * from pots`).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Error);
  expect(isOutOfReach(error)).toBe(false);
  database.close();
});

it('lets writes that waited together for a lock give up together', async () => {
  const url = `file:${folder}/locked.db`;
  const database = openDatabase({ url, lockTimeout: 400 });
  await database.write(async (tx) => void (await tx.run(sql`create table pans (name text)`)));
  const other = createClient({ url });
  const lock = await other.transaction('write');
  const writes = Array.from({ length: 5 }, () =>
    database.write(async (tx) => void (await tx.run(sql`insert into pans values ('wok')`))),
  );
  const refusals = await Promise.all(writes.map((write) => write.catch((error: unknown) => error)));
  expect(refusals[0]).toMatchObject({ code: 'unavailable' });
  // The refusal of the first: none of those behind it tries for itself.
  expect(new Set(refusals).size).toBe(1);
  await lock.rollback();
  await database.write(async (tx) => void (await tx.run(sql`insert into pans values ('wok')`)));
  expect(await database.read.values(sql`select name from pans`)).toEqual([['wok']]);
  other.close();
  database.close();
});

describe('a database file that is replaced while it is open', () => {
  let file: string;
  let database: Database;
  const pans = () => database.read.values(sql`select name from pans`);
  const add = (name: string) =>
    database.write(async (tx) => void (await tx.run(sql`insert into pans values (${name})`)));
  /** Puts a copy in its place, as a restore by hand does; returns the way back. */
  function replace(): () => void {
    copyFileSync(file, `${file}.copy`);
    renameSync(file, `${file}.away`);
    renameSync(`${file}.copy`, file);
    return () => renameSync(`${file}.away`, file);
  }

  beforeEach(async () => {
    file = `${mkdtempSync(join(folder, 'replaced-'))}/pans.db`;
    database = openDatabase({ url: `file:${file}` });
    await database.write(async (tx) => void (await tx.run(sql`create table pans (name text)`)));
  });
  afterEach(() => database.close());

  it('takes no write until it is back', async () => {
    const putBack = replace();
    await expect(add('wok')).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: expect.stringContaining(`${file} is another one`) },
    });
    expect(() => database.assertInPlace()).toThrow('another one');
    putBack();
    await add('skillet');
    expect(await pans()).toEqual([['skillet']]);
  });

  it('takes none while it is away', async () => {
    renameSync(file, `${file}.away`);
    await expect(add('wok')).rejects.toMatchObject({ cause: { message: expect.stringContaining(`${file} is gone`) } });
  });

  it('acknowledges no write during which it was replaced', async () => {
    const told: unknown[] = [];
    database.onChange((versions) => told.push(versions));
    const late = database.write(async (tx) => {
      await tx.run(sql`insert into pans values ('wok')`);
      replace();
    });
    await expect(late).rejects.toMatchObject({ code: 'unavailable' });
    expect(told).toEqual([]);
  });
});
