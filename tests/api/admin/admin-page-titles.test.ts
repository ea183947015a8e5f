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
    const reset = await api('DELETE', '/api/admin/page-titles/shop', { cookie });
    expect(reset.body).toEqual({ page: 'shop', title: '', subtitle: '', isConfigured: false });
    expect((await api('GET', '/api/page-titles/shop')).body).toEqual({ title: '', subtitle: '' });
  });

  it('are trimmed, and keep the subtitle they had where none is given', async () => {
    expect((await change('recipes', { title: ' All of them\n' })).body).toEqual({
      page: 'recipes',
      title: 'All of them',
      subtitle: '',
      isConfigured: true,
    });
    await change('recipes', { title: 'All of them', subtitle: ' And more ' });
    expect((await change('recipes', { title: 'Every one' })).body).toMatchObject({ subtitle: 'And more' });
    expect((await api('GET', '/api/page-titles/recipes')).body).toEqual({ title: 'Every one', subtitle: 'And more' });
    expect((await change('recipes', { title: 'Every one', subtitle: '' })).body).toMatchObject({ subtitle: '' });
  });

  it.each([{}, { title: '' }, { title: ' \t ' }, { title: '', subtitle: '' }, { subtitle: 'alone' }])(
    'are refused without a title: %o',
    async (body) => {
      expect(await change('home', body)).toMatchObject({
        status: 400,
        body: { message: 'Title is required', issues: [{ path: 'title', message: 'Title is required' }] },
      });
    },
  );

  it('refuses an unknown page and what is too long', async () => {
    expect((await change('admin', { title: 'x', subtitle: '' })).status).toBe(404);
    expect((await change('home', { title: 'x'.repeat(121), subtitle: '' })).status).toBe(400);
  });
});
