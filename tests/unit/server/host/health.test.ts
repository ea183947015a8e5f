import { copyFileSync, renameSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { databaseFile } from '#src/db/database-file.ts';
import { PROGRAM_SCHEMA } from '#src/db/schema-version.ts';
import { write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { log } from '#src/server/base/log.ts';
import { isReady } from '#src/server/host/health.ts';
import { seededDatabase } from '#tests/support/database.ts';

/** What the disk is said to have left, in place of what it has. */
const disk = vi.hoisted((): { bavail: number | undefined; ffree: number | undefined; isReadOnly: boolean } => ({
  bavail: undefined,
  ffree: undefined,
  isReadOnly: false,
}));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return {
    ...real,
    access: async (path: string, mode: number) => {
      if (disk.isReadOnly) throw Object.assign(new Error('read-only'), { code: 'EROFS' });
      await real.access(path, mode);
    },
    statfs: async (path: string) => {
      const found = await real.statfs(path);
      return { ...found, bavail: disk.bavail ?? found.bavail, ffree: disk.ffree ?? found.ffree };
    },
  };
});

seededDatabase();
afterEach(async () => expect(await isReady()).toBe(true));

const newer = PROGRAM_SCHEMA.madeAt + 1;

it('is ready with the database it opened, at the schema of the program', async () => {
  expect(await isReady()).toBe(true);
});

it('is not while another process has brought the database further, and says both versions once', async () => {
  const said = vi.spyOn(log, 'error');
  await write(
    async (tx) => void (await tx.run(sql`insert into __drizzle_migrations (hash, created_at) values ('', ${newer})`)),
  );
  expect(await isReady()).toBe(false);
  expect(await isReady()).toBe(false);
  const { number } = PROGRAM_SCHEMA;
  expect(said.mock.calls).toEqual([
    [{ trouble: expect.stringMatching(`schema ${number + 1} .* none after ${number} `) }, 'not ready'],
  ]);
  await write(async (tx) => void (await tx.run(sql`delete from __drizzle_migrations where created_at = ${newer}`)));
});

it('is not while another file is in the place of the database, and takes no write', async () => {
  const file = databaseFile(env().DATABASE_URL) ?? '';
  copyFileSync(file, `${file}.copy`);
  renameSync(file, `${file}.away`);
  renameSync(`${file}.copy`, file);
  expect(await isReady()).toBe(false);
  await expect(write(async () => undefined)).rejects.toMatchObject({ code: 'unavailable' });
  renameSync(`${file}.away`, file);
});

it('is not while the disk has no room for a change, and says so once', async () => {
  const said = vi.spyOn(log, 'error').mockClear();
  disk.bavail = 100;
  expect(await isReady()).toBe(false);
  disk.bavail = 99;
  expect(await isReady()).toBe(false);
  expect(said.mock.calls).toEqual([[{ trouble: expect.stringContaining(`${env().DATA_DIR} is full`) }, 'not ready']]);
  disk.bavail = undefined;
});

it('is not while the disk takes no more files', async () => {
  disk.ffree = 3;
  expect(await isReady()).toBe(false);
  disk.ffree = undefined;
});

it('is not while the disk has become read-only', async () => {
  disk.isReadOnly = true;
  expect(await isReady()).toBe(false);
  disk.isReadOnly = false;
});
