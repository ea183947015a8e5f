import { and, eq, isNotNull } from 'drizzle-orm';
import { cookNotes } from '#src/db/schema.ts';
import { NO_CHANGES } from '#src/domain/cook-notes/changes.ts';
import { firstStatus } from '#src/domain/cook-notes/first-status.ts';
import { publicName } from '#src/domain/cook-notes/staff-names.ts';
import type { CookNoteStatus } from '#src/domain/cook-notes/status.ts';
import { write } from '../base/database.ts';
import { siteKey } from '../base/secrets/signing.ts';
import type { SignedIn } from '../base/viewer.ts';
import { getSettings } from '../site/settings.ts';
import { checkFormTicket } from './form-ticket.ts';
import { concernsAbout, readNote } from './gate.ts';
import { seenNote } from './helpful.ts';
import { tellAnswered } from './mails/to-writer.ts';
import { checkNote } from './note-check.ts';
import { countWritten } from './note-limits.ts';
import { cookStanding } from './standing.ts';
import { eraseNote, newNoteId, refuseWhoMayNot, touchIfSeen } from './writing.ts';

/** Answers a published note; `null` for one that is not to be seen, and for an answer, which has none. */
export async function answerCookNote(
  member: SignedIn,
  { noteId, network, ticket }: { noteId: string; network: string; ticket: string },
  text: string,
): Promise<{ id: string; status: CookNoteStatus } | null> {
  const note = await seenNote(member, noteId);
  if (!note || note.parentId !== null) return null;
  await checkFormTicket(member.id, ticket);
  await countWritten(member.id, network);
  const answerRead = readNote(text);
  const settings = await getSettings('notes');
  const advised = await checkNote(member, { text, name: publicName(member), recipe: note.recipeId, photos: 0 });
  const now = Date.now();
  await siteKey();
  return write(async (tx, change) => {
    await refuseWhoMayNot(tx, member, settings);
    const found = await concernsAbout(tx, member, { ...answerRead, pictures: [] }, now);
    const concerns = [...found, ...advised];
    const status = firstStatus(settings, await cookStanding(tx, member), concerns);
    const id = newNoteId();
    const { recipeId } = note;
    const [answer] = await tx
      .insert(cookNotes)
      .values({
        ...{ id, recipeId, userId: member.id, parentId: noteId, status, text, textKey: answerRead.textKey, concerns },
        changes: NO_CHANGES,
        createdAt: now,
        statusAt: now,
        publishedAt: status === 'published' ? now : null,
      })
      .returning();
    if (answer && status === 'published') await tellAnswered(tx, answer, publicName(member));
    touchIfSeen(change, recipeId, undefined, status);
    return { id, status };
  });
}

/** Deletes a member's own answer; `false` where there is none of theirs. */
export async function deleteCookAnswer(member: SignedIn, id: string): Promise<boolean> {
  return write(async (tx, change) => {
    const own = and(eq(cookNotes.id, id), eq(cookNotes.userId, member.id), isNotNull(cookNotes.parentId));
    const [answer] = await tx.select().from(cookNotes).where(own);
    if (!answer) return false;
    if (answer.status !== 'deleted') await eraseNote(tx, change, answer);
    return true;
  });
}
