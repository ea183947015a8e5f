import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { cookNoteObjections, cookNoteReports, cookNotes, recipes } from '#src/db/schema.ts';
import { OBJECTION_TIME, type ObjectionOutcome } from '#src/domain/cook-notes/moderation.ts';
import { AppError } from '#src/domain/errors.ts';
import { recordAudit } from '../../base/audit.ts';
import { liesAhead } from '../../base/clock.ts';
import { read, write } from '../../base/database.ts';
import { siteKey } from '../../base/secrets/signing.ts';
import { VISITOR } from '../../base/viewer.ts';
import { seesWhole, titleFor } from '../../recipes/recipes.ts';
import { answeredNote } from '../helpful.ts';
import { isDecision, type NoteDecision } from '../mails/objection-link.ts';
import { tellObjectionAnswered } from '../mails/to-objector.ts';
import { countObjection } from '../note-limits.ts';
import { settlePhotos } from '../photos.ts';
import { carryOut, type Moderator } from './decisions.ts';

type Reading = Pick<Transaction, 'select'>;

const ofDecision = ({ noteId, reportId, decidedAt }: NoteDecision) =>
  and(
    eq(cookNoteObjections.noteId, noteId),
    reportId === null ? isNull(cookNoteObjections.reportId) : eq(cookNoteObjections.reportId, reportId),
    eq(cookNoteObjections.decidedAt, decidedAt),
  );

/**
 * The standing of a decision that somebody was told of; `null` for a link this site did not sign, or a note that is gone. It
 * tells what was decided on as it was then, and only while that is what the link's holder may read: the note has not been
 * changed or looked at since, and for a reader is still where it was left.
 */
export async function readDecision(decision: NoteDecision, signature: string, reading: Reading = read()) {
  if (!(await isDecision(decision, signature))) return null;
  const { noteId, reportId, decidedAt } = decision;
  const [found] = await reading
    .select({
      note: cookNotes,
      title: titleFor(VISITOR),
      isPremiumOnly: recipes.isPremiumOnly,
      under: answeredNote.status,
      isReported: sql<number>`${cookNoteReports.id} is not null`,
    })
    .from(cookNotes)
    .innerJoin(recipes, eq(recipes.id, cookNotes.recipeId))
    .leftJoin(answeredNote, eq(answeredNote.id, cookNotes.parentId))
    .leftJoin(cookNoteReports, and(eq(cookNoteReports.id, reportId ?? ''), eq(cookNoteReports.noteId, cookNotes.id)))
    .where(eq(cookNotes.id, noteId));
  if (!found || found.note.status === 'deleted') return null;
  const [objection] = await reading.select().from(cookNoteObjections).where(ofDecision(decision));
  const { note, title } = found;
  const isWriter = reportId === null;
  const isOff = note.status === 'refused' || note.status === 'hidden';
  const isOn = note.status === 'published' && title !== null && (note.parentId === null || found.under === 'published');
  // What was decided anew since, or changed by its writer, is another matter.
  const isUntouched = note.verdictAt === decidedAt && note.statusAt === decidedAt;
  const stands = isUntouched && (isWriter ? isOff : isOn && found.isReported === 1);
  // Whoever has a reader's link may be anybody.
  const isToBeRead = stands && (isWriter || seesWhole(VISITOR, found));
  const isLate = Date.now() - decidedAt > OBJECTION_TIME || liesAhead(decidedAt);
  return {
    title,
    text: isToBeRead ? note.verdictText : null,
    reason: stands && isWriter ? note.reason : null,
    outcome: objection?.outcome ?? null,
    answer: objection?.answer ?? null,
    state: objection
      ? ('made' as const)
      : !stands
        ? ('changed' as const)
        : isLate
          ? ('late' as const)
          : ('open' as const),
  };
}

/** Takes an objection to a decision, once. `null` as in {@link readDecision}; throws `conflict` where there is nothing to object to. */
export async function object(
  network: string,
  decision: NoteDecision,
  signature: string,
  text: string,
): Promise<true | null> {
  await countObjection(network);
  return write(async (tx) => {
    const stand = await readDecision(decision, signature, tx);
    if (!stand) return null;
    if (stand.state === 'made') return true;
    if (stand.state !== 'open') throw new AppError('conflict', SHUT[stand.state]);
    await tx.insert(cookNoteObjections).values({ id: randomUUID(), ...decision, text, createdAt: Date.now() });
    return true;
  });
}

/** Why there is nothing to object to any more. */
export const SHUT = {
  changed: 'This decision no longer stands: since then the note was changed, looked at again or taken off.',
  late: 'This decision is more than six months old.',
} as const;

/**
 * Answers an objection; a decision that is reversed is made anew, and the reports it answered were right or wrong after
 * all. `false` where it is answered, or never was. Throws `conflict` where that would decide about a note as nobody has
 * seen it: `statusAt` is since when it was what whoever answers saw, the decision objected to without it.
 */
export async function answerObjection(
  moderator: Moderator,
  id: string,
  { outcome, answer, statusAt }: { outcome: ObjectionOutcome; answer: string; statusAt?: number | undefined },
): Promise<boolean> {
  await siteKey();
  const noteId = await write(async (tx, change) => {
    const [objection] = await tx
      .update(cookNoteObjections)
      .set({ outcome, answer, answeredAt: Date.now() })
      .where(and(eq(cookNoteObjections.id, id), isNull(cookNoteObjections.answeredAt)))
      .returning();
    if (!objection) return null;
    const [note] = await tx.select().from(cookNotes).where(eq(cookNotes.id, objection.noteId));
    if (!note) return null;
    const isWriters = objection.reportId === null;
    if (outcome === 'reversed' && note.status !== 'deleted') {
      if (note.statusAt !== (statusAt ?? objection.decidedAt)) throw new AppError('conflict', CHANGED_MEANWHILE);
      await correctReports(tx, objection);
      const decision = isWriters
        ? ({ decision: 'publish', reason: answer } as const)
        : ({ decision: 'refuse', ground: 'rules', reason: answer } as const);
      // The writer who objected is told with the answer.
      await carryOut(tx, change, { moderator, note, decision, isQuiet: isWriters });
    }
    await recordAudit(tx, moderator, {
      action: 'cook-note.objection',
      subject: note.recipeId,
      details: { note: note.id, by: isWriters ? 'writer' : 'reporter', outcome, answer },
    });
    await tellObjectionAnswered(tx, { note, objection, outcome, answer });
    return note.id;
  });
  if (noteId === null) return false;
  await settlePhotos([noteId]);
  return true;
}

const CHANGED_MEANWHILE =
  'The note has changed since you looked. Your answer is still here: read the note again, then send it.';

/** Reports that a decision answered, which was wrong: whoever made them was right, or the other way round. */
const correctReports = (tx: Transaction, { noteId, decidedAt }: { noteId: string; decidedAt: number }) =>
  tx
    .update(cookNoteReports)
    .set({ outcome: sql`case ${cookNoteReports.outcome} when 'kept' then 'removed' else 'kept' end` })
    .where(and(eq(cookNoteReports.noteId, noteId), eq(cookNoteReports.answeredAt, decidedAt)));
