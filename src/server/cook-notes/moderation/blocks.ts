import { and, eq, inArray } from 'drizzle-orm';
import { cookNoteBlocks, cookNotes, users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { may } from '#src/domain/members/permissions.ts';
import { recordAudit } from '../../base/audit.ts';
import { write } from '../../base/database.ts';
import { siteKey } from '../../base/secrets/signing.ts';
import { provenAddressOf } from '../../mail/proven.ts';
import { tellBlocked } from '../mails/to-writer.ts';
import { settlePhotos } from '../photos.ts';
import { carryOut, type Moderator } from './decisions.ts';

interface Block {
  reason: string;
  /** Whether everything of theirs that waits or is published goes off the site, too. */
  takesNotes: boolean;
}

/**
 * Lets a member write no more notes, who keeps their account and is told why; `false` where there is no such member.
 * Throws `forbidden` for somebody who works here.
 */
export async function blockCook(moderator: Moderator, userId: string, { reason, takesNotes }: Block): Promise<boolean> {
  await siteKey();
  const ids = await write(async (tx, change) => {
    const [member] = await tx.select().from(users).where(eq(users.id, userId));
    if (!member) return null;
    if (may(member.role, 'write'))
      throw new AppError('forbidden', 'Whoever works here cannot be blocked: change their role first');
    const block = { reason, at: Date.now() };
    await tx
      .insert(cookNoteBlocks)
      .values({ userId, ...block })
      .onConflictDoUpdate({ target: cookNoteBlocks.userId, set: block });
    const theirs = and(eq(cookNotes.userId, userId), inArray(cookNotes.status, ['waiting', 'published']));
    const notes = takesNotes ? await tx.select().from(cookNotes).where(theirs) : [];
    for (const note of notes) {
      const decision = { decision: 'refuse', ground: 'rules', reason } as const;
      await carryOut(tx, change, { moderator, note, decision, isQuiet: true });
    }
    await recordAudit(tx, moderator, {
      action: 'cook-note.block',
      subject: member.email,
      details: { reason, notes: notes.length },
    });
    const email = provenAddressOf(member);
    if (email) await tellBlocked(tx, { email, firstName: member.firstName }, reason, takesNotes);
    return notes.map(({ id }) => id);
  });
  if (ids && ids.length > 0) await settlePhotos(ids);
  return ids !== null;
}

/** Lets a member write notes again; `false` where nobody blocked them. */
export async function unblockCook(moderator: Moderator, userId: string): Promise<boolean> {
  return write(async (tx) => {
    const [block] = await tx.delete(cookNoteBlocks).where(eq(cookNoteBlocks.userId, userId)).returning();
    if (!block) return false;
    const [member] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    await recordAudit(tx, moderator, { action: 'cook-note.unblock', subject: member?.email ?? userId });
    return true;
  });
}
