import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate as applyMigrations } from 'drizzle-orm/libsql/migrator';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '#src/db/connection.ts';
import { migrate } from '#src/db/migrate.ts';
import { databaseState, PROGRAM_SCHEMA } from '#src/db/schema-version.ts';

const folder = mkdtempSync(join(tmpdir(), 'plantry-migrate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const newest = PROGRAM_SCHEMA.number;

/** A new database file as the program had it so many migrations ago. */
async function databaseOf(migrations: number): Promise<string> {
  const home = mkdtempSync(join(folder, 'of-'));
  const older = join(home, 'migrations');
  cpSync('src/db/migrations', older, { recursive: true });
  const journalFile = join(older, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: unknown[] };
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations) }));
  const file = join(home, 'plantry.db');
  const client = connect({ url: `file:${file}` });
  await client.execute('pragma journal_mode = wal');
  await applyMigrations(drizzle(client), { migrationsFolder: older });
  client.close();
  rmSync(older, { recursive: true });
  return file;
}

const schemaOf = async (file: string) => (await databaseState({ url: `file:${file}` })).schema?.number;

describe('migrate', () => {
  it('makes a new database without a copy of nothing', async () => {
    const home = mkdtempSync(join(folder, 'new-'));
    expect(await migrate({ url: `file:${home}/plantry.db` })).toBe(null);
    expect(await schemaOf(join(home, 'plantry.db'))).toBe(newest);
    expect(readdirSync(home).filter((name) => name.includes('before'))).toEqual([]);
  });

  it('leaves a copy of what a file was, and of its older copies one', async () => {
    const file = await databaseOf(newest - 1);
    for (const number of [2, 3, 9]) writeFileSync(`${file}.before-schema-${number}`, '');
    writeFileSync(`${file}.before-schema-${newest}.part`, 'of a start that was killed');
    expect(await migrate({ url: `file:${file}` })).toEqual({
      from: newest - 1,
      to: newest,
      copy: `${file}.before-schema-${newest}`,
    });
    expect(await schemaOf(file)).toBe(newest);
    expect(await schemaOf(`${file}.before-schema-${newest}`)).toBe(newest - 1);
    const copies = readdirSync(join(file, '..')).filter((name) => name.includes('before'));
    expect(copies.toSorted()).toEqual(['plantry.db.before-schema-9', `plantry.db.before-schema-${newest}`].toSorted());
    // A second start has nothing to do, and nothing to copy.
    rmSync(`${file}.before-schema-${newest}`);
    await migrate({ url: `file:${file}` });
    expect(readdirSync(join(file, '..'))).not.toContain(`plantry.db.before-schema-${newest}`);
  });

  it('changes nothing that is newer', async () => {
    const file = await databaseOf(newest);
    const client = connect({ url: `file:${file}` });
    const args = [PROGRAM_SCHEMA.madeAt + 1];
    await client.execute({ sql: "insert into __drizzle_migrations (hash, created_at) values ('', ?)", args });
    client.close();
    await expect(migrate({ url: `file:${file}` })).rejects.toThrow(`schema ${newest + 1}`);
  });
});
