import { describe, expect, it } from 'vitest';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { scalableRecipe } from '#src/domain/recipes/scalable-recipe.ts';
import { proposedMarks } from '#src/domain/scaling/proposed-marks.ts';

/** Written by reading the recipes as a cook: recipe, ingredient, swap, whether it may be offered, and why. */
const TRUTH = [
  ['summer-berry-pavlova', 'aquafaba', 'soy-milk', false, 'soy milk does not whip to a meringue'],
  ['summer-berry-pavlova', 'caster sugar', 'light-brown-sugar', false, 'damp sugar weakens the foam'],
  ['summer-berry-pavlova', 'cornflour', 'arrowroot', true, 'a spoonful steadies the foam alike'],
  ['summer-berry-pavlova', 'cornflour', 'plain-flour', false, 'raw flour in a meringue'],
  ['summer-berry-pavlova', 'coconut cream', 'vegan-whipping-cream', true, 'made to be whipped'],
  ['coconut-macaroons', 'aquafaba', 'soy-milk', false, 'it is whisked until foamy'],
  ['coconut-macaroons', 'caster sugar', 'light-brown-sugar', false, 'it goes into a foam'],
  ['popcorn-with-nutritional-yeast', 'nutritional yeast', 'white-miso', false, 'it is sprinkled dry'],
  ['kale-chips', 'nutritional yeast', 'white-miso', false, 'it is sprinkled dry'],
  ['aubergine-parmigiana', 'nutritional yeast', 'white-miso', false, 'half of it goes among dry crumbs'],
  ['caesar-salad-with-croutons', 'nutritional yeast', 'white-miso', true, 'it seasons a blended dressing'],
  ['vegetable-lasagne', 'nutritional yeast', 'white-miso', true, 'it seasons a white sauce'],
  ['kale-chips', 'kale', 'spinach', false, 'spinach does not turn crisp'],
  ['minestrone', 'kale', 'spinach', true, 'it wilts in a soup'],
  ['palak-tofu', 'spinach', 'kale', true, 'it is blanched and blended'],
  ['rainbow-buddha-bowl', 'spinach', 'kale', false, 'raw leaves under a bowl'],
  ['laminated-croissants', 'vegan butter', 'olive-oil', false, 'layers need a block that can be rolled'],
  ['laminated-croissants', 'vegan butter', 'coconut-oil', false, 'it shatters instead of rolling'],
  ['chocolate-cake', 'vegan butter', 'olive-oil', false, 'it is beaten to a buttercream'],
  ['lemon-tart', 'vegan butter', 'olive-oil', false, 'it is rubbed in cold'],
  ['apple-crumble', 'vegan butter', 'coconut-oil', true, 'a hard fat can be rubbed in'],
  ['french-toast-with-berries', 'vegan butter', 'olive-oil', true, 'it fries'],
  ['strawberry-cheesecake', 'coconut oil', 'sunflower-oil', false, 'the filling sets by it'],
  ['red-lentil-dal', 'coconut oil', 'sunflower-oil', true, 'it fries the spices'],
  ['peanut-butter-cups', 'coconut oil', 'vegan-butter', false, 'its water makes chocolate seize'],
  ['chia-chocolate-pudding', 'chia seeds', 'ground-flaxseed', false, 'the seeds are the pudding'],
  ['energy-balls', 'chia seeds', 'ground-flaxseed', true, 'they only help to hold'],
  ['crispy-roasted-chickpeas', 'chickpeas', 'white-beans', false, 'soft beans do not roast crisp'],
  ['chickpea-coconut-curry', 'chickpeas', 'white-beans', true, 'they simmer in a sauce'],
  ['miso-soup-with-tofu', 'silken tofu', 'coconut-yoghurt', false, 'cubes in a broth'],
  ['miso-soup-with-tofu', 'white miso', 'tahini', false, 'miso is the broth'],
  ['greek-salad-with-tofu-feta', 'firm tofu', 'tempeh', false, 'it plays a soft cheese'],
  ['tofu-stir-fry', 'firm tofu', 'tempeh', true, 'cubes that are fried'],
  ['pan-fried-gyoza', 'plain flour', 'gluten-free-flour', false, 'a kneaded, rolled dough needs gluten'],
  ['blueberry-muffins', 'plain flour', 'gluten-free-flour', true, 'baking powder lifts the batter'],
  ['strawberry-lemonade', 'lemon juice', 'apple-cider-vinegar', false, 'it is the taste of the drink'],
  ['lentil-soup', 'lemon juice', 'apple-cider-vinegar', true, 'it sharpens a soup'],
  ['classic-hummus', 'olive oil', 'rapeseed-oil', false, 'its taste finishes the dish'],
  ['lentil-soup', 'olive oil', 'rapeseed-oil', true, 'it only fries'],
  ['edamame-with-sea-salt', 'edamame pods', 'frozen-peas', false, 'they are eaten from the pod'],
  ['oat-milk', 'rolled oats', 'quinoa', false, 'the oats are the drink'],
  ['tonkotsu-style-ramen', 'garlic cloves', 'garlic-powder', false, 'the cloves are fried black'],
  ['lentil-soup', 'garlic', 'garlic-powder', true, 'it seasons with the spices'],
  ['butternut-squash-soup', 'onion', 'onion-powder', false, 'the wedges are roasted'],
  ['maple-pecan-granola', 'flaked almonds', 'pumpkin-seeds', false, 'pumpkin seeds are in it'],
  ['pina-colada', 'coconut milk', 'oat-cream', false, 'coconut is the drink'],
] as const;

const { recipes } = await readCatalogue();
const catalogue = [...recipes, ...(await readExclusive()).recipes];

/** Ids of what a recipe's page offers for the first line with these words. */
function offersIn(id: string, words: string): readonly string[] {
  const recipe = catalogue.find((each) => each.id === id);
  if (!recipe) throw new Error(`There is no recipe ${id}`);
  const line = scalableRecipe(recipe).lines.find(({ text }) => text.includes(words));
  if (!line) throw new Error(`${id} has no ${words}`);
  return line.offers ?? [];
}

/** The same of lines that no recipe of the catalogue has: category, line, step, swap, whether it may be offered. */
const ELSEWHERE = [
  ['desserts', '120 ml aquafaba', 'Whip the aquafaba with an electric whisk until stiff.', 'soy-milk', false],
  ['dinner', '3 tbsp aquafaba', 'Stir the aquafaba into the bean mixture until it holds together.', 'soy-milk', true],
  ['snacks', '200 g caster sugar', 'Melt the sugar in a dry pan to an amber caramel.', 'light-brown-sugar', false],
  ['desserts', '200 g vegan butter', 'Cream the vegan butter until pale.', 'olive-oil', false],
  ['dinner', '2 tbsp cornflour', 'Stir the cornflour and a little water into the gravy.', 'plain-flour', true],
  ['dinner', '100 g plain flour', 'Whisk the flour with sparkling water to a batter.', 'gluten-free-flour', true],
  ['lunch', '300 g plain flour', 'Mix the flour and yeast, then knead it.', 'gluten-free-flour', false],
  [
    'breakfast',
    '3 tbsp chia seeds',
    'Stir in the chia seeds and leave for 20 minutes to set.',
    'ground-flaxseed',
    false,
  ],
  ['dinner', '3 tbsp olive oil', 'Toss the potatoes with the olive oil and roast them.', 'rapeseed-oil', true],
  ['lunch', '2 tbsp extra virgin olive oil', 'Drizzle with the olive oil and serve.', 'rapeseed-oil', false],
  ['lunch', '300 g firm tofu', 'Crumble the tofu into the pan and fry it until golden.', 'tempeh', true],
  ['desserts', '400 g firm tofu', 'Blend the tofu until smooth.', 'chickpeas', false],
  ['dinner', '200 g kale', 'Add the kale and simmer for 5 minutes.', 'spinach', true],
  ['dinner', '4 tbsp nutritional yeast', 'Blend the nutritional yeast with the mustard.', 'white-miso', true],
  ['dinner', '3 tbsp nutritional yeast', 'Mix the nutritional yeast with the breadcrumbs.', 'white-miso', false],
] as const;

describe('offers', () => {
  it.each(ELSEWHERE)('%s, %s, “%s”: %s is offered: %s', (category, line, step, to, isOffered) => {
    const texts = { ingredients: [line], instructions: [step] };
    const recipe = { id: 'dish', servings: 4, category, ...texts, marks: proposedMarks(texts) };
    expect(scalableRecipe(recipe).lines[0]?.offers?.includes(to) ?? false).toBe(isOffered);
  });

  it('are only those that are safe everywhere where no step says what the food does', () => {
    const texts = { ingredients: ['200 g vegan butter', '2 tbsp lemon juice'], instructions: ['Go on.'] };
    const { lines } = scalableRecipe({ id: 'dish', servings: 4, category: 'lunch', ...texts, marks: [] });
    expect(lines.map(({ offers }) => offers)).toEqual([undefined, ['lime-juice']]);
  });

  it.each(TRUTH)('%s, %s: %s is offered: %s, for %s', (id, words, to, isOffered) => {
    expect(offersIn(id, words).includes(to)).toBe(isOffered);
  });
});
