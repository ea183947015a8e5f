import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/db/client.ts';
import { databaseFile, databaseUrl } from '#src/db/database-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'plantry 100% vegan #'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the address of a database file', () => {
  it('names its file as libSQL reads it', () => {
    expect(databaseFile('file:data/plantry.db')).toBe('data/plantry.db');
    expect(databaseFile('file:/srv/our%20data/plantry.db')).toBe('/srv/our data/plantry.db');
    expect(databaseFile('file:///srv/plantry.db')).toBe('/srv/plantry.db');
    expect(databaseFile('file://localhost/srv/plantry.db')).toBe('/srv/plantry.db');
    expect(databaseFile('libsql://db.example')).toBeNull();
    for (const file of ['/srv/data/plantry.db', join(folder, 'a?b.db')])
      expect(databaseFile(databaseUrl(file))).toBe(file);
  });

  it('is one file to whoever reads and to whoever writes', async () => {
    const database = openDatabase({ url: databaseUrl(join(folder, 'kitchen.db')) });
    try {
      await database.write(async (tx) => {
        await tx.run(sql`create table foods (name text)`);
        await tx.run(sql`insert into foods values ('tofu')`);
      });
      expect(await database.read.values(sql`select name from foods`)).toEqual([['tofu']]);
      expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toEqual(['kitchen.db']);
    } finally {
      database.close();
    }
  });
});
