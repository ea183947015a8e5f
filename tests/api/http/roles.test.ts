import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipe-list.ts';
import { recipes, users } from '#src/db/schema.ts';
import { ROLES } from '#src/domain/members/accounts.ts';
import { may, PERMISSIONS } from '#src/domain/members/permissions.ts';
import { SITE_SETTINGS_DEFAULT } from '#src/domain/site/site.ts';
import { read, write } from '#src/server/base/database.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, signedIn } from '#tests/support/members.ts';

seededDatabase();

const DRAFT = {
  title: 'Author Stew',
  description: 'A stew that somebody writes who may not publish it.',
  category: 'dinner',
  prepTime: 10,
  cookTime: 20,
  servings: 2,
  ingredients: ['200 g tofu', '1 onion'],
  instructions: ['Fry the onion and the tofu for 20 minutes.'],
};

let author: Awaited<ReturnType<typeof signedIn>>;
let other: typeof author;
let editor: typeof author;
beforeAll(async () => {
  author = await signedIn('author');
  other = await signedIn('author');
  editor = await signedIn('editor');
});
const as = (who: typeof author, method: string, path: `/api${string}`, body?: unknown) =>
  api(method, path, { cookie: who.cookie, ...(body !== undefined && { body }) });
async function written(who = author, more: object = {}): Promise<string> {
  const { status, body } = await as(who, 'POST', '/api/recipes', { ...DRAFT, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { id: string }).id;
}
const bulk = async (who: typeof author, ids: string[], deed: object) =>
  (
    (await as(who, 'POST', '/api/admin/recipes/bulk', { ids, ...deed })).body as {
      results: { outcome: string; message?: string }[];
    }
  ).results;
const listed = async (who: typeof author, query = '') =>
  ((await as(who, 'GET', `/api/admin/recipes?limit=60${query}`)).body as { recipes: AdminRecipeCard[] }).recipes;

describe('an author', () => {
  it('writes, reads, changes and deletes drafts of their own', async () => {
    const id = await written();
    expect((await as(author, 'GET', `/api/admin/recipes/${id}`)).status).toBe(200);
    expect((await as(author, 'PATCH', `/api/admin/recipes/${id}`, { servings: 3 })).body).toMatchObject({
      servings: 3,
    });
    expect((await as(author, 'GET', `/api/admin/recipes/${id}/revisions`)).body).toHaveLength(1);
    expect((await listed(author)).map((recipe) => recipe.id)).toContain(id);
    expect((await as(author, 'DELETE', `/api/admin/recipes/${id}`)).status).toBe(204);
    expect((await listed(author)).map((recipe) => recipe.id)).not.toContain(id);
  });

  it('sees nothing of anybody else’s, on no call', async () => {
    const id = await written(other);
    expect((await listed(author)).map((recipe) => recipe.id)).not.toContain(id);
    const tries: [string, string, unknown?][] = [
      ['GET', ''],
      ['PATCH', '', { servings: 3 }],
      ['DELETE', ''],
      ['GET', '/revisions'],
      ['GET', '/revisions/1'],
      ['POST', '/revisions/1/restore'],
      ['POST', '/generate-main-images', { count: 1, recipeTitle: 'x', recipeDescription: 'x' }],
    ];
    for (const target of [id, 'red-lentil-dal']) {
      for (const [method, path, body] of tries)
        expect(
          (await as(author, method, `/api/admin/recipes/${target}${path}`, body)).status,
          `${method} ${path}`,
        ).toBe(404);
      for (const action of ['publish', 'unpublish', 'delete', 'restore', 'purge'])
        expect(await bulk(author, [target], { action })).toMatchObject([{ outcome: 'not_found' }]);
    }
    const { body } = await as(author, 'GET', '/api/admin/recipes/matching');
    expect((body as { ids: string[] }).ids).not.toContain('red-lentil-dal');
  });

  it('publishes nothing, in no way, and leaves alone what is published', async () => {
    expect((await as(author, 'POST', '/api/recipes', { ...DRAFT, published: true })).status).toBe(403);
    const id = await written();
    expect((await as(author, 'PATCH', `/api/admin/recipes/${id}`, { isPublished: true })).status).toBe(403);
    expect(await bulk(author, [id], { action: 'publish' })).toMatchObject([
      { outcome: 'refused', message: 'Only an editor can publish a recipe' },
    ]);
    expect((await as(editor, 'PATCH', `/api/admin/recipes/${id}`, { isPublished: true })).status).toBe(200);
    expect((await as(author, 'PATCH', `/api/admin/recipes/${id}`, { servings: 9 })).status).toBe(403);
    expect((await as(author, 'DELETE', `/api/admin/recipes/${id}`)).status).toBe(403);
    expect(await bulk(author, [id], { action: 'unpublish' })).toMatchObject([{ outcome: 'refused' }]);
    expect((await read().select().from(recipes).where(eq(recipes.id, id)))[0]).toMatchObject({
      isPublished: true,
      servings: 2,
    });
    // It is still theirs to look at.
    expect((await as(author, 'GET', `/api/admin/recipes/${id}`)).status).toBe(200);
  });

  it('is not given to readers, and gives nothing away', async () => {
    const reader = await makeMember('user');
    const id = await written();
    const given = await as(editor, 'POST', '/api/admin/recipes/bulk', {
      ids: [id],
      action: 'owner',
      ownerId: reader.id,
    });
    expect(given.status).toBe(400);
    expect(
      (await as(author, 'POST', '/api/admin/recipes/bulk', { ids: [id], action: 'owner', ownerId: other.id })).status,
    ).toBe(403);
    expect(await bulk(editor, [id], { action: 'owner', ownerId: other.id })).toMatchObject([{ outcome: 'done' }]);
    expect((await as(author, 'GET', `/api/admin/recipes/${id}`)).status).toBe(404);
    expect((await as(other, 'GET', `/api/admin/recipes/${id}`)).status).toBe(200);
  });
});

describe('an editor', () => {
  it('changes every recipe, and sees no member and no setting', async () => {
    expect((await as(editor, 'PATCH', '/api/admin/recipes/guacamole', { servings: 5 })).status).toBe(200);
    for (const path of ['users', 'audit', 'outbox', 'banners', 'page-titles', 'adsense/config'] as const)
      expect((await as(editor, 'GET', `/api/admin/${path}`)).status).toBe(403);
    const { body } = await as(editor, 'GET', '/api/admin/recipes/writers');
    expect(JSON.stringify(body)).not.toContain('@');
  });
});

describe('while the site is closed', () => {
  it('authors and editors work on, and read as little as everybody else', async () => {
    await saveSettings('site', { ...SITE_SETTINGS_DEFAULT, maintenanceMode: true });
    try {
      for (const who of [author, editor]) {
        expect((await as(who, 'GET', '/api/admin/recipes')).status).toBe(200);
        expect((await as(who, 'GET', '/api/recipes')).status).toBe(503);
        expect((await as(who, 'GET', '/api/favorites')).status).toBe(503);
      }
    } finally {
      await saveSettings('site', SITE_SETTINGS_DEFAULT);
    }
  });
});

describe('the table of permissions', () => {
  it('gives an administrator everything, and no role less than the one before', () => {
    for (const roles of Object.values(PERMISSIONS)) {
      expect(roles).toContain('admin');
      expect(roles).toEqual(ROLES.filter((role) => (roles as readonly string[]).includes(role)));
    }
    expect(may('visitor', 'member')).toBe(false);
  });

  it('is the database’s too: no other role is ever stored', async () => {
    const { id } = await makeMember('user');
    const raise = write((tx) => tx.run(sql`update users set role = 'owner' where id = ${id}`));
    await expect(raise).rejects.toThrow();
    for (const role of ROLES) await write((tx) => tx.update(users).set({ role }).where(eq(users.id, id)));
  });
});
