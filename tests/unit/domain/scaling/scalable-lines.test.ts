import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { inOne, timesOver } from '#src/domain/quantities/amounts.ts';
import { scalableLine } from '#src/domain/scaling/scalable-lines.ts';
import { scaledLine } from '#src/domain/scaling/scaling.ts';

const shown = (text: string, factor: number): string => {
  const { amount, rest } = scaledLine(scalableLine(text), factor);
  return `${amount ?? ''} ${rest}`.trim().replaceAll('\u00a0', ' ');
};

/** A line at once, twice and half as much. */
const WHOLE_AMOUNTS: [line: string, twice: string, half: string][] = [
  ['4 spring onions or 4 shallots', '8 spring onions or 8 shallots', '2 spring onions or 2 shallots'],
  ['3 g or 1 tsp salt', '6 g or 2 tsp salt', '1.5 g or ½ tsp salt'],
  ['1 lb 4 oz potatoes', '2 lb 8 oz potatoes', '10 oz potatoes'],
  ['2 tbsp + 1 tsp oil', '4 tbsp + 2 tsp oil', '1 tbsp + ½ tsp oil'],
  ['¾ cup + 1 tbsp flour', '1½ cups + 2 tbsp flour', '¼ cup + 2½ tbsp flour'],
  ['4 plus 2 cloves garlic', '8 plus 4 cloves garlic', '2 plus 1 clove garlic'],
  ['1 cup plus 20 g flour', '2 cups plus 40 g flour', '½ cup plus 10 g flour'],
  ['about 200 g spinach', 'about 400 g spinach', 'about 100 g spinach'],
  ['~200 g spinach', '~400 g spinach', '~100 g spinach'],
  ['one onion', '2 onions', '½ onion'],
  ['half an onion, sliced', '1 onion, sliced', '¼ onion, sliced'],
  ['an onion', '2 onions', '½ onion'],
  ['a cup of rice', '2 cups of rice', '½ cup of rice'],
  ['salt, 1 tsp', 'salt, 2 tsp', 'salt, ½ tsp'],
  ['juice of 2 lemons', 'juice of 4 lemons', 'juice of 1 lemon'],
  ['2 (15 ounce) cans beans', '4 (15 ounce) cans beans', '1 (15 ounce) can beans'],
  ['2 14-oz blocks tofu', '4 14-oz blocks tofu', '1 14-oz block tofu'],
  ['2 (6 inch) tortillas', '4 (6 inch) tortillas', '1 (6 inch) tortilla'],
  ['400g tin chickpeas', '2 400g tins chickpeas', '½ 400g tin chickpeas'],
  ['30 g bunch of basil', '2 30 g bunches of basil', '½ 30 g bunch of basil'],
  ['2 80g burgers', '4 80g burgers', '1 80g burger'],
  ['2 inch piece ginger', '4 inch piece ginger', '1 inch piece ginger'],
  ['a 5 cm piece of ginger', 'a 10 cm piece of ginger', 'a 2.5 cm piece of ginger'],
  ['1 lime or half a lemon', '2 limes or 1 lemon', '½ lime or ¼ lemon'],
  ['juice of half a lemon', 'juice of 1 lemon', 'juice of ¼ lemon'],
  ['zest of an orange', 'zest of 2 oranges', 'zest of ½ orange'],
  ['3 onions, or one leek', '6 onions, or 2 leeks', '1½ onions, or ½ leek'],
  ['3 gallons water', '6 gallons water', '1½ gallons water'],
  ['2 dessertspoons oil', '4 dessertspoons oil', '1 dessertspoon oil'],
  ['2 ozs sugar', '4 ozs sugar', '1 oz sugar'],
  ['3 (8-ounce) packages tempeh', '6 (8-ounce) packages tempeh', '1½ (8-ounce) packages tempeh'],
  ['8 cloves garlic', '16 cloves garlic', '4 cloves garlic'],
  ['8 garlic cloves', '16 garlic cloves', '4 garlic cloves'],
];

describe('the whole amount of a line', () => {
  it.each(WHOLE_AMOUNTS)('follows the servings: %s', (line, twice, half) => {
    expect([1, 2, 1 / 2].map((factor) => shown(line, factor))).toEqual([line, twice, half]);
  });

  it.each(['70% chocolate', '5-spice powder', '00 flour', '1/0 cup', 'a little oil', 'oil or half the butter'])(
    'is no amount: %s',
    (line) => {
      expect(shown(line, 2)).toBe(line);
    },
  );

  it.each([
    ['1-1/2 cups milk', '3 cups milk'],
    ['1⁄2 cup oil', '1 cup oil'],
    ['1,000 g flour', '2 kg flour'],
    ['1,5 kg potatoes', '3 kg potatoes'],
    ['1 litre/1¾ pints stock', '2 litres stock'],
    ['1 tsp/5ml vanilla', '2 tsp vanilla'],
    ['1/2 a bunch of coriander', '1 bunch of coriander'],
    ['1 Tbl. oil', '2 Tbl oil'],
    ['250 gr tofu', '500 gr tofu'],
    ['2 c. flour', '4 cups flour'],
    ['2 dozen figs', '48 figs'],
    ['6 tbsp + 2 tsp oil', '13 tbsp + 1 tsp oil'],
  ])('is read however it is written: %s', (line, twice) => expect(shown(line, 2)).toBe(twice));

  const amounts = fc.constantFrom(...WHOLE_AMOUNTS.map(([line]) => line), '1½ cups oats', '2–3 onions', '250 g rice');
  test.prop([amounts, fc.constantFrom(2, 3, 4, 8)])('comes back from %s times %i', (line, factor) => {
    const amount = scalableLine(line).amount;
    if (amount === null || typeof amount === 'string') return;
    const back = inOne(timesOver(timesOver(amount, factor), 1 / factor));
    expect(back.quantity).toBeCloseTo(inOne(amount).quantity, 9);
    expect(timesOver(amount, 1)).toEqual(amount);
  });
});

describe('scaledLine', () => {
  it('reads as the cook wrote it, for every line of the catalogue, when nothing is scaled', async () => {
    const lines = (await readCatalogue()).recipes.flatMap(({ ingredients }) => ingredients);
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((line) => shown(line, 1) !== line)).toEqual([]);
  });

  it.each([
    ['200 g red lentils, rinsed', 2, '400 g red lentils, rinsed'],
    ['100g/3½oz red lentils', 2, '200 g red lentils'],
    ['100 g / 3½ oz red lentils', 2, '200 g red lentils'],
    ['100g/3½ fl oz oat milk', 2, '200 g oat milk'],
    ['1½ tsp ground cumin', 2, '1 tbsp ground cumin'],
    ['1 1/2 cups rolled oats', 2, '3 cups rolled oats'],
    ['2-3 tbsp lime juice', 2, '4–6 tbsp lime juice'],
    ['2 x 400 g tins chopped tomatoes', 2, '4 × 400 g tins chopped tomatoes'],
    ['4 sprigs of fresh mint', 0.25, '1 sprig of fresh mint'],
  ])('scales the leading amount of "%s"', (text, factor, expected) => {
    expect(shown(text, factor)).toBe(expected);
  });

  it.each([
    ['1 onion, thinly sliced', 2, '2 onions, thinly sliced'],
    ['2 tomatoes, chopped', 0.5, '1 tomato, chopped'],
    ['2 red chillies, slit lengthways', 0.5, '1 red chilli, slit lengthways'],
    ['4 garlic cloves', 0.25, '1 garlic clove'],
    ['1 bay leaf', 3, '3 bay leaves'],
    ['2 star anise', 0.5, '1 star anise'],
    ['6 thick slices day-old bread', 1 / 6, '1 thick slice day-old bread'],
  ])('bends the noun of "%s"', (text, factor, expected) => {
    expect(shown(text, factor)).toBe(expected);
  });

  it.each([
    ['240 g black beans (1 tin, drained)', 2, '480 g black beans (2 tins, drained)'],
    ['1 large cucumber (about 400 g)', 0.5, '½ large cucumber (about 200 g)'],
    ['2 courgettes (400 g), cut into 3 mm slices', 2, '4 courgettes (800 g), cut into 3 mm slices'],
    ['2 burgers (110 g each)', 2, '4 burgers (110 g each)'],
    ['150 ml lime juice (about 5 limes)', 2, '300 ml lime juice (about 10 limes)'],
    ['440 g baguette (2 small loaves)', 0.5, '220 g baguette (1 small loaf)'],
    ['2 bananas (240 g), 1 of them frozen', 2, '4 bananas (480 g), 2 of them frozen'],
    ['2 bananas (240 g), 1 of them frozen', 0.5, '1 banana (120 g), ½ of it frozen'],
    [
      '4 tbsp bicarbonate of soda (about 4 g stays on the dough)',
      2,
      '8 tbsp bicarbonate of soda (about 4 g stays on the dough)',
    ],
    ['400 ml coconut milk (1 tin, full-fat)', 2, '800 ml coconut milk (2 tins, full-fat)'],
  ])('lets what stands in brackets follow in "%s"', (text, factor, expected) => {
    expect(shown(text, factor)).toBe(expected);
  });

  it.each(['a pinch of salt', 'salt and pepper to taste', 'oil for frying'])('leaves "%s" alone', (text) => {
    expect(shown(text, 3)).toBe(text);
  });
});
