import { beforeAll, describe, expect, it } from 'vitest';
import { LONG_BODY } from '#src/contracts/contract.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
});

/** Three bytes a letter. */
const long = (letters: number): string => '豆'.repeat(letters);
/** Every text at its longest. */
const LONGEST = {
  title: long(120),
  description: long(600),
  category: 'dinner',
  prepTime: 10,
  cookTime: 20,
  servings: 4,
  ingredients: Array.from({ length: 60 }, () => long(300)),
  instructions: Array.from({ length: 40 }, () => long(2000)),
  nutritionalBenefits: long(2000),
  tipsAndNotes: long(4000),
};
const { title, ...rest } = LONGEST;
const recipe = { ...rest, title: 'The longest stew' };

describe('the body of a call', () => {
  it.each(['/api/login', '/api/admin/page-titles/shop', '/api/admin/users'] as const)(
    'of %s has 64 KB at most',
    async (path) => {
      const method = path.endsWith('shop') ? 'PATCH' : 'POST';
      const answer = await api(method, path, { cookie, body: { title: 'x'.repeat(64 * 1024) } });
      expect(answer).toMatchObject({
        status: 413,
        body: { code: 'too_large', message: 'The body is too large: 64 KB at most' },
      });
    },
  );

  it('may hold a recipe with every text at its longest', async () => {
    expect(JSON.stringify(LONGEST).length).toBeGreaterThan(64 * 1024);
    const made = await api('POST', '/api/recipes', { cookie, body: recipe });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { id } = made.body as { id: string };
    const changed = await api('PATCH', `/api/admin/recipes/${id}`, {
      cookie,
      body: { title, instructions: LONGEST.instructions, ingredients: LONGEST.ingredients },
    });
    expect(changed.body).toMatchObject({ title, instructions: LONGEST.instructions });
    for (const path of ['/api/admin/recipes/preview', '/api/admin/recipes/preview-page'] as const) {
      expect((await api('POST', path, { cookie, body: recipe })).status, path).toBeLessThan(300);
    }
  });

  it.each([
    ['/api/recipes', LONG_BODY, '512 KB'],
    ['/api/admin/recipes/import', 7 * 1024 ** 2, '6.25 MB'],
  ] as const)('of %s ends somewhere too', async (path, length, most) => {
    const answer = await api('POST', path, { cookie, body: { html: 'x'.repeat(length) } });
    expect(answer).toMatchObject({ status: 413, body: { message: `The body is too large: ${most} at most` } });
  });

  it('is not read at all of somebody who may not call', async () => {
    const { cookie: members } = await signedIn();
    const body = { html: 'x'.repeat(LONG_BODY) };
    expect((await api('POST', '/api/admin/recipes/import', { cookie: members, body })).status).toBe(403);
    expect((await api('POST', '/api/recipes', { body })).status).toBe(401);
  });
});
