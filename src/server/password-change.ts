import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { LIFETIME } from '#src/domain/accounts.ts';
import { AppError } from '#src/domain/errors.ts';
import { paths } from '#src/paths.ts';
import { write } from './database.ts';
import { guesses } from './limits.ts';
import { mailedLately, queueMail } from './mail.ts';
import { findAccount, siteLink } from './members.ts';
import { hashPassword, passwordMatches, refuseCommonPassword } from './passwords.ts';
import { issueSecret, withdrawSecret } from './secrets.ts';
import { keepOnlySession } from './sessions.ts';
import type { SignedIn } from './viewer.ts';

/**
 * Mails a temporary password, a second one beside the old, which goes on working: nobody can lock out somebody else.
 * Does nothing for an unknown or closed account, and for a second request within 300 seconds.
 */
export async function sendTemporaryPassword(email: string): Promise<void> {
  await write(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.email, email));
    if (!account?.isActive || (await mailedLately(tx, email, 'temporary-password'))) return;
    const password = await issueSecret(tx, { userId: account.id, purpose: 'temporary_password', email });
    const data = { firstName: account.firstName, password, link: siteLink(paths.login) };
    await queueMail(tx, { to: email, template: 'temporary-password', data });
  });
}

/** Wrong claims of the current password by one who is signed in. */
const claims = guesses({ free: 5, seconds: 86_400, longest: 900 });

/** Throws unless the member knows their password; `path` is the field that says so. */
export async function provePassword(userId: string, password: string, path: string): Promise<void> {
  await claims.attempt(userId);
  const account = await findAccount(userId);
  if (!(await passwordMatches(password, account?.passwordHash))) {
    const message = 'This is not your current password';
    throw new AppError('validation', message, { issues: [{ path, message }] });
  }
  await claims.forgive(userId);
}

interface Change {
  newPassword: string;
  currentPassword?: string | undefined;
}

/**
 * Changes the password and ends every other session. Throws `reauthentication_required` when the sign-in is 10 minutes
 * old and the current password is not given: a stolen session must not become a stolen account.
 */
export async function changePassword({ id, session }: SignedIn, { newPassword, currentPassword }: Change) {
  const isFresh = Date.now() - session.signedInAt < LIFETIME.freshSignIn;
  if (!isFresh && !session.requiresPasswordChange) {
    if (!currentPassword) {
      throw new AppError('reauthentication_required', 'Please enter your current password, too');
    }
    await provePassword(id, currentPassword, 'currentPassword');
  }
  refuseCommonPassword(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await write(async (tx) => {
    const changed = { passwordHash, requiresPasswordChange: false, updatedAt: Date.now() };
    await tx.update(users).set(changed).where(eq(users.id, id));
    await withdrawSecret(tx, id, 'temporary_password');
    await keepOnlySession(tx, id, session.storedId);
  });
}
