import { describe, expect, it } from 'vitest';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import { NO_FILTERS, type SearchFilters } from '#src/domain/search/search-filters.ts';

/** Whether it limits iron, calcium, zinc, B12 or fibre, and how. */
const limitsOf = (sentence: string): Partial<SearchFilters> => {
  const filters = readSentence(sentence);
  return Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) => /^(?:min|max)(?:Iron|Calcium|Zinc|B12|Fibre)$/.test(name) && value !== null,
    ),
  );
};

describe('what is asked of minerals, B12 and fibre', () => {
  it.each<[string, Partial<SearchFilters>]>([
    ['iron-rich dinner', { minIron: 4.2 }],
    ['something with lots of iron and calcium', { minIron: 4.2, minCalcium: 240 }],
    ['iron and zinc rich lunch', { minIron: 4.2, minZinc: 3 }],
    ['soup with plenty of iron, no nuts', { minIron: 4.2 }],
    ['rich in vitamin B12', { minB12: 0.75 }],
    ['high in fibre', { minFibre: 7.5 }],
    ['a good source of calcium', { minCalcium: 120 }],
    ['recipes with iron', { minIron: 2.1 }],
    ['calcium desserts', { minCalcium: 120 }],
    ['zinc, b12', { minZinc: 1.5, minB12: 0.375 }],
    ['low iron', { maxIron: 2.1 }],
    ['without calcium', { maxCalcium: 120 }],
  ])('reads “%s”', (sentence, limits) => {
    expect(limitsOf(sentence)).toEqual(limits);
  });

  it('reads protein beside them as the diet', () => {
    const { diets, minIron } = readSentence('meals packed with protein and iron');
    expect({ diets, minIron }).toEqual({ diets: ['high-protein'], minIron: 4.2 });
  });

  it.each([
    ...['not high in iron', 'not a source of iron', 'must not be high in zinc', 'a soup that is not too rich in iron'],
    ...['I can’t have too much iron', 'allergic to zinc', 'nothing rich in calcium', 'never a lot of iron'],
  ])('never takes the refusal “%s” for a wish', (sentence) => {
    expect(Object.keys(limitsOf(sentence)).filter((name) => name.startsWith('min'))).toEqual([]);
  });

  it.each(['rich chocolate cake', 'cast iron skillet pizza', 'waffle iron', 'loaded potatoes'])(
    'sees none of it in “%s”',
    (sentence) => {
      expect(limitsOf(sentence)).toEqual({});
    },
  );

  it('asks for nothing where nothing is said', () => {
    expect(limitsOf('lentil soup')).toEqual({});
    expect(NO_FILTERS.minIron).toBeNull();
  });
});
