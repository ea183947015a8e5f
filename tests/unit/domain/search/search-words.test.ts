import { describe, expect, it } from 'vitest';
import { foodById } from '#src/domain/foods/find.ts';
import { searchNames } from '#src/domain/foods/search-names.ts';
import { namesIn } from '#src/domain/recipes/dish-names.ts';
import { editDistance } from '#src/domain/search/edit-distance.ts';
import { readSearch, searchWords } from '#src/domain/search/search-words.ts';

describe('searchWords', () => {
  it('folds accents and case, and parts at everything else', () => {
    expect(searchWords('Açaí "Crêpe"-s, 豆腐!')).toEqual(['acai', 'crepe', 's', '豆腐']);
  });
});

describe('readSearch', () => {
  it.each([
    ['easy vegan lasagne with spinach', { required: ['lasagne', 'spinach'], preferred: ['easy'] }],
    ['vegan recipes', { required: [], preferred: [] }],
    ['quick and easy', { required: ['quick', 'easy'], preferred: [] }],
    ['the', { required: ['the'] }],
    ['gluten-free cake', { required: ['cake'], diets: ['gluten-free'] }],
    ['high protein lunch', { required: ['lunch'], diets: ['high-protein'] }],
    ['dairy free ice cream', { required: ['ice', 'cream'], diets: [] }],
    ['cookies without nuts', { required: ['cookies'], diets: ['nut-free'], excluded: [] }],
    ['salad without sesame', { required: ['salad'], excluded: [], without: ['sesame'] }],
    ['satay without any peanut', { required: ['satay'], excluded: [], without: ['peanuts'] }],
    ['curry without any coconut', { required: ['curry'], diets: [], excluded: ['coconut'] }],
  ])('reads "%s"', (text, meaning) => expect(readSearch(text)).toMatchObject(meaning));
});

describe('editDistance', () => {
  it.each([
    ['chikpea', 'chickpea', 1],
    ['brocoli', 'broccoli', 1],
    ['zuchini', 'zucchini', 1],
    ['tofu', 'tofu', 0],
    ['tfou', 'tofu', 1],
    ['lentil', 'walnut', 3],
    ['a', 'abcdef', 3],
  ])('counts the slips between %s and %s', (a, b, slips) => {
    expect(editDistance(a, b, 2)).toBe(slips);
    expect(editDistance(b, a, 2)).toBe(slips);
  });
});

describe('namesIn', () => {
  it('knows the other names of foods and dishes, whole or in two words', () => {
    expect(namesIn(['roast', 'eggplant'])).toMatchObject([
      { at: 1, length: 1, names: expect.arrayContaining(['aubergine']) },
    ]);
    expect(namesIn(['chick', 'peas'])).toMatchObject([
      { at: 0, length: 2, names: expect.arrayContaining(['garbanzo']) },
    ]);
    expect(namesIn(['lasagna'])).toMatchObject([{ names: expect.arrayContaining(['lasagne']) }]);
    expect(namesIn(['beef'])).toEqual([]);
  });
});

describe('searchNames', () => {
  it('drops names that only add to a shorter one', () => {
    const onion = foodById.get('onion');
    expect(onion && searchNames(onion)).toEqual(['onion']);
  });
});
