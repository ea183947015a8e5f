import type { Transaction } from '#src/db/client.ts';
import { MOVE_DAYS } from '#src/domain/moving/moves.ts';
import { BIN_DAYS } from '#src/domain/recipes/editing/recipe-sorting.ts';
import { PREMIUM_JOBS } from '#src/domain/site/jobs.ts';
import { NOTE_DAYS } from '#src/domain/site/reader-notes.ts';
import { dayOf } from '#src/domain/site/visits.ts';
import { PUBLISHED_KINDS } from '../admin/published-kinds.ts';
import { removeOldAiUsage } from '../ai/usage.ts';
import { forgetUndo, removeOldAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { isRetryDue, workThrough } from '../base/jobs.ts';
import { log } from '../base/log.ts';
import { removeExpiredSecrets } from '../base/secrets/secrets.ts';
import { removeSpentTickets } from '../base/secrets/tickets.ts';
import { tellAuthors } from '../cook-notes/mails/author-digest.ts';
import { forgetLoosePhotos, settlePhotos } from '../cook-notes/photos.ts';
import { removeExpiredInvitations } from '../household/invitations.ts';
import { removeOldMail } from '../mail/queue.ts';
import { removeExpiredSessions } from '../members/sessions.ts';
import { forgetMoves } from '../moving/job/upload.ts';
import { forgetOldBounces } from '../newsletter/bounces/taking.ts';
import { forgetUnconfirmed } from '../newsletter/confirming.ts';
import { sweepMedia } from '../pictures/media-sweep.ts';
import { forgetUnproven } from '../premium/billing/declarations.ts';
import { forgetOldEvents, KEEP_EVENTS } from '../premium/billing/events.ts';
import { compareWithStripe, endAndPayBack, settleAll } from '../premium/billing/upkeep.ts';
import { KEEP_OPERATIONS, removeOldOperations } from '../premium/shopping-list/operations.ts';
import { emptyBins } from '../published/bin.ts';
import { tellAdministrators } from '../site/job-failures.ts';
import { removeOldNotes } from '../site/reader-notes.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KEEP_MAIL = 30 * DAY;
const KEEP_AUDIT = 365 * DAY;
const KEEP_BIN = BIN_DAYS * DAY;

/**
 * Removes what has expired: sessions, codes, links, used tickets and invitations to households, mails sent or given up 30 days ago, entries of the
 * audit log after a year and what they changed after 30 days, what is in the bin for 30 days, what readers came upon 90 days ago, counts of AI requests of past
 * days, uploaded pictures nobody uses, photographs that are on no note a day after they were sent, addresses that did not
 * confirm the newsletter in seven days, mails that came back 60 days ago, files that were sent to move in with 30 days ago, operations on lists after 90 days,
 * declarations about a contract that nobody proved in 14
 * days.
 */
export async function cleanUp(now = Date.now()): Promise<void> {
  const inOneWrite = (work: (tx: Transaction) => Promise<unknown>) => () => write(work);
  const tasks: Record<string, () => Promise<unknown>> = {
    sessions: () => removeExpiredSessions(now),
    'codes and links': inOneWrite((tx) => removeExpiredSecrets(tx, now)),
    'invitations to households': inOneWrite((tx) => removeExpiredInvitations(tx, now)),
    tickets: inOneWrite((tx) => removeSpentTickets(tx, now)),
    mail: inOneWrite((tx) => removeOldMail(tx, now - KEEP_MAIL)),
    'audit log': inOneWrite((tx) => removeOldAudit(tx, now - KEEP_AUDIT)),
    'what can’t be taken back': inOneWrite((tx) => forgetUndo(tx, now)),
    'counts of AI requests': inOneWrite((tx) => removeOldAiUsage(tx, now)),
    'declarations nobody proved': inOneWrite((tx) => forgetUnproven(tx, now)),
    'events of Stripe': inOneWrite((tx) => forgetOldEvents(tx, now - KEEP_EVENTS)),
    'operations on lists': inOneWrite((tx) => removeOldOperations(tx, now - KEEP_OPERATIONS)),
    'notes of readers': inOneWrite((tx) => removeOldNotes(tx, dayOf(now) - NOTE_DAYS)),
    'addresses that did not confirm': () => forgetUnconfirmed(now),
    'old bounces': () => forgetOldBounces(now),
    bin: () => emptyBins(PUBLISHED_KINDS, now - KEEP_BIN, now),
    'photographs of notes': async () => {
      await settlePhotos();
      await forgetLoosePhotos(now);
    },
    pictures: () => sweepMedia(now),
    'files of moves': () => forgetMoves(now - MOVE_DAYS * DAY),
  };
  await workThrough('housekeeping', Object.keys(tasks), {
    idOf: (name) => name,
    work: async (name) => tasks[name]?.(),
    now,
  });
}

/** The UTC day, since 1970, of the last comparison of this process with Stripe. */
let compared = 0;

/** Has Premium follow the clock, and compares it with Stripe once a day, and when something that failed is due. */
export async function tendPremium(now = Date.now()): Promise<void> {
  await settleAll(now);
  const today = Math.floor(now / DAY);
  if (today === compared && !(await isRetryDue(PREMIUM_JOBS, now))) return endAndPayBack(now, true);
  await compareWithStripe(now);
  compared = today;
}

/** Does all of this now and every hour, tells authors of new notes and administrators what could not be done. Returns a function that stops it. */
export function startHousekeeping(): () => void {
  const run = async () => {
    for (const task of [tendPremium, cleanUp, tellAuthors, tellAdministrators])
      await task().catch((error: unknown) => log.warn({ err: error }, 'housekeeping'));
  };
  void run();
  const timer = setInterval(() => void run(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
