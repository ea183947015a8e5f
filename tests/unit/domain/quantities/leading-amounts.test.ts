import { describe, expect, it } from 'vitest';
import { leadingAmount } from '#src/domain/quantities/leading-amounts.ts';
import { inFull, withoutImperialTwin } from '#src/domain/quantities/short-hand.ts';

describe('leadingAmount', () => {
  it.each([
    ['200 g red lentils', '200', 'g', 'red lentils'],
    ['2 x 400 g tins of tomatoes', '2', '400 g tins', 'tomatoes'],
    ['2 (15 oz) cans black beans', '2', '15 oz cans', 'black beans'],
    ['1 tin (400 g) chickpeas', '1', '400 g tin', 'chickpeas'],
    ['an 800g tin tomatoes', '1', '800 g tin', 'tomatoes'],
    ['7 g sachet of yeast', '7', 'g', 'yeast'],
    ['tin of beans', '1', 'tin', 'beans'],
    ['a generous pinch of salt', 'a', 'generous pinch', 'salt'],
    ['a few sprigs of thyme', 'a few', 'sprigs', 'thyme'],
    ['2 to 3 cloves garlic', '2–3', 'cloves', 'garlic'],
    ['about 2 tablespoons oil', '2', 'tbsp', 'oil'],
    ['an onion', '1', '', 'onion'],
    ['4 EL rapeseed oil', '4', 'tbsp', 'rapeseed oil'],
    ['1 TL mustard', '1', 'tsp', 'mustard'],
    ['juice of 1 lemon', '1', '', 'lemon, juiced'],
  ])('reads "%s"', (text, amount, unit, rest) => expect(leadingAmount(text)).toEqual({ amount, unit, rest }));

  it.each(['20 minutes', '180°C', '4 people', 'some salt', 'lots of herbs', 'onions'])('has none for "%s"', (text) =>
    expect(leadingAmount(text)).toBeNull(),
  );
});

describe('inFull', () => {
  it.each([
    ['2 c. broth', '2 cups broth'],
    ['1/2 C water', '1/2 cup water'],
    ['1 T oil', '1 tbsp oil'],
    ['1 t salt', '1 tsp salt'],
    ['1 lg onion', '1 large onion'],
    ['1 pkg yeast', '1 packet yeast'],
    ['1-1/2 cups flour', '1 1/2 cups flour'],
    ['three leeks', '3 leeks'],
    ['1 c + 2 T stock', '1⅛ cups stock'],
  ])('writes "%s" as "%s"', (text, full) => expect(inFull(text)).toBe(full));
});

it.each([
  ['55g/2oz sugar', '55g sugar'],
  ['100 g / 3½ oz sugar', '100 g sugar'],
])('keeps what is metric of "%s"', (text, kept) => expect(withoutImperialTwin(text)).toBe(kept));
