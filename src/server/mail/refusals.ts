import { inArray } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { mailRefusals } from '#src/db/schema.ts';
import { MAIL_LIST_NAMES, type MailList, type MailListChoice } from '#src/domain/members/mail-lists.ts';
import { paths } from '#src/paths.ts';
import { read, write } from '../base/database.ts';
import { sha256 } from '../base/secrets.ts';
import { isSigned, signatureOf } from '../base/signing.ts';
import { siteLink } from '../base/site-link.ts';

/** What the link of a refusal holds. */
export interface Refusal {
  list: MailList;
  /** SHA-256 of the address in lower case, and of the list unless that is `recipes`. */
  address: string;
  signature: string;
}

/** Recipes were the first list: links to end them lie in mailboxes. */
const keyOf = (email: string, list: MailList): string =>
  sha256(list === 'recipes' ? email.toLowerCase() : `${list}:${email.toLowerCase()}`);
const signed = ({ list, address }: Omit<Refusal, 'signature'>): string =>
  `mail-refusal:${list === 'recipes' ? '' : `${list}:`}${address}`;

/** The links by which the owner of an address ends a list: a page that asks first, and a call for mail programs. */
export async function refusalLinks(email: string, list: MailList): Promise<{ page: string; call: string }> {
  const address = keyOf(email, list);
  const refusal = { address, signature: await signatureOf(signed({ list, address })), list };
  return { page: siteLink(paths.stopMails(refusal)), call: siteLink(paths.refuseMail(refusal)) };
}

export const isRefusal = (refusal: Refusal): Promise<boolean> => isSigned(signed(refusal), refusal.signature);

/** Sends an address no more mails of a list from now on; `false` for a link this site did not sign. Repeating it changes nothing. */
export async function refuseMail(refusal: Refusal): Promise<boolean> {
  if (!(await isRefusal(refusal))) return false;
  await write((tx) => addRefusal(tx, refusal.address));
  return true;
}

const addRefusal = (tx: Transaction, addressHash: string) =>
  tx.insert(mailRefusals).values({ addressHash, at: Date.now() }).onConflictDoNothing();

type Reading = Pick<Transaction, 'select'>;

export async function refusesMail(email: string, list: MailList, reading: Reading = read()): Promise<boolean> {
  return !(await mailListsOf(email, reading))[list];
}

/** Which lists go to an address. */
export async function mailListsOf(email: string, reading: Reading = read()): Promise<MailListChoice> {
  const keys = MAIL_LIST_NAMES.map((list) => keyOf(email, list));
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
  await tx.delete(mailRefusals).where(
    inArray(
      mailRefusals.addressHash,
      MAIL_LIST_NAMES.map((list) => keyOf(email, list)),
    ),
  );
  for (const list of MAIL_LIST_NAMES) if (!choice[list]) await addRefusal(tx, keyOf(email, list));
}

/** An account that moves to another address wants no more mails there than before. */
export async function moveRefusals(tx: Transaction, from: string, to: string): Promise<void> {
  const [before, there] = [await mailListsOf(from, tx), await mailListsOf(to, tx)];
  for (const list of MAIL_LIST_NAMES) if (!before[list] && there[list]) await addRefusal(tx, keyOf(to, list));
}
