import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
});

describe('page titles', () => {
  const change = (page: string, body: unknown) =>
    api('PATCH', `/api/admin/page-titles/${page as ''}`, { cookie, body });

  it('are the default until they are configured, and again after', async () => {
    const { body } = await api('GET', '/api/admin/page-titles', { cookie });
    expect(body).toHaveLength(5);
    expect(body).toContainEqual({ page: 'shop', title: '', subtitle: '', isConfigured: false });
    const set = { title: 'The pantry shelf', subtitle: 'What we cook with' };
    expect((await change('shop', set)).body).toEqual({ page: 'shop', ...set, isConfigured: true });
    expect((await api('GET', '/api/page-titles/shop')).body).toEqual(set);
    expect((await change('shop', { title: ' ', subtitle: '' })).body).toMatchObject({ isConfigured: false });
    expect((await api('GET', '/api/page-titles/shop')).body).toEqual({ title: '', subtitle: '' });
  });

  it('refuses an unknown page, a subtitle alone, and what is too long', async () => {
    expect((await change('admin', { title: 'x', subtitle: '' })).status).toBe(404);
    expect(await change('home', { title: '', subtitle: 'alone' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'title', message: 'Title is required' }] },
    });
    expect((await change('home', { title: 'x'.repeat(121), subtitle: '' })).status).toBe(400);
  });
});
