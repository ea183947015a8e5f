import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminText } from '#src/contracts/site/admin-texts.ts';
import { auditLog } from '#src/db/schema.ts';
import { SITE_TEXT_IDS, type SiteTextId } from '#src/domain/site/site-texts.ts';
import { read } from '#src/server/base/database.ts';
import { lastChangeOf } from '#src/server/base/list-version.ts';
import { tag } from '#src/server/base/tags.ts';
import { BUILT_IN } from '#src/server/texts/built-in.ts';
import { previewedText, siteText } from '#src/server/texts/texts.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let editor: Awaited<ReturnType<typeof signedIn>>;
let author: typeof editor;
beforeAll(async () => {
  editor = await signedIn('editor');
  author = await signedIn('author');
});
const ask = (method: string, path: string, body?: unknown, cookie = editor.cookie) =>
  api(method, `/api/admin/texts${path}`, { cookie, ...(body !== undefined && { body }) });
const edited = async (id: SiteTextId) => (await ask('GET', `/${id}`)).body as AdminText;
async function save(id: SiteTextId, text: { description?: string; body?: string }) {
  const { description, body, updatedAt } = await edited(id);
  return ask('PUT', `/${id}`, { description, body, updatedAt, ...text });
}

describe('texts of the site', () => {
  it('are the built-in ones until somebody writes another', async () => {
    const { body } = await ask('GET', '');
    expect(body).toEqual({ texts: SITE_TEXT_IDS.map((id) => expect.objectContaining({ id, isBuiltIn: true })) });
    for (const id of SITE_TEXT_IDS) expect(await siteText(id)).toMatchObject(BUILT_IN[id]);
  });

  it('are changed by editors alone, with an entry in the log, and pages follow', async () => {
    expect((await ask('PUT', '/privacy', { ...BUILT_IN.privacy, updatedAt: 0 }, author.cookie)).status).toBe(403);
    expect((await api('GET', '/api/admin/texts/privacy')).status).toBe(401);
    const before = await lastChangeOf(tag.site);
    expect((await save('privacy', { body: '## Ours\n\nWe keep nothing.' })).status).toBe(200);
    expect(await siteText('privacy')).toMatchObject({ isBuiltIn: false, body: '## Ours\n\nWe keep nothing.' });
    expect(await lastChangeOf(tag.site)).toBeGreaterThan(before);
    const [entry] = await read().select().from(auditLog).where(eq(auditLog.action, 'text.change'));
    expect(entry).toMatchObject({ subject: 'privacy', actor: editor.email });
  });

  it('are the built-in ones again once one says them word for word, and follow the product then', async () => {
    await save('help', { body: 'Ask Mina.' });
    await save('help', BUILT_IN.help);
    expect(await siteText('help')).toMatchObject({ isBuiltIn: true, ...BUILT_IN.help });
  });

  it('are not written over by who has not seen them', async () => {
    const { updatedAt } = await edited('terms');
    expect((await ask('PUT', '/terms', { description: 'Mine', body: 'Mine', updatedAt })).status).toBe(200);
    const { status, body } = await ask('PUT', '/terms', { description: 'Theirs', body: 'Theirs', updatedAt });
    expect({ status, body }).toMatchObject({ status: 409, body: { message: expect.stringContaining('kept here') } });
    expect((await siteText('terms')).body).toBe('Mine');
  });

  it('have a history, from which any comes back', async () => {
    await save('cookies', { body: 'First' });
    await save('cookies', { body: 'Second' });
    const revisions = (await ask('GET', '/cookies/revisions')).body as { id: number; fields: string[] }[];
    expect(revisions.map(({ fields }) => fields)).toEqual([['body'], ['body']]);
    const [newest, first] = revisions;
    expect((await ask('GET', `/cookies/revisions/${newest?.id}`)).body).toMatchObject({ text: { body: 'First' } });
    expect((await ask('POST', `/cookies/revisions/${first?.id}/restore`)).body).toMatchObject({ isBuiltIn: true });
    expect((await ask('POST', '/cookies/revisions/999999/restore')).status).toBe(404);
  });

  it('refuse what is empty or too long, in words', async () => {
    expect((await save('contact', { body: ' ' })).body).toMatchObject({
      issues: [{ path: 'body', message: 'The text can’t be empty' }],
    });
    expect((await save('contact', { body: 'a'.repeat(100_001) })).body).toMatchObject({
      issues: [{ path: 'body', message: 'Use at most 100,000 characters' }],
    });
    const { status, body } = await save('contact', { body: 'a'.repeat(1_000_000) });
    expect({ status, body }).toMatchObject({ status: 413, body: { message: expect.any(String) } });
    expect((await ask('GET', '/imprint')).status).toBe(404);
    expect((await siteText('contact')).isBuiltIn).toBe(true);
  });

  it('are previewed by who writes them, and by nobody else', async () => {
    const draft = { description: 'Soon', body: 'Not yet' };
    expect((await ask('POST', '/contact/preview-page', draft)).status).toBe(204);
    expect(await previewedText(editor.id)).toEqual({ ...draft, id: 'contact' });
    expect(await previewedText(author.id)).toBeNull();
    expect((await siteText('contact')).isBuiltIn).toBe(true);
  });
});
