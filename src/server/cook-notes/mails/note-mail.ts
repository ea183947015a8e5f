import type { Transaction } from '#src/db/client.ts';
import type { MailList } from '#src/domain/members/mail-lists.ts';
import { paths } from '#src/paths.ts';
import { siteLink } from '../../base/site-link.ts';
import { queueMail } from '../../mail/queue.ts';
import { refusalLinks, refusesMail } from '../../mail/refusals.ts';
import type { MailData, ProvenAddress } from '../../mail/templates.ts';

type Data = MailData<'cook-note'>;
/** The content of a mail; what is left out is not there. */
export type NoteMail = Pick<Data, 'subject' | 'title' | 'paragraphs' | 'reason'> &
  Partial<Pick<Data, 'quotes' | 'facts' | 'action' | 'fine'>>;

export interface Addressee {
  email: ProvenAddress;
  firstName: string | null;
}

/**
 * Queues a mail of a list in the transaction of what it tells of, unless its reader ended the list. Links are signed:
 * whoever opens the write has the site's key made before (`siteKey`), because nothing is written beside a write.
 */
export async function queueNoteMail(tx: Transaction, list: MailList, { email, firstName }: Addressee, mail: NoteMail) {
  if (await refusesMail(email, list, tx)) return;
  const data = { quotes: [], facts: [], action: null, fine: [], ...mail };
  await queueMail(tx, {
    to: email,
    template: 'cook-note',
    data: { ...data, firstName, list, refusal: await refusalLinks(email, list) },
  });
}

export const noteLink = (recipeId: string, noteId: string): string => siteLink(paths.cookNote(recipeId, noteId));
