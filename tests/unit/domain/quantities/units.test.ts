import { describe, expect, it } from 'vitest';
import { inOneUnit } from '#src/domain/quantities/sums.ts';
import { MEASURED, measureOf, unitOf, unitSize } from '#src/domain/quantities/units.ts';

describe('unitOf', () => {
  it.each([
    ['g', 'g', 1],
    ['Grams', 'g', 1],
    ['kilos', 'kg', 1000],
    ['Tbsp.', 'tbsp', 15],
    ['tablespoons', 'tbsp', 15],
    ['teaspoonful', 'tsp', 5],
    ['fl. oz', 'fl oz', 29.57],
    ['fluidounce', 'fl oz', 29.57],
    ['floz', 'fl oz', 29.57],
    ['cups', 'cup', 240],
    ['liters', 'litre', 1000],
    ['lbs', 'lb', 453.6],
  ])('knows "%s"', (written, name, size) => {
    expect(unitOf(written)).toMatchObject({ name, size });
    expect(new RegExp(`^(?:${MEASURED})\\.?$`, 'i').test(written)).toBe(true);
  });

  it.each(['', 's', 'clove', 'handful', 'tin', 'cm', 'minutes', 'heaped tbsp'])('has no size for "%s"', (written) => {
    expect(unitOf(written)).toBeUndefined();
  });

  it('measures a heaped cup as a cup', () => {
    expect(measureOf('heaped cups')?.name).toBe('cup');
    expect(measureOf('Level tablespoon')?.name).toBe('tbsp');
  });

  it('knows which units are of a system, and that spoons are of both', () => {
    expect(['g', 'litre', 'oz', 'pint', 'tsp'].map((unit) => unitOf(unit)?.system)).toEqual([
      'metric',
      'metric',
      'us',
      'us',
      null,
    ]);
  });

  it('throws for a size of nothing', () => {
    expect(unitSize('tbsp')).toBe(15);
    expect(() => unitSize('cloves')).toThrow('cloves');
  });
});

describe('inOneUnit', () => {
  it.each([
    ['¾ cup plus 2 tablespoons flour', '⅞ cup flour'],
    ['1 cup and 2 tbsp flour', '1⅛ cups flour'],
    ['50 g + 0.5 kg flour', '550 g flour'],
    ['1 ½ tsp + 1 tsp salt', '2½ tsp salt'],
    // No part of a tablespoon that has a sign.
    ['1 tbsp + 2 ml oil', '17 ml oil'],
    ['1 cup plus 20 g flour', '1 cup plus 20 g flour'],
  ])('adds up "%s"', (text, sum) => expect(inOneUnit(text)).toBe(sum));
});
