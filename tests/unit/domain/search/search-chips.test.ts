import { describe, expect, it } from 'vitest';
import { chipsOf, withoutChips } from '#src/domain/search/search-chips.ts';
import { NO_FILTERS, type SearchFilters } from '#src/domain/search/search-filters.ts';

const WISH: SearchFilters = {
  ...NO_FILTERS,
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
  without: ['sesame'],
  withoutEquipment: ['oven'],
  withoutMethods: ['fry'],
  equipment: ['hob'],
  occasions: ['date-night'],
  seasons: ['winter'],
  minSugar: 2,
  maxSugar: 10,
  maxIngredients: 8,
  cost: 'cheap',
  minMinutes: 10,
  maxServings: 6,
};

describe('chipsOf', () => {
  it('says in words how filters was understood', () => {
    expect(chipsOf(WISH).map(({ label }) => label)).toEqual([
      ...['“thai curry”', 'dinner', 'date night', 'winter', 'with tofu', 'made with: hob', 'no nuts', 'high-protein'],
      ...['no sesame', 'no mushrooms', 'no oven', 'nothing to fry', 'at least 10 min', 'under 2 h 30 min'],
      ...['under 20 min of work', 'at most 600 kcal', 'at least 20 g protein', '2 to 10 g sugar'],
      ...['at most 8 ingredients', 'cheap', 'easy to make', 'enough for 4', 'for at most 6', 'one pot'],
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
