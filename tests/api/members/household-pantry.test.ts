import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { householdMembers } from '#src/db/schema.ts';
import type { PantryItem } from '#src/domain/pantry/pantry.ts';
import { write } from '#src/server/base/database.ts';
import { removeAccount } from '#src/server/members/my-data.ts';
import { exportPantry } from '#src/server/pantry/pantry.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { cookTogether, leave, putOut, share, sharePantry, somebody } from '#tests/support/households.ts';

seededDatabase();

type Somebody = Awaited<ReturnType<typeof somebody>>;
let ada: Somebody;
let bo: Somebody;
let cy: Somebody;
beforeEach(async () => {
  ada = await somebody('Ada');
  bo = await somebody('Bo', 'user');
  cy = await somebody('Cy', 'user');
});

async function put({ cookie }: Somebody, text: string, id: string = randomUUID()): Promise<string> {
  await api('POST', '/api/pantry', { cookie, body: { items: [{ id, text }] } });
  return id;
}
const change = ({ cookie }: Somebody, id: string, body: object) => api('PATCH', `/api/pantry/${id}`, { cookie, body });
const takeOut = ({ cookie }: Somebody, id: string) => api('DELETE', `/api/pantry/${id}`, { cookie });
/** "rice (Ada)": who put it there, where that was another. */
const seenBy = async ({ cookie }: Somebody): Promise<string[]> =>
  ((await api('GET', '/api/pantry', { cookie })).body as { items: PantryItem[] }).items
    .map(({ text, addedBy }) => (addedBy ? `${text} (${addedBy})` : text))
    .toSorted();

describe('a pantry of a household', () => {
  it('is that of all who share theirs, who each may change and use up what is there', async () => {
    const rice = await put(ada, 'rice');
    const miso = await put(bo, 'miso');
    await cookTogether(ada, bo);
    expect(await seenBy(ada)).toEqual(['miso (Bo)', 'rice']);
    expect(await seenBy(bo)).toEqual(['miso', 'rice (Ada)']);
    expect((await change(bo, rice, { text: '500 g rice' })).body).toMatchObject({ text: '500 g rice', addedBy: 'Ada' });
    expect(await seenBy(ada)).toEqual(['500 g rice', 'miso (Bo)']);
    expect((await takeOut(ada, miso)).status).toBe(204);
    expect(await seenBy(bo)).toEqual(['500 g rice (Ada)']);
  });

  it('is shared as each chooses, whatever they choose of the list', async () => {
    const rice = await put(ada, 'rice');
    await put(bo, 'miso');
    await cookTogether(ada, bo);
    await share(bo, false);
    expect(await seenBy(ada)).toEqual(['miso (Bo)', 'rice']);
    await sharePantry(bo, false);
    expect(await seenBy(ada)).toEqual(['rice']);
    expect(await seenBy(bo)).toEqual(['miso']);
    expect((await change(bo, rice, { text: 'mine' })).status).toBe(404);
    await takeOut(bo, rice);
    expect(await seenBy(ada)).toEqual(['rice']);
    await sharePantry(bo, true);
    expect(await seenBy(bo)).toEqual(['miso', 'rice (Ada)']);
    expect(
      (await api('PATCH', '/api/household/membership', { cookie: bo.cookie, body: { sharesPlan: true } })).status,
    ).toBe(400);
  });

  it.each([
    ['leaves', () => leave(bo)],
    ['is put out', () => putOut(ada, bo)],
  ])('gives whoever %s their own, and nothing else', async (_, part) => {
    const rice = await put(ada, 'rice');
    const miso = await put(bo, 'miso');
    await cookTogether(ada, bo, cy);
    await change(ada, miso, { text: 'white miso' });
    await part();
    expect(await seenBy(bo)).toEqual(['white miso']);
    for (const who of [ada, cy]) expect(await seenBy(who)).not.toContain('white miso (Bo)');
    expect((await change(bo, rice, { text: 'mine' })).status).toBe(404);
    expect((await change(ada, miso, { text: 'mine' })).status).toBe(404);
    await takeOut(bo, rice);
    expect(await seenBy(cy)).toEqual(['rice (Ada)']);
  });

  it('loses with an account what that one put there, and exports to each their own', async () => {
    await put(ada, 'rice');
    await put(bo, 'miso');
    await cookTogether(ada, bo);
    expect((await exportPantry(bo.id)).map(({ text }) => text)).toEqual(['miso']);
    await removeAccount(ada.id);
    expect(await seenBy(bo)).toEqual(['miso']);
  });

  it('is closed to other households, and to who joined before pantries were shared until they say so', async () => {
    const rice = await put(ada, 'rice');
    const dee = await somebody('Dee');
    await cookTogether(ada, bo);
    await cookTogether(dee, cy);
    expect(await seenBy(cy)).toEqual([]);
    expect((await change(cy, rice, { text: 'mine' })).status).toBe(404);
    await takeOut(cy, rice);
    expect(await seenBy(bo)).toEqual(['rice (Ada)']);
    const [{ householdId } = { householdId: '' }] = await write((tx) =>
      tx.delete(householdMembers).where(eq(householdMembers.userId, bo.id)).returning(),
    );
    await write((tx) => tx.insert(householdMembers).values({ userId: bo.id, householdId, joinedAt: 1 }));
    expect(await seenBy(bo)).toEqual([]);
  });

  it('keeps two things of one id apart, and takes none for the other', async () => {
    await cookTogether(ada, bo);
    await sharePantry(bo, false);
    const id = await put(ada, 'rice');
    await put(bo, 'miso', id);
    await sharePantry(bo, true);
    await takeOut(bo, id);
    expect(await seenBy(bo)).toEqual(['rice (Ada)']);
    // Once it is seen it is there: the same again changes nothing.
    await put(bo, 'miso', id);
    expect(await seenBy(ada)).toEqual(['rice']);
  });
});
