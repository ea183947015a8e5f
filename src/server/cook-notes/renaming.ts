import { and, eq } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { cookNotes } from '#src/db/schema.ts';
import { may } from '#src/domain/members/permissions.ts';
import { tag } from '../base/tags.ts';
import type { SignedIn } from '../base/viewer.ts';
import { hasStaffName } from './gate.ts';
import { nameTrouble } from './standing.ts';

/**
 * A name stands under everything its member wrote: one that pretends to be somebody who works here, or an address, takes
 * the notes off the page until somebody has looked.
 */
export async function lookAtName(
  tx: Transaction,
  change: Change,
  member: Pick<SignedIn, 'id' | 'role' | 'firstName' | 'lastName'>,
): Promise<void> {
  if (may(member.role, 'write')) return;
  if (nameTrouble(member) === null && !(await hasStaffName(tx, member))) return;
  const hidden = await tx
    .update(cookNotes)
    .set({ status: 'waiting', concerns: ['staff-name'], statusAt: Date.now() })
    .where(and(eq(cookNotes.userId, member.id), eq(cookNotes.status, 'published')))
    .returning({ recipeId: cookNotes.recipeId });
  for (const { recipeId } of hidden) change.touch('content', tag.cookNotes(recipeId));
}
