import { describe, expect, it } from 'vitest';
import { noteOnFigures, nutritionRows } from '#src/domain/nutrition/nutrition-table.ts';

const NUTRITION = {
  calories: 100,
  totalFat: 3.5,
  saturatedFat: 0.5,
  totalCarbs: 13,
  sugars: 4.2,
  fiber: 2.5,
  protein: 5,
  sodium: 600,
  vitaminC: 8,
  vitaminCPercent: 10,
  servingGrams: 200,
  estimated: true as const,
};

const rows = () =>
  new Map(
    nutritionRows(NUTRITION, { calories: 201 }).map((row) => [
      row.label,
      [row.per100, row.perServing].map((text) => text.replaceAll('\u00a0', ' ')).concat(String(row.percent)),
    ]),
  );

describe('nutritionRows', () => {
  it('gives energy in kilojoules and kilocalories, and the serving the same figure as the recipe card', () => {
    expect(rows().get('Energy')).toEqual(['418 kJ / 100 kcal', '841 kJ / 201 kcal', '10']);
  });

  it('shows salt in grams', () => {
    expect(rows().get('Salt')).toEqual(['0.6 g', '1.2 g', '20']);
  });

  it('measures a serving against the reference intake', () => {
    expect(rows().get('Fat')?.[2]).toBe('10');
    expect(rows().get('Protein')?.[2]).toBe('20');
    expect(rows().get('Vitamin C')).toEqual(['8 mg', '16 mg', '20']);
  });

  it('marks parts of the row above', () => {
    const parts = nutritionRows(NUTRITION, { calories: 201 }).filter(({ isPart }) => isPart);
    expect(parts.map(({ label }) => label)).toEqual(['of which saturates', 'of which sugars']);
  });
});

describe('noteOnFigures', () => {
  it('says of estimated figures what they assume, and nothing of those set by hand', () => {
    expect(noteOnFigures(NUTRITION, [])).toMatch(/estimated .* unless the recipe says otherwise/);
    expect(noteOnFigures({ ...NUTRITION, estimated: false }, [])).toBe('');
    expect(noteOnFigures(NUTRITION, [{ instead: 'tofu' }])).toMatch(/without swaps/);
  });
});
