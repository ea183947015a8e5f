import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type NewPantryItem, PANTRY_LIMIT, type PantryItem } from '#src/domain/pantry/pantry.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const thing = (text: string, until: string | null = null): NewPantryItem => ({ id: randomUUID(), text, until });
const put = (cookie: string, ...items: unknown[]) => api('POST', '/api/pantry', { cookie, body: { items } });
const there = async (cookie: string) =>
  ((await api('GET', '/api/pantry', { cookie })).body as { items: PantryItem[] }).items;
const texts = async (cookie: string) => (await there(cookie)).map(({ text }) => text);

describe('what a member has at home', () => {
  it('is kept once, what ends soonest first, and known by its foods', async () => {
    const { cookie } = await signedIn();
    const chickpeas = thing('2 cans chickpeas');
    await put(cookie, chickpeas, thing('tofu', '2026-12-04'), thing('Aunt Ida’s secret', '2026-12-24'));
    await put(cookie, { ...chickpeas, text: 'Sent twice' });
    expect(await texts(cookie)).toEqual(['tofu', 'Aunt Ida’s secret', '2 cans chickpeas']);
    const [tofu, secret, cans] = await there(cookie);
    expect(tofu?.foods).toMatchObject([{ id: 'tofu' }]);
    expect(secret?.foods).toEqual([]);
    expect(cans?.foods).toHaveLength(1);
  });

  it('is changed, and taken out', async () => {
    const { cookie } = await signedIn();
    const one = thing('rice');
    await put(cookie, one);
    const path = `/api/pantry/${one.id}` as const;
    expect(await api('PATCH', path, { cookie, body: { text: ' 500 g rice ', until: '2027-01-31' } })).toMatchObject({
      status: 200,
      body: { text: '500 g rice', until: '2027-01-31' },
    });
    expect((await api('PATCH', path, { cookie, body: { until: null } })).body).toMatchObject({ until: null });
    for (const _ of ['first', 'again']) expect((await api('DELETE', path, { cookie })).status).toBe(204);
    expect(await texts(cookie)).toEqual([]);
    expect((await api('PATCH', path, { cookie, body: { text: 'rice' } })).status).toBe(404);
  });

  it('is nobody else’s', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    const one = thing('Private jam');
    await put(mine.cookie, one);
    expect(await texts(theirs.cookie)).toEqual([]);
    const path = `/api/pantry/${one.id}` as const;
    expect((await api('PATCH', path, { cookie: theirs.cookie, body: { text: 'x' } })).status).toBe(404);
    await api('DELETE', path, { cookie: theirs.cookie });
    expect(await texts(mine.cookie)).toEqual(['Private jam']);
    // The same id is another member's to choose as well.
    expect((await put(theirs.cookie, one)).status).toBe(200);
    expect((await api('GET', '/api/pantry')).status).toBe(401);
    expect((await api('POST', '/api/pantry', { body: { items: [one] } })).status).toBe(401);
  });

  it('comes with everything that is kept about a member', async () => {
    const { cookie } = await signedIn();
    await put(cookie, thing('miso', '2027-01-01'));
    const { body } = await api('GET', '/api/auth/export', { cookie });
    expect(body).toMatchObject({ pantry: [{ text: 'miso', until: '2027-01-01' }] });
  });

  it('has room for so much, and nothing is put away in part', async () => {
    const { cookie } = await signedIn();
    const some = (count: number) => Array.from({ length: count }, (_, at) => thing(`jar ${at}`));
    for (let kept = 0; kept < PANTRY_LIMIT.items; kept += PANTRY_LIMIT.atOnce)
      expect((await put(cookie, ...some(PANTRY_LIMIT.atOnce))).status).toBe(200);
    expect(await put(cookie, thing('one more'))).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await there(cookie)).toHaveLength(PANTRY_LIMIT.items);
  });

  it.each([
    ['nothing', []],
    ['too many', Array.from({ length: PANTRY_LIMIT.atOnce + 1 }, () => thing('x'))],
    ['no words', [thing('   ')]],
    ['two lines', [thing('rice\nbeans')]],
    ['too long', [thing('x'.repeat(PANTRY_LIMIT.text + 1))]],
    ['a day there is not', [thing('x', '2026-02-30')]],
    ['no id', [{ ...thing('x'), id: '1' }]],
    ['more than is asked', [{ ...thing('x'), userId: 'other' }]],
  ])('refuses %s', async (_, items) => {
    const { cookie } = await signedIn();
    expect((await put(cookie, ...items)).status).toBe(400);
  });
});
