import { beforeAll, describe, expect, it } from 'vitest';
import { write } from '#src/server/database.ts';
import { queueMail, sendDueMail } from '#src/server/mail.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let cookie: string;
let email: string;
beforeAll(async () => {
  ({ cookie, email } = await signedIn('admin'));
});
const get = (path: string) => api('GET', `/api/admin/${path as ''}`, { cookie });

describe('GET /api/admin/audit', () => {
  it('tells what was done, by whom and to what, the newest first, and searches', async () => {
    const set = (title: string) =>
      api('PATCH', '/api/admin/page-titles/shop', { cookie, body: { title, subtitle: '' } });
    await set('One');
    await set('Two');
    const { body } = await get('audit?search=page_title%20shop');
    expect(body).toMatchObject({
      entries: [
        { actor: email, action: 'page_title.change', subject: 'shop', details: { title: 'Two' } },
        { details: { title: 'One' } },
      ],
      pagination: { totalRecipes: 2 },
    });
    expect((await get('audit?search=nothing-of-the-kind')).body).toMatchObject({ entries: [] });
    expect((await get('audit?limit=1&page=2')).body).toMatchObject({ entries: [{ details: { title: 'One' } }] });
  });
});

describe('the outbox', () => {
  it('lists what was written and what waits, and shows a mail as a page that may do nothing', async () => {
    const data = { firstName: '<script>alert(1)</script>', link: 'https://site.example/login' };
    await write((tx) => queueMail(tx, { to: 'someone@example.org', template: 'account-exists', data }));
    expect((await get('outbox')).body).toMatchObject({
      hasService: false,
      waiting: [{ to: 'someone@example.org', template: 'account-exists', lastError: null }],
    });
    await sendDueMail();
    const { body } = await get('outbox');
    expect(body).toMatchObject({ waiting: [], letters: [{ to: 'someone@example.org' }] });
    const { id } = (body as { letters: { id: string }[] }).letters[0] ?? { id: '' };
    expect((await get(`outbox/${id}`)).body).toMatchObject({
      text: expect.stringContaining('https://site.example/login'),
    });
    const page = await get(`outbox/${id}/html`);
    expect(page.body).not.toContain('<script>');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it('keeps to its own folder', async () => {
    for (const id of ['..%2F..%2Fplantry.db', '%2e%2e', 'nothing-there']) {
      expect((await get(`outbox/${id}`)).status).toBe(404);
      expect((await get(`outbox/${id}/html`)).status).toBe(404);
    }
  });
});
