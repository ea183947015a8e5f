import { eq } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { cookNotes } from '#src/db/schema.ts';
import { tag } from '../base/tags.ts';

/** Has the pages made anew that say what a member wrote: with how they are called, or what they are here, changes what stands there. */
export async function touchNotesOf(tx: Transaction, change: Change, userId: string): Promise<void> {
  const mine = tx.selectDistinct({ recipeId: cookNotes.recipeId }).from(cookNotes).where(eq(cookNotes.userId, userId));
  for (const { recipeId } of await mine) change.touch('content', tag.cookNotes(recipeId));
}
