import { describe, expect, it } from 'vitest';
import type { Nutrition } from '#src/domain/nutrition/nutrition-figures.ts';
import {
  micronutrientRows,
  micronutrientText,
  noteOnFigures,
  nutritionRows,
} from '#src/domain/nutrition/nutrition-table.ts';

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
  calcium: 60,
  iron: 2.1,
  zinc: 0.5,
  vitaminB12: null,
  byLabel: [],
  servingGrams: 200,
  estimated: true as const,
} satisfies Nutrition;

const rows = () =>
  new Map(
    [...nutritionRows(NUTRITION, { calories: 201 }), ...micronutrientRows(NUTRITION)].map((row) => [
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

  it('gives minerals of a serving by the reference intakes of the law, and says where they are not known', () => {
    expect(rows().get('Calcium')).toEqual(['60 mg', '120 mg', '15']);
    expect(rows().get('Iron')).toEqual(['2.1 mg', '4.2 mg', '30']);
    expect(rows().get('Zinc')).toEqual(['0.5 mg', '1 mg', '10']);
    expect(rows().get('Vitamin B12')).toEqual(['–', 'not known', 'null']);
    expect(micronutrientText(NUTRITION).replaceAll('\u00a0', ' ')).toBe(
      'calcium 120 mg (15 %*), iron 4.2 mg (30 %*), zinc 1 mg (10 %*)',
    );
  });

  it('marks parts of the row above', () => {
    const parts = nutritionRows(NUTRITION, { calories: 201 }).filter(({ isPart }) => isPart);
    expect(parts.map(({ label }) => label)).toEqual(['of which saturates', 'of which sugars']);
  });
});

describe('noteOnFigures', () => {
  it('says of estimated figures what they assume, and nothing of those set by hand', () => {
    expect(noteOnFigures(NUTRITION, [])).toMatch(/estimated .* unless the recipe says otherwise/);
    expect(noteOnFigures({ ...NUTRITION, estimated: false }, [])).toBe(
      'Calcium, iron, zinc and vitamin B12 are estimated from the ingredients.',
    );
    const unknown = { calcium: null, iron: null, zinc: null, vitaminB12: null };
    expect(noteOnFigures({ ...NUTRITION, ...unknown, estimated: false }, [])).toBe('');
    expect(noteOnFigures(NUTRITION, [{ instead: 'tofu' }])).toMatch(/without swaps/);
  });

  it('names the products to which makers add, once for what they have in common', () => {
    const byLabel: Nutrition['byLabel'] = [
      { food: 'soy milk', of: ['calcium', 'vitaminB12'] },
      { food: 'oat yoghurt', of: ['calcium', 'vitaminB12'] },
      { food: 'firm tofu', of: ['calcium'] },
    ];
    expect(noteOnFigures({ ...NUTRITION, byLabel }, [])).toMatch(
      / Makers may add calcium and vitamin B12 to soy milk or oat yoghurt, and calcium to firm tofu\. .* check the label\.$/,
    );
  });
});
