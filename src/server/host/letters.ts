import { log } from '../base/log.ts';
import { startRounds } from '../mail/rounds.ts';
import { beginDueLetters, finishLetters, isLetterUnderWay } from '../newsletter/letters/course.ts';
import { prepareLetters } from '../newsletter/letters/preparing.ts';
import { sendLetters } from '../newsletter/letters/sending.ts';
import { writeDueLetters } from '../newsletter/letters/weekly.ts';
import { believedClock } from './scheduling.ts';

/** Milliseconds between two looks whether a letter is to be written. */
const LOOK = 60_000;

/** Does what is due about letters, up to handing over as many as this minute may have. A clock that is not believed (`null`) begins nothing. */
export async function tendLetters(now: number | null, stop?: AbortSignal): Promise<{ isAway: boolean }> {
  if (!(await isLetterUnderWay())) return { isAway: false };
  if (now !== null) await beginDueLetters(now);
  await prepareLetters(stop);
  const { isAway } = await sendLetters(Date.now(), stop);
  await finishLetters();
  return { isAway };
}

/**
 * Writes letters that write themselves and hands over those that are due, until it is stopped. A clock that has leapt ahead
 * is not believed for some minutes: what it sent early, nobody could take back.
 */
export function startLetters(): () => Promise<void> {
  const clock = believedClock();
  let lookedAt = Number.NEGATIVE_INFINITY;
  return startRounds(async (stop) => {
    const now = clock();
    if (now !== null && performance.now() - lookedAt >= LOOK) {
      lookedAt = performance.now();
      await writeDueLetters(now).catch((error: unknown) => log.error({ err: error }, 'a letter could not be written'));
    }
    return tendLetters(now, stop);
  });
}
