import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup, pruneNightly } from '#scripts/backup/making.ts';
import { databaseFile } from '#src/db/database-file.ts';
import { users, visitorHashes, visitSalt } from '#src/db/schema.ts';
import { copyWhole } from '#src/db/snapshot.ts';
import { listBackups } from '#src/server/backup/backups.ts';
import { read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';

seededDatabase();

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plantry-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const environment = (dataDir: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: dataDir,
});
const script = (name: 'backup' | 'restore', dataDir: string, ...args: string[]) =>
  run(process.execPath, [`scripts/${name}.ts`, ...args], { env: environment(dataDir) });

/** Rows of a restored database. */
async function rowsOf(dataDir: string, query: string): Promise<unknown[]> {
  const client = createClient({ url: `file:${join(dataDir, 'plantry.db')}` });
  try {
    return (await client.execute(query)).rows.map((row) => Object.values(row)[0]);
  } finally {
    client.close();
  }
}

const isFile = env().DATABASE_URL.startsWith('file:');
const file = databaseFile(env().DATABASE_URL) ?? '';

describe.runIf(isFile)('npm run backup, npm run restore', () => {
  it('lose nothing that was acknowledged before, while writing goes on', async () => {
    const media = join(env().DATA_DIR, 'media');
    await mkdir(media, { recursive: true });
    await writeFile(join(media, 'm-000000000000000000000000.jpg'), 'a picture');
    await write(async (tx) => {
      await tx.insert(visitSalt).values({ id: 1, day: 1, salt: 'the salt of today' });
      await tx.insert(visitorHashes).values({ hash: 'somebody', day: 1 });
    });
    const acknowledged: string[] = [];
    let isOn = true;
    const writing = (async () => {
      // With a pause: SQLite answers in the same turn, and nothing else would ever get one.
      for (; isOn; await pause(1)) acknowledged.push((await makeMember('user')).id);
    })();
    while (acknowledged.length < 20) await pause(5);
    const before = [...acknowledged];
    const { stdout } = await script('backup', env().DATA_DIR, '--to', folder);
    isOn = false;
    await writing;
    expect(stdout).toContain('recipes');
    expect(acknowledged.length).toBeGreaterThan(before.length);

    const [name = ''] = await readdir(folder);
    const other = join(folder, 'restored');
    await script('restore', other, join(folder, name));
    const ids = await rowsOf(other, 'select id from users');
    expect(before.filter((id) => !ids.includes(id))).toEqual([]);
    expect(await rowsOf(other, 'pragma integrity_check')).toEqual(['ok']);
    expect(await rowsOf(other, 'pragma journal_mode')).toEqual(['wal']);
    expect(await readFile(join(other, 'media/m-000000000000000000000000.jpg'), 'utf8')).toBe('a picture');
    expect(await rowsOf(other, 'select salt from visit_salt')).toEqual([]);
    expect(await rowsOf(other, 'select hash from visitor_hashes')).toEqual([]);
    expect((await readFile(join(other, 'plantry.db'))).includes('the salt of today')).toBe(false);
    // The live ones are as they were.
    expect(await read().select().from(visitSalt)).toHaveLength(1);
    expect((await read().select().from(users)).length).toBe(acknowledged.length);
  });

  it('refuses to restore under a running site, or from what is no whole backup', async () => {
    const target = join(folder, 'second');
    await script('backup', env().DATA_DIR, '--to', target);
    const [name = ''] = await readdir(target);
    await expect(script('restore', env().DATA_DIR, join(target, name))).rejects.toMatchObject({
      stderr: expect.stringContaining('The site is running'),
    });
    await expect(script('restore', env().DATA_DIR, folder)).rejects.toMatchObject({
      stderr: expect.stringContaining('is no backup'),
    });
    const database = join(target, name, 'plantry.db');
    const bytes = await readFile(database);
    bytes[5000] = (bytes[5000] ?? 0) ^ 1;
    await writeFile(database, bytes);
    await expect(script('restore', join(folder, 'third'), join(target, name))).rejects.toMatchObject({
      stderr: expect.stringContaining('not the one that was backed up'),
    });
  });

  it('keeps the newest and moves aside what was there', async () => {
    const target = join(folder, 'kept');
    for (let i = 0; i < 3; i++) {
      await script('backup', env().DATA_DIR, '--to', target, '--keep', '2');
      await pause(1000);
    }
    const names = await readdir(target);
    expect(names).toHaveLength(2);
    const restored = join(folder, 'restored');
    await script('restore', restored, join(target, names[1] ?? ''));
    const aside = (await readdir(restored)).filter((name) => name.startsWith('before-restore-'));
    expect(await readdir(join(restored, aside.toSorted().at(-1) ?? ''))).toContain('plantry.db');
  });
});

describe.runIf(isFile)('a backup by the settings', () => {
  const backUp = (more: Record<string, string>, ...args: string[]) =>
    run(process.execPath, ['scripts/backup.ts', ...args], { env: { ...environment(env().DATA_DIR), ...more } });

  it('goes to BACKUP_DIR and BACKUP_COMMAND; `latest` puts the newest back', async () => {
    const target = join(folder, 'by settings');
    const taken = join(folder, 'taken');
    const { stdout } = await backUp({
      BACKUP_DIR: target,
      BACKUP_COMMAND: `mkdir '${taken}' && cp "$BACKUP_FOLDER"/* '${taken}' 2>/dev/null; test -s '${taken}/plantry.db'`,
    });
    expect(stdout).toMatch(/Restored on trial: \d{4,} rows are the same/);
    expect((await readdir(taken)).toSorted()).toEqual(['backup.json', 'plantry.db']);
    const other = join(folder, 'latest');
    await run(process.execPath, ['scripts/restore.ts', 'latest'], {
      env: { ...environment(other), BACKUP_DIR: target },
    });
    expect(await rowsOf(other, 'select count(*) from users')).toEqual([(await read().select().from(users)).length]);
    await expect(script('restore', other, 'latest')).rejects.toMatchObject({
      stderr: expect.stringContaining('There is no backup in'),
    });
  });

  it('tells BACKUP_COMMAND where the backup is, and none of the site’s secrets', async () => {
    const said = join(folder, 'said');
    await backUp({
      BACKUP_DIR: join(folder, 'told'),
      BACKUP_COMMAND: `env > '${said}'`,
      SMTP_URL: 'smtps://site:swordfish@mail.example.org',
      SECRET_KEY: 'swordfish'.repeat(4),
    });
    const told = await readFile(said, 'utf8');
    expect(told).toContain(`BACKUP_FOLDER=${join(folder, 'told')}`);
    expect(told).toContain(`PATH=${process.env.PATH}`);
    expect(told).not.toContain('swordfish');
    expect(told).not.toContain('DATA_DIR');
  });

  it('is good, and says so, when BACKUP_COMMAND fails', async () => {
    const target = join(folder, 'not taken');
    const failing = backUp({ BACKUP_DIR: target, BACKUP_COMMAND: 'echo no such repository >&2; exit 7' });
    await expect(failing).rejects.toMatchObject({
      stderr: expect.stringMatching(/is good, but BACKUP_COMMAND ended with 7: no such repository/),
    });
    expect(await listBackups(target)).toMatchObject([{ manifest: { rowsCompared: expect.any(Number) } }]);
  });

  it('says that the disk is full, and leaves nothing behind', async () => {
    const target = join(folder, 'full');
    const blocks = String(Math.floor((await stat(file)).size / 2 / 1024));
    const limited = ['-c', 'ulimit -f "$1" && shift && exec "$@"', 'sh', blocks, process.execPath, 'scripts/backup.ts'];
    const failing = run('bash', limited, { env: { ...environment(env().DATA_DIR), BACKUP_DIR: target } });
    await expect(failing).rejects.toMatchObject({ stderr: expect.stringMatching(/could not be copied|no room/) });
    expect(await readdir(target)).toEqual([]);
  });
});

describe.runIf(isFile)('makeBackup', () => {
  const now = new Date('2026-03-02T04:05:06Z');

  it('leaves nothing behind when it fails', async () => {
    const target = join(folder, 'failed');
    const media = join(folder, 'media-that-cannot-be-copied');
    await mkdir(join(media, 'a-folder.jpg'), { recursive: true });
    await expect(makeBackup({ file, media }, target, { now })).rejects.toThrow('a-folder.jpg');
    expect(await readdir(target)).toEqual([]);
  });

  it('counts the rows that came back from its trial', async () => {
    const target = join(folder, 'counted');
    const [made, { rowsCompared }] = await makeBackup({ file, media: join(folder, 'no-media') }, target, { now });
    const tables = (await rowsOf(
      made,
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and sql not like 'create virtual%'",
    )) as string[];
    const counts = await Promise.all(tables.map(async (table) => rowsOf(made, `select count(*) from "${table}"`)));
    expect(rowsCompared).toBe(counts.flat().reduce<number>((sum, each) => sum + Number(each), 0));
    expect(rowsCompared).toBeGreaterThan(100);
  });

  it('takes none for good that came back without a row', async () => {
    const target = join(folder, 'lacking');
    const losing = join(folder, 'losing.db');
    await copyWhole(file, losing);
    const client = createClient({ url: `file:${losing}` });
    // The copy is emptied of the salt, and loses something else by it, as no live database does.
    await client.execute('insert or replace into visit_salt (id, day, salt) values (1, 1, 0)');
    await client.execute('create trigger losing after delete on visit_salt begin delete from settings; end');
    await client.execute("insert or ignore into settings (name, value, updated_at) values ('ads', '{}', 1)");
    client.close();
    await expect(makeBackup({ file: losing, media: join(folder, 'no-media') }, target, { now })).rejects.toThrow(
      /lacks \d+ rows of the table settings/,
    );
    expect(await readdir(target)).toEqual([]);
  });

  it('removes what one that was killed left, and neither a younger one nor anything else', async () => {
    const target = join(folder, 'killed');
    const killed = '.plantry-20260301T040505Z.part';
    const others = ['.plantry-20260301T040507Z.part', '.plantry-notes.part', 'plantry-20250101T000000Z'];
    for (const name of [killed, ...others]) {
      await mkdir(join(target, name), { recursive: true });
      await writeFile(join(target, name, 'plantry.db'), 'a part');
    }
    await makeBackup({ file, media: join(folder, 'no-media') }, target, { now });
    expect((await readdir(target)).toSorted()).toEqual([...others, 'plantry-20260302T040506Z'].toSorted());
  });

  it('lets go of nightly ones that no day, week or month needs, and of nothing else', async () => {
    const target = join(folder, 'nightly');
    const media = join(folder, 'no-media');
    const hours = ['2026-03-01T03:00:00Z', '2026-03-01T04:00:00Z', '2026-03-02T03:00:00Z', '2027-03-02T03:00:00Z'];
    for (const at of hours) await makeBackup({ file, media }, target, { now: new Date(at), isNightly: true });
    await makeBackup({ file, media }, target, { now: new Date('2026-03-01T02:00:00Z') });
    expect(await pruneNightly(target, now.getTime())).toBe(1);
    expect((await readdir(target)).toSorted()).toEqual([
      'plantry-20260301T020000Z',
      'plantry-20260301T040000Z',
      'plantry-20260302T030000Z',
      'plantry-20270302T030000Z',
    ]);
  });
});
