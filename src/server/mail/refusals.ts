import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { mailRefusals } from '#src/db/schema.ts';
import { MAIL_LIST_NAMES, type MailList, type MailListChoice } from '#src/domain/members/mail-lists.ts';
import { paths } from '#src/paths.ts';
import { read, write } from '../base/database.ts';
import { sha256 } from '../base/secrets/secrets.ts';
import { isSigned, signatureOf } from '../base/secrets/signing.ts';
import { siteLink } from '../base/site-link.ts';
import { recordStop } from './stop-record.ts';
import { suppressionOf } from './suppressions.ts';

/** The content of a refusal's link. */
export interface MailRefusal {
  list: MailList;
  /** SHA-256 of the address in lower case, and of the list unless that is `recipes`. */
  address: string;
  signature: string;
}

/** The mails that may be refused: one of the lists, or the newsletter, to which nobody is sent who did not ask for it. */
type Refusable = MailList | 'newsletter';

/** Recipes were the first list: links to end them lie in mailboxes. */
export const listKey = (email: string, list: Refusable): string =>
  sha256(list === 'recipes' ? email.toLowerCase() : `${list}:${email.toLowerCase()}`);
const signed = ({ list, address }: Omit<MailRefusal, 'signature'>): string =>
  `mail-refusal:${list === 'recipes' ? '' : `${list}:`}${address}`;

/** The links by which the owner of an address ends a list: a page that asks first, and a call for mail programs. */
export async function refusalLinks(email: string, list: MailList): Promise<{ page: string; call: string }> {
  const address = listKey(email, list);
  const refusal = { address, signature: await signatureOf(signed({ list, address })), list };
  return { page: siteLink(paths.stopMails(refusal)), call: siteLink(paths.refuseMail(refusal)) };
}

export const isRefusal = (refusal: MailRefusal): Promise<boolean> => isSigned(signed(refusal), refusal.signature);

/** Sends an address no more mails of a list from now on; `false` for a link this site did not sign. Repeating it changes nothing. */
export async function refuseMail(refusal: MailRefusal): Promise<boolean> {
  if (!(await isRefusal(refusal))) return false;
  await write((tx) => addRefusal(tx, refusal.address));
  return true;
}

/** An address wants no mails of a list any more. */
export const refuseList = (tx: Transaction, email: string, list: Refusable): Promise<void> =>
  addRefusal(tx, listKey(email, list));

/** An address wants mails of a list again. */
export async function allowList(tx: Transaction, email: string, list: Refusable): Promise<void> {
  const key = listKey(email, list);
  const gone = await tx
    .delete(mailRefusals)
    .where(eq(mailRefusals.addressHash, key))
    .returning({ key: mailRefusals.addressHash });
  if (gone.length > 0) recordStop({ key, what: 'allowed', at: Date.now() });
}

async function addRefusal(tx: Transaction, addressHash: string, at = Date.now()): Promise<void> {
  const added = await tx
    .insert(mailRefusals)
    .values({ addressHash, at })
    .onConflictDoNothing()
    .returning({ key: mailRefusals.addressHash });
  if (added.length > 0) recordStop({ key: addressHash, what: 'refused', at });
}

type Reading = Pick<Transaction, 'select'>;

/** Whether nothing of a list goes to an address: its owner refused it, or no list goes there at all. */
export async function refusesMail(email: string, list: Refusable, reading: Reading = read()): Promise<boolean> {
  const [refusal] = await reading
    .select({ key: mailRefusals.addressHash })
    .from(mailRefusals)
    .where(eq(mailRefusals.addressHash, listKey(email, list)));
  return refusal !== undefined || (await suppressionOf(email, reading)) !== null;
}

/** Which lists go to an address. */
export async function mailListsOf(email: string, reading: Reading = read()): Promise<MailListChoice> {
  const keys = MAIL_LIST_NAMES.map((list) => listKey(email, list));
  const refused = await reading
    .select({ key: mailRefusals.addressHash })
    .from(mailRefusals)
    .where(inArray(mailRefusals.addressHash, keys));
  const refusedKeys = new Set(refused.map(({ key }) => key));
  return Object.fromEntries(
    MAIL_LIST_NAMES.map((list, i) => [list, !refusedKeys.has(keys[i] ?? '')]),
  ) as MailListChoice;
}

/** Says for each list whether it goes to an address. */
export async function chooseMailLists(tx: Transaction, email: string, choice: MailListChoice): Promise<void> {
  for (const list of MAIL_LIST_NAMES) await (choice[list] ? allowList : refuseList)(tx, email, list);
}

/** An account that moves to another address wants no more mails there than before. */
export async function moveRefusals(tx: Transaction, from: string, to: string): Promise<void> {
  const [before, there] = [await mailListsOf(from, tx), await mailListsOf(to, tx)];
  for (const list of MAIL_LIST_NAMES) if (!before[list] && there[list]) await refuseList(tx, to, list);
}
