import { describe, expect, it } from 'vitest';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import type { SearchFilters } from '#src/domain/search/search-filters.ts';
import { mostly } from '#tests/support/mostly.ts';

/** All that filters leave out, by any of their lists. */
const leftOut = ({ excluded, without, diets, withoutEquipment, withoutMethods, equipment }: SearchFilters): string =>
  [...excluded, ...without, ...diets, ...withoutEquipment, ...withoutMethods, ...equipment].join(' ');
const wishes = ({ text, wanted }: SearchFilters): string => [text, ...wanted].join(' ');

describe('readSentence', () => {
  mostly(
    [
      ['nuts r a no go 4 my lad, tea ideas', 'nut-free'],
      ["I'd sooner starve than eat celery, soup", 'celery'],
      ['celery can do one, soup please', 'celery'],
      ['tomatoes trigger my reflux, pasta', 'tomatoes'],
      ['peppers repeat on me, mexican dinner', 'peppers'],
      ['kiddo comes up in welts w/ sesame, lunchbox', 'sesame'],
      ['her throat closes up with sesame, something middle eastern', 'sesame'],
      ['my daughter was hospitalised after eating cashews so I need a dessert', 'cashews'],
      ['her friend carries two autoinjectors because of tree nuts, what snack would be safe', 'nut-free'],
      ["he can't be in the same room as peanuts, noodles", 'peanuts'],
      ['got an epipen kid (peanuts), birthday cake', 'peanuts'],
      ['tofu? over my dead body. noodles', 'tofu'],
      ['lentils? meh. dinner', 'lentils'],
      ['aubergine is the work of satan, italian dinner', 'aubergine'],
      ['my gut declares war on garlic, soup', 'garlic'],
      ['beans and I had a falling out, mexican', 'beans'],
      ['alcohol must not be in it, dessert', 'alcohol'],
      ['mushrooms, which I hate, pasta', 'mushrooms'],
      ['vegetable stock contains celery and I am allergic, a soup', 'celery'],
      ["I can't, under any circumstances, have sesame, dip", 'sesame'],
      ["I don't want no nuts", 'nut-free'],
      ['cashews? nope. dessert', 'cashews'],
      ['off limits: sesame, mustard; a salad', 'sesame mustard'],
      ['dinner withoutcoconut', 'coconut'],
      ['no nutz', 'nut-free'],
      ['decaf only, a hot drink', 'caffeine'],
      ['the oven is full, a side that does not need it', 'oven'],
      ["oven's knackered mate, pudding", 'oven'],
      ['landlord took the hob away, lunch', 'hob'],
      ['blenderless smoothie', 'blender'],
      ['I refuse to cook today, a snack', 'no-cook'],
      ['power cut, no way to heat anything, dinner', 'no-cook'],
      ['the electricity is off, dinner', 'no-cook'],
      ["don't want to heat up the kitchen, a salad", 'no-cook'],
      ['nothing noisy, the baby is asleep', 'blender food-processor'],
      ['the blender wakes the baby, breakfast', 'blender'],
      ['no gas, lunch', 'hob'],
      ["it's too hot for soup", 'soup'],
      ["can't afford cashews", 'cashews'],
      ['no raw onions', 'onions'],
      ["he is fine with almonds, it's hazelnuts that get him", 'hazelnuts'],
      ["if there are nuts in it my daughter can't come, cake", 'nut-free'],
      ['a class with a peanut ban', 'peanuts'],
      ['steer well clear of cashews', 'cashews'],
    ],
    2,
  )('leaves out what "%s" says must not be', (sentence, expected) => {
    const filters = readSentence(sentence);
    expect(leftOut(filters)).toContain(expected);
    for (const word of expected.split(' ')) expect(wishes(filters)).not.toContain(word);
  });

  it.each([
    ['not without garlic, dip', 'garlic'],
    ["can't live without chocolate, dessert", 'chocolate'],
    ['never say no to chickpeas, curry', 'chickpeas'],
    ['nothing but vegetables, dinner', 'vegetables'],
    ['fridge is nearly empty apart from some lentils', 'lentils'],
    ['I want unicorn cake with chickpeas', 'unicorn cake chickpeas'],
    ['broccoli needs eating today', 'broccoli'],
    ["I've got kale wilting in the fridge", 'kale'],
    ['something with spinach for my hungover flatmate', 'spinach'],
    ['courgettes from the wotsit', 'courgettes'],
  ])('looks for what "%s" wishes for', (sentence, expected) => {
    const filters = readSentence(sentence);
    expect(leftOut(filters)).toBe('');
    for (const word of expected.split(' ')) expect(wishes(filters)).toContain(word);
  });

  mostly(
    [
      'no need to avoid nuts, cookies',
      "there's nothing wrong with garlic, soup",
      "I don't mind mushrooms, pasta",
      "I don't hate coriander, tacos",
      'coconut is fine, curry',
      'not allergic to nuts, cake',
    ],
    2,
  )('neither wishes for nor leaves out what "%s" allows', (sentence) => {
    const filters = readSentence(sentence);
    expect(leftOut(filters)).toBe('');
    expect(wishes(filters)).not.toMatch(/nuts|garlic|mushrooms|coriander|coconut/);
  });

  it('leaves out what is said of with words it does not know', () => {
    expect(readSentence('kiwi makes my tongue fizz, a smoothie')).toMatchObject({
      text: 'smoothie',
      excluded: ['kiwi'],
    });
  });

  it('holds a dish that must not be too hot to its label, not to chilli', () => {
    expect(readSentence('not too spicy, indian dinner').excluded).toEqual(['spicy']);
    expect(readSentence('not spicy, indian dinner').excluded).toEqual(['chilli']);
  });

  mostly(
    [
      ['freezing outside, a stew', { text: 'stew', seasons: ['winter'] }],
      ['skint until payday, pasta', { text: 'pasta', diets: ['budget-friendly'] }],
      ["dinner that won't break the bank", { category: 'dinner', cost: 'fair' }],
      ['nothing too pricey', { cost: 'fair' }],
      ['only one pan to wash, dinner', { category: 'dinner', tags: ['one-pot'] }],
      ['keep the oil to a minimum, chips', { text: 'chips', notUnderstood: ['oil'] }],
      ["I'm a mushroom fiend, a risotto", { text: 'mushroom risotto' }],
      ['Tom carries two pens, sesame harms him', { text: '', without: ['sesame'], ignored: ['carries two pens'] }],
    ] as const,
    2,
  )('reads "%s" as it is meant', (sentence, meant) => {
    expect(readSentence(sentence)).toMatchObject(meant);
  });

  it('reads people by the dozen and between two numbers', () => {
    expect(readSentence('enough for a dozen people').servings).toBe(12);
    expect(readSentence('half a dozen guests').servings).toBe(6);
    expect(readSentence('between six and eight people')).toMatchObject({ servings: 6, maxServings: 8 });
  });
});
