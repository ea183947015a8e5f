import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { LIFETIME } from '#src/domain/members/accounts.ts';
import { paths } from '#src/paths.ts';
import type { Account } from '../base/accounts.ts';
import { write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { issueSecret, type Secret, spendToken, withdrawSecrets } from '../base/secrets/secrets.ts';
import { siteLink } from '../base/site-link.ts';
import { type CountedMail, takeTurn } from '../mail/first-mails.ts';
import { provenAddressOf } from '../mail/proven.ts';
import { mailedLately, queueMail } from '../mail/queue.ts';
import { moveRefusals } from '../mail/refusals.ts';
import { moveSubscription } from '../newsletter/subscriptions.ts';
import { endAllSessions } from './sessions.ts';
import { removeYoungWays } from './sign-in-methods.ts';

const addressChanges = cap({ times: 5, seconds: 3600 });

/**
 * Asks a new address to confirm that it is the member's, and tells today's, with a link that takes the move back for 72
 * hours. Throws `rate_limited` after five addresses an hour.
 */
export async function askNewAddress(tx: Transaction, account: Account, newEmail: string, counted: CountedMail) {
  const { id, email, firstName } = account;
  await addressChanges.take(id);
  const undo = await issueSecret(tx, { userId: id, purpose: 'email_undo', email });
  const undoLink = siteLink(paths.undoEmailChange, { token: undo });
  const to = provenAddressOf(account);
  if (to) await queueMail(tx, { to, template: 'address-changed', data: { firstName, newEmail, undoLink } });
  const [taken] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, newEmail), ne(users.id, id)));
  // The member is not told that the address has an account already; its owner is.
  if (taken) {
    if (await mailedLately(tx, newEmail, 'account-exists')) return;
    const data = { link: siteLink(paths.login) };
    return queueMail(tx, { to: newEmail, turn: takeTurn(counted), template: 'account-exists', data });
  }
  if (await mailedLately(tx, newEmail, 'confirm-address')) return;
  const turn = takeTurn(counted);
  const lifetime = LIFETIME.verificationLink + turn.wait;
  const token = await issueSecret(tx, { userId: id, purpose: 'email_change', email: newEmail, lifetime });
  const link = siteLink(paths.verifyEmail, { token });
  await queueMail(tx, { to: newEmail, turn, template: 'confirm-address', data: { link } });
}

/**
 * Moves an account to the address that spent a link. What was mailed to the old one opens it no more, but for the way
 * back. `false` when the account asks for another address by now.
 */
export async function moveAccount(tx: Transaction, { userId, email }: Secret): Promise<boolean> {
  await refuseTaken(tx, userId, email);
  const now = Date.now();
  const [before] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const rows = await tx
    .update(users)
    .set({ email, pendingEmail: null, emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.pendingEmail, email)))
    .returning({ id: users.id });
  await withdrawSecrets(tx, userId, 'email_undo');
  if (before && rows.length > 0) {
    await moveRefusals(tx, before.email, email);
    await moveSubscription(tx, before.email, email);
  }
  return rows.length > 0;
}

async function refuseTaken(tx: Transaction, userId: string, email: string): Promise<void> {
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  if (taken) throw new AppError('conflict', 'This address now belongs to another account');
}

/**
 * Spends the link that an old address was mailed: the account is at that address again, nothing that was mailed since
 * opens it, every session ends, and what else
 * opens it is gone where it is young: it may be whose who moved it. Throws `validation` for a link that is not good any
 * more.
 */
export async function undoAddressChange(token: string): Promise<void> {
  await write(async (tx) => {
    const secret = await spendToken(tx, token, ['email_undo']);
    if (!secret) throw new AppError('validation', 'This link has been used or is more than three days old');
    const { userId, email } = secret;
    // Nobody keeps the owner out by signing up with their address meanwhile: that it is theirs, nobody else has shown.
    await tx.delete(users).where(and(eq(users.email, email), ne(users.id, userId), isNull(users.emailVerifiedAt)));
    await refuseTaken(tx, userId, email);
    const now = Date.now();
    const back = { email, pendingEmail: null, emailVerifiedAt: now, updatedAt: now };
    const [moved] = await tx.select().from(users).where(eq(users.id, userId));
    await tx.update(users).set(back).where(eq(users.id, userId));
    if (moved) await moveSubscription(tx, moved.email, email);
    await withdrawSecrets(tx, userId);
    if (moved) await removeYoungWays(tx, moved, secret.createdAt);
    await endAllSessions(tx, userId);
  });
}
