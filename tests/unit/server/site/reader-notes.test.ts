import { and, count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readerNotes } from '#src/db/schema.ts';
import { NOTE_DAYS, type NoteKind, noteText } from '#src/domain/site/reader-notes.ts';
import { dayOf } from '#src/domain/site/visits.ts';
import { read, write } from '#src/server/base/database.ts';
import { openReaderNotes, removeOldNotes } from '#src/server/site/reader-notes.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const DAY = 86_400_000;
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
let days = 0;
/** Notes of a day of their own. */
function opened() {
  const clock = { now: Date.UTC(2026, 0, 1, 12) + days++ * DAY };
  const notes = openReaderNotes(() => clock.now);
  const note = (text: string, address: string, kind: NoteKind = 'search') =>
    notes.note({ kind, text, address, userAgent });
  const rows = (kind: NoteKind = 'search') =>
    read()
      .select({ text: readerNotes.text, times: readerNotes.times })
      .from(readerNotes)
      .where(and(eq(readerNotes.kind, kind), eq(readerNotes.day, dayOf(clock.now))))
      .orderBy(readerNotes.text);
  return { notes, note, rows, clock };
}
const address = (i: number): string => `198.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;

describe('openReaderNotes', () => {
  it('counts a text once a day for a network, and adds up networks', async () => {
    const { notes, note, rows } = opened();
    for (let i = 0; i < 5; i++) note(' Seitan  Roast', address(1));
    note('seitan roast', address(2));
    await notes.flush();
    note('SEITAN roast', address(3));
    await notes.flush();
    expect(await rows()).toEqual([{ text: 'seitan roast', times: 3 }]);
  });

  it('takes no more than 30 texts from a network in a day', async () => {
    const { notes, note, rows } = opened();
    for (let i = 0; i < 300; i++) note(`thing ${i}`, address(1));
    await notes.flush();
    expect(await rows()).toHaveLength(30);
  });

  it('takes no more than 200 texts of a kind in a day, however many networks, and goes on counting those', async () => {
    const { notes, note, rows } = opened();
    note('first of all', address(1));
    await notes.flush();
    for (let i = 0; i < 1000; i++) {
      note(`flood ${i}`, address(1000 + i));
      if (i % 100 === 0) await notes.flush();
    }
    note('first of all', address(2));
    await notes.flush();
    const kept = await rows();
    expect(kept).toHaveLength(200);
    expect(kept).toContainEqual({ text: 'first of all', times: 2 });
    note('/elsewhere', address(3), 'address');
    await notes.flush();
    expect(await rows('address')).toHaveLength(1);
  });

  it('holds no more than 500 texts until they are written down', async () => {
    const { notes, note, rows } = opened();
    for (let i = 0; i < 5000; i++)
      note(
        [`wave ${i % 251}`, `/wave-${i % 251}`, `https://wave-${i % 251}.example`][i % 3] as string,
        address(i),
        (['search', 'address', 'referrer'] as const)[i % 3],
      );
    await notes.flush();
    const kept = await Promise.all((['search', 'address', 'referrer'] as const).map(rows));
    expect(kept.flat()).toHaveLength(500);
  });

  it('leaves programs out', async () => {
    const { notes, rows } = opened();
    notes.note({ kind: 'search', text: 'seitan', address: address(1), userAgent: 'curl/8.0' });
    await notes.flush();
    expect(await rows()).toEqual([]);
  });

  it('forgets after 90 days', async () => {
    const { notes, note, rows, clock } = opened();
    note('seitan', address(1));
    await notes.flush();
    const today = dayOf(clock.now);
    await write((tx) => removeOldNotes(tx, today));
    expect(await rows()).toHaveLength(1);
    await write((tx) => removeOldNotes(tx, today + NOTE_DAYS + 1 - NOTE_DAYS));
    expect(await rows()).toEqual([]);
    expect(
      (await read().select({ total: count() }).from(readerNotes).where(eq(readerNotes.day, today)))[0]?.total,
    ).toBe(0);
  });
});

describe('noteText', () => {
  it.each([
    ['search', 'robin@example.org', null],
    ['search', 'call 030 1234567', null],
    ['search', 'a'.repeat(81), null],
    ['search', '  ', null],
    ['search', ' Chickpea\n Stew ', 'chickpea stew'],
    ['search', 'dinner in 30 minutes', 'dinner in 30 minutes'],
    ['address', '/2019/best-dal?session=abc#x', '/2019/best-dal'],
    ['address', '/shared/Zk3fq9Zk3fq9Zk3fq9Zk3fq9Zk3fq9Zk3fq9Zk3fq9', null],
    ['address', '/of/robin%40example.org', null],
    ['address', '/api/nothing', null],
    ['address', '/pictures/none.jpg', null],
    ['referrer', 'https://www.Example.org/a?q=secret', 'example.org'],
    ['referrer', 'android-app://com.example', null],
    ['referrer', 'no address', null],
  ] as const)('makes of the %s %j: %j', (kind, typed, text) => {
    expect(noteText(kind, typed)).toBe(text);
  });
});
