import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { write } from '#src/server/base/database.ts';
import { adminRecipes } from '#tests/support/admin-recipes.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { mailsTo, signedIn } from '#tests/support/members.ts';
import { readPdf } from '#tests/support/pdf.ts';

seededDatabase();

const DOUGH = { name: 'For the dough', at: 0 };
const FILLING = { name: 'For the filling', at: 2 };
const PIE = {
  title: 'Pie of the Groups',
  description: 'A pie in two parts.',
  category: 'dinner',
  prepTime: 20,
  cookTime: 40,
  servings: 4,
  ingredients: ['250 g plain flour', '1 tsp salt', '2 leeks, sliced', '1 tsp salt'],
  ingredientGroups: [DOUGH, FILLING],
  instructions: ['Mix the flour with half of the salt.', 'Fry the leeks with the rest of the salt and bake.'],
  sourceUrl: 'https://www.example.com/pies/1',
};
const { ask, change, made } = adminRecipes(PIE);
const groupsNow = async (id: string) =>
  ((await ask('GET', `/api/admin/recipes/${id}`)).body as Recipe).ingredientGroups;

describe('groups of ingredients', () => {
  it('are kept, and told with the recipe; the list itself is what it was', async () => {
    const { id } = await made({ published: true });
    expect((await api('GET', `/api/recipes/${id}`)).body).toMatchObject({
      ingredients: PIE.ingredients,
      ingredientGroups: [DOUGH, FILLING],
      sourceUrl: PIE.sourceUrl,
    });
    const { body } = await api('GET', '/api/recipes/mushroom-risotto');
    expect(body).toMatchObject({ ingredientGroups: [], sourceUrl: null });
  });

  it('go with their lines where only the lines are changed', async () => {
    const { id } = await made();
    await change(id, { ingredients: ['1 lemon', ...PIE.ingredients.slice(0, 3)] });
    expect(await groupsNow(id)).toEqual([
      { ...DOUGH, at: 1 },
      { ...FILLING, at: 3 },
    ]);
    await change(id, { ingredients: ['1 lemon', '2 leeks, sliced'] });
    expect(await groupsNow(id)).toEqual([{ ...FILLING, at: 1 }]);
  });

  it('are part of a revision, and come back with it', async () => {
    const { id } = await made();
    await change(id, { ingredientGroups: [{ name: 'To serve', at: 3 }], sourceUrl: '' });
    expect((await ask('GET', `/api/admin/recipes/${id}`)).body).toMatchObject({ sourceUrl: null });
    const { body: revisions } = await ask('GET', `/api/admin/recipes/${id}/revisions`);
    const [{ id: revision, fields } = { id: 0, fields: [] }] = revisions as { id: number; fields: string[] }[];
    expect(fields.toSorted()).toEqual(['ingredientGroups', 'sourceUrl']);
    expect(await ask('POST', `/api/admin/recipes/${id}/revisions/${revision}/restore`)).toMatchObject({
      status: 200,
      body: { ingredientGroups: [DOUGH, FILLING], sourceUrl: PIE.sourceUrl },
    });
  });

  it.each([
    ['beyond the list', [{ name: 'To serve', at: 5 }], 'ingredientGroups.0.at', 'There are only 4 ingredients'],
    ['out of order', [FILLING, DOUGH], 'ingredientGroups', 'Keep them in the order of the ingredients'],
    ['without a name', [{ name: ' ', at: 0 }], 'ingredientGroups.0.name', 'A heading needs words'],
    ['too many', Array(13).fill(DOUGH), 'ingredientGroups', 'At most 12 groups'],
  ])('are refused %s', async (_, ingredientGroups, path, message) => {
    const refused = { status: 400, body: { issues: [{ path, message }] } };
    expect(await ask('POST', '/api/recipes', { ...PIE, ingredientGroups })).toMatchObject(refused);
    const { id } = await made();
    expect(await change(id, { ingredientGroups })).toMatchObject(refused);
  });

  it('with nothing under them may be in a draft, and are not published', async () => {
    const empty = { ingredientGroups: [DOUGH, FILLING, { name: 'To serve', at: 4 }] };
    const { id } = await made(empty);
    expect(await change(id, { isPublished: true })).toMatchObject({
      status: 400,
      body: {
        message: expect.stringContaining('“To serve” has no ingredients under it.'),
        issues: [{ path: 'ingredientGroups.2', message: '“To serve” has no ingredients under it.' }],
        confirmable: [],
      },
    });
    expect((await ask('POST', '/api/admin/recipes/preview', { ...PIE, ...empty })).body).toMatchObject({
      gate: [{ path: 'ingredientGroups.2', line: 'To serve', asks: null }],
    });
  });
});

describe('where a recipe is from', () => {
  it.each(['javascript:alert(1)', 'example.com/pie', `https://example.com/${'x'.repeat(500)}`])(
    'is not taken from "%s"',
    async (sourceUrl) => {
      expect(await ask('POST', '/api/recipes', { ...PIE, sourceUrl })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'sourceUrl' }] },
      });
    },
  );
});

describe('on paper and by mail', () => {
  it('has the headings and the source, also for other servings', async () => {
    const { id } = await made({ published: true });
    const { cookie, email } = await signedIn('premium');
    const { bytes } = await api('GET', `/api/recipes/${id}/pdf?servings=8`, { cookie });
    const { text, roles, pages } = await readPdf(bytes);
    expect(pages).toBe(1);
    expect(text).toMatch(/For the dough 500 g plain flour 2 tsp salt For the filling 4 leeks, sliced 2 tsp salt/);
    expect(text).toContain('Adapted from example.com');
    expect(roles).toContain('H3');
    expect((await api('POST', `/api/recipes/${id}/email`, { cookie, body: {} })).status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail?.html).toMatch(/<h3[^>]*>For the dough<\/h3>/);
    expect(mail?.html).toContain(`href="${PIE.sourceUrl}"`);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(/For the filling .* 2 leeks, sliced/i);
  });

  it('does not link to what is no address of the web', async () => {
    const { id } = await made({ published: true });
    await write((tx) => tx.update(recipes).set({ sourceUrl: 'javascript:alert(1)' }).where(eq(recipes.id, id)));
    const { cookie } = await signedIn('premium');
    const { bytes } = await api('GET', `/api/recipes/${id}/pdf`, { cookie });
    expect((await readPdf(bytes)).text).not.toContain('Adapted from');
  });

  it('puts lines on the shopping list without the headings', async () => {
    const { id } = await made({ published: true });
    const { cookie } = await signedIn('premium');
    const added = await api('POST', '/api/shopping-list/recipes', { cookie, body: { recipeId: id, servings: 4 } });
    expect(added.status, JSON.stringify(added.body)).toBeLessThan(300);
    const said = JSON.stringify((await api('GET', '/api/shopping-list', { cookie })).body);
    expect(said).toMatch(/leeks/);
    expect(said).not.toContain('For the');
  });
});
