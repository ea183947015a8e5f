import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HandIn } from '#src/contracts/hand-ins.ts';
import type { Waiting } from '#src/contracts/waiting.ts';
import { auditLog, users } from '#src/db/schema.ts';
import type { KindName } from '#src/domain/published/stands.ts';
import { PUBLISHED_KINDS } from '#src/server/admin/published-kinds.ts';
import { read, write } from '#src/server/base/database.ts';
import { carryOutSchedule } from '#src/server/published/schedule.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { mailsTo, signedIn } from '#tests/support/members.ts';

seededDatabase();

type Person = Awaited<ReturnType<typeof signedIn>>;
let [editor, author]: [Person, Person] = [] as never;
beforeAll(async () => {
  editor = await signedIn('editor');
});
beforeEach(async () => {
  author = await signedIn('author');
});

interface Thing {
  id: string;
  title: string;
  updatedAt: number;
  isPublished: boolean;
}
const BODIES: Record<KindName, object> = {
  recipe: {
    ...{ description: 'Firm and golden.', category: 'lunch', prepTime: 5, cookTime: 10, servings: 2 },
    ...{ ingredients: ['400 g tofu'], instructions: ['Fry the tofu.'] },
  },
  guide: { description: 'Soft nuts, smooth sauces.', body: '## Soak\n\nOvernight.' },
  collection: {
    ...{ description: 'For a crowd.', introduction: 'Many dishes.' },
    picks: ['red-lentil-dal', 'banh-mi-with-tofu'].map((recipeId) => ({ recipeId, heading: '', text: '' })),
  },
};
const place = (kind: KindName, id = ''): `/api/${string}` => `/api/admin/${kind}s${id && `/${id}`}`;
const at = (kind: KindName, id: string, more = ''): `/api/${string}` => `/api/admin/hand-ins/${kind}/${id}${more}`;
let made = 0;
async function make(kind: KindName, who = author): Promise<Thing> {
  const body = { ...BODIES[kind], title: `Something ${kind} ${++made}` };
  const answer = await api('POST', kind === 'recipe' ? '/api/recipes' : place(kind), { cookie: who.cookie, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as Thing;
}
const change = (kind: KindName, id: string, body: object, who = author) =>
  api('PATCH', place(kind, id), { cookie: who.cookie, body });
const handIn = (kind: KindName, { id, updatedAt }: Pick<Thing, 'id' | 'updatedAt'>, who = author) =>
  api('PUT', at(kind, id), { cookie: who.cookie, body: { updatedAt } });
const answer = (kind: KindName, id: string, body: object, who = editor) =>
  api('POST', at(kind, id, '/answer'), { cookie: who.cookie, body });
const sendBack = (kind: KindName, id: string, ...remarks: object[]) => answer(kind, id, { outcome: 'back', remarks });
const state = async (kind: KindName, id: string, who = author) =>
  (await api('GET', at(kind, id), { cookie: who.cookie })).body as HandIn;
const waiting = async (who: Person) => (await api('GET', '/api/admin/waiting', { cookie: who.cookie })).body as Waiting;
const subjects = async ({ email }: Person) => (await mailsTo(email)).map(({ subject }) => subject);
const actions = async (id: string) =>
  (await read().select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subject, id))).map(
    ({ action }) => action,
  );
const listed = async (kind: KindName, status: string, who = author) => {
  const { body } = await api('GET', `${place(kind)}${status && `?status=${status}`}`, { cookie: who.cookie });
  return ((body as Record<string, { id: string; stand: string }[]>)[`${kind}s`] ?? []).map(({ id, stand }) => [
    id,
    stand,
  ]);
};

describe.each<KindName>(['recipe', 'guide', 'collection'])('a %s', (kind) => {
  it('is handed in, sent back with remarks, handed in again and published, and both sides are told', async () => {
    const thing = await make(kind);
    expect(await state(kind, thing.id)).toMatchObject({ stand: 'work', handedInAt: null, remarks: [] });
    expect(await listed(kind, '')).toEqual([[thing.id, 'work']]);

    expect(await handIn(kind, thing)).toMatchObject({ status: 200, body: { stand: 'handed-in', isChanged: false } });
    expect(await listed(kind, 'handed-in')).toEqual([[thing.id, 'handed-in']]);
    expect((await waiting(editor)).things.filter(({ id }) => id === thing.id)).toMatchObject([{ kind, remarks: 0 }]);
    const news = (await mailsTo(editor.email)).find(({ subject }) => subject === `Handed in: ${thing.title}`);
    expect(news?.text).toContain(`/admin/${kind}s/${thing.id}/edit`);

    const remarks = [
      { field: 'title', text: 'Say what it tastes of.' },
      { field: null, text: 'Nearly there.' },
    ];
    expect(await sendBack(kind, thing.id, ...remarks)).toMatchObject({ status: 200, body: { stand: 'back', remarks } });
    expect(await listed(kind, 'back')).toEqual([[thing.id, 'back']]);
    expect(await listed(kind, 'handed-in')).toEqual([]);
    const own = await waiting(author);
    expect([own.things, own.counts[kind].back, own.notes]).toMatchObject([[{ id: thing.id, remarks: 2 }], 1, null]);
    const [back] = await mailsTo(author.email);
    expect(back).toMatchObject({ subject: `Sent back: ${thing.title}` });
    expect(back?.text).toMatch(/Title:\s+Say what it tastes of\./);

    const better = (await change(kind, thing.id, { title: 'Crisp and salty' })).body as Thing;
    expect(await handIn(kind, better)).toMatchObject({
      body: { stand: 'handed-in', remarks: [], earlier: [{ remarks }] },
    });
    expect((await change(kind, thing.id, { isPublished: true }, editor)).status).toBe(200);
    expect(await state(kind, thing.id)).toMatchObject({ stand: 'published', earlier: [{ remarks }] });
    expect(await subjects(author)).toContain('Published: Crisp and salty');
    expect((await waiting(editor)).things.map(({ id }) => id)).not.toContain(thing.id);
    const done = ['hand_in', 'send_back', 'edit', 'hand_in', 'publish'].map((verb) => `${kind}.${verb}`);
    expect(await actions(thing.id)).toEqual([`${kind}.create`, ...done]);
  });

  it('is approved as it was read, and no more once its author goes on writing', async () => {
    const thing = await make(kind);
    await handIn(kind, thing);
    const changed = (await change(kind, thing.id, { title: 'Changed meanwhile' })).body as Thing;
    expect(await state(kind, thing.id, editor)).toMatchObject({ stand: 'handed-in', isChanged: true });
    const stale = await answer(kind, thing.id, { outcome: 'approved', updatedAt: thing.updatedAt });
    expect(stale).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed since you read it') },
    });
    const approved = await answer(kind, thing.id, { outcome: 'approved', updatedAt: changed.updatedAt });
    expect(approved).toMatchObject({ status: 200, body: { stand: 'approved' } });
    expect(await subjects(author)).toContain('Approved: Changed meanwhile');
    expect(await listed(kind, 'approved', editor)).toContainEqual([thing.id, 'approved']);
    expect((await handIn(kind, changed)).status).toBe(409);

    await change(kind, thing.id, { title: 'By its editor' }, editor);
    expect((await state(kind, thing.id)).stand).toBe('approved');
    await change(kind, thing.id, { title: 'By its author' });
    expect((await state(kind, thing.id)).stand).toBe('work');
  });

  it('is published by no author, at no step, and by no time that was planned for another text', async () => {
    const thing = await make(kind);
    const tries = async () => [
      (await change(kind, thing.id, { isPublished: true })).status,
      (await change(kind, thing.id, { publishAt: Date.now() + 60_000 })).status,
      (await answer(kind, thing.id, { outcome: 'approved', updatedAt: thing.updatedAt }, author)).status,
    ];
    expect(await tries()).toEqual([403, 403, 403]);
    await handIn(kind, thing);
    expect(await tries()).toEqual([403, 403, 403]);
    await answer(kind, thing.id, { outcome: 'approved', updatedAt: thing.updatedAt });
    expect(await tries()).toEqual([403, 403, 403]);

    const publishAt = Date.now() + 3_600_000;
    await change(kind, thing.id, { publishAt }, editor);
    const { status, body } = await change(kind, thing.id, { title: 'Something nobody read' });
    expect([status, body]).toMatchObject([403, { message: expect.stringContaining('has a time to be published') }]);
    await carryOutSchedule(PUBLISHED_KINDS, publishAt + 1000);
    expect(await state(kind, thing.id)).toMatchObject({ stand: 'published' });
    expect(await subjects(author)).toContain(`Published: ${thing.title}`);
  });
});

describe('handing in', () => {
  it('twice tells nobody twice, and what was written since is handed in with it', async () => {
    const thing = await make('guide');
    await handIn('guide', thing);
    const before = (await mailsTo(editor.email)).length;
    expect((await handIn('guide', thing)).status).toBe(200);
    const { updatedAt } = (await change('guide', thing.id, { title: 'Written on' })).body as Thing;
    expect(await handIn('guide', { id: thing.id, updatedAt })).toMatchObject({
      status: 200,
      body: { isChanged: false },
    });
    expect((await mailsTo(editor.email)).length).toBe(before);
  });

  it('is refused where somebody else changed it, in words', async () => {
    const thing = await make('recipe');
    await change('recipe', thing.id, { title: 'By an editor' }, editor);
    expect(await handIn('recipe', thing)).toMatchObject({
      status: 409,
      body: { message: 'Someone else changed this recipe meanwhile. Read it before you hand it in.' },
    });
    expect((await state('recipe', thing.id)).stand).toBe('work');
  });

  it('is for an author’s own drafts: nobody else’s, nothing published, not for who publishes', async () => {
    const thing = await make('recipe');
    const other = await signedIn('author');
    expect((await handIn('recipe', thing, other)).status).toBe(404);
    expect((await api('GET', at('recipe', thing.id), { cookie: other.cookie })).status).toBe(404);
    expect(await handIn('recipe', thing, editor)).toMatchObject({ status: 403 });
    const { updatedAt } = (await change('recipe', thing.id, { isPublished: true }, editor)).body as Thing;
    expect((await handIn('recipe', { id: thing.id, updatedAt })).status).toBe(403);
    expect((await handIn('recipe', { id: 'nowhere', updatedAt })).status).toBe(404);
    expect((await api('GET', '/api/admin/hand-ins/letter/x', { cookie: author.cookie })).status).toBe(404);
  });

  it('is taken back once, before it is answered', async () => {
    const thing = await make('collection');
    const takeBack = () => api('DELETE', at('collection', thing.id), { cookie: author.cookie });
    expect((await takeBack()).status).toBe(409);
    await handIn('collection', thing);
    expect(await takeBack()).toMatchObject({ status: 200, body: { stand: 'work' } });
    expect(await sendBack('collection', thing.id, { field: null, text: 'Too late.' })).toMatchObject({
      status: 409,
      body: { message: 'It isn’t handed in, or its author has taken it back' },
    });
    expect((await waiting(editor)).things.map(({ id }) => id)).not.toContain(thing.id);
  });

  it('waits with what lies in the bin, and is not to be answered there', async () => {
    const thing = await make('guide');
    await handIn('guide', thing);
    const bulk = (action: string) =>
      api('POST', '/api/admin/guides/bulk', { cookie: editor.cookie, body: { ids: [thing.id], action } });
    await bulk('delete');
    expect((await handIn('guide', thing)).status).toBe(404);
    expect((await sendBack('guide', thing.id, { field: null, text: 'Gone.' })).status).toBe(404);
    expect((await waiting(editor)).things.map(({ id }) => id)).not.toContain(thing.id);
    expect((await waiting(author)).counts.guide['handed-in']).toBe(0);
    await bulk('restore');
    expect((await state('guide', thing.id, editor)).stand).toBe('handed-in');
    await bulk('delete');
    await bulk('purge');
    expect((await api('GET', at('guide', thing.id), { cookie: editor.cookie })).status).toBe(404);
  });

  it('moves with its address', async () => {
    const thing = await make('guide');
    await handIn('guide', thing);
    const slug = `moved-${thing.id}`;
    await api('PUT', `/api/admin/guides/${thing.id}/address`, { cookie: editor.cookie, body: { slug } });
    expect((await state('guide', slug)).stand).toBe('handed-in');
    await sendBack('guide', slug, { field: 'body', text: 'Longer.' });
  });

  it('outlives its author, whom nobody writes to then', async () => {
    const thing = await make('recipe');
    await handIn('recipe', thing);
    await write((tx) => tx.delete(users).where(eq(users.id, author.id)));
    expect(await state('recipe', thing.id, editor)).toMatchObject({ stand: 'handed-in', handedInBy: null });
    expect((await sendBack('recipe', thing.id, { field: 'title', text: 'For whoever takes it up.' })).status).toBe(200);
    expect(await subjects(author)).toEqual([]);
  });

  it.each([
    [{ field: 'title', text: 'x'.repeat(5000) }, 'A remark can have at most 1,000 characters'],
    [{ field: 'title', text: '' }, 'Write what’s to be done'],
    [{ field: 'garnish', text: 'More.' }, 'A recipe has no field “garnish”. Make it a remark about all of it.'],
  ])('is sent back with remarks that can be shown, or not at all', async (remark, message) => {
    const thing = await make('recipe');
    await handIn('recipe', thing);
    expect(await sendBack('recipe', thing.id, remark)).toMatchObject({ status: 400, body: { message } });
    expect((await state('recipe', thing.id)).stand).toBe('handed-in');
    await api('DELETE', at('recipe', thing.id), { cookie: author.cookie });
  });

  it('is answered once: the second editor is told what the first did', async () => {
    const thing = await make('recipe');
    const second = await signedIn('admin');
    await handIn('recipe', thing);
    await sendBack('recipe', thing.id, { field: null, text: 'Shorter.' });
    expect(await answer('recipe', thing.id, { outcome: 'approved', updatedAt: thing.updatedAt }, second)).toMatchObject(
      {
        status: 409,
        body: { message: 'It was sent back already' },
      },
    );
  });

  it('has a limit, because each time writes to every editor', async () => {
    const { id, updatedAt } = await make('guide');
    const statuses: number[] = [];
    for (let n = 0; n < 41; n++) {
      statuses.push((await handIn('guide', { id, updatedAt })).status);
      await api('DELETE', at('guide', id), { cookie: author.cookie });
    }
    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200));
    expect(statuses[40]).toBe(429);
  });
});
