import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cookNotePhotos, cookNotes } from '#src/db/schema.ts';
import { COOK_NOTE_SETTINGS_DEFAULT } from '#src/domain/cook-notes/first-status.ts';
import { pictures } from '#src/paths.ts';
import { read, write } from '#src/server/base/database.ts';
import { settlePhotos } from '#src/server/cook-notes/photos.ts';
import { cleanUp } from '#src/server/host/housekeeping.ts';
import { mediaStore } from '#src/server/pictures/media-store.ts';
import { sweepMedia } from '#src/server/pictures/media-sweep.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { api } from '#tests/support/api.ts';
import { decide, notesOn, openForm, writeNote, written } from '#tests/support/cook-notes.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, newAddress, PASSWORD, sessionOf, signedIn } from '#tests/support/members.ts';
import { unzipped } from '#tests/support/unzipped.ts';

seededDatabase();

const SOUP = 'lentil-soup';
const DAY = 86_400_000;
let editor: { id: string; email: string; cookie: string };
beforeAll(async () => {
  const member = await makeMember('editor', { firstName: 'Edda' });
  editor = { ...member, cookie: await sessionOf(member.id) };
});
afterEach(async () => {
  await write((tx) => tx.delete(cookNotes));
  await write((tx) => tx.delete(cookNotePhotos));
  for (const { file } of await mediaStore().list()) await mediaStore().remove(file);
});

/** A photograph with a pattern of its own, and the place it was taken at. */
async function photograph(seed: number, { width = 800, height = 600 } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const spots = Array.from({ length: 72 * 3 }, (_, i) => (Math.imul(i + 1, seed * 2654435761) >>> 16) & 255);
  const bytes = await sharp(Buffer.from(spots), { raw: { width: 9, height: 8, channels: 3 } })
    .resize(width, height, { kernel: 'nearest', fit: 'fill' })
    .withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(bytes);
}
const send = (cookie: string, file: Uint8Array<ArrayBuffer>) =>
  api('POST', '/api/cook-notes/photos', {
    cookie,
    file,
    headers: { 'Content-Type': 'image/jpeg' },
    clientAddress: newAddress(),
  });
async function sent(cookie: string, seed: number): Promise<string> {
  const { status, body } = await send(cookie, await photograph(seed));
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { picture: string }).picture;
}
const files = async (start: string) => (await mediaStore().list()).filter(({ file }) => file.startsWith(start));
const text = (about: number) => `It browned well after minute number ${about}.`;

describe('a photograph of a note', () => {
  it('comes along with all that its sender takes with them, and with nobody else', async () => {
    const [cook, other] = [await signedIn(), await signedIn()];
    const picture = await sent(cook.cookie, 11);
    const take = async (cookie: string) => {
      const { headers, bytes } = await api('GET', '/api/auth/export?as=zip', { cookie });
      expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"');
      return unzipped(Buffer.from(bytes));
    };
    const files = await take(cook.cookie);
    expect([...files.keys()]).toEqual(['my-data.json', `photos/${picture}.webp`]);
    expect(files.get(`photos/${picture}.webp`)?.subarray(8, 12).toString()).toBe('WEBP');
    expect(JSON.parse(files.get('my-data.json')?.toString() ?? '')).toMatchObject({ account: { email: cook.email } });
    expect([...(await take(other.cookie)).keys()]).toEqual(['my-data.json']);
  });

  it('is served only while its note is published, without what the camera wrote', async () => {
    const cook = await signedIn();
    const picture = await sent(cook.cookie, 1);
    const note = await written(cook.cookie, SOUP, { text: text(1), photos: [{ picture, alt: 'A bowl of soup' }] });
    expect(await files('m-')).toEqual([]);
    const path = `/api/cook-notes/photos/${picture}` as const;
    expect((await api('GET', path, { cookie: cook.cookie })).headers.get('content-type')).toBe('image/webp');
    expect((await api('GET', path, { cookie: editor.cookie })).status).toBe(200);
    expect((await api('GET', path, { cookie: (await signedIn()).cookie })).status).toBe(404);
    expect((await api('GET', path)).status).toBe(401);

    await decide(note.id, 'publish', editor);
    const [photo] = (await notesOn(SOUP))[0]?.photos ?? [];
    expect(photo).toMatchObject({ alt: 'A bowl of soup', width: 800, height: 600 });
    expect(await files('s-')).toEqual([]);
    const name = pictures.nameOf(photo?.imageUrl ?? '') ?? '';
    const master = await mediaStore().read(`${name}.jpg`);
    expect(await sharp(master ?? undefined).metadata()).not.toHaveProperty('exif');
    expect(await files('m-')).toHaveLength(6);

    await decide(note.id, 'refuse', editor);
    expect(await notesOn(SOUP)).toEqual([]);
    expect(await files('m-')).toEqual([]);
    // It is still its writer's to see.
    expect((await api('GET', path, { cookie: cook.cookie })).status).toBe(200);
  });

  it.each([
    ['a script that calls itself a picture', new TextEncoder().encode('<script>alert(1)</script>'), 415],
    ['a vector picture with a script', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    [
      'a vector picture behind the mark of another',
      new TextEncoder().encode('<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>'),
      415,
    ],
    ['the beginning of a picture alone', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 415],
    ['40 MB', new Uint8Array(40 * 1024 * 1024), 413],
  ])('is not %s', async (_, file, status) => {
    expect((await send((await signedIn()).cookie, file as Uint8Array<ArrayBuffer>)).status).toBe(status);
    expect(await files('')).toEqual([]);
    expect(await read().select().from(cookNotePhotos)).toEqual([]);
  });

  it('is the member’s own, on one note, and there are three at most', async () => {
    const [cook, other] = [await signedIn(), await signedIn()];
    const picture = await sent(cook.cookie, 2);
    const tries = [
      { cookie: other.cookie, photos: [{ picture }] },
      { cookie: cook.cookie, photos: [{ picture: `s-${'0'.repeat(24)}` }] },
      { cookie: cook.cookie, photos: Array.from({ length: 4 }, (_, i) => ({ picture: `s-${String(i).repeat(24)}` })) },
      { cookie: cook.cookie, photos: [{ picture }, { picture }] },
      { cookie: cook.cookie, photos: [{ picture: '../../etc/passwd' }] },
    ];
    for (const { cookie, photos } of tries)
      expect((await writeNote(cookie, SOUP, { text: text(2), photos })).status).toBe(400);
    await written(cook.cookie, SOUP, { text: text(3), photos: [{ picture }] });
    expect((await writeNote(cook.cookie, 'guacamole', { text: text(4), photos: [{ picture }] })).status).toBe(400);
  });

  it('that is on another note brings a note before a person', async () => {
    await saveSettings('notes', { ...COOK_NOTE_SETTINGS_DEFAULT, lookedAt: 'none' });
    try {
      const [cook, thief] = [await signedIn(), await signedIn()];
      await written(cook.cookie, SOUP, { text: text(5), photos: [{ picture: await sent(cook.cookie, 3) }] });
      const taken = await sharp(await photograph(3))
        .resize(500)
        .webp({ quality: 40 })
        .toBuffer();
      const { picture } = (await send(thief.cookie, new Uint8Array(taken))).body as { picture: string };
      const note = await written(thief.cookie, 'guacamole', { text: text(6), photos: [{ picture }] });
      expect(note.status).toBe('waiting');
    } finally {
      await saveSettings('notes', COOK_NOTE_SETTINGS_DEFAULT);
    }
  });

  it('that is described anew brings its note before a person again, unless only its spelling was mended', async () => {
    await saveSettings('notes', { ...COOK_NOTE_SETTINGS_DEFAULT, lookedAt: 'all' });
    try {
      const cook = await signedIn();
      const picture = await sent(cook.cookie, 8);
      const says = (alt: string) => ({ text: text(10), photos: [{ picture, alt }] });
      const note = await written(cook.cookie, SOUP, says('A bowl of brwon soup'));
      await decide(note.id, 'publish', editor);
      expect(await written(cook.cookie, SOUP, says('A bowl of brown soup'))).toMatchObject({ status: 'published' });
      expect(await written(cook.cookie, SOUP, says(''))).toMatchObject({ status: 'published' });
      expect(await written(cook.cookie, SOUP, says('Call me on the number below'))).toMatchObject({
        status: 'waiting',
      });
    } finally {
      await saveSettings('notes', COOK_NOTE_SETTINGS_DEFAULT);
    }
  });

  it('goes when it is taken off its note, with the note, and with a day on none', async () => {
    const cook = await signedIn();
    const [kept, dropped] = [await sent(cook.cookie, 4), await sent(cook.cookie, 5)];
    const note = await written(cook.cookie, SOUP, { text: text(7), photos: [{ picture: kept }, { picture: dropped }] });
    await decide(note.id, 'publish', editor);
    expect(await files('m-')).toHaveLength(12);
    const [, second] = ((await openForm(cook.cookie, SOUP)).note as { photos: { picture: string }[] }).photos;
    // It says the same with fewer photographs: that is no other note.
    await written(cook.cookie, SOUP, { text: text(7), photos: [{ picture: second?.picture }] });
    expect((await notesOn(SOUP))[0]?.photos).toHaveLength(1);
    expect(await files('m-')).toHaveLength(6);
    await api('DELETE', `/api/recipes/${SOUP}/cook-notes/own`, { cookie: cook.cookie });
    expect(await files('m-')).toEqual([]);
    await cleanUp(Date.now() + 2 * DAY);
    expect(await read().select().from(cookNotePhotos)).toEqual([]);
    await sweepMedia(Date.now() + 9 * DAY);
    expect(await files('')).toEqual([]);
  });

  it('comes to its place when it was stopped on the way there', async () => {
    const cook = await signedIn();
    const picture = await sent(cook.cookie, 6);
    const note = await written(cook.cookie, SOUP, { text: text(8), photos: [{ picture }] });
    await write((tx) => tx.update(cookNotes).set({ status: 'published' }).where(eq(cookNotes.id, note.id)));
    expect((await notesOn(SOUP))[0]?.photos).toEqual([]);
    await settlePhotos();
    expect((await notesOn(SOUP))[0]?.photos).toHaveLength(1);
  });
});

describe('an account that goes', () => {
  const leave = (cookie: string, cookNotes?: string) =>
    api('DELETE', '/api/auth/account', { cookie, body: { password: PASSWORD, ...(cookNotes && { cookNotes }) } });

  it('takes its notes along, or leaves what is published without a name', async () => {
    const [going, staying] = [await signedIn(), await signedIn()];
    for (const [cook, seed] of [
      [going, 7],
      [staying, 8],
    ] as const) {
      const picture = await sent(cook.cookie, seed);
      const note = await written(cook.cookie, SOUP, { text: text(seed + 2), photos: [{ picture }], rating: 5 });
      await decide(note.id, 'publish', editor);
    }
    expect((await leave(going.cookie)).status).toBe(200);
    expect(await notesOn(SOUP)).toHaveLength(1);
    expect(await files('m-')).toHaveLength(6);
    expect((await leave(staying.cookie, 'keep')).status).toBe(200);
    expect(await notesOn(SOUP)).toMatchObject([{ name: null, rating: null, photos: [{}] }]);
  });

  it('gets its notes with its data', async () => {
    const cook = await signedIn();
    const note = await written(cook.cookie, SOUP, { text: text(20) });
    await decide(note.id, 'refuse', editor, 'It is about another dish');
    const { body } = await api('GET', '/api/auth/export', { cookie: cook.cookie });
    expect((body as { cookNotes: unknown[] }).cookNotes).toMatchObject([
      { recipeId: SOUP, text: text(20), status: 'refused', reason: 'It is about another dish', isAnswer: false },
    ]);
  });
});
