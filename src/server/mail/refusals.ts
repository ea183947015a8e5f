import { eq } from 'drizzle-orm';
import { mailRefusals } from '#src/db/schema.ts';
import { paths } from '#src/paths.ts';
import { read, write } from '../base/database.ts';
import { sha256 } from '../base/secrets.ts';
import { isSigned, signatureOf } from '../base/signing.ts';
import { siteLink } from '../base/site-link.ts';

/** What the link of a refusal holds. */
export interface Refusal {
  /** SHA-256 of the address in lower case. */
  address: string;
  signature: string;
}

const signed = (addressHash: string): string => `mail-refusal:${addressHash}`;

/** The links by which the owner of an address refuses recipes: a page that asks first, and a call for mail programs. */
export async function refusalLinks(email: string): Promise<{ page: string; call: string }> {
  const address = sha256(email.toLowerCase());
  const signature = await signatureOf(signed(address));
  return {
    page: siteLink(paths.stopMails({ address, signature })),
    call: siteLink(paths.refuseMail({ address, signature })),
  };
}

export const isRefusal = ({ address, signature }: Refusal): Promise<boolean> => isSigned(signed(address), signature);

/**
 * Sends an address no more recipes of members from now on; `false` for a link this site did not sign. Repeating it
 * changes nothing.
 */
export async function refuseMail(refusal: Refusal): Promise<boolean> {
  if (!(await isRefusal(refusal))) return false;
  await write((tx) =>
    tx.insert(mailRefusals).values({ addressHash: refusal.address, at: Date.now() }).onConflictDoNothing(),
  );
  return true;
}

export async function refusesMail(email: string): Promise<boolean> {
  const [row] = await read()
    .select({ at: mailRefusals.at })
    .from(mailRefusals)
    .where(eq(mailRefusals.addressHash, sha256(email.toLowerCase())));
  return row !== undefined;
}
