import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { recipes } from '#src/db/schema.ts';
import type { ReportReason } from '#src/domain/cook-notes/reports.ts';
import { askedByTheSite, type CountedMail, takeTurn } from '../../mail/first-mails.ts';
import { oneLine } from '../../mail/mail-words.ts';
import { mailedLately, queueMail } from '../../mail/queue.ts';
import { refusalLinks, refusesMail } from '../../mail/refusals.ts';
import type { MailData } from '../../mail/templates.ts';
import { noteLink } from './note-mail.ts';
import { objectionLink } from './objection-link.ts';

interface Reported {
  note: { id: string; recipeId: string; parentId: string | null };
  report: { id: string; email: string; reason: ReportReason };
}

/**
 * Tells who reported a note of a step. Anybody may report, with anybody's address: it repeats nothing of the note and
 * nothing of the report but the reason that was chosen.
 */
export async function tellReporter(
  tx: Transaction,
  { note, report }: Reported,
  { counted, ...said }: Pick<MailData<'note-report'>, 'step' | 'why' | 'link'> & { counted: CountedMail },
): Promise<void> {
  if (await refusesMail(report.email, 'note-reports', tx)) return;
  const [recipe] = await tx.select({ title: recipes.title }).from(recipes).where(eq(recipes.id, note.recipeId));
  await queueMail(tx, {
    to: report.email,
    turn: takeTurn(counted),
    template: 'note-report',
    data: {
      ...said,
      reported: report.reason,
      title: oneLine(recipe?.title ?? ''),
      refusal: await refusalLinks(report.email, 'note-reports'),
    },
  });
}

export const noteOnPage = ({ id, recipeId, parentId }: Reported['note']): string => noteLink(recipeId, parentId ?? id);

/** That a report has come in (EU 2022/2065, article 16): no more than one a few minutes, since anybody can enter an address. */
export async function tellReceived(tx: Transaction, reported: Reported, counted: CountedMail): Promise<void> {
  if (await mailedLately(tx, reported.report.email, 'note-report')) return;
  await tellReporter(tx, reported, { step: 'received', why: '', link: noteOnPage(reported.note), counted });
}

/** Tells what was decided about a report, why, and how to object. */
export async function tellDecided(
  tx: Transaction,
  reported: Reported,
  { isRemoved, reason, at }: { isRemoved: boolean; reason: string; at: number },
): Promise<void> {
  const { note, report } = reported;
  await tellReporter(tx, reported, {
    step: isRemoved ? 'removed' : 'kept',
    why: reason || 'It keeps our house rules, and we see nothing in it that’s against the law.',
    link: isRemoved ? noteOnPage(note) : await objectionLink({ noteId: note.id, reportId: report.id, decidedAt: at }),
    counted: askedByTheSite(),
  });
}
