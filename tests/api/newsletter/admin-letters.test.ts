import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, collections, guides, newsletterLetters, recipes } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { tag } from '#src/server/base/tags.ts';
import { listOutbox } from '#src/server/mail/outbox.ts';
import { archivedLetters } from '#src/server/newsletter/letters/archive.ts';
import { campaignVisits, readerNotesOfSite } from '#src/server/site/reader-notes.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { makeReaders } from '#tests/support/readers.ts';

seededDatabase();
env().SITE_TIME_ZONE = 'Europe/Berlin';

let cookie: string;
let email: string;
beforeAll(async () => {
  ({ cookie, email } = await signedIn('editor'));
  await makeReaders(3);
});

const call = (method: string, path: string, body?: unknown) =>
  api(method, `/api/admin/letters${path}` as '/api', { cookie, ...(body !== undefined && { body }) });
const begin = async (): Promise<string> => ((await call('POST', '', { from: 'nothing' })).body as { id: string }).id;
const TEXT = {
  topic: 'editors',
  subject: 'November',
  preview: '',
  blocks: [
    {
      kind: 'text',
      text: 'Hello [you](/recipes) and [nobody](/nowhere), [November](/collections/none), [tofu](/guides/press-and-freeze-tofu), [none](/guides/none).',
    },
    { kind: 'recipes', heading: '', ids: ['red-lentil-dal'], shown: 1 },
  ],
};

describe('letters in the administrators’ hands', () => {
  it('are begun, written, looked at and sent', async () => {
    const id = await begin();
    expect((await call('GET', `/${id}`)).body).toMatchObject({
      state: 'draft',
      version: 1,
      readers: 3,
      timeZone: 'Europe/Berlin',
    });
    const saved = await call('PUT', `/${id}`, { ...TEXT, version: 1 });
    expect(saved.body).toMatchObject({
      version: 2,
      titles: { recipe: { 'red-lentil-dal': expect.any(String) }, collection: {}, guide: {} },
      problems: [
        { block: 0, stops: false, message: 'There’s no page at /nowhere.' },
        { block: 0, stops: false, message: 'There’s no page at /collections/none.' },
        { block: 0, stops: false, message: 'There’s no page at /guides/none.' },
      ],
    });
    const dark = await call('GET', `/${id}/html?scheme=dark`);
    expect(dark.headers.get('content-security-policy')).toContain('sandbox');
    expect(dark.body).not.toContain('@media (prefers-color-scheme:dark)');
    expect(dark.body).toContain('#0d130f');
    expect((await call('GET', `/${id}/text`)).body).toMatchObject({ text: expect.stringContaining('Hello you (') });
    expect((await call('POST', `/${id}/test`)).body).toMatchObject({ to: email, isSent: true });
    expect((await listOutbox()).map(({ subject }) => subject)).toContain('[Test] November');
    const sent = await call('POST', `/${id}/course`, { to: 'send' });
    expect(sent.body).toMatchObject({ state: 'sending' });
    expect(await call('POST', `/${id}/course`, { to: 'send' })).toMatchObject({
      status: 409,
      body: { message: 'This letter is already being sent' },
    });
    expect((await call('GET', '')).body).toMatchObject({ letters: [{ id, state: 'sending' }] });
    const done = await read().select().from(auditLog).where(eq(auditLog.subject, id));
    expect(done.map(({ action, actor }) => `${action} ${actor === email}`)).toEqual([
      'letter.create true',
      'letter.change true',
      'letter.send true',
    ]);
  });

  it('are planned by the clock of the site', async () => {
    const id = await begin();
    await call('PUT', `/${id}`, { ...TEXT, version: 1 });
    const planned = await call('POST', `/${id}/course`, { to: 'schedule', at: '2099-07-03T08:00' });
    expect(planned.body).toMatchObject({
      state: 'scheduled',
      scheduledAt: Date.parse('2099-07-03T06:00:00Z'),
      plannedFor: '2099-07-03T08:00',
    });
    expect(await call('POST', `/${id}/course`, { to: 'schedule', at: '2020-01-01T08:00' })).toMatchObject({
      status: 400,
    });
    expect((await call('POST', `/${id}/course`, { to: 'unschedule' })).body).toMatchObject({ state: 'draft' });
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  it('are not sent empty, nor with a header in their subject', async () => {
    const id = await begin();
    expect(await call('POST', `/${id}/course`, { to: 'send' })).toMatchObject({
      status: 400,
      body: { message: 'Give the letter a subject.' },
    });
    expect((await call('PUT', `/${id}`, { ...TEXT, version: 1, subject: 'A\r\nBcc: all@example.org' })).status).toBe(
      400,
    );
    expect((await call('PUT', `/${id}`, { ...TEXT, version: 1, subject: 'x'.repeat(121) })).status).toBe(400);
    expect(
      (await call('PUT', `/${id}`, { ...TEXT, version: 1, blocks: [{ kind: 'text', text: 'x'.repeat(2_000_000) }] }))
        .status,
    ).toBe(413);
    expect((await call('PUT', `/${id}`, { ...TEXT, version: 1, isSent: true })).status).toBe(400);
  });

  it('show markup as the text it is', async () => {
    const id = await begin();
    const evil = '<img src=x onerror=alert(1)>';
    await call('PUT', `/${id}`, {
      ...TEXT,
      subject: evil,
      version: 1,
      blocks: [
        { kind: 'heading', text: evil },
        { kind: 'text', text: `${evil} [x](javascript:alert(1))` },
      ],
    });
    const { body } = await call('GET', `/${id}/html`);
    expect(body).not.toContain('<img src=x');
    expect(body).not.toContain('href="javascript:');
  });

  it('begin from a collection or a guide at a press, if everybody may see it', async () => {
    const from = async (kind: string, id: string) => {
      const begun = await call('POST', '', { from: kind, id });
      return begun.status === 200 ? call('GET', `/${(begun.body as { id: string }).id}`) : begun;
    };
    expect((await from('collection', 'soups-for-cold-evenings')).body).toMatchObject({
      topic: 'editors',
      subject: expect.stringContaining('oup'),
      preview: expect.stringMatching(/.+/),
      blocks: [{ kind: 'collection', id: 'soups-for-cold-evenings', shown: 6 }],
      titles: { collection: { 'soups-for-cold-evenings': expect.any(String) } },
      problems: [],
    });
    expect((await from('guide', 'press-and-freeze-tofu')).body).toMatchObject({
      blocks: [
        { kind: 'guide', id: 'press-and-freeze-tofu' },
        { kind: 'recipes', heading: 'Try it with' },
      ],
      problems: [],
    });
    expect(await from('guide', 'none')).toMatchObject({
      status: 404,
      body: { message: 'This guide isn’t public: readers couldn’t open it. Publish it first.' },
    });
    expect((await from('guide', '../x')).status).toBe(400);
  });

  it('take no header from the title of a guide', async () => {
    const tofu = eq(guides.id, 'press-and-freeze-tofu');
    const [{ title = '' } = {}] = await read().select({ title: guides.title }).from(guides).where(tofu);
    await write((tx) => tx.update(guides).set({ title: 'Tofu\r\nBcc: all@example.org' }).where(tofu));
    const begun = await call('POST', '', { from: 'guide', id: 'press-and-freeze-tofu' });
    await write((tx) => tx.update(guides).set({ title }).where(tofu));
    const { body } = await call('GET', `/${(begun.body as { id: string }).id}`);
    expect(body).toMatchObject({ subject: 'Tofu Bcc: all@example.org' });
  });

  it('say what is gone meanwhile, and go on without it', async () => {
    const id = await begin();
    const blocks = [
      { kind: 'text', text: 'Hello' },
      { kind: 'collection', id: 'mezze-table', shown: 3 },
      { kind: 'guide', id: 'aquafaba' },
      { kind: 'collection', id: '', shown: 3 },
    ];
    const unpublish = (isPublished: boolean) =>
      write(async (tx, change) => {
        change.touch('content', tag.collections, tag.guides);
        await tx.update(collections).set({ isPublished }).where(eq(collections.id, 'mezze-table'));
        await tx.update(guides).set({ isPublished }).where(eq(guides.id, 'aquafaba'));
      });
    const there = await call('PUT', `/${id}`, { ...TEXT, blocks, version: 1 });
    expect(there.body).toMatchObject({ problems: [{ block: 3 }] });
    expect((await call('GET', `/${id}/text`)).body).toMatchObject({
      text: expect.stringContaining('/guides/aquafaba'),
    });
    await unpublish(false);
    expect((await call('GET', `/${id}`)).body).toMatchObject({
      problems: [
        {
          block: 1,
          stops: false,
          message: 'The collection mezze-table isn’t public, or has no public recipe. It’s left out.',
        },
        { block: 2, stops: false, message: 'The guide aquafaba isn’t public. It’s left out.' },
        { block: 3, stops: false },
      ],
    });
    const { body } = await call('GET', `/${id}/text`);
    expect(body).toMatchObject({ leftOut: [1, 2, 3] });
    expect(JSON.stringify(body)).not.toMatch(/mezze|aquafaba/i);
    await unpublish(true);
  });

  it('follow what moved', async () => {
    const id = await begin();
    const blocks = [
      { kind: 'guide', id: 'aquafaba' },
      { kind: 'collection', id: 'mezze-table', shown: 3 },
    ];
    await call('PUT', `/${id}`, { ...TEXT, blocks, version: 1 });
    await api('PUT', '/api/admin/guides/aquafaba/address', { cookie, body: { slug: 'tin-water' } });
    await api('PUT', '/api/admin/collections/mezze-table/address', { cookie, body: { slug: 'many-bowls' } });
    const { body } = await call('GET', `/${id}`);
    expect(body).toMatchObject({ problems: [], titles: { guide: { aquafaba: expect.any(String) } } });
    const { text } = (await call('GET', `/${id}/text`)).body as { text: string };
    expect(text).toContain('/guides/tin-water');
    expect(text).toContain('/collections/many-bowls');
  });

  it('are looked at as somebody gets them who leaves something out', async () => {
    const id = await begin();
    const blocks = [
      { kind: 'guide', id: 'press-and-freeze-tofu' },
      { kind: 'collection', id: 'gluten-free-desserts', shown: 6 },
      { kind: 'text', text: 'Hello' },
    ];
    await call('PUT', `/${id}`, { ...TEXT, blocks, version: 1 });
    const seenBy = async (reader: string) =>
      (await call('GET', `/${id}/text?reader=${encodeURIComponent(reader)}`)).body;
    expect(await seenBy('everybody')).toMatchObject({ leftOut: [], isSent: true });
    expect(await seenBy('without soya')).toMatchObject({ leftOut: [0], isSent: true });
    const { body } = await call('GET', `/${id}/html?reader=${encodeURIComponent('without soya')}`);
    expect(body).not.toContain('/guides/press-and-freeze-tofu');
    expect(body).toContain('/collections/gluten-free-desserts');
    expect((await call('GET', `/${id}/text?reader=nobody`)).status).toBe(400);
    await call('PUT', `/${id}`, { ...TEXT, blocks: blocks.slice(0, 1), version: 2 });
    expect(await seenBy('without soya')).toMatchObject({ leftOut: [0], isSent: false });
  });

  it('keep what they said before each change, by whom, and go back to it', async () => {
    const id = await begin();
    await call('PUT', `/${id}`, { ...TEXT, version: 1 });
    await call('PUT', `/${id}`, { ...TEXT, subject: 'December', version: 2 });
    // What changes nothing is no change.
    expect((await call('PUT', `/${id}`, { ...TEXT, subject: 'December', version: 3 })).body).toMatchObject({
      version: 3,
    });
    const { body: revisions } = await call('GET', `/${id}/revisions`);
    expect(revisions).toMatchObject([
      { actor: email, fields: ['subject'] },
      { actor: email, fields: ['subject', 'blocks'] },
    ]);
    const [last] = revisions as { id: number }[];
    expect((await call('GET', `/${id}/revisions/${last?.id}`)).body).toMatchObject({ letter: { subject: 'November' } });
    expect((await call('GET', `/${id}/revisions/999999`)).status).toBe(404);
    const back = await call('POST', `/${id}/revisions/${last?.id}/restore`);
    expect(back.body).toMatchObject({ subject: 'November', version: 4, blocks: TEXT.blocks });
    // Somebody who had the later text open does not write over that.
    expect((await call('PUT', `/${id}`, { ...TEXT, version: 3 })).status).toBe(409);
    await call('POST', `/${id}/course`, { to: 'cancel' });
    expect((await call('POST', `/${id}/revisions/${last?.id}/restore`)).status).toBe(409);
  });

  it('are scheduled once, whoever presses twice', async () => {
    const id = await begin();
    await call('PUT', `/${id}`, { ...TEXT, version: 1 });
    const at = (time: string) => call('POST', `/${id}/course`, { to: 'schedule', at: time });
    const both = await Promise.all([at('2099-07-03T08:00'), at('2099-07-03T08:00')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [row] = await read().select().from(newsletterLetters).where(eq(newsletterLetters.id, id));
    expect(row).toMatchObject({ state: 'scheduled', scheduledAt: Date.parse('2099-07-03T06:00:00Z') });
    const sent = await Promise.all([
      call('POST', `/${id}/course`, { to: 'send' }),
      call('POST', `/${id}/course`, { to: 'send' }),
    ]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await at('2099-07-04T08:00')).status).toBe(409);
    await call('POST', `/${id}/course`, { to: 'cancel' });
  });

  it('are listed for everybody once they went out, but for those of new recipes alone', async () => {
    const id = await begin();
    await call('PUT', `/${id}`, { ...TEXT, subject: 'Listed', version: 1 });
    const listed = async () => (await archivedLetters()).map(({ subject }) => subject);
    expect(await listed()).not.toContain('Listed');
    await call('POST', `/${id}/course`, { to: 'send' });
    expect((await listed())[0]).toBe('Listed');
    await write((tx) => tx.update(newsletterLetters).set({ topic: 'new-recipes' }).where(eq(newsletterLetters.id, id)));
    expect(await listed()).not.toContain('Listed');
    await call('POST', `/${id}/course`, { to: 'cancel' });
  });

  it('are those of nobody else', async () => {
    const { cookie: author } = await signedIn('author');
    for (const [method, path] of [
      ['GET', '/api/admin/letters'],
      ['POST', '/api/admin/letters'],
      ['PUT', '/api/admin/letter-settings'],
    ] as const)
      expect((await api(method, path, { cookie: author, ...(method !== 'GET' && { body: {} }) })).status).toBe(403);
  });

  it('are this week’s at a press, if anything is new', async () => {
    await write((tx) => tx.update(recipes).set({ publishedAt: 1 }));
    expect(await call('POST', '', { from: 'week', topic: 'new-recipes' })).toMatchObject({
      status: 409,
      body: {
        message: 'No new recipe since the last letter about new recipes. Publish one, or start with an empty letter.',
      },
    });
    await write((tx) => tx.update(recipes).set({ publishedAt: Date.now() }));
    const first = await call('POST', '', { from: 'week', topic: 'weekly' });
    expect(first.status).toBe(200);
    expect((await call('POST', '', { from: 'week', topic: 'weekly' })).body).toEqual(first.body);
  });

  it('write themselves as the settings say', async () => {
    const settings = { selfWritten: 'asks', weekday: 'Sunday', time: '18:30' };
    expect((await api('PUT', '/api/admin/letter-settings', { cookie, body: settings })).body).toEqual(settings);
    expect((await api('GET', '/api/admin/letter-settings', { cookie })).body).toEqual(settings);
    const wrong = await api('PUT', '/api/admin/letter-settings', { cookie, body: { ...settings, time: '25:00' } });
    expect(wrong).toMatchObject({ status: 400, body: { message: 'Give a time like 08:00' } });
  });

  it('know who came by their links, by name alone', async () => {
    const by = { address: '198.51.100.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    for (const text of ['letter-2026-11-25', 'letter-2026-11-25-2', 'letter-ada@example.org', 'letter-2026-11-25'])
      readerNotesOfSite.note({ kind: 'campaign', text, ...by });
    await readerNotesOfSite.flush();
    const visits = await campaignVisits(['letter-2026-11-25', 'letter-2026-11-25-2', 'letter-ada@example.org']);
    expect([...visits]).toEqual([
      ['letter-2026-11-25', 1],
      ['letter-2026-11-25-2', 1],
    ]);
    await write((tx) => tx.delete(newsletterLetters));
  });
});
