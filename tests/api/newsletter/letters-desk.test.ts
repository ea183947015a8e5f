import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, newsletterLetters, recipes } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { listOutbox } from '#src/server/mail/outbox.ts';
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
    { kind: 'text', text: 'Hello [you](/recipes) and [nobody](/nowhere), [November](/collections/none).' },
    { kind: 'recipes', heading: '', ids: ['red-lentil-dal'], shown: 1 },
  ],
};

describe('letters on the desk', () => {
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
      titles: { 'red-lentil-dal': expect.any(String) },
      problems: [
        { block: 0, stops: false, message: 'There’s no page at /nowhere.' },
        { block: 0, stops: false, message: 'There’s no page at /collections/none.' },
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
