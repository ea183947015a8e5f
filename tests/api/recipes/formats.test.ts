import { gt, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { RECIPE_FORMAT_NAMES, RECIPE_FORMATS } from '#src/domain/recipes/formats/formats.ts';
import { readRecipeFile } from '#src/domain/recipes/formats/read-recipe-file.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { read } from '#src/server/base/database.ts';
import { changeRecipe } from '#src/server/recipes/editing.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { toldRecipes } from '#tests/support/told-recipes.ts';

seededDatabase();

const ID = 'red-lentil-dal';
const EXCLUSIVE = 'masala-dosa';
const DRAFT = 'classic-hummus';
const cookies: Record<string, string | undefined> = { visitor: undefined };
const actor = { id: 'nobody', email: 'ada@example.org' };

beforeAll(async () => {
  for (const role of ['user', 'premium', 'admin'] as const) ({ cookie: cookies[role] } = await signedIn(role));
  await changeRecipe(ID, { tipsAndNotes: 'Keeps for <b>3</b> days.' }, actor);
});

const ask = async (id: string, format: string, role = 'visitor') => {
  const cookie = cookies[role];
  const answer = await api('GET', `/api/recipes/${id}?format=${format}`, cookie ? { cookie } : {});
  return { ...answer, text: new TextDecoder().decode(answer.bytes) };
};

describe('a recipe as a file', () => {
  it.each(RECIPE_FORMAT_NAMES)('is had by anybody as %s, under a name and with its type', async (format) => {
    const { status, headers, text } = await ask(ID, format);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(RECIPE_FORMATS[format].type);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${ID}.${RECIPE_FORMATS[format].ending}"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(text).toContain('Red Lentil Dal');
    expect(text).toContain('red lentils');
  });

  it('says in our own format all that the call says', async () => {
    const [file, { body }] = [await ask(ID, 'plantry'), await api('GET', `/api/recipes/${ID}`)];
    const { fields } = readRecipeFile(JSON.parse(file.text));
    const recipe = body as Recipe;
    for (const [name, value] of Object.entries(fields)) expect(value, name).toEqual(recipe[name as keyof Recipe]);
    expect(Object.keys(fields)).toHaveLength(29);
  });

  it('is the structured data of the page as JSON-LD', async () => {
    const thing = JSON.parse((await ask(ID, 'jsonld')).text);
    expect(thing).toMatchObject({ '@type': 'Recipe', name: 'Red Lentil Dal', recipeYield: ['4', '4 servings'] });
  });

  it('comes back from JSON-LD alone with its headings and its tips', async () => {
    const [recipe] = await read()
      .select()
      .from(recipes)
      .where(gt(sql`json_array_length(${recipes.ingredientGroups})`, 1));
    const { text } = await ask(recipe?.id ?? '', 'jsonld', 'admin');
    const [back] = toldRecipes(text).recipes;
    expect(back?.fields.ingredients).toEqual(recipe?.ingredients);
    expect(back?.fields.ingredientGroups).toEqual(recipe?.ingredientGroups);
    expect(recipe?.tipsAndNotes).toBeTruthy();
    expect(back?.fields.tipsAndNotes).toBe(recipe?.tipsAndNotes);
    expect(back?.fields.instructions).toEqual(recipe?.instructions);
  });

  it('is none of an unknown recipe, and in no unknown format', async () => {
    expect((await ask('no-such-recipe', 'cooklang')).status).toBe(404);
    expect((await ask(ID, 'pdf')).status).toBe(400);
  });

  it.each(RECIPE_FORMAT_NAMES)('shows of an exclusive one as %s no more than the page does', async (format) => {
    for (const role of ['visitor', 'user']) {
      const { status, text } = await ask(EXCLUSIVE, format, role);
      expect(status).toBe(format === 'jsonld' ? 200 : 403);
      expect(text).not.toContain('recipeIngredient');
      expect(text).not.toMatch(/fenugreek seeds/i);
    }
    for (const role of ['premium', 'admin'])
      expect((await ask(EXCLUSIVE, format, role)).text).toMatch(/fenugreek seeds/i);
  });

  it('of a draft is had by administrators alone', async () => {
    await changeRecipe(DRAFT, { isPublished: false }, actor);
    for (const role of ['visitor', 'user', 'premium']) expect((await ask(DRAFT, 'text', role)).status).toBe(404);
    expect((await ask(DRAFT, 'text', 'admin')).status).toBe(200);
  });
});
