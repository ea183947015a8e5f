import { and, eq, isNull } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { cookNoteReports, cookNotes, users } from '#src/db/schema.ts';
import type { CookNoteDecision } from '#src/domain/cook-notes/moderation.ts';
import { publicName } from '#src/domain/cook-notes/staff-names.ts';
import type { CookNoteStatus } from '#src/domain/cook-notes/status.ts';
import { recordAudit } from '../../base/audit.ts';
import { write } from '../../base/database.ts';
import { siteKey } from '../../base/secrets/signing.ts';
import type { SignedIn } from '../../base/viewer.ts';
import { tellDecided } from '../mails/to-reporter.ts';
import { tellAnswered, tellPublished, tellRefused } from '../mails/to-writer.ts';
import { settlePhotos } from '../photos.ts';
import { touchIfSeen } from '../writing.ts';

type Row = typeof cookNotes.$inferSelect;
export type Moderator = Pick<SignedIn, 'id' | 'email' | 'role'>;

/** A note, and what of it whoever decides has seen: since when it was what it was. */
export interface SeenNote {
  id: string;
  statusAt: number;
}

/** The status that follows from a decision: what was never to be read is refused, what was is hidden. */
const statusAfter = ({ decision }: CookNoteDecision, { publishedAt }: Row): CookNoteStatus => {
  if (decision === 'publish') return 'published';
  return publishedAt === null ? 'refused' : 'hidden';
};

/**
 * Decides about notes and answers, all in one write, and tells their writers and who reported them. One that was changed
 * since it was looked at, or decided about by somebody else, is left alone. Returns the ids of those decided about.
 */
export async function decideCookNotes(
  moderator: Moderator,
  seen: readonly SeenNote[],
  decision: CookNoteDecision,
): Promise<string[]> {
  await siteKey();
  const decided = await write(async (tx, change) => {
    const done: string[] = [];
    for (const { id, statusAt } of seen) {
      const [note] = await tx
        .select()
        .from(cookNotes)
        .where(and(eq(cookNotes.id, id), eq(cookNotes.statusAt, statusAt)));
      if (!note || note.status === 'deleted') continue;
      await carryOut(tx, change, { moderator, note, decision });
      done.push(id);
    }
    return done;
  });
  await settlePhotos(decided);
  return decided;
}

interface DecidedNote {
  moderator: Moderator;
  note: Row;
  decision: CookNoteDecision;
  /** The writer hears of it otherwise. */
  isQuiet?: boolean;
}

/** Carries out a decision about one note within a write. The photographs follow with `settlePhotos`. */
export async function carryOut(
  tx: Transaction,
  change: Change,
  { moderator, note, decision, isQuiet = false }: DecidedNote,
): Promise<void> {
  const now = Math.max(Date.now(), note.statusAt + 1);
  const status = statusAfter(decision, note);
  const isPublished = status === 'published';
  await tx
    .update(cookNotes)
    .set({
      ...{ status, statusAt: now, verdictAt: now },
      concerns: [],
      reason: isPublished ? null : decision.reason,
      verdict: isPublished ? 'passed' : 'refused',
      verdictText: note.text,
      publishedAt: isPublished ? (note.publishedAt ?? now) : note.publishedAt,
    })
    .where(eq(cookNotes.id, note.id));
  const reports = await answerReports(tx, note, decision, now);
  await recordAudit(tx, moderator, {
    action: `cook-note.${decision.decision}`,
    subject: note.recipeId,
    details: {
      ...{ note: note.id, before: note.status, after: status, reports },
      ...(decision.reason && { reason: decision.reason }),
      ...(decision.decision === 'refuse' && { ground: decision.ground }),
    },
  });
  touchIfSeen(change, note.recipeId, note.status, status);
  if (isQuiet) return;
  if (decision.decision === 'refuse') await tellRefused(tx, note, { ...decision, wasReported: reports > 0, at: now });
  else if (note.status !== 'published') await tellPublished(tx, note);
  if (isPublished && note.publishedAt === null && note.parentId !== null)
    await tellAnswered(tx, note, await nameOf(tx, note));
}

const nameOf = async (tx: Transaction, { userId }: Row): Promise<string> => {
  const [writer] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId ?? ''));
  return writer ? publicName(writer) : 'Somebody';
};

/** Answers the open reports of a note; returns how many there were. */
async function answerReports(tx: Transaction, note: Row, { decision, reason }: CookNoteDecision, at: number) {
  const isRemoved = decision === 'refuse';
  const answered = await tx
    .update(cookNoteReports)
    .set({ answeredAt: at, outcome: isRemoved ? 'removed' : 'kept' })
    .where(and(eq(cookNoteReports.noteId, note.id), isNull(cookNoteReports.answeredAt)))
    .returning();
  for (const { id, email, reason: reported } of answered)
    if (email !== null)
      await tellDecided(tx, { note, report: { id, email, reason: reported } }, { isRemoved, reason, at });
  return answered.length;
}
