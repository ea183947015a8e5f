import type { Transaction } from '#src/db/client.ts';
import { REPORT_REASONS, type ReportReason } from '#src/domain/cook-notes/reports.ts';
import { env } from '../../base/env.ts';
import { mailedLately } from '../../mail/queue.ts';
import { noteLink, queueNoteMail, quoted } from './note-mail.ts';
import { objectionLink } from './objection-link.ts';

interface Reported {
  note: { id: string; recipeId: string; text: string; parentId: string | null };
  report: { id: string; email: string; reason: ReportReason };
}

const reasonOf = (): string =>
  `You’re getting this because someone reported a note at ${env().SITE_NAME} with this address.`;
const about = ({ report: { reason } }: Reported) => ({ label: 'What you reported', value: REPORT_REASONS[reason] });

/** That a report has come in (EU 2022/2065, article 16): no more than one a few minutes, since anybody can enter an address. */
export async function tellReceived(tx: Transaction, reported: Reported): Promise<void> {
  const { note, report } = reported;
  if (await mailedLately(tx, report.email, 'cook-note')) return;
  await queueNoteMail(
    tx,
    'note-reports',
    { email: report.email, firstName: null },
    {
      subject: 'We’ve got your report',
      title: 'We’ve got your report',
      paragraphs: ['Thank you. One of us reads the note, decides, and tells you what and why.'],
      facts: [about(reported)],
      quotes: [{ about: 'The note:', text: quoted(note.text) }],
      reason: reasonOf(),
    },
  );
}

/** What was decided about a report, why, and how to object. */
export async function tellDecided(
  tx: Transaction,
  reported: Reported,
  { isRemoved, reason, at }: { isRemoved: boolean; reason: string; at: number },
): Promise<void> {
  const { note, report } = reported;
  await queueNoteMail(
    tx,
    'note-reports',
    { email: report.email, firstName: null },
    {
      subject: isRemoved ? 'The note you reported is gone' : 'The note you reported stays',
      title: isRemoved ? 'The note is gone' : 'The note stays',
      paragraphs: [
        isRemoved
          ? 'You were right to tell us: we took it off the page.'
          : 'We read it, and we’re leaving it where it is. Thank you for telling us all the same.',
      ],
      facts: [
        about(reported),
        { label: 'Why', value: reason || 'It keeps our house rules, and we see nothing in it that’s against the law.' },
        { label: 'How we decided', value: 'A person read it and decided.' },
      ],
      quotes: [{ about: 'The note:', text: quoted(note.text) }],
      action: isRemoved
        ? { label: 'See the recipe', link: noteLink(note.recipeId, note.parentId ?? note.id) }
        : {
            label: 'Object to this',
            link: await objectionLink({ noteId: note.id, reportId: report.id, decidedAt: at }),
          },
      fine: isRemoved
        ? []
        : [
            'You have six months to object; someone looks at it again and answers you. The courts are open to you in any case.',
          ],
      reason: reasonOf(),
    },
  );
}
