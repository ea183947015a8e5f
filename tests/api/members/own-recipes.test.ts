import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ownRecipes } from '#src/db/schema.ts';
import { OWN_RECIPE_SETTINGS_DEFAULT } from '#src/domain/own-recipes/own-settings.ts';
import { read } from '#src/server/base/database.ts';
import { removeAccount } from '#src/server/members/my-data.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { addOwn, cake, kept, lookAtOwn, ownPath, ownTitles, putOwn } from '#tests/support/own-recipes.ts';

seededDatabase();

describe('an own recipe', () => {
  it('comes with all that follows from it, and what is not vegan is said with swaps', async () => {
    const me = await signedIn();
    const { recipe, findings, vegan, ...more } = await kept(me);
    expect(more).toMatchObject({ revision: 1, sharedWith: 'nobody', isYours: true, basedOn: null });
    expect(vegan).toBe('no');
    expect(recipe.allergens.contains.map(({ allergen }) => allergen).toSorted()).toEqual(['eggs', 'gluten', 'milk']);
    expect(recipe.calories).toBeGreaterThan(100);
    expect(recipe.nutrition).not.toBeNull();
    expect(recipe.isVegan).toBe(false);
    expect(recipe.dietaryRestrictions).not.toContain('gluten-free');
    const timers = recipe.marks.filter(({ of }) => of === 'time');
    expect(timers).toMatchObject([{ step: 1, text: '40 minutes' }]);
    expect(findings.map(({ kind, ingredient }) => [kind, ingredient])).toEqual([
      ['animal', 1],
      ['animal', 2],
    ]);
    expect(findings[0]).toMatchObject({ message: '“butter” is not vegan.' });
    expect(findings[0]?.swaps[0]).toMatchObject({ name: 'vegan butter', line: '150 g vegan butter, softened' });
    expect(findings[1]?.swaps.map(({ name }) => name)).toContain('ground flaxseed');
    const answer = await lookAtOwn(me, more.id);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is vegan once the swaps are taken, and keeps nothing of what it was', async () => {
    const me = await signedIn();
    const { id } = await kept(me);
    const fields = cake({ ingredients: ['200 g plain flour', '150 g vegan butter', '100 g caster sugar'] });
    const instructions = ['Beat the vegan butter with the caster sugar.', 'Fold in the plain flour and bake.'];
    const { status, body } = await putOwn(me, id, { revision: 1, fields: { ...fields, instructions } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ revision: 2, vegan: 'yes', findings: [], recipe: { isVegan: true } });
    expect(JSON.stringify(body)).not.toContain('eggs');
  });

  it('is kept once, however often it is sent', async () => {
    const me = await signedIn();
    const id = randomUUID();
    await kept(me, cake(), { id });
    await kept(me, cake({ title: 'Sent twice' }), { id });
    expect(await ownTitles(me)).toEqual(['Grandmother’s cake']);
  });

  it('is not written over by who read an older one', async () => {
    const me = await signedIn();
    const { id } = await kept(me);
    expect((await putOwn(me, id, { revision: 1, fields: cake({ title: 'Once' }) })).status).toBe(200);
    expect((await putOwn(me, id, { revision: 1, fields: cake({ title: 'Twice' }) })).status).toBe(409);
    expect(await ownTitles(me)).toEqual(['Once']);
  });

  it('is found by its title, whatever the accents', async () => {
    const me = await signedIn();
    await kept(me, cake({ title: 'Crème brûlée' }));
    await kept(me);
    expect(await ownTitles(me, '?search=BRULEE')).toEqual(['Crème brûlée']);
    expect(await ownTitles(me, '?search=%25')).toEqual([]);
    expect(await ownTitles(me, '?limit=1&page=2')).toEqual(['Crème brûlée']);
  });

  it.each([
    ['no title', { title: '' }],
    ['no ingredients', { ingredients: [] }],
    ['an address that is no page', { sourceUrl: 'javascript:alert(1)' }],
    ['a field that is the site’s', { isPublished: true }],
    ['marks', { marks: [] }],
    ['servings of a regiment', { servings: 1000 }],
  ])('is refused with %s', async (_, wrong) => {
    expect((await addOwn(await signedIn(), cake(wrong))).status).toBe(400);
  });

  it('has an end for free members, as the settings say, and none for premium ones', async () => {
    await saveSettings('own-recipes', { ...OWN_RECIPE_SETTINGS_DEFAULT, free: 1 });
    const [free, premium] = [await signedIn(), await signedIn('premium')];
    for (const who of [free, premium]) await kept(who);
    expect(await addOwn(free)).toMatchObject({ status: 409 });
    expect((await addOwn(premium)).status).toBe(200);
    expect((await api('GET', '/api/own-recipes', { cookie: free.cookie })).body).toMatchObject({ yours: 1, limit: 1 });
    await saveSettings('own-recipes', OWN_RECIPE_SETTINGS_DEFAULT);
  });

  it('is a version of a recipe of the site only for who may read that', async () => {
    const me = await signedIn();
    expect((await addOwn(me, cake(), { basedOn: 'no-such-recipe' })).status).toBe(404);
    expect(await kept(me, cake(), { basedOn: 'lentil-soup' })).toMatchObject({ basedOn: 'lentil-soup' });
  });

  it('is taken along, and goes with the account', async () => {
    const me = await signedIn();
    await kept(me, cake({ tipsAndNotes: 'Her own tin.' }));
    expect((await api('GET', '/api/auth/export', { cookie: me.cookie })).body).toMatchObject({
      ownRecipes: [{ sharedWith: 'nobody', fields: { tipsAndNotes: 'Her own tin.' } }],
    });
    await removeAccount(me.id);
    expect(await read().select().from(ownRecipes).where(eq(ownRecipes.ownerId, me.id))).toEqual([]);
  });

  it('is deleted, and put back by sending it again', async () => {
    const me = await signedIn();
    const { id } = await kept(me);
    for (let times = 0; times < 2; times++)
      expect((await api('DELETE', ownPath(id), { cookie: me.cookie })).status).toBe(204);
    expect((await lookAtOwn(me, id)).status).toBe(404);
    await kept(me, cake(), { id });
    expect(await ownTitles(me)).toHaveLength(1);
  });
});

describe('reading for a member', () => {
  const read_ = (cookie: string, body: object) => api('POST', '/api/own-recipes/read', { cookie, body });
  const TEXT = 'Onion soup\n\nServes 2\n\n2 onions\n1 l chicken stock\n\nBoil the onions in the stock for 20 minutes.';

  it('makes fields of a text, that are kept as they are', async () => {
    const me = await signedIn();
    const { status, body } = await read_(me.cookie, { html: TEXT });
    expect(status).toBe(200);
    const { fields } = body as { fields: Record<string, unknown> };
    expect(fields).toMatchObject({ title: 'Onion soup', servings: 2, ingredients: ['2 onions', '1 l chicken stock'] });
    const { title, category, prepTime, cookTime, servings, ingredients, instructions } = fields;
    const kept_ = await kept(me, { title, category, prepTime, cookTime, servings, ingredients, instructions });
    expect(kept_.findings).toMatchObject([{ kind: 'animal', ingredient: 1 }]);
  });

  it('says what is not vegan while it is written, and keeps nothing', async () => {
    const { cookie } = await signedIn();
    const body = { ingredients: ['', '100 g butter', '1 onion'], instructions: [] };
    const answer = await api('POST', '/api/own-recipes/findings', { cookie, body });
    expect(answer.body).toMatchObject({ findings: [{ kind: 'animal', swaps: [{ line: '100 g vegan butter' }, {}] }] });
    expect(await ownTitles({ cookie })).toEqual([]);
  });

  it.each(['http://127.0.0.1/', 'http://[::1]/', 'http://169.254.169.254/latest/meta-data', 'http://localhost:4321/'])(
    'asks nothing of %s',
    async (url) => {
      const { cookie } = await signedIn();
      expect((await read_(cookie, { url })).status).toBe(400);
    },
  );

  it('is for members, so many times', async () => {
    expect((await api('POST', '/api/own-recipes/read', { body: { html: TEXT } })).status).toBe(401);
    const { cookie } = await signedIn();
    const statuses: number[] = [];
    for (let times = 0; times <= 40; times++) statuses.push((await read_(cookie, { html: 'no recipe' })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the most own recipes of a member', () => {
  it('is for administrators to set', async () => {
    const [admin, editor] = [await signedIn('admin'), await signedIn('editor')];
    const path = '/api/admin/own-recipe-settings';
    expect((await api('GET', path, { cookie: editor.cookie })).status).toBe(403);
    expect((await api('GET', path, { cookie: admin.cookie })).body).toEqual(OWN_RECIPE_SETTINGS_DEFAULT);
    const saved = await api('PUT', path, { cookie: admin.cookie, body: { free: 20, premium: 1000 } });
    expect(saved.body).toEqual({ free: 20, premium: 1000 });
    expect((await api('PUT', path, { cookie: admin.cookie, body: { free: -1, premium: null } })).status).toBe(400);
    await saveSettings('own-recipes', OWN_RECIPE_SETTINGS_DEFAULT);
  });
});
