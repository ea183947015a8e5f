import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FileReader, openFileReader } from '#src/db/file-reader.ts';

let folder: string;
let client: Client;
let reader: FileReader;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plantry-reader-'));
  const path = join(folder, 'test.db');
  client = createClient({ url: `file:${path}` });
  await client.executeMultiple(`
    pragma journal_mode = wal;
    create table foods (name text, grams real, pieces integer, picture blob);
    insert into foods values ('tofu', 1.5, 3, x'0102'), ('Kürbis 🎃', null, 9007199254740991, null)`);
  reader = openFileReader(path, { timeout: 0 });
});

afterEach(() => {
  client.close();
  reader.close();
  rmSync(folder, { recursive: true });
});

describe('a reader of a database file', () => {
  test('reads what the client reads, in the order of the columns', async () => {
    const sql = 'select * from foods order by rowid';
    const { rows } = await client.execute(sql);
    const expected = rows.map((row) =>
      Array.from(row, (value) => (value instanceof ArrayBuffer ? Buffer.from(value) : value)),
    );
    expect((await reader.execute(sql)).rows).toEqual(expected);
  });

  test('asks the same statement of other values', async () => {
    const sql = 'select name from foods where pieces = ? and ? and name <> ?';
    const named = async (...args: (string | number | boolean | null)[]) => (await reader.execute({ sql, args })).rows;
    expect(await named(3, true, '')).toEqual([['tofu']]);
    expect(await named(3, false, '')).toEqual([]);
    expect(await named(Number.MAX_SAFE_INTEGER, true, 'tofu')).toEqual([['Kürbis 🎃']]);
    expect(await named(3, true, null)).toEqual([]);
  });

  test('sees what was written since, and a table that changed its shape', async () => {
    const sql = 'select * from foods where pieces = ?';
    const asked = { sql, args: [3] };
    await reader.execute(asked);
    await client.execute("update foods set name = 'tempeh' where pieces = 3");
    expect((await reader.execute(asked)).rows).toEqual([['tempeh', 1.5, 3, Buffer.from([1, 2])]]);
    await client.execute("alter table foods add column colour text default 'white'");
    expect((await reader.execute(asked)).rows).toEqual([['tempeh', 1.5, 3, Buffer.from([1, 2]), 'white']]);
  });

  test('keeps nothing open: what is written can leave the log', async () => {
    for (let i = 0; i < 250; i++) await client.execute("insert into foods (name) values ('pea')");
    expect((await reader.execute('select name from foods')).rows).toHaveLength(252);
    const { rows } = await client.execute('pragma wal_checkpoint(truncate)');
    expect(rows[0]?.busy).toBe(0);
  });

  test('keeps statements up to a number', async () => {
    for (let i = 0; i < 700; i++) expect((await reader.execute(`select ${i}`)).rows).toEqual([[i]]);
  });

  test('refuses to write, values it cannot store, and what SQLite refuses, and goes on', async () => {
    await expect(reader.execute('delete from foods')).rejects.toThrow();
    for (const args of [[Number.NaN], [Number.POSITIVE_INFINITY]])
      await expect(reader.execute({ sql: 'select ?', args })).rejects.toThrow(`${args[0]} is no value`);
    await expect(reader.execute({ sql: 'select ?', args: [undefined as unknown as null] })).rejects.toThrow(
      'undefined',
    );
    await expect(reader.execute('select grain from foods')).rejects.toThrow('no such column: grain');
    expect((await reader.execute('select count(*) from foods')).rows).toEqual([[2]]);
  });
});
