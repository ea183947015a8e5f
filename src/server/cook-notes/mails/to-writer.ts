import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { cookNotes, recipes, users } from '#src/db/schema.ts';
import { REFUSAL_GROUNDS, type RefusalGround } from '#src/domain/cook-notes/moderation.ts';
import { lookNow } from '../../look/site-look.ts';
import { oneLine, quoted } from '../../mail/mail-words.ts';
import { provenAddressOf } from '../../mail/proven.ts';
import { mailedLately } from '../../mail/queue.ts';
import { type Addressee, type NoteMail, noteLink, queueNoteMail } from './note-mail.ts';
import { objectionLink } from './objection-link.ts';

type Row = typeof cookNotes.$inferSelect;

const reasonOf = (): string => `You’re getting this because you wrote a note at ${lookNow().siteName}.`;

/** Who wrote a note, and on what; `null` where the account is gone. */
async function addressed(tx: Transaction, note: Pick<Row, 'userId' | 'recipeId'>) {
  if (note.userId === null) return null;
  const [row] = await tx
    .select({
      ...{ email: users.email, emailVerifiedAt: users.emailVerifiedAt },
      ...{ firstName: users.firstName, title: recipes.title },
    })
    .from(users)
    .innerJoin(recipes, eq(recipes.id, note.recipeId))
    .where(eq(users.id, note.userId));
  const email = row && provenAddressOf(row);
  return email ? { reader: { email, firstName: row.firstName }, title: oneLine(row.title) } : null;
}

async function tellWriter(
  tx: Transaction,
  note: Row,
  mailOn: (title: string, what: 'note' | 'answer') => Promise<Omit<NoteMail, 'reason'>> | Omit<NoteMail, 'reason'>,
): Promise<void> {
  const to = await addressed(tx, note);
  if (!to) return;
  const mail = await mailOn(to.title, note.parentId === null ? 'note' : 'answer');
  await queueNoteMail(tx, 'own-notes', to.reader, { ...mail, reason: reasonOf() });
}

/** That a note which waited is to be read. */
export const tellPublished = (tx: Transaction, note: Row): Promise<void> =>
  tellWriter(tx, note, (title, what) => ({
    subject: `Your ${what} on ${title} is out`,
    title: `Your ${what} is out`,
    paragraphs: [`Everybody can read it now, under ${title}. Thank you for telling others how it went.`],
    quotes: [{ about: '', text: quoted(note.text) }],
    action: { label: `See your ${what}`, link: noteLink(note.recipeId, note.parentId ?? note.id) },
  }));

/** Why a note is not to be read, as EU 2022/2065, article 17, has it told: what, why, on what ground, and how to object. */
export const tellRefused = (
  tx: Transaction,
  note: Row,
  { reason, ground, wasReported, at }: { reason: string; ground: RefusalGround; wasReported: boolean; at: number },
): Promise<void> =>
  tellWriter(tx, note, async (title, what) => ({
    subject: `Your ${what} on ${title} isn’t published`,
    title: `Your ${what} isn’t published`,
    paragraphs: [
      note.publishedAt === null
        ? `We read your ${what} on ${title}, and we’re not publishing it.`
        : `We took your ${what} on ${title} off the page. Nobody else sees it any more.`,
    ],
    facts: [
      { label: 'Why', value: reason },
      { label: 'On what ground', value: REFUSAL_GROUNDS[ground] },
      {
        label: 'How we decided',
        value: wasReported ? 'A reader reported it, and a person decided.' : 'A person read it and decided.',
      },
    ],
    quotes: [{ about: 'You wrote:', text: quoted(note.text) }],
    action: { label: 'Object to this', link: await objectionLink({ noteId: note.id, reportId: null, decidedAt: at }) },
    fine: [
      `You can also change your ${what} and send it again. You have six months to object; someone looks at it again and answers you. The courts are open to you in any case.`,
    ],
  }));

/** That readers' reports took a note off the page until somebody looks. */
export const tellHiddenForNow = (tx: Transaction, note: Row): Promise<void> =>
  tellWriter(tx, note, (title, what) => ({
    subject: `Your ${what} on ${title} is off the page for now`,
    title: `Your ${what} is off the page for now`,
    paragraphs: [
      'Several readers reported it, so it went off the page by itself until one of us has looked. You’ll hear what we decide, and how to object.',
    ],
    quotes: [{ about: 'You wrote:', text: quoted(note.text) }],
  }));

/** That somebody answered a note; nobody is told of their own, and a quick exchange is one mail. */
export async function tellAnswered(tx: Transaction, answer: Row, answerer: string): Promise<void> {
  const [note] = await tx
    .select()
    .from(cookNotes)
    .where(eq(cookNotes.id, answer.parentId ?? ''));
  if (!note || note.userId === answer.userId) return;
  const to = await addressed(tx, note);
  if (!to || (await mailedLately(tx, to.reader.email, 'cook-note'))) return;
  await queueNoteMail(tx, 'own-notes', to.reader, {
    subject: `${oneLine(answerer)} answered your note on ${to.title}`,
    title: `${oneLine(answerer)} answered your note`,
    paragraphs: [`On ${to.title}:`],
    quotes: [{ about: '', text: quoted(answer.text) }],
    action: { label: 'See the answer', link: noteLink(note.recipeId, note.id) },
    reason: reasonOf(),
  });
}

/** That a member may write no more notes, and what stays. */
export const tellBlocked = (tx: Transaction, reader: Addressee, reason: string, areNotesGone: boolean): Promise<void> =>
  queueNoteMail(tx, 'own-notes', reader, {
    subject: `You can’t write notes at ${lookNow().siteName} any more`,
    title: 'You can’t write notes any more',
    paragraphs: [
      `Your account stays, with everything else in it.${areNotesGone ? ' Your notes are off the site.' : ''}`,
    ],
    facts: [
      { label: 'Why', value: reason },
      { label: 'How we decided', value: 'A person decided.' },
    ],
    fine: ['If you see it otherwise, reply to this e-mail within six months. The courts are open to you in any case.'],
    reason: reasonOf(),
  });
