import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'libsql';
import { beforeEach, describe, expect, it } from 'vitest';
import { compareRows, openMoment } from '#src/db/compare.ts';

let live: string;
let copy: string;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plantry-compare-'));
  live = join(folder, 'live.db');
  copy = join(folder, 'copy.db');
  change(live, 'pragma journal_mode = wal');
  change(live, 'create table dishes (id text primary key, title text, picture blob, price real)');
  change(
    live,
    "insert into dishes values ('dal', 'Dal', x'00ff', 1.5), ('tart', null, null, 2), ('tart2', null, null, 2)",
  );
  change(live, 'pragma wal_checkpoint(truncate)');
  await copyFile(live, copy);
});

function change(file: string, sql: string): void {
  const database = new SQLite(file);
  database.exec(sql);
  database.close();
}

/** Compares the copy with the live file, in which something is written while the copy is made. */
function compared({ meanwhile }: { meanwhile?: string } = {}): number {
  const before = openMoment(live);
  if (meanwhile) change(live, meanwhile);
  const after = openMoment(live);
  const copied = openMoment(copy);
  try {
    return compareRows(copied, { before, after });
  } finally {
    for (const moment of [before, after, copied]) moment.close();
  }
}

describe('compareRows', () => {
  it('counts the rows of a copy that is the same', () => {
    expect(compared()).toBe(3);
  });

  it.each([
    ['lacks a row', "delete from dishes where id = 'dal'", 'lacks 1 rows of the table dishes'],
    ['has another text', "update dishes set title = 'Doll' where id = 'dal'", 'lacks 1 rows'],
    ['has other bytes', "update dishes set picture = x'00fe' where id = 'dal'", 'lacks 1 rows'],
    ['has a row too many', "insert into dishes values ('pie', null, null, null)", 'has 1 rows'],
    ['has another table', 'create table menus (id text)', 'other tables'],
    ['has another column', 'alter table dishes add column note text', 'other tables'],
  ])('refuses a copy that %s', (_, sql, words) => {
    change(copy, sql);
    expect(() => compared()).toThrow(words);
  });

  it('takes what was written meanwhile, as it was before, after, or in between', () => {
    const meanwhile =
      "update dishes set price = price + 2 where id = 'dal'; insert into dishes values ('pie', null, null, 3)";
    expect(compared({ meanwhile })).toBe(3);
    change(copy, "update dishes set price = price + 1 where id = 'dal'");
    change(live, "update dishes set price = 1.5 where id = 'dal'; delete from dishes where id = 'pie'");
    expect(compared({ meanwhile })).toBe(3);
  });

  it('excuses nothing in a table in which nothing was written', () => {
    change(live, 'create table notes (text)');
    change(copy, "create table notes (text); insert into notes values ('foreign')");
    expect(() => compared({ meanwhile: 'update dishes set price = 9' })).toThrow('has 1 rows in the table notes');
  });
});
