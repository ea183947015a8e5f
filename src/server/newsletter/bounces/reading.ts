import { AppError } from '#src/domain/errors.ts';
import { env } from '../../base/env.ts';
import { workThrough } from '../../base/jobs.ts';
import { log } from '../../base/log.ts';
import type { ImapMailbox } from '../../base/settings/imap-url.ts';
import type { BounceMailbox } from '../../mail/returned/mailbox.ts';
import { keepBounceRead, type MailboxRead } from '../../mail/returned/reads.ts';
import { runJob } from '../../workers/workers.ts';
import { takeBounce } from './taking.ts';

/** Mails of one round, and bytes that are read of each: the headers of the mail that came back are near its beginning. */
export const MOST_MAILS = 200;
const MOST_BYTES = 128 * 1024;
/** Milliseconds until a mailbox that could not be read is tried again. */
const FIRST_WAIT = 10 * 60_000;

// Loaded with the first round: most sites read no mailbox.
const byImap = async (mailbox: ImapMailbox): Promise<BounceMailbox> =>
  (await import('../../mail/returned/mailbox.ts')).openMailbox(mailbox);

/**
 * Reads what came back to the mailbox of the settings, if they name one: at most 200 mails, the oldest first. What could not be
 * done stands among the jobs of "System".
 */
export async function readBounces(now = Date.now(), open = byImap): Promise<void> {
  const { BOUNCE_MAILBOX } = env();
  // No failure is told either of a mailbox that is not read any more.
  await workThrough('bounces', BOUNCE_MAILBOX ? [BOUNCE_MAILBOX] : [], {
    idOf: ({ host, folder }) => `${host} ${folder}`,
    work: async (named) => {
      const mailbox = await open(named);
      try {
        await keepBounceRead(await readAll(mailbox, now));
      } finally {
        await mailbox.close();
      }
    },
    now,
    isPatient: true,
    firstWait: FIRST_WAIT,
  });
}

async function readAll(mailbox: BounceMailbox, now: number): Promise<MailboxRead> {
  const uids = (await mailbox.waiting()).slice(0, MOST_MAILS);
  let reports = 0;
  for (const uid of uids) {
    const source = await mailbox.read(uid, MOST_BYTES);
    if (source && (await isReport(source, now))) reports++;
    // One by one: what a killed process had taken is known the next time, and counts once.
    await mailbox.mark([uid]);
  }
  return { at: now, mails: uids.length, reports };
}

/**
 * A mail that nobody can read, or not in time, is none: it must not hold up those behind it. Whoever sent it, a thread that
 * can be ended reads it. Throws when that has too much to do: the mail waits for the next round.
 */
async function isReport(source: Buffer, now: number): Promise<boolean> {
  const report = await runJob('readReturnedMail', source).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unavailable') throw error;
    log.warn({ err: error }, 'a mail that came back could not be read');
    return null;
  });
  if (!report) return false;
  const taken = await takeBounce(report, now);
  if (taken === 'not-ours') log.info({ kind: report.kind }, 'a bounce names no mail of this site: not counted');
  return taken !== 'not-ours';
}
