import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookNoteReports, cookNotes, mailQueue, users } from '#src/db/schema.ts';
import { NO_CHANGES } from '#src/domain/cook-notes/changes.ts';
import { COOK_NOTE_SETTINGS_DEFAULT } from '#src/domain/cook-notes/first-status.ts';
import { write } from '#src/server/base/database.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { api } from '#tests/support/api.ts';
import { decide, noteRow, notesOn, written } from '#tests/support/cook-notes.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { mailsTo, makeMember, newAddress, sessionOf, signedIn } from '#tests/support/members.ts';

seededDatabase();

const SOUP = 'lentil-soup';
const DAY = 86_400_000;
type Person = Awaited<ReturnType<typeof signedIn>>;
let editor: Person;
let cook: Person;
beforeAll(async () => {
  const member = await makeMember('editor', { firstName: 'Edda', lastName: 'Quill' });
  editor = { ...member, cookie: await sessionOf(member.id) };
});
beforeEach(async () => {
  cook = await regular();
});
afterEach(async () => {
  await saveSettings('notes', COOK_NOTE_SETTINGS_DEFAULT);
  await write((tx) => tx.delete(cookNotes));
  await write((tx) => tx.delete(mailQueue));
});
let said = 0;
const aText = (): string => `I doubled the lime, and it was worth it, take ${++said}.`;
const report = (id: string, { cookie }: { cookie: string }) =>
  api('POST', `/api/cook-notes/${id}/reports`, {
    body: { reason: 'rude', details: 'Not nice' },
    clientAddress: newAddress(),
    cookie,
  });
/** The newest mail to an address with a subject. */
async function mailAbout(email: string, subject: string) {
  const mail = (await mailsTo(email)).find((each) => each.subject.includes(subject));
  if (!mail) throw new Error(`No mail about ${subject}`);
  return mail;
}
/** How many reports of a note whoever moderates sees under "reported". */
async function openReports(id: string): Promise<number | undefined> {
  const { body } = await api('GET', '/api/admin/cook-notes?filter=reported', { cookie: editor.cookie });
  return (body as { notes: { id: string; openReports: number }[] }).notes.find((note) => note.id === id)?.openReports;
}
/** A note that is out without anybody having looked. */
async function unread(person = cook): Promise<string> {
  await saveSettings('notes', { ...COOK_NOTE_SETTINGS_DEFAULT, lookedAt: 'none' });
  return (await written(person.cookie, SOUP, { text: aText() })).id;
}
/** A member of a month, whose reports turned out so often right and wrong. */
async function regular({ right = 0, wrong = 0, age = 30 * DAY } = {}): Promise<Person> {
  const member = await makeMember('user', { createdAt: Date.now() - age });
  const at = Date.now() - DAY;
  for (const outcome of [...Array<'removed'>(right).fill('removed'), ...Array<'kept'>(wrong).fill('kept')]) {
    const noteId = await anotherNote();
    await write((tx) =>
      tx.insert(cookNoteReports).values({
        ...{ id: randomUUID(), noteId, userId: member.id, email: null, reason: 'rude', details: '' },
        ...{ createdAt: at, answeredAt: at, outcome },
      }),
    );
  }
  return { ...member, cookie: await sessionOf(member.id) };
}
/** A note of nobody's, off the page. */
async function anotherNote(): Promise<string> {
  const id = randomBytes(8).toString('hex');
  const what = { recipeId: 'guacamole', status: 'hidden', text: '', textKey: '', changes: NO_CHANGES } as const;
  await write((tx) => tx.insert(cookNotes).values({ id, ...what, createdAt: 1, statusAt: 1 }));
  return id;
}

describe('a report', () => {
  it('by three members takes off what nobody passed and tells its writer so; what is decided then is told to all', async () => {
    const id = await unread();
    const readers = [await regular(), await regular(), await regular()];
    for (const reader of readers) await report(id, reader);
    await mailAbout(cook.email, 'off the page for now');
    expect(await noteRow(id)).toMatchObject({ status: 'waiting', concerns: ['reports'] });
    await decide(id, 'refuse', editor, 'It insults somebody');
    expect((await mailAbout(cook.email, 'isn’t published')).text).toContain('A reader reported it');
    for (const { email } of readers) await mailAbout(email, 'The note you reported is gone');
  });
});

describe('reports that only queue', () => {
  const statusOf = async (id: string) => (await noteRow(id))?.status;
  const byThree = async (id: string, who: () => Promise<Person>) => {
    for (let i = 0; i < 3; i++) expect((await report(id, await who())).status).toBe(204);
  };

  it('are those of new accounts, again and again', async () => {
    const id = await unread();
    for (let round = 0; round < 3; round++) {
      await byThree(id, () => signedIn());
      await byThree(id, () => regular({ age: 7 * DAY - 60_000 }));
      expect(await statusOf(id)).toBe('published');
      expect(await openReports(id)).toBe(6);
      await decide(id, 'publish', editor);
    }
    expect(await notesOn(SOUP)).toHaveLength(1);
  });

  it('are those of new accounts that have grown old since: their age then counts', async () => {
    const id = await unread();
    const readers = [await signedIn(), await signedIn(), await signedIn()];
    for (const reader of readers) await report(id, reader);
    const past = Date.now() - 20 * DAY;
    for (const reader of readers)
      await write((tx) => tx.update(users).set({ createdAt: past }).where(eq(users.id, reader.id)));
    await write((tx) =>
      tx
        .update(cookNoteReports)
        .set({ createdAt: past + DAY })
        .where(eq(cookNoteReports.noteId, id)),
    );
    await report(id, await signedIn());
    expect(await statusOf(id)).toBe('published');
  });

  it('are those of what somebody has passed, whoever reports', async () => {
    const id = await unread();
    await byThree(id, () => regular());
    expect(await statusOf(id)).toBe('waiting');
    await decide(id, 'publish', editor);
    for (let round = 0; round < 2; round++) await byThree(id, () => regular());
    expect(await statusOf(id)).toBe('published');
    expect(await openReports(id)).toBe(6);
  });

  it('weigh less of whoever was often wrong', async () => {
    const id = await unread();
    await byThree(id, () => regular({ wrong: 2 }));
    expect(await statusOf(id)).toBe('published');
    await report(id, await regular({ right: 2, wrong: 3 }));
    expect(await statusOf(id)).toBe('published');
    await report(id, await regular({ wrong: 1 }));
    expect(await statusOf(id)).toBe('waiting');
  });
});

describe('what waits because of reports, or was taken off', () => {
  it('is not out again by being written anew, or deleted and written', async () => {
    await decide((await written(cook.cookie, 'guacamole', { text: aText() })).id, 'publish', editor);
    const id = await unread();
    for (let i = 0; i < 3; i++) await report(id, await regular());
    const again = async () => (await written(cook.cookie, SOUP, { text: aText() })).status;
    expect(await again()).toBe('waiting');
    expect(await noteRow(id)).toMatchObject({ concerns: ['reports'] });
    await api('DELETE', `/api/recipes/${SOUP}/cook-notes/own`, { cookie: cook.cookie });
    expect(await again()).toBe('waiting');
    await decide(id, 'refuse', editor);
    // Another of theirs is passed meanwhile.
    await decide((await written(cook.cookie, 'red-lentil-dal', { text: aText() })).id, 'publish', editor);
    expect(await again()).toBe('waiting');
    await api('DELETE', `/api/recipes/${SOUP}/cook-notes/own`, { cookie: cook.cookie });
    expect(await again()).toBe('waiting');
    await decide(id, 'publish', editor);
    expect(await again()).toBe('published');
  });
});
