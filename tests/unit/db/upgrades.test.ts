import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import SQLite from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/db/client.ts';
import { judgeRecipes } from '#src/db/judge-recipes.ts';
import { migrate } from '#src/db/migrate.ts';
import { databaseState, PROGRAM_SCHEMA } from '#src/db/schema-version.ts';
import { seedCollections } from '#src/db/seed/collections.ts';
import { seedGuides } from '#src/db/seed/guides.ts';
import { addExclusive, seedCatalogue } from '#src/db/seed/seed.ts';
import { updateCatalogue } from '#src/db/seed/update.ts';

/** Databases of earlier versions; make.ts beside them says how they came about. */
const FIXTURES = join(import.meta.dirname, '../../fixtures/upgrades');
const names = readdirSync(FIXTURES).filter((name) => name.endsWith('.db.gz'));

const folder = mkdtempSync(join(tmpdir(), 'plantry-upgrades-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Row = Record<string, unknown>;
/** Rows by table and primary key. */
type Content = Map<string, Map<string, Row>>;

/** What followed from recipes and is no longer kept. */
const GONE = /^(?:recipe_labels|label_counts|recipe_measures)$/;
/** What follows from recipes, which the start judges and renews. */
const DERIVED = /^(?:recipes|search_words|content_versions)$/;
/** Drizzle's list of migrations, and the insides of the full text. */
const INSIDES = /^(?:__drizzle_migrations|sqlite_.*|(?:recipes_fts|word_splitter|split_words)(?:_.*)?)$/;
/** Forgotten on purpose, so that the start judges every recipe again; and what moved into a table of its own. */
const FORGOTTEN = new Set(['recipes.gate_rules', 'users.newsletter_subscription']);

/** A DATA_DIR's database as an earlier version left it. */
function unpack(name: string): string {
  const file = join(mkdtempSync(join(folder, 'of-')), 'plantry.db');
  writeFileSync(file, gunzipSync(readFileSync(join(FIXTURES, name))));
  return file;
}

function read<T>(file: string, work: (database: SQLite.Database) => T): T {
  const database = new SQLite(file, { readonly: true });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const contentOf = (file: string): Content =>
  read(file, (database) => {
    const tables = (
      database.prepare("select name from sqlite_schema where type = 'table'").raw().all() as [string][]
    ).flatMap(([name]) => (INSIDES.test(name) ? [] : [name]));
    return new Map(
      tables.map((table) => {
        const columns = database.prepare(`pragma table_info("${table}")`).all() as { name: string; pk: number }[];
        const key = columns.filter(({ pk }) => pk > 0).map(({ name }) => name);
        const rows = database.prepare(`select * from "${table}"`).all() as Row[];
        return [table, new Map(rows.map((row) => [JSON.stringify(key.map((name) => row[name])), row]))];
      }),
    );
  });

/** What of rows that were there is gone or has another value, as `table[key].column`. */
function lost(before: Content, after: Content, looksAt: (table: string) => boolean): string[] {
  return [...before]
    .filter(([table]) => looksAt(table))
    .flatMap(([table, rows]) =>
      [...rows].flatMap(([key, row]) => {
        const is = after.get(table)?.get(key);
        if (!is) return [`${table}${key}`];
        return Object.keys(row)
          .filter((column) => !FORGOTTEN.has(`${table}.${column}`) && !Object.is(is[column], row[column]))
          .map((column) => `${table}${key}.${column}`);
      }),
    );
}

const trouble = (file: string) =>
  read(file, (database) => ({
    references: database.prepare('pragma foreign_key_check').all(),
    integrity: database.prepare('pragma integrity_check').raw().get(),
    notFound: database
      .prepare('select id from recipes where is_published and number not in (select rowid from recipes_fts)')
      .all(),
  }));
const NONE = { references: [], integrity: ['ok'], notFound: [] };

describe('an upgrade', () => {
  it('is tried on three earlier versions that have rows in every table members fill', () => {
    expect(names).toHaveLength(3);
    for (const name of names) {
      const content = contentOf(unpack(name));
      const empty = [...content].filter(([, rows]) => rows.size === 0).map(([table]) => table);
      expect(empty, name).toEqual([]);
    }
  });

  it.each(names)('of %s keeps every row with its values, and lets the start go on', async (name) => {
    const file = unpack(name);
    const url = `file:${file}`;
    const before = contentOf(file);
    await migrate({ url });
    expect((await databaseState({ url })).schema).toEqual(PROGRAM_SCHEMA);
    const migrated = contentOf(file);
    expect(lost(before, migrated, (table) => !GONE.test(table))).toEqual([]);
    expect(trouble(file)).toEqual(NONE);
    // Values that migrations gave to what was there.
    expect(migrated.get('users')?.get('["premium-1"]')).toMatchObject({ premium_given: 1 });
    const subscribers = [...(migrated.get('newsletter_subscribers')?.values() ?? [])];
    expect(subscribers).toHaveLength(1);
    expect(subscribers[0]).toMatchObject({
      address: 'o’neill@example.org',
      state: 'confirmed',
      source: 'profile',
      asked_at: null,
      confirmed_at: null,
      topics: '["weekly","new-recipes","editors"]',
    });
    expect([...(migrated.get('newsletter_consents')?.values() ?? [])]).toMatchObject([
      { subscriber_id: subscribers[0]?.id, kind: 'earlier-version', at: null, text: null },
    ]);
    expect(migrated.get('mail_queue')?.get('["mail-3"]')?.given_up_at).not.toBeNull();

    const database = openDatabase({ url });
    try {
      await judgeRecipes(database);
      await seedCatalogue(database, { exclusive: true });
      await addExclusive(database);
      await updateCatalogue(database);
      await seedCollections(database);
      await seedGuides(database);
    } finally {
      database.close();
    }
    const started = contentOf(file);
    expect(lost(migrated, started, (table) => !DERIVED.test(table))).toEqual([]);
    expect([...(migrated.get('recipes')?.keys() ?? [])].filter((key) => !started.get('recipes')?.has(key))).toEqual([]);
    expect(started.get('recipes')?.get('[2]')?.title).toBe('Grandma’s own');
    expect(started.get('recipes')?.get('[3]')?.is_published).toBe(0);
    expect(trouble(file)).toEqual(NONE);
  });
});
