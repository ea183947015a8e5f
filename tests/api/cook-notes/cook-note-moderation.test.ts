import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, cookNotes, mailQueue, mailRefusals, recipes } from '#src/db/schema.ts';
import { COOK_NOTE_SETTINGS_DEFAULT } from '#src/domain/cook-notes/first-status.ts';
import { MAIL_LIST_NAMES } from '#src/domain/members/mail-lists.ts';
import { read, write } from '#src/server/base/database.ts';
import { tellAuthors } from '#src/server/cook-notes/mails/author-digest.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { type ApiAnswer, api } from '#tests/support/api.ts';
import { answerNote, decide, noteRow, notesOn, openForm, writeNote, written } from '#tests/support/cook-notes.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { mailsTo, makeMember, newAddress, sessionOf, signedIn } from '#tests/support/members.ts';

seededDatabase();

const SOUP = 'lentil-soup';
type Person = Awaited<ReturnType<typeof signedIn>>;
let editor: Person;
let cook: Person;
beforeAll(async () => {
  const member = await makeMember('editor', { firstName: 'Edda', lastName: 'Quill' });
  editor = { ...member, cookie: await sessionOf(member.id) };
});
beforeEach(async () => {
  cook = await signedIn();
});
afterEach(async () => {
  await saveSettings('notes', COOK_NOTE_SETTINGS_DEFAULT);
  await write((tx) => tx.delete(cookNotes));
  await write((tx) => tx.delete(mailQueue));
});
let said = 0;
const aText = (): string => `I doubled the lime, and it was worth it, take ${++said}.`;
const published = async (person = cook): Promise<string> => {
  const { id } = await written(person.cookie, SOUP, { text: aText() });
  await decide(id, 'publish', editor);
  return id;
};

interface Queue {
  notes: { id: string; statusAt: number; [field: string]: unknown }[];
  counts: Record<string, number>;
  pagination: { totalItems: number };
}
const queue = async (filter: string, cookie = editor.cookie): Promise<Queue> =>
  (await api('GET', `/api/admin/cook-notes?filter=${filter}`, { cookie })).body as Queue;
const background = async (id: string) =>
  (await api('GET', `/api/admin/cook-notes/${id}`, { cookie: editor.cookie })).body as {
    reports: object[];
    objections: { id: string }[];
  };
const decideBy = (notes: { id: string; statusAt: number }[], decision: object): Promise<ApiAnswer> =>
  api('POST', '/api/admin/cook-notes/decisions', {
    cookie: editor.cookie,
    body: { notes: notes.map(({ id, statusAt }) => ({ id, statusAt })), decision },
  });
const report = (id: string, from: { cookie?: string; email?: string } = {}) =>
  api('POST', `/api/cook-notes/${id}/reports`, {
    body: { reason: 'rude', details: 'Not nice', ...(from.email && { email: from.email }) },
    clientAddress: newAddress(),
    ...(from.cookie && { cookie: from.cookie }),
  });
/** Path and query of the link to an objection in the newest mail to an address. */
async function objectionIn(email: string): Promise<`/api/cook-notes/objections?${string}`> {
  for (const { text } of await mailsTo(email)) {
    const query = /\/objection\?(\S+)/.exec(text.replaceAll(/=\n/g, ''))?.[1];
    if (query) return `/api/cook-notes/objections?${query}`;
  }
  throw new Error('No mail with a link to an objection');
}
const objectBy = (path: `/api/${string}`, text = 'It is about this recipe: please read it again.') =>
  api('POST', path, { body: { text }, clientAddress: newAddress() });
/** The mail to an address with a subject. */
async function mailAbout(email: string, subject: string) {
  const mails = await mailsTo(email);
  const mail = mails.find((each) => each.subject.includes(subject));
  if (!mail) throw new Error(`No mail about ${subject}: ${mails.map((each) => each.subject).join(', ')}`);
  return mail;
}
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

describe('the queue', () => {
  it('shows what waits with its recipe, its writer and why a person should look', async () => {
    const { id } = await written(cook.cookie, SOUP, { text: 'Look at example dot com for more of this', rating: 4 });
    const { notes, counts, pagination } = await queue('waiting');
    expect(pagination.totalItems).toBe(1);
    expect(counts).toEqual({ waiting: 1, reported: 0, objections: 0 });
    expect(notes).toMatchObject([
      {
        id,
        recipe: { id: SOUP, isPublished: true },
        writer: { id: cook.id, name: 'Robin G.', isStaff: false, isBlocked: false },
        concerns: ['address'],
        rating: 4,
        answers: null,
      },
    ]);
    await decide(id, 'refuse', editor, 'No addresses, please');
    expect((await queue('waiting')).notes).toEqual([]);
    expect((await queue('refused')).notes).toMatchObject([{ id, reason: 'No addresses, please', status: 'refused' }]);
    expect(await background(id)).toMatchObject({ counts: { refused: 1, published: 0 }, others: [], reports: [] });
  });

  it('decides about many at once, and leaves alone what was changed since it was seen', async () => {
    for (let i = 0; i < 3; i++) await written((await signedIn()).cookie, SOUP, { text: aText() });
    const { notes } = await queue('waiting');
    await written(cook.cookie, SOUP, { text: aText() });
    const [mine] = (await queue('waiting')).notes.filter(({ writer }) => (writer as Person).id === cook.id);
    await written(cook.cookie, SOUP, { text: 'Something else altogether, which nobody has read.' });
    const answer = await decideBy([...notes, ...(mine ? [mine] : [])], { decision: 'publish' });
    expect(answer.status).toBe(200);
    expect((answer.body as { decided: string[] }).decided.toSorted()).toEqual(notes.map(({ id }) => id).toSorted());
    expect(await notesOn(SOUP)).toHaveLength(3);
    expect((await queue('waiting')).counts.waiting).toBe(1);
    // The second of two moderators decides about nothing any more.
    expect((await decideBy(notes, { decision: 'refuse', reason: 'Late' })).body).toEqual({ decided: [] });
    expect(await notesOn(SOUP)).toHaveLength(3);
  });

  it('refuses nothing without a reason', async () => {
    await written(cook.cookie, SOUP, { text: aText() });
    const { notes } = await queue('waiting');
    for (const decision of [{ decision: 'refuse' }, { decision: 'refuse', reason: '  ' }, { decision: 'hide' }])
      expect((await decideBy(notes, decision)).status).toBe(400);
    expect((await queue('waiting')).notes).toHaveLength(1);
  });

  it('shows authors what is published on their own recipes, which they answer, and nothing else', async () => {
    const author = await signedIn('author');
    const waiting = await written(cook.cookie, SOUP, { text: aText() });
    const mine = () => api('GET', '/api/admin/cook-notes/on-my-recipes', { cookie: author.cookie });
    await write((tx) => tx.update(recipes).set({ ownerId: author.id }).where(eq(recipes.id, SOUP)));
    try {
      expect((await mine()).body).toMatchObject({ notes: [] });
      await decide(waiting.id, 'publish', editor);
      const other = await written((await signedIn()).cookie, 'guacamole', { text: aText() });
      await decide(other.id, 'publish', editor);
      expect((await mine()).body).toMatchObject({
        notes: [{ id: waiting.id, recipe: { id: SOUP, title: 'Hearty Red Lentil Soup' } }],
      });
      expect(await answerNote(author.cookie, SOUP, waiting.id, 'Thank you!')).toMatchObject({
        body: { status: 'published' },
      });
      expect((await notesOn(SOUP))[0]?.answers).toMatchObject([{ badge: 'author' }]);
      for (const path of ['', `/${waiting.id}`] as const)
        expect((await api('GET', `/api/admin/cook-notes${path}`, { cookie: author.cookie })).status).toBe(403);
    } finally {
      await write((tx) => tx.update(recipes).set({ ownerId: null }).where(eq(recipes.id, SOUP)));
    }
  });
});

describe('a member who is blocked', () => {
  const block = (id: string, takesNotes: boolean) =>
    api('PUT', `/api/admin/cook-notes/blocks/${id}`, {
      cookie: editor.cookie,
      body: { reason: 'Advertising, again and again', takesNotes },
    });

  it('writes no more notes, keeps the account, is told why, and may be let in again', async () => {
    await published();
    expect((await block(cook.id, true)).status).toBe(204);
    expect(await notesOn(SOUP)).toEqual([]);
    expect((await openForm(cook.cookie, SOUP)).refusal).toContain('Advertising, again and again');
    expect((await writeNote(cook.cookie, 'guacamole', { text: aText() })).status).toBe(403);
    expect((await api('GET', '/api/favorites', { cookie: cook.cookie })).status).toBe(200);
    expect((await mailAbout(cook.email, 'can’t write notes')).text).toContain('Advertising, again and again');
    const path = `/api/admin/cook-notes/blocks/${cook.id}` as const;
    expect((await api('DELETE', path, { cookie: editor.cookie })).status).toBe(204);
    expect((await api('DELETE', path, { cookie: editor.cookie })).status).toBe(404);
    expect((await openForm(cook.cookie, SOUP)).refusal).toBe(null);
    const log = await read().select().from(auditLog).where(eq(auditLog.subject, cook.email));
    expect(log.map(({ action }) => action)).toEqual(['cook-note.block', 'cook-note.unblock']);
  });

  it('is never somebody who works here', async () => {
    expect((await block((await signedIn('author')).id, false)).status).toBe(403);
    expect((await block('nobody', false)).status).toBe(404);
  });
});

describe('what a writer is told', () => {
  it('is that a note is out, and why one is not, on what ground, and how to object', async () => {
    await published();
    expect(await subjects(cook.email)).toEqual(['Your note on Hearty Red Lentil Soup is out']);
    const refused = await written(cook.cookie, 'guacamole', { text: aText() });
    await decide(refused.id, 'refuse', editor, 'It is about another dish');
    const { text } = await mailAbout(cook.email, 'isn’t published');
    for (const words of ['It is about another dish', 'house rules', 'a person', '/objection?', '/stop-mails?'])
      expect(text.toLowerCase()).toContain(words.toLowerCase());
  });

  it('ends with one press, for this kind alone, and comes back in the profile', async () => {
    const { id } = await written(cook.cookie, SOUP, { text: aText() });
    await decide(id, 'publish', editor);
    const [mail] = await mailsTo(cook.email);
    const query = /\/stop-mails\?(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await api('POST', `/api/mail-refusals?${query}`)).status).toBe(204);
    const lists = { ...Object.fromEntries(MAIL_LIST_NAMES.map((name) => [name, true])), 'own-notes': false };
    expect((await api('GET', '/api/auth/mail-lists', { cookie: cook.cookie })).body).toEqual(lists);
    await decide(id, 'refuse', editor);
    expect(await subjects(cook.email)).toHaveLength(1);
    const body = { ...lists, 'own-notes': true };
    expect((await api('PUT', '/api/auth/mail-lists', { cookie: cook.cookie, body })).body).toEqual(body);
    await decide(id, 'publish', editor);
    expect(await subjects(cook.email)).toHaveLength(2);
    // A link to another list needs a signature of its own.
    const forged = query.replace('own-notes', 'note-reports');
    expect((await api('POST', `/api/mail-refusals?${forged}`)).status).toBe(404);
    expect(await read().select().from(mailRefusals)).toEqual([]);
  });

  it('is that somebody answered, but not oneself, and not what still waits', async () => {
    const id = await published();
    await answerNote(cook.cookie, SOUP, id, 'And more ginger.');
    const other = await signedIn();
    const answer = await answerNote(other.cookie, SOUP, id, 'How much lime did you take?');
    expect(answer.body).toMatchObject({ status: 'waiting' });
    expect(await subjects(cook.email)).toEqual(['Your note on Hearty Red Lentil Soup is out']);
    await write((tx) => tx.update(mailQueue).set({ createdAt: 1 }));
    await decide((answer.body as { id: string }).id, 'publish', editor);
    await mailAbout(cook.email, 'Robin G. answered your note on Hearty Red Lentil Soup');
  });
});

describe('a report', () => {
  it('is confirmed and answered with the reason, to a member and to an address', async () => {
    const id = await published();
    const reader = await signedIn();
    await report(id, { cookie: reader.cookie });
    await report(id, { email: 'reader@example.org' });
    expect(await subjects('reader@example.org')).toEqual(['We’ve got your report']);
    expect((await queue('reported')).notes).toMatchObject([{ id, openReports: 2, status: 'published' }]);
    expect(await background(id)).toMatchObject({
      reports: [
        { reason: 'rude', details: 'Not nice', name: null },
        { name: 'Robin G.', outcome: null },
      ],
    });
    const { notes } = await queue('reported');
    await decideBy(notes, { decision: 'publish', reason: 'It is blunt, not rude' });
    for (const email of ['reader@example.org', reader.email]) {
      const { text } = await mailAbout(email, 'The note you reported stays');
      expect(text).toContain('It is blunt, not rude');
    }
    expect((await queue('reported')).notes).toEqual([]);
    expect(await notesOn(SOUP)).toHaveLength(1);
  });
});

describe('an objection', () => {
  it('of a writer is made once by the link of the mail, and answered', async () => {
    const { id } = await written(cook.cookie, SOUP, { text: aText() });
    await decide(id, 'refuse', editor, 'It is about another dish');
    const path = await objectionIn(cook.email);
    expect((await openForm(cook.cookie, SOUP)).note).toMatchObject({
      objection: path.replace('/api/cook-notes/objections', '/objection'),
    });
    for (const forged of [path.replace(/note=[0-9a-f]{4}/, 'note=0000'), path.replace(/decided=\d/, 'decided=9')])
      expect((await objectBy(forged as typeof path)).status).toBe(404);
    expect((await objectBy(path, 'short')).status).toBe(400);
    for (let i = 0; i < 3; i++) expect((await objectBy(path)).status).toBe(204);
    expect((await queue('objections')).notes).toMatchObject([{ id, openObjections: 1 }]);
    const { objections } = await background(id);
    const [objection] = objections;
    expect(objections).toMatchObject([{ by: 'writer', outcome: null }]);
    const answerPath = `/api/admin/cook-notes/objections/${objection?.id}` as const;
    const body = { outcome: 'reversed', answer: 'You are right, it is about this one' };
    const answer = () => api('POST', answerPath, { cookie: editor.cookie, body });
    expect((await answer()).status).toBe(204);
    expect((await answer()).status).toBe(404);
    expect(await notesOn(SOUP)).toMatchObject([{ id }]);
    const { text } = await mailAbout(cook.email, 'You were right to object');
    expect(text).toContain('You are right, it is about this one');
    expect((await queue('objections')).notes).toEqual([]);
  });

  it('of a reader takes the note away where it is right, and is shut when things have changed', async () => {
    const id = await published();
    await report(id, { email: 'second@example.org' });
    await decideBy((await queue('reported')).notes, { decision: 'publish' });
    const path = await objectionIn('second@example.org');
    expect((await objectBy(path)).status).toBe(204);
    const [objection] = (await background(id)).objections;
    await api('POST', `/api/admin/cook-notes/objections/${objection?.id}`, {
      cookie: editor.cookie,
      body: { outcome: 'reversed', answer: 'It is rude after all' },
    });
    expect(await noteRow(id)).toMatchObject({ status: 'hidden', reason: 'It is rude after all' });
    await mailAbout('second@example.org', 'You were right to object');
    const toWriter = await objectionIn(cook.email);
    await written(cook.cookie, SOUP, { text: 'I have changed all of it, and it is kind now.' });
    expect((await objectBy(toWriter)).status).toBe(409);
  });
});

describe('the author of a recipe', () => {
  it('is told once a day of what is new under it, but not of their own', async () => {
    const author = await signedIn('author');
    await write((tx) => tx.update(recipes).set({ ownerId: author.id }).where(eq(recipes.id, SOUP)));
    try {
      const now = Date.now();
      await tellAuthors(now);
      const id = await published();
      await answerNote(author.cookie, SOUP, id, 'Thank you!');
      await published(await signedIn());
      await tellAuthors(now + 1);
      const [mail] = await mailsTo(author.email);
      expect(mail?.subject).toBe('2 new notes on your recipes');
      expect(mail?.text).toContain('Robin G. on Hearty Red Lentil Soup:');
      await published(await signedIn());
      await tellAuthors(now + 3_600_000);
      expect(await subjects(author.email)).toHaveLength(1);
      await tellAuthors(now + 25 * 3_600_000);
      await mailAbout(author.email, '1 new note on your recipes');
      await tellAuthors(now + 50 * 3_600_000);
      expect(await subjects(author.email)).toHaveLength(2);
    } finally {
      await write((tx) => tx.update(recipes).set({ ownerId: null }).where(eq(recipes.id, SOUP)));
    }
  });
});

describe('what notes say of a recipe', () => {
  it('is counted for its editor by plain rules, with sentences that say it', async () => {
    const texts = ['Too salty for us. I took less sugar.', 'Less sugar next time!', 'Lovely on a cold day, thank you.'];
    for (const text of texts)
      await decide((await written((await signedIn()).cookie, SOUP, { text })).id, 'publish', editor);
    await written((await signedIn()).cookie, SOUP, { text: 'This waits, and says less sugar.' });
    const path = `/api/admin/recipes/${SOUP}/cook-notes` as const;
    const { body } = await api('GET', path, { cookie: editor.cookie });
    expect(body).toEqual({
      total: 3,
      withSayings: 2,
      sayings: [
        expect.objectContaining({ id: 'less-sugar', label: 'less sugar', count: 2, isChange: true }),
        { id: 'too-salty', label: 'too salty', count: 1, isChange: false, examples: ['Too salty for us.'] },
      ],
    });
    const author = await signedIn('author');
    expect((await api('GET', path, { cookie: author.cookie })).status).toBe(404);
  });
});
