/** The work of sending letters that a thread of its own does, with its own client of the database; the file it runs. */
import '../../workers/behind-pages.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import type { Outcome } from '../../mail/rounds.ts';
import type { Delivery } from '../../newsletter/letters/sending.ts';

// Not before the thread gives way: what it loads takes a processor for as long as some hundred pages.
const lane = async () => (await import('../../newsletter/letters/sending.ts')).letterLane;

export async function prepareReaders(letterId: string): Promise<boolean> {
  const preparing = await import('../../newsletter/letters/preparing.ts');
  return preparing.prepareSome(letterId);
}

export async function takeLetter({ now, leasedUntil }: { now: number; leasedUntil: number }): Promise<Delivery | null> {
  return (await lane()).take(now, leasedUntil);
}

/** Down to its bytes, but for Resend, which composes them itself. */
export async function composeLetter(letter: Delivery): Promise<OutgoingMail | null> {
  const { mailService } = await import('../../mail/service.ts');
  const { composeMail } = await import('../../mail/mime.ts');
  const mail = await (await lane()).compose(letter);
  if (!mail || mailService().kind === 'resend') return mail;
  return { ...mail, source: await composeMail(mail) };
}

export async function settleLetter({ letter, outcome }: { letter: Delivery; outcome: Outcome }): Promise<void> {
  return (await lane()).settle(letter, outcome);
}
