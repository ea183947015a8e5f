import { describe, expect, it } from 'vitest';
import { textInUnits } from '#src/domain/quantities/texts-in-units.ts';

const shown = (text: string, system: 'us' | 'metric'): string =>
  textInUnits(text, { system, scale: null }).replaceAll('\u00a0', ' ');

describe('textInUnits to US', () => {
  it.each([
    ['2 × 400 ml tins and 2 × 400ml tins', '2 × 13½ fl oz tins and 2 × 13½ fl oz tins'],
    ['line a 20 cm square tin', 'line an 8 inch square tin'],
    ['a 23 cm loose-bottomed tin', 'a 9 inch loose-bottomed tin'],
    ['into an 18 cm square', 'into a 7 inch square'],
    ['a 900 g loaf tin', 'a 9 × 5 inch loaf tin'],
    ['a baking dish of about 28 × 20 cm.', 'a baking dish of about 11 × 8 inches.'],
    ['a greased 30 x 20 cm baking dish', 'a greased 12 × 8 inch baking dish'],
    ['cut into 2 cm cubes', 'cut into ¾ inch cubes'],
    ['cut into 3 mm slices', 'cut into ⅛ inch slices'],
    ['a rope 35 cm long', 'a rope 14 inches long'],
    ['space them 6 cm apart', 'space them 2¼ inches apart'],
    ['into discs 1 cm thick', 'into discs ½ inch thick'],
    ['balls of 50–60 g', 'balls of 2 oz'],
    ['balls of 20–40 g', 'balls of ¾–1½ oz'],
    ['balls of about 50 g', 'balls of about 2 oz'],
    ['bring 1.5 litres of water', 'bring 6¼ cups of water'],
    ['simmer for 20 minutes with 4 cloves', 'simmer for 20 minutes with 4 cloves'],
  ])('writes "%s" as "%s"', (text, expected) => {
    expect(shown(text, 'us')).toBe(expected);
  });
});

describe('textInUnits to metric', () => {
  it.each([
    ['line an 8-inch square tin', 'line a 20 cm square tin'],
    ['a 9 x 13-inch baking dish', 'a 23 × 33 cm baking dish'],
    ['a 9 by 13 inch pan', 'a 23 × 33 cm pan'],
    ['a 9" pie plate', 'a 23 cm pie plate'],
    ['An 11in tart tin', 'A 28 cm tart tin'],
    ['a 7 inch tin', 'an 18 cm tin'],
    ['cut into ½-inch cubes', 'cut into 1.5 cm cubes'],
    ['roll it 1/4 inch thick', 'roll it 6 mm thick'],
    ['⅛ inch slices', '3 mm slices'],
    ['slice 1/8 to 1/4 inch thick', 'slice 3–6 mm thick'],
    ['1 1/2 inches apart', '4 cm apart'],
    ['about 2–3 inches long', 'about 5–7.5 cm long'],
    ['reserve 8 ounces of the pasta', 'reserve 225 g of the pasta'],
    ['balls of 1½ oz', 'balls of 45 g'],
    ['a 14-oz block', 'a 395 g block'],
    ['add 2 pounds of potatoes', 'add 905 g of potatoes'],
    ['pour in 2 quarts of water', 'pour in 1.9 litres of water'],
    ['½ fl oz of rum', '15 ml of rum'],
    ['half a cup of flour and 1 cup of oats', 'half a cup of flour and 1 cup of oats'],
    ['cook 2 in a row, 20 cm apart, with 2 tbsp oil', 'cook 2 in a row, 20 cm apart, with 2 tbsp oil'],
    ['add 200 g at once', 'add 200 g at once'],
    ['simmer for 20 minutes', 'simmer for 20 minutes'],
  ])('writes "%s" as "%s"', (text, expected) => {
    expect(shown(text, 'metric')).toBe(expected);
  });
});
