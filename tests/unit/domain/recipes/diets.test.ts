import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { nutritionOf } from '#src/domain/nutrition/nutrition.ts';
import { type DietFacts, dietNotes, dietVerdicts, dietWarnings, provenDiets } from '#src/domain/recipes/diets.ts';

function facts(ingredients: string[], over: Partial<DietFacts> = {}) {
  const lines = ingredients.map(parseIngredientLine);
  return dietVerdicts({
    lines,
    steps: [],
    nutrition: nutritionOf(lines, 2),
    category: 'dinner',
    difficulty: 'easy',
    prepTime: 10,
    cookTime: 10,
    restTime: 0,
    ...over,
  });
}

describe('provenDiets', () => {
  it.each([
    ['gluten-free', '200 g spaghetti', /^Gluten: .*spaghetti/],
    ['nut-free', '50 g cashews', /^Nuts: .*cashews/],
    ['soy-free', '200 g firm tofu', /^Soya: .*tofu/],
    ['oil-free', '1 tbsp olive oil', /^Oil: .*olive oil/],
  ] as const)('proves %s of a salad, but not of one with %s, and says why', (diet, line, reason) => {
    expect(provenDiets(facts(['1 cucumber', '2 tomatoes']))).toContain(diet);
    const spoilt = facts(['1 cucumber', '2 tomatoes', line]);
    expect(provenDiets(spoilt)).not.toContain(diet);
    expect(spoilt[diet]).toEqual({ holds: 'no', reason: expect.stringMatching(reason) });
  });

  it.each([
    ['400 ml coconut milk', []],
    ['50 g pine nuts', ['nut-free']],
    ['100 g cooked chestnuts', ['nut-free']],
    ['2 tbsp peanut butter', ['nut-free']],
    ['50 g walnuts (optional)', ['nut-free']],
    ['1 tbsp soy sauce or coconut aminos', ['gluten-free', 'soy-free']],
    ['200 g oats (gluten-free)', []],
    ['2 tbsp soy sauce, gluten-free', ['soy-free']],
  ])('of what is free of gluten, nuts and soya, %s is not %j', (line, missing) => {
    const free = ['gluten-free', 'nut-free', 'soy-free'] as const;
    const verdicts = facts(['1 cucumber', line]);
    expect(free.filter((diet) => verdicts[diet].holds !== 'yes')).toEqual(missing);
    expect(free.filter((diet) => verdicts[diet].holds === 'by-label')).toEqual([]);
  });

  it.each([
    ['1 tbsp tamari', [{ diet: 'gluten-free', products: ['tamari'] }]],
    ['1 tbsp gluten-free tamari', []],
    ['1 tbsp tamari (gluten-free)', []],
    ['50 g dark chocolate', [{ diet: 'soy-free', products: ['dark chocolate'] }]],
    ['50 g soya-free dark chocolate', []],
    ['1 tbsp miso and 50 g walnuts', [{ diet: 'gluten-free', products: ['miso'] }]],
  ])('leaves to the label of %s what only that can tell', (line, notes) => {
    expect(dietNotes(facts(['1 cucumber', line]))).toEqual(notes);
  });

  it('reads what steps use without a line', () => {
    const verdicts = facts(['1 cucumber'], { steps: ['Fry the cucumber in olive oil and dress it with soy sauce.'] });
    expect(provenDiets(verdicts)).not.toEqual(expect.arrayContaining(['oil-free', 'gluten-free', 'soy-free']));
  });

  it.each([
    [[], {}],
    [['For the salad:'], {}],
    [['20 g moonstone'], {}],
    [['200 g moonstone, tossed in flour'], {}],
    [['1 cucumber', '20 g moonstone'], {}],
    [['0 g cucumber'], {}],
  ])('claims nothing of %j but how long it takes', (lines) => {
    const verdicts = facts(lines, { cookTime: 10 });
    const ofFigures = ['low-fat', 'low-carb', 'high-protein'] as const;
    if (lines[0]?.startsWith('0')) expect(ofFigures.map((diet) => verdicts[diet].holds)).toEqual(['no', 'no', 'no']);
    else expect(provenDiets(verdicts).filter((diet) => diet !== 'quick-easy')).toEqual([]);
    expect(dietNotes(verdicts)).toEqual([]);
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
    expect(provenDiets(facts(['200 g firm tofu']))).toContain('low-carb');
  });

  it('finds no serving too small to count high in protein', () => {
    const verdict = (line: string) => facts([line], { category: 'beverages' })['high-protein'];
    expect(verdict('120 ml unsweetened soy milk')).toEqual({
      holds: 'no',
      reason: expect.stringMatching(/^A serving has \d\.\d g of protein; 8 g is the least that counts\.$/),
    });
    expect(verdict('500 ml unsweetened soy milk')).toEqual({ holds: 'yes' });
  });

  it('finds no fatty dish low in fat for its water, but does what has hardly any energy', () => {
    const thinned = facts(['2 l water', '3 tbsp olive oil', '50 g basmati rice']);
    expect(thinned['low-fat']).toEqual({
      holds: 'no',
      reason: expect.stringMatching(/^Fat gives \d\d % of its energy; 30 % is low\.$/),
    });
    expect(facts(['500 g lettuce', '1 tsp sesame seeds'])['low-fat']).toEqual({ holds: 'yes' });
  });

  it('finds no sweet low in carbohydrates, however small a serving is', () => {
    expect(facts(['30 g dark chocolate'])['low-carb']).toEqual({
      holds: 'no',
      reason: expect.stringMatching(/^It has \d\d g of carbohydrates in 100 g; 10 g is low\.$/),
    });
  });

  it('finds no sweet drink low in carbohydrates, however small it is', () => {
    expect(provenDiets(facts(['40 ml apple juice'], { category: 'beverages' }))).not.toContain('low-carb');
  });
});

describe('dietWarnings', () => {
  it('names the claims that do not hold with the reason, and leaves judgements to the cook', () => {
    const bread = facts(['200 g plain flour', '1 tbsp olive oil', '20 g dark chocolate']);
    const claims = ['gluten-free', 'nut-free', 'kids', 'budget-friendly', 'oil-free', 'soy-free'] as const;
    expect(dietWarnings(claims, bread)).toEqual([
      { diet: 'gluten-free', message: 'Gluten: plain flour.' },
      { diet: 'oil-free', message: 'Oil: olive oil.' },
      { diet: 'soy-free', message: expect.stringContaining('Only the label can tell whether it is: dark chocolate.') },
    ]);
  });
});
