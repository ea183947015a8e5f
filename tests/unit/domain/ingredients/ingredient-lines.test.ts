import { describe, expect, it } from 'vitest';
import type { FoodMeasure } from '#src/domain/foods/food.ts';
import { FOODS } from '#src/domain/foods/table.ts';
import { allergensOf } from '#src/domain/ingredients/allergens.ts';
import { linesIn, parseIngredientLine, parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { nutritionOf } from '#src/domain/nutrition/nutrition.ts';

type Row = [line: string, quantity: number | null, max: number | null, unit: string | null, food: string | null];

/** Lines as cooks write them. */
const LINES: Row[] = [
  ['200 g red lentils, rinsed', 200, null, 'g', 'red-lentils'],
  ['1.5 kg floury potatoes, peeled', 1.5, null, 'kg', 'potato'],
  ['1 litre water', 1, null, 'l', 'water'],
  ['2 litres boiling water', 2, null, 'l', 'water'],
  ['250ml oat milk', 250, null, 'ml', 'oat-milk'],
  ['1 tbsp olive oil', 1, null, 'tbsp', 'olive-oil'],
  ['2 tablespoons soy sauce', 2, null, 'tablespoons', 'soy-sauce'],
  ['½ tsp ground cumin', 0.5, null, 'tsp', 'ground-cumin'],
  ['1½ tsp salt', 1.5, null, 'tsp', 'salt'],
  ['1 1/2 cups rolled oats', 1.5, null, 'cups', 'rolled-oats'],
  ['⅓ cup maple syrup', 1 / 3, null, 'cup', 'maple-syrup'],
  ['¾ cup caster sugar', 0.75, null, 'cup', 'caster-sugar'],
  ['2–3 garlic cloves, crushed', 2, 3, null, 'garlic'],
  ['2-3 tbsp lemon juice', 2, 3, 'tbsp', 'lemon-juice'],
  ['1 to 2 red chillies, sliced', 1, 2, null, 'red-chilli'],
  ['2 x 400 g tins chopped tomatoes', 800, null, 'g', 'tinned-tomatoes'],
  ['2 × 400g tins of chopped tomatoes', 800, null, 'g', 'tinned-tomatoes'],
  ['a pinch of salt', null, null, null, 'salt'],
  ['A generous pinch of saffron', null, null, null, 'saffron'],
  ['a handful of fresh mint', null, null, null, 'mint'],
  ['salt to taste', null, null, null, 'salt'],
  ['1 onion (150 g), finely chopped', 1, null, null, 'onion'],
  ['3 carrots, peeled and diced', 3, null, null, 'carrot'],
  ['1 large aubergine', 1, null, 'large', 'aubergine'],
  ['2 celery stalks, sliced', 2, null, null, 'celery'],
  ['4 slices sourdough bread', 4, null, null, 'sourdough-bread'],
  ['1 bay leaf', 1, null, null, 'bay-leaves'],
  ['400 g firm tofu, cut into 2 cm cubes', 400, null, 'g', 'tofu'],
  ['1 tbsp finely grated ginger', 1, null, 'tbsp', 'ginger'],
  ['100 g vegan dark chocolate, chopped', 100, null, 'g', 'dark-chocolate'],
  ['120 ml coconut milk', 120, null, 'ml', 'coconut-milk'],
  ['1 tsp coconut oil, melted', 1, null, 'tsp', 'coconut-oil'],
  ['75 g cashews, soaked overnight', 75, null, 'g', 'cashews'],
  ['2 ripe bananas', 2, null, null, 'banana'],
  ['10 cherry tomatoes, halved', 10, null, null, 'cherry-tomato'],
  ['1 tsp smoked paprika', 1, null, 'tsp', 'smoked-paprika'],
  ['50 g nutritional yeast', 50, null, 'g', 'nutritional-yeast'],
  ['300 g basmati rice', 300, null, 'g', 'basmati-rice'],
  ['1 tbsp rice vinegar', 1, null, 'tbsp', 'rice-vinegar'],
  ['8 Medjool dates, pitted', 8, null, null, 'medjool-date'],
  ['about 200 g spinach', 200, null, 'g', 'spinach'],
  ['100g/3½oz red lentils', 100, null, 'g', 'red-lentils'],
  ['100 g / 3½ oz red lentils', 100, null, 'g', 'red-lentils'],
  ['half a red cabbage', 0.5, null, null, 'red-cabbage'],
  ['a quarter of the onion', 0.25, null, null, 'onion'],
  ['1 kg/2.2 lb potatoes', 1, null, 'kg', 'potato'],
  ['1 heaped tbsp cocoa powder', 1, null, 'tbsp', 'cocoa-powder'],
  ['1,5 kg potatoes', 1.5, null, 'kg', 'potato'],
  ['1,000 g plain flour', 1000, null, 'g', 'plain-flour'],
  ['2 c plain flour', 2, null, 'cup', 'plain-flour'],
  ['½ c. plain flour', 0.5, null, 'cup', 'plain-flour'],
  ['150ml-200ml/5-7fl oz olive oil', 150, 200, 'ml', 'olive-oil'],
  ['1 tsp/5ml salt', 1, null, 'tsp', 'salt'],
  ['1 heaping tbsp cocoa powder', 1, null, 'tbsp', 'cocoa-powder'],
  ['2 dozen walnuts', 24, null, null, 'walnuts'],
  ['4 cloves', 4, null, null, 'cloves'],
  ['salt, 1 tsp', 1, null, 'tsp', 'salt'],
  ['1 lb 4 oz potatoes', 1.25, null, 'lb', 'potato'],
  ['2 80g courgettes', 160, null, 'g', 'courgette'],
  ['½–¾ tsp chilli flakes', 0.5, 0.75, 'tsp', 'chilli-flakes'],
  ['1 lemon', 1, null, null, 'lemon'],
  ['30 g fresh coriander, leaves and stalks', 30, null, 'g', 'coriander'],
  ['240 g cooked chickpeas', 240, null, 'g', 'chickpeas'],
];

describe('parseIngredientLine', () => {
  it.each(LINES)('reads "%s"', (line, quantity, quantityMax, unit, food) => {
    const read = parseIngredientLine(line);
    expect({ ...read, food: read.food?.id ?? null }).toMatchObject({ text: line, quantityMax, unit, food });
    if (quantity === null) expect(read.quantity).toBeNull();
    else expect(read.quantity).toBeCloseTo(quantity, 3);
  });
});

describe('the food of a line', () => {
  it.each([
    ['2 peppers', 'red-pepper'],
    ['½ pepper, sliced', 'red-pepper'],
    ['1 large pepper', 'red-pepper'],
    ['peppers, to serve', 'red-pepper'],
    ['1 tsp pepper', 'black-pepper'],
    ['a pinch of pepper', 'black-pepper'],
    ['4 grinds pepper', 'black-pepper'],
    ['salt and pepper', 'black-pepper'],
    ['pepper', 'black-pepper'],
    ['2 ears of corn', 'corn-on-the-cob'],
    ['2 cups corn', 'sweetcorn'],
    ['400 g chick peas', 'chickpeas'],
    ['1 can chick peas', 'chickpeas'],
    ['100 g dried chick peas', 'dried-chickpeas'],
    ['1 stick cinnamon', 'cinnamon-sticks'],
    ['1 tsp cinnamon', 'ground-cinnamon'],
    ['1 tin tomatoes', 'tinned-tomatoes'],
    ['280 g jar artichokes', 'artichoke-hearts'],
    ['2 artichokes', 'globe-artichoke'],
    ['200 g pasta sauce', undefined],
  ])('of "%s" is %s', (line, food) => {
    expect(parseIngredientLine(line).food?.id).toBe(food);
  });
});

describe("a line's weight", () => {
  it.each([
    ['200 g red lentils', 200],
    ['1.5 kg floury potatoes', 1500],
    ['1 litre water', 1000],
    ['1 tbsp olive oil', 13.65],
    ['2–3 garlic cloves', 10],
    ['2-3 tbsp lemon juice', 38.6],
    ['2 x 400 g tins chopped tomatoes', 800],
    ['2 tins chopped tomatoes', 800],
    ['a pinch of salt', 0.4],
    ['a handful of fresh mint', 10],
    ['1 onion (150 g), sliced', 150],
    ['1 lemon (about 120 g), sliced', 120],
    ['2 small onions', 182],
    ['4 slices sourdough bread', 200],
    ['2 cups (480 ml) water', 480],
    ['2 x 400 g tins chickpeas, drained', 480],
    ['1 tin (400 g) black beans, drained and rinsed', 240],
    ['1 x 400 g tin chickpeas (240 g drained), rinsed', 240],
    ['480 g cooked chickpeas (2 tins, drained)', 480],
    ['1 14-ounce block firm tofu', 396.9],
    ['1 (14-ounce) block firm tofu', 396.9],
    ['2 400g tins chopped tomatoes', 800],
    ['¾ cup plus 2 tbsp plain flour', 111.3],
    ['3/4 cup + 2 tablespoons plain flour', 111.3],
    ['1 tbsp plus 1 tsp olive oil', 18.2],
    ['half a red cabbage', 400],
    ['a quarter of a red cabbage', 200],
    ['1 tsp each of ground cumin and ground coriander', 3.7],
    ['1 tsp each ground cumin, ground coriander and paprika', 6.5],
  ])('of "%s" is %d g', (line, grams) => {
    expect(parseIngredientLine(line).grams).toBeCloseTo(grams, 0);
  });

  it.each(['salt and pepper', 'half a moonstone', 'salt to taste', 'fresh herbs', '', '200 g', '12 moonstones'])(
    'of "%s" is unknown',
    (line) => {
      expect(parseIngredientLine(line).grams).toBeNull();
    },
  );

  it.each([
    ['5 cm piece of ginger', 25],
    ['5cm piece ginger', 25],
    ['a 2-inch piece ginger', 25.4],
    ['2-3 cm piece of ginger', 12.5],
    ['½-inch knob of ginger, peeled', 6.35],
    ['2 x 5 cm pieces of ginger', 50],
    ['thumb-sized piece of ginger', 25],
    ['a thumb of ginger', 25],
    ['1 inch ginger', 12.7],
    ['ginger, about 2 cm', 10],
    ['10 cm daikon', 190],
    ['1 (5 cm) piece kombu', 3],
    ['1 tbsp grated ginger (2 cm piece)', 7.5],
    ['3 carrots, cut into 2 cm pieces', 210],
  ])('of "%s" follows from its length: %d g', (line, grams) => {
    expect(parseIngredientLine(line).grams).toBeCloseTo(grams, 0);
  });

  it.each([
    ['1 stick vegan butter', 113],
    ['2 sticks margarine', 226],
    ['1 stick cinnamon', 3.5],
    ['2 cinnamon sticks', 7],
    ['2 sticks celery', 80],
    ['2 celery sticks', 80],
    ['1 slice carrot', 3],
    ['1 slice kohlrabi', 16],
    ['2 lemon wedges', 20],
    ['8 cauliflower florets', 104],
    ['2 lime halves', 60],
    ['1 bulb garlic', 40],
    ['1 large celery stalk', 54],
    ['2 stock cubes', 20],
    ['2 cubes stock', 20],
    ['1 can tomatoes', 400],
    ['1 packet (7 g) yeast', 7],
    ['1/4 oz yeast', 7.1],
    ['2 sachets instant yeast', 14],
    ['1 large oyster mushroom', 148],
    ['10 baby carrots', 100],
    ['1 cantaloupe melon', 600],
    ['1 wedge of cantaloupe melon', 75],
    ['1 cup avocado', 156],
    ['1 cup mashed avocado', 232.8],
    ['1 cup avocado, mashed', 156],
    ['1 cup sliced red pepper', 92.4],
    ['1 cup chopped red pepper', 144],
    ['1 tsp ground dried basil', 1.5],
    ['1 envelope active dry yeast', 7],
    ['1 package dry yeast', 7],
  ])('of "%s" is that of its measure: %d g', (line, grams) => {
    expect(parseIngredientLine(line).grams).toBeCloseTo(grams, 0);
  });

  it.each(['slice', 'wedge', 'ring', 'cube', 'strip', 'sheet', 'stalk', 'chunk', 'sprig', 'tin', 'bag', 'piece'])(
    'of a %s is unknown of foods that have none, and never that of a whole one',
    (measure) => {
      for (const { id, names, measures } of FOODS.filter(
        ({ piece, names: [name] }) => piece && !name.includes(measure),
      ))
        for (const line of [
          `1 ${measure} ${names[0]}`,
          `2 large ${measure}s of ${names[0]}`,
          `1 ${names[0]} ${measure}`,
        ]) {
          const { food, grams } = parseIngredientLine(line);
          if (food?.id === id && !measures?.[measure as FoodMeasure]) expect(grams, line).toBeNull();
        }
    },
  );

  it.each(['5 cm piece of potato', '2 inches of aubergine', '5 x 10 cm piece kombu', 'ginger cut into 2 cm cubes'])(
    'of "%s" is unknown',
    (line) => {
      expect(parseIngredientLine(line).grams).toBeNull();
    },
  );

  it('keeps what it cannot read as text', () => {
    expect(parseIngredientLine('  love   and patience ')).toMatchObject({
      text: 'love and patience',
      quantity: null,
      food: null,
    });
  });

  it('parts the preparation at the first comma', () => {
    const { name, preparation } = parseIngredientLine('1 red onion (150 g), halved, then thinly sliced');
    expect({ name, preparation }).toEqual({ name: 'red onion', preparation: 'halved, then thinly sliced' });
  });
});

describe('a line of so much each', () => {
  it.each([
    ['1 tsp each of ground cumin and coriander', ['1 tsp ground cumin', '1 tsp coriander']],
    ['½ tsp each cumin, paprika and salt, toasted', ['½ tsp cumin', '½ tsp paprika', '½ tsp salt']],
    ['100 g each of almonds and walnuts (toasted)', ['100 g almonds', '100 g walnuts']],
    ['1 each of red and yellow pepper', ['1 red pepper', '1 yellow pepper']],
    ['1 tsp each of cumin and zorblax', ['1 tsp cumin', '1 tsp zorblax']],
    ['a handful each of mint and coriander', ['a handful mint', 'a handful coriander']],
  ])('stands for every one: %s', (line, each) => {
    expect(linesIn(parseIngredientLine(line)).map(({ text }) => text)).toEqual(each);
  });

  it.each(['2 tins (400 g each) beans and peas', '4 slices, 50 g each', 'salt and pepper', '4 rolls, each cut in two'])(
    'is no line like "%s"',
    (line) => expect(linesIn(parseIngredientLine(line))).toHaveLength(1),
  );

  it('counts all of them in nutrition and for allergens', () => {
    const together = parseIngredientLines(['100 g each of sesame seeds and cashews']);
    const apart = parseIngredientLines(['100 g sesame seeds', '100 g cashews']);
    expect(nutritionOf(together, 2)).toEqual(nutritionOf(apart, 2));
    expect(allergensOf(together)).toEqual(allergensOf(apart));
    expect(allergensOf(together).contains.map(({ allergen }) => allergen)).toEqual(['nuts', 'sesame']);
    expect(allergensOf(parseIngredientLines(['1 tsp each of cumin and zorblax'])).unknown).toEqual(['zorblax']);
  });
});
