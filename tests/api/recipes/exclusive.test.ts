import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { read } from '#src/server/base/database.ts';
import { changeRecipe } from '#src/server/recipes/editing.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, sessionOf, signedIn } from '#tests/support/members.ts';

seededDatabase();

const ID = 'red-lentil-dal';
/** Words that are nowhere else, one in every field that must not leave the server. */
const SECRETS = ['Zebrafruit', 'Yaxtail', 'Wolfberrying', 'Vexleaf', 'Umbersauce'];
const cookies: Record<string, string | undefined> = { visitor: undefined };

beforeAll(async () => {
  for (const role of ['user', 'premium', 'admin'] as const) ({ cookie: cookies[role] } = await signedIn(role));
  const [{ ingredients = [], instructions = [] } = {}] = await read().select().from(recipes).where(eq(recipes.id, ID));
  const hidden = {
    ingredients: [...ingredients, `1 g ${SECRETS[0]}`],
    ingredientGroups: [{ name: `For the ${SECRETS[4]}`, at: 0 }],
    instructions: [...instructions, `Add the ${SECRETS[1]}.`],
    tipsAndNotes: `Mind the ${SECRETS[2]}.`,
    nutritionalBenefits: `Rich in ${SECRETS[3]}.`,
    processImages: ['/pictures/lemon-tart.jpg'],
    isPremiumOnly: true,
  };
  await changeRecipe(ID, hidden, { id: 'nobody', email: 'ada@example.org' }, { confirmedVegan: [`1 g ${SECRETS[0]}`] });
});

const ask = (path: `/api/${string}`, role: string) => {
  const cookie = cookies[role];
  return api('GET', path, cookie ? { cookie } : {});
};

describe('an exclusive recipe', () => {
  it('is a teaser for a premium member who has to change their password first', async () => {
    const { id } = await makeMember('premium');
    const { body } = await api('GET', `/api/recipes/${ID}`, { cookie: await sessionOf(id, true) });
    expect(body).toMatchObject({ isTeaser: true, ingredients: [] });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(SECRETS.join('|')));
  });

  it.each(['visitor', 'user'])('is a teaser for a %s', async (role) => {
    const { status, body } = await ask(`/api/recipes/${ID}`, role);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Red Lentil Dal',
      isTeaser: true,
      isPremiumOnly: true,
      prepTime: expect.any(Number),
      imageUrl: expect.any(String),
      ingredients: [],
      instructions: [],
      processImages: [],
      availableImages: [],
      nutrition: null,
      nutriScore: null,
      calories: 0,
      tipsAndNotes: null,
      nutritionalBenefits: null,
    });
    expect((await ask(`/api/nutrition/${ID}`, role)).status).toBe(404);
  });

  it.each(['premium', 'admin'])('is whole for a %s', async (role) => {
    const { body } = await ask(`/api/recipes/${ID}`, role);
    expect((body as Recipe).isTeaser).toBe(false);
    for (const secret of SECRETS) expect(JSON.stringify(body)).toContain(secret);
    expect((body as Recipe).calories).toBeGreaterThan(0);
    expect((await ask(`/api/nutrition/${ID}`, role)).status).toBe(200);
  });

  it('says nothing more in any list, whoever asks', async () => {
    const lists = [
      '/api/recipes?limit=60&search=dal',
      '/api/recipes/trending',
      '/api/recipes?limit=60&category=dinner',
    ];
    for (const list of lists) {
      for (const role of ['visitor', 'user', 'premium']) {
        const text = JSON.stringify((await ask(list as `/api/${string}`, role)).body);
        for (const secret of [...SECRETS, 'lemon-tart.jpg"'])
          expect(text.includes(secret), `${list} ${role}`).toBe(false);
      }
    }
    const { body } = await ask('/api/recipes?limit=60&search=Red%20Lentil%20Dal', 'visitor');
    const card = (body as { recipes: Recipe[] }).recipes.find(({ id }) => id === ID);
    expect(card).toMatchObject({ isPremiumOnly: true, calories: 0, nutriScore: null });
  });

  it('is found by what its teaser says, and not by its ingredients', async () => {
    const found = async (search: string) => {
      const { body } = await ask(`/api/recipes?limit=60&search=${encodeURIComponent(search)}`, 'visitor');
      return (body as { recipes: Recipe[] }).recipes.map(({ id }) => id);
    };
    expect(await found('red lentil dal')).toContain(ID);
    for (const search of ['Zebrafruit', 'zebrafrui', 'coconut oil', 'garlic']) {
      expect(await found(search), search).not.toContain(ID);
    }
  });

  it('is everybody’s again when an administrator says so, and found by its ingredients', async () => {
    await changeRecipe(ID, { isPremiumOnly: false }, { id: 'nobody', email: 'ada@example.org' });
    const { body } = await ask('/api/recipes?limit=60&search=Zebrafruit', 'visitor');
    expect((body as { recipes: Recipe[] }).recipes.map(({ id }) => id)).toContain(ID);
    expect((await ask(`/api/recipes/${ID}`, 'visitor')).body).toMatchObject({ isTeaser: false });
  });
});

describe('an administrator', () => {
  const OTHER = 'lentil-soup';
  const shown = async (role: string) => (await ask(`/api/recipes/${OTHER}`, role)).body as Recipe;
  const patch = (body: object, role = 'admin') =>
    api('PATCH', `/api/admin/recipes/${OTHER}`, { cookie: cookies[role] ?? '', body });

  it('makes a recipe exclusive and everybody’s again, alone', async () => {
    for (const role of ['user', 'premium']) expect((await patch({ isPremiumOnly: true }, role)).status).toBe(403);
    expect(await patch({ isPremiumOnly: 'yes' })).toMatchObject({ status: 400, body: { code: 'validation' } });
    expect(await shown('visitor')).toMatchObject({ isTeaser: false });
    expect(await patch({ isPremiumOnly: true })).toMatchObject({ status: 200, body: { isPremiumOnly: true } });
    expect(await shown('visitor')).toMatchObject({ isTeaser: true, ingredients: [], instructions: [] });
    expect((await shown('premium')).ingredients.length).toBeGreaterThan(0);
    expect(await patch({ isPremiumOnly: false })).toMatchObject({ status: 200, body: { isPremiumOnly: false } });
    expect(await shown('visitor')).toMatchObject({ isTeaser: false });
  });

  it('restores with a revision whether it was exclusive', async () => {
    const newestRevision = async () => {
      const { body } = await ask(`/api/admin/recipes/${OTHER}/revisions`, 'admin');
      return (body as { id: number }[])[0]?.id;
    };
    const restore = async () => {
      const path = `/api/admin/recipes/${OTHER}/revisions/${await newestRevision()}/restore` as const;
      return api('POST', path, { cookie: cookies.admin ?? '' });
    };
    await patch({ isPremiumOnly: true });
    await patch({ isPremiumOnly: false, title: 'Soup of Lentils' });
    expect((await restore()).status).toBe(200);
    expect(await shown('visitor')).toMatchObject({ title: 'Hearty Red Lentil Soup', isTeaser: true, ingredients: [] });
    expect((await restore()).status).toBe(200);
    expect(await shown('visitor')).toMatchObject({ title: 'Soup of Lentils', isTeaser: false });
  });
});
