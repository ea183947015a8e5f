import { describe, expect, it } from 'vitest';
import { nutritionOf } from '#src/domain/nutrition/nutrition.ts';
import { contradictedDiets, type DietFacts, provenDiets } from '#src/domain/recipes/diets.ts';
import { parseIngredientLine } from '#src/domain/recipes/ingredient-lines.ts';

function facts(ingredients: string[], over: Partial<DietFacts> = {}): DietFacts {
  const lines = ingredients.map(parseIngredientLine);
  return {
    lines,
    nutrition: nutritionOf(lines, 2),
    category: 'dinner',
    difficulty: 'easy',
    prepTime: 10,
    cookTime: 10,
    restTime: 0,
    ...over,
  };
}

describe('provenDiets', () => {
  it.each([
    ['gluten-free', '200 g spaghetti'],
    ['nut-free', '50 g cashews'],
    ['soy-free', '200 g firm tofu'],
    ['oil-free', '1 tbsp olive oil'],
  ] as const)('proves %s of a salad, but not of one with %s', (diet, line) => {
    expect(provenDiets(facts(['1 cucumber', '2 tomatoes']))).toContain(diet);
    expect(provenDiets(facts(['1 cucumber', '2 tomatoes', line]))).not.toContain(diet);
  });

  it('does not count coconut as a nut, nor tamari as gluten', () => {
    const proven = provenDiets(facts(['400 ml coconut milk', '1 tbsp tamari']));
    expect(proven).toEqual(expect.arrayContaining(['nut-free', 'gluten-free']));
    expect(proven).not.toContain('soy-free');
  });

  it('proves nothing free of anything while a food is unknown', () => {
    const proven = provenDiets(facts(['1 cucumber', '20 g moonstone']));
    expect(proven).not.toEqual(expect.arrayContaining(['gluten-free']));
    expect(proven).not.toEqual(expect.arrayContaining(['nut-free']));
  });

  it('takes raw to mean no cooking and no heated food', () => {
    const salad = ['1 cucumber', '2 tomatoes'];
    expect(provenDiets(facts(salad, { cookTime: 0 }))).toContain('raw');
    expect(provenDiets(facts(salad, { cookTime: 1 }))).not.toContain('raw');
    expect(provenDiets(facts([...salad, '200 g firm tofu'], { cookTime: 0 }))).not.toContain('raw');
  });

  it('takes quick and easy to be easy, and half an hour at most', () => {
    const line = ['1 cucumber'];
    expect(provenDiets(facts(line, { prepTime: 10, cookTime: 20 }))).toContain('quick-easy');
    expect(provenDiets(facts(line, { prepTime: 11, cookTime: 20 }))).not.toContain('quick-easy');
    expect(provenDiets(facts(line, { difficulty: 'medium' }))).not.toContain('quick-easy');
    expect(provenDiets(facts(line, { restTime: 31 }))).not.toContain('quick-easy');
  });

  it('finds tofu high in protein and rice not, oil not low in fat', () => {
    expect(provenDiets(facts(['400 g firm tofu']))).toContain('high-protein');
    expect(provenDiets(facts(['200 g basmati rice']))).not.toContain('high-protein');
    expect(provenDiets(facts(['200 g basmati rice']))).toContain('low-fat');
    expect(provenDiets(facts(['200 g basmati rice', '3 tbsp olive oil']))).not.toContain('low-fat');
    expect(provenDiets(facts(['200 g basmati rice']))).not.toContain('low-carb');
    expect(provenDiets(facts(['200 g cucumber']))).toContain('low-carb');
  });
});

describe('contradictedDiets', () => {
  it('names the claims that the ingredients refute, and leaves judgements to the cook', () => {
    const bread = facts(['200 g plain flour', '1 tbsp olive oil']);
    expect(contradictedDiets(['gluten-free', 'nut-free', 'kids', 'budget-friendly', 'oil-free'], bread)).toEqual([
      'gluten-free',
      'oil-free',
    ]);
  });
});
