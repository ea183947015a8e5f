import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminGuide, AdminGuideRow } from '#src/contracts/guides/admin-guides.ts';
import { auditLog, guides, redirects } from '#src/db/schema.ts';
import { PUBLISHED_KINDS } from '#src/server/admin/published-kinds.ts';
import { read } from '#src/server/base/database.ts';
import { previewedGuide } from '#src/server/guides/admin-guides.ts';
import { findGuide } from '#src/server/guides/guides.ts';
import { emptyBins } from '#src/server/published/bin.ts';
import { carryOutSchedule } from '#src/server/published/schedule.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const DAY = 86_400_000;
const WHOLE = { title: 'How to soak cashews', description: 'Soft nuts, smooth sauces.', body: '## Soak\n\nOvernight.' };
let editor: Awaited<ReturnType<typeof signedIn>>;
let author: typeof editor;
beforeAll(async () => {
  editor = await signedIn('editor');
  author = await signedIn('author');
});
type Path = `/api/admin/guides${string}`;
const ask = (method: string, path: Path, body?: unknown, cookie = editor.cookie) =>
  api(method, path, { cookie, ...(body !== undefined && { body }) });
async function made(more: object = {}, cookie = editor.cookie): Promise<AdminGuide> {
  const { status, body } = await ask('POST', '/api/admin/guides', { ...WHOLE, ...more }, cookie);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as AdminGuide;
}
const bulk = async (action: string, ...ids: string[]) =>
  ((await ask('POST', '/api/admin/guides/bulk', { ids, action })).body as { results: object[] }).results;
const listed = async (status: string) =>
  ((await ask('GET', `/api/admin/guides?status=${status}`)).body as { guides: AdminGuideRow[] }).guides.map(
    ({ id }) => id,
  );

describe('a guide', () => {
  it('is made as a draft under an address of its title, and under another where that is taken', async () => {
    const { id, isPublished } = await made();
    expect({ id, isPublished }).toEqual({ id: 'how-to-soak-cashews', isPublished: false });
    expect((await made()).id).toBe('how-to-soak-cashews-2');
    expect(await findGuide(id)).toBeNull();
    const [entry] = await read().select().from(auditLog).where(eq(auditLog.subject, id));
    expect(entry?.action).toBe('guide.create');
  });

  it('is public once it is whole, and says what is missing until then', async () => {
    const { id } = await made({ body: '' });
    const refused = await ask('PATCH', `/api/admin/guides/${id}`, { isPublished: true });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('Write the guide first');
    await ask('PATCH', `/api/admin/guides/${id}`, { body: 'Now there is one.', isPublished: true });
    expect(await findGuide(id)).toMatchObject({ title: WHOLE.title });
    expect(await bulk('unpublish', id)).toEqual([{ id, outcome: 'done' }]);
    expect(await findGuide(id)).toBeNull();
  });

  it('is not saved over what somebody else saved', async () => {
    const { id, updatedAt } = await made();
    await ask('PATCH', `/api/admin/guides/${id}`, { title: 'Theirs', updatedAt });
    expect((await ask('PATCH', `/api/admin/guides/${id}`, { title: 'Mine', updatedAt })).status).toBe(409);
  });

  it('keeps what it was, and is it again', async () => {
    const { id } = await made();
    await ask('PATCH', `/api/admin/guides/${id}`, { body: 'Another text.' });
    const [change] = (await ask('GET', `/api/admin/guides/${id}/revisions`)).body as { id: number; fields: string[] }[];
    expect(change?.fields).toEqual(['body']);
    const version = await ask('GET', `/api/admin/guides/${id}/revisions/${change?.id}`);
    expect(version.body).toMatchObject({ fields: ['body'], thing: { id, title: WHOLE.title, body: WHOLE.body } });
    const asked = await ask('GET', `/api/admin/guides/${id}/revisions/${change?.id}`, undefined, author.cookie);
    expect(asked.status).toBe(404);
    const again = await ask('POST', `/api/admin/guides/${id}/revisions/${change?.id}/restore`);
    expect(again.body).toMatchObject({ body: WHOLE.body });
  });

  it('moves, and its old address leads to the new one', async () => {
    const { id } = await made({ isPublished: true });
    const { body } = await ask('PUT', `/api/admin/guides/${id}/address`, { slug: 'cashew-cream' });
    expect(body).toEqual({ id: 'cashew-cream' });
    const [redirect] = await read()
      .select()
      .from(redirects)
      .where(eq(redirects.from, `/guides/${id}`));
    expect(redirect?.to).toBe('/guides/cashew-cream');
    expect((await ask('PUT', `/api/admin/guides/cashew-cream/address`, { slug: 'aquafaba' })).status).toBe(409);
  });

  it('comes and goes by its times', async () => {
    const at = Date.now() + DAY;
    const { id } = await made({ publishAt: at, unpublishAt: at + DAY });
    await carryOutSchedule(PUBLISHED_KINDS, at + 1000);
    expect(await findGuide(id)).not.toBeNull();
    await carryOutSchedule(PUBLISHED_KINDS, at + DAY + 1000);
    expect(await findGuide(id)).toBeNull();
  });

  it('lies in the bin for 30 days, from which it comes back', async () => {
    const { id } = await made({ isPublished: true });
    expect(await bulk('delete', id)).toEqual([{ id, outcome: 'done' }]);
    expect(await findGuide(id)).toBeNull();
    expect(await listed('bin')).toContain(id);
    expect(await listed('all')).not.toContain(id);
    await bulk('restore', id);
    expect(await findGuide(id)).not.toBeNull();
    await bulk('delete', id);
    await emptyBins(PUBLISHED_KINDS, Date.now() + DAY);
    expect(await read().select().from(guides).where(eq(guides.id, id))).toEqual([]);
  });

  it('is an author’s own as a draft, whom nobody lets publish or touch another’s', async () => {
    const { id } = await made({}, author.cookie);
    expect((await ask('PATCH', `/api/admin/guides/${id}`, { isPublished: true }, author.cookie)).status).toBe(403);
    expect((await ask('PATCH', `/api/admin/guides/${id}`, { title: 'Mine' }, author.cookie)).status).toBe(200);
    const others = await made();
    expect((await ask('GET', `/api/admin/guides/${others.id}`, undefined, author.cookie)).status).toBe(404);
    expect((await ask('PATCH', `/api/admin/guides/${others.id}`, { title: 'x y z' }, author.cookie)).status).toBe(404);
  });

  it('is previewed by who writes it alone, and saved by no preview', async () => {
    const body = '[Red Lentil Dal](/recipes/red-lentil-dal)\n\n<b>bold</b>';
    const { status } = await ask('POST', '/api/admin/guides/preview-page', { ...WHOLE, title: 'Not saved', body });
    expect(status).toBe(204);
    const seen = await previewedGuide(editor.id);
    expect(seen).toMatchObject({ title: 'Not saved', blocks: [{ kind: 'recipe' }, { kind: 'paragraph' }] });
    expect(seen?.recipes.get('red-lentil-dal')?.title).toBe('Red Lentil Dal');
    expect(await previewedGuide(author.id)).toBeNull();
    expect(await listed('all')).not.toContain('not-saved');
  });

  it.each([
    [{ body: 'x'.repeat(60_001) }, 'at most 60,000 characters'],
    [{ names: ['a', '<script>'] }, 'At least 3 letters'],
    [{ title: '' }, 'Title must be at least 3 characters'],
  ])('is refused with words for people', async (more, words) => {
    const { status, body } = await ask('POST', '/api/admin/guides', { ...WHOLE, ...more });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(words);
  });

  it('of two megabytes is too long to be read', async () => {
    expect((await ask('POST', '/api/admin/guides', { ...WHOLE, body: 'x'.repeat(2_000_000) })).status).toBe(413);
  });
});
