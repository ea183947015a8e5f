import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { checkRecipe } from '#src/db/seed/check.ts';
import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { nutritionOf } from '#src/domain/nutrition/nutrition.ts';
import { derivedFields } from '#src/domain/recipes/derived.ts';
import { readMarked } from '#src/domain/scaling/mark-notation.ts';
import { proposedMarks } from '#src/domain/scaling/proposed-marks.ts';

/** Nutrition of one serving of steps as a person writes their marks. */
function cooked(ingredients: string[], written: string[]) {
  const cooking = readMarked(written, ingredients);
  if (!('marks' in cooking)) throw new Error(cooking.join());
  const found = nutritionOf(parseIngredientLines(ingredients), 1, cooking);
  return found && { grams: found.servingGrams, kcal: (found.per100.energy * found.servingGrams) / 100 };
}
const catalogue = new Map((await readCatalogue()).recipes.map((recipe) => [recipe.id, recipe]));
const recipeCalled = (id: string) => {
  const recipe = catalogue.get(id);
  if (!recipe) throw new Error(`There is no ${id}`);
  return recipe;
};

describe('nutritionOf', () => {
  it('takes what little it does not know for more of what it knows', () => {
    const lines = ['960 g carrots', '40 g of something nobody has heard of'];
    const [whole, known] = [lines, lines.slice(0, 1)].map((some) => nutritionOf(parseIngredientLines(some), 1));
    expect(whole?.knownWeight).toBeCloseTo(0.96);
    expect(whole?.servingGrams).toBeCloseTo(1000);
    expect(whole?.per100.energy).toBeCloseTo(known?.per100.energy ?? 0);
  });

  it('counts of what is strained, poured off or left in the pan only what is eaten', () => {
    const all = cooked(['100 g almonds', '400 ml water'], ['Blend the {almonds} with the {water}.']);
    const third = cooked(['100 g almonds', '400 ml water'], ['Blend the {almonds|eaten 35 %} with the {water}.']);
    expect(third?.grams).toBeCloseTo(435);
    expect(third?.kcal).toBeCloseTo((all?.kcal ?? 0) * 0.35);
  });

  it('counts it by the part of the line that the step uses', () => {
    const lines = ['400 ml sunflower oil'];
    const part = cooked(lines, ['Fry in {300 ml of the oil|eaten 10 %}.', 'Add {the rest of the oil|rest}.']);
    const rest = cooked(lines, ['Add {300 ml of the oil}.', 'Fry in {the rest of the oil|rest eaten 10 %}.']);
    const whole = cooked(lines, ['Add the {oil}.'])?.kcal ?? 0;
    expect((part?.kcal ?? 0) / whole).toBeCloseTo(0.325);
    expect((rest?.kcal ?? 0) / whole).toBeCloseTo(0.775);
  });

  it.each([
    [['500 g carrots'], ['Roast the {carrots} for {40 minutes}.'], 350],
    [
      ['500 g carrots', '20 g olive oil'],
      ['Slice the {carrots}.', 'Toss with the {oil} and roast for {40 minutes}.'],
      370,
    ],
    [['200 g plain flour', '100 ml water'], ['Mix the {flour} and the {water}.', 'Bake for {20 minutes}.'], 264],
    [['500 ml vegetable stock'], ['Cover the {stock} and simmer for {20 minutes}.'], 475],
    [['500 ml vegetable stock'], ['Simmer the {stock} for {20 minutes}.'], 425],
    [['100 g spaghetti'], ['Boil the {spaghetti} for {10 minutes}.', 'Drain.'], 220],
    [['100 g basmati rice'], ['Boil the {rice} for {10 minutes} and drain.'], 260],
    [['100 g basmati rice', '150 ml water'], ['Boil the {rice} in the {water} for {10 minutes}.'], 250],
    [['500 g carrots'], ['Grate the {carrots} and serve after {40 minutes}.'], 500],
  ])('%j cooked as %j weighs %i g, at no less energy', (lines, steps, grams) => {
    const raw = nutritionOf(parseIngredientLines(lines), 1);
    const dish = cooked(lines, steps);
    expect(dish?.grams).toBeCloseTo(grams, 0);
    expect(dish?.kcal).toBeCloseTo(((raw?.per100.energy ?? 0) * (raw?.servingGrams ?? 0)) / 100);
  });

  it.each([
    [['salt', 'olive oil'], 'no line has a weight'],
    [['0 g flour'], 'the only amount is 0'],
    [['500 g zzyzx root', '100 g flour'], 'most of the weight is nobody knows what'],
  ])('says nothing of %j, because %s, and no diet of figures holds', (ingredients) => {
    const recipe = { ...recipeCalled('red-lentil-dal'), ingredients, instructions: ['Mix.'], marks: [] };
    const { nutrition, nutriScore, dietaryRestrictions } = derivedFields({
      ...recipe,
      dietaryRestrictions: ['low-fat', 'high-protein', 'low-carb'],
    });
    expect([nutrition, nutriScore, dietaryRestrictions]).toEqual([null, null, []]);
  });
});

describe('what a reader proposes to be eaten', () => {
  it.each([
    ['100 g almonds', 'Blend the almonds.', 'Strain the milk through muslin.', 0.35],
    ['100 g rolled oats', 'Blend the oats.', 'Squeeze the milk through a nut-milk bag.', 0.4],
    ['800 ml sunflower oil', 'Heat the oil.', 'Deep-fry the falafel.', 0.1],
    ['100 g cashews', 'Soak the cashews.', 'Drain and blend in a bowl lined with muslin.', undefined],
    ['2 tbsp sunflower oil', 'Heat the oil in a deep frying pan.', 'Fry the falafel.', undefined],
  ])('of "%s" where steps say "%s %s" is %s', (line, first, second, eaten) => {
    const [mark] = proposedMarks({ ingredients: [line], instructions: [first, second] });
    expect(mark).toMatchObject({ of: 'ingredient', share: 1 });
    expect(mark?.of === 'ingredient' ? mark.eaten : null).toBe(eaten);
  });

  it('is missed by the check of the catalogue where a mark does not say it', () => {
    const milk = recipeCalled('almond-milk');
    const marks = milk.marks.map((mark) => (mark.of === 'ingredient' ? { ...mark, eaten: undefined } : mark));
    expect(checkRecipe({ ...milk, marks })).toContainEqual(expect.stringContaining('does not say how much is eaten'));
  });

  it('leaves a glass of almond milk about 100 kcal', () => {
    const { nutrition } = derivedFields(recipeCalled('almond-milk'));
    expect(((nutrition?.per100.energy ?? 0) * (nutrition?.servingGrams ?? 0)) / 100).toBeLessThan(110);
  });
});
