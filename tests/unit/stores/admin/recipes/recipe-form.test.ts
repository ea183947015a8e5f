import { describe, expect, it } from 'vitest';
import { moved } from '#src/domain/moved.ts';
import { nutritionByHandSchema } from '#src/domain/nutrition/nutrition-by-hand.ts';
import { isNutritionForm, nutritionForm, statedIn } from '#src/stores/admin/recipes/nutrition-form.ts';
import { RECIPES } from '#src/stores/admin/recipes/recipe-editor.ts';
import { errorsOf, unshownErrors } from '#src/stores/admin/recipes/recipe-errors.ts';
import { changeOf, draftOf, formOf, newLine } from '#src/stores/admin/recipes/recipe-form.ts';

describe('changeOf', () => {
  it('reads numbers and tags as they were meant, and drops empty lines', () => {
    const form = formOf(null);
    const lines = [newLine(' 200 g tofu '), newLine('  ')];
    const change = changeOf({ ...form, tags: 'One pot, autumn,, One  Pot', servings: ' 6 ', ingredients: lines });
    expect(change).toMatchObject({ tags: ['one-pot', 'autumn'], servings: 6, ingredients: ['200 g tofu'] });
    const cleared = { prepTime: ' ', cookTime: '', restTime: '', servings: ' ' };
    const none = { prepTime: null, cookTime: null, restTime: null, servings: null };
    expect(changeOf({ ...form, ...cleared })).toMatchObject(none);
    expect(draftOf({ ...form, ...cleared }, undefined)).toMatchObject(none);
    expect(formOf(none)).toMatchObject({ prepTime: '', cookTime: '', restTime: '', servings: '' });
    expect(formOf(null)).toMatchObject({ prepTime: '10', cookTime: '0', restTime: '0', servings: '4' });
    expect(changeOf({ ...form, servings: 'ten' }).servings).toBeNaN();
  });

  it('puts the main category first among all, as the server does', () => {
    const form = formOf(null);
    expect(changeOf({ ...form, category: 'lunch', categories: ['dinner', 'lunch'] }).categories).toEqual([
      'lunch',
      'dinner',
    ]);
  });
});

describe('RECIPES.comparison', () => {
  const { differing } = RECIPES.comparison;

  it('is about what is said: not about keys of lines, and not about empty ones', () => {
    const form = { ...formOf(null), ingredients: [newLine('200 g tofu')] };
    const anew = { ...form, ingredients: [newLine('200 g tofu'), newLine(' ')] };
    expect(differing(form, anew)).toEqual([]);
    expect(differing(form, { ...form, servings: '5' })).toEqual(['servings']);
    expect(differing(form, { ...form, ingredients: [newLine('200 g tempeh')] })).toEqual(['ingredients']);
  });
});

describe('nutrition by hand', () => {
  const stated = {
    ...{ calories: 100, totalFat: 2, saturatedFat: 1, totalCarbs: 10, sugars: 1, fiber: 2, protein: 5 },
    ...{ sodium: 290, vitaminC: 7.5, servingGrams: 300 },
  };

  it('goes through the form unchanged, vitamin C among it', () => {
    expect(nutritionForm(stated)).toMatchObject({ sodium: '0.29', vitaminC: '7.5' });
    expect(statedIn(nutritionForm(stated))).toEqual(stated);
  });

  it('leaves vitamin C to the ingredients where it is empty, and refuses what is no number', () => {
    const form = nutritionForm({ ...stated, vitaminC: null });
    expect(form.vitaminC).toBe('');
    expect(statedIn(form).vitaminC).toBeNull();
    expect(nutritionByHandSchema.safeParse(statedIn({ ...form, vitaminC: 'some' })).success).toBe(false);
  });

  it('is told from what an earlier version kept in a draft', () => {
    expect(isNutritionForm(nutritionForm(stated))).toBe(true);
    expect(isNutritionForm({ ...nutritionForm(stated), vitaminC: null })).toBe(false);
  });
});

describe('errorsOf', () => {
  it('says of a line which one it is, as the editor numbers it, and of each field the first thing', () => {
    const form = { ...formOf(null), ingredients: [newLine(''), newLine('salt'), newLine('x'.repeat(301))] };
    const issues = [
      { path: 'ingredients.1', message: 'Use at most 300 characters' },
      { path: 'ingredients', message: 'At most 60' },
      { path: 'nutritionByHand.sodium', message: 'Not below 0' },
      { path: 'processImages', message: 'At most 20 pictures' },
    ];
    expect(errorsOf(issues, form)).toEqual({
      ingredients: 'Number 3: Use at most 300 characters',
      'nutritionByHand.sodium': 'Not below 0',
      processImages: 'At most 20 pictures',
    });
  });
});

describe('untold', () => {
  it('is what no field of the editor says', () => {
    expect(unshownErrors({ title: 'Too short', 'nutritionByHand.sodium': 'Not below 0', imageUrl: 'No' })).toBeNull();
    expect(unshownErrors({ title: 'Too short', categories: 'At most 6' })).toBe('Also fits: At most 6');
  });
});

describe('draftOf', () => {
  it('keeps empty ingredient lines, so that what is found stands beside its own line', () => {
    const lines = [newLine(''), newLine('200 g tofu')];
    const draft = draftOf({ ...formOf(null), servings: 'x', ingredients: lines }, undefined);
    expect(draft).toMatchObject({ ingredients: ['', '200 g tofu'], servings: null });
    expect(draft).not.toHaveProperty('id');
  });
});

describe('moved', () => {
  it('moves a line by one, and leaves it at the ends', () => {
    const [a, b, c] = [newLine('a'), newLine('b'), newLine('c')];
    expect(moved([a, b, c], 1, 0)).toEqual([b, a, c]);
    expect(moved([a, b, c], 1, 2)).toEqual([a, c, b]);
    expect(moved([a, b, c], 0, -1)).toEqual([a, b, c]);
    expect(moved([a, b, c], 2, 3)).toEqual([a, b, c]);
  });
});
