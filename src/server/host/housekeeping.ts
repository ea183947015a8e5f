import { BIN_DAYS } from '#src/domain/recipes/editing/recipe-sorting.ts';
import { NOTE_DAYS } from '#src/domain/site/reader-notes.ts';
import { dayOf } from '#src/domain/site/visits.ts';
import { removeOldAiUsage } from '../ai/usage.ts';
import { removeOldAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { log } from '../base/log.ts';
import { removeExpiredSecrets } from '../base/secrets.ts';
import { removeSpentTickets } from '../base/tickets.ts';
import { removeOldMail } from '../mail/queue.ts';
import { removeExpiredSessions } from '../members/sessions.ts';
import { sweepMedia } from '../pictures/media-sweep.ts';
import { compareWithStripe, settleAll } from '../premium/billing/upkeep.ts';
import { emptyBin } from '../recipes/desk/bin.ts';
import { removeOldNotes } from '../site/reader-notes.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KEEP_MAIL = 30 * DAY;
const KEEP_AUDIT = 365 * DAY;
const KEEP_BIN = BIN_DAYS * DAY;

/**
 * Removes what has expired: sessions, codes, links and used tickets, mails sent or given up 30 days ago, entries of the
 * audit log after a year, recipes 30 days in the bin, what readers came upon 90 days ago, counts of AI requests of past
 * days, uploaded pictures nobody uses.
 */
export async function cleanUp(now = Date.now()): Promise<void> {
  await removeExpiredSessions(now);
  await write(async (tx) => {
    await removeExpiredSecrets(tx, now);
    await removeSpentTickets(tx, now);
    await removeOldMail(tx, now - KEEP_MAIL);
    await removeOldAudit(tx, now - KEEP_AUDIT);
    await removeOldAiUsage(tx, now);
    await emptyBin(tx, now - KEEP_BIN);
    await removeOldNotes(tx, dayOf(now) - NOTE_DAYS);
  });
  await sweepMedia(now);
}

/** The UTC day, since 1970, of the last comparison of this process with Stripe that went well. */
let compared = 0;

/** Has Premium follow the clock, and once a day compares it with Stripe. */
export async function tendPremium(now = Date.now()): Promise<void> {
  await settleAll(now);
  const today = Math.floor(now / DAY);
  if (today === compared) return;
  await compareWithStripe(now);
  compared = today;
}

/** Cleans up now and every hour. Returns a function that stops it. */
export function startHousekeeping(): () => void {
  const run = () => {
    for (const task of [cleanUp, tendPremium])
      task().catch((error: unknown) => log.warn({ err: error }, 'housekeeping'));
  };
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
