import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { users } from '#src/db/schema.ts';
import type { ProfileChange } from '#src/domain/accounts.ts';
import { AppError } from '#src/domain/errors.ts';
import type { MemberView } from '#src/domain/member.ts';
import { paths } from '#src/paths.ts';
import { write } from './database.ts';
import { cap } from './limits.ts';
import { mailedLately, queueMail } from './mail.ts';
import { type Account, siteLink, viewOf } from './members.ts';
import { isAwaited, issueSecret, withdrawSecret } from './secrets.ts';
import type { SignedIn } from './viewer.ts';

const addressChanges = cap({ times: 5, seconds: 3600 });

/**
 * Changes the member's own information. Another address than today's becomes a pending one, and is asked again once its
 * link has expired; today's withdraws it. Throws `rate_limited` after five addresses an hour.
 */
export async function updateProfile(member: SignedIn, { email, ...fields }: ProfileChange): Promise<MemberView> {
  return write(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, member.id));
    if (!before) throw new AppError('unauthenticated', 'Please sign in');
    const pendingEmail = email === undefined ? before.pendingEmail : email === before.email ? null : email;
    if (pendingEmail !== before.pendingEmail) await withdrawSecret(tx, before.id, 'email_change');
    const isAsked = pendingEmail === before.pendingEmail && (await isAwaited(tx, before.id, 'email_change'));
    if (email !== undefined && pendingEmail && !isAsked) await askNewAddress(tx, before, pendingEmail);
    const lastName = fields.lastName === undefined ? before.lastName : fields.lastName || null;
    const [after] = await tx
      .update(users)
      .set({ ...fields, lastName, pendingEmail, updatedAt: Date.now() })
      .where(eq(users.id, member.id))
      .returning();
    return viewOf({ ...(after ?? before), requiresPasswordChange: member.session.requiresPasswordChange });
  });
}

async function askNewAddress(tx: Transaction, { id, email, firstName }: Account, newEmail: string) {
  await addressChanges.take(id);
  const told = { to: email, template: 'address-changed', data: { firstName, newEmail } } as const;
  await queueMail(tx, told);
  const [taken] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, newEmail), ne(users.id, id)));
  // The member is not told that the address has an account already; its owner is.
  if (taken) {
    if (await mailedLately(tx, newEmail, 'account-exists')) return;
    const data = { firstName: taken.firstName, link: siteLink(paths.login) };
    return queueMail(tx, { to: newEmail, template: 'account-exists', data });
  }
  if (await mailedLately(tx, newEmail, 'confirm-address')) return;
  const token = await issueSecret(tx, { userId: id, purpose: 'email_change', email: newEmail });
  const link = siteLink(paths.verifyEmail, { token });
  await queueMail(tx, { to: newEmail, template: 'confirm-address', data: { firstName, link } });
}
