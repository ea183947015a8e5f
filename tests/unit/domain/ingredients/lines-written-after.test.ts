import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { scalableLine } from '#src/domain/scaling/scalable-lines.ts';
import { scaledLine } from '#src/domain/scaling/scaling.ts';

/**
 * Lines written down after the readers of amounts were finished, to see how they do with what they weren't made for. At first
 * 53 of these 62 were read as here; of the other nine ("or half a lemon", gallons, "1/2 a bunch", "2 Tbls") each was mended by its kind.
 */
const LINES: [line: string, low: number | null, high: number | null, unit: string | null, twice: string][] = [
  ['1 lemon or half a lime', 1, null, null, '2 lemons or 1 lime'],
  ['2 limes, or half a lemon', 2, null, null, '4 limes, or 1 lemon'],
  ['4 tbsp or ¼ cup oil', 4, null, 'tbsp', '8 tbsp or ½ cup oil'],
  ['3 gallons water', 3, null, 'gallons', '6 gallons water'],
  ['8 garlic cloves', 8, null, null, '16 garlic cloves'],
  ['8 cloves garlic', 8, null, 'cloves', '16 cloves garlic'],
  ['1 onion, or 2 small ones', 1, null, null, '2 onions, or 4 small ones'],
  ['2 tbsp plus a pinch of salt', 2, null, 'tbsp', '4 tbsp plus a pinch of salt'],
  ['juice of 1/2 lemon', 0.5, null, null, 'juice of 1 lemon'],
  ['juice of half a lemon', 0.5, null, null, 'juice of 1 lemon'],
  ['zest of an orange', 1, null, null, 'zest of 2 oranges'],
  ['½ x 400 g tin tomatoes', 200, null, 'g', '1 × 400 g tin tomatoes'],
  ['1 and a half cups flour', 1.5, null, 'cups', '3 cups flour'],
  ['one and a half onions', 1.5, null, null, '3 onions'],
  ['2-3 tbsp oil (30-45 ml)', 2, 3, 'tbsp', '4–6 tbsp oil (60–90 ml)'],
  ['1 to 1½ cups milk', 1, 1.5, 'cups', '2–3 cups milk'],
  ['1 head of garlic, halved, plus 3 cloves', 1, null, 'head', '2 heads of garlic, halved, plus 6 cloves'],
  ['200g/7oz spaghetti', 200, null, 'g', '400 g spaghetti'],
  ['200g (7oz) spaghetti', 200, null, 'g', '400 g (14 oz) spaghetti'],
  ['10g pack of basil', 10, null, 'g', '2 10g packs of basil'],
  ['4 x 1cm slices of bread', 4, null, null, '8 x 1cm slices of bread'],
  ['3-4 cm piece ginger', 3, 4, 'cm piece', '6–8 cm piece ginger'],
  ['salt to taste', null, null, null, 'salt to taste'],
  ['a dozen oyster mushrooms', 12, null, null, '24 oyster mushrooms'],
  ['1kg/2lb 4oz floury potatoes', 1, null, 'kg', '2 kg floury potatoes'],
  ['two 400g tins of tomatoes', 800, null, 'g', '4 400g tins of tomatoes'],
  ['1½kg potatoes', 1.5, null, 'kg', '3 kg potatoes'],
  ['0.25 l wine', 0.25, null, 'l', '500 ml wine'],
  ['1/8 tsp nutmeg', 0.125, null, 'tsp', '¼ tsp nutmeg'],
  ['5 1/2 oz seitan', 5.5, null, 'oz', '11 oz seitan'],
  ['1-2 chillies', 1, 2, null, '2–4 chillies'],
  ['12-15 new potatoes', 12, 15, null, '24–30 new potatoes'],
  ['¼-½ tsp chilli flakes', 0.25, 0.5, 'tsp', '½–1 tsp chilli flakes'],
  ['1.5-2kg pumpkin', 1.5, 2, 'kg', '3–4 kg pumpkin'],
  ['one 14 oz can of beans', 14, null, 'oz', '2 14 oz cans of beans'],
  ['1 scant cup sugar', 1, null, 'cup', '2 scant cups sugar'],
  ['3 heaped tablespoons cornflour', 3, null, 'tablespoons', '6 heaped tablespoons cornflour'],
  ['2 cups (500ml) stock', 2, null, 'cups', '4 cups (1 litre) stock'],
  ['500ml (2 cups) stock', 500, null, 'ml', '1 litre (4 cups) stock'],
  ['1 bunch (about 30 g) basil', 1, null, 'bunch', '2 bunches (about 60 g) basil'],
  ['3 sticks of celery', 3, null, 'sticks', '6 sticks of celery'],
  ['1/2 a bunch of coriander', 0.5, null, 'bunch', '1 bunch of coriander'],
  ['a third of a cup of oats', 1 / 3, null, 'cup', '⅔ cup of oats'],
  ['2 & 1/2 cups oats', 2.5, null, 'cups', '5 cups oats'],
  ['2 to 2-1/2 cups flour', 2, 2.5, 'cups', '4–5 cups flour'],
  ['1½–2 tsp salt', 1.5, 2, 'tsp', '3–4 tsp salt'],
  ['100-120g sugar', 100, 120, 'g', '200–240 g sugar'],
  ['6 tablespoons (3/4 stick) vegan butter', 6, null, 'tablespoons', '12 tablespoons (1½ sticks) vegan butter'],
  ['1 l water plus 100 ml', 1, null, 'l', '2 l water plus 200 ml'],
  ['5g/1tsp salt', 5, null, 'g', '10 g salt'],
  ['1,25 l stock', 1.25, null, 'l', '2.5 l stock'],
  ['1 tblspn oil', 1, null, 'tblspn', '2 tblspn oil'],
  ['1 Tbl. oil', 1, null, 'Tbl', '2 Tbl oil'],
  ['2 ozs sugar', 2, null, 'ozs', '4 ozs sugar'],
  ['1 dessertspoon oil', 1, null, 'dessertspoon', '2 dessertspoons oil'],
  ['250 gr tofu', 250, null, 'gr', '500 gr tofu'],
  ['3/4lb beans', 0.75, null, 'lb', '1½ lb beans'],
  ['1 1-lb bag of spinach', 1, null, 'lb', '2 1-lb bags of spinach'],
  ['3 (8-ounce) packages tempeh', 24, null, 'oz', '6 (8-ounce) packages tempeh'],
  ['1 10-oz. pkg frozen peas', 10, null, 'oz', '2 10-oz. pkg frozen peas'],
  ['Two handfuls of rocket', 2, null, null, '4 handfuls of rocket'],
  ['several sprigs thyme', null, null, null, 'several sprigs thyme'],
];

describe('lines written after the readers were finished', () => {
  it.each(LINES)('reads "%s"', (line, low, high, unit, twice) => {
    const { quantity, quantityMax, unit: read } = parseIngredientLine(line);
    expect([quantity, quantityMax, read]).toEqual([low, high, unit]);
    const { amount, rest } = scaledLine(scalableLine(line), 2);
    expect(`${amount ?? ''} ${rest}`.trim().replaceAll('\u00a0', ' ')).toBe(twice);
  });
});
