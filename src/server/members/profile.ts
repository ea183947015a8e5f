import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { ProfileChange } from '#src/domain/members/accounts.ts';
import type { MemberView } from '#src/domain/members/member.ts';
import { write } from '../base/database.ts';
import { isAwaited, withdrawSecret } from '../base/secrets/secrets.ts';
import type { SignedIn } from '../base/viewer.ts';
import { settlePhotos } from '../cook-notes/photos.ts';
import { lookAtName } from '../cook-notes/renaming.ts';
import { touchNotesOf } from '../cook-notes/written-by.ts';
import { countAsked } from '../mail/first-mails.ts';
import { subscribeMember } from '../newsletter/subscriptions.ts';
import { askNewAddress } from './address-change.ts';
import { requireShownFactor } from './factors.ts';
import { viewOf } from './members.ts';
import { isProven, notProven } from './reauthentication.ts';

/**
 * Changes the member's own information. Another address than today's becomes a pending one, and is asked again once its
 * link has expired; today's withdraws it. Throws `reauthentication_required` for a new one when the sign-in is 10 minutes
 * old and the current password is not given, and `rate_limited` after five addresses an hour.
 */
export async function updateProfile(
  member: SignedIn,
  { email, currentPassword, newsletterSubscription, ...fields }: ProfileChange,
  network: string,
): Promise<MemberView> {
  // A hash takes its time: nothing of it inside the transaction.
  const proven = await isProven(member, currentPassword);
  const view = await write(async (tx, change) => {
    const [before] = await tx.select().from(users).where(eq(users.id, member.id));
    if (!before) throw new AppError('unauthenticated', 'Please sign in');
    const pendingEmail = email === undefined ? before.pendingEmail : email === before.email ? null : email;
    const isNew = pendingEmail !== before.pendingEmail;
    const isAsked = !isNew && (await isAwaited(tx, before.id, 'email_change'));
    const asks = email !== undefined && pendingEmail !== null && !isAsked;
    if (asks) await requireShownFactor(tx, member);
    if (isNew && pendingEmail && !proven) throw notProven();
    if (isNew) await withdrawSecret(tx, before.id, 'email_change');
    if (asks) {
      const counted = countAsked({ network, to: pendingEmail, form: 'new address' });
      await askNewAddress(tx, before, pendingEmail, counted);
    }
    if (newsletterSubscription !== undefined) await subscribeMember(tx, before.email, newsletterSubscription);
    const lastName = fields.lastName === undefined ? before.lastName : fields.lastName || null;
    const [after] = await tx
      .update(users)
      .set({ ...fields, lastName, pendingEmail, updatedAt: Date.now() })
      .where(eq(users.id, member.id))
      .returning();
    if (after && (after.firstName !== before.firstName || after.lastName !== before.lastName)) {
      await lookAtName(tx, change, after);
      await touchNotesOf(tx, change, member.id);
    }
    return viewOf(after ?? before, member.session, tx);
  });
  // What the new name took off the page is no longer served.
  await settlePhotos();
  return view;
}
