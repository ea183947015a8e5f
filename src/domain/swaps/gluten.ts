import { ONE_EACH, type SwapTable, swap } from './swap.ts';

const free = { without: ['gluten'] } as const;
const each = { ...free, each: ONE_EACH } as const;
const SAME = 'Same weight.';
const FLOUR = 'Same weight; a batter rests for ten minutes before it cooks.';
/** Without gluten no dough is elastic. */
const flour = {
  ...free,
  fills: ['bakes', 'coats', 'shortens', 'thickens'],
  change: { note: 'rest the batter for 10 minutes before it cooks', where: /batter|baking powder/i },
} as const;
const INTO_WATER = { ...free, change: { note: 'soak them in just-boiled water instead, as the packet says' } } as const;
const PASTA = 'Same weight; taste two minutes early.';
const pasta = { ...free, change: { note: 'taste it 2 minutes early' } } as const;

/** Wheat, barley, rye, oats and what is made of them. */
export const GLUTEN_SWAPS: SwapTable = {
  'plain-flour': [
    swap('gluten-free-flour', 'gluten-free plain flour', FLOUR, flour),
    swap('spelt-flour', 'spelt flour', 'Same weight; it takes a spoonful less liquid.', {
      fills: ['bakes', 'coats', 'kneads', 'shortens', 'thickens'],
    }),
  ],
  'self-raising-flour': [
    swap('gluten-free-flour', 'gluten-free plain flour', 'Same weight, with 1 tsp baking powder for every 100 g.', {
      ...flour,
      change: { note: 'with 1 tsp baking powder for every 100 g' },
    }),
  ],
  'wholemeal-flour': [swap('buckwheat-flour', 'buckwheat flour', 'Same weight; more crumbly.', flour)],
  'spelt-flour': [
    swap('plain-flour', 'plain flour', SAME),
    swap('gluten-free-flour', 'gluten-free plain flour', FLOUR, flour),
  ],
  'oat-flour': [swap('gluten-free-oat-flour', 'gluten-free oat flour', SAME, free)],
  'rolled-oats': [
    swap('gluten-free-oats', 'gluten-free oats', SAME, free),
    swap('quinoa', 'quinoa flakes', 'Same weight; they soak up a little less.', {
      ...free,
      fills: ['binds', 'simmers', 'swells'],
    }),
  ],
  semolina: [
    swap('polenta', 'fine polenta', 'Same weight; a little grainier.', {
      ...free,
      fills: ['coats', 'thickens'],
    }),
  ],
  couscous: [
    swap('quinoa', 'quinoa', 'Same weight; simmer for 15 minutes in twice its volume of water.', {
      ...free,
      change: { note: 'instead, simmer it with the lid on for 15 minutes in twice its volume of liquid' },
    }),
    swap('bulgur', 'fine bulgur', 'Same weight; soak for 5 minutes longer.', {
      change: { note: 'let it stand for 5 minutes longer' },
    }),
  ],
  'giant-couscous': [swap('quinoa', 'quinoa', 'Same weight; simmer for 15 minutes.', free)],
  bulgur: [swap('quinoa', 'quinoa', 'Same weight; simmer for 15 minutes.', free), swap('couscous', 'couscous', SAME)],
  farro: [
    swap('brown-rice', 'brown rice', 'Same weight; about 10 minutes longer.', {
      ...free,
      change: { note: 'it takes about 10 minutes longer' },
    }),
  ],
  freekeh: [swap('quinoa', 'quinoa', 'Same weight; less smoky.', free)],
  'pearl-barley': [swap('brown-rice', 'short-grain brown rice', 'Same weight and time.', free)],
  spaghetti: [swap('gluten-free-pasta', 'gluten-free spaghetti', PASTA, pasta)],
  penne: [swap('gluten-free-pasta', 'short gluten-free pasta', PASTA, pasta)],
  fusilli: [swap('gluten-free-pasta', 'short gluten-free pasta', PASTA, pasta)],
  macaroni: [swap('gluten-free-pasta', 'gluten-free macaroni', PASTA, pasta)],
  tagliatelle: [swap('gluten-free-pasta', 'gluten-free tagliatelle', PASTA, pasta)],
  linguine: [swap('gluten-free-pasta', 'gluten-free linguine', PASTA, pasta)],
  orzo: [swap('risotto-rice', 'risotto rice', 'Same weight; it takes twice as long and more stock.', free)],
  'lasagne-sheets': [swap('gluten-free-lasagne-sheets', 'gluten-free lasagne sheets', 'Sheet for sheet.', each)],
  gnocchi: [swap('gluten-free-gnocchi', 'gluten-free gnocchi', SAME, free)],
  'udon-noodles': [swap('rice-noodles', 'wide rice noodles', 'Same weight; soak instead of boiling.', INTO_WATER)],
  'ramen-noodles': [swap('rice-noodles', 'rice noodles', 'Same weight; soak instead of boiling.', INTO_WATER)],
  'soba-noodles': [swap('gluten-free-soba-noodles', 'pure buckwheat soba noodles', 'Same weight; rinse well.', free)],
  'flour-tortillas': [
    swap('corn-tortillas', 'corn tortillas', 'One for one; warm them so that they bend.', {
      ...each,
      fills: ['bulks'],
    }),
    swap('gluten-free-tortillas', 'gluten-free tortillas', 'One for one.', each),
  ],
  'large-flour-tortillas': [swap('gluten-free-tortillas', 'gluten-free tortillas', 'One for one.', each)],
  'sourdough-bread': [swap('gluten-free-bread', 'gluten-free bread', 'Slice for slice.', each)],
  'wholemeal-bread': [swap('gluten-free-bread', 'gluten-free bread', 'Slice for slice.', each)],
  'white-bread': [swap('gluten-free-bread', 'gluten-free bread', 'Slice for slice.', each)],
  'burger-buns': [swap('gluten-free-burger-buns', 'gluten-free burger buns', 'One for one.', each)],
  breadcrumbs: [swap('gluten-free-breadcrumbs', 'gluten-free breadcrumbs', SAME, free)],
  'fresh-breadcrumbs': [
    swap('gluten-free-breadcrumbs', 'gluten-free breadcrumbs', 'Half the weight: they are dry.', {
      ...free,
      ratio: 0.5,
    }),
  ],
  panko: [swap('gluten-free-breadcrumbs', 'gluten-free breadcrumbs', 'Same weight; finer.', free)],
  'digestive-biscuits': [swap('gluten-free-digestive-biscuits', 'gluten-free digestive biscuits', SAME, each)],
  crackers: [swap('gluten-free-crackers', 'gluten-free crackers', 'One for one.', each)],
  'oat-milk': [
    swap('rice-milk', 'rice milk', 'Same amount; thinner, and free from soy and nuts too.', {
      ...free,
      fills: ['curdles', 'moistens'],
    }),
    swap('soy-milk', 'soy milk', 'Same amount.', free),
    swap('almond-milk', 'almond milk', 'Same amount.', free),
  ],
  'oat-cream': [swap('coconut-cream', 'coconut cream', 'Same amount; tastes of coconut.', free)],
  'oat-yoghurt': [swap('coconut-yoghurt', 'coconut yoghurt', 'Same amount.', free)],
  'malt-vinegar': [swap('apple-cider-vinegar', 'apple cider vinegar', 'Same amount.', free)],
  seitan: [
    swap('oyster-mushroom', 'oyster mushrooms', 'Same weight, torn; fry until well browned.', {
      isUncut: true,
      without: ['gluten', 'soy'],
    }),
  ],
};
