/**
 * A process to be killed while it sends the mails that wait. It is impatient, and for it hours pass between two rounds,
 * beginning with round `argv[2]`, so that every mail is due again; it says which round begins, and ends by itself when
 * nothing waits any more.
 */
import { writeSync } from 'node:fs';
import { mailFigures, sendDueMail } from '#src/server/mail/queue.ts';
import { PATIENCE } from '#src/server/mail/smtp.ts';

/** Longer than any wait between two tries. */
const ROUND = 7 * 3_600_000;

Object.assign(PATIENCE, { connecting: 300, answer: 300 });
for (let round = Number(process.argv[2]); (await mailFigures()).waiting > 0; round++) {
  writeSync(1, `${round}\n`);
  await sendDueMail(Date.now() + round * ROUND);
}
process.exit();
