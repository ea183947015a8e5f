/**
 * A process to be killed while it sends the mails that wait. For it hours pass between two rounds, beginning with round
 * `argv[2]`, so that every mail is due again; it says which round begins, is told from which of its ports it has waited long
 * enough for an answer, and ends by itself when nothing waits any more.
 */
import { writeSync } from 'node:fs';
import { mailFigures, sendDueMail } from '#src/server/mail/queue.ts';
import { holdLines } from './held-lines.ts';

/** Longer than any wait between two tries. */
const ROUND = 7 * 3_600_000;

const { runOut } = holdLines();
process.on('message', (port) => runOut(Number(port)));
for (let round = Number(process.argv[2]); (await mailFigures()).waiting > 0; round++) {
  writeSync(1, `${round}\n`);
  await sendDueMail(Date.now() + round * ROUND);
}
process.exit();
