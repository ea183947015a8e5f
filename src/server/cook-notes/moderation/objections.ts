import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { cookNoteObjections, cookNoteReports, cookNotes, recipes } from '#src/db/schema.ts';
import { OBJECTION_TIME, type ObjectionOutcome } from '#src/domain/cook-notes/moderation.ts';
import { AppError } from '#src/domain/errors.ts';
import { recordAudit } from '../../base/audit.ts';
import { liesAhead } from '../../base/clock.ts';
import { read, write } from '../../base/database.ts';
import { siteKey } from '../../base/secrets/signing.ts';
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

/** How a decision stands that somebody was told of; `null` for a link this site did not sign, or a note that is gone. */
export async function readDecision(decision: NoteDecision, signature: string, reading: Reading = read()) {
  if (!(await isDecision(decision, signature))) return null;
  const { noteId, reportId, decidedAt } = decision;
  const [found] = await reading
    .select({ note: cookNotes, title: recipes.title })
    .from(cookNotes)
    .innerJoin(recipes, eq(recipes.id, cookNotes.recipeId))
    .where(eq(cookNotes.id, noteId));
  if (!found || found.note.status === 'deleted') return null;
  const [report] =
    reportId === null ? [] : await reading.select().from(cookNoteReports).where(eq(cookNoteReports.id, reportId));
  const [objection] = await reading.select().from(cookNoteObjections).where(ofDecision(decision));
  const { note, title } = found;
  // What was decided anew since, or changed by its writer, is another matter.
  const stands =
    note.verdictAt === decidedAt &&
    (reportId === null
      ? note.status === 'refused' || note.status === 'hidden'
      : note.status === 'published' && !!report);
  const isLate = Date.now() - decidedAt > OBJECTION_TIME || liesAhead(decidedAt);
  return {
    title,
    text: note.text,
    reason: reportId === null ? note.reason : null,
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
  changed: 'This decision no longer stands: the note was changed or looked at again since.',
  late: 'This decision is more than six months old.',
} as const;

/** Answers an objection; a decision that is reversed is made anew. `false` where it is answered, or never was. */
export async function answerObjection(
  moderator: Moderator,
  id: string,
  { outcome, answer }: { outcome: ObjectionOutcome; answer: string },
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
