import { log } from '../base/log.ts';
import { readBounces } from '../newsletter/bounces/reading.ts';

/** Milliseconds between two looks into the mailbox to which mails come back. */
const LOOK = 10 * 60_000;

/** Reads it now and every ten minutes. Returns the way to stop it. */
export function startReadingBounces(): () => void {
  const look = () => void readBounces().catch((error: unknown) => log.error({ err: error }, 'reading what came back'));
  look();
  const timer = setInterval(look, LOOK);
  timer.unref();
  return () => clearInterval(timer);
}
