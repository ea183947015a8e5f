import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, contentVersions, cookNotes, users } from '#src/db/schema.ts';
import { COOK_NOTE_SETTINGS_DEFAULT, type CookNoteSettings } from '#src/domain/cook-notes/first-status.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import { read, write } from '#src/server/base/database.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { api } from '#tests/support/api.ts';
import {
  answerNote,
  decide,
  noteRow,
  notesOn,
  openForm,
  setPublished,
  ticketOf,
  writeNote,
  written,
} from '#tests/support/cook-notes.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, newAddress, sessionOf, signedIn } from '#tests/support/members.ts';

seededDatabase();

const SOUP = 'lentil-soup';
let editor: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  editor = await staff('editor', 'Edda');
});
/** Somebody who works here, under a name no cook of this file has. */
async function staff(role: Role, firstName: string) {
  const member = await makeMember(role, { firstName });
  return { ...member, cookie: await sessionOf(member.id) };
}
let said = 0;
/** A text nobody has written yet. */
const aText = (about = 'I doubled the lime'): string => `${about}, and it was worth it, take ${++said}.`;
const settings = (change: Partial<CookNoteSettings>) =>
  saveSettings('notes', { ...COOK_NOTE_SETTINGS_DEFAULT, ...change });
afterEach(async () => {
  await settings({});
  await write((tx) => tx.delete(cookNotes));
});
const tagVersion = async (tag: string): Promise<number> =>
  (await read().select().from(contentVersions).where(eq(contentVersions.tag, tag)))[0]?.contentVersion ?? 0;

describe('a cook’s note', () => {
  it('waits, is published by somebody, and is then read by everybody with who wrote it', async () => {
    const cook = await signedIn();
    const before = await tagVersion(`cook-notes:${SOUP}`);
    const note = await written(cook.cookie, SOUP, {
      text: 'I doubled the lime.\n\nTry /recipes/red-lentil-dal too.',
      rating: 4,
    });
    expect(note).toMatchObject({ status: 'waiting', reason: null });
    expect(await notesOn(SOUP)).toEqual([]);
    expect(await tagVersion(`cook-notes:${SOUP}`)).toBe(before);
    expect(await decide(note.id, 'publish', editor)).toBe(true);
    expect(await tagVersion(`cook-notes:${SOUP}`)).toBeGreaterThan(before);
    const [shown] = await notesOn(SOUP);
    expect(shown).toMatchObject({
      id: note.id,
      name: 'Robin G.',
      badge: null,
      rating: 4,
      editedAt: null,
      helpfulCount: 0,
    });
    expect(shown?.paragraphs).toEqual([
      [{ text: 'I doubled the lime.', recipeId: null }],
      [
        { text: 'Try ', recipeId: null },
        { text: expect.stringMatching(/dal/i), recipeId: 'red-lentil-dal' },
        { text: ' too.', recipeId: null },
      ],
    ]);
    expect(await read().select().from(auditLog).where(eq(auditLog.action, 'cook-note.publish'))).toMatchObject([
      { actor: editor.email, subject: SOUP, details: { note: note.id, before: 'waiting', after: 'published' } },
    ]);
  });

  it('is one for a member and recipe, however often it is sent at once', async () => {
    const cook = await signedIn();
    const ticket = await ticketOf(cook.cookie, SOUP);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        api('PUT', `/api/recipes/${SOUP}/cook-notes/own`, { cookie: cook.cookie, body: { ticket, text: aText() } }),
      ),
    );
    // Whoever has not seen the first writes over nothing.
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(11).fill(409)]);
    expect(await read().select().from(cookNotes).where(eq(cookNotes.userId, cook.id))).toHaveLength(1);
  });

  it.each([
    ['nine characters', 'x'.repeat(9)],
    ['1,501 characters', 'y'.repeat(1501)],
    ['a right-to-left override', 'I doubled the \u202elime and salt'],
    ['an isolate', 'I doubled the \u2066lime and salt'],
    ['a character nobody sees', 'I doubled the li\u200bme and salt'],
    ['a control character', 'I doubled the lime\u0007 and salt'],
    ['marks piled on a letter', `I doubled the lime${'\u0301'.repeat(9)}`],
    ['another site', 'Buy it at https://example.com/salt today'],
    ['another site without a scheme', 'Buy it at shop.example.com today'],
    ['an address of mail', 'Write to me: ada@example.org today'],
    ['another site in wide letters', 'Buy it at ｅｘａｍｐｌｅ．com/salt today'],
    ['a path of this site that is no recipe', 'See http://localhost:4321/admin/users for it'],
    ['no text', 7],
  ])('is not taken with %s', async (_, text) => {
    const cook = await signedIn();
    expect(await writeNote(cook.cookie, SOUP, { text })).toMatchObject({ status: 400, body: { code: 'validation' } });
    expect(await read().select().from(cookNotes).where(eq(cookNotes.userId, cook.id))).toEqual([]);
  });

  it('has 1,500 characters however they are stored, and says markup as text', async () => {
    const cook = await signedIn();
    const text = `<script>alert(1)</script> &amp; ${'🌶'.repeat(1400)}`;
    const note = await written(cook.cookie, SOUP, { text });
    await decide(note.id, 'publish', editor);
    expect((await notesOn(SOUP))[0]?.paragraphs).toEqual([[{ text, recipeId: null }]]);
  });

  it('leaves what a client may not set alone', async () => {
    const cook = await signedIn();
    for (const forged of [
      { status: 'published' },
      { helpfulCount: 9 },
      { userId: 'x' },
      { id: 'x' },
      { publishedAt: 1 },
    ])
      expect((await writeNote(cook.cookie, SOUP, { text: aText(), ...forged })).status).toBe(400);
  });

  it('is not written over by a window that has not seen it, and stays otherwise as it was', async () => {
    const cook = await signedIn();
    const mine = `/api/recipes/${SOUP}/cook-notes/own` as const;
    const [first, second] = [await ticketOf(cook.cookie, SOUP), await ticketOf(cook.cookie, SOUP)];
    const send = (ticket: string, text: string, more = {}) =>
      api('PUT', mine, { cookie: cook.cookie, body: { ticket, text, ...more } });
    const text = aText();
    expect((await send(first, text, { servings: 6 })).status).toBe(200);
    // The same once more is no harm: an answer may have been lost.
    expect((await send(first, text, { keepsChanges: true })).status).toBe(200);
    const late = await send(second, aText());
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const seen = await ticketOf(cook.cookie, SOUP);
    expect(await send(seen, aText(), { keepsChanges: true })).toMatchObject({
      status: 200,
      body: { changes: { servings: 6, swaps: [] } },
    });
    expect(await send(await ticketOf(cook.cookie, SOUP), aText())).toMatchObject({
      body: { changes: { servings: null } },
    });
  });

  it('says what was made otherwise in words, as far as the recipe offers it', async () => {
    const cook = await signedIn();
    const note = await written(cook.cookie, SOUP, {
      text: aText(),
      servings: 6,
      swaps: [{ line: 199, to: 'nothing-there' }],
      cookedOn: '2026-01-02',
    });
    expect(note).toMatchObject({ changes: { servings: 6, swaps: [] }, cookedOn: '2026-01-02' });
    for (const cookedOn of ['2999-01-01', '1999-12-31', '2026-02-31', 'today'])
      expect((await writeNote(cook.cookie, SOUP, { text: aText(), cookedOn })).status).toBe(400);
  });

  it('is neither written nor read of a recipe that is unpublished meanwhile, and comes back with it', async () => {
    const cook = await signedIn();
    const ticket = await ticketOf(cook.cookie, SOUP);
    const note = await written(cook.cookie, SOUP, { text: aText() });
    await decide(note.id, 'publish', editor);
    await setPublished(SOUP, false);
    try {
      const body = { ticket, text: aText() };
      for (const cookie of [cook.cookie, editor.cookie, (await staff('admin', 'Adam')).cookie])
        expect((await api('PUT', `/api/recipes/${SOUP}/cook-notes/own`, { cookie, body })).status).toBe(404);
      expect((await api('GET', `/api/recipes/${SOUP}/cook-notes`)).status).toBe(404);
      expect(
        (await api('PUT', `/api/cook-notes/${note.id}/helpful`, { cookie: editor.cookie, body: { isHelpful: true } }))
          .status,
      ).toBe(404);
      expect((await api('POST', `/api/cook-notes/${note.id}/reports`, { body: { reason: 'rude' } })).status).toBe(404);
    } finally {
      await setPublished(SOUP, true);
    }
    expect(await notesOn(SOUP)).toHaveLength(1);
  });

  it('is deleted by its writer alone, and may be written again', async () => {
    const [cook, other] = [await signedIn(), await signedIn()];
    const note = await written(cook.cookie, SOUP, { text: aText() });
    await decide(note.id, 'publish', editor);
    const path = `/api/recipes/${SOUP}/cook-notes/own` as const;
    expect((await api('DELETE', path, { cookie: other.cookie })).status).toBe(204);
    expect(await notesOn(SOUP)).toHaveLength(1);
    expect((await api('DELETE', path, { cookie: cook.cookie })).status).toBe(204);
    expect(await notesOn(SOUP)).toEqual([]);
    expect(await noteRow(note.id)).toMatchObject({ status: 'deleted', text: '', textKey: '' });
    expect((await openForm(cook.cookie, SOUP)).note).toBe(null);
    // One of theirs was published before.
    expect(await written(cook.cookie, SOUP, { text: aText() })).toMatchObject({ status: 'published', editedAt: null });
  });
});

describe('what is looked at first', () => {
  it('is what the setting says: the first of a member, until one is refused', async () => {
    const cook = await signedIn();
    const first = await written(cook.cookie, SOUP, { text: aText() });
    expect(first.status).toBe('waiting');
    await decide(first.id, 'publish', editor);
    expect((await written(cook.cookie, 'carrot-cake', { text: aText() })).status).toBe('published');
    await decide((await written(cook.cookie, 'guacamole', { text: aText() })).id, 'refuse', editor);
    expect((await written(cook.cookie, 'lemon-tart', { text: aText() })).status).toBe('waiting');
  });

  it('is everything, or nothing but what raises a concern', async () => {
    const cook = await signedIn();
    await settings({ lookedAt: 'none' });
    expect((await written(cook.cookie, SOUP, { text: aText() })).status).toBe('published');
    const doubtful = await written(cook.cookie, 'guacamole', { text: 'Look at example dot com for more of this' });
    expect(doubtful.status).toBe('waiting');
    expect(await noteRow(doubtful.id)).toMatchObject({ concerns: ['address'] });
    await decide(doubtful.id, 'publish', editor);
    await settings({ lookedAt: 'all' });
    expect((await written(cook.cookie, 'carrot-cake', { text: aText() })).status).toBe('waiting');
    expect((await written(editor.cookie, 'carrot-cake', { text: aText() })).status).toBe('published');
  });

  it('is an edit that changes more than spelling, and no other', async () => {
    await settings({ lookedAt: 'all' });
    const cook = await signedIn();
    const { id } = await written(cook.cookie, SOUP, { text: 'More garlik in the lentil soup, please.' });
    await decide(id, 'publish', editor);
    const mended = await written(cook.cookie, SOUP, { text: 'More garlic in the lentil soup, please!' });
    expect(mended).toMatchObject({ status: 'published', editedAt: null });
    const changed = await written(cook.cookie, SOUP, { text: 'No garlic in the lentil soup, please!' });
    expect(changed).toMatchObject({ status: 'waiting', editedAt: expect.any(Number) });
    expect(await notesOn(SOUP)).toEqual([]);
    await decide(id, 'publish', editor);
    expect((await notesOn(SOUP))[0]).toMatchObject({ editedAt: expect.any(Number) });
  });

  it('is the same words as on another note; a member says them once', async () => {
    await settings({ lookedAt: 'none' });
    const [cook, other] = [await signedIn(), await signedIn()];
    const text = aText('The very same words that others have');
    await written(cook.cookie, SOUP, { text });
    expect(await writeNote(cook.cookie, 'guacamole', { text: `${text.toUpperCase()} !!` })).toMatchObject({
      status: 400,
    });
    const copied = await written(other.cookie, SOUP, { text });
    expect(copied.status).toBe('waiting');
    expect(await noteRow(copied.id)).toMatchObject({ concerns: ['same-text'] });
  });

  it('is a name that looks like a colleague’s, and one that claims to be one is refused', async () => {
    await settings({ lookedAt: 'none' });
    await makeMember('editor', { firstName: 'Hannah', lastName: 'Quill' });
    const alike = await makeMember('user', { firstName: 'Наnnаh', lastName: 'Queen' });
    const note = await written(await sessionOf(alike.id), SOUP, { text: aText() });
    expect(await noteRow(note.id)).toMatchObject({ status: 'waiting', concerns: ['staff-name'] });
    for (const firstName of ['Plantry', 'Аdm1n', 'The Editor', 'Team Kitchen']) {
      const member = await makeMember('user', { firstName, lastName: 'Office' });
      expect((await writeNote(await sessionOf(member.id), SOUP, { text: aText() })).status, firstName).toBe(403);
    }
  });

  it('is what fifty new accounts write, whatever the setting says', async () => {
    await settings({ lookedAt: 'none' });
    const statuses: string[] = [];
    for (let i = 0; i < 50; i++) {
      const { cookie } = await signedIn();
      statuses.push((await written(cookie, SOUP, { text: aText() })).status);
    }
    // None of them has written long enough ago to be told from a flood.
    expect(statuses).toEqual([...Array(20).fill('published'), ...Array(30).fill('waiting')]);
    const old = await makeMember('user', { createdAt: Date.now() - 30 * 86_400_000 });
    expect((await written(await sessionOf(old.id), SOUP, { text: aText() })).status).toBe('published');
  });
});

describe('a form', () => {
  it('is filled in by a person: not at once, not by a program, not for somebody else', async () => {
    const [cook, other] = [await signedIn(), await signedIn()];
    const path = `/api/recipes/${SOUP}/cook-notes/own` as const;
    const send = async (body: object) => (await api('PUT', path, { cookie: cook.cookie, body })).status;
    expect(await send({ text: aText(), ticket: await ticketOf(cook.cookie, SOUP, 0) })).toBe(429);
    expect(await send({ text: aText(), ticket: await ticketOf(cook.cookie, SOUP, 25 * 3_600_000) })).toBe(400);
    expect(await send({ text: aText(), ticket: await ticketOf(other.cookie, SOUP) })).toBe(400);
    expect(await send({ text: aText(), ticket: 'forged' })).toBe(400);
    expect(await send({ text: aText() })).toBe(400);
    expect(await send({ text: aText(), ticket: await ticketOf(cook.cookie, SOUP), website: 'https://x.test' })).toBe(
      400,
    );
    expect(await read().select().from(cookNotes)).toEqual([]);
  });

  it('is limited by member and by network', async () => {
    const cook = await signedIn();
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push((await writeNote(cook.cookie, SOUP, { text: aText() })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const network = newAddress();
    const byNetwork: number[] = [];
    for (let i = 0; i < 42; i++)
      byNetwork.push((await writeNote((await signedIn()).cookie, SOUP, { text: aText() }, network)).status);
    expect(byNetwork.filter((status) => status === 429)).toHaveLength(2);
  });

  it('is closed where the setting says so', async () => {
    const cook = await signedIn();
    await settings({ isOpen: false });
    expect(await openForm(cook.cookie, SOUP)).toMatchObject({ refusal: expect.stringContaining('closed') });
    expect((await writeNote(cook.cookie, SOUP, { text: aText() })).status).toBe(403);
  });
});

describe('an answer', () => {
  it('stands under its note, one level deep, with whose it is', async () => {
    await settings({ lookedAt: 'none' });
    const [cook, other] = [await signedIn(), await signedIn()];
    const note = await written(cook.cookie, SOUP, { text: aText() });
    const answer = await answerNote(other.cookie, SOUP, note.id, 'How much lime?');
    expect(answer).toMatchObject({ status: 200, body: { status: 'published' } });
    await answerNote(editor.cookie, SOUP, note.id, 'Two limes.');
    const { id } = answer.body as { id: string };
    expect((await answerNote(cook.cookie, SOUP, id, 'An answer to an answer')).status).toBe(404);
    const [shown] = await notesOn(SOUP);
    expect(shown?.answers.map(({ badge, paragraphs }) => [badge, paragraphs[0]?.[0]?.text])).toEqual([
      [null, 'How much lime?'],
      ['editor', 'Two limes.'],
    ]);
    expect((await api('DELETE', `/api/cook-notes/${id}`, { cookie: cook.cookie })).status).toBe(404);
    expect((await api('DELETE', `/api/cook-notes/${id}`, { cookie: other.cookie })).status).toBe(204);
    expect((await notesOn(SOUP))[0]?.answers).toHaveLength(1);
  });
});

describe('an address of a note', () => {
  it('leads to the note, also from an answer to it, as long as both are to be read', async () => {
    const [cook, other] = [await signedIn(), await signedIn()];
    const note = await written(cook.cookie, SOUP, { text: aText() });
    await decide(note.id, 'publish', editor);
    const { id } = (await answerNote(other.cookie, SOUP, note.id, 'How much lime?')).body as { id: string };
    const at = (noteId: string) => api('GET', `/api/cook-notes/${noteId}`);
    expect((await at(id)).status).toBe(404);
    await decide(id, 'publish', editor);
    for (const each of [note.id, id])
      expect(await at(each)).toMatchObject({ status: 200, body: { id: note.id, answers: [{ id }] } });
    expect((await openForm(other.cookie, SOUP)).answers).toEqual([id]);
    await decide(note.id, 'refuse', editor);
    for (const each of [note.id, id]) expect((await at(each)).status).toBe(404);
  });
});

describe('a helpful mark', () => {
  it('counts once a member, never one’s own, and goes with the account', async () => {
    await settings({ lookedAt: 'none' });
    const [cook, reader] = [await signedIn(), await signedIn()];
    const note = await written(cook.cookie, SOUP, { text: aText() });
    const mark = (cookie: string, isHelpful = true) =>
      api('PUT', `/api/cook-notes/${note.id}/helpful`, { cookie, body: { isHelpful } });
    const marks = await Promise.all(Array.from({ length: 9 }, () => mark(reader.cookie)));
    for (const { body } of marks) expect(body).toEqual({ isHelpful: true, helpfulCount: 1 });
    expect((await notesOn(SOUP))[0]?.helpfulCount).toBe(1);
    expect((await mark(cook.cookie)).status).toBe(403);
    expect((await openForm(reader.cookie, SOUP)).helpful).toEqual([note.id]);
    expect((await mark(reader.cookie, false)).body).toEqual({ isHelpful: false, helpfulCount: 0 });
    await mark(reader.cookie);
    await write((tx) => tx.delete(users).where(eq(users.id, reader.id)));
    expect((await notesOn(SOUP))[0]?.helpfulCount).toBe(0);
  });
});

describe('a report', () => {
  it('takes a note off the page once three members of some time sent one, and never because of strangers', async () => {
    await settings({ lookedAt: 'none' });
    const note = await written((await signedIn()).cookie, SOUP, { text: aText() });
    const report = (cookie?: string) =>
      api('POST', `/api/cook-notes/${note.id}/reports`, {
        body: { reason: 'rude', ...(!cookie && { email: 'reader@example.org' }) },
        clientAddress: newAddress(),
        ...(cookie && { cookie }),
      });
    for (let i = 0; i < 5; i++) expect((await report()).status).toBe(204);
    const regular = async () => sessionOf((await makeMember('user', { createdAt: Date.now() - 30 * 86_400_000 })).id);
    const member = await regular();
    for (let i = 0; i < 5; i++) expect((await report(member)).status).toBe(204);
    expect(await notesOn(SOUP)).toHaveLength(1);
    for (let i = 0; i < 2; i++) await report(await regular());
    expect(await notesOn(SOUP)).toEqual([]);
    expect(await noteRow(note.id)).toMatchObject({ status: 'waiting', concerns: ['reports'] });
    await decide(note.id, 'refuse', editor);
    expect(await noteRow(note.id)).toMatchObject({ status: 'hidden', verdict: 'refused' });
  });
});

describe('a list of notes', () => {
  it('is ordered as it is asked for, ten on a page', async () => {
    await settings({ lookedAt: 'none' });
    const now = Date.now();
    const rows = Array.from({ length: 23 }, (_, i) => ({
      id: i.toString(16).padStart(16, '0'),
      recipeId: SOUP,
      status: 'published' as const,
      text: `A note, number ${i}`,
      textKey: '',
      changes: { servings: null, swaps: [] },
      createdAt: now + i,
      statusAt: now + i,
      publishedAt: now + i,
      helpfulCount: i === 4 ? 7 : 0,
    }));
    await write((tx) => tx.insert(cookNotes).values(rows));
    expect((await notesOn(SOUP)).map(({ id }) => Number.parseInt(id, 16)).slice(0, 3)).toEqual([4, 22, 21]);
    expect((await notesOn(SOUP, '?sort=newest'))[0]).toMatchObject({ name: null, id: rows[22]?.id });
    expect(await notesOn(SOUP, '?page=3')).toHaveLength(3);
    expect(await notesOn(SOUP, '?sort=photos')).toEqual([]);
    expect((await api('GET', `/api/recipes/${SOUP}/cook-notes?page=0`)).status).toBe(400);
  });
});
