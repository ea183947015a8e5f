import { eq } from 'drizzle-orm';
import { codeApps, linkedAccounts, passkeys, recoveryCodes, users } from '#src/db/schema.ts';
import { LIFETIME } from '#src/domain/members/accounts.ts';
import type { Account } from '../base/accounts.ts';
import { type Doer, recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { issueSecret, withdrawSecrets } from '../base/secrets/secrets.ts';
import { NO_PASSWORD } from './passwords.ts';
import { endAllSessions } from './sessions.ts';
import { mailOfChange } from './sign-in-changes.ts';

/** Whoever works on the machine itself, as the audit log names them. */
const HOST: Doer = { id: null, email: 'the command line' };

/** Another way in that was taken off with the password: whoever else had the account may have added it. */
const OTHER_WAYS = [passkeys, codeApps, recoveryCodes, linkedAccounts] as const;

/**
 * Lets somebody in again who is locked out: returns the account as it was, and a temporary password that counts for a day
 * and has to be changed. Passkeys, the code app, its codes and a linked account at the identity provider are gone, every session ends, a
 * deactivated or unverified account is open again; the owner is told by mail. For whoever runs the machine; `null` where
 * there is no account of this address.
 */
export function rescue(email: string): Promise<{ before: Account; password: string } | null> {
  return write(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
    if (!before) return null;
    const { id } = before;
    for (const table of OTHER_WAYS) await tx.delete(table).where(eq(table.userId, id));
    await endAllSessions(tx, id);
    await withdrawSecrets(tx, id);
    const now = Date.now();
    await tx
      .update(users)
      .set({
        passwordHash: NO_PASSWORD,
        requiresPasswordChange: true,
        pendingEmail: null,
        isActive: true,
        emailVerifiedAt: before.emailVerifiedAt ?? now,
        updatedAt: now,
      })
      .where(eq(users.id, id));
    const lifetime = LIFETIME.firstPassword;
    const password = await issueSecret(tx, {
      userId: id,
      purpose: 'temporary_password',
      email: before.email,
      lifetime,
    });
    await mailOfChange(tx, before, 'reset_by_host');
    await recordAudit(tx, HOST, { action: 'sign_in.reset_by_host', subject: before.email });
    return { before, password };
  });
}
