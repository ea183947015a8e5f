import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { scalableLine } from '#src/domain/scaling/scalable-lines.ts';
import { scaledLine } from '#src/domain/scaling/scaling.ts';

const shown = (text: string, factor: number): string => {
  const { amount, rest } = scaledLine(scalableLine(text), factor);
  return `${amount ?? ''} ${rest}`.trim().replaceAll('\u00a0', ' ');
};

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
