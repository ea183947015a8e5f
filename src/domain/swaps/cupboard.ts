import { ONE_EACH, type SwapTable, swap } from './swap.ts';

const SAME = 'Same amount.';
const INTO_DOUGH = ['bakes', 'binds', 'kneads', 'shortens', 'spreads', 'tempers'] as const;

/** Swaps for what is simply not in the cupboard. */
export const CUPBOARD_SWAPS: SwapTable = {
  cornflour: [
    swap('arrowroot', 'arrowroot', SAME, {
      fills: ['bakes', 'binds', 'coats', 'glazes', 'seals', 'thickens', 'whips'],
    }),
    swap('plain-flour', 'plain flour', 'Twice as much.', { ratio: 2, fills: ['binds', 'seals', 'thickens'] }),
  ],
  arrowroot: [swap('cornflour', 'cornflour', SAME)],
  'tapioca-starch': [swap('cornflour', 'cornflour', 'Same amount; less stretchy.')],
  'maple-syrup': [
    swap('agave-syrup', 'agave syrup', 'A little less: it is sweeter.', { ratio: 0.9 }),
    swap('date-syrup', 'date syrup', 'Same amount; darker.'),
  ],
  'agave-syrup': [swap('maple-syrup', 'maple syrup', SAME)],
  'caster-sugar': [
    swap('light-brown-sugar', 'light brown sugar', 'Same weight; moister, with a taste of caramel.', {
      fills: ['sweetens'],
    }),
  ],
  'light-brown-sugar': [
    swap('caster-sugar', 'caster sugar', 'Same weight, with a teaspoon of treacle if you have it.'),
  ],
  'dark-brown-sugar': [swap('light-brown-sugar', 'light brown sugar', 'Same weight; milder.')],
  'coconut-sugar': [swap('light-brown-sugar', 'light brown sugar', 'Same weight.')],
  'coconut-oil': [
    swap('vegan-butter', 'vegan butter', 'Same weight; a little salt less.', {
      fills: ['bakes', 'fries', 'roasts', 'sets', 'shortens'],
    }),
    swap('sunflower-oil', 'sunflower oil', 'A little less; it stays soft when cold.', {
      ratio: 0.9,
      isUncut: true,
      fills: ['bakes', 'fries', 'roasts'],
    }),
  ],
  'vegan-butter': [
    swap('coconut-oil', 'coconut oil', 'A fifth less: it is all fat.', {
      ratio: 0.8,
      fills: [...INTO_DOUGH, 'fries', 'roasts', 'sets'],
    }),
    swap('olive-oil', 'mild olive oil', 'A quarter less.', {
      ratio: 0.75,
      isUncut: true,
      fills: ['bakes', 'enriches', 'fries', 'roasts'],
    }),
  ],
  'olive-oil': [
    swap('rapeseed-oil', 'rapeseed oil', 'Same amount; milder.', { fills: ['bakes', 'dresses', 'fries', 'roasts'] }),
  ],
  'sesame-oil': [
    swap('tahini', 'tahini', 'Same amount; thicker.', { fills: ['dresses', 'enriches'] }),
    swap('sunflower-oil', 'sunflower oil', 'Same amount; no taste of sesame.', { fills: ['fries'] }),
  ],
  'ground-flaxseed': [
    swap('chia-seeds', 'chia seeds', 'Same weight; let them swell for ten minutes.', {
      change: { note: 'let them swell for 10 minutes', where: /leave/i },
    }),
  ],
  'chia-seeds': [
    swap('ground-flaxseed', 'ground flaxseed', 'Same weight; sets a little softer.', {
      fills: ['binds', 'bulks', 'tops'],
    }),
  ],
  tahini: [swap('sunflower-seed-butter', 'sunflower seed butter', 'Same amount; without sesame.')],
  'nutritional-yeast': [
    swap('white-miso', 'white miso', 'Half the amount, and no more salt.', { ratio: 0.5, fills: ['blends'] }),
  ],
  'coconut-milk': [swap('oat-cream', 'oat cream', 'Same amount; no taste of coconut.', { fills: ['simmers'] })],
  'coconut-cream': [swap('vegan-whipping-cream', 'vegan whipping cream', SAME)],
  'coconut-yoghurt': [swap('soy-yoghurt', 'soy yoghurt', 'Same amount; less rich.', { fills: ['moistens'] })],
  'lemon-juice': [
    swap('lime-juice', 'lime juice', SAME),
    swap('apple-cider-vinegar', 'apple cider vinegar', 'Half the amount.', { ratio: 0.5, fills: ['sharpens'] }),
  ],
  'lime-juice': [swap('lemon-juice', 'lemon juice', SAME)],
  'rice-vinegar': [swap('apple-cider-vinegar', 'apple cider vinegar', 'Same amount, with a pinch of sugar.')],
  'apple-cider-vinegar': [swap('white-wine-vinegar', 'white wine vinegar', SAME)],
  'balsamic-vinegar': [
    swap('red-wine-vinegar', 'red wine vinegar', 'Same amount, with a little sugar.', { fills: ['sharpens'] }),
  ],
  onion: [
    swap('leek', 'leeks', 'Same weight, the white part; one leek for each onion.', {
      each: ONE_EACH,
      fills: ['fries'],
    }),
    swap('onion-powder', 'onion powder', '1 tbsp for an onion; stir it in with the spices.', {
      ratio: 0.06,
      fills: ['blends', 'seasons'],
      each: { quantity: 1, unit: 'tbsp' },
    }),
  ],
  'red-onion': [
    swap('onion', 'onions', 'One for one; sharper when raw.', { each: ONE_EACH }),
    swap('shallot', 'shallots', 'Three for each onion.', { each: { quantity: 3, unit: '' } }),
  ],
  shallot: [swap('red-onion', 'red onions', 'A third of an onion for each.', { each: { quantity: 1 / 3, unit: '' } })],
  garlic: [
    swap('garlic-powder', 'garlic powder', '⅛ tsp for a clove; add it with the spices.', {
      ratio: 0.25,
      fills: ['seasons'],
      each: { quantity: 1 / 8, unit: 'tsp' },
    }),
  ],
  basil: [swap('parsley', 'parsley', 'Same amount; less sweet.')],
  coriander: [swap('parsley', 'parsley', 'Same amount, with a squeeze of lime.')],
  parsley: [
    swap('chives', 'chives', SAME, { fills: ['finishes'] }),
    swap('coriander', 'coriander', SAME, { fills: ['blends'] }),
  ],
  spinach: [
    swap('kale', 'kale', 'Same weight, stripped from its stalks; two minutes longer.', {
      fills: ['blends', 'wilts'],
      change: { note: '2 minutes longer than spinach', where: /wilt|blanch|stir/i },
    }),
  ],
  kale: [
    swap('spinach', 'spinach', 'Same weight; it wilts in a minute.', {
      fills: ['wilts'],
      change: { note: '1 minute will do', where: /minute/i },
    }),
  ],
  chickpeas: [swap('white-beans', 'cannellini beans', 'Same weight; softer.', { fills: ['bulks'] })],
  'white-beans': [swap('butter-beans', 'butter beans', 'Same weight.')],
  'black-beans': [swap('kidney-beans', 'kidney beans', 'Same weight.')],
  'kidney-beans': [swap('black-beans', 'black beans', 'Same weight.')],
  'red-lentils': [
    swap('split-peas', 'yellow split peas', 'Same weight; simmer them for 20 minutes longer.', {
      change: { note: 'simmer them for 20 minutes longer' },
    }),
  ],
  quinoa: [swap('millet', 'millet', 'Same weight and time.')],
  'dark-chocolate': [
    swap('dark-chocolate-chips', 'dark chocolate chips', 'Same weight.', { fills: ['flavours'], isUncut: true }),
  ],
  aquafaba: [swap('soy-milk', 'soy milk', 'Same amount; binds, but does not whip.', { fills: ['binds'] })],
};
