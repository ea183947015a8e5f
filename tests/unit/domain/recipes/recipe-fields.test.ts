import { describe, expect, it } from 'vitest';
import { adminRecipeSchema } from '#src/contracts/recipes/admin-recipes.ts';
import { readRecipeSchema } from '#src/domain/recipes/editing/generated-recipe.ts';
import { recipeDraftSchema } from '#src/domain/recipes/editing/recipe-draft.ts';
import { recipeChangeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import { teaserOf } from '#src/domain/recipes/exclusive.ts';
import { type Recipe, recipeSchema, recipeSummarySchema } from '#src/domain/recipes/recipe.ts';
import { emptyFields, fieldEntries, fieldsOfKind, RECIPE_FIELDS, shownAs } from '#src/domain/recipes/recipe-fields.ts';
import { readRecipePage } from '#src/server/web-pages/read-page.ts';
import { changeOf, formOf } from '#src/stores/admin/recipes/recipe-form.ts';

const NAMES = fieldEntries.map(([name]) => name);
const long = (length: number) => 'x'.repeat(length);

describe('RECIPE_FIELDS', () => {
  it('is all there is to be changed, answered and typed', () => {
    expect(Object.keys(recipeChangeSchema.shape)).toEqual(NAMES);
    expect(Object.keys(formOf(null))).toEqual(NAMES);
    expect(Object.keys(adminRecipeSchema.shape)).toEqual(expect.arrayContaining(NAMES));
    for (const [name, { shown }] of fieldEntries) {
      expect(name in recipeSummarySchema.shape, name).toBe(shown === 'card');
      expect(name in recipeSchema.shape, name).toBe(shown !== 'admin');
    }
  });

  it.each(fieldEntries)('gives %s a beginning that a draft takes', (name, { empty }) => {
    if (!(name in recipeDraftSchema.shape)) return;
    expect(recipeDraftSchema.parse({})).toMatchObject({ [name]: empty });
  });

  it.each([...fieldsOfKind('text'), ...fieldsOfKind('note')])(
    'holds %s to one limit, and a draft to five times as much',
    (name) => {
      const { most } = RECIPE_FIELDS[name];
      expect(recipeChangeSchema.safeParse({ [name]: long(most) }).success).toBe(true);
      const refused = recipeChangeSchema.safeParse({ [name]: long(most + 1) });
      expect(refused.error?.issues).toMatchObject([{ path: [name], message: `Use at most ${most} characters` }]);
      expect(recipeDraftSchema.safeParse({ [name]: long(5 * most) }).success).toBe(true);
      expect(recipeDraftSchema.safeParse({ [name]: long(5 * most + 1) }).success).toBe(false);
    },
  );

  it('holds what is imported to the same limits, so that it can be saved', () => {
    const lines = (count: number, length: number) => Array.from({ length: count }, (_, at) => `${at} ${long(length)}`);
    const recipe = {
      '@type': 'Recipe',
      name: long(999),
      description: long(9999),
      recipeYield: '4 servings',
      ...{ prepTime: 'PT10M', cookTime: 'PT10M', totalTime: 'P2D' },
      recipeCategory: 'Dinner',
      recipeCuisine: long(999),
      keywords: Array.from({ length: 99 }, (_, at) => `tag ${at}`),
      recipeIngredient: lines(99, 999),
      recipeInstructions: lines(99, 9999),
    };
    const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
    const { ingredientLines, ...read } = readRecipePage({ html, url: `https://example.com/${long(999)}` }).recipe;
    const saved = recipeChangeSchema.parse(changeOf(formOf({ ...read, ingredients: ingredientLines })));
    expect(saved).toMatchObject({ title: long(RECIPE_FIELDS.title.most), cuisine: long(RECIPE_FIELDS.cuisine.most) });
    expect(saved.ingredients).toHaveLength(RECIPE_FIELDS.ingredients.most);
  });

  it('holds what is read out of a text to the same limits', () => {
    const read = {
      ...{ title: 'Tofu', description: '', prepTime: 1, cookTime: 1, restTime: 0, servings: 4, tags: [] },
      ...{ category: 'dinner', difficulty: 'easy', instructions: ['Fry.'] },
      ingredients: [{ amount: '200', unit: 'g', name: 'tofu' }],
      ...{ ingredientGroups: [], sourceUrl: null, cuisine: '', tipsAndNotes: '' },
    };
    expect(readRecipeSchema.safeParse(read).success).toBe(true);
    for (const wrong of [
      { title: long(121) },
      { servings: 101 },
      { prepTime: 2881 },
      { instructions: [long(2001)] },
      { sourceUrl: long(501) },
    ])
      expect(readRecipeSchema.safeParse({ ...read, ...wrong }).success).toBe(false);
  });

  it('tells what a teaser keeps back', () => {
    const allergens = { contains: [{ allergen: 'soya', foods: ['tofu'] }], check: [], unknown: ['moonstone'] };
    const fields = Object.fromEntries(NAMES.map((name) => [name, `what ${name} says`]));
    const whole = { ...fields, allergens } as unknown as Recipe;
    const { title, ...teaser } = teaserOf(whole);
    expect(title).toBe('what title says');
    expect(teaser).toMatchObject(shownAs('whole', emptyFields()));
    expect(teaser.allergens.contains).toEqual([{ allergen: 'soya', foods: [] }]);
    expect(teaser.allergens.unknown).toEqual(['some of its ingredients']);
  });
});
