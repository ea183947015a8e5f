import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { undoUnfinished } from '#scripts/backup/restoring.ts';
import { connect } from '#src/db/connection.ts';
import { databaseState } from '#src/db/schema-version.ts';
import { refuseUnfinishedRestore } from '#src/server/base/start/unfinished-restore.ts';
import type { Attempt } from '#tests/support/restore-child.ts';
import { DATABASE_FILE } from '#tests/support/template.ts';

const run = promisify(execFile);
const PICTURE = 'm-000000000000000000000000.jpg';
/** Kills at any time, beside those at every step. */
const KILLS = Number(process.env.CRASH_ROUNDS ?? 2);

let folder: string;
let backup: string;
/** A DATA_DIR to be copied: one account, one picture. */
let before: string;

const environment = (dataDir: string, more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: dataDir,
  ...more,
});
const restore = (dataDir: string, ...args: string[]) =>
  run(process.execPath, ['scripts/restore.ts', ...args], { env: environment(dataDir) });

/** A DATA_DIR with the catalogue, so many accounts and a picture. */
async function makeData(name: string, accounts: number): Promise<string> {
  const dataDir = join(folder, name);
  await mkdir(join(dataDir, 'media'), { recursive: true });
  await cp(inject('template'), join(dataDir, DATABASE_FILE));
  await writeFile(join(dataDir, 'media', PICTURE), name);
  const client = connect({ url: `file:${join(dataDir, DATABASE_FILE)}` });
  for (let n = 0; n < accounts; n++) {
    await client.execute({
      sql: `insert into users (id, email, first_name, password_hash, created_at, updated_at) values (?, ?, 'Robin', '', 0, 0)`,
      args: [`${n}`, `robin-${n}@example.org`],
    });
  }
  await client.execute('pragma wal_checkpoint(truncate)');
  client.close();
  return dataDir;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plantry-restore-'));
  before = await makeData('before', 1);
  const backedUp = await makeData('backed-up', 2);
  const target = join(folder, 'backups');
  await run(process.execPath, ['scripts/backup.ts', '--to', target], { env: environment(backedUp) });
  backup = join(target, (await readdir(target))[0] ?? '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const placeIn = (dataDir: string) => ({ file: join(dataDir, DATABASE_FILE), dataDir });

async function freshData(): Promise<string> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  // Without the files that belong to an open database.
  for (const name of [DATABASE_FILE, 'media']) await cp(join(before, name), join(dataDir, name), { recursive: true });
  return dataDir;
}

/** Which data there is, whole: what was there, or what was backed up. */
async function dataIn(dataDir: string): Promise<string> {
  const client = connect({ url: `file:${join(dataDir, DATABASE_FILE)}` });
  try {
    const value = async (query: string) => Object.values((await client.execute(query)).rows[0] ?? {})[0];
    const integrity = await value('pragma integrity_check');
    const accounts = await value('select count(*) from users');
    return `${integrity}, ${accounts} accounts, picture of ${await readFile(join(dataDir, 'media', PICTURE), 'utf8')}`;
  } finally {
    client.close();
  }
}
const OLD = 'ok, 1 accounts, picture of before';
const NEW = 'ok, 2 accounts, picture of backed-up';

/** Why a start refuses a DATA_DIR; nothing when it takes it. */
async function refusal(dataDir: string): Promise<string> {
  try {
    refuseUnfinishedRestore(dataDir);
    await databaseState({ url: `file:${join(dataDir, DATABASE_FILE)}` });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Data as a kill left it: old or new and a start takes it, or a start refuses, and what was there comes back. */
async function expectNothingLost(dataDir: string): Promise<void> {
  const why = await refusal(dataDir);
  if (why) {
    expect(why).toContain('npm run restore -- --undo');
    await undoUnfinished(placeIn(dataDir));
    expect(await refusal(dataDir)).toBe('');
    expect(await dataIn(dataDir)).toBe(OLD);
  } else expect([OLD, NEW]).toContain(await dataIn(dataDir));
}

/** More calls that change a file than a restore has. */
const MOST_CALLS = 40;

/** What came of attempts that went no further than to a call; in a process of its own, which holds on to nothing. */
async function attempt(attempts: Attempt[]): Promise<(string | null)[]> {
  const args = ['tests/support/restore-child.ts', backup, JSON.stringify(attempts)];
  return JSON.parse((await run(process.execPath, args, { env: environment(folder) })).stdout) as (string | null)[];
}

/** As many DATA_DIRs as there may be calls. */
const manyData = (): Promise<string[]> => Promise.all(Array.from({ length: MOST_CALLS }, freshData));

describe('npm run restore, killed', { timeout: 240_000 }, () => {
  /** The call of which nothing is left to do but to remove the marker. */
  let last = 0;

  it('has old data, new data or a start that refuses, at every step', async () => {
    const folders = await manyData();
    const steps = await attempt(folders.map((dataDir, at) => ['restore', dataDir, at + 1]));
    last = steps.indexOf(null);
    expect(last).toBeGreaterThan(0);
    const refused: string[] = [];
    for (const [at, step] of steps.slice(0, last).entries()) {
      const dataDir = folders[at] ?? '';
      if (await refusal(dataDir)) refused.push(step ?? '');
      await expectNothingLost(dataDir);
    }
    // In between it has moved what was there, and put the copies there.
    expect(refused.filter((step) => step.startsWith('rename')).length).toBeGreaterThanOrEqual(4);
  });

  it('has old data again when undoing it is killed at any step', async () => {
    const all = await manyData();
    const reached = await attempt(all.map((dataDir) => ['restore', dataDir, last]));
    // Now and then one of the forty takes a call less than the others, and is done by then: nothing of it is undone.
    const folders = all.filter((_, at) => reached[at] !== null);
    const steps = await attempt(folders.map((dataDir, at) => ['undo', dataDir, at + 1]));
    expect(steps.indexOf(null)).toBeGreaterThan(0);
    for (const dataDir of folders.slice(0, steps.indexOf(null) + 1)) {
      await expectNothingLost(dataDir);
      expect(await dataIn(dataDir)).toBe(OLD);
    }
  });

  it('has old data, new data or a start that refuses, at any time', async () => {
    const ends = { old: 0, new: 0, refused: 0 };
    const began = performance.now();
    await restore(await freshData(), backup);
    const longest = performance.now() - began;
    for (let round = 0; round < KILLS; round++) {
      const dataDir = await freshData();
      const child = spawn(process.execPath, ['scripts/restore.ts', backup], { env: environment(dataDir) });
      const ended = once(child, 'close');
      await Promise.race([pause(longest * (0.5 + randomInt(50) / 100)), ended]);
      child.kill('SIGKILL');
      await ended;
      if (await refusal(dataDir)) ends.refused++;
      else ends[(await dataIn(dataDir)) === NEW ? 'new' : 'old']++;
      await expectNothingLost(dataDir);
    }
    if (process.env.CRASH_ROUNDS) console.log(ends);
  });

  it('is undone by the next one', async () => {
    const dataDir = await freshData();
    await attempt([['restore', dataDir, last]]);
    expect((await restore(dataDir, backup)).stdout).toContain('The unfinished restore was undone');
    expect(await dataIn(dataDir)).toBe(NEW);
  });
});

describe('npm run restore', () => {
  it('puts everything back when the disk is full', async () => {
    const dataDir = await freshData();
    const { size } = await stat(join(backup, DATABASE_FILE));
    // No file may grow past half of the database, in units of 512 bytes: to a program it is a disk without room.
    const limited = ['-c', 'ulimit -f "$1" && shift && exec "$@"', 'sh', String(Math.floor(size / 1024))];
    const refused = run('sh', [...limited, process.execPath, 'scripts/restore.ts', backup], {
      env: environment(dataDir),
    });
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\nThere is no room left for/),
    });
    expect(await refusal(dataDir)).toBe('');
    expect(await dataIn(dataDir)).toBe(OLD);
    const left = (await readdir(dataDir)).filter((name) => !/-(?:wal|shm)$/.test(name));
    expect(left.toSorted()).toEqual([DATABASE_FILE, 'media'].toSorted());
  });

  it('takes the place of a damaged database', async () => {
    const dataDir = await freshData();
    await writeFile(join(dataDir, DATABASE_FILE), 'no database at all');
    await restore(dataDir, backup);
    expect(await dataIn(dataDir)).toBe(NEW);
  });

  it.skipIf(process.getuid?.() !== 0)('gives what root restores to whose the data folder is', async () => {
    const dataDir = await freshData();
    const own = 4321;
    for (const name of ['', DATABASE_FILE, 'media', join('media', PICTURE)]) await chown(join(dataDir, name), own, own);
    await restore(dataDir, backup);
    for (const name of await readdir(dataDir, { recursive: true }))
      expect((await stat(join(dataDir, name))).uid, name).toBe(own);
  });

  it('works on data of which the database lies elsewhere', async () => {
    const dataDir = await freshData();
    const elsewhere = await mkdtemp(join(folder, 'elsewhere-'));
    await cp(join(dataDir, DATABASE_FILE), join(elsewhere, 'site.db'));
    const env = environment(dataDir, { DATABASE_URL: `file:${elsewhere}/site.db` });
    const { stdout } = await run(process.execPath, ['scripts/restore.ts', backup], { env });
    const [aside = ''] = (await readdir(elsewhere)).filter((name) => name.startsWith('before-restore-'));
    expect(stdout).toContain(join(elsewhere, aside));
    expect(await readdir(join(elsewhere, aside))).toContain('site.db');
    expect(await readdir(join(dataDir, aside))).toEqual(['media']);
  });

  it('undoes nothing where nothing is unfinished', async () => {
    const dataDir = await freshData();
    expect((await restore(dataDir, '--undo')).stdout).toContain('There is no unfinished restore');
    expect(await dataIn(dataDir)).toBe(OLD);
  });
});
