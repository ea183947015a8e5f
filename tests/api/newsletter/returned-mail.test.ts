import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailBounces, mailQueue, newsletterDeliveries, newsletterLetters } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { env, readEnv } from '#src/server/base/env.ts';
import type { BounceMailbox } from '#src/server/mail/returned/mailbox.ts';
import { lastBounceRead } from '#src/server/mail/returned/reads.ts';
import { reportIn } from '#src/server/mail/returned/report.ts';
import { returnPathOf } from '#src/server/mail/smtp.ts';
import { suppressionOf } from '#src/server/mail/suppressions.ts';
import { MOST_MAILS, readBounces } from '#src/server/newsletter/bounces/reading.ts';
import { forgetOldBounces, SOFT_RULE, takeBounce } from '#src/server/newsletter/bounces/taking.ts';
import { leaveLinks } from '#src/server/newsletter/links.ts';
import { subscriptionOf } from '#src/server/newsletter/subscriptions.ts';
import { complaint, HARD, NONE, SOFT } from '#tests/support/bounce-samples.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { startImap } from '#tests/support/imap.ts';
import { jobFailuresOf } from '#tests/support/jobs.ts';
import { makeReaders } from '#tests/support/readers.ts';

seededDatabase();

const DAY = 86_400_000;
let people = 0;

/** A reader to whom a letter was handed over. */
async function mailed(): Promise<{ id: string; to: string; subscriberId: string }> {
  const [reader] = await makeReaders(1, () => ({}), `returned${people++}-`);
  if (!reader) throw new Error('There is no reader');
  const id = randomUUID().replaceAll('-', '');
  await write(async (tx) => {
    await tx
      .insert(newsletterLetters)
      .values({ id: 'letter', topic: 'weekly', subject: 'x', preview: '', state: 'sent', createdAt: 1, updatedAt: 1 })
      .onConflictDoNothing();
    await tx
      .insert(newsletterDeliveries)
      .values({ id, letterId: 'letter', subscriberId: reader.id, state: 'handed-over', triedAt: 5, settledAt: 5 });
  });
  return { id, to: reader.address, subscriberId: reader.id };
}

async function take(text: string, now = Date.now()) {
  const report = await reportIn(Buffer.from(text));
  return report && takeBounce(report, now);
}

describe('a mail that comes back', () => {
  it.each(Object.keys(HARD))('ends all lists to a mailbox that is not there: %s', async (name) => {
    const mail = await mailed();
    expect(await take(HARD[name]?.(mail) ?? '')).toBe('suppressed');
    expect(await suppressionOf(mail.to)).toMatchObject({
      reason: 'bounce',
      words: expect.stringMatching(/^(?:55|Sorry|SMTP error|Host|5\.1\.1)/),
    });
    expect((await subscriptionOf(mail.to))?.state).toBe('suppressed');
  });

  it.each(Object.keys(SOFT))('is counted where the next one may arrive: %s', async (name) => {
    const mail = await mailed();
    expect(await take(SOFT[name]?.(mail) ?? '')).toBe('counted');
    expect(await suppressionOf(mail.to)).toBeNull();
  });

  it.each(Object.keys(NONE))('is none: %s', async (name) => {
    const mail = await mailed();
    expect(await take(NONE[name]?.(mail) ?? '')).toBeNull();
    expect((await subscriptionOf(mail.to))?.state).toBe('confirmed');
  });

  it('is about whom the mail went to, whoever the report says it is about', async () => {
    const victim = await mailed();
    const forger = await mailed();
    expect(await take(HARD.Postfix?.({ id: forger.id, to: victim.to }) ?? '')).toBe('suppressed');
    expect((await subscriptionOf(victim.to))?.state).toBe('confirmed');
    expect((await subscriptionOf(forger.to))?.state).toBe('suppressed');
  });

  it('counts only where it names a mail that was handed over', async () => {
    const { to, subscriberId } = await mailed();
    for (const sample of Object.values(HARD)) expect(await take(sample({ id: randomUUID(), to }))).toBe('not-ours');
    const link = new URL((await leaveLinks(subscriberId)).call);
    link.searchParams.set('signature', 'A'.repeat(43));
    expect(await take(HARD.Postfix?.({ id: 'none', to, leave: link.href }) ?? '')).toBe('not-ours');
    const waiting = randomUUID();
    const [reader] = await makeReaders(1, () => ({}), 'not-yet');
    const row = { id: waiting, letterId: 'letter', subscriberId: reader?.id ?? null, state: 'waiting' } as const;
    await write((tx) => tx.insert(newsletterDeliveries).values(row));
    expect(await take(HARD.Postfix?.({ id: waiting, to }) ?? '')).toBe('not-ours');
    expect((await subscriptionOf(to))?.state).toBe('confirmed');
  });

  it('is known by its signed link where a relay has written over its id', async () => {
    const { to, subscriberId } = await mailed();
    const { call } = await leaveLinks(subscriberId);
    expect(await take(HARD.Postfix?.({ id: '0100018c-not-ours-000000', to, leave: call }) ?? '')).toBe('suppressed');
    expect((await subscriptionOf(to))?.state).toBe('suppressed');
  });

  it('may be a single mail as well', async () => {
    const id = randomUUID();
    const to = 'single@example.org';
    const row = { id, to, template: 'code', createdAt: 1, attempts: 1, nextAttemptAt: 1, sentAt: 1 };
    await write((tx) => tx.insert(mailQueue).values(row));
    expect(await take(HARD.qmail?.({ id, to }) ?? '')).toBe('suppressed');
    expect(await suppressionOf(to)).toMatchObject({ reason: 'bounce' });
  });

  it('counts once: what an administrator lifted is not ended again by the same report', async () => {
    const mail = await mailed();
    const text = SOFT['a full mailbox']?.(mail) ?? '';
    expect([await take(text), await take(text)]).toEqual(['counted', 'known']);
  });

  it('ends all lists when it was too often, over too long', async () => {
    const [reader] = await makeReaders(1, () => ({}), 'often');
    const sent = async (at: number) => {
      const id = randomUUID();
      const settled = { state: 'handed-over' as const, triedAt: 5, settledAt: 5 };
      await write(async (tx) => {
        const letterId = `letter-${id}`;
        const letter = { topic: 'weekly' as const, subject: 'x', preview: '', createdAt: 1, updatedAt: 1 };
        await tx.insert(newsletterLetters).values({ id: letterId, ...letter });
        await tx.insert(newsletterDeliveries).values({ id, letterId, subscriberId: reader?.id ?? null, ...settled });
      });
      return take(SOFT['a full mailbox']?.({ id, to: reader?.address ?? '' }) ?? '', at);
    };
    const begin = Date.parse('2027-01-01T00:00:00Z');
    // Five within a week of trouble are no more than that.
    for (let day = 0; day < 5; day++) expect(await sent(begin + day * DAY)).toBe('counted');
    expect(await sent(begin + SOFT_RULE.apart)).toBe('suppressed');
    expect(await suppressionOf(reader?.address ?? '')).toMatchObject({
      reason: 'bounce',
      words: '6 mails came back in 60 days, the last with: 552 5.2.2 The mailbox is full',
    });
    await forgetOldBounces(begin + SOFT_RULE.within + 20 * DAY);
    expect(await read().select().from(mailBounces).where(eq(mailBounces.at, begin))).toEqual([]);
  });
});

describe('a complaint', () => {
  it('ends all lists, whoever it names', async () => {
    const mail = await mailed();
    expect(await take(complaint(mail))).toBe('suppressed');
    expect(await suppressionOf(mail.to)).toMatchObject({
      reason: 'complaint',
      words: 'Marked as spam, says ISP-Loop/1.0',
    });
  });

  it.each(['not-spam', 'auth-failure'])('is none that says %s', async (type) => {
    expect(await take(complaint(await mailed(), type))).toBeNull();
  });
});

/** A mailbox in memory. */
function mailboxOf(mails: readonly (string | Error)[]) {
  const marked = new Set<number>();
  const mailbox: BounceMailbox = {
    waiting: async () => mails.map((_, uid) => uid).filter((uid) => !marked.has(uid)),
    async read(uid) {
      const mail = mails[uid];
      if (mail instanceof Error) throw mail;
      return mail === undefined ? null : Buffer.from(mail);
    },
    mark: async (uids) => {
      for (const uid of uids) marked.add(uid);
    },
    close: async () => undefined,
  };
  return { marked, open: async () => mailbox };
}

describe('reading the mailbox', () => {
  beforeEach(() => {
    const { BOUNCE_MAILBOX } = readEnv({ BOUNCE_MAILBOX: 'imaps://a:b@mail.example.org' });
    if (BOUNCE_MAILBOX) env().BOUNCE_MAILBOX = BOUNCE_MAILBOX;
  });
  afterEach(() => {
    delete env().BOUNCE_MAILBOX;
  });

  it('takes what was reported, marks all of it, and says when', async () => {
    const mail = await mailed();
    const { marked, open } = mailboxOf([HARD.Gmail?.(mail) ?? '', NONE['an advertisement']?.(mail) ?? '', '\u0000']);
    await readBounces(1000, open);
    expect((await subscriptionOf(mail.to))?.state).toBe('suppressed');
    expect([...marked]).toEqual([0, 1, 2]);
    expect(await lastBounceRead()).toEqual({ at: 1000, mails: 3, reports: 1 });
    await readBounces(2000, open);
    expect(await lastBounceRead()).toEqual({ at: 2000, mails: 0, reports: 0 });
  });

  it('is of a bounded number at a time', async () => {
    const { marked, open } = mailboxOf(Array.from({ length: MOST_MAILS + 5 }, () => 'From: a@example.net\r\n\r\nHi'));
    await readBounces(3000, open);
    expect(marked.size).toBe(MOST_MAILS);
    await readBounces(4000, open);
    expect(marked.size).toBe(MOST_MAILS + 5);
  });

  it('goes on where it broke off, and says what went wrong until then', async () => {
    const mail = await mailed();
    const broken = mailboxOf([
      NONE['an advertisement']?.(mail) ?? '',
      new Error('The line broke'),
      HARD.Gmail?.(mail) ?? '',
    ]);
    await readBounces(5000, broken.open);
    expect([...broken.marked]).toEqual([0]);
    expect(await jobFailuresOf('bounces')).toMatchObject([{ words: 'The line broke', tries: 1 }]);
    // Not at once again.
    const whole = mailboxOf([HARD.Gmail?.(mail) ?? '']);
    await readBounces(6000, whole.open);
    expect(whole.marked.size).toBe(0);
    await readBounces(5000 + 11 * 60_000, whole.open);
    expect(whole.marked.size).toBe(1);
    expect(await jobFailuresOf('bounces')).toEqual([]);
  });

  it('is nothing without a mailbox', async () => {
    delete env().BOUNCE_MAILBOX;
    await readBounces(7000, () => Promise.reject(new Error('It was opened')));
    expect(await jobFailuresOf('bounces')).toEqual([]);
  });
});

describe('a mailbox by IMAP', () => {
  it.each([true, false])('is read and marked, whether it keeps marks of ours (%s) or not', async (keepsMarks) => {
    const mail = await mailed();
    const imap = await startImap({
      keepsMarks,
      mails: [HARD.Postfix?.(mail) ?? '', NONE['an advertisement']?.(mail) ?? ''],
    });
    const { BOUNCE_MAILBOX } = readEnv({
      BOUNCE_MAILBOX: `imap://bounces:s%40fe@127.0.0.1:${imap.port}/INBOX?starttls=never`,
    });
    if (BOUNCE_MAILBOX) env().BOUNCE_MAILBOX = BOUNCE_MAILBOX;
    await readBounces(8_000_000);
    delete env().BOUNCE_MAILBOX;
    expect((await subscriptionOf(mail.to))?.state).toBe('suppressed');
    expect(imap.flags()).toEqual(Array.from({ length: 2 }, () => [keepsMarks ? 'PlantryRead' : '\\Seen']));
    expect(
      imap
        .commands()
        .filter((line) => /STORE/.test(line))
        .every((line) => line.includes('+FLAGS')),
    ).toBe(true);
    expect(imap.commands().join()).not.toMatch(/EXPUNGE|DELETE|MOVE/);
    await imap.stop();
  });

  it('says what the server said to a wrong password', async () => {
    const imap = await startImap({ keepsMarks: true, mails: [] });
    const { BOUNCE_MAILBOX } = readEnv({
      BOUNCE_MAILBOX: `imap://bounces:wrong@127.0.0.1:${imap.port}?starttls=never`,
    });
    if (BOUNCE_MAILBOX) env().BOUNCE_MAILBOX = BOUNCE_MAILBOX;
    await readBounces(9_000_000);
    delete env().BOUNCE_MAILBOX;
    const [failure] = await jobFailuresOf('bounces');
    expect(failure?.words).toBe(
      'The mail server 127.0.0.1 refuses the user name or password in BOUNCE_MAILBOX (Authentication failed.).',
    );
    expect(failure?.words).not.toContain('wrong');
    await readBounces(9_000_001);
    await imap.stop();
  });
});

describe('the address a mail goes back to', () => {
  it('is its own where the settings leave room for it', () => {
    const mail = { id: 'a1', from: 'Plantry <hello@example.org>' };
    expect(returnPathOf(mail)).toBe('Plantry <hello@example.org>');
    env().BOUNCE_ADDRESS = 'bounces@example.org';
    expect(returnPathOf(mail)).toBe('bounces@example.org');
    env().BOUNCE_ADDRESS = readEnv({ BOUNCE_ADDRESS: 'bounces+@example.org' }).BOUNCE_ADDRESS;
    expect(returnPathOf(mail)).toBe('bounces+a1@example.org');
    delete env().BOUNCE_ADDRESS;
  });
});

describe('BOUNCE_MAILBOX', () => {
  it('is an address with a user and a password', () => {
    expect(readEnv({ BOUNCE_MAILBOX: 'imaps://a%40b.org:p%3Aw@mail.example.org/Bounces' }).BOUNCE_MAILBOX).toEqual({
      ...{ host: 'mail.example.org', port: 993, tls: 'always', folder: 'Bounces' },
      account: { user: 'a@b.org', password: 'p:w' },
    });
    expect(readEnv({ BOUNCE_MAILBOX: 'imap://a:b@mail.example.org' }).BOUNCE_MAILBOX).toMatchObject({
      ...{ port: 143, tls: 'required', folder: 'INBOX' },
    });
    for (const wrong of [
      'mail.example.org',
      'imaps://mail.example.org',
      'pop3://a:b@c.org',
      'imap://a:b@c.org?starttls=offered',
    ])
      expect(() => readEnv({ BOUNCE_MAILBOX: wrong })).toThrow('BOUNCE_MAILBOX');
  });
});
