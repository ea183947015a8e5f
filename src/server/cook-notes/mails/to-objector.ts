import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { type cookNoteObjections, cookNoteReports, type cookNotes, recipes, users } from '#src/db/schema.ts';
import type { ObjectionOutcome } from '#src/domain/cook-notes/moderation.ts';
import { lookNow } from '../../look/site-look.ts';
import { askedByTheSite } from '../../mail/first-mails.ts';
import { oneLine, quoted } from '../../mail/mail-words.ts';
import { provenAddressOf } from '../../mail/proven.ts';
import { noteLink, queueNoteMail } from './note-mail.ts';
import { noteOnPage, tellReporter } from './to-reporter.ts';

interface Answered {
  note: typeof cookNotes.$inferSelect;
  objection: typeof cookNoteObjections.$inferSelect;
  outcome: ObjectionOutcome;
  answer: string;
}

/** Tells who made an objection what came of it, and why. */
export async function tellObjectionAnswered(tx: Transaction, { note, objection, outcome, answer }: Answered) {
  if (objection.reportId !== null) return tellWhoReported(tx, { note, objection, outcome, answer });
  const [writer] = await tx
    .select()
    .from(users)
    .where(eq(users.id, note.userId ?? ''));
  const email = writer && provenAddressOf(writer);
  if (!email) return;
  const [recipe] = await tx.select({ title: recipes.title }).from(recipes).where(eq(recipes.id, note.recipeId));
  const isReversed = outcome === 'reversed';
  await queueNoteMail(
    tx,
    'own-notes',
    { email, firstName: writer.firstName },
    {
      subject: isReversed ? 'You were right to object' : 'We looked again, and it stands',
      title: isReversed ? 'You were right to object' : 'We looked again, and it stands',
      paragraphs: [
        `Your note on ${oneLine(recipe?.title ?? '')} ${isReversed ? 'is there for everybody to read now' : 'stays off the page'}.`,
      ],
      facts: [{ label: 'Why', value: answer }],
      quotes: [{ about: 'You wrote to us:', text: quoted(objection.text) }],
      action: isReversed ? { label: 'See the page', link: noteLink(note.recipeId, note.parentId ?? note.id) } : null,
      fine: ['A person decided this. The courts are open to you in any case.'],
      reason: `You’re getting this because you objected to a decision at ${lookNow().siteName}.`,
    },
  );
}

/** Nothing is told where nobody knows how to reach them. */
async function tellWhoReported(tx: Transaction, { note, objection, outcome, answer }: Answered): Promise<void> {
  const [report] = await tx
    .select()
    .from(cookNoteReports)
    .where(eq(cookNoteReports.id, objection.reportId ?? ''));
  if (!report?.email) return;
  const isReversed = outcome === 'reversed';
  await tellReporter(
    tx,
    { note, report: { ...report, email: report.email } },
    {
      step: isReversed ? 'reversed' : 'upheld',
      why: answer,
      link: isReversed ? noteOnPage(note) : null,
      counted: askedByTheSite(),
    },
  );
}
