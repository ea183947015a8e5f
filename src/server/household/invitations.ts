import { randomBytes, randomUUID } from 'node:crypto';
import { and, count, eq, gt, lt, lte, type SQL } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { householdInvitations, users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import {
  INVITATION_DAYS,
  INVITATION_LIMIT,
  INVITATION_TRIES,
  type ShownInvitation,
} from '#src/domain/household/household.ts';
import { paths } from '#src/paths.ts';
import { premiumOfHousehold } from '../base/accounts.ts';
import { CLOCK_SLACK } from '../base/clock.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { sha256 } from '../base/secrets/secrets.ts';
import { siteLink } from '../base/site-link.ts';
import type { SignedIn } from '../base/viewer.ts';
import { mailInvitation } from './invitation-mail.ts';
import { addMember, householdChanges, membersOf, requireMembership } from './membership.ts';

const madeADay = cap({ times: INVITATION_LIMIT.aDay, seconds: 86_400 });
/** Secrets that a member tries, right or wrong. */
const tries = cap({ times: INVITATION_TRIES, seconds: 3600 });

/** Not one that a clock made which was ahead: it would be open for as long as that. */
export const canBeTaken = (which: SQL, now = Date.now()) =>
  and(which, gt(householdInvitations.expiresAt, now), lte(householdInvitations.createdAt, now + CLOCK_SLACK));

/**
 * Makes a link by which one person joins the member's household, and mails it where an address is given; nothing of it
 * but its hash is kept. Throws `conflict` where too many are open.
 */
export async function invite(
  member: SignedIn,
  { email, network }: { email?: string | undefined; network: string },
): Promise<{ url: string; expiresAt: number }> {
  await requireMembership(read(), member.id);
  await madeADay.take(member.id);
  const secret = randomBytes(24).toString('base64url');
  const createdAt = Date.now();
  const expiresAt = createdAt + INVITATION_DAYS * 86_400_000;
  const url = siteLink(paths.householdInvitation(secret));
  const mail = email === undefined ? null : await mailInvitation(member, { to: email, link: url, expiresAt, network });
  await write(async (tx) => {
    const { householdId } = await requireMembership(tx, member.id);
    const [open] = await tx
      .select({ total: count() })
      .from(householdInvitations)
      .where(canBeTaken(eq(householdInvitations.householdId, householdId)));
    if ((open?.total ?? 0) >= INVITATION_LIMIT.open)
      throw new AppError('conflict', `${INVITATION_LIMIT.open} invitations are open. Withdraw one first.`);
    await tx.insert(householdInvitations).values({
      id: randomUUID(),
      householdId,
      secretHash: sha256(secret),
      invitedBy: member.id,
      createdAt,
      expiresAt,
    });
    await mail?.(tx);
  });
  return { url, expiresAt };
}

/** For who made it, and for the owner; `false` when the household has no such invitation that this member may end. */
export async function withdrawInvitation(userId: string, id: string): Promise<boolean> {
  await householdChanges.take(userId);
  return write(async (tx) => {
    const own = await requireMembership(tx, userId);
    const gone = await tx
      .delete(householdInvitations)
      .where(
        and(
          eq(householdInvitations.id, id),
          eq(householdInvitations.householdId, own.householdId),
          own.isOwner ? undefined : eq(householdInvitations.invitedBy, userId),
        ),
      )
      .returning({ id: householdInvitations.id });
    return gone.length > 0;
  });
}

/** Who invites; `null` where the secret opens nothing: never made, taken, withdrawn or too old. */
export async function lookAtInvitation(userId: string, secret: string): Promise<ShownInvitation | null> {
  await tries.take(userId);
  const [found] = await read()
    .select({
      invitedBy: users.firstName,
      expiresAt: householdInvitations.expiresAt,
      householdId: householdInvitations.householdId,
    })
    .from(householdInvitations)
    .innerJoin(users, eq(users.id, householdInvitations.invitedBy))
    .where(canBeTaken(eq(householdInvitations.secretHash, sha256(secret))));
  if (!found) return null;
  const { householdId, ...shown } = found;
  const members = await membersOf(read(), householdId);
  const withPremium = (await premiumOfHousehold(members[0]?.userId ?? '')) !== null;
  return { ...shown, members: members.length, withPremium };
}

/** Takes an invitation, once; `false` where the secret opens nothing. Throws `conflict` as {@link addMember} does, and keeps it then. */
export async function joinHousehold(userId: string, secret: string): Promise<boolean> {
  await tries.take(userId);
  return write(async (tx) => {
    const [taken] = await tx
      .delete(householdInvitations)
      .where(canBeTaken(eq(householdInvitations.secretHash, sha256(secret))))
      .returning({ householdId: householdInvitations.householdId });
    if (taken) await addMember(tx, userId, taken.householdId);
    return taken !== undefined;
  });
}

export const removeExpiredInvitations = (tx: Transaction, now: number): Promise<unknown> =>
  tx.delete(householdInvitations).where(lt(householdInvitations.expiresAt, now));
