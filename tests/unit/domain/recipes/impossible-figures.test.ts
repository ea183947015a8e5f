import { describe, expect, it } from 'vitest';
import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { nutritionShown } from '#src/domain/nutrition/nutrition.ts';
import type { NutritionByHand } from '#src/domain/nutrition/nutrition-by-hand.ts';
import { impossibleFigures, unanswered } from '#src/domain/recipes/impossible-figures.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';

interface Change {
  ingredients?: string[];
  instructions?: string[];
  marks?: Mark[];
  servings?: number | null;
  prepTime?: number | null;
  cookTime?: number | null;
  restTime?: number | null;
  nutritionByHand?: NutritionByHand;
}

const STEW = ['800 g potatoes', '2 onions', '2 carrots', '1 l vegetable stock', '2 tbsp olive oil', '1 tsp salt'];
const found = (change: Change) => {
  const recipe = {
    ingredients: STEW,
    instructions: ['Simmer everything for 30 minutes.'],
    marks: [],
    servings: 4,
    ...{ prepTime: 15, cookTime: 30, restTime: 0 },
    ...change,
  };
  const lines = parseIngredientLines(recipe.ingredients);
  const nutrition = nutritionShown(recipe, lines);
  return impossibleFigures({ ...recipe, lines, steps: recipe.instructions, nutrition });
};
const said = (change: Change) => found(change).map(({ path, message }) => [path, message]);
const swapped = (at: number, line: string): Change => ({ ingredients: STEW.with(at, line) });
const BY_HAND: NutritionByHand = {
  ...{ calories: 400, totalFat: 20, saturatedFat: 2, totalCarbs: 40, sugars: 4, fiber: 3, protein: 10 },
  ...{ sodium: 900, vitaminC: 0, servingGrams: 300 },
};

describe('impossibleFigures', () => {
  it('finds nothing in a stew', () => {
    expect(found({})).toEqual([]);
  });

  it.each<[string, Change, [string, string][]]>([
    [
      'a line of more than 5 kg a serving',
      swapped(0, '50 kg potatoes'),
      [
        [
          'ingredients.0',
          '“50 kg potatoes” is read as 50 kg, which makes 12.5 kg a serving. Check the amount and the 4 servings.',
        ],
      ],
    ],
    [
      'a weight for one',
      { ...swapped(3, '5.5 l water'), servings: 1 },
      [
        [
          'ingredients.3',
          '“5.5 l water” is read as 5.5 kg, which makes 5.5 kg a serving. Check the amount and the one serving.',
        ],
      ],
    ],
    [
      'more than 10 g of salt a serving',
      swapped(5, '100 g salt'),
      [
        [
          'ingredients.5',
          expect.stringMatching(
            /^A serving comes to 2\d g of salt, most of it from this line: “100 g salt” is read as 100 g\. Check the amount and the 4 servings\.$/,
          ),
        ],
      ],
    ],
    [
      'more than 1,500 kcal a serving',
      swapped(4, '1 l olive oil'),
      [
        [
          'ingredients.4',
          expect.stringMatching(
            /^A serving comes to 2,\d{3} kcal, most of it from this line: “1 l olive oil” is read as 9\d\d g\. Check/,
          ),
        ],
      ],
    ],
    [
      'a line that is most of the weight',
      swapped(1, '10 kg onions'),
      [
        [
          'ingredients.1',
          '“10 kg onions” is read as 10 kg: 83 % of the weight of all ingredients, and 2.5 kg a serving. Check the amount and the 4 servings.',
        ],
      ],
    ],
    [
      'days that nothing explains',
      { prepTime: 4320 },
      [
        [
          'prepTime',
          'It takes 72 h 30 min, 72 h of it preparation, and no step says what there is to wait for. Check the times.',
        ],
      ],
    ],
    [
      'two lines at once',
      { ingredients: STEW.with(0, '50 kg potatoes').with(5, '200 g salt') },
      [
        ['ingredients.0', expect.stringContaining('12.5 kg')],
        ['ingredients.5', expect.stringContaining('g of salt')],
      ],
    ],
    [
      'energy set by hand',
      { nutritionByHand: { ...BY_HAND, servingGrams: 400 } },
      [
        [
          'nutritionByHand',
          'A serving comes to 1,600 kcal, by the nutrition set by hand. Check those figures and the weight of a serving.',
        ],
      ],
    ],
  ])('says %s', (_, change, expected) => {
    expect(said(change)).toEqual(expected);
  });

  it.each<[string, Change]>([
    [
      'an ordinary tray of one thing',
      { ingredients: ['1.6 kg potatoes', '2 tbsp olive oil', '1 tsp salt', '1 tsp thyme', '1 tsp paprika'] },
    ],
    ['much water', { ingredients: ['6 l water', ...STEW] }],
    ['much of one thing among few', { ingredients: ['8 kg tomatoes', '1 tbsp salt'] }],
    [
      'oil that a mark says is left in the pan',
      {
        ...swapped(4, '1 l olive oil'),
        instructions: ['Fry in the olive oil.'],
        marks: [
          {
            of: 'ingredient',
            step: 0,
            text: 'olive oil',
            start: 11,
            line: 4,
            share: 1,
            eaten: 0.05,
          },
        ],
      },
    ],
    ['energy set by hand that can be', { ...swapped(4, '1 l olive oil'), nutritionByHand: BY_HAND }],
    ['what serves nobody yet', { ...swapped(0, '50 kg potatoes'), servings: null }],
    ['times that nobody knows', { prepTime: null, cookTime: null, restTime: null }],
    ['a day to the minute', { prepTime: 0, cookTime: 0, restTime: 1440 }],
    ['days of fermenting', { restTime: 7200, instructions: ['Leave to ferment for 5 days.'] }],
    ['a long soak', { restTime: 2000, instructions: ['Soak the beans.', 'Simmer everything for 30 minutes.'] }],
    ['a night and a day', { restTime: 1500, instructions: ['Put it in the fridge overnight.', 'Bake it.'] }],
    ['what was soaked before', { restTime: 2000, ingredients: [...STEW, '200 g beans, soaked overnight'] }],
  ])('lets %s pass', (_, change) => {
    expect(found(change)).toEqual([]);
  });

  it.each<[string, Change]>([
    ['a short wait', { restTime: 4320, instructions: ['Chill for 30 minutes.'] }],
    ['cooling', { restTime: 4320, instructions: ['Leave to cool.'] }],
  ])('is not talked out of days by %s', (_, change) => {
    expect(said(change)).toEqual([['restTime', expect.stringContaining('72 h of it waiting')]]);
  });

  it('is answered for the line and the servings it was said of', () => {
    const [heavy] = found(swapped(0, '50 kg potatoes'));
    const answers = heavy ? [heavy] : [];
    expect(unanswered(found(swapped(0, '50 kg potatoes')), answers)).toEqual([]);
    expect(unanswered(found(swapped(0, '60 kg potatoes')), answers)).toHaveLength(1);
    expect(unanswered(found({ ...swapped(0, '50 kg potatoes'), servings: 2 }), answers)).toHaveLength(1);
  });
});
