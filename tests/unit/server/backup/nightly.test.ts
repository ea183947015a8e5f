import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '#src/db/schema.ts';
import { backupName, listBackups } from '#src/server/backup/backups.ts';
import { backupStatus, isBackupDue, scheduledAt, startNightlyBackups } from '#src/server/backup/nightly.ts';
import { write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { log } from '#src/server/base/log.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeMember } from '#tests/support/members.ts';

seededDatabase();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** By the machine's clock. */
const at = (day: number, hour: number, minute = 0): number => new Date(2026, 10, day, hour, minute).getTime();

/** A backup of so long ago, as far as it shows. */
async function leave(moment: number, more: object = {}): Promise<void> {
  const folder = join(env().BACKUP_DIR, backupName(new Date(moment)));
  await mkdir(folder, { recursive: true });
  const facts = { databaseSha256: '', recipes: 1, users: 1, waitingMails: 0, pictures: 0, rowsCompared: 9 };
  const manifest = { madeAt: new Date(moment).toISOString(), ...facts, ...more };
  await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest));
}

beforeEach(async () => {
  await rm(env().BACKUP_DIR, { recursive: true, force: true });
  await makeMember('user');
  await write((tx) => tx.update(users).set({ createdAt: at(1, 12) }));
});
afterEach(() => {
  vi.useRealTimers();
  env().BACKUP_HOUR = 3;
});

describe('scheduledAt', () => {
  it('is the last time the hour came', () => {
    expect(scheduledAt(3, at(10, 3))).toBe(at(10, 3));
    expect(scheduledAt(3, at(10, 2, 59))).toBe(at(9, 3));
    expect(scheduledAt(3, at(10, 12), 1)).toBe(at(9, 3));
    expect(scheduledAt(23, at(1, 0))).toBe(new Date(2026, 9, 31, 23).getTime());
  });
});

describe('a nightly backup', () => {
  it('is due once after its hour, even when the clock jumped over it or the site was down', async () => {
    await leave(at(9, 3, 1));
    expect(await isBackupDue(at(9, 23))).toBe(false);
    expect(await isBackupDue(at(10, 2, 59))).toBe(false);
    expect(await isBackupDue(at(10, 3))).toBe(true);
    expect(await isBackupDue(at(10, 11, 30))).toBe(true);
    expect(await isBackupDue(at(20, 2))).toBe(true);
    await leave(at(10, 11, 31));
    expect(await isBackupDue(at(10, 11, 32))).toBe(false);
    // The clock goes back over the hour.
    expect(await isBackupDue(at(10, 2))).toBe(false);
  });

  it('does not wait for what a clock that was ahead has made, nor counts one that was not compared', async () => {
    await leave(at(10, 3) + 365 * DAY);
    expect(await isBackupDue(at(10, 4))).toBe(true);
    await leave(at(10, 3, 1), { rowsCompared: 0 });
    expect(await isBackupDue(at(10, 4))).toBe(true);
  });

  it('is not due where it is switched off', async () => {
    env().BACKUP_HOUR = null;
    expect(await isBackupDue(at(10, 4))).toBe(false);
    expect(await backupStatus(at(10, 4))).toMatchObject({ hour: null, isLate: false });
  });

  it('is late after two nights without a good one, since the last one or since the site began', async () => {
    await leave(at(9, 3, 1));
    const isLate = async (now: number) => (await backupStatus(now)).isLate;
    expect(await isLate(at(10, 5))).toBe(false);
    expect(await isLate(at(11, 3, 30))).toBe(false);
    expect(await isLate(at(11, 4, 30))).toBe(true);
    await rm(env().BACKUP_DIR, { recursive: true });
    expect(await isLate(at(2, 5))).toBe(false);
    expect(await isLate(at(3, 5))).toBe(true);
  });
});

describe('startNightlyBackups', () => {
  /** Minute after minute; each look at the disk, and the backup it begins, is over before the next. */
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute++) {
      await vi.advanceTimersByTimeAsync(60_000);
      await eventually(async () => expect((await backupStatus()).isRunning).toBe(false));
    }
  };
  beforeEach(async () => {
    await leave(at(9, 3, 1));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'], now: at(10, 2, 30) });
  });

  it('makes one in a process of its own, and says what came of it', async () => {
    const told = vi.spyOn(log, 'info').mockReturnValue();
    const stop = startNightlyBackups('scripts/backup.ts');
    await minutes(29);
    expect(await listBackups(env().BACKUP_DIR)).toHaveLength(1);
    // The child has a clock of its own.
    vi.setSystemTime(vi.getRealSystemTime());
    await minutes(1);
    await eventually(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('restored on trial')));
    stop();
    expect(await listBackups(env().BACKUP_DIR)).toMatchObject([{ manifest: { isNightly: true } }, {}]);
    expect(await backupStatus()).toMatchObject({ count: 2, trouble: null, isLate: false });
    // A backup and its restoring on trial in a process that reads its sources: on a loaded machine each takes its time.
  }, 120_000);

  it('tells why none could be made, and tries again an hour later', async () => {
    const complained = vi.spyOn(log, 'error').mockReturnValue();
    const script = join(env().DATA_DIR, 'failing.mjs');
    await writeFile(script, 'console.error("There is no room left"); process.exit(1);');
    const stop = startNightlyBackups(script);
    await minutes(31);
    await eventually(() => expect(complained).toHaveBeenCalledTimes(1));
    expect(complained).toHaveBeenCalledWith({ trouble: 'There is no room left' }, expect.any(String));
    expect(await backupStatus()).toMatchObject({ count: 1, trouble: 'There is no room left', isRunning: false });
    await minutes(58);
    expect(complained).toHaveBeenCalledTimes(1);
    await minutes(3);
    await eventually(() => expect(complained).toHaveBeenCalledTimes(2));
    stop();
  });
});
