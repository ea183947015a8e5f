import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { COOKBOOK_LIMIT } from '#src/domain/premium/cookbook.ts';
import { write } from '#src/server/base/database.ts';
import { findRecipe, publishedRecipes } from '#src/server/recipes/recipes.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { readPdf } from '#tests/support/pdf.ts';

seededDatabase();

const save = (cookie: string, recipeId: string) => api('POST', '/api/favorites', { cookie, body: { recipeId } });
const cookbook = (cookie: string, body: unknown) => api('POST', '/api/favorites/pdf', { cookie, body });
const ids = ['red-lentil-dal', 'carrot-cake', 'palak-tofu'];

async function collector(...saved: string[]): Promise<string> {
  const { cookie } = await signedIn('premium');
  for (const id of saved) await save(cookie, id);
  return cookie;
}

describe('a cookbook', () => {
  it('has a cover, contents that name the right pages, and the recipes in the order chosen', async () => {
    const cookie = await collector(...ids);
    const { status, headers, bytes } = await cookbook(cookie, { recipeIds: ids, title: 'Sunday ⅓ dinners' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment; filename="cookbook.pdf"');
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({ pages: 5, title: 'Sunday ⅓ dinners', isTagged: true });
    const [cover, contents = '', ...rest] = pdf.texts;
    expect(cover).toContain('Plantry Sunday ⅓ dinners 3 recipes, collected by Robin');
    for (const [i, id] of ids.entries()) {
      const title = (await findRecipe(id))?.title ?? '';
      const number = Number(contents.slice(contents.indexOf(title) + title.length).match(/\d+/)?.[0]);
      expect(number).toBe(i + 3);
      expect(rest[i]).toContain(title);
      expect(rest[i]?.trim().endsWith(` ${number}`)).toBe(true);
    }
  });

  it('has its recipes in the units chosen', async () => {
    const recipeIds = ['tahini-banana-bread'];
    const cookie = await collector(...recipeIds);
    const recipeIn = async (units: object) =>
      (await readPdf((await cookbook(cookie, { recipeIds, ...units })).bytes)).texts[2];
    const written = await recipeIn({});
    expect(written).toContain('180°C');
    const us = await recipeIn({ system: 'us', scale: 'F' });
    expect(us).toContain('¼ cup oat milk');
    expect(us).toContain('350°F');
    expect(us).not.toContain('180°C');
    const refused = await cookbook(cookie, { recipeIds, system: 'stone' });
    expect(refused).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'system', message: 'Units are metric or us' }] },
    });
    expect(await cookbook(cookie, { recipeIds, scale: 'K' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'scale' }] },
    });
  });

  // A book of as many recipes as one may have.
  it('counts the pages of a long recipe, and of long contents', { timeout: 90_000 }, async () => {
    const all = (await publishedRecipes()).map(({ id }) => id).slice(0, COOKBOOK_LIMIT);
    const cookie = await collector(...all);
    const instructions = Array.from({ length: 40 }, () => 'Stir and wait. '.repeat(20));
    await write((tx) =>
      tx
        .update(recipes)
        .set({ instructions, title: 'The long one' })
        .where(eq(recipes.id, all[0] ?? '')),
    );
    const pdf = await readPdf((await cookbook(cookie, { recipeIds: all })).bytes);
    const contents = pdf.texts.slice(1, 3).join(' ');
    const second = Number(/The long one 4 .*? (\d+) /.exec(contents)?.[1]);
    expect(second).toBeGreaterThan(5);
    expect(pdf.pages).toBe(second + COOKBOOK_LIMIT - 2);
    expect(pdf.texts[0]).toContain('My cookbook 60 recipes');
  });

  it('takes no recipe twice', async () => {
    const cookie = await collector('carrot-cake');
    const { bytes } = await cookbook(cookie, { recipeIds: ['carrot-cake', 'carrot-cake'] });
    expect((await readPdf(bytes)).pages).toBe(3);
  });

  it('is of the member’s own favourites that can be seen', async () => {
    const cookie = await collector('carrot-cake', 'lentil-soup');
    const refused = { status: 400, body: { code: 'validation', issues: [{ path: 'recipeIds' }] } };
    expect(await cookbook(cookie, { recipeIds: ['carrot-cake', 'palak-tofu'] })).toMatchObject(refused);
    expect(await cookbook(cookie, { recipeIds: ['no-such-dish'] })).toMatchObject(refused);
    await write((tx) => tx.update(recipes).set({ isPublished: false }).where(eq(recipes.id, 'lentil-soup')));
    expect(await cookbook(cookie, { recipeIds: ['carrot-cake', 'lentil-soup'] })).toMatchObject(refused);
    expect((await cookbook(cookie, { recipeIds: ['carrot-cake'] })).status).toBe(200);
  });

  it('has at least one recipe and at most 60, and a title of one line', async () => {
    const cookie = await collector('carrot-cake');
    const many = Array.from({ length: COOKBOOK_LIMIT + 1 }, (_, i) => `dish-${i}`);
    for (const body of [
      {},
      { recipeIds: [] },
      { recipeIds: many },
      { recipeIds: ['carrot-cake'], title: 'two\nlines' },
      { recipeIds: ['carrot-cake'], title: 'x'.repeat(81) },
      { recipeIds: ['carrot-cake'], pages: 3 },
    ]) {
      expect((await cookbook(cookie, body)).status).toBe(400);
    }
  });

  it('is for premium members', async () => {
    expect((await api('POST', '/api/favorites/pdf', { body: { recipeIds: ['carrot-cake'] } })).status).toBe(401);
    const { cookie } = await signedIn('user');
    await save(cookie, 'carrot-cake');
    expect((await cookbook(cookie, { recipeIds: ['carrot-cake'] })).status).toBe(403);
  });
});
