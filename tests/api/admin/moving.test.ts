import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MoveItemView, MoveView } from '#src/contracts/recipes/admin-moving.ts';
import { auditLog, movedRecipes, moveItems, moves, recipes } from '#src/db/schema.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import { read, write } from '#src/server/base/database.ts';
import { moveFile } from '#src/server/moving/job/move-file.ts';
import { closeMove } from '#src/server/moving/job/opened-move.ts';
import { tendMoves } from '#src/server/moving/job/tending.ts';
import { forgetMoves } from '#src/server/moving/job/upload.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/make-member.ts';
import { signedIn } from '#tests/support/members.ts';
import { paprikarecipe, photo, zipped } from '#tests/support/moved-files.ts';

seededDatabase();

type Who = Awaited<ReturnType<typeof signedIn>>;
let admin: Who;
let author: Who;
beforeAll(async () => {
  admin = await signedIn('admin');
  author = await signedIn('author');
});

const PATH = '/api/admin/moves';
const as = (method: string, path: `/api${string}`, body?: object) =>
  api(method, path, { cookie: admin.cookie, ...(body && { body }) });

async function begun(size: number, name = 'old.zip'): Promise<string> {
  const { status, body } = await as('POST', PATH, { name, size });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { id: string }).id;
}
const part = (id: string, at: number, bytes: Buffer) =>
  api('PUT', `${PATH}/${id}/file?at=${at}`, {
    ...{ cookie: admin.cookie, file: new Uint8Array(bytes) },
    headers: { 'Content-Type': 'application/octet-stream' },
  });

/** Sends a file in two parts. */
async function sent(bytes: Buffer): Promise<string> {
  const id = await begun(bytes.length);
  const half = Math.floor(bytes.length / 2);
  expect((await part(id, 0, bytes.subarray(0, half))).body).toEqual({ received: half });
  expect((await part(id, half, bytes.subarray(half))).body).toEqual({ received: bytes.length });
  return id;
}
async function tend(): Promise<void> {
  for (let round = 0; round < 100; round++) if (!(await tendMoves())) return;
  throw new Error('It never ends');
}
const view = async (id: string) => (await as('GET', `${PATH}/${id}`)).body as MoveView;
const items = async (id: string, shown = 'all') =>
  ((await as('GET', `${PATH}/${id}/items?shown=${shown}`)).body as { items: MoveItemView[] }).items;
const steer = (id: string, action: string) => as('POST', `${PATH}/${id}/course`, { action });
const choose = (id: string, body: object) => as('PATCH', `${PATH}/${id}/items`, body);
const rowOf = async (id: string | null | undefined) =>
  (
    await read()
      .select()
      .from(recipes)
      .where(eq(recipes.id, id ?? ''))
  )[0];
async function readThrough(files: Record<string, string | Buffer>): Promise<string> {
  const id = await sent(await zipped(files));
  await tend();
  return id;
}
async function gone(files: Record<string, string | Buffer>): Promise<string> {
  const id = await readThrough(files);
  expect((await steer(id, 'go')).status).toBe(204);
  await tend();
  return id;
}

const stew = (uid: string, changes: object = {}) => paprikarecipe({ uid, name: `Stew ${uid}`, ...changes });
const archive = (prefix: string, number: number) =>
  Object.fromEntries(
    Array.from({ length: number }, (_, at) => [`${prefix}${at}.paprikarecipe`, stew(`${prefix}${at}`)]),
  );
const page = (slug: string, more: object = {}) =>
  JSON.stringify({
    ...{
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: `Soup of ${slug}`,
      url: `https://old.example/${slug}/`,
    },
    ...{
      recipeYield: '4 servings',
      recipeIngredient: ['500 g leeks', '1 l water'],
      recipeInstructions: 'Boil for 30 minutes.',
    },
    ...more,
  });

describe('the file of a move', () => {
  it('comes in parts, in their order, and is nobody’s but an administrator’s', async () => {
    const refused = await api('POST', PATH, { cookie: author.cookie, body: { name: 'x', size: 3 } });
    expect(refused.status).toBe(403);
    const id = await begun(6);
    await part(id, 0, Buffer.from('abc'));
    const again = await part(id, 0, Buffer.from('abc'));
    expect(again).toMatchObject({ status: 409, body: { received: 3 } });
    expect((await part(id, 3, Buffer.from('defg'))).status).toBe(409);
    expect(await view(id)).toMatchObject({ state: 'coming', received: 3 });
    expect((await as('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect(existsSync(moveFile(id))).toBe(false);
    expect((await as('GET', `${PATH}/${id}`)).status).toBe(404);
  });

  it('is refused where it is too large or too many are here', async () => {
    expect((await as('POST', PATH, { name: 'x', size: 2 * 1024 ** 3 })).status).toBe(400);
    const ids = [await begun(9), await begun(9), await begun(9)];
    expect((await as('POST', PATH, { name: 'x', size: 9 })).status).toBe(409);
    for (const id of ids) await as('DELETE', `${PATH}/${id}`);
  });

  it('is refused in words where it is hostile, damaged or holds nothing', async () => {
    const bomb = await zipped({ 'a.json': Buffer.alloc(30 * 1024 ** 2) });
    for (const [bytes, words] of [
      [bomb, /packed so tightly/],
      [Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)]), /damaged, or no zip archive/],
      [Buffer.from('Nothing to eat.'), /no recipe/],
    ] as const) {
      const id = await sent(bytes);
      await tend();
      const { state, problem } = await view(id);
      expect(problem).toMatch(words);
      expect(state).toBe('failed');
    }
  });

  it('is forgotten after its days, and never while drafts are made', async () => {
    const id = await readThrough(archive('forgotten-', 1));
    await forgetMoves(Date.now() - 60_000);
    expect(existsSync(moveFile(id))).toBe(true);
    await forgetMoves(Date.now() + 1000);
    expect(existsSync(moveFile(id))).toBe(false);
    expect(await read().$count(moves, eq(moves.id, id))).toBe(0);
  });
});

describe('what is in it', () => {
  it('is read into a table, and nothing else changes', async () => {
    const before = await read().$count(recipes);
    const id = await readThrough({
      'a.paprikarecipe': stew('t1', { photo_data: (await photo()).toString('base64') }),
      'b.paprikarecipe': stew('t1'),
      'c.paprikarecipe': stew('t2', { ingredients: '2 eggs\n100 g peanuts', image_url: 'https://x.example/a.jpg' }),
      'd.paprikarecipe': stew('t3', { directions: '' }),
      'notes.txt': 'Nothing to eat.',
    });
    expect(await read().$count(recipes)).toBe(before);
    expect(await view(id)).toMatchObject({
      ...{ state: 'ready', filesRead: 5, files: 5, entries: [] },
      counts: { all: 4, chosen: 2, twins: 1, gate: 1, pictures: 1, refused: 1, came: 0, there: 0 },
      passed: [{ name: 'notes.txt', why: 'We found no recipe in it.' }],
    });
    const [first, second, third, fourth] = await items(id);
    expect(first).toMatchObject({ label: 'Paprika', twin: null, picturesHere: 1, picturesMissing: 0, isChosen: true });
    expect(first?.used).toEqual(expect.arrayContaining(['Title', 'Ingredients', 'Pictures']));
    expect(first?.kept).toEqual(expect.arrayContaining(['rating', 'source']));
    expect(second).toMatchObject({ twin: 'file', isChosen: false });
    expect(third).toMatchObject({ allergens: expect.arrayContaining(['peanuts']), picturesMissing: 1 });
    expect(third?.gateProblem).toMatch(/egg/);
    expect(fourth).toMatchObject({ state: 'refused', notes: [expect.stringMatching(/./)] });
    expect((await items(id, 'gate')).map(({ title }) => title)).toEqual(['Stew t2']);
    await as('DELETE', `${PATH}/${id}`);
  });

  it('finds what lies in the bin as it finds what is here, whatever it came from', async () => {
    const bin = (id: string) =>
      write((tx) => tx.update(recipes).set({ deletedAt: Date.now(), isPublished: false }).where(eq(recipes.id, id)));
    const own = (id: string, title: string) =>
      JSON.stringify({
        ...{ format: 'plantry-recipe', version: 1, id },
        recipe: { title, ingredients: ['500 g leeks'], instructions: ['Boil for 30 minutes.'] },
      });
    const first = await gone({ 'a.paprikarecipe': stew('binned'), 'b.paprikarecipe': stew('titled') });
    for (const { recipeId } of await items(first)) await bin(recipeId ?? '');
    await bin('apple-crumble');
    const id = await readThrough({
      'a.paprikarecipe': stew('binned'),
      'b.paprikarecipe': stew('other', { name: 'Stew titled' }),
      'c.json': own('apple-crumble', (await rowOf('apple-crumble'))?.title ?? ''),
    });
    const twins = async () => (await items(id)).map(({ twin, isChosen, state }) => [twin, isChosen, state]);
    expect(await twins()).toEqual([
      ['bin', false, 'waiting'],
      ['bin-title', true, 'waiting'],
      ['bin', false, 'waiting'],
    ]);
    await choose(id, { shown: 'all', isChosen: true });
    await steer(id, 'go');
    await tend();
    expect((await twins()).map(([, , state]) => state)).toEqual(['came', 'came', 'came']);
    await write((tx) =>
      tx.update(recipes).set({ deletedAt: null, isPublished: true }).where(eq(recipes.id, 'apple-crumble')),
    );
    for (const each of [first, id]) await as('DELETE', `${PATH}/${each}`);
  });

  it('says of a picture that can’t be kept why, before and after', async () => {
    const small = (await photo('#4c8', { width: 120, height: 90 })).toString('base64');
    const id = await readThrough({
      'small.paprikarecipe': stew('small', { photo_data: small }),
      'text.paprikarecipe': stew('text', { photo_data: Buffer.from('A cake').toString('base64') }),
    });
    const isSaid = async () => {
      const [first, second] = await items(id, 'pictures');
      expect(first).toMatchObject({ picturesHere: 0, picturesMissing: 1 });
      expect(first?.notes).toEqual([expect.stringMatching(/too small: 120 × 90 pixels.*at least 400 × 300/)]);
      expect(second?.notes).toEqual([expect.stringMatching(/picture/)]);
    };
    await isSaid();
    await steer(id, 'go');
    await tend();
    await isSaid();
    expect((await view(id)).counts).toMatchObject({ came: 2, pictures: 2 });
    const [, line] = String((await as('GET', `${PATH}/${id}/report`)).body).split('\r\n');
    expect(line).toMatch(/,0,1,.*too small/);
    await as('DELETE', `${PATH}/${id}`);
  });

  it('is chosen and put right for many at once', async () => {
    const id = await readThrough(archive('chosen-', 3));
    expect((await choose(id, { isChosen: false })).status).toBe(204);
    await choose(id, { numbers: [0, 2], isChosen: true });
    await choose(id, { shown: 'chosen', category: 'lunch' });
    expect((await as('PATCH', `${PATH}/${id}`, { ownerId: author.id, tags: { stews: 'hot-pots' } })).status).toBe(204);
    expect((await as('PATCH', `${PATH}/${id}`, { ownerId: 'nobody' })).status).toBe(400);
    await steer(id, 'go');
    await tend();
    expect(await view(id)).toMatchObject({ state: 'done', counts: { came: 2 } });
    expect((await choose(id, { isChosen: true })).status).toBe(409);
    const [came, left] = await items(id);
    expect(left).toMatchObject({ state: 'waiting', recipeId: null });
    expect(await rowOf(came?.recipeId)).toMatchObject({
      ...{ category: 'lunch', ownerId: author.id, isPublished: false, categories: ['lunch'] },
      tags: expect.arrayContaining(['hot-pots']),
    });
    const [memory] = await read()
      .select()
      .from(movedRecipes)
      .where(eq(movedRecipes.recipeId, came?.recipeId ?? ''));
    expect(memory?.kept).toMatchObject({ category: 'dinner', tags: expect.arrayContaining(['stews']) });
  });
});

it('authors are known by their names, however those are typed; others are chosen, or kept', async () => {
  const ines = await makeMember('author', { firstName: 'Inês', lastName: 'Baker' });
  await write((tx) => tx.update(recipes).set({ author: 'Grandma Jo' }).where(eq(recipes.id, 'red-lentil-dal')));
  const by = (name: string) => page(`by-${slugOf(name)}`, { author: { '@type': 'Person', name } });
  const names = ['ines BAKER', 'grandma jo', 'Robin Green', 'Somebody', 'G. Jo'];
  const id = await readThrough(Object.fromEntries(names.map((name, at) => [`${at}.json`, by(name)])));
  expect((await view(id)).authorsFound).toEqual(
    [
      { name: 'ines BAKER', number: 1, here: 'Inês Baker' },
      { name: 'grandma jo', number: 1, here: 'Grandma Jo' },
      { name: 'Robin Green', number: 1, here: 'Robin Green' },
      { name: 'Somebody', number: 1, here: null },
      { name: 'G. Jo', number: 1, here: null },
    ].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
  const authors = { 'G. Jo': 'Grandma jo', 'Robin Green': '' };
  expect((await as('PATCH', `${PATH}/${id}`, { authors })).status).toBe(204);
  await steer(id, 'go');
  await tend();
  const came = await items(id, 'came');
  const rows = await Promise.all(came.map(({ recipeId }) => rowOf(recipeId)));
  expect(rows.map((row) => [row?.author, row?.ownerId])).toEqual([
    ['Inês Baker', ines.id],
    ['Grandma Jo', admin.id],
    [null, admin.id],
    [null, admin.id],
    ['Grandma Jo', admin.id],
  ]);
  expect(came.map(({ author: there }) => there)).toEqual(names);
  const place = await as('GET', `/api/admin/recipes/${came[3]?.recipeId}/old-place`);
  expect(JSON.stringify(place.body)).toContain('Somebody');
});

describe('a move', () => {
  it('goes on where it was ended, and makes none twice', async () => {
    const files = archive('ended-', 5);
    const id = await readThrough(files);
    await steer(id, 'go');
    await tendMoves();
    expect((await view(id)).counts).toMatchObject({ came: 3, chosen: 2 });
    // As it stands where the process was killed before it had noted the last one: what came with it is there.
    const [last] = (await items(id, 'came')).slice(-1);
    await write((tx) =>
      tx
        .update(moveItems)
        .set({ state: 'waiting', recipeId: null })
        .where(eq(moveItems.recipeId, last?.recipeId ?? '')),
    );
    closeMove();
    await tend();
    const { counts, state } = await view(id);
    expect({ state, counts }).toMatchObject({ state: 'done', counts: { came: 4, there: 1, chosen: 0 } });
    expect(existsSync(moveFile(id))).toBe(false);
    const made = await read().select({ title: recipes.title }).from(recipes);
    expect(made.filter(({ title }) => title.startsWith('Stew ended-'))).toHaveLength(5);
  });

  it('reads on behind the last file where it was ended', async () => {
    const id = await sent(await zipped(archive('reading-', 2)));
    await write((tx) => tx.update(moves).set({ filesRead: 1 }).where(eq(moves.id, id)));
    await tend();
    expect((await items(id)).map(({ title }) => title)).toEqual(['Stew reading-1']);
    await as('DELETE', `${PATH}/${id}`);
  });

  it('waits while it is paused, and goes on', async () => {
    const id = await readThrough(archive('paused-', 4));
    expect((await steer(id, 'resume')).status).toBe(409);
    await steer(id, 'go');
    await tendMoves();
    await steer(id, 'pause');
    expect((await as('DELETE', `${PATH}/${id}`)).status).toBe(204);
    const again = await readThrough(archive('paused-', 4));
    expect((await items(again)).map(({ twin }) => twin)).toEqual(['here', 'here', 'here', null]);
    await steer(again, 'go');
    await steer(again, 'pause');
    await tend();
    expect((await view(again)).counts).toMatchObject({ came: 0, chosen: 1 });
    await steer(again, 'resume');
    await tend();
    expect(await view(again)).toMatchObject({ state: 'done', counts: { came: 1 } });
  });

  it('makes nothing of the same file sent again, even if all of it is chosen', async () => {
    await gone(archive('twice-', 2));
    const before = await read().$count(recipes);
    const id = await readThrough(archive('twice-', 2));
    await choose(id, { isChosen: true });
    await steer(id, 'go');
    await tend();
    expect(await view(id)).toMatchObject({ state: 'done', counts: { came: 0, there: 2 }, entries: [] });
    expect(await read().$count(recipes)).toBe(before);
  });

  it('is one entry of the log, from which it goes back but for what was changed, and can come again', async () => {
    const files = archive('undone-', 3);
    const logged = await read().$count(auditLog);
    const id = await gone(files);
    // That it was read, and that it came.
    expect(await read().$count(auditLog)).toBe(logged + 2);
    const [first, ...others] = await items(id, 'came');
    await as('PATCH', `/api/admin/recipes/${first?.recipeId}`, { title: 'Stew that is liked' });
    const { entries } = await view(id);
    expect(entries).toHaveLength(1);
    const undone = await as('POST', `/api/admin/audit/${entries[0]}/undo`);
    expect(
      (undone.body as { results: { outcome: string }[] }).results.map(({ outcome }) => outcome).toSorted(),
    ).toEqual(['changed', 'done', 'done']);
    expect(await view(id)).toMatchObject({ entries: [], takenBack: { done: 2, stayed: 1 } });
    expect((await rowOf(first?.recipeId))?.deletedAt).toBeNull();
    for (const { recipeId } of others) expect((await rowOf(recipeId))?.deletedAt).not.toBeNull();
    const again = await readThrough(files);
    expect((await items(again)).map(({ twin, isChosen }) => [twin, isChosen])).toEqual([
      ['here', false],
      ['bin', false],
      ['bin', false],
    ]);
    await choose(again, { isChosen: true });
    await steer(again, 'go');
    await tend();
    expect(await view(again)).toMatchObject({ counts: { came: 2, there: 1 } });
  });

  it('has old addresses lead to recipes once they are public, and lists them', async () => {
    const id = await readThrough({ 'a.json': page('leek'), 'b.json': page('admin/x') });
    await as('PATCH', `${PATH}/${id}`, { keepsAddresses: true });
    await steer(id, 'go');
    await tend();
    const [leek, other] = await items(id);
    const redirects = async () =>
      ((await as('GET', '/api/admin/redirects?search=leek')).body as { redirects: object[] }).redirects;
    expect(await redirects()).toEqual([]);
    for (const each of [leek, other]) {
      const { status, body } = await as('PATCH', `/api/admin/recipes/${each?.recipeId}`, { isPublished: true });
      expect(status, JSON.stringify(body)).toBe(200);
    }
    expect(await redirects()).toEqual([
      expect.objectContaining({ from: '/leek', to: `/recipes/${leek?.recipeId}`, origin: 'move' }),
    ]);
    const csv = String((await as('GET', `${PATH}/${id}/addresses`)).body).split('\r\n');
    expect(csv[0]).toBe('old,new');
    expect(csv[1]).toMatch(new RegExp(`^https://old.example/leek/,https?://.*/recipes/${leek?.recipeId}$`));
    expect((await as('GET', `${PATH}/${id}/report`)).body).toMatch(/came as a draft/);
    const place = await as('GET', `/api/admin/recipes/${leek?.recipeId}/old-place`);
    expect(place.body).toMatchObject([{ label: 'JSON-LD', oldAddress: 'https://old.example/leek/' }]);
    expect((await as('GET', '/api/admin/recipes/red-lentil-dal/old-place')).body).toEqual([]);
    const others = await api('GET', `/api/admin/recipes/${leek?.recipeId}/old-place`, { cookie: author.cookie });
    expect(others.body).toEqual([]);
  });

  it('waits for another writer where its own has gone', async () => {
    const id = await readThrough(archive('orphan-', 1));
    await write((tx) => tx.update(moves).set({ ownerId: null }).where(eq(moves.id, id)));
    await steer(id, 'go');
    await tend();
    const { state, problem } = await view(id);
    expect(state).toBe('paused');
    expect(problem).toMatch(/Choose somebody else/);
  });
});
