import { describe, expect, it } from 'vitest';
import { recipeDraftSchema } from '#src/domain/recipes/editing/recipe-draft.ts';
import { newRecipeSchema, recipeChangeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import { authorSlug, slugOf } from '#src/domain/recipes/slug.ts';

describe('authorSlug', () => {
  it('is the name, and a code of its own where that has no Latin letter', () => {
    expect(authorSlug('Zoë Crème')).toBe('zoe-creme');
    const [first, second] = ['Мария Иванова', '王芳'].map(authorSlug);
    expect(first).toMatch(/^author-[a-z0-9]+$/);
    expect(second).toMatch(/^author-[a-z0-9]+$/);
    expect(first).not.toBe(second);
    expect(authorSlug('Мария Иванова'.normalize('NFD'))).toBe(first);
  });
});

describe('slugOf', () => {
  it.each([
    ['Red Lentil Dal', 'red-lentil-dal'],
    ['Crème Brûlée & Co.', 'creme-brulee-and-co'],
    ["Grandma's  Pie!", 'grandmas-pie'],
    ['  -- 100 % Rye --  ', '100-rye'],
    ['豆腐', 'recipe'],
    ['Süßkartoffel mit Đậu', 'susskartoffel-mit-dau'],
    [`${'very '.repeat(30)}long`, 'very-'.repeat(20).slice(0, -1)],
  ])('makes of "%s" "%s"', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

describe('recipeChangeSchema', () => {
  it('keeps cleared times and servings empty', () => {
    const cleared = { prepTime: null, cookTime: null, restTime: null, servings: null };
    expect(recipeChangeSchema.parse(cleared)).toEqual(cleared);
    expect(recipeDraftSchema.parse(cleared)).toMatchObject(cleared);
    expect(recipeChangeSchema.safeParse({ servings: 0 }).success).toBe(false);
  });

  it('takes empty words as none, and trims lines', () => {
    const change = { cuisine: ' ', tipsAndNotes: '', instructions: [' Stir. '] };
    expect(recipeChangeSchema.parse(change)).toEqual({ cuisine: null, tipsAndNotes: null, instructions: ['Stir.'] });
  });

  it.each([
    'https://elsewhere.example/a.jpg',
    '//elsewhere.example/a.jpg',
    '/pictures/a.svg',
    '/media/a/../../secret.jpg',
  ])('refuses the picture %s', (imageUrl) => {
    expect(recipeChangeSchema.safeParse({ imageUrl }).success).toBe(false);
  });
});

describe('newRecipeSchema', () => {
  it('is a draft whose figures are computed, unless it says otherwise', () => {
    const recipe = {
      title: 'Tofu',
      description: 'Fried.',
      category: 'snacks',
      prepTime: 1,
      cookTime: 2,
      servings: 1,
      ingredients: ['200 g tofu'],
      instructions: ['Fry.'],
    };
    expect(newRecipeSchema.parse(recipe)).toMatchObject({
      isPublished: false,
      nutriScoreByHand: null,
      nutritionByHand: null,
    });
    expect(newRecipeSchema.parse({ ...recipe, published: true })).not.toHaveProperty('published');
  });
});
