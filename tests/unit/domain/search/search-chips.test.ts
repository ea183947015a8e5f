import { describe, expect, it } from 'vitest';
import { chipsOf, withoutChips } from '#src/domain/search/search-chips.ts';
import { NO_FILTERS, type SearchFilters } from '#src/domain/search/search-filters.ts';

const WISH: SearchFilters = {
  text: 'thai curry',
  category: 'dinner',
  tags: ['one-pot'],
  diets: ['nut-free', 'high-protein'],
  excluded: ['mushrooms'],
  wanted: ['tofu'],
  maxMinutes: 150,
  maxWorkMinutes: 20,
  minProtein: 20,
  maxKcal: 600,
  difficulty: 'easy',
  servings: 4,
};

describe('chipsOf', () => {
  it('says in words how filters was understood', () => {
    expect(chipsOf(WISH).map(({ label }) => label)).toEqual([
      ...[
        '“thai curry”',
        'dinner',
        'with tofu',
        'no nuts',
        'high-protein',
        'no mushrooms',
        'under 2 h 30 min',
        'under 20 min of work',
      ],
      ...['at least 20 g protein', 'under 600 kcal', 'easy to make', 'enough for 4', 'one pot'],
    ]);
    expect(chipsOf(NO_FILTERS)).toEqual([]);
  });

  it('gives each a key of its own, which takes back that one', () => {
    const keys = chipsOf(WISH).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) {
      const left = chipsOf(withoutChips(WISH, [key])).map((chip) => chip.key);
      expect(left).toEqual(keys.filter((each) => each !== key));
    }
    expect(withoutChips(WISH, keys)).toEqual(NO_FILTERS);
    expect(withoutChips(WISH, ['constructor', '', 'diet:'])).toEqual(WISH);
  });
});
