import { describe, expect, it } from 'vitest';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import { mostly } from '#tests/support/mostly.ts';

describe('how many eat', () => {
  it.each([
    ['Food for a sleepover, fourteen girls', 14],
    ['a hall, 45 pensioners and an urn, soup', 45],
    ['on Sunday I feed 25 hungry cyclists', 25],
    ['cake for 30 nine-year-olds', 30],
    ['six ten-year-old girls, crisps', 6],
    ['burritos for the scouts, thirty of them', 30],
    ["now there's eight of you, pudding", 8],
    ['ten of us, lasagne', 10],
    ['barley soup, four plates', 4],
    ['Haitian soup, 8 bowls', 8],
    ['lemon cake, 12 slices, no oil', 12],
    ['one portion of stew', 1],
    ['Sunday, roast, six', 6],
    ['mother-in-law visiting, fancy dinner 5', 5],
    ['communal dinner 18 no nuts', 18],
    ['Buns for the street, say forty', 40],
    ['lasagne. Fifteen or so', 15],
    ['chilli, nine I think', 9],
    ['six for dinner, paella', 6],
    ['twenty at least, sweets with dates', 20],
    ['a main with a sauce, five round the table', 5],
    ['dinner guests: 3', 3],
    ['tea for the pair of them', 2],
    ['dinner for us both', 2],
    ['soup for the three of us', 3],
    ['chilli for me and three housemates', 4],
    ['pie for two friends and me', 3],
    ['dinners for a week, two adults two kids', 4],
    ['pizza with a class of 28', 28],
    ['boat food, crew of 5', 5],
    ['slaw for a barbecue of 12', 12],
    ['a party of 8 on Saturday, dips', 8],
    ['no fuss chilli, serves 8, no beans', 8],
  ])('is read in "%s"', (sentence, servings) => {
    expect(readSentence(sentence).servings).toBe(servings);
  });

  mostly(
    [
      'my daughter, 13, loves ramen',
      'my son is eight, pasta',
      'dinner 19:30',
      'we eat late, around ten, so light',
      "I'd have four stomachs, no wheatgrass",
      'dinner at seven, pasta',
      'pumpkins. Six',
      'cabbages, red ones, three',
      'figs, 10 of them, overripe',
      'two burners and a wok',
      'three quarters of a pack of tofu',
      'a dinner of three courses',
      'granola? One of them no oats',
      'pancakes when one child is coeliac',
      'I, for one, hate rosemary',
      'enough scramble for one lifetime',
      'bread I can make myself',
      "don't leave me alone with biscuits",
      "three people at our table can't have nuts",
      'both of us hate washing up',
      'my daughter sells tomatoes for 50p',
      'cake in 2016',
    ],
    1,
  )('is not said in "%s"', (sentence) => {
    expect(readSentence(sentence).servings).toBeNull();
  });

  it('takes no allergy for what people are like', () => {
    expect(readSentence('supper, two gluten free children')).toMatchObject({ diets: ['gluten-free', 'kids'] });
    expect(readSentence('cake, three nut allergic kids')).toMatchObject({ diets: ['nut-free', 'kids'] });
  });
});

describe('how much time there is', () => {
  it.each([
    ['no cooking over an hour', 60],
    ['nothing over 40 minutes, stew', 40],
    ['25 mins between football and bath time', 25],
    ['pasta in 20', 20],
    ['soup in under 20, nan has no patience', 20],
    ['scones in thirty, guests at 4', 30],
    ['wraps, 20ish mins', 20],
    ['half an hr for dinner', 30],
    ['got a spare hour and aubergines', 60],
    ['pie for 4 within the hour', 60],
    ['tomatoes + pasta + 12 mins', 12],
  ])('is read in "%s"', (sentence, maxMinutes) => {
    expect(readSentence(sentence)).toMatchObject({ maxMinutes, minMinutes: null });
  });

  mostly(
    [
      'a pie that travels, two hours on the train',
      'I feed a newborn every two hours, soup',
      'washed it for an hour, seitan',
      'cake cut in two',
      'onion soup, Paris in 1969',
    ],
    1,
  )('is not said in "%s"', (sentence) => {
    expect(readSentence(sentence).maxMinutes).toBeNull();
  });
});
