import { ONE_EACH, type SwapTable, swap } from './swap.ts';

const SAME = 'Same amount.';

/** Swaps for what is simply not in the cupboard. */
export const CUPBOARD_SWAPS: SwapTable = {
  cornflour: [
    swap('arrowroot', 'arrowroot', 'Same amount; stir it in at the end.'),
    swap('plain-flour', 'plain flour', 'Twice as much, and simmer it for three minutes.', { ratio: 2 }),
  ],
  arrowroot: [swap('cornflour', 'cornflour', SAME)],
  'tapioca-starch': [swap('cornflour', 'cornflour', 'Same amount; less stretchy.')],
  'maple-syrup': [
    swap('agave-syrup', 'agave syrup', 'A little less: it is sweeter.', { ratio: 0.9 }),
    swap('date-syrup', 'date syrup', 'Same amount; darker.'),
  ],
  'agave-syrup': [swap('maple-syrup', 'maple syrup', SAME)],
  'caster-sugar': [swap('light-brown-sugar', 'light brown sugar', 'Same weight; moister, with a taste of caramel.')],
  'light-brown-sugar': [
    swap('caster-sugar', 'caster sugar', 'Same weight, with a teaspoon of treacle if you have it.'),
  ],
  'dark-brown-sugar': [swap('light-brown-sugar', 'light brown sugar', 'Same weight; milder.')],
  'coconut-sugar': [swap('light-brown-sugar', 'light brown sugar', 'Same weight.')],
  'coconut-oil': [
    swap('vegan-butter', 'vegan butter', 'Same weight; a little salt less.'),
    swap('sunflower-oil', 'sunflower oil', 'A little less; it stays soft when cold.', { ratio: 0.9 }),
  ],
  'vegan-butter': [
    swap('coconut-oil', 'coconut oil', 'A fifth less: it is all fat.', { ratio: 0.8 }),
    swap('olive-oil', 'mild olive oil', 'A quarter less; not where it has to be creamed.', { ratio: 0.75 }),
  ],
  'olive-oil': [swap('rapeseed-oil', 'rapeseed oil', 'Same amount; milder.')],
  'sesame-oil': [swap('tahini', 'tahini', 'Same amount, stirred in at the end.')],
  'ground-flaxseed': [swap('chia-seeds', 'chia seeds', 'Same weight; let them swell for ten minutes.')],
  'chia-seeds': [swap('ground-flaxseed', 'ground flaxseed', 'Same weight; sets a little softer.')],
  tahini: [swap('sunflower-seed-butter', 'sunflower seed butter', 'Same amount; without sesame.')],
  'nutritional-yeast': [swap('white-miso', 'white miso', 'Half the amount, and no more salt.', { ratio: 0.5 })],
  'coconut-milk': [swap('oat-cream', 'oat cream', 'Same amount; no taste of coconut.')],
  'coconut-cream': [swap('vegan-whipping-cream', 'vegan whipping cream', SAME)],
  'coconut-yoghurt': [swap('soy-yoghurt', 'soy yoghurt', 'Same amount; less rich.')],
  'lemon-juice': [
    swap('lime-juice', 'lime juice', SAME),
    swap('apple-cider-vinegar', 'apple cider vinegar', 'Half the amount.', { ratio: 0.5 }),
  ],
  'lime-juice': [swap('lemon-juice', 'lemon juice', SAME)],
  'rice-vinegar': [swap('apple-cider-vinegar', 'apple cider vinegar', 'Same amount, with a pinch of sugar.')],
  'apple-cider-vinegar': [swap('white-wine-vinegar', 'white wine vinegar', SAME)],
  'balsamic-vinegar': [swap('red-wine-vinegar', 'red wine vinegar', 'Same amount, with a little sugar.')],
  onion: [
    swap('leek', 'leeks', 'Same weight, the white part; one leek for each onion.', { each: ONE_EACH }),
    swap('onion-powder', 'onion powder', '1 tbsp for an onion; stir it in with the spices.', {
      ratio: 0.06,
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
      each: { quantity: 1 / 8, unit: 'tsp' },
    }),
  ],
  basil: [swap('parsley', 'parsley', 'Same amount; less sweet.')],
  coriander: [swap('parsley', 'parsley', 'Same amount, with a squeeze of lime.')],
  parsley: [swap('coriander', 'coriander', SAME)],
  spinach: [swap('kale', 'kale', 'Same weight, stripped from its stalks; two minutes longer.')],
  kale: [swap('spinach', 'spinach', 'Same weight; it wilts in a minute.')],
  chickpeas: [swap('white-beans', 'cannellini beans', 'Same weight; softer.')],
  'white-beans': [swap('butter-beans', 'butter beans', 'Same weight.')],
  'black-beans': [swap('kidney-beans', 'kidney beans', 'Same weight.')],
  'kidney-beans': [swap('black-beans', 'black beans', 'Same weight.')],
  'red-lentils': [swap('split-peas', 'yellow split peas', 'Same weight; simmer them for 20 minutes longer.')],
  quinoa: [swap('millet', 'millet', 'Same weight and time.')],
  'dark-chocolate': [swap('dark-chocolate-chips', 'dark chocolate chips', 'Same weight.')],
  aquafaba: [swap('soy-milk', 'soy milk', 'Same amount; binds, but does not whip.')],
};
