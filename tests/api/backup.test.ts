import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '#scripts/backup/folders.ts';
import { databaseFile } from '#src/db/database-file.ts';
import { users, visitorHashes, visitSalt } from '#src/db/schema.ts';
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

const script = (name: 'backup' | 'restore', dataDir: string, ...args: string[]) =>
  run(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir },
  });

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

describe.runIf(isFile)('npm run backup, npm run restore', () => {
  it('lose nothing that was acknowledged before, while writing goes on', { timeout: 60_000 }, async () => {
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

  it('refuses to restore under a running site, or from what is no whole backup', { timeout: 60_000 }, async () => {
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

  it('keeps the newest and moves aside what was there', { timeout: 60_000 }, async () => {
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

describe.runIf(isFile)('makeBackup', () => {
  const file = databaseFile(env().DATABASE_URL) ?? '';
  const now = new Date('2026-03-02T04:05:06Z');

  it('leaves nothing behind when it fails', async () => {
    const target = join(folder, 'failed');
    const media = join(folder, 'media-that-cannot-be-copied');
    await mkdir(join(media, 'a-folder.jpg'), { recursive: true });
    await expect(makeBackup({ file, media }, target, now)).rejects.toThrow('a-folder.jpg');
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
    await makeBackup({ file, media: join(folder, 'no-media') }, target, now);
    expect((await readdir(target)).toSorted()).toEqual([...others, 'plantry-20260302T040506Z'].toSorted());
  });
});
