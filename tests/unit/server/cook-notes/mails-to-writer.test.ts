import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { cookNotes } from '#src/db/schema.ts';
import { write } from '#src/server/base/database.ts';
import { siteKey } from '#src/server/base/secrets/signing.ts';
import {
  tellAnswered,
  tellBlocked,
  tellHiddenForNow,
  tellPublished,
  tellRefused,
} from '#src/server/cook-notes/mails/to-writer.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { proven } from '#tests/support/mails.ts';
import { type Member, makeMember } from '#tests/support/make-member.ts';
import { mailsTo } from '#tests/support/members.ts';

seededDatabase();

const SOUP = 'lentil-soup';
const TITLE = 'Hearty Red Lentil Soup';
let cook: Member;
beforeEach(async () => {
  await siteKey();
  cook = await makeMember('user', { firstName: 'Robin' });
});

type Note = typeof cookNotes.$inferSelect;
async function stored(changes: Partial<typeof cookNotes.$inferInsert> = {}): Promise<Note> {
  const at = Date.now();
  const row = {
    id: randomUUID(),
    recipeId: SOUP,
    userId: cook.id,
    status: 'published' as const,
    text: 'I doubled the lime.',
    textKey: randomUUID(),
    changes: { servings: null, swaps: [] },
    createdAt: at,
    statusAt: at,
    ...changes,
  };
  const [note] = await write((tx) => tx.insert(cookNotes).values(row).returning());
  if (!note) throw new Error('The note was not stored');
  return note;
}

/** The one mail the cook has got: its subject, its heading, and its text, on lines of any length. */
async function mail() {
  const [got, ...others] = await mailsTo(cook.email);
  if (!got || others.length > 0) throw new Error(`${others.length} mails too many, or none`);
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(got.html) ?? [];
  return {
    subject: got.subject,
    heading: heading.replaceAll(/<!--.*?-->/g, ''),
    text: got.text.replaceAll(/\s+/g, ' '),
  };
}

const refused = { reason: 'It’s advertising.', ground: 'rules', wasReported: false, at: Date.now() } as const;
const publishedAt = Date.now();

describe('a mail to who wrote a note', () => {
  it('says that it is out, where, and in which words', async () => {
    const note = await stored();
    await write((tx) => tellPublished(tx, note));
    const { subject, heading, text } = await mail();
    expect([subject, heading]).toEqual([`Your note on ${TITLE} is out`, 'Your note is out']);
    for (const words of ['Hello Robin,', 'Everybody can read it', 'I doubled the lime.', `#note-${note.id}`])
      expect(text).toContain(words);
    expect(text).toContain('You’re getting this because you wrote a note at Plantry.');
  });

  it('calls an answer an answer, and leads to the note above it', async () => {
    const note = await stored({ userId: null });
    const answer = await stored({ parentId: note.id });
    await write((tx) => tellPublished(tx, answer));
    const { subject, heading, text } = await mail();
    expect([subject, heading]).toEqual([`Your answer on ${TITLE} is out`, 'Your answer is out']);
    expect(text).toContain('See your answer');
    expect(text).toContain(`#note-${note.id}`);
  });

  it('says why one is not published, on what ground, who decided, and how to object', async () => {
    const note = await stored({ status: 'refused' });
    await write((tx) => tellRefused(tx, note, refused));
    const { subject, heading, text } = await mail();
    expect([subject, heading]).toEqual([`Your note on ${TITLE} isn’t published`, 'Your note isn’t published']);
    for (const words of [
      `We read your note on ${TITLE}, and we’re not publishing it.`,
      'Why: It’s advertising.',
      'On what ground: It doesn’t keep our house rules',
      'How we decided: A person read it and decided.',
      'You wrote: I doubled the lime.',
      'Object to this',
      `/objection?note=${note.id}`,
      'You have six months to object',
    ])
      expect(text).toContain(words);
  });

  it('says that one was taken off the page, because of a report and the law', async () => {
    const note = await stored({ status: 'refused', publishedAt });
    await write((tx) => tellRefused(tx, note, { ...refused, ground: 'law', wasReported: true }));
    const { text } = await mail();
    for (const words of [
      `We took your note on ${TITLE} off the page.`,
      'On what ground: We believe it’s against the law',
      'How we decided: A reader reported it, and a person decided.',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('we’re not publishing it');
  });

  it('says that reports took one off the page for now, and that a decision follows', async () => {
    const note = await stored({ status: 'hidden', publishedAt });
    await write((tx) => tellHiddenForNow(tx, note));
    const { subject, heading, text } = await mail();
    expect([subject, heading]).toEqual([
      `Your note on ${TITLE} is off the page for now`,
      'Your note is off the page for now',
    ]);
    for (const words of ['Several readers reported it', 'how to object', 'I doubled the lime.'])
      expect(text).toContain(words);
  });

  it('says who answered it, and what', async () => {
    const note = await stored();
    const answer = await stored({ parentId: note.id, userId: (await makeMember()).id, text: 'So did I.' });
    await write((tx) => tellAnswered(tx, answer, 'Ada\r\nLeaf'));
    const { subject, heading, text } = await mail();
    expect([subject, heading]).toEqual([`Ada Leaf answered your note on ${TITLE}`, 'Ada Leaf answered your note']);
    for (const words of [`On ${TITLE}:`, 'So did I.', 'See the answer', `#note-${note.id}`])
      expect(text).toContain(words);
  });

  it('is none about one’s own answer, and none about each of many in a row', async () => {
    const note = await stored();
    const own = await stored({ parentId: note.id });
    await write((tx) => tellAnswered(tx, own, 'Robin'));
    expect(await mailsTo(cook.email)).toEqual([]);
    const others = await stored({ parentId: note.id, userId: (await makeMember()).id });
    for (let n = 0; n < 3; n++) await write((tx) => tellAnswered(tx, others, 'Ada'));
    expect(await mailsTo(cook.email)).toHaveLength(1);
  });

  it('goes to nobody where the account is gone', async () => {
    const note = await stored({ userId: null });
    await write((tx) => tellPublished(tx, note));
    expect(await mailsTo(cook.email)).toEqual([]);
  });

  it.each([true, false])('tells somebody blocked why, and what stays; notes gone: %s', async (areNotesGone) => {
    await write((tx) =>
      tellBlocked(tx, { email: proven(cook.email), firstName: 'Robin' }, 'Advertising', areNotesGone),
    );
    const { subject, heading, text } = await mail();
    expect([subject, heading]).toEqual(['You can’t write notes at Plantry any more', 'You can’t write notes any more']);
    for (const words of [
      'Your account stays, with everything else in it.',
      'Why: Advertising',
      'How we decided: A person decided.',
      'reply to this e-mail within six months',
    ])
      expect(text).toContain(words);
    expect(text?.includes('Your notes are off the site.')).toBe(areNotesGone);
  });
});
