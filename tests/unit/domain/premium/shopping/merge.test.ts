import { describe, expect, it } from 'vitest';
import { mergeRecipes, type RecipeToShop } from '#src/domain/premium/shopping/merge.ts';
import { amountOf } from '#src/domain/premium/shopping/totals.ts';

/** Recipes for 4, of these lines each, planned for so many; without a number for 4. */
type Planned = readonly [lines: readonly string[], servings?: number];

const planned = (recipes: readonly Planned[]): RecipeToShop[] =>
  recipes.map(([ingredients, servings = 4], index) => ({
    entryId: `entry-${index}`,
    ingredients,
    recipeServings: 4,
    servings,
  }));

/** What the recipes ask for altogether, before it becomes packs. */
const listOf = (recipes: readonly Planned[]): string[] =>
  mergeRecipes(planned(recipes)).map(({ name, sources }) => {
    const total = amountOf(sources.map(({ portion }) => portion));
    return (total ? `${name}: ${total}` : name).replaceAll('\u00a0', ' ');
  });

/** Two lines of two recipes, and what is to be bought. Every amount was worked out by hand. */
const PAIRS: readonly (readonly [a: string, b: string, bought: readonly string[]])[] = [
  // The same unit.
  ['200 g red lentils', '150 g red lentils, rinsed', ['Red lentils: 350 g']],
  ['1 kg potatoes', '250 g potatoes', ['Potatoes: 1.25 kg']],
  ['600 g ripe tomatoes', '400 g tomatoes, diced', ['Tomatoes: 1 kg']],
  ['400 ml coconut milk', '200 ml coconut milk', ['Coconut milk: 600 ml']],
  [
    '1 tsp each of ground cumin and sweet paprika',
    '1 tsp sweet paprika',
    ['Ground cumin: 1 tsp', 'Sweet paprika: 2 tsp'],
  ],
  ['263 ml olive oil', '1 ml olive oil', ['Olive oil: 265 ml']],
  ['1.5 litres vegetable stock', '750 ml vegetable stock', ['Vegetable stock cubes: 2.25 l']],
  ['5 dl oat milk', '1 l oat milk', ['Oat milk: 1.5 l']],
  ['salt and pepper', 'salt', ['Salt', 'Pepper']],
  // What is done to one food is no second one.
  ['peeled and chopped carrots', '2 carrots', ['Carrots: 2 + some more']],
  ['1 onion, chopped', '2 onions, sliced', ['Onions: 3']],
  ['½ cucumber', '½ cucumber, sliced', ['Cucumber: 1']],
  ['2 garlic cloves', '3 garlic cloves, crushed', ['Garlic: 5 cloves']],
  ['2 garlic cloves', '1 garlic', ['Garlic: 3 cloves']],
  ['2 celery sticks', '3 celery stalks', ['Celery: 5 stalks']],
  ['8 oz spaghetti', '4 oz spaghetti', ['Spaghetti: 12 oz']],
  ['1 lb potatoes', '8 oz potatoes', ['Potatoes: 680 g']],
  ['1 cup plain flour', '½ cup plain flour', ['Plain flour: 1½ cups']],
  // Spoons and cups.
  ['1 tbsp soy sauce', '1 tsp soy sauce', ['Soy sauce: 1½ tbsp']],
  ['1 tsp ground cumin', '½ tsp ground cumin', ['Ground cumin: 1½ tsp']],
  ['2 tsp ground cumin', '1 tsp ground cumin', ['Ground cumin: 1 tbsp']],
  ['2 tbsp olive oil', '50 ml olive oil', ['Olive oil: 80 ml']],
  ['1 cup oat milk', '260 ml oat milk', ['Oat milk: 500 ml']],
  ['8 tbsp maple syrup', '8 tbsp maple syrup', ['Maple syrup: 240 ml']],
  // Volume and weight, where the table knows what a millilitre weighs: 240 × 0.53, 30 × 1.02, 15 × 0.4.
  ['200 g plain flour', '1 cup plain flour', ['Plain flour: 325 g']],
  ['100 g tahini', '2 tbsp tahini', ['Tahini: 130 g']],
  ['30 g cocoa powder', '1 tbsp cocoa powder', ['Cocoa powder: 36 g']],
  // … and where it does not: spaghetti has no density.
  ['200 g spaghetti', '1 cup spaghetti', ['Spaghetti: 200 g + 1 cup']],
  // Pieces and weight: an onion weighs 150 g, a carrot 80 g, a clove 4 g, a tin of chickpeas holds 240 g.
  ['2 onions', '300 g onions', ['Onions: 560 g (about 5)']],
  ['1 carrot', '100 g carrots', ['Carrots: 170 g (about 3)']],
  ['1 large onion', '100 g onion', ['Onions: 275 g (about 2)']],
  ['3 garlic cloves', '8 g garlic', ['Garlic: 20 g']],
  ['1 tin chickpeas', '240 g cooked chickpeas', ['Chickpeas: 480 g (about 2 tins)']],
  ['1 onion (200 g)', '100 g onions', ['Onions: 300 g (about 2)']],
  // A piece of which the table knows no weight.
  ['2 ginger biscuits', '100 g dragon fruit crisps', ['Ginger biscuits: 2', 'Dragon fruit crisps: 100 g']],
  ['1 pack tofu', '200 g tofu', ['Tofu: 200 g + 1 pack']],
  ['2 tbsp tomato chutney', '100 g tomatoes', ['Tomatoes: 100 g', 'Tomato chutney: 2 tbsp']],
  ['1 garlic bulb', '2 heads of garlic', ['Garlic: 3 heads']],
  // What a hand or a plant gives stays as it is.
  ['200 g spinach', 'a handful of spinach', ['Spinach: 200 g + 1 handful']],
  ['a handful of spinach', '2 handfuls of baby spinach', ['Spinach: 3 handfuls']],
  ['1 bunch coriander', '10 g fresh coriander', ['Coriander: 10 g + 1 bunch']],
  ['4 sprigs of fresh mint', '2 sprigs of mint', ['Mint: 6 sprigs']],
  ['1 tsp salt', 'a pinch of salt', ['Salt: 1 tsp']],
  ['2 tbsp olive oil', 'Olive oil, for frying', ['Olive oil: 2 tbsp + some more']],
  ['Basil leaves, to serve', 'Fresh basil leaves', ['Basil']],
  // Packs.
  ['2 x 400 g tins chopped tomatoes', '1 x 400 g tin chopped tomatoes', ['Chopped tomatoes: 3 × 400 g tins']],
  ['2 x 400 g tins chickpeas, drained', '120 g cooked chickpeas', ['Chickpeas: 600 g (about 3 × 400 g tins)']],
  ['1 can black beans', '1 tin black beans', ['Black beans: 2 tins']],
  // One food under two names, and two that only look like one.
  ['1 aubergine', '2 eggplants', ['Aubergines: 3']],
  ['1 courgette', '1 zucchini', ['Courgettes: 2']],
  ['10 g cilantro', '10 g fresh coriander', ['Coriander: 20 g']],
  ['1 onion', '1 red onion', ['Onion: 1', 'Red onion: 1']],
  ['2 tbsp sunflower oil', '1 tbsp avocado oil', ['Avocado oil: 1 tbsp', 'Sunflower oil: 2 tbsp']],
  ['200 g green lentils', '100 g brown lentils', ['Brown lentils: 100 g', 'Green lentils: 200 g']],
  ['200 g tomatoes', '400 g tinned chopped tomatoes', ['Tomatoes: 200 g', 'Tinned chopped tomatoes: 400 g']],
  ['1 tbsp coconut oil', '100 ml coconut milk', ['Coconut oil: 1 tbsp', 'Coconut milk: 100 ml']],
  // Ranges count with their upper end.
  ['2–3 tbsp olive oil', '1 tbsp olive oil', ['Olive oil: 4 tbsp']],
  ['2-3 onions', '300 g onions', ['Onions: 690 g (about 6)']],
  // Ways to write.
  ['2 tbsp plus 1 tsp soy sauce', '2 tsp soy sauce', ['Soy sauce: 3 tbsp']],
  ['half an onion', 'an onion', ['Onions: 1½']],
  ['Juice of 1 lemon', '2 lemons', ['Lemons: 3']],
  ['Salt and black pepper', '1 tsp salt', ['Black pepper', 'Salt: 1 tsp + some more']],
  ['2 tbsp tamari or soy sauce', '1 tbsp tamari', ['Tamari: 3 tbsp']],
  ['500 ml water', '200 g ice cubes', []],
  ['For the sauce:', '1 tbsp tahini', ['Tahini: 1 tbsp']],
];

/** Whole recipes, with the servings they are planned for. */
const LISTS: readonly (readonly [title: string, recipes: readonly Planned[], bought: readonly string[]])[] = [
  [
    'half of a recipe',
    [[['300 g red lentils', '1 onion', '2 garlic cloves'], 2]],
    ['Garlic: 1 clove', 'Onion: ½', 'Red lentils: 150 g'],
  ],
  ['three times a recipe', [[['2 tsp soy sauce', '250 g tofu'], 12]], ['Tofu: 750 g', 'Soy sauce: 2 tbsp']],
  [
    'the same recipe for 6 and for 2',
    [
      [['400 g pasta', '2 tbsp olive oil'], 6],
      [['400 g pasta', '2 tbsp olive oil'], 2],
    ],
    ['Pasta: 800 g', 'Olive oil: 4 tbsp'],
  ],
  [
    'one serving of a recipe for four',
    [[['1 kg potatoes', '1 onion', '200 ml oat cream'], 1]],
    ['Onion: ¼', 'Potatoes: 250 g', 'Oat cream: 50 ml'],
  ],
  ['100 servings', [[['1 kg potatoes', '3 onions'], 100]], ['Onions: 75', 'Potatoes: 25 kg']],
  [
    'a line asked for twice in one recipe',
    [[['1 tbsp soy sauce', '2 tbsp soy sauce, to serve']]],
    ['Soy sauce: 3 tbsp'],
  ],
  [
    'two different recipes in the order of the aisles',
    [
      [['150 g frozen peas', '1 lemon', '2 tbsp tahini'], 8],
      [['1 tin coconut milk', '100 g frozen peas', '½ lemon'], 4],
    ],
    ['Lemons: 2½', 'Tahini: 4 tbsp', 'Coconut milk: 1 tin', 'Frozen peas: 400 g'],
  ],
  [
    'a third of a tin',
    [
      [['1 x 400 g tin chickpeas'], 1],
      [['1 x 400 g tin chickpeas'], 3],
    ],
    ['Chickpeas: 1 × 400 g tin'],
  ],
  [
    'a food the table does not know, in two recipes',
    [[['2 moonberry leathers']], [['1 moonberry leather'], 8]],
    ['Moonberry leathers: 4'],
  ],
];

describe('mergeRecipes', () => {
  it.each(PAIRS)('merges "%s" and "%s"', (a, b, bought) => {
    expect(listOf([[[a]], [[b]]]).toSorted()).toEqual(bought.toSorted());
    expect(
      listOf([[[b]], [[a]]])
        .map((item) => item.split(':')[1])
        .toSorted(),
    ).toEqual(bought.map((item) => item.split(':')[1]).toSorted());
  });

  it.each(LISTS)('shops for %s', (_, recipes, bought) => {
    expect(listOf(recipes)).toEqual(bought);
  });

  it.each([
    [['3 tbsp tamari (gluten-free)'], ['2 tbsp tamari'], ['Tamari, gluten-free: 5 tbsp']],
    [['200 g gluten-free oats'], ['100 g gluten-free oats'], ['Gluten-free oats: 300 g']],
    [['50 g soya-free dark chocolate'], [], ['Dark chocolate, soya-free: 50 g']],
    [['1 tbsp soy sauce (use tamari for gluten-free)'], [], ['Soy sauce: 1 tbsp']],
  ])('buys of %j and %j what a recipe asks the label for', (one, other, bought) => {
    expect(listOf([[one], [other]])).toEqual(bought);
  });

  it('keeps of every amount where it comes from', () => {
    const [onions] = mergeRecipes(
      planned([
        [['1 large onion, chopped'], 8],
        [['100 g onions'], 2],
      ]),
    );
    expect(
      onions?.sources.map(({ entryId, line, amount }) => [entryId, line, amount.replaceAll('\u00a0', ' ')]),
    ).toEqual([
      ['entry-0', '1 large onion, chopped', '2'],
      ['entry-1', '100 g onions', '50 g'],
    ]);
  });

  it('leaves out what was taken off the list for a recipe, and only for that one', () => {
    const [a, b] = planned([[['1 onion', '1 carrot']], [['2 onions']]]) as [RecipeToShop, RecipeToShop];
    const items = mergeRecipes([{ ...a, removedKeys: ['food:onion'] }, b]);
    expect(items.map(({ key, amount }) => [key, amount])).toEqual([
      ['food:carrot', '1'],
      ['food:onion', '2'],
    ]);
  });

  it('marks salt, oil, pepper and spices as staples, and nothing one buys for a dish', () => {
    const lines = [
      '1 tsp salt',
      '1 tbsp olive oil',
      'black pepper',
      '1 tsp ground cumin',
      '1 tin chickpeas',
      '200 g plain flour',
    ];
    const staples = mergeRecipes(planned([[lines]])).filter(({ isStaple }) => isStaple);
    expect(staples.map(({ key }) => key)).toEqual([
      'food:olive-oil',
      'food:black-pepper',
      'food:ground-cumin',
      'food:salt',
    ]);
  });

  it('has at least 60 hand-checked pairs and lists', () => {
    expect(PAIRS.length + LISTS.length).toBeGreaterThanOrEqual(60);
  });
});
