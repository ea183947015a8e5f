import { describe, expect, it } from 'vitest';
import { inInches } from '#src/domain/quantities/inches.ts';

describe('inInches', () => {
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
    expect(inInches(text).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
