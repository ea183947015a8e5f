import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { checkRecipe } from '#src/db/seed/check.ts';

const dal = (await readCatalogue()).recipes.find(({ id }) => id === 'red-lentil-dal');
if (!dal) throw new Error('There is no dal');
const problems = (tip: string, diets = dal.dietaryRestrictions) =>
  checkRecipe({ ...dal, dietaryRestrictions: diets, tipsAndNotes: tip });

describe('the check of the catalogue reads the words', () => {
  it.each([
    ['Bake in a 30 x 20 cm dish.', '×'],
    ['Bake in a 30x20 cm dish.', '×'],
    ['Bake for 2 to 3 minutes.', 'en dash'],
    ['Bake for two to three minutes.', 'en dash'],
    ['Bake for 2-3 minutes.', 'en dash'],
    ['Stir in the butter.', 'vegan butter'],
    ['Serve with melted butter and salt.', 'vegan butter'],
  ])('and doubts "%s"', (tip, reason) => {
    expect(problems(tip)).toContainEqual(expect.stringContaining(reason));
  });

  it.each([
    'Bake in a 30 × 20 cm dish for 2–3 minutes, turned to the wall.',
    'Stir in the vegan butter, peanut butter or butter beans.',
    'It is rich without any butter.',
    'Press them four or five times to 2 cm.',
  ])('and is content with "%s"', (tip) => {
    expect(problems(tip)).toEqual([]);
  });

  it.each([
    'Popcorn is not suitable for children under five.',
    'It contains traces of alcohol.',
    'A splash of vegan white wine suits it.',
    'Use hot coffee when no children are eating.',
    'Green tea has some caffeine.',
    'Small pieces can choke.',
  ])('so that a dish for kids does not say "%s"', (tip) => {
    expect(problems(tip)).toEqual([]);
    expect(problems(tip, [...dal.dietaryRestrictions, 'kids'])).toEqual([expect.stringContaining('for kids')]);
  });

  it.each(['It contains no caffeine.', 'White wine vinegar works.', 'Children like it with a spoon of yoghurt.'])(
    'but may say "%s"',
    (tip) => expect(problems(tip, [...dal.dietaryRestrictions, 'kids'])).toEqual([]),
  );
});
