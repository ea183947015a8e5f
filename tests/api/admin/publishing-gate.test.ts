import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipe-list.ts';
import { judgeRecipes } from '#src/db/judge-recipes.ts';
import { contentVersions, recipes } from '#src/db/schema.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { recipeStructuredData } from '#src/layouts/recipe-structured-data.ts';
import { database, read, write } from '#src/server/base/database.ts';
import { tag } from '#src/server/base/tags.ts';
import { adminRecipes } from '#tests/support/admin-recipes.ts';
import { api } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { HOUSE_LOOK } from '#tests/support/look.ts';

seededDatabase();

const SITE = { name: 'Plantry', url: 'https://plantry.example', socials: [], sells: false, look: HOUSE_LOOK };
const VEGAN = {
  title: 'Custard of the Gate',
  description: 'A custard of coconut milk under a crackling lid.',
  category: 'desserts',
  prepTime: 15,
  cookTime: 40,
  servings: 4,
  ingredients: ['400 ml coconut milk', '60 g sugar', '30 g cornflour'],
  instructions: ['Whisk the coconut milk, sugar and cornflour over a low heat for 10 minutes, then chill.'],
};
const BEEF = [...VEGAN.ingredients, '500 g beef mince'];
const QUORN = [...VEGAN.ingredients, '300 g Quorn mince'];
const ZORBIX = [...VEGAN.ingredients, '2 tbsp zorbix paste'];
/** As anybody who tries to publish beef is answered. */
const REFUSED = {
  code: 'validation',
  message: expect.stringContaining('“beef mince” is an animal product'),
  issues: [{ path: 'ingredients.3', message: expect.stringContaining('“beef mince”') }],
  confirmable: [],
};

const { ask, change, made, email } = adminRecipes(VEGAN);
const isPublic = async (id: string) => (await api('GET', `/api/recipes/${id}`)).status === 200;

describe('a recipe that does not say how many it serves', () => {
  const MISSING = {
    code: 'validation',
    message: 'This recipe cannot be published: It doesn’t say how many it serves. Add the servings first.',
    issues: [{ path: 'servings', message: 'It doesn’t say how many it serves. Add the servings first.' }],
    confirmable: [],
  };

  it('is not made public on any way, and may be a draft', async () => {
    const refused = { status: 400, body: MISSING };
    expect(await ask('POST', '/api/recipes', { ...VEGAN, servings: null, published: true })).toMatchObject(refused);
    const { id, ...draft } = await made({ servings: null });
    expect(draft).toMatchObject({ servings: null, isPublished: false, gateProblem: MISSING.issues[0]?.message });
    expect(await change(id, { isPublished: true })).toMatchObject(refused);
    expect(await change(id, { publishAt: Date.now() + 86_400_000 })).toMatchObject(refused);
    expect(await isPublic(id)).toBe(false);
    expect(await change(id, { isPublished: true, servings: 3 })).toMatchObject({ status: 200 });
    expect(await change(id, { servings: null })).toMatchObject(refused);
    expect((await api('GET', `/api/recipes/${id}`)).body).toMatchObject({ servings: 3 });
  });

  it('is public without times, which nobody is told to be 0', async () => {
    const { id } = await made({ prepTime: null, cookTime: null, published: true });
    const { body } = await api('GET', `/api/recipes/${id}`);
    expect(body).toMatchObject({ prepTime: null, cookTime: null, restTime: null, dietaryRestrictions: [] });
    const told = recipeStructuredData(body as Recipe, SITE, new Map());
    for (const name of ['prepTime', 'cookTime', 'totalTime']) expect(told).not.toHaveProperty(name);
    const quick = (await api('GET', '/api/recipes?maxTotal=2880&limit=60&search=custard')).body as {
      recipes: Recipe[];
    };
    expect(quick.recipes.map((recipe) => recipe.id)).not.toContain(id);
    const all = (await api('GET', '/api/recipes?limit=60&search=custard')).body as { recipes: Recipe[] };
    expect(all.recipes.map((recipe) => recipe.id)).toContain(id);
    const { pagination } = (await api('GET', '/api/recipes?limit=1&sort=quickest')).body as {
      pagination: { totalRecipes: number };
    };
    const last = await api('GET', `/api/recipes?limit=1&sort=quickest&offset=${pagination.totalRecipes - 1}`);
    expect((last.body as { recipes: Recipe[] }).recipes).toMatchObject([{ prepTime: null }]);
    const { prepTime } = (await change(id, { prepTime: 5 })).body as Recipe;
    expect(prepTime).toBe(5);
  });
});

describe('a recipe with an animal product', () => {
  it('is not made public, and may be a draft', async () => {
    const { status, body } = await ask('POST', '/api/recipes', { ...VEGAN, ingredients: BEEF, published: true });
    expect([status, body]).toEqual([400, REFUSED]);
    expect(await made({ ingredients: BEEF })).toMatchObject({ isPublished: false, isVegan: false });
  });

  it('is not published by the switch, whatever its publisher says', async () => {
    const { id } = await made({ ingredients: BEEF });
    for (const more of [{}, { confirmedVegan: ['500 g beef mince', 'beef mince'] }, { title: 'Another Title' }]) {
      const { status, body } = await change(id, { isPublished: true, ...more });
      expect([status, body]).toEqual([400, REFUSED]);
    }
    expect(await isPublic(id)).toBe(false);
  });

  it('does not come in by an edit of a published one', async () => {
    const { id } = await made({ published: true });
    expect(await change(id, { ingredients: BEEF })).toMatchObject({ status: 400, body: REFUSED });
    const instead = { ingredients: BEEF, isPublished: false };
    expect(await change(id, instead)).toMatchObject({ status: 200, body: { isPublished: false } });
  });

  it('does not come back with an earlier version of a published one', async () => {
    const { id } = await made({ ingredients: BEEF });
    await change(id, { ingredients: VEGAN.ingredients, isPublished: true });
    const { body } = await ask('GET', `/api/admin/recipes/${id}/revisions`);
    const [{ id: revision } = { id: 0 }] = body as { id: number }[];
    const restored = await ask('POST', `/api/admin/recipes/${id}/revisions/${revision}/restore`, {});
    expect(restored).toMatchObject({ status: 400, body: REFUSED });
    expect((await ask('GET', `/api/admin/recipes/${id}`)).body).toMatchObject({ ingredients: VEGAN.ingredients });
  });

  it('is left out where several are published, and named', async () => {
    const good = await made();
    const bad = await made({ ingredients: BEEF });
    const { status, body } = await ask('POST', '/api/admin/recipes/bulk', {
      ids: [bad.id, good.id],
      action: 'publish',
    });
    expect([status, body]).toEqual([
      200,
      {
        results: [
          { id: bad.id, outcome: 'refused', message: REFUSED.message },
          { id: good.id, outcome: 'done' },
        ],
        entry: expect.any(Number),
      },
    ]);
    expect(await isPublic(good.id)).toBe(true);
    expect(await isPublic(bad.id)).toBe(false);
    // Nothing is left of what was refused.
    expect((await ask('GET', `/api/admin/recipes/${bad.id}/revisions`)).body).toEqual([]);
  });

  it('is kept off the site by the database itself', async () => {
    const { id } = await made({ ingredients: BEEF });
    const publish = () => write((tx) => tx.update(recipes).set({ isPublished: true }).where(eq(recipes.id, id)));
    await expect(publish()).rejects.toThrow();
  });

  it('is asked about where only a step uses it', async () => {
    const instructions = [...VEGAN.instructions, 'Stir in the butter, and serve.'];
    const { id } = await made({ instructions });
    expect(await change(id, { isPublished: true })).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: 'instructions.1', message: expect.stringContaining('Step 2 uses “butter”') }],
        confirmable: [{ path: 'instructions.1', line: 'butter' }],
      },
    });
    expect(await change(id, { isPublished: true, confirmedVegan: ['butter'] })).toMatchObject({ status: 200 });
  });
});

describe('a recipe with an ingredient that wants asking', () => {
  it.each([
    ['nobody knows', ZORBIX, 'zorbix paste'],
    ['was read wrongly', QUORN, 'Quorn mince'],
  ])('is published once its publisher says that what %s is vegan', async (_, ingredients, name) => {
    const { id } = await made({ ingredients });
    const refused = await change(id, { isPublished: true });
    const line = ingredients[3];
    expect(refused).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: 'ingredients.3', message: expect.stringContaining(`“${name}”`) }],
        confirmable: [{ path: 'ingredients.3', line }],
      },
    });
    const published = await change(id, { isPublished: true, confirmedVegan: [line] });
    expect(published).toMatchObject({ status: 200, body: { isPublished: true, isVegan: true, gateProblem: null } });
    expect(await lastAudit()).toMatchObject({
      action: 'recipe.confirm_vegan',
      subject: id,
      actor: email(),
      details: { ingredient: line },
    });
    const [kept] = await read().select().from(recipes).where(eq(recipes.id, id));
    expect(kept?.veganAnswers).toEqual([{ key: name.toLowerCase(), line, by: email(), at: expect.any(Number) }]);
  });

  it('is not asked about again: neither after another amount nor after a time as a draft', async () => {
    const { id } = await made({ ingredients: ZORBIX, published: true, confirmedVegan: ['zorbix paste'] });
    await change(id, { isPublished: false });
    const doubled = [...VEGAN.ingredients, '4 tbsp zorbix paste'];
    expect(await change(id, { ingredients: doubled, isPublished: true })).toMatchObject({ status: 200 });
  });

  it('is asked about anew where it names something else', async () => {
    const { id } = await made({ ingredients: QUORN, published: true, confirmedVegan: ['300 g Quorn mince'] });
    const { status } = await change(id, { ingredients: [...VEGAN.ingredients, '300 g mince'] });
    expect(status).toBe(400);
  });

  it('keeps no answer to what nobody asked', async () => {
    const { id } = await made({ confirmedVegan: ['60 g sugar', 'a horse'] });
    const [kept] = await read().select().from(recipes).where(eq(recipes.id, id));
    expect(kept?.veganAnswers).toEqual([]);
  });

  it('tells no visitor who answered', async () => {
    const { id } = await made({ ingredients: ZORBIX, published: true, confirmedVegan: ['zorbix paste'] });
    const { body } = await api('GET', `/api/recipes/${id}`);
    expect(body).toMatchObject({ isVegan: true });
    expect(JSON.stringify(body)).not.toContain(email());
    for (const field of ['veganAnswers', 'gateProblem', 'gateRules']) expect(body).not.toHaveProperty(field);
  });
});

describe('a recipe with a figure that cannot be', () => {
  const LINE = '60 kg sugar';
  const HEAVY = { ingredients: VEGAN.ingredients.with(1, LINE) };
  const asked = {
    status: 400,
    body: {
      message: expect.stringMatching(
        /^This recipe isn’t published yet: “60 kg sugar” is read as 60 kg, .* 15 kg a serving/,
      ),
      issues: [{ path: 'ingredients.1', message: expect.stringContaining(LINE) }],
      confirmable: [{ path: 'ingredients.1', line: LINE, asks: 'figures' }],
    },
  };
  const inQueue = async () => {
    const { body } = await ask('GET', '/api/admin/recipes?queue=figures&limit=60');
    return (body as { recipes: AdminRecipeCard[] }).recipes.map(({ id }) => id);
  };

  it('asks on every way to publish, is known to be vegan all the same, and waits in a queue', async () => {
    expect(await ask('POST', '/api/recipes', { ...VEGAN, ...HEAVY, published: true })).toMatchObject(asked);
    const { id, ...draft } = await made(HEAVY);
    expect(draft).toMatchObject({ isPublished: false, isVegan: true, gateProblem: null });
    expect(await change(id, { isPublished: true })).toMatchObject(asked);
    expect(await change(id, { isPublished: true, confirmedVegan: [LINE] })).toMatchObject(asked);
    expect(await change(id, { publishAt: Date.now() + 86_400_000 })).toMatchObject(asked);
    const { body } = await ask('POST', '/api/admin/recipes/bulk', { ids: [id], action: 'publish' });
    expect(body).toMatchObject({ results: [{ id, outcome: 'refused', message: asked.body.message }] });
    expect(await isPublic(id)).toBe(false);
    expect(await inQueue()).toContain(id);
  });

  it('is published once its publisher says that it is right, which is kept, logged and not asked again', async () => {
    const { id } = await made(HEAVY);
    const said = { isPublished: true, confirmedFigures: [LINE] };
    expect(await change(id, said)).toMatchObject({ status: 200, body: { isPublished: true } });
    expect(await lastAudit()).toMatchObject({
      action: 'recipe.confirm_figures',
      subject: id,
      actor: email(),
      details: { line: LINE },
    });
    const [kept] = await read().select().from(recipes).where(eq(recipes.id, id));
    expect(kept?.figureAnswers).toMatchObject([{ line: LINE, by: email() }]);
    expect(kept?.veganAnswers).toEqual([]);
    expect(await inQueue()).not.toContain(id);
    expect((await api('GET', `/api/recipes/${id}`)).body).not.toHaveProperty('figureAnswers');
    await change(id, { isPublished: false });
    expect(await change(id, { isPublished: true, title: 'Sweet Custard' })).toMatchObject({ status: 200 });
    expect(await change(id, { servings: 1 })).toMatchObject({ status: 400 });
  });

  it('asks about all at once, and of each line what it is', async () => {
    const { id } = await made({ ingredients: [...HEAVY.ingredients, '50 kg zorbix paste'], prepTime: 2700 });
    const { body } = await change(id, { isPublished: true });
    expect(body).toMatchObject({
      message: expect.stringMatching(
        /^This recipe cannot be published: We don’t know “zorbix paste”.* 3 more figures to check\.$/,
      ),
      confirmable: [
        { path: 'ingredients.3', line: '50 kg zorbix paste', asks: 'vegan' },
        { path: 'ingredients.1', line: LINE, asks: 'figures' },
        { path: 'ingredients.3', line: '50 kg zorbix paste', asks: 'figures' },
        { path: 'prepTime', line: '45 h 40 min', asks: 'figures' },
      ],
    });
    const right = { confirmedFigures: [LINE, '50 kg zorbix paste', '45 h 40 min'] };
    expect(await change(id, { isPublished: true, ...right })).toMatchObject({ status: 400 });
    const all = { ...right, confirmedVegan: ['zorbix paste'] };
    expect(await change(id, { isPublished: true, ...all })).toMatchObject({ status: 200 });
  });

  it('stands in the queue where older rules published it', async () => {
    const { id } = await made({ published: true });
    const list = JSON.stringify(HEAVY.ingredients);
    await write((tx) => tx.run(sql`update recipes set ingredients = ${list}, gate_rules = null where id = ${id}`));
    await judgeRecipes(database());
    expect((await api('GET', `/api/recipes/${id}`)).body).toMatchObject({ isVegan: true });
    expect(await inQueue()).toContain(id);
  });
});

describe('a recipe that older rules let in', () => {
  it('stays, says no longer that it is vegan, and stands in a list of its own', async () => {
    const { id } = await made({ published: true });
    const list = JSON.stringify(BEEF);
    await write((tx) => tx.run(sql`update recipes set ingredients = ${list}, gate_rules = null where id = ${id}`));
    const versionOf = async () =>
      (
        await read()
          .select()
          .from(contentVersions)
          .where(eq(contentVersions.tag, tag.recipe(id)))
      )[0]?.contentVersion;
    const before = (await versionOf()) ?? 0;
    expect(await judgeRecipes(database())).toBe(1);
    expect(await versionOf()).toBe(before + 1);
    const { body: shown } = await api('GET', `/api/recipes/${id}`);
    expect(shown).toMatchObject({ isVegan: false });
    const markup = recipeStructuredData(shown as Recipe, SITE, new Map());
    expect(markup.suitableForDiet).toEqual([]);
    expect(markup.keywords).not.toContain('vegan');
    const { body } = await ask('GET', '/api/admin/recipes?status=refused');
    expect((body as { recipes: AdminRecipeCard[] }).recipes).toMatchObject([
      { id, gateProblem: REFUSED.issues[0]?.message },
    ]);
    expect(await change(id, { title: 'Custard with Beef' })).toMatchObject({ status: 400 });
    expect(await change(id, { isPublished: false })).toMatchObject({ status: 200 });
    expect(await judgeRecipes(database())).toBe(0);
  });

  it('learns what it waits for when it was saved before that was kept', async () => {
    const milk = eq(recipes.id, 'almond-milk');
    await write((tx) => tx.update(recipes).set({ restKind: null, gateRules: null }).where(milk));
    expect(await judgeRecipes(database())).toBe(1);
    expect((await read().select({ restKind: recipes.restKind }).from(recipes).where(milk))[0]).toEqual({
      restKind: 'soaking',
    });
  });

  it('is none of the catalogue', async () => {
    const found = await read()
      .select({ id: recipes.id })
      .from(recipes)
      .where(sql`gate_problem is not null and is_published`);
    expect(found).toEqual([]);
  });
});
