import { describe, expect, it } from 'vitest';
import { amountText } from '#src/domain/quantities/amounts.ts';
import { inSystem, type Matter } from '#src/domain/quantities/convert.ts';
import type { System } from '#src/domain/quantities/units.ts';
import { scalableLine } from '#src/domain/scaling/scalable-lines.ts';

function shown(line: string, system: System, matter?: Matter): string {
  const { amount } = scalableLine(line);
  if (amount === null || typeof amount === 'string') return 'no amount';
  return amountText(inSystem(amount, system, matter), 1).replaceAll('\u00a0', ' ');
}

/** Reckoned by hand: 1 oz = 28.35 g, 1 lb = 453.6 g, 1 cup = 240 ml, 1 fl oz = 29.57 ml. */
describe('inSystem to US', () => {
  it.each([
    // Weights without a density: ounces, pounds.
    ['2 g fresh yeast', '2 g'],
    ['7 g ginger', '¼ oz'],
    ['10 g basil', '¼ oz'],
    ['15 g parsley', '½ oz'],
    ['25 g rocket', '1 oz'],
    ['50 g dark chocolate', '2 oz'],
    ['75 g dark chocolate', '2½ oz'],
    ['100 g spinach', '3½ oz'],
    ['120 g spinach', '4 oz'],
    ['150 g mushrooms', '5½ oz'],
    ['200 g kale', '7 oz'],
    ['250 g spaghetti', '9 oz'],
    ['280 g firm tofu', '10 oz'],
    ['300 g potatoes', '11 oz'],
    ['400 g carrots', '14 oz'],
    ['450 g carrots', '1 lb'],
    ['440 g bananas', '1 lb'],
    ['500 g carrots', '1 lb 2 oz'],
    ['600 g carrots', '1 lb 5 oz'],
    ['680 g potatoes', '1½ lb'],
    ['900 g potatoes', '2 lb'],
    ['1 kg potatoes', '2¼ lb'],
    ['1.5 kg potatoes', '3¼ lb'],
    ['200–300 g kale', '7–11 oz'],
    // Volumes.
    ['2.5 ml vanilla extract', '½ tsp'],
    ['5 ml vanilla extract', '1 tsp'],
    ['15 ml olive oil', '1 tbsp'],
    ['50 ml oat milk', '3 tbsp + 1 tsp'],
    ['60 ml oat milk', '¼ cup'],
    ['80 ml water', '⅓ cup'],
    ['100 ml water', '3½ fl oz'],
    ['120 ml water', '½ cup'],
    ['150 ml water', '5 fl oz'],
    ['200 ml coconut milk', '7 fl oz'],
    ['240 ml water', '1 cup'],
    ['250 ml oat milk', '1 cup'],
    ['400 ml coconut milk', '1⅔ cups'],
    ['500 ml stock', '2 cups'],
    ['750 ml stock', '3 cups'],
    ['1 litre water', '4¼ cups'],
    ['1200 ml water', '5 cups'],
    ['2 litres water', '8⅓ cups'],
    ['3 litres water', '13 cups'],
    ['2 dl water', '7 fl oz'],
    // Packs.
    ['2 x 400 g tins chopped tomatoes', '2 × 14 oz'],
    ['1 x 400 ml tin coconut milk', '1 × 13½ fl oz'],
    ['2 x 42.5 g sachets yeast', '2 × 1½ oz'],
    ['2 x 400g tins chopped tomatoes', '2 × 14 oz'],
    // What both have.
    ['2 tbsp olive oil', '2 tbsp'],
    ['½ tsp salt', '½ tsp'],
    ['3 onions', '3'],
    ['2 slices bread', '2 slices'],
    ['2 cups flour', '2 cups'],
    // Spoons that make a cup.
    ['3 tbsp sugar', '3 tbsp'],
    ['4 tbsp sugar', '¼ cup'],
    ['5 tbsp soy sauce', '¼ cup + 1 tbsp'],
    ['10 tbsp sugar', '½ cup + 2 tbsp'],
  ])('shows %s as %s', (line, expected) => expect(shown(line, 'us')).toBe(expected));

  it.each([
    ['250 g plain flour', 0.53, '2 cups'],
    ['125 g plain flour', 0.53, '1 cup'],
    ['300 g red lentils', 0.83, '1½ cups'],
    ['200 g caster sugar', 0.85, '1 cup'],
    ['25 g caster sugar', 0.85, '2 tbsp'],
    ['7 g fast-action dried yeast', 0.63, '2¼ tsp'],
    ['20 g nutritional yeast', 0.33, '¼ cup'],
    ['150 g rolled oats', 0.38, '1⅔ cups'],
    ['1 kg plain flour', 0.53, '7¾ cups'],
    // 150 / 0.55 = 273 ml, 1.14 cups, which no cup measures.
    ['150 g cashews', 0.55, '1 cup + 2 tbsp'],
    ['55 g caster sugar', 0.85, '¼ cup'],
    ['130 g caster sugar', 0.85, '⅔ cup'],
    ['90 g caster sugar', 0.85, 'scant ½ cup'],
    ['80–130 g caster sugar', 0.85, '⅓–⅔ cup'],
  ])('scoops %s of %d g/ml as %s', (line, density, expected) => expect(shown(line, 'us', { density })).toBe(expected));
});

describe('inSystem of lengths', () => {
  it.each([
    ['5 cm piece ginger', '2 inch piece'],
    ['a 2.5 cm piece of ginger', 'a 1 inch piece'],
    ['10–15 cm piece kombu', '4–6 inch piece'],
  ])('shows %s as %s', (line, expected) => expect(shown(line, 'us')).toBe(expected));
});

describe('inSystem of butter', () => {
  it.each([
    ['15 g vegan butter', '1 tbsp'],
    ['30 g vegan butter', '2 tbsp'],
    ['5 g vegan butter', '1 tsp'],
    ['55 g vegan butter', '½ stick'],
    ['70 g vegan butter', '5 tbsp'],
    ['110 g vegan butter', '1 stick'],
    ['125 g vegan butter', '1 stick + 1 tbsp'],
    ['200 g vegan butter', '1½ sticks + 2 tbsp'],
    ['230 g vegan butter', '2 sticks'],
    ['275 g vegan butter', '2½ sticks'],
  ])('shows %s as %s', (line, expected) => expect(shown(line, 'us', { isButter: true })).toBe(expected));
});

describe('inSystem to metric', () => {
  it.each([
    ['1 oz dark chocolate', {}, '30 g'],
    ['8 oz firm tofu', {}, '225 g'],
    ['1 lb potatoes', {}, '455 g'],
    ['3 lb potatoes', {}, '1.35 kg'],
    ['4 fl oz oat milk', {}, '120 ml'],
    ['1 pint stock', {}, '475 ml'],
    ['1 cup water', { isFluid: true }, '240 ml'],
    ['1½ cups oat milk', { isFluid: true }, '360 ml'],
    ['6 cups stock', { isFluid: true }, '1.45 litres'],
    ['1 cup plain flour', { density: 0.53 }, '125 g'],
    ['2½ cups plain flour', { density: 0.53 }, '320 g'],
    ['½ cup caster sugar', { density: 0.85 }, '100 g'],
    ['1–2 cups spinach', { density: 0.13 }, '30–60 g'],
    ['2 tbsp soy sauce', { density: 1.16 }, '2 tbsp'],
    ['200 g kale', {}, '200 g'],
    ['1 stick vegan butter', { isButter: true }, '115 g'],
    ['2½ sticks vegan butter', { isButter: true }, '285 g'],
    ['2 sticks celery', {}, '2 sticks'],
    ['2 inch piece ginger', {}, '5 cm piece'],
    ['a 1-inch piece of ginger', {}, 'a 2.5 cm piece'],
    ['5 cm piece ginger', {}, '5 cm piece'],
  ] as const)('shows %s (%j) as %s', (line, matter, expected) => expect(shown(line, 'metric', matter)).toBe(expected));

  it('leaves a cup of what has no density a cup', () => {
    expect(shown('1 cup dragon scales', 'metric')).toBe('1 cup');
    expect(shown('2 cups dragon scales', 'metric')).toBe('2 cups');
  });
});
