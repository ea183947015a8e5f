import { PUBLISHED_KINDS } from '../../admin/published-kinds.ts';
import { joined } from '../../base/limits/joined.ts';
import { log } from '../../base/log.ts';
import { sendDueMail } from '../../mail/queue.ts';
import { mailService } from '../../mail/service.ts';
import { readBounces } from '../../newsletter/bounces/reading.ts';
import { writeDueLetters } from '../../newsletter/letters/weekly.ts';
import { carryOutSchedule } from '../../published/schedule.ts';
import { tellAdministrators } from '../../site/job-failures.ts';
import { readerNotesOfSite } from '../../site/reader-notes.ts';
import { visits } from '../../site/visits.ts';
import { cleanUp, tendPremium } from '../housekeeping.ts';
import { tendLetters } from '../letters.ts';
import type { Purging } from './purging.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;

/**
 * Background work (the schedule, mail, cleaning up). A function has no background of its own, so it is done after answers, when it is
 * due; `hasChanged` where the call may have caused a mail.
 */
export function openUpkeep(purging: Purging): (hasChanged: boolean) => Promise<void> {
  let lastRound = 0;
  let lastCleanUp = 0;

  async function attempt(what: string, work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => log.error({ err: error }, what));
  }

  const carryOut = joined(async () => {
    await attempt('schedule', () => carryOutSchedule(PUBLISHED_KINDS));
    await attempt('mail', sendMail);
  });

  return async (hasChanged) => {
    const now = Date.now();
    const isRound = now - lastRound >= MINUTE;
    if (isRound) lastRound = now;
    if (isRound || purging.behind) await purging.catchUp();
    if (isRound || hasChanged) await carryOut();
    if (isRound) await attempt('letters', () => sendNewsletter(now));
    await visits.flush();
    await readerNotesOfSite.flush();
    if (now - lastCleanUp < HOUR) return;
    lastCleanUp = now;
    await attempt('what came back', readBounces);
    await attempt('premium', tendPremium);
    await attempt('housekeeping', cleanUp);
    await attempt('telling what failed', tellAdministrators);
  };
}

/** Those of one minute: the rest waits for the next. */
async function sendNewsletter(now: number): Promise<void> {
  await writeDueLetters(now);
  if (mailService().kind !== 'outbox') await tendLetters(now);
}

/** Without a mail service mails wait in the queue: a file written here would be gone with the function. */
async function sendMail(): Promise<void> {
  if (mailService().kind !== 'outbox') await sendDueMail();
}
