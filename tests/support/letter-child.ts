/**
 * A process to be killed while it sends letters. For it hours pass between two rounds, beginning with round `argv[2]`, so that
 * what failed is due again; it says which round begins, is told from which of its ports it has waited long enough for an
 * answer, and ends by itself when no letter is under way any more.
 */
import { writeSync } from 'node:fs';
import { openLetterWork } from '#src/server/host/letters.ts';
import { finishLetters, isLetterUnderWay } from '#src/server/newsletter/letters/course.ts';
import { prepareLetters } from '#src/server/newsletter/letters/preparing.ts';
import { sendLetters } from '#src/server/newsletter/letters/sending.ts';
import { holdLines } from './held-lines.ts';

/** Longer than any wait between two tries. */
const ROUND = 7 * 3_600_000;

const { runOut } = holdLines();
process.on('message', (port) => runOut(Number(port)));
const work = openLetterWork(new URL('../../src/server/host/entries/letters.ts', import.meta.url).href);
for (let round = Number(process.argv[2]); await isLetterUnderWay(); round++) {
  writeSync(1, `${round}\n`);
  await prepareLetters(undefined, work.prepareSome);
  await sendLetters(Date.now() + round * ROUND, undefined, work.lane);
  await finishLetters();
}
process.exit();
