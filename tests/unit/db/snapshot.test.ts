import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { connect } from '#src/db/connection.ts';
import { databaseUrl } from '#src/db/database-file.ts';
import { snapshot } from '#src/db/snapshot.ts';

const folder = mkdtempSync(join(tmpdir(), 'plantry-snapshot-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('leaves nothing of what may not outlive its day in the copy, not even between its pages', async () => {
  const [file, copy] = [join(folder, 'plantry.db'), join(folder, 'copy.db')];
  const client = connect({ url: databaseUrl(file) });
  await client.executeMultiple(`
    create table visit_salt (id integer primary key, day integer, salt text);
    create table visitor_hashes (hash text primary key, day integer);
    insert into visit_salt values (1, 1, 'the salt of today');
    with recursive numbers (n) as (values (1) union all select n + 1 from numbers where n < 1000)
      insert into visitor_hashes select 'the hash of ' || n, 1 from numbers;
    create table recipes (title text);
    insert into recipes values ('Minestrone');
  `);
  client.close();
  await snapshot(file, copy);
  const bytes = readFileSync(copy);
  expect(bytes.includes('Minestrone')).toBe(true);
  for (const text of ['the salt of today', 'the hash of ']) expect(bytes.includes(text), text).toBe(false);
});
