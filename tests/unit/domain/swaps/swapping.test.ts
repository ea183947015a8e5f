import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { scalableRecipe } from '#src/domain/recipes/scalable-recipe.ts';
import { type ReadersView, shownRecipe } from '#src/domain/recipes/shown-recipe.ts';
import { readMarked } from '#src/domain/scaling/mark-notation.ts';
import { proposedMarks } from '#src/domain/scaling/proposed-marks.ts';
import { partText, scaledLine } from '#src/domain/scaling/scaling.ts';
import type { Swap } from '#src/domain/swaps/swap.ts';
import { SWAPS } from '#src/domain/swaps/swaps.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** A recipe of these lines and one step, as its reader sees it; swaps by line. */
function shown(
  lines: readonly string[],
  step: string,
  swaps: Record<number, string>,
  reading: Partial<Omit<ReadersView, 'swaps'>> = {},
) {
  const texts = { ingredients: lines, instructions: [step] };
  const recipe = scalableRecipe({ id: 'dish', servings: 4, category: 'dinner', ...texts, marks: proposedMarks(texts) });
  const chosen = Object.entries(swaps).map(([line, to]): [number, Swap] => {
    const food = parseIngredientLine(lines[Number(line)] ?? '').food?.id;
    const found = SWAPS[food ?? '']?.find((swap) => swap.to === to);
    if (!found) throw new Error(`Line ${line} has no swap to ${to}`);
    return [Number(line), found];
  });
  const seen = shownRecipe(recipe, { factor: 1, system: null, scale: null, ...reading, swaps: new Map(chosen) });
  return {
    lines: seen.lines.map((line) => {
      const { amount, rest } = scaledLine(line);
      return plain([amount, rest].filter(Boolean).join(' '));
    }),
    step: plain(seen.steps[0]?.map(partText).join('') ?? ''),
    instead: seen.lines.map(({ instead }) => instead),
    foods: recipe.lines.map(({ food }) => food),
  };
}

describe('a swap', () => {
  it('rewrites the line and the amounts of the steps', () => {
    const { lines, step, instead } = shown(
      ['150 g cashews, soaked overnight', '1 tbsp cornflour'],
      'Blend the cashews with the cornflour. Scrape the cashews down.',
      { 0: 'sunflower-seeds', 1: 'plain-flour' },
    );
    expect(lines).toEqual(['150 g sunflower seeds, soaked overnight', '2 tbsp plain flour']);
    expect(step).toBe('Blend the 150 g sunflower seeds with the 2 tbsp plain flour. Scrape the sunflower seeds down.');
    expect(instead).toEqual(['cashews', 'cornflour']);
  });

  it('is called by its name alone where no pack is meant, and lets "the rest" be the rest', () => {
    const bread = shown(['6 thick slices day-old white bread'], 'Lay the bread in the custard.', {
      0: 'gluten-free-bread',
    });
    expect(bread.lines).toEqual(['6 thick slices gluten-free bread']);
    expect(bread.step).toBe('Lay the gluten-free bread in the custard.');
    const lines = ['300 g plain flour'];
    const text = readMarked(['Set aside {1 tsp of the flour} and sift {the rest|rest flour}.'], lines);
    if (!('marks' in text)) throw new Error(text.join());
    const recipe = scalableRecipe({ id: 'dish', servings: 4, category: 'dinner', ingredients: lines, ...text });
    const spelt = SWAPS['plain-flour']?.find(({ to }) => to === 'spelt-flour') as Swap;
    const seen = shownRecipe(recipe, { factor: 1, system: null, scale: null, swaps: new Map([[0, spelt]]) });
    expect(plain(seen.steps[0]?.map(partText).join('') ?? '')).toBe(
      'Set aside 1 tsp of the spelt flour and sift the rest.',
    );
  });

  it('follows the servings, in measurable steps', () => {
    const { lines } = shown(
      ['2 tbsp white miso paste', '100 g vegan butter'],
      'Mix.',
      { 0: 'red-miso', 1: 'coconut-oil' },
      { factor: 1.5 },
    );
    expect(lines).toEqual(['1½ tbsp red miso', '120 g coconut oil']);
    expect(shown(['125 g vegan butter'], 'Mix.', { 0: 'coconut-oil' }).lines).toEqual(['100 g coconut oil']);
    expect(shown(['35 g vegan butter'], 'Mix.', { 0: 'olive-oil' }).lines).toEqual(['25 g mild olive oil']);
  });

  it('counts pieces', () => {
    const { lines, step } = shown(
      ['1 red onion, thinly sliced', '3 garlic cloves, crushed'],
      'Fry the red onion and garlic.',
      { 0: 'shallot', 1: 'garlic-powder' },
    );
    expect(lines).toEqual(['3 shallots, thinly sliced', 'heaped ¼ tsp garlic powder']);
    expect(step).toContain('3 shallots');
  });

  it('keeps the share a step takes', () => {
    const { step } = shown(['4 tbsp maple syrup'], 'Stir in 2 tbsp of the maple syrup, then the rest.', {
      0: 'date-syrup',
    });
    expect(step).toBe('Stir in 2 tbsp of the date syrup, then the rest.');
  });

  it('drops what stood in brackets for the old food', () => {
    expect(shown(['1 x 400 g tin chickpeas (240 g drained), rinsed'], 'Mix.', { 0: 'white-beans' }).lines).toEqual([
      '1 × 400 g tin cannellini beans, rinsed',
    ]);
  });

  it('leaves alone what another line answers to, and what is done with a food', () => {
    const { step } = shown(
      ['2 tbsp olive oil', '1 tsp sesame oil'],
      'Heat the olive oil. Oil the tin, oil the paper, and add the oil.',
      { 0: 'rapeseed-oil' },
    );
    expect(step).toBe('Heat the 2 tbsp rapeseed oil. Oil the tin, oil the paper, and add the oil.');
  });

  it('says beside the food what is done otherwise, once, where the recipe does it', () => {
    const tofu = ['280 g firm tofu, cut into 2 cm cubes'];
    expect(shown(tofu, 'Fry the tofu until golden.', { 0: 'tempeh' }).step).toBe(
      'Fry the 280 g tempeh (steam it first for 10 minutes) until golden.',
    );
    const cream = ['200 g cashews'];
    expect(shown(cream, 'Soak half of the cashews, then toast the rest of the cashews.', { 0: 'almonds' }).step).toBe(
      'Soak half of the blanched almonds (100 g) (soak them overnight), then toast the rest of the blanched almonds.',
    );
    expect(shown(cream, 'Toast the cashews.', { 0: 'almonds' }).step).toBe('Toast the 200 g blanched almonds.');
  });

  it('loses what cannot be done with the other food', () => {
    const cut = (line: string, to: string) => shown([line], 'Mix.', { 0: to }).lines[0];
    expect(cut('400 g firm tofu, cut into 2 cm cubes', 'chickpeas')).toBe('400 g chickpeas, drained');
    expect(cut('400 g firm tofu, cut into 2 cm cubes', 'tempeh')).toBe('400 g tempeh, cut into 2 cm cubes');
    expect(cut('100 g edamame beans, frozen', 'frozen-peas')).toBe('100 g frozen peas');
    expect(cut('80 g almonds, roughly chopped', 'sunflower-seeds')).toBe('80 g sunflower seeds');
    expect(cut('100 g cashews, soaked overnight', 'sunflower-seeds')).toBe('100 g sunflower seeds, soaked overnight');
  });

  it('cuts another bread into the same slices', () => {
    const bread = (line: string) => shown([line], 'Toast the bread.', { 0: 'gluten-free-bread' }).lines[0];
    expect(bread('4 slices sourdough bread (160 g)')).toBe('4 slices gluten-free bread');
    expect(bread('6 thick slices day-old white bread (270 g)')).toBe('6 thick slices gluten-free bread');
    expect(shown(['30 g vegan butter, melted'], 'Mix.', { 0: 'olive-oil' }).lines[0]).toBe('25 g mild olive oil');
  });

  it('keeps cooked beans cooked, whatever stands in brackets', () => {
    const beans = (line: string) => shown([line], 'Mix.', { 0: 'kidney-beans' }).lines[0];
    expect(beans('240 g cooked black beans (1 tin, drained)')).toBe('240 g cooked kidney beans');
    expect(beans('240 g cooked black beans (1 tin), rinsed')).toBe('240 g cooked kidney beans, rinsed');
  });

  it('is shown in the reader’s units', () => {
    const { lines, step } = shown(
      ['100 g cashews'],
      'Bake the cashews at 180°C.',
      { 0: 'sunflower-seeds' },
      { system: 'us', scale: 'F' },
    );
    expect(lines).toEqual(['3½ oz sunflower seeds']);
    expect(step).toBe('Bake the 3½ oz sunflower seeds at 350°F.');
  });

  it('is offered only where it can count', () => {
    expect(
      shown(['2 tofu blocks', '280 g firm tofu, cubed', '2 bay leaves', 'soy sauce, to serve'], 'Fry the tofu.', {})
        .foods,
    ).toEqual([undefined, 'tofu', undefined, 'soy-sauce']);
  });
});

describe('shownRecipe', () => {
  it('scales before it converts', () => {
    expect(shown(['200 ml oat milk', '300 g red lentils'], 'Mix.', {}, { factor: 2, system: 'us' }).lines).toEqual([
      '1⅔ cups oat milk',
      '3 cups red lentils',
    ]);
  });

  it('converts what a step repeats like the line', () => {
    const { step } = shown(['250 g plain flour'], 'Sift the flour.', {}, { system: 'us' });
    expect(step).toBe('Sift the 2 cups flour.');
  });
});
