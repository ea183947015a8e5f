import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CONTRACTS } from '#src/contracts/all.ts';
import { read } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { cookTogether, invitedBy, join, leave, putOut, somebody } from '#tests/support/households.ts';
import { signedIn } from '#tests/support/members.ts';
import { cake, kept, lookAtOwn, ownPath, ownTitles, putOwn } from '#tests/support/own-recipes.ts';

seededDatabase();

/** In every text of the recipe, and nowhere else in the world. */
const WORD = 'Quixwurtle';
const private_ = () =>
  cake({
    title: `${WORD} cake`,
    description: `Made of ${WORD}.`,
    cuisine: WORD,
    tags: [WORD.toLowerCase()],
    ingredients: [`200 g ${WORD}`, '2 eggs'],
    ingredientGroups: [{ name: `For the ${WORD}`, at: 0 }],
    instructions: [`Beat the ${WORD} with the eggs.`],
    tipsAndNotes: `Keep the ${WORD}.`,
    nutritionalBenefits: `${WORD} is good.`,
    sourceUrl: `https://example.org/${WORD}`,
  });
const holds = (text: unknown): boolean => JSON.stringify(text).toLowerCase().includes(WORD.toLowerCase());

let me: Awaited<ReturnType<typeof somebody>>;
let id: string;
beforeAll(async () => {
  me = await somebody('Ada');
  id = (await kept(me, private_())).id;
});

/** Addresses of every call that only reads, asked about the word where it can be asked, and about the recipe by its id. */
const reading = () =>
  CONTRACTS.filter(({ method }) => method === 'GET').flatMap(({ path, query }) => {
    const named = path.replaceAll(/\{\w+\}/g, () => id) as `/api/${string}`;
    const asked = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
    return [named, ...asked.map((key) => `${named}?${key}=${WORD}` as const)];
  });

/** The addresses whose answers tell a word of it. */
async function telling(cookie?: string): Promise<string[]> {
  const told: string[] = [];
  for (const path of reading()) {
    const { body, bytes, headers } = await api('GET', path, cookie ? { cookie } : {});
    // What repeats the question says nothing of the recipe.
    const text = path.includes('?') ? JSON.stringify(body).replaceAll(new RegExp(`"${WORD}"`, 'gi'), '') : body;
    if (holds(text) || holds([...headers]) || Buffer.from(bytes).includes(`${WORD} cake`)) told.push(path);
  }
  return told;
}

describe('an own recipe that is private', () => {
  it('is in no answer to strangers, members, other households and administrators', async () => {
    const other = await somebody('Eve');
    await cookTogether(other, await somebody('Mallory'));
    const cookies = [undefined, other.cookie, (await signedIn()).cookie, (await signedIn('admin')).cookie];
    for (const cookie of cookies) expect(await telling(cookie)).toEqual([]);
    expect(new Set((await telling(me.cookie)).map((path) => path.split('?')[0]))).toEqual(
      new Set(['/api/auth/export', '/api/own-recipes', ownPath(id), `/api/recipes/${id}/pdf`]),
    );
  });

  it('is in no table but its own: no index, log, queue or list has a word of it', async () => {
    const tables = await read().values<[string]>(
      sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    );
    const told: string[] = [];
    for (const [name] of tables) {
      const rows = await read().values(sql`SELECT * FROM ${sql.identifier(name)}`);
      if (rows.some(holds)) told.push(name);
    }
    expect(told).toEqual(['own_recipes']);
  });

  it('is read, changed and deleted by nobody else, nor shown to be there', async () => {
    const other = await signedIn('premium');
    const mine = await kept(me);
    const unknown = await lookAtOwn(other, '00000000-0000-4000-8000-000000000000');
    const seen = await lookAtOwn(other, mine.id);
    expect([seen.status, seen.body]).toEqual([404, unknown.body]);
    expect((await putOwn(other, mine.id, { revision: 1, fields: cake({ title: 'Taken' }) })).status).toBe(404);
    expect((await api('DELETE', ownPath(mine.id), { cookie: other.cookie })).status).toBe(204);
    expect((await api('GET', ownPath(mine.id))).status).toBe(401);
    // The id of another's makes nothing of it one's own.
    const taken = { id: mine.id, fields: cake({ title: 'Mine now' }) };
    expect((await api('POST', '/api/own-recipes', { cookie: other.cookie, body: taken })).status).toBe(409);
    expect((await lookAtOwn(me, mine.id)).body).toMatchObject({ recipe: { title: 'Grandmother’s cake' } });
  });
});

describe('an own recipe that is shared', () => {
  it('is seen by the household as long as both are in it, and changed by its owner alone', async () => {
    const [owner, other, outsider] = [await somebody('Ann'), await somebody('Bea'), await somebody('Cid')];
    await cookTogether(owner, other);
    await cookTogether(outsider);
    const shared = await kept(owner, cake(), { sharedWith: 'household' });
    await kept(owner, cake({ title: 'Only mine' }));
    expect(await ownTitles(other)).toEqual(['Grandmother’s cake']);
    expect((await lookAtOwn(other, shared.id)).body).toMatchObject({ isYours: false, owner: 'Ann' });
    expect((await putOwn(other, shared.id, { revision: 1, fields: cake({ title: 'Hers' }) })).status).toBe(404);
    await api('DELETE', ownPath(shared.id), { cookie: other.cookie });
    expect((await lookAtOwn(outsider, shared.id)).status).toBe(404);
    expect(await ownTitles(outsider)).toEqual([]);

    await leave(other);
    expect((await lookAtOwn(other, shared.id)).status).toBe(404);
    expect((await lookAtOwn(owner, shared.id)).body).toMatchObject({ sharedWith: 'household' });
  });

  it('goes along with who leaves, to be shared with the next only when they say so', async () => {
    const [owner, guest, next] = [await somebody('Ann'), await somebody('Bea'), await somebody('Cid')];
    await cookTogether(owner, guest);
    const shared = await kept(guest, cake(), { sharedWith: 'household' });
    expect((await lookAtOwn(owner, shared.id)).status).toBe(200);
    await putOut(owner, guest);
    expect((await lookAtOwn(owner, shared.id)).status).toBe(404);
    expect((await lookAtOwn(guest, shared.id)).body).toMatchObject({ sharedWith: 'nobody' });
    await cookTogether(next);
    await join(guest, await invitedBy(next));
    expect((await lookAtOwn(next, shared.id)).status).toBe(404);
  });

  it('needs a household', async () => {
    const alone = await somebody('Solo');
    const body = { id: '00000000-0000-4000-8000-00000000000a', fields: cake(), sharedWith: 'household' };
    expect((await api('POST', '/api/own-recipes', { cookie: alone.cookie, body })).status).toBe(409);
  });
});
