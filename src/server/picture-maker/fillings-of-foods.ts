import type { Aisle } from '#src/domain/foods/food.ts';
import type { Colour } from './colour.ts';

/** The surface of a bowl's filling: `swirl` is thick or liquid, `grain` powder and grains, `chunky` anything rougher. */
export type Surface = 'swirl' | 'grain' | 'chunky';
export type BowlFilling = readonly [surface: Surface, colour: Colour];

/** Foods that come in a bowl, by words of their ids; the first that fits counts. */
export const FILLINGS: readonly (readonly [foods: RegExp, ...filling: BowlFilling])[] = [
  [/chocolate-(?:spread|syrup)|molasses|liquid-smoke|yeast-extract/, 'swirl', '#3a2015'],
  [/extract|essence/, 'swirl', '#4a2a14'],
  [/cocoa-butter|custard|egg/, 'swirl', '#f3d774'],
  [/cocoa|cacao|coffee|dandelion|chicory|drinking-chocolate/, 'grain', '#4f2f1f'],
  [
    /black-tea|brewed|cola|worcestershire|brown-sauce|balsamic|soy-sauce|tamari|aminos|hoisin|teriyaki|oyster-sauce/,
    'swirl',
    '#3b2015',
  ],
  [/matcha|spirulina/, 'grain', '#6f9a2f'],
  [/pesto|salsa-verde|green-curry/, 'swirl', '#6f8f35'],
  [
    /red-curry|harissa|gochujang|sriracha|hot-sauce|chipotle|doubanjiang|sweet-chilli|enchilada|red-pesto/,
    'swirl',
    '#b23a1e',
  ],
  [/tomato-puree|passata|tomato|ketchup|salsa|barbecue/, 'swirl', '#c23a22'],
  [/beetroot|pomegranate|cranberry|red-wine$|hibiscus|raspberry|strawberry|grape-juice/, 'swirl', '#9c2340'],
  [/acai|blueberr|blackcurrant|lavender/, 'swirl', '#5b3a78'],
  [/mustard-seeds|fenugreek$|wholegrain-mustard/, 'grain', '#cf9a35'],
  [/turmeric|curry|mustard|mango|saffron|custard-powder|asafoetida/, 'grain', '#d99a1f'],
  [/paprika|cayenne|chilli|aleppo|gochugaru|sumac|cajun|taco-seasoning|ras-el|baharat|shichimi/, 'grain', '#b5431f'],
  [
    /cumin|coriander|cinnamon|garam|nutmeg|mace|allspice|mixed-spice|chai|five-spice|clove|anise|caraway|fennel-seeds|ground-ginger|cardamom/,
    'grain',
    '#9a6738',
  ],
  [/nigella|black-sesame|poppy|chia|pepper|black-rice|wild-rice/, 'grain', '#3d3733'],
  [
    /dried-(?:oregano|thyme|rosemary|basil|parsley|sage|marjoram|tarragon|mint|dill|chives)|mixed-herbs|zaatar|fenugreek-leaves|herbal|green-tea/,
    'grain',
    '#6f7a45',
  ],
  [
    /brown-sugar|demerara|palm-sugar|coconut-sugar|mixed-spice|flax|breadcrumbs|panko|bran|germ|biscuit|cracker|digestive|pretzel|oatcake/,
    'grain',
    '#c8944f',
  ],
  [/syrup|honey|marmalade|jam|agave|caramel/, 'swirl', '#c9801f'],
  [/peanut-butter|almond-butter|hazelnut-butter|tahini|seed-butter|hummus|miso|tamarind/, 'swirl', '#c99a5c'],
  [/stock|bouillon|beer|rum|marsala|sake|mirin|vinegar|kombucha|apple-juice|apple-sauce|tea/, 'swirl', '#d9a650'],
  [/oil/, 'swirl', '#d8b83a'],
  [/nutritional-yeast|polenta|semolina|gram-flour|masa|couscous|bulgur|millet|quinoa|lemon/, 'grain', '#e8c766'],
  [/oats|granola|barley|farro|freekeh|buckwheat|amaranth|lentil|dal|brown-rice|poha|hemp|husk/, 'chunky', '#d9bd8a'],
  [/wholemeal|rye|spelt|oat-flour|buckwheat-flour/, 'grain', '#dcc49c'],
  [
    /rice$|flour|sugar|starch|baking|bicarbonate|yeast|cream-of-tartar|agar|gum|acid|salt|powder|desiccated|ground-almonds|arrowroot|cornflour/,
    'grain',
    '#f6f0e4',
  ],
  [/milk|cream|yoghurt|coconut|mayonnaise|aquafaba|creme|drink/, 'swirl', '#f8f2e4'],
  [/sauerkraut|kimchi|relish|chutney|mincemeat/, 'chunky', '#dcae62'],
  [/pastry|dough|gnocchi|marshmallow/, 'chunky', '#efdcb0'],
];

/** The filling for the bowl of a food that no words tell of. */
export const BY_AISLE: Record<Aisle, BowlFilling> = {
  produce: ['chunky', '#9ab256'],
  herbs: ['chunky', '#5f8a3a'],
  chilled: ['swirl', '#f6efdf'],
  bakery: ['chunky', '#dcb474'],
  pulses: ['chunky', '#cda868'],
  grains: ['grain', '#e6d2a6'],
  pasta: ['chunky', '#ecd59a'],
  baking: ['grain', '#f0e4cc'],
  'nuts-seeds': ['chunky', '#b98a52'],
  'oils-vinegars': ['swirl', '#d8b23c'],
  spices: ['grain', '#a8713a'],
  sauces: ['swirl', '#8f4a26'],
  tins: ['chunky', '#cf9a56'],
  drinks: ['swirl', '#d8b070'],
  frozen: ['chunky', '#9ab256'],
};
