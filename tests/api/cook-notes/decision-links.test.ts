import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookNoteReports, cookNotes, mailQueue, recipes } from '#src/db/schema.ts';
import { COOK_NOTE_SETTINGS_DEFAULT } from '#src/domain/cook-notes/first-status.ts';
import { read, write } from '#src/server/base/database.ts';
import { readDecision } from '#src/server/cook-notes/moderation/objections.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { api } from '#tests/support/api.ts';
import { answerNote, decide, noteRow, setPublished, written } from '#tests/support/cook-notes.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { mailsTo, makeMember, newAddress, sessionOf, signedIn } from '#tests/support/members.ts';

seededDatabase();

const SOUP = 'lentil-soup';
type Person = Awaited<ReturnType<typeof signedIn>>;
let editor: Person;
let cook: Person;
/** Somebody without an account, with a mailbox of their own. */
let reader: string;
let readers = 0;
beforeAll(async () => {
  const member = await makeMember('editor', { firstName: 'Edda', lastName: 'Quill' });
  editor = { ...member, cookie: await sessionOf(member.id) };
});
beforeEach(async () => {
  cook = await signedIn();
  reader = `reader-${++readers}@example.org`;
  await saveSettings('notes', { ...COOK_NOTE_SETTINGS_DEFAULT, lookedAt: 'none' });
});
afterEach(async () => {
  await saveSettings('notes', COOK_NOTE_SETTINGS_DEFAULT);
  await write((tx) => tx.delete(cookNotes));
  await write((tx) => tx.delete(mailQueue));
});

const report = async (id: string): Promise<void> => {
  const body = { reason: 'rude', details: '', email: reader };
  const { status } = await api('POST', `/api/cook-notes/${id}/reports`, { body, clientAddress: newAddress() });
  expect(status).toBe(204);
};
/** The link to an objection in the newest mail to an address. */
async function linkTo(email: string): Promise<URLSearchParams> {
  for (const { text } of await mailsTo(email)) {
    const query = /\/objection\?(\S+)/.exec(text.replaceAll(/=\n/g, ''))?.[1];
    if (query) return new URLSearchParams(query);
  }
  throw new Error('No mail with a link to an objection');
}
const stand = (link: URLSearchParams) =>
  readDecision(
    { noteId: link.get('note') ?? '', reportId: link.get('report'), decidedAt: Number(link.get('decided')) },
    link.get('signature') ?? '',
  );
const objectBy = (link: URLSearchParams) =>
  api('POST', `/api/cook-notes/objections?${link}`, {
    body: { text: 'It is rude: please read it again.' },
    clientAddress: newAddress(),
  });
/** A published note, reported by somebody and left where it is. */
async function kept(text = 'I doubled the garlik, and it was worth it.') {
  const { id } = await written(cook.cookie, SOUP, { text });
  await report(id);
  await decide(id, 'publish', editor);
  return { id, link: await linkTo(reader) };
}

describe('the link of a reader who reported', () => {
  it('shows what was decided on, word for word, whatever spelling was mended since', async () => {
    const { link } = await kept();
    expect(await stand(link)).toMatchObject({ state: 'open', text: 'I doubled the garlik, and it was worth it.' });
    await written(cook.cookie, SOUP, { text: 'I doubled the garlic, and it was worth it.' });
    expect(await stand(link)).toMatchObject({ state: 'open', text: 'I doubled the garlik, and it was worth it.' });
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['its writer wrote another', () => written(cook.cookie, SOUP, { text: 'Call me, my number is in the book.' })],
    ['it was taken off', (id) => decide(id, 'refuse', editor)],
    [
      'it waits',
      (id) =>
        write((tx) =>
          tx
            .update(cookNotes)
            .set({ status: 'waiting', statusAt: Date.now() + 5 })
            .where(eq(cookNotes.id, id)),
        ),
    ],
    ['its recipe left the site', () => setPublished(SOUP, false)],
  ])('shows nothing of the note, and takes no objection, once %s', async (_, happens) => {
    const { id, link } = await kept();
    await happens(id);
    try {
      expect(await stand(link)).toMatchObject({ state: 'changed', text: null, reason: null });
      expect((await objectBy(link)).status).toBe(409);
    } finally {
      await setPublished(SOUP, true);
    }
  });

  it('names no recipe that is not to be seen any more', async () => {
    const { link } = await kept();
    await write((tx) => tx.update(recipes).set({ isPublished: false, title: 'Secret' }).where(eq(recipes.id, SOUP)));
    try {
      expect(await stand(link)).toMatchObject({ title: null });
    } finally {
      await write((tx) =>
        tx.update(recipes).set({ isPublished: true, title: 'Hearty Red Lentil Soup' }).where(eq(recipes.id, SOUP)),
      );
    }
  });

  it('shows nothing of what only premium members read, and still takes an objection', async () => {
    const { link } = await kept();
    await write((tx) => tx.update(recipes).set({ isPremiumOnly: true }).where(eq(recipes.id, SOUP)));
    try {
      expect(await stand(link)).toMatchObject({ state: 'open', text: null });
    } finally {
      await write((tx) => tx.update(recipes).set({ isPremiumOnly: false }).where(eq(recipes.id, SOUP)));
    }
  });

  it('shows nothing of a reply once what it answers is gone, which cannot be reported then, either', async () => {
    const { id } = await written(cook.cookie, SOUP, { text: 'I doubled the lime, and it was worth it.' });
    const other = await signedIn();
    const { body } = await answerNote(other.cookie, SOUP, id, 'You are all fools');
    const answerId = (body as { id: string }).id;
    await report(answerId);
    await decide(answerId, 'publish', editor);
    const link = await linkTo(reader);
    expect(await stand(link)).toMatchObject({ state: 'open', text: 'You are all fools' });
    await decide(id, 'refuse', editor);
    expect(await stand(link)).toMatchObject({ state: 'changed', text: null });
    const again = { reason: 'rude', details: '', email: 'other@example.org' };
    expect(
      (await api('POST', `/api/cook-notes/${answerId}/reports`, { body: again, clientAddress: newAddress() })).status,
    ).toBe(404);
  });

  it('shows nothing once the note is deleted', async () => {
    const { link } = await kept();
    await api('DELETE', `/api/recipes/${SOUP}/cook-notes/own`, { cookie: cook.cookie });
    expect(await stand(link)).toBe(null);
    await written(cook.cookie, SOUP, { text: 'Written anew, and it is about the soup.' });
    expect(await stand(link)).toMatchObject({ state: 'changed', text: null });
  });
});

describe('the link of a writer', () => {
  it('shows what was refused and why, and neither once it is changed or decided anew', async () => {
    const { id } = await written(cook.cookie, SOUP, { text: 'I doubled the garlik, you fools.' });
    await decide(id, 'refuse', editor, 'It is rude');
    const link = await linkTo(cook.email);
    await written(cook.cookie, SOUP, { text: 'I doubled the garlic, you fools.' });
    expect(await stand(link)).toMatchObject({
      state: 'open',
      text: 'I doubled the garlik, you fools.',
      reason: 'It is rude',
    });
    await written(cook.cookie, SOUP, { text: 'I doubled the garlic, my friends, and the lime.' });
    expect(await stand(link)).toMatchObject({ state: 'changed', text: null, reason: null });
    await decide(id, 'refuse', editor, 'Another reason');
    expect(await stand(link)).toMatchObject({ state: 'changed', text: null, reason: null });
  });

  it('keeps nothing of what was deleted', async () => {
    const { id } = await written(cook.cookie, SOUP, { text: 'I doubled the garlik, you fools.' });
    await decide(id, 'refuse', editor, 'It is rude');
    expect((await noteRow(id))?.verdictText).toContain('fools');
    await api('DELETE', `/api/recipes/${SOUP}/cook-notes/own`, { cookie: cook.cookie });
    expect((await noteRow(id))?.verdictText).toBe(null);
  });
});

describe('an answer to an objection', () => {
  const answer = async (id: string, more: object = {}) => {
    const { body } = await api('GET', `/api/admin/cook-notes/${id}`, { cookie: editor.cookie });
    const [objection] = (body as { objections: { id: string }[] }).objections;
    const sent = { outcome: 'reversed', answer: 'You are right', ...more };
    return api('POST', `/api/admin/cook-notes/objections/${objection?.id}`, { cookie: editor.cookie, body: sent });
  };

  it('publishes nothing that was written since the objection was read', async () => {
    const { id } = await written(cook.cookie, SOUP, { text: 'I doubled the lime in this one.' });
    await decide(id, 'refuse', editor, 'It is about another dish');
    await objectBy(await linkTo(cook.email));
    const { statusAt } = (await noteRow(id)) ?? {};
    await written(cook.cookie, SOUP, { text: 'Something else that nobody has read yet.' });
    expect((await answer(id)).status).toBe(409);
    expect((await answer(id, { statusAt })).status).toBe(409);
    expect(await noteRow(id)).toMatchObject({ status: 'waiting' });
    expect((await answer(id, { statusAt: (await noteRow(id))?.statusAt })).status).toBe(204);
    expect(await noteRow(id)).toMatchObject({ status: 'published' });
  });

  it('that is right makes the report right, too', async () => {
    const { id, link } = await kept();
    const outcomes = async () =>
      (await read().select().from(cookNoteReports).where(eq(cookNoteReports.noteId, id))).map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual(['kept']);
    await objectBy(link);
    expect((await answer(id)).status).toBe(204);
    expect(await outcomes()).toEqual(['removed']);
  });
});
