import { asc, desc, eq } from 'drizzle-orm';
import { householdInvitations, householdMembers, households, users } from '#src/db/schema.ts';
import type { Household } from '#src/domain/household/household.ts';
import type { MyData } from '#src/domain/members/my-data.ts';
import { premiumOfHousehold } from '../base/accounts.ts';
import { read } from '../base/database.ts';
import { canBeTaken } from './invitations.ts';
import { membershipOf } from './membership.ts';

/** The member's household as they see it; `null` for who is in none. */
export async function householdOf(userId: string): Promise<Household | null> {
  const own = await membershipOf(userId);
  if (!own) return null;
  const [household] = await read().select().from(households).where(eq(households.id, own.householdId));
  const members = await read()
    .select({
      id: users.id,
      name: users.firstName,
      isOwner: householdMembers.isOwner,
      sharesList: householdMembers.sharesList,
      sharesPantry: householdMembers.sharesPantry,
      joinedAt: householdMembers.joinedAt,
    })
    .from(householdMembers)
    .innerJoin(users, eq(users.id, householdMembers.userId))
    .where(eq(householdMembers.householdId, own.householdId))
    .orderBy(asc(householdMembers.joinedAt), asc(users.id));
  const invitations = await invitationsOf(own.householdId);
  return {
    createdAt: household?.createdAt ?? own.joinedAt,
    premiumOf: await premiumOfHousehold(userId),
    members: members.map((member) => ({ ...member, isYou: member.id === userId })),
    invitations: invitations.map(({ inviterId, ...invitation }) => ({
      ...invitation,
      mayWithdraw: own.isOwner || inviterId === userId,
    })),
  };
}

const invitationsOf = (householdId: string) =>
  read()
    .select({
      id: householdInvitations.id,
      inviterId: householdInvitations.invitedBy,
      invitedBy: users.firstName,
      createdAt: householdInvitations.createdAt,
      expiresAt: householdInvitations.expiresAt,
    })
    .from(householdInvitations)
    .innerJoin(users, eq(users.id, householdInvitations.invitedBy))
    .where(canBeTaken(eq(householdInvitations.householdId, householdId)))
    .orderBy(desc(householdInvitations.createdAt));

/** Which household a member is in, since when, and the invitations they made. */
export async function exportHousehold(userId: string): Promise<MyData['household']> {
  const own = await membershipOf(userId);
  const household = await householdOf(userId);
  if (!own || !household) return null;
  const { isOwner, sharesList, sharesPantry, joinedAt } = own;
  return {
    with: household.members.filter(({ isYou }) => !isYou).map(({ name }) => name),
    isOwner,
    sharesList,
    sharesPantry,
    joinedAt,
    invitations: (await invitationsOf(own.householdId))
      .filter(({ inviterId }) => inviterId === userId)
      .map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
  };
}
