import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cookNotes } from '#src/db/schema.ts';
import { COOK_NOTE_SETTINGS_DEFAULT } from '#src/domain/cook-notes/first-status.ts';
import { read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { api } from '#tests/support/api.ts';
import { decide, noteRow, notesOn, ticketOf, writeNote, written } from '#tests/support/cook-notes.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, newAddress, sessionOf, signedIn } from '#tests/support/members.ts';

seededDatabase();

const SOUP = 'lentil-soup';
const OWN = `/api/recipes/${SOUP}/cook-notes/own` as const;
let editor: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  const member = await makeMember('editor', { firstName: 'Edda', lastName: 'Quill' });
  editor = { ...member, cookie: await sessionOf(member.id) };
  await saveSettings('notes', { ...COOK_NOTE_SETTINGS_DEFAULT, lookedAt: 'all' });
});
afterEach(() => write((tx) => tx.delete(cookNotes)));
afterAll(() => saveSettings('notes', COOK_NOTE_SETTINGS_DEFAULT));

/** Everything that anybody might send in place of an honest note. */
const SPAM = [
  ...['https://x.example/a', 'www.x.example', 'x.example/buy', 'hxxp://x.example', 'x。example/ok', 'a@x.example'],
  ...['x dot com', 'x[.]com', 'x (dot) com', 'Great.Buy this', '<a href="//x.example">x</a>', '[x](https://x.example)'],
  ...['javascript:alert(1)', '<script>alert(1)</script>', '\u202egnp.exe', 'li\u200bme', '192.168.0.1/x', '‮x'],
];
const FORGED = [
  { status: 'published' },
  { publishedAt: 1 },
  { verdict: 'passed' },
  { userId: 'someone' },
  { parentId: null },
  { concerns: [] },
  { helpfulCount: 99 },
  { website: 'https://x.example' },
  { ticket: 'forged' },
  { photos: [{ picture: `m-${'0'.repeat(24)}` }] },
];

describe('two hundred tries', () => {
  it('publish nothing where everything is looked at first', async () => {
    const { id: victimNote } = await written((await signedIn()).cookie, SOUP, { text: 'An honest note that waits.' });
    const { statusAt = 0 } = (await noteRow(victimNote)) ?? {};
    const people = await Promise.all(
      (['user', 'premium'] as const).flatMap((role) => Array.from({ length: 12 }, () => signedIn(role))),
    );
    const { id: authorId } = await makeMember('author', { firstName: 'Arthur' });
    const author = { cookie: await sessionOf(authorId) };
    let tries = 0;
    const who = () => people[tries++ % people.length]?.cookie ?? '';
    const put = (cookie: string, body: object) => api('PUT', OWN, { cookie, body, clientAddress: newAddress() });
    for (let round = 0; round < 5; round++)
      for (const text of SPAM) {
        const cookie = who();
        await put(cookie, { ticket: await ticketOf(cookie, SOUP), text: `Try ${round} of it: ${text}` });
      }
    for (const forged of FORGED)
      for (const text of ['I doubled the lime in this one.', 'I halved the sugar in this one.']) {
        const cookie = who();
        await put(cookie, { ticket: await ticketOf(cookie, SOUP), text, ...forged });
      }
    const decision = { notes: [{ id: victimNote, statusAt }], decision: { decision: 'publish' } };
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    for (let i = 0; i < 30; i++) {
      const cookie = i % 3 === 0 ? author.cookie : who();
      const path = '/api/admin/cook-notes/decisions' as const;
      const sent = { body: decision, clientAddress: newAddress() };
      const { status } = await (i % 5 === 4
        ? api('POST', path, { ...sent, cookie: editor.cookie, headers: foreign })
        : api('POST', path, { ...sent, ...(i % 5 !== 3 && { cookie }) }));
      tries++;
      expect([401, 403]).toContain(status);
    }
    for (let i = 0; i < 40; i++) {
      const [one, other] = [who(), who()];
      // Somebody else's ticket, one of a moment ago, the same text again, and somebody else's note.
      const ticket = await ticketOf(other, SOUP, i % 2 ? 0 : undefined);
      await put(one, { ticket, text: `The very same words as ever, ${i % 4}.` });
      await api('POST', `/api/cook-notes/${victimNote}/answers`, {
        cookie: one,
        body: { ticket, text: 'An answer to what waits' },
        clientAddress: newAddress(),
      });
      await api('DELETE', `/api/cook-notes/${victimNote}`, { cookie: one });
    }
    expect(tries).toBeGreaterThanOrEqual(200);
    expect(await notesOn(SOUP)).toEqual([]);
    expect(await read().select().from(cookNotes).where(eq(cookNotes.status, 'published'))).toEqual([]);
    expect(await noteRow(victimNote)).toMatchObject({ status: 'waiting', text: 'An honest note that waits.' });
  });
});

describe('a name', () => {
  it('that comes to pretend something takes what was published off the page until somebody has looked', async () => {
    for (const [firstName, lastName] of [
      ['Plantry', 'Team'],
      ['Edda', 'Quandt'],
    ]) {
      const cook = await signedIn();
      const { id } = await written(cook.cookie, SOUP, { text: `I like it, says ${firstName}, and so do all of us.` });
      await decide(id, 'publish', editor);
      const rename = (body: object) => api('PATCH', '/api/auth/profile', { cookie: cook.cookie, body });
      expect((await rename({ firstName: 'Robina' })).status).toBe(200);
      expect(await notesOn(SOUP)).toHaveLength(1);
      expect((await rename({ firstName, lastName })).status).toBe(200);
      expect(await noteRow(id)).toMatchObject({ status: 'waiting', concerns: ['staff-name'] });
      expect(await notesOn(SOUP)).toEqual([]);
    }
  });

  it('is no address', async () => {
    const { cookie } = await signedIn();
    const body = { firstName: 'Shop.example', lastName: 'Buy' };
    expect((await api('PATCH', '/api/auth/profile', { cookie, body })).status).toBe(400);
  });
});

describe('the operator’s own check', () => {
  const command = env().NOTES_CHECK_COMMAND;
  afterEach(() => {
    env().NOTES_CHECK_COMMAND = command;
    vi.unstubAllEnvs();
  });

  it.each([
    ['has nothing against it', 'cat >/dev/null; exit 0', 'published', []],
    ['advises against it', 'grep -q "of it, check" && exit 1', 'waiting', ['check']],
    ['is told text, name and recipe', 'grep -q "\\"name\\":\\"Robin G.\\"" || exit 3', 'published', []],
    ['is told no secret of the site', 'test -z "$CHECK_SECRET" && test -n "$PATH" || exit 3', 'published', []],
    ['breaks', 'exit 7', 'waiting', ['unchecked']],
    ['is not there', '/no/such/command', 'waiting', ['unchecked']],
  ])('brings a note before a person, and publishes none by itself: it %s', async (_, check, status, concerns) => {
    await saveSettings('notes', { ...COOK_NOTE_SETTINGS_DEFAULT, lookedAt: 'none' });
    try {
      env().NOTES_CHECK_COMMAND = check;
      vi.stubEnv('CHECK_SECRET', 'swordfish');
      // Nobody of the flood above.
      const { id } = await makeMember('user', { createdAt: Date.now() - 30 * 86_400_000 });
      const cook = { cookie: await sessionOf(id) };
      const note = await written(cook.cookie, SOUP, { text: `I doubled all of it, check ${check.length}.` });
      expect(await noteRow(note.id)).toMatchObject({ status, concerns });
      await saveSettings('notes', { ...COOK_NOTE_SETTINGS_DEFAULT, lookedAt: 'all' });
      expect((await written(cook.cookie, 'guacamole', { text: `More of it, says check ${check}` })).status).toBe(
        'waiting',
      );
    } finally {
      await saveSettings('notes', { ...COOK_NOTE_SETTINGS_DEFAULT, lookedAt: 'all' });
    }
  });
});

describe('a description of a photograph', () => {
  it('leads nowhere, either', async () => {
    const cook = await signedIn();
    const photos = [{ picture: `s-${'1'.repeat(24)}`, alt: 'Buy at https://x.example/now' }];
    expect(await writeNote(cook.cookie, SOUP, { text: 'I took a picture of it.', photos })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'photos.0.alt' }] },
    });
  });
});
