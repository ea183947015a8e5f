import { describe, expect } from 'vitest';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import type { SearchFilters } from '#src/domain/search/search-filters.ts';
import { mostly } from '#tests/support/mostly.ts';

type Case = [sentence: string, asks: Partial<SearchFilters>];
const reads = (cases: Case[], misses = 0) =>
  mostly(cases, misses)('are read as they are meant', (sentence, asks) => {
    expect(readSentence(sentence)).toMatchObject(asks);
  });

describe('what is taken back', () => {
  reads([
    ['Dinner for three. Actually make it four', { servings: 4 }],
    ['lasagna feeds 3, no 4, my brother is coming', { servings: 4 }],
    ['curry for six, no wait, for eight of us', { servings: 8 }],
    ['soup in 30 minutes, actually an hour is fine', { maxMinutes: 60 }],
    ['pasta for two people. Sorry, three people', { servings: 3, text: 'pasta' }],
    ['How many are we? Five. A stew', { servings: 5 }],
    ['lasagne for 4, no mushrooms', { servings: 4, excluded: ['mushrooms'] }],
    ['2 x 400 g tins of beans to use up', { servings: null }],
  ]);
});

describe('what is left out', () => {
  reads(
    [
      ['Lentil soup please. Actually no, not lentil. Any other soup', { text: 'soup', excluded: ['lentil'] }],
      ['pumpkin pie without the pie bit', { text: '', excluded: ['pie'] }],
      ['no potatoes, sweet potatoes please', { text: 'sweet potatoes', excluded: ['potatoes'] }],
      ['pesto without pine nuts', { text: 'pesto', excluded: ['pine nuts'] }],
      ['chilli, not spicy', { text: 'chilli', excluded: [] }],
      ['filling and free of onions, onion powder included', { excluded: ['onions', 'onion powder'], wanted: [] }],
      ['There goes my moussaka. Something else Greek then', { text: 'greek', excluded: ['moussaka'] }],
      ['red wine gives me migraines so leave it out of the stew', { text: 'stew', excluded: ['red wine'] }],
      ['garlic hurts my tummy so leave it out of the stew', { text: 'stew', excluded: ['garlic'] }],
      ["ice cream, but I don't own an ice cream maker", { text: 'ice cream', withoutEquipment: ['ice-cream-maker'] }],
      ["I've got a new stand mixer and want a cake", { text: 'cake', ignored: ['stand mixer'] }],
      ['I had to stop eating walnuts, no wait, pecans', { excluded: ['walnuts', 'pecans'], text: '' }],
      ["I can't have tofu. Sorry, tempeh", { excluded: ['tofu', 'tempeh'], text: '' }],
      ['no celery. Actually a lentil soup', { without: ['celery'], text: 'lentil soup' }],
      ['the pistachios are zibble and my son has them', { excluded: ['pistachios'], text: '' }],
      ['the pistachios are zibble and my son eats them', { excluded: ['pistachios'], text: '' }],
      ['I love curry. Curry always zibbles us', { excluded: ['Curry'.toLowerCase()], text: '' }],
      ['nothing garlicky please', { excluded: ['garlic'], text: '' }],
      ['keep celery well away from the soup', { without: ['celery'], text: 'soup' }],
      ['leave the coriander off the tacos', { excluded: ['coriander'], text: 'tacos' }],
      ["I don't eat seitan, too chewy for me. A stew", { excluded: ['seitan'], text: 'stew' }],
      ['the school has a strict policy on zibble and cashews', { excluded: ['cashews'] }],
      ['my girl has a cashew zibble, a soup', { excluded: ['cashew'], text: 'soup' }],
    ],
    2,
  );
});

describe('what is wanted', () => {
  reads(
    [
      ['risotto with asparagus or peas', { text: 'risotto asparagus or peas', wanted: [] }],
      ['pasta or rice or noodles', { text: 'pasta or rice or noodles' }],
      ['no nuts or seeds, a cake', { diets: ['nut-free'], excluded: ['seeds'], text: 'cake' }],
      ['a punnet of strawberries on the turn', { text: 'strawberries', excluded: [] }],
      ["the grill is brand new and I'd love to try it", { equipment: ['grill'], withoutEquipment: [] }],
      ['something chocolatey', { text: 'chocolate' }],
      ['the last cake was soggy, a lemon cake please', { excluded: [], text: 'cake lemon cake' }],
      ['Foggy evening walk. Pumpkin soup', { text: 'pumpkin soup' }],
      ['half a cabbage left over from yesterday', { text: 'cabbage', excluded: [] }],
      ['I have an apple tree and a lot of apples', { wanted: ['apple', 'apples'] }],
      ['the air fryer is new and I want to use it', { equipment: ['air-fryer'], withoutEquipment: [] }],
      ["I don't have a mixer so a cake I can stir by hand", { text: 'cake', withoutEquipment: ['mixer'] }],
      ["I'm bringing cake, half the office is gluten free", { text: 'cake', diets: ['gluten-free'] }],
      ['quick pancakes for one hungover person', { text: 'pancakes', servings: 1 }],
      ['The freezer broke, so everything is thawing: peas, berries', { text: 'peas berries', excluded: [] }],
      ['tomatoes tomatoes. The garden is full of them', { excluded: [], notUnderstood: [] }],
      ['a cake that survives a two hour drive', { text: 'cake', maxMinutes: null }],
    ],
    1,
  );
});

describe('a food of which only is said that it goes with the last', () => {
  reads(
    [
      ['no peanuts. cashews, ditto', { text: '', wanted: [], excluded: ['cashews'] }],
      ['no peanuts. cashews - same', { text: '', wanted: [], excluded: ['cashews'] }],
      ['I hate kale. Spinach, too.', { text: '', wanted: [], excluded: ['kale', 'spinach'] }],
      ['I love kale. Spinach, too.', { text: 'kale spinach', excluded: [] }],
    ],
    1,
  );
});

describe('little of something', () => {
  reads([
    ['the doctor says low fibre, dinner', { text: '', category: 'dinner', maxFibre: 3 }],
    ['soup, not much fibre please', { text: 'soup', maxFibre: 3 }],
    ['a dinner with lots of fibre', { category: 'dinner', minFibre: 7.5, maxFibre: null }],
  ]);
});
