import { describe, expect, it } from 'vitest';
import { ALLERGENS, allergenName } from '#src/domain/foods/allergen-names.ts';
import { saidOf, statementText } from '#src/domain/ingredients/allergen-statement.ts';
import { allergensOf } from '#src/domain/ingredients/allergens.ts';
import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { dietNoteText } from '#src/domain/recipes/diet-notes.ts';
import { recipeAsRead } from '#src/domain/recipes/recipe-as-read.ts';
import { proposedMarks } from '#src/domain/scaling/proposed-marks.ts';
import { allergensShown } from '#src/domain/scaling/scaling.ts';

const of = (...lines: string[]) => statementText(allergensOf(parseIngredientLines(lines)));

describe('the statement of allergens', () => {
  it.each([
    [
      ['2 tbsp peanut butter', '500 ml vegetable stock'],
      'Contains: peanuts (peanut butter). Check the label: celery (vegetable stock), mustard (vegetable stock).',
    ],
    [
      ['50 g walnuts', '100 g spaghetti'],
      'Contains: gluten (spaghetti), tree nuts (walnuts). Check the label: eggs (spaghetti).',
    ],
    [['1 cucumber', '20 g moonstone'], 'Not known for: moonstone.'],
    [['20 g moonstone', '1 tsp stardust'], 'Not known for: moonstone, stardust.'],
    [['2 tbsp peanut butter', '20 g moonstone'], 'Contains: peanuts (peanut butter). Not known for: moonstone.'],
    [['20 g moonstone', '1 cucumber', '5 g moonstone'], 'Not known for: moonstone.'],
    [['1 cucumber', 'a pinch of salt'], 'Contains none of the 14 major allergens.'],
    [[], 'Not known for: a recipe without ingredients.'],
    [['For the salad:'], 'Not known for: a recipe without ingredients.'],
  ])('of %j', (lines, text) => {
    expect(of(...lines).replace(/soya \(vegetable stock\), |gluten \(vegetable stock\), /g, '')).toBe(text);
  });

  it('has a name of its own for each of the 14', () => {
    expect(new Set(ALLERGENS.map(allergenName)).size).toBe(14);
  });

  it('is never empty', () => {
    expect(saidOf({ contains: [], check: [], unknown: [] })).toHaveLength(1);
  });
});

describe('the note on a label', () => {
  it.each([
    [['miso'], 'Gluten-free if the miso says so.'],
    [['corn tortillas'], 'Gluten-free if the corn tortillas say so.'],
    [['miso', 'stock', 'tamari'], 'Gluten-free if the miso, the stock and the tamari say so.'],
  ])('names %j', (products, text) => {
    expect(dietNoteText({ diet: 'gluten-free', products })).toBe(text);
  });
});

describe('a recipe with other foods in it', () => {
  const texts = {
    ingredients: ['300 ml soya milk', '50 g cashews', '1 cucumber'],
    instructions: ['Blend the soya milk with the cashews and the cucumber, and scatter with sesame seeds.'],
  };
  const marks = proposedMarks(texts);
  const recipe = { id: 'bowl', servings: 2, category: 'lunch', ...texts, marks } as unknown as Parameters<
    typeof recipeAsRead
  >[0];
  const shown = (...swaps: { line: number; to: string }[]) =>
    statementText(allergensShown(recipeAsRead(recipe, { swaps })));

  it('says what it holds as it is written, as the rule does', () => {
    const { ingredients, instructions } = recipe;
    const written = statementText(allergensOf(parseIngredientLines(ingredients), instructions));
    expect(shown()).toBe(written);
    expect(written).toBe('Contains: soya (soya milk), tree nuts (cashews), sesame (sesame seeds).');
  });

  it('says what the others hold, whatever the servings', () => {
    expect(shown({ line: 0, to: 'oat-milk' })).toBe(
      'Contains: gluten (oat milk), tree nuts (cashews), sesame (sesame seeds).',
    );
    expect(
      statementText(allergensShown(recipeAsRead(recipe, { servings: 4, swaps: [{ line: 0, to: 'oat-milk' }] }))),
    ).toBe(shown({ line: 0, to: 'oat-milk' }));
  });
});
