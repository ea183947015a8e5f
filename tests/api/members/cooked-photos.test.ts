import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mediaStore } from '#src/server/pictures/media-store.ts';
import { sweepMedia } from '#src/server/pictures/media-sweep.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { newAddress, signedIn } from '#tests/support/members.ts';
import { unzipped } from '#tests/support/unzipped.ts';

seededDatabase();

const DISH = 'lentil-soup';
const EIGHT_DAYS = 8 * 86_400_000;
const photograph = async () =>
  new Uint8Array(
    await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a63' } })
      .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .jpeg()
      .toBuffer(),
  );
async function sent(cookie: string): Promise<string> {
  const headers = { 'Content-Type': 'image/jpeg' };
  const file = await photograph();
  const { status, body } = await api('POST', '/api/cookings/photos', {
    ...{ cookie, file, headers, clientAddress: newAddress() },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { picture: string }).picture;
}
const keep = (cookie: string, photo: string | null, id = randomUUID()) =>
  api('POST', '/api/cookings', { cookie, body: { id, recipeId: DISH, day: '2026-11-16', photo } });
const see = (picture: string, cookie?: string) =>
  api('GET', `/api/cookings/photos/${picture}`, cookie ? { cookie } : {});
const filesOf = async (picture: string) => (await mediaStore().list()).filter(({ file }) => file.startsWith(picture));

describe('a photograph of what was cooked', () => {
  it('is seen by its member alone, without where it was taken', async () => {
    const [me, other, editor] = [await signedIn(), await signedIn(), await signedIn('editor')];
    const picture = await sent(me.cookie);
    // On nothing yet, it is nobody's.
    expect((await see(picture, me.cookie)).status).toBe(404);
    expect(await keep(me.cookie, picture)).toMatchObject({ status: 200, body: { photo: picture } });
    const { status, headers, bytes } = await see(picture, me.cookie);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await sharp(Buffer.from(bytes)).metadata()).exif).toBeUndefined();
    for (const cookie of [other.cookie, editor.cookie]) expect((await see(picture, cookie)).status).toBe(404);
    expect((await see(picture)).status).toBe(401);
    expect((await api('GET', `/api/cook-notes/photos/${picture}`, { cookie: editor.cookie })).status).toBe(404);
  });

  it('is on one time of one member, and on none that was never sent', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    const picture = await sent(me.cookie);
    await keep(me.cookie, picture);
    for (const [cookie, photo] of [
      [other.cookie, picture],
      [me.cookie, picture],
      [me.cookie, `s-${'0'.repeat(24)}`],
      [me.cookie, '../../etc/passwd'],
      [me.cookie, picture.replace('s-', 'm-')],
    ] as const) {
      const { status, body } = await keep(cookie, photo);
      expect({ photo, status, body }).toMatchObject({ status: 400, body: { code: 'validation' } });
    }
    expect((await see(picture, other.cookie)).status).toBe(404);
  });

  it('is taken off, comes back with what was forgotten, and goes when nothing has it any more', async () => {
    const { cookie } = await signedIn();
    const [picture, id] = [await sent(cookie), randomUUID()];
    await keep(cookie, picture, id);
    const path = `/api/cookings/${id}` as const;
    expect((await api('PATCH', path, { cookie, body: { photo: null } })).body).toMatchObject({ photo: null });
    expect((await api('PATCH', path, { cookie, body: { photo: picture } })).body).toMatchObject({ photo: picture });
    expect((await api('PATCH', path, { cookie, body: { note: 'Once more' } })).body).toMatchObject({ photo: picture });
    await api('DELETE', path, { cookie });
    expect((await keep(cookie, picture, id)).body).toMatchObject({ photo: picture });
    await sweepMedia(Date.now() + EIGHT_DAYS);
    expect((await see(picture, cookie)).status).toBe(200);
    await api('DELETE', path, { cookie });
    await sweepMedia(Date.now() + EIGHT_DAYS);
    expect(await filesOf(picture)).toEqual([]);
  });

  it('goes along with what its member takes with them', async () => {
    const { cookie } = await signedIn();
    const picture = await sent(cookie);
    await keep(cookie, picture);
    const { bytes } = await api('GET', '/api/auth/export?as=zip', { cookie });
    const files = await unzipped(Buffer.from(bytes));
    expect([...files.keys()]).toEqual(['my-data.json', `photos/${picture}.webp`]);
    expect(JSON.parse(String(files.get('my-data.json')))).toMatchObject({ cookings: [{ photo: picture }] });
  });
});
