import { describe, expect, it } from 'vitest';
import { cookNotePhotos, cookNotes } from '#src/db/schema.ts';
import { closeDatabase, read } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { cleanUp } from '#src/server/host/housekeeping.ts';
import { mediaStore } from '#src/server/pictures/media-store.ts';
import type { TakenNote } from '#tests/support/cook-note-crash.ts';
import { killChild } from '#tests/support/crash.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const DAY = 86_400_000;
/** Longer than pictures that nobody uses are kept. */
const LATER = 8 * DAY;
/** Files of a picture: sizes, and the whole. */
const FILES = 6;
/** Notes in all: more of them for the whole figure, COOK_NOTES=500. */
const NOTES = Number(process.env.COOK_NOTES ?? 12);
const LIVES = Math.max(3, Math.ceil(NOTES / 25));

describe('a process killed while notes with photographs are sent and decided about', () => {
  it('keeps each that was taken whole, and leaves no file that is on no note', { timeout: 900_000 }, async () => {
    closeDatabase();
    const taken: TakenNote[] = [];
    for (let life = 0; life < LIVES; life++)
      taken.push(
        ...(await killChild<TakenNote>('cook-note-crash-child.ts', env().DATA_DIR, {
          after: Math.ceil(NOTES / LIVES),
          spread: 200,
        })),
      );
    await cleanUp(Date.now() + LATER);

    const notes = await read().select().from(cookNotes);
    const photos = await read().select().from(cookNotePhotos);
    const textOf = new Map(notes.map(({ id, text }) => [id, text]));
    const photosOf = Map.groupBy(photos, ({ noteId }) => noteId);
    expect(taken.length).toBeGreaterThanOrEqual(NOTES);
    for (const { id, text, photos } of taken) {
      expect(textOf.get(id)).toBe(text);
      expect(photosOf.get(id)).toHaveLength(photos);
    }
    // Every photograph where its note's state has it, with all its files, and no file besides.
    const published = new Set(notes.filter(({ status }) => status === 'published').map(({ id }) => id));
    for (const { picture, noteId } of photos) expect(picture[0]).toBe(published.has(noteId ?? '') ? 'm' : 's');
    const kept = Map.groupBy(await mediaStore().list(), ({ file }) => /^[ms]-[0-9a-f]{24}/.exec(file)?.[0] ?? file);
    expect([...kept.keys()].toSorted()).toEqual(photos.map(({ picture }) => picture).toSorted());
    for (const [picture, files] of kept) expect(files, picture).toHaveLength(FILES);
    if (process.env.COOK_NOTES)
      console.log(
        `${LIVES} kills, ${taken.length} notes taken, 0 lost, ${photos.length} photographs, 0 files left over`,
      );
  });
});
