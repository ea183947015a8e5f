import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookNotes } from '#src/db/schema.ts';
import { COOK_NOTE_SETTINGS_DEFAULT } from '#src/domain/cook-notes/first-status.ts';
import { write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { decide, noteRow, notesOn, written } from '#tests/support/cook-notes.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, sessionOf, type signedIn } from '#tests/support/members.ts';

seededDatabase();

const SOUP = 'lentil-soup';
type Person = Awaited<ReturnType<typeof signedIn>>;
let editor: Person;
let cook: Person;
const regular = async (): Promise<Person> => {
  const member = await makeMember('user', { createdAt: Date.now() - 30 * 86_400_000 });
  return { ...member, cookie: await sessionOf(member.id) };
};
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
});
const approved = async (text: string): Promise<string> => {
  const { id } = await written(cook.cookie, SOUP, { text });
  await decide(id, 'publish', editor);
  return id;
};
const edited = async (text: string) => (await written(cook.cookie, SOUP, { text })).status;

describe('an edit of what somebody passed', () => {
  it.each([
    ['cheap pills com', 'cheap-pills.com'],
    ['cheap pills com', 'cheap pills.com'],
    ['cheap pills com', 'cheap pills . com'],
    ['cheap pills com', 'cheap pills. com'],
    ['cheap pills com', 'cheap pills .com'],
    ['cheap pills com', 'cheap-pills,com'],
    ['cheap pills com', 'cheap pills [.] com'],
    ['cheap pills period com', 'cheap pills, period, com'],
    ['cheap pills shop', 'cheap pills . shop'],
    ['less salt.then less sugar and a good cheap pills com', 'less salt then less sugar and a good cheap pills. com'],
    ['less salt.then it was fine, ask cheap pills com', 'less salt.then it was fine, ask cheap pills. com'],
  ])('waits where it makes an address, whatever its size: %s → %s', async (before, after) => {
    const id = await approved(`I took it from ${before} and it was good.`);
    expect(await edited(`I took it from ${after} and it was good.`)).toBe('waiting');
    expect(await noteRow(id)).toMatchObject({ concerns: ['address'] });
    expect(await notesOn(SOUP)).toEqual([]);
    // By another small edit it does not come out again.
    expect(await edited(`I took it from ${after} and it was good!`)).toBe('waiting');
  });

  it('stays out where it mends signs and spelling, and what was passed with a doubt is not touched', async () => {
    await approved('I used less salt.then it was fine. I doubled the garlik');
    expect(await edited('I used less salt.then it was fine. I doubled the garlic!')).toBe('published');
    expect(await edited('I used less salt.then, it was fine. I doubled the garlic!')).toBe('waiting');
  });

  it('is no matter of somebody who copies the note', async () => {
    await approved('I doubled the lime and halved the sugar in this');
    expect(
      (await written((await regular()).cookie, SOUP, { text: 'I doubled the lime and halved the sugar in this' }))
        .status,
    ).toBe('waiting');
    expect(await edited('I doubled the lime, and halved the sugar in this.')).toBe('published');
  });

  it('that the operator’s check advises against waits, and one of the stars alone is none', async () => {
    await approved('I doubled the garlik, and halved the sugar');
    const command = env().NOTES_CHECK_COMMAND;
    try {
      env().NOTES_CHECK_COMMAND = 'cat >/dev/null; exit 1';
      expect(
        (await written(cook.cookie, SOUP, { text: 'I doubled the garlik, and halved the sugar', rating: 4 })).status,
      ).toBe('published');
      expect(await edited('I doubled the garlic, and halved the sugar')).toBe('waiting');
    } finally {
      env().NOTES_CHECK_COMMAND = command;
    }
  });

  it('keeps off what was taken off', async () => {
    const id = await approved('I took it from cheap pills com');
    await decide(id, 'refuse', editor);
    expect(await edited('I took it from cheap pills. com')).toBe('hidden');
  });
});

describe('what waits', () => {
  it('because it says what another note says is not out by a change of something else', async () => {
    await decide(
      (await written(cook.cookie, 'guacamole', { text: 'Another one, which was fine.' })).id,
      'publish',
      editor,
    );
    const other = await regular();
    const text = 'I doubled the lime and halved the sugar in this';
    await written(other.cookie, SOUP, { text });
    expect(await edited(text)).toBe('waiting');
    expect((await written(cook.cookie, SOUP, { text: `${text} — 🌶` })).status).toBe('waiting');
  });

  it('is decided about as it is: an edit that raises a doubt makes another of it', async () => {
    const { id } = await written(cook.cookie, SOUP, { text: 'I took it from cheap pills com' });
    const { statusAt } = (await noteRow(id)) ?? {};
    await edited('I took it from cheap pills. com');
    expect((await noteRow(id))?.statusAt).toBeGreaterThan(statusAt ?? 0);
  });
});
