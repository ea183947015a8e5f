import { beforeAll, describe, expect, it } from 'vitest';
import type { RecipePreview } from '#src/contracts/recipes/admin-recipe-preview.ts';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { recipes } from '#src/db/schema.ts';
import { read } from '#src/server/base/database.ts';
import { previewedRecipe } from '#src/server/recipes/stored-preview.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
});
async function preview(draft: object): Promise<RecipePreview> {
  const { status, body } = await api('POST', '/api/admin/recipes/preview', { cookie, body: draft });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as RecipePreview;
}
const severe = ({ health }: RecipePreview) => health.filter(({ severity }) => severity === 'required');

describe('POST /api/admin/recipes/preview', () => {
  it('says what a saved recipe says of itself', async () => {
    const { body } = await api('GET', '/api/admin/recipes/red-lentil-dal', { cookie });
    const { id, title, description, imageUrl, category, cuisine, difficulty, tags, ...rest } = body as AdminRecipe;
    const { dietaryRestrictions, prepTime, cookTime, restTime, servings, ingredients, instructions } = rest;
    const times = { prepTime, cookTime, restTime, servings };
    const { processImages, nutriScoreByHand, nutritionByHand, marks } = rest;
    const answer = await preview({
      ...{ id, title, description, imageUrl, category, cuisine, difficulty, tags, dietaryRestrictions, ...times },
      ...{ ingredients, instructions, processImages, nutriScoreByHand, nutritionByHand, marks },
    });
    expect(answer).toMatchObject({ nutrition: rest.nutrition, nutriScore: rest.nutriScore, dietWarnings: [] });
    expect(answer.computedNutrition).toEqual(rest.nutrition);
    expect(answer.provenDiets.every((diet) => dietaryRestrictions.includes(diet))).toBe(true);
    expect(answer.lines.map(({ warning }) => warning)).toEqual(ingredients.map(() => null));
    expect(severe(answer)).toEqual([]);
  });

  it('takes a recipe of which nothing is written, and saves nothing', async () => {
    const before = await read().$count(recipes);
    const answer = await preview({});
    expect(answer).toMatchObject({ lines: [], nutrition: null, nutriScore: null, provenDiets: [], dietWarnings: [] });
    expect(severe(answer).map(({ field }) => field)).toEqual(['title', 'imageUrl']);
    expect(await read().$count(recipes)).toBe(before);
  });

  it('reads amounts line by line, empty ones among them, and warns of what it cannot count', async () => {
    const { lines, gate } = await preview({
      servings: 4,
      ingredients: ['200 g red lentils, rinsed', '', '30 g unobtainium', '2 eggs', 'olive oil', '1 onion'],
      instructions: ['Boil the lentils, then add the oil, the unobtainium and the eggs.'],
    });
    expect(lines[0]).toMatchObject({ quantity: 200, name: 'red lentils', preparation: 'rinsed', grams: 200 });
    expect(lines[0]).toMatchObject({ food: expect.stringMatching(/lentil/), warning: null });
    expect(lines.map(({ warning }) => warning)).toEqual([
      null,
      null,
      expect.stringContaining('don’t know this food'),
      null,
      expect.stringContaining('weight'),
      'No step uses it.',
    ]);
    expect(gate).toEqual([
      {
        path: 'ingredients.3',
        message: '“egg” is an animal product. This site is vegan, so swap it.',
        line: '2 eggs',
        key: 'egg',
        asks: null,
      },
      {
        path: 'ingredients.2',
        message: 'We don’t know “unobtainium”. Is it vegan?',
        line: '30 g unobtainium',
        key: 'unobtainium',
        asks: 'vegan',
      },
    ]);
  });

  it('names what contradicts a diet', async () => {
    const { dietWarnings } = await preview({
      ingredients: ['200 g plain flour', '20 g mystery', '30 ml olive oil'],
      dietaryRestrictions: ['gluten-free', 'nut-free', 'raw', 'quick-easy', 'kids'],
      cookTime: 20,
      difficulty: 'hard',
    });
    expect(dietWarnings).toEqual([
      { diet: 'gluten-free', message: 'Gluten: plain flour.' },
      { diet: 'nut-free', message: 'We don’t know what’s in mystery.' },
      { diet: 'raw', message: 'It cooks for 20 minutes.' },
      { diet: 'quick-easy', message: 'It is hard, not easy.' },
    ]);
  });

  it('shows what is set by hand beside what is computed', async () => {
    const stated = {
      ...{ calories: 100, totalFat: 1, saturatedFat: 0, totalCarbs: 5, sugars: 1, fiber: 1, protein: 2 },
      ...{ sodium: 10, vitaminC: 7, servingGrams: 80 },
    };
    const draft = { ingredients: ['200 g sugar'], category: 'desserts', servings: 2 };
    const plain = await preview(draft);
    const byHand = await preview({ ...draft, nutritionByHand: stated, nutriScoreByHand: 'E' });
    expect(byHand.nutrition).toMatchObject({ calories: 100, vitaminC: 7, servingGrams: 80, estimated: false });
    expect(byHand.computedNutrition).toEqual(plain.nutrition);
    expect(byHand.nutriScore).toBe('E');
    expect(byHand.computedNutriScore).not.toBe(plain.computedNutriScore);
  });

  it('refuses what is no field of a recipe', async () => {
    const answer = await api('POST', '/api/admin/recipes/preview', { cookie, body: { rating: 5 } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation' } });
  });
});

describe('a page that is previewed', () => {
  it('shows a draft as its page would: without a title it has a name, and no diet that it contradicts', async () => {
    const { id, cookie: own } = await signedIn('admin');
    expect(await previewedRecipe(id)).toBeNull();
    const keep = (body: object) => api('POST', '/api/admin/recipes/preview-page', { cookie: own, body });
    await keep({
      title: ' ',
      ingredients: ['200 g plain flour', ''],
      dietaryRestrictions: ['gluten-free', 'nut-free'],
    });
    expect(await previewedRecipe(id)).toMatchObject({
      ...{ id: 'preview', title: 'Untitled recipe', ingredients: ['200 g plain flour'] },
      ...{ dietaryRestrictions: ['nut-free'], isPublished: false, totalRatings: 0 },
    });
    await keep({ id: 'red-lentil-dal', title: 'Dal, again ' });
    expect(await previewedRecipe(id)).toMatchObject({ id: 'red-lentil-dal', title: 'Dal, again' });
  });
});
