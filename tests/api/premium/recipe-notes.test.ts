import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipeNotes, recipes, users } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const NOTE = '/api/recipes/lentil-soup/note';
const put = (cookie: string, note: unknown, path: `/api${string}` = NOTE) =>
  api('PUT', path, { cookie, body: { note } });
const get = async (cookie: string, path: `/api${string}` = NOTE) => api('GET', path, { cookie });
const publish = (isPublished: boolean) =>
  write((tx) => tx.update(recipes).set({ isPublished }).where(eq(recipes.id, 'lentil-soup')));

describe('a recipe note', () => {
  it('is written, read, replaced and deleted by its owner', async () => {
    const { cookie } = await signedIn();
    expect((await get(cookie)).body).toEqual({ note: null, updatedAt: null });
    const before = Date.now();
    const written = await put(cookie, '  Less cumin.\r\nMore lemon.  ');
    expect(written).toMatchObject({ status: 200, body: { note: 'Less cumin.\nMore lemon.' } });
    expect((written.body as { updatedAt: number }).updatedAt).toBeGreaterThanOrEqual(before);
    expect((await get(cookie)).body).toEqual(written.body);
    await put(cookie, 'Perfect as it is');
    expect((await get(cookie)).body).toMatchObject({ note: 'Perfect as it is' });
    expect((await api('DELETE', NOTE, { cookie })).status).toBe(204);
    expect((await api('DELETE', NOTE, { cookie })).status).toBe(204);
    expect((await get(cookie)).body).toEqual({ note: null, updatedAt: null });
  });

  it('is nobody else’s', async () => {
    const [a, b] = [await signedIn(), await signedIn()];
    await put(a.cookie, 'Mine');
    expect((await get(b.cookie)).body).toMatchObject({ note: null });
    await api('DELETE', NOTE, { cookie: b.cookie });
    expect((await get(a.cookie)).body).toMatchObject({ note: 'Mine' });
  });

  it('is plain text of 1 to 2000 characters', async () => {
    const { cookie } = await signedIn();
    expect((await put(cookie, 'x'.repeat(2000))).status).toBe(200);
    for (const bad of ['', '   ', 'x'.repeat(2001), 7, null, undefined, 'a\u001bb']) {
      expect(await put(cookie, bad)).toMatchObject({ status: 400, body: { code: 'validation' } });
    }
    // A NUL is left out at the door.
    expect((await put(cookie, 'a\u0000b')).body).toMatchObject({ note: 'ab' });
    expect((await put(cookie, '<b>bold</b> & "quoted"\n\ttabbed 🌶')).body).toMatchObject({
      note: '<b>bold</b> & "quoted"\n\ttabbed 🌶',
    });
  });

  it('is not to be had for a recipe that is hidden or missing, and comes back with it', async () => {
    const { cookie } = await signedIn();
    await put(cookie, 'Kept');
    await publish(false);
    for (const path of [NOTE, '/api/recipes/no-such-dish/note', '/api/recipes/NO!/note'] as const) {
      expect((await get(cookie, path)).status).toBe(404);
      expect((await put(cookie, 'x', path)).status).toBe(404);
      expect((await api('DELETE', path, { cookie })).status).toBe(404);
    }
    await publish(true);
    expect((await get(cookie)).body).toMatchObject({ note: 'Kept' });
  });

  it('is among a member’s data, and goes with the account', async () => {
    const { cookie, id } = await signedIn();
    await put(cookie, 'For export');
    const { body } = await api('GET', '/api/auth/export', { cookie });
    expect((body as { recipeNotes: unknown }).recipeNotes).toEqual([
      { recipeId: 'lentil-soup', title: expect.any(String), note: 'For export', updatedAt: expect.any(Number) },
    ]);
    await write((tx) => tx.delete(users).where(eq(users.id, id)));
    expect(await read().select().from(recipeNotes).where(eq(recipeNotes.userId, id))).toEqual([]);
  });

  it('keeps one row of 30 parallel writes', async () => {
    const { cookie, id } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => put(cookie, `Note ${i}`)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await read().select().from(recipeNotes).where(eq(recipeNotes.userId, id))).toHaveLength(1);
  });
});
