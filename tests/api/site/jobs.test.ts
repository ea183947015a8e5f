import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pruneNightly } from '#scripts/backup/making.ts';
import {
  jobFailures,
  mailQueue,
  premiumGifts,
  premiumOrders,
  premiumSubscriptions,
  recipes,
  users,
  visitDays,
} from '#src/db/schema.ts';
import { TERMS_VERSION } from '#src/domain/premium/billing/plan.ts';
import { dayOf } from '#src/domain/site/visits.ts';
import { PUBLISHED_KINDS } from '#src/server/admin/published-kinds.ts';
import { backupName } from '#src/server/backup/backups.ts';
import { read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { cleanUp } from '#src/server/host/housekeeping.ts';
import { queueMail, sendDueMail } from '#src/server/mail/queue.ts';
import { mediaStore } from '#src/server/pictures/media-store.ts';
import { sweepMedia } from '#src/server/pictures/media-sweep.ts';
import { mailGifts } from '#src/server/premium/billing/gifts.ts';
import { settleAll } from '#src/server/premium/billing/upkeep.ts';
import { emptyBins } from '#src/server/published/bin.ts';
import * as schedule from '#src/server/published/schedule.ts';
import { openVisitCounter } from '#src/server/site/visits.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { codeMail } from '#tests/support/mails.ts';
import { makeMember } from '#tests/support/members.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const rm: typeof real.rm = async (path, options) => {
    if (String(path).includes('plantry-20260102')) throw new Error('EBUSY: somebody looks at it');
    return real.rm(path, options);
  };
  return { ...real, rm };
});

seededDatabase();
const DAY = 86_400_000;
const NOW = Date.now();

/** Has the database refuse one row, until it is taken back. */
async function broken(on: string, condition: string): Promise<void> {
  await write((tx) =>
    tx.run(
      sql.raw(`create trigger broken_row before ${on} when ${condition} begin select raise(abort, 'odd row'); end`),
    ),
  );
}
const mended = () => write((tx) => tx.run(sql`drop trigger if exists broken_row`));
afterEach(async () => {
  await mended();
  vi.restoreAllMocks();
});
const carryOutSchedule = (now?: number) => schedule.carryOutSchedule(PUBLISHED_KINDS, now);
const nextDue = () => schedule.nextDue(PUBLISHED_KINDS);
const failures = () => read().select().from(jobFailures);
const someRecipes = async () =>
  (await read().select({ id: recipes.id }).from(recipes).where(eq(recipes.isPublished, true)).limit(3)).map(
    ({ id }) => id,
  );

describe('one bad row stops none of the others', () => {
  it('of the mail', async () => {
    for (const to of ['one@example.org', 'odd@example.org', 'two@example.org'])
      await write((tx) => queueMail(tx, codeMail(to)));
    await write((tx) => tx.run(sql`update mail_queue set data = '{' where to_address = 'odd@example.org'`));
    expect(await sendDueMail()).toBe(2);
    const { to, sentAt, lastError } = mailQueue;
    expect(await read().select({ to, lastError }).from(mailQueue).where(sql`${sentAt} is null`)).toEqual([
      { to: 'odd@example.org', lastError: expect.stringContaining('JSON') },
    ]);
    await write((tx) => tx.delete(mailQueue));
  });

  it('of the schedule, and its time comes again', async () => {
    const [odd = '', ...others] = await someRecipes();
    const at = NOW - 1000;
    await write((tx) =>
      tx
        .update(recipes)
        .set({ unpublishAt: at })
        .where(sql`${recipes.id} in ${[odd, ...others]}`),
    );
    await broken('update on recipes', `new.id = '${odd}'`);
    const hidden = async () => (await carryOutSchedule(NOW)).hidden.map(({ id }) => id).toSorted();
    expect(await hidden()).toEqual(others.toSorted());
    const [failure] = await failures();
    expect(failure).toMatchObject({ job: 'schedule', item: odd, words: expect.stringContaining('odd row'), tries: 1 });
    // It is not looked at again before its next try.
    expect(await nextDue()).toBe(failure?.nextTryAt);
    await mended();
    expect(await hidden()).toEqual([]);
    expect((await carryOutSchedule(failure?.nextTryAt)).hidden.map(({ id }) => id)).toEqual([odd]);
    expect(await failures()).toEqual([]);
    await write((tx) =>
      tx
        .update(recipes)
        .set({ isPublished: true })
        .where(sql`${recipes.id} in ${[odd, ...others]}`),
    );
  });

  it('of the schedule is forgotten when nothing is planned for it any more', async () => {
    const [odd = ''] = await someRecipes();
    await write((tx) =>
      tx
        .update(recipes)
        .set({ unpublishAt: NOW - 1000 })
        .where(eq(recipes.id, odd)),
    );
    await broken('update on recipes', `new.id = '${odd}'`);
    await carryOutSchedule(NOW);
    await mended();
    await write((tx) => tx.update(recipes).set({ unpublishAt: null }).where(eq(recipes.id, odd)));
    const again = await nextDue();
    expect(again).not.toBeNull();
    await carryOutSchedule(again ?? 0);
    expect(await failures()).toEqual([]);
    expect(await nextDue()).toBeNull();
  });

  it('of the bin, nor of anything else that is cleaned up', async () => {
    const [odd = '', ...others] = await someRecipes();
    const binned = { isPublished: false, deletedAt: NOW - 90 * DAY };
    await write((tx) =>
      tx
        .update(recipes)
        .set(binned)
        .where(sql`${recipes.id} in ${[odd, ...others]}`),
    );
    await broken('delete on recipes', `old.id = '${odd}'`);
    await cleanUp(NOW);
    expect(await read().select({ id: recipes.id }).from(recipes).where(sql`deleted_at is not null`)).toEqual([
      { id: odd },
    ]);
    expect(await failures()).toMatchObject([{ job: 'bin', item: odd }]);
    await mended();
    await emptyBins(PUBLISHED_KINDS, NOW - 30 * DAY);
    expect(await failures()).toEqual([]);
  });

  it('of one kind of what has expired stops no other kind', async () => {
    await write(async (tx) => {
      await queueMail(tx, codeMail('old@example.org'));
      await tx.update(mailQueue).set({ sentAt: NOW - 90 * DAY });
    });
    await broken('delete on mail_queue', 'true');
    const [recipe = ''] = await someRecipes();
    await write((tx) => tx.update(recipes).set({ isPublished: false, deletedAt: 1 }).where(eq(recipes.id, recipe)));
    await cleanUp(NOW);
    expect(await read().select({ id: recipes.id }).from(recipes).where(eq(recipes.id, recipe))).toEqual([]);
    expect(await failures()).toMatchObject([{ job: 'housekeeping', item: 'mail' }]);
    await mended();
    await cleanUp(NOW);
    expect(await failures()).toEqual([]);
    expect(await read().select().from(mailQueue)).toEqual([]);
  });

  it('of the pictures nobody uses', async () => {
    const names = ['a', 'b', 'c'].map((letter) => `m-${letter.repeat(24)}.jpg`);
    const files = names.map((file) => ({ file, keptAt: NOW - 30 * DAY }));
    const store = mediaStore();
    const removed: string[] = [];
    vi.spyOn(store, 'list').mockImplementation(async () => files.filter(({ file }) => !removed.includes(file)));
    vi.spyOn(store, 'remove').mockImplementation(async (file) => {
      if (file === names[0]) throw new Error('EACCES');
      removed.push(file);
    });
    await sweepMedia(NOW);
    expect(removed.toSorted()).toEqual(names.slice(1));
    expect(await failures()).toMatchObject([{ job: 'media', item: names[0], words: 'EACCES' }]);
    files.length = 0;
    await sweepMedia(NOW);
    expect(await failures()).toEqual([]);
  });

  it('of the visits', async () => {
    let now = NOW;
    const { see, flush } = openVisitCounter(() => now);
    const visit = { address: '203.0.113.7', userAgent: 'Mozilla/5.0 Firefox/145.0', pathname: '/' };
    see(visit);
    now += DAY;
    see(visit);
    await broken('insert on visit_days', `new.day = ${dayOf(NOW)}`);
    await flush();
    const days = async () => (await read().select().from(visitDays)).map(({ day }) => day);
    expect(await days()).toEqual([dayOf(now)]);
    await mended();
    await flush();
    expect(await days()).toEqual([dayOf(NOW), dayOf(now)]);
  });

  it('of what members have', async () => {
    const members = await Promise.all([1, 2, 3].map(() => makeMember('premium')));
    const subscription = { customerId: 'c', status: 'active', amount: 99, currency: 'EUR', interval: 'month' } as const;
    const times = { createdAt: 1, periodStart: 1, periodEnd: 2, asOf: 1, cancelAt: 2 };
    for (const { id } of members)
      await write((tx) =>
        tx.insert(premiumSubscriptions).values({ id: `s${id}`, userId: id, ...subscription, ...times }),
      );
    await broken('update on users', `new.id = '${members[0]?.id}'`);
    await settleAll(NOW);
    const roleOf = async (id: string) => (await read().select().from(users).where(eq(users.id, id)))[0]?.role;
    expect(await Promise.all(members.map(({ id }) => roleOf(id)))).toEqual(['premium', 'user', 'user']);
    expect(await failures()).toMatchObject([{ job: 'premium-standing', item: members[0]?.id }]);
    await mended();
    await settleAll(NOW);
    expect(await failures()).toEqual([]);
  });

  it('of the gifts', async () => {
    const wishes = { recipientName: 'Kim', fromName: 'Ada', message: '', sendAt: 1, expiresAt: NOW + DAY };
    for (const id of ['AAAAA-AAAAA', 'BBBBB-BBBBB'])
      await write(async (tx) => {
        const price = { amount: 990, currency: 'EUR', trialDays: 0, termsVersion: TERMS_VERSION, agreedAt: 1 };
        await tx.insert(premiumOrders).values({ id, email: 'a@example.org', kind: 'gift', completedAt: 1, ...price });
        await tx.insert(premiumGifts).values({ id, recipientEmail: `${id[0]}@example.org`, ...wishes });
      });
    await broken('update on premium_gifts', `new.id = 'AAAAA-AAAAA'`);
    await mailGifts(NOW);
    const mailed = (await read().select({ to: mailQueue.to }).from(mailQueue)).map(({ to }) => to);
    expect(mailed.filter((to) => /^[AB]@/.test(to))).toEqual(['B@example.org']);
    expect(await failures()).toMatchObject([{ job: 'premium-gift', item: 'AAAAA-AAAAA' }]);
    await mended();
    await mailGifts(NOW);
    expect(await failures()).toEqual([]);
  });

  it('of the old backups', async () => {
    const target = join(env().DATA_DIR, 'old-backups');
    const ofNovember = Array.from({ length: 12 }, (_, night) => Date.UTC(2026, 10, night + 1));
    for (const at of [1, 2, 3, 20].map((day) => Date.UTC(2026, 0, day)).concat(ofNovember)) {
      const folder = join(target, backupName(new Date(at)));
      await mkdir(folder, { recursive: true });
      const facts = { databaseSha256: '', recipes: 1, users: 1, waitingMails: 0, pictures: 0, rowsCompared: 9 };
      const manifest = { madeAt: new Date(at).toISOString(), ...facts, isNightly: true };
      await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest));
    }
    await expect(pruneNightly(target, Date.UTC(2026, 10, 12, 4))).rejects.toThrow('somebody looks at it');
    const left = await readdir(target);
    expect(left.some((name) => name.startsWith('plantry-20260102'))).toBe(true);
    expect(left.some((name) => name.startsWith('plantry-20260101'))).toBe(false);
    expect(left.some((name) => name.startsWith('plantry-20260103'))).toBe(false);
  });
});
