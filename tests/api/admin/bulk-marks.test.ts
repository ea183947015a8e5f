import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { proposedMarks } from '#src/domain/scaling/proposed-marks.ts';
import { read } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('editor'));
});

const texts = {
  ingredients: ['200 g tofu', '2 tbsp oil', '1 onion'],
  instructions: ['Fry the tofu in the oil for 15 minutes.', 'Add the onion and stir for 2 minutes.'],
};
const PROPOSED = proposedMarks(texts);
let made = 0;
async function draft(more: object = {}): Promise<{ id: string; updatedAt: number }> {
  const data = { title: `Tofu ${++made}`, description: 'Crisp.', category: 'lunch', prepTime: 5, cookTime: 17 };
  const { status, body } = await api('POST', '/api/recipes', {
    cookie,
    body: { ...data, servings: 2, ...texts, ...more },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { id: string; updatedAt: number };
}
const look = (ids: string[], who = cookie) =>
  api('POST', '/api/admin/recipes/waiting-marks', { cookie: who, body: { ids } });
const publish = (ids: string[], confirms?: object) =>
  api('POST', '/api/admin/recipes/bulk', { cookie, body: { action: 'publish', ids, ...(confirms && { confirms }) } });
const rowOf = async (id: string) => (await read().select().from(recipes).where(eq(recipes.id, id)))[0];

describe('publishing several', () => {
  it('says which marks wait in them, and publishes them with all of these', async () => {
    const [one, other] = [await draft(), await draft({ marks: PROPOSED.slice(0, 1) })];
    const { body } = await look([one.id, other.id, 'red-lentil-dal', 'no-such-recipe']);
    expect(body).toEqual({
      ...{ amounts: 5, timers: 4 },
      recipes: [one, other].map(({ id, updatedAt }) => ({ id, updatedAt })),
    });
    const { recipes: of } = body as { recipes: object[] };
    const answer = await publish([one.id, other.id], { of });
    expect(answer.body).toMatchObject({ results: [{ outcome: 'done' }, { outcome: 'done' }] });
    for (const { id } of [one, other]) {
      const row = await rowOf(id);
      expect(row?.isPublished).toBe(true);
      expect(row?.marks).toHaveLength(PROPOSED.length);
      expect(row?.marks).toEqual(expect.arrayContaining(PROPOSED));
    }
    expect(await lastAudit()).toMatchObject({ action: 'recipes.publish', details: { confirms: '2 recipes' } });
    expect((await look([one.id, other.id])).body).toEqual({ amounts: 0, timers: 0, recipes: [] });
  });

  it('leaves out what was called wrong, and leaves all waiting where nothing is confirmed', async () => {
    const [{ step, start, text } = { step: 0, start: 0, text: '' }, ...others] = PROPOSED;
    const wrong = { of: 'nothing', step, start, text };
    const { id, updatedAt } = await draft({ marks: [wrong] });
    expect((await look([id])).body).toMatchObject({ amounts: 2, timers: 2 });
    await publish([id], { of: [{ id, updatedAt }] });
    expect((await rowOf(id))?.marks).toEqual([wrong, ...others]);
    const plain = await draft();
    await publish([plain.id]);
    expect(await rowOf(plain.id)).toMatchObject({ isPublished: true, marks: [] });
  });

  it('publishes no recipe whose texts somebody changed meanwhile', async () => {
    const { id, updatedAt } = await draft();
    await api('PATCH', `/api/admin/recipes/${id}`, { cookie, body: { title: 'Changed' } });
    const { body } = await publish([id], { of: [{ id, updatedAt }] });
    expect(body).toMatchObject({ results: [{ outcome: 'refused', message: expect.stringContaining('changed it') }] });
    expect(await rowOf(id)).toMatchObject({ isPublished: false, marks: [] });
  });

  it('is one deed that can be taken back, with its marks', async () => {
    const { id, updatedAt } = await draft();
    const { entry } = (await publish([id], { of: [{ id, updatedAt }] })).body as { entry: number };
    expect(
      (await api('POST', `/api/admin/audit/${entry}/undo`, { cookie: (await signedIn('admin')).cookie })).status,
    ).toBe(200);
    expect(await rowOf(id)).toMatchObject({ isPublished: false, marks: [] });
  });

  it('is for editors, of a bounded number', async () => {
    const author = (await signedIn('author')).cookie;
    expect((await look(['red-lentil-dal'], author)).status).toBe(403);
    expect((await look([])).status).toBe(400);
    expect((await look(Array.from({ length: 201 }, (_, i) => `a-${i}`))).status).toBe(400);
  });
});
