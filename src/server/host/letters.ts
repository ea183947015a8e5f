import { log } from '../base/log.ts';
import { type Lane, startRounds } from '../mail/rounds.ts';
import { beginDueLetters, finishLetters, isLetterUnderWay } from '../newsletter/letters/course.ts';
import { prepareLetters, prepareSome } from '../newsletter/letters/preparing.ts';
import { type Delivery, letterLane, sendLetters } from '../newsletter/letters/sending.ts';
import { writeDueLetters } from '../newsletter/letters/weekly.ts';
import { openThread } from '../workers/own-thread.ts';
import { believedClock } from './scheduling.ts';

/** Milliseconds between two looks whether a letter is to be written. */
const LOOK = 60_000;

/** The work for letters that takes the database and a processor for long. */
interface LetterWork {
  prepareSome: (letterId: string) => Promise<boolean>;
  lane: Lane<Delivery>;
}

/**
 * Has a thread do it: see docs/decisions/0068. `file` is `entries/letters.ts`, or what a build made of it. What is left to this
 * thread is the order of letters, and handing them over.
 */
export function openLetterWork(file: string): LetterWork & { end(): Promise<void> } {
  const { call, end } = openThread(file);
  return {
    prepareSome: (letterId) => call('prepareReaders', letterId),
    lane: {
      atOnce: letterLane.atOnce,
      take: (now, leasedUntil) => call('takeLetter', { now, leasedUntil }),
      compose: (letter) => call('composeLetter', letter),
      settle: (letter, outcome) => call('settleLetter', { letter, outcome }),
    },
    end,
  };
}

/**
 * Does what is due about letters, up to handing over as many as this minute may have. A clock that is not believed (`null`)
 * begins nothing.
 */
export async function tendLetters(
  now: number | null,
  stop?: AbortSignal,
  work: LetterWork = { prepareSome, lane: letterLane },
): Promise<{ isAway: boolean }> {
  if (!(await isLetterUnderWay())) return { isAway: false };
  if (now !== null) await beginDueLetters(now);
  await prepareLetters(stop, work.prepareSome);
  const { isAway } = await sendLetters(Date.now(), stop, work.lane);
  await finishLetters();
  return { isAway };
}

/**
 * Writes letters that write themselves and hands over those that are due, until it is stopped. A clock that has leapt ahead
 * is not believed for some minutes: what it sent early, nobody could take back. `file` is as for `openLetterWork`; with `null`
 * this thread does all of it.
 */
export function startLetters(file: string | null): () => Promise<void> {
  const work = file === null ? null : openLetterWork(file);
  const clock = believedClock();
  let lookedAt = Number.NEGATIVE_INFINITY;
  const stopRounds = startRounds(async (stop) => {
    const now = clock();
    if (now !== null && performance.now() - lookedAt >= LOOK) {
      lookedAt = performance.now();
      await writeDueLetters(now).catch((error: unknown) => log.error({ err: error }, 'a letter could not be written'));
    }
    return tendLetters(now, stop, work ?? undefined);
  });
  return async () => {
    await stopRounds();
    await work?.end();
  };
}
