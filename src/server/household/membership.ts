import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { householdInvitations, householdMembers, households, ownRecipes } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { HOUSEHOLD_LIMIT, type Sharing } from '#src/domain/household/household.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { partList } from '../premium/shopping-list/parting.ts';

/** Changes of any kind to households by one member. */
export const householdChanges = cap({ times: 60, seconds: 600 });

type Db = Pick<Transaction, 'select'>;
export type Membership = typeof householdMembers.$inferSelect;

export async function membershipOf(userId: string, db: Db = read()): Promise<Membership | null> {
  const [row] = await db.select().from(householdMembers).where(eq(householdMembers.userId, userId));
  return row ?? null;
}

/** The same, for what needs one; throws `conflict`. */
export async function requireMembership(db: Db, userId: string): Promise<Membership> {
  const own = await membershipOf(userId, db);
  if (!own) throw new AppError('conflict', 'You’re in no household. Start one, or ask for an invitation.');
  return own;
}

/** Throws `conflict` for who is in a household. */
export async function createHousehold(userId: string): Promise<void> {
  await householdChanges.take(userId);
  await write(async (tx) => {
    const id = randomUUID();
    await tx.insert(households).values({ id, createdAt: Date.now() });
    await addMember(tx, userId, id, true);
  });
}

/** Throws `conflict` for who is in a household, and where there is no place left. */
export async function addMember(tx: Transaction, userId: string, householdId: string, isOwner = false): Promise<void> {
  if (await membershipOf(userId, tx))
    throw new AppError('conflict', 'You’re in a household already. Leave it first, then try again.');
  if ((await membersOf(tx, householdId)).length >= HOUSEHOLD_LIMIT)
    throw new AppError('conflict', `This household is full: ${HOUSEHOLD_LIMIT} people at most`);
  // Plans are not read together yet: nobody's says what of another's list is stale.
  await tx
    .insert(householdMembers)
    .values({ userId, householdId, isOwner, sharesPantry: true, sharesPlan: false, joinedAt: Date.now() });
}

/** By when they joined. */
export const membersOf = (db: Db, householdId: string): Promise<Membership[]> =>
  db
    .select()
    .from(householdMembers)
    .where(eq(householdMembers.householdId, householdId))
    .orderBy(asc(householdMembers.joinedAt), asc(householdMembers.userId));

/** Leaves, where the member is in a household. */
export async function leaveHousehold(userId: string): Promise<void> {
  await householdChanges.take(userId);
  await write((tx) => endMembership(tx, userId));
}

/** Throws `forbidden` for who is not the owner, `conflict` for the owner; `false` when nobody of that id is in it. */
export async function putOut(userId: string, otherId: string): Promise<boolean> {
  await householdChanges.take(userId);
  return write(async (tx) => {
    const own = await requireMembership(tx, userId);
    if (!own.isOwner) throw new AppError('forbidden', 'Only who began the household can put somebody out');
    if (otherId === userId) throw new AppError('conflict', 'You can’t put yourself out. You can leave.');
    const other = await membershipOf(otherId, tx);
    if (other?.householdId !== own.householdId) return false;
    await endMembership(tx, otherId);
    return true;
  });
}

/**
 * Ends a membership, and the invitations that the member made. The longest member becomes the owner where the owner goes;
 * a household nobody is left in goes too.
 */
export async function endMembership(tx: Transaction, userId: string): Promise<void> {
  const own = await membershipOf(userId, tx);
  if (!own) return;
  const { householdId, isOwner } = own;
  // What was shared with these people was not shared with the next.
  await tx.update(ownRecipes).set({ householdId: null }).where(eq(ownRecipes.ownerId, userId));
  await partList(tx, userId, () => tx.delete(householdMembers).where(eq(householdMembers.userId, userId)));
  await tx
    .delete(householdInvitations)
    .where(and(eq(householdInvitations.householdId, householdId), eq(householdInvitations.invitedBy, userId)));
  const [longest] = await membersOf(tx, householdId);
  if (!longest) await tx.delete(households).where(eq(households.id, householdId));
  else if (isOwner)
    await tx.update(householdMembers).set({ isOwner: true }).where(eq(householdMembers.userId, longest.userId));
}

/** Chooses what of theirs is read together with the others'; throws `conflict` for who is in no household. */
export async function chooseSharing(userId: string, sharing: Sharing): Promise<void> {
  await householdChanges.take(userId);
  await write(async (tx) => {
    const chosen = { ...(await requireMembership(tx, userId)), ...sharing };
    const choose = () => tx.update(householdMembers).set(chosen).where(eq(householdMembers.userId, userId));
    if (chosen.sharesList) await choose();
    else await partList(tx, userId, choose);
  });
}
