import { describe, expect, it } from 'vitest';
import { foodById } from '#src/domain/foods/find.ts';
import { boughtFor, purchaseOfFood } from '#src/domain/foods/purchases.ts';
import { FOODS } from '#src/domain/foods/table.ts';
import { purchaseOf } from '#src/domain/premium/shopping/bought-units.ts';
import { mergeRecipes, ownItem } from '#src/domain/premium/shopping/merge.ts';

const bought = (...lines: string[]): string[] =>
  mergeRecipes([{ entryId: 'a', ingredients: lines, recipeServings: 4, servings: 4 }]).map(
    ({ name, amount, isStaple }) =>
      `${isStaple ? 'have it? ' : ''}${amount ? `${name}: ${amount}` : name}`.replaceAll('\u00a0', ' '),
  );

/** Lines of recipes, and what is put into the basket for them. Worked out by hand. */
const BASKETS: readonly (readonly [lines: readonly string[], basket: readonly string[]])[] = [
  // Tins say what is in them, drained.
  [['420 g cooked kidney beans'], ['Kidney beans: 2 × 400 g tins (480 g drained, 60 g over)']],
  [['500 g cooked kidney beans'], ['Kidney beans: 2 × 400 g tins (480 g drained)']],
  [['1 tin chickpeas', '240 g cooked chickpeas'], ['Chickpeas: 2 × 400 g tins (480 g drained)']],
  [['2 x 400 g tins chopped tomatoes'], ['Chopped tomatoes: 2 × 400 g tins']],
  // One pack of a size is one, however its size is written.
  [['400 g tin chickpeas'], ['Chickpeas: 1 × 400 g tin (240 g drained)']],
  [['a 400 g can of chickpeas'], ['Chickpeas: 1 × 400 g tin (240 g drained)']],
  [['1 (400 g) tin chickpeas'], ['Chickpeas: 1 × 400 g tin (240 g drained)']],
  [['2 400g tins chickpeas'], ['Chickpeas: 2 × 400 g tins (480 g drained)']],
  [['1 (15 oz) can chick peas'], ['Chick peas: 1 × 400 g tin (240 g drained)']],
  [['400g/14oz can chopped tomatoes'], ['Chopped tomatoes: 1 × 400 g tin']],
  [['280 g jar artichokes'], ['Artichoke hearts: 1 × 280 g jar']],
  [['280 g jar sun-dried tomatoes in oil'], ['Sun-dried tomato in oil: 1 × 280 g jar (160 g drained)']],
  [['1 tin tomatoes', '1 tin chopped tomatoes'], ['Chopped tomatoes: 2 × 400 g tins']],
  [['1 stick cinnamon', '2 cinnamon sticks'], ['have it? Cinnamon sticks: 3']],
  [['2 peppers', '1 red pepper'], ['Red peppers: 3']],
  [['1 tsp pepper'], ['have it? Pepper: 1 tsp']],
  [['5 cm piece of ginger'], ['Ginger: 30 g']],
  [['10 cm daikon'], ['Daikon: 1']],
  // What grows.
  [['25 garlic cloves'], ['Garlic: 3 bulbs (25 cloves)']],
  [['3 garlic bulbs'], ['Garlic: 3 bulbs']],
  [['2 onions', '300 g onions'], ['Onions: 4']],
  [['1 large onion'], ['Onion: 1']],
  [['3.6 kg ripe tomatoes'], ['Ripe tomatoes: 3.6 kg (about 33)']],
  [['600 g ripe tomatoes'], ['Ripe tomatoes: 6']],
  [['15 tomatoes'], ['Tomatoes: 15']],
  [['½ cucumber'], ['Cucumber: 1']],
  [['4 sprigs of fresh mint'], ['Fresh mint: 1 bunch (4 sprigs)']],
  [['2 bunches of coriander', '10 g fresh coriander'], ['Coriander: 3 bunches']],
  [['850 g potatoes'], ['Potatoes: 900 g']],
  // One fruit gives all that is made of it: 45 ml of juice and a tablespoon of zest from a lemon.
  [['5 tbsp lemon juice'], ['Lemons: 2']],
  [['3 tbsp lemon juice', '1 tbsp lemon zest'], ['Lemon: 1']],
  [['1 lemon', '2 tbsp lemon juice', '2 tsp lemon zest'], ['Lemons: 2']],
  [['Juice of 1 lemon', 'zest of 1 lemon'], ['Lemon: 1']],
  [['Zest and juice of 2 limes'], ['Limes: 2']],
  [['240 g cooked chickpeas', '100 ml aquafaba'], ['Chickpeas: 1 × 400 g tin (240 g drained)']],
  [['300 ml aquafaba'], ['Chickpeas: 3 × 400 g tins (720 g drained, 165 g over)']],
  // Packs of pieces.
  [['6 burger buns'], ['Burger buns: 2 packets of 4 (2 over)']],
  [['200 g cooked brown rice'], ['Brown rice: 1 × 1 kg bag (920 g over)']],
  // A little of what every kitchen has is looked for there.
  [['1 tsp baking powder'], ['have it? Baking powder: 1 tsp']],
  [['500 g plain flour'], ['Plain flour: 1 × 1.5 kg bag (1 kg over)']],
  [['½ tsp salt', 'a pinch of salt'], ['have it? Salt: ½ tsp']],
  // What nobody knows stays as it is written; so does what says no amount, or none.
  [['2 moonberry leathers'], ['Moonberry leathers: 2']],
  [['100 g dragon fruit crisps'], ['Dragon fruit crisps: 100 g']],
  [['0 g spinach'], ['Spinach']],
  [['Fresh basil leaves, to serve'], ['Basil']],
  [['10 g fresh basil', 'Basil leaves, to serve'], ['Basil: 1 bunch (10 g)']],
  // Of a range the upper end: it must suffice.
  [['2–3 onions'], ['Onions: 3']],
  [['200-300 g cooked black beans'], ['Black beans: 2 × 400 g tins (480 g drained, 180 g over)']],
  [['180 g passion fruit pulp'], ['Passion fruits: 10']],
  [['500 g edamame pods (260 g shelled)'], ['Edamame pods: 1 × 500 g bag']],
  [['1 pack tofu'], ['Tofu: 1 × 280 g block']],
];

describe('a line of any food in any measure', () => {
  it.each(['jar', 'tin', 'stick', 'slice', 'leaf', 'cube', 'chunk'])('is bought: a %s', (measure) => {
    for (const { names } of FOODS)
      for (const line of [`1 ${measure} ${names[0]}`, `2 ${names.at(-1)} ${measure}s`, `400 g ${measure} ${names[0]}s`])
        expect(() => bought(line), line).not.toThrow();
  });
});

describe('mergeRecipes', () => {
  it.each(BASKETS)('buys for %j', (lines, basket) => {
    expect(bought(...lines)).toEqual(basket);
  });

  it('leaves what a member wrote as it is, and lays it where it is found', () => {
    const own = ownItem('b', '2 tins kidney beans');
    expect(own).toMatchObject({ name: '2 tins kidney beans', amount: '', aisle: 'tins', purchase: null });
    expect(ownItem('c', 'Bin bags')).toMatchObject({ name: 'Bin bags', amount: '', aisle: 'other' });
  });

  it('says of each line what it takes, the juice apart from the zest', () => {
    const [lemon] = mergeRecipes([
      { entryId: 'a', ingredients: ['2 tbsp lemon juice', '1 tsp lemon zest'], recipeServings: 4, servings: 8 },
    ]);
    expect(lemon?.sources.map(({ line, amount }) => [line, amount.replaceAll('\u00a0', ' ')])).toEqual([
      ['2 tbsp lemon juice', '4 tbsp juice'],
      ['1 tsp lemon zest', '2 tsp zest'],
    ]);
  });

  it('leaves out juice that was taken off a list of before, and buys the lemon beside it', () => {
    const ingredients = ['2 tbsp lemon juice', '1 lemon'];
    const recipe = { entryId: 'a', ingredients, recipeServings: 4, servings: 4 };
    expect(mergeRecipes([{ ...recipe, removedKeys: ['food:lemon-juice'] }])).toMatchObject([{ amount: '1' }]);
    expect(mergeRecipes([{ ...recipe, removedKeys: ['food:lemon'] }])).toEqual([]);
  });
});

describe('purchases.json', () => {
  const rows = FOODS.flatMap(({ id }) => purchaseOfFood(id) ?? []);

  it('says of every line what one gives', () => {
    const empty = rows.filter(({ food }) => {
      const base = foodById.get(boughtFor(food)?.food ?? '');
      return !base || (purchaseOf(base)?.content ?? 0) <= 0;
    });
    expect(empty.map(({ food }) => food)).toEqual([]);
    expect(rows.filter((row) => 'of' in row && !row.g && !row.ml)).toEqual([]);
  });

  it('knows the density of what is asked for by spoon and sold by weight, or the other way round', () => {
    const blind = rows.filter((row) => row.ml && foodById.get(row.food)?.density === undefined);
    expect(blind.map(({ food }) => food)).toEqual([]);
  });

  it('names no food that the table does not have', () => {
    expect(rows.length).toBeGreaterThan(400);
    expect(rows.filter((row) => 'of' in row && !foodById.has(row.of))).toEqual([]);
  });
});
