import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { users } from '#src/db/schema.ts';
import { LIFETIME } from '#src/domain/members/accounts.ts';
import { paths } from '#src/paths.ts';
import type { Account } from '../base/accounts.ts';
import { write } from '../base/database.ts';
import { issueSecret, withdrawSecret } from '../base/secrets/secrets.ts';
import { siteLink } from '../base/site-link.ts';
import type { SignedIn } from '../base/viewer.ts';
import { type CountedMail, countAsked, takeTurn } from '../mail/first-mails.ts';
import { provenAddressOf } from '../mail/proven.ts';
import { mailedLately, queueMail } from '../mail/queue.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { requireProof } from './reauthentication.ts';
import { keepOnlySession, renewSession } from './sessions.ts';

/**
 * Mails a temporary password, a second one beside the old, which goes on working: nobody can lock out somebody else.
 * Does nothing for an unknown or closed account, and for a second request within 300 seconds.
 */
export async function sendTemporaryPassword(email: string, network: string): Promise<void> {
  const counted = countAsked({ network, to: email, form: 'password' });
  await write(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.email, email));
    if (!account?.isActive || (await mailedLately(tx, email, 'temporary-password'))) return;
    await mailTemporaryPassword(tx, account, counted);
  });
}

/** Issues a temporary password and queues its mail. */
export async function mailTemporaryPassword(
  tx: Transaction,
  account: Pick<Account, 'id' | 'email' | 'emailVerifiedAt'>,
  counted: CountedMail,
): Promise<void> {
  const { id, email } = account;
  const to = provenAddressOf(account);
  const turn = to ? null : takeTurn(counted);
  const lifetime = LIFETIME.temporaryPassword + (turn?.wait ?? 0);
  const password = await issueSecret(tx, { userId: id, purpose: 'temporary_password', email, lifetime });
  const mail = { template: 'temporary-password', data: { password, link: siteLink(paths.login) } } as const;
  if (to) await queueMail(tx, { to, ...mail });
  else if (turn) await queueMail(tx, { to: email, turn, ...mail });
}

interface Change {
  newPassword: string;
  currentPassword?: string | undefined;
}

/**
 * Changes the password and ends every other session; returns the new id of the one that goes on. Throws `reauthentication_required` when the sign-in is 10 minutes
 * old and the current password is not given.
 */
export async function changePassword(member: SignedIn, { newPassword, currentPassword }: Change): Promise<string> {
  const { id, session } = member;
  if (!session.requiresPasswordChange) await requireProof(member, currentPassword);
  refuseCommonPassword(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  return write(async (tx) => {
    const changed = { passwordHash, requiresPasswordChange: false, updatedAt: Date.now() };
    await tx.update(users).set(changed).where(eq(users.id, id));
    await withdrawSecret(tx, id, 'temporary_password');
    await keepOnlySession(tx, id, session.storedId);
    return renewSession(tx, session.storedId);
  });
}
