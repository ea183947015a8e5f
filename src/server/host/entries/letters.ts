/** What a thread of its own does of sending letters, with its own client of the database; the file it runs. */
import '../../workers/behind-pages.ts';
import { composeMail } from '../../mail/mime.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import type { Outcome } from '../../mail/rounds.ts';
import { mailService } from '../../mail/service.ts';
import { prepareSome } from '../../newsletter/letters/preparing.ts';
import { type Delivery, letterLane } from '../../newsletter/letters/sending.ts';

export { prepareSome };

export const takeLetter = ({ now, leasedUntil }: { now: number; leasedUntil: number }): Promise<Delivery | null> =>
  letterLane.take(now, leasedUntil);

/** Down to its bytes, but for Resend, which composes them itself. */
export async function composeLetter(letter: Delivery): Promise<OutgoingMail | null> {
  const mail = await letterLane.compose(letter);
  if (!mail || mailService().kind === 'resend') return mail;
  return { ...mail, source: await composeMail(mail) };
}

export const settleLetter = ({ letter, outcome }: { letter: Delivery; outcome: Outcome }): Promise<void> =>
  letterLane.settle(letter, outcome);
