import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { type cookNoteObjections, cookNoteReports, type cookNotes, recipes, users } from '#src/db/schema.ts';
import type { ObjectionOutcome } from '#src/domain/cook-notes/moderation.ts';
import { env } from '../../base/env.ts';
import { noteLink, oneLine, queueNoteMail, quoted } from './note-mail.ts';

interface Answered {
  note: typeof cookNotes.$inferSelect;
  objection: typeof cookNoteObjections.$inferSelect;
  outcome: ObjectionOutcome;
  answer: string;
}

/** What came of an objection, and why, to who made it. */
export async function tellObjectionAnswered(tx: Transaction, { note, objection, outcome, answer }: Answered) {
  const reader = await objectorOf(tx, note, objection.reportId);
  if (!reader) return;
  const [recipe] = await tx.select({ title: recipes.title }).from(recipes).where(eq(recipes.id, note.recipeId));
  const isReversed = outcome === 'reversed';
  await queueNoteMail(tx, objection.reportId === null ? 'own-notes' : 'note-reports', reader, {
    subject: isReversed ? 'You were right to object' : 'We looked again, and it stands',
    title: isReversed ? 'You were right to object' : 'We looked again, and it stands',
    paragraphs: [
      objection.reportId === null
        ? `Your note on ${oneLine(recipe?.title ?? '')} ${isReversed ? 'is there for everybody to read now' : 'stays off the page'}.`
        : `The note you reported ${isReversed ? 'is gone now' : 'stays on the page'}.`,
    ],
    facts: [{ label: 'Why', value: answer }],
    quotes: [{ about: 'You wrote to us:', text: quoted(objection.text) }],
    action: isReversed ? { label: 'See the page', link: noteLink(note.recipeId, note.parentId ?? note.id) } : null,
    fine: ['A person decided this. The courts are open to you in any case.'],
    reason: `You’re getting this because you objected to a decision at ${env().SITE_NAME}.`,
  });
}

/** `null` where nobody knows how to reach them any more. */
async function objectorOf(tx: Transaction, { userId }: Answered['note'], reportId: string | null) {
  if (reportId === null) {
    const [writer] = await tx
      .select()
      .from(users)
      .where(eq(users.id, userId ?? ''));
    return writer ?? null;
  }
  const [report] = await tx.select().from(cookNoteReports).where(eq(cookNoteReports.id, reportId));
  return report?.email ? { email: report.email, firstName: null } : null;
}
