import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { users } from '#src/db/schema.ts';
import type { SignInChange } from '#src/domain/members/sign-in-methods.ts';
import { paths } from '#src/paths.ts';
import type { Account } from '../base/accounts.ts';
import { recordAudit } from '../base/audit.ts';
import { siteLink } from '../base/site-link.ts';
import { provenAddressOf } from '../mail/proven.ts';
import { queueMail } from '../mail/queue.ts';

/**
 * Tells a member that there is another way into their account, or one less, and writes it down where it is an
 * administrator's. `name`: the passkey, or the identity provider.
 */
export async function tellOfChange(
  tx: Transaction,
  userId: string,
  change: SignInChange,
  name: string | null = null,
): Promise<void> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId));
  if (!account) return;
  await mailOfChange(tx, account, change, name);
  const { id, email, role } = account;
  if (role !== 'admin') return;
  await recordAudit(
    tx,
    { id, email },
    { action: `sign_in.${change}`, subject: email, ...(name && { details: { name } }) },
  );
}

/** Tells a member by mail what has changed about how they sign in. */
export async function mailOfChange(
  tx: Transaction,
  account: Account,
  change: SignInChange,
  name: string | null = null,
): Promise<void> {
  const to = provenAddressOf(account);
  const data = { firstName: account.firstName, change, name, link: siteLink(paths.signInMethods) };
  if (to) await queueMail(tx, { to, template: 'sign-in-changed', data });
}
