/** A food or group as a cook means it who excludes it: patterns over an ingredient's line. */
interface Food {
  holds: string;
  /** What only sounds like it. */
  but?: string;
  /** The title shows it too. */
  title?: true;
}

const BREAD =
  'bread\\b|breads\\b|breadcrumb|sourdough|baguette|ciabatta|pitta|\\bbuns?\\b|crouton|\\btoast\\b|focaccia|\\bnaan';
const PASTA = '\\bpasta\\b|spaghetti|tagliatelle|fusilli|ditalini|lasagne|macaroni|penne|ravioli|linguine';
const WHEAT = `(?<!buckwheat )(?<!chickpea )(?<!rice )\\bflour\\b|semolina|couscous|farro|bulgur|${BREAD}|${PASTA}|ramen noodles|wrappers|flour tortilla|puff pastry|filo|cracker|digestive|soy sauce|udon|spelt`;
const CHILLI = 'chilli|chipotle|cayenne|tabasco|hot sauce|sriracha|harissa|jalape|aleppo';

/** Foods and groups by the name that the truth uses. A name that is not here is a pattern itself. */
export const FOODS: Record<string, Food> = {
  mushroom: { holds: 'mushroom|porcini|shiitake' },
  onion: { holds: 'onion|shallot' },
  garlic: { holds: 'garlic' },
  allium: { holds: 'onion|shallot|garlic|\\bleeks?\\b|chives?\\b' },
  tomato: { holds: 'tomato|passata|ketchup' },
  'sweet pepper': { holds: '(red|green|yellow|orange|bell) peppers?\\b' },
  potato: { holds: 'potato', but: 'sweet potato\\w*' },
  nightshade: {
    holds: `tomato|passata|potato|aubergine|(red|green|yellow|bell) peppers?\\b|paprika|${CHILLI}`,
    but: 'sweet potato\\w*',
  },
  citrus: { holds: 'lemon|\\blimes?\\b|orange|grapefruit|clementine', but: 'lemongrass' },
  nuts: {
    holds: 'almond|cashew|walnut|pecan|pistachio|hazelnut|macadamia|peanut|pine nut|chestnuts|\\bnuts?\\b',
    but: 'coconut|nutmeg|butternut|chestnut mushrooms',
  },
  peanut: { holds: 'peanut' },
  sesame: { holds: 'sesame|tahini|hummus' },
  seeds: { holds: 'seed|sesame|tahini|chia', but: 'seedless|deseeded|seeded|rapeseed oil' },
  celery: { holds: 'celery|celeriac|\\bstock\\b|bouillon' },
  mustard: { holds: 'mustard' },
  soya: { holds: '\\bsoya?\\b|tofu|tempeh|miso|edamame|tamari' },
  legumes: {
    holds:
      '\\bbeans?\\b|bean sprouts|lentil|chickpea|\\bpeas?\\b|\\bdal\\b|\\bsoya?\\b|tofu|tempeh|miso|edamame|tamari|peanut|hummus|aquafaba',
    but: 'coffee beans?|vanilla beans?',
  },
  beans: { holds: '\\bbeans?\\b|edamame', but: 'coffee beans?|vanilla beans?' },
  wheat: { holds: WHEAT, but: 'gluten-free[^,;]*|[^,;]*\\(gluten-free\\)|idli rice flour' },
  pasta: { holds: PASTA, title: true },
  bread: { holds: BREAD, but: 'bread flour' },
  rice: { holds: '\\brice\\b', but: '(seasoned )?rice (wine )?(vinegar|paper|noodles|vermicelli)' },
  grains: {
    holds: `\\brice\\b|\\boats?\\b|oatmeal|quinoa|granola|\\bcorn\\b|corn tortilla|tortilla chips|popping corn|barley|millet|${WHEAT}`,
    but: 'rice (wine )?vinegar|cornflour',
  },
  oats: { holds: '\\boats?\\b|granola|oatmeal' },
  corn: { holds: '\\bcorn\\b|sweetcorn|cornflour|polenta|tortilla chips|cornmeal' },
  alcohol: {
    holds: '\\bwine\\b|\\brum\\b|\\bmirin\\b|\\bsake\\b|\\bbeer\\b|brandy|liqueur|sherry|marsala',
    but: 'wine vinegar',
  },
  caffeine: { holds: 'coffee|espresso|black tea|green tea|matcha|loose tea' },
  coffee: { holds: 'coffee|espresso' },
  chocolate: { holds: 'chocolate|cocoa|cacao' },
  sugar: { holds: 'sugar|syrup|molasses|\\bjam\\b' },
  coconut: { holds: 'coconut' },
  chilli: { holds: CHILLI },
  stock: { holds: '\\bstock\\b|bouillon' },
  cream: { holds: '\\bcream\\b', but: 'cream of tartar' },
  oil: { holds: '\\boil\\b' },
  vinegar: { holds: 'vinegar' },
  berries: { holds: 'berry|berries|açaí' },
  seaweed: { holds: 'nori|wakame|kombu\\b' },
  olives: { holds: '\\bolives\\b' },
  coriander: { holds: 'coriander' },
  raisins: { holds: 'raisin|sultana' },
  sulphites: { holds: '\\bwine\\b|dried apricot|dried cranberr|raisin|balsamic', but: 'rice wine' },
  tofu: { holds: 'tofu' },
  tempeh: { holds: 'tempeh' },
  avocado: { holds: 'avocado' },
  banana: { holds: 'banana' },
};

/** What steps need: patterns over all steps of a recipe. */
interface Method {
  needs: string;
  but?: string;
  /** Whatever cooks at all needs it. */
  cooked?: true;
}

const HOB =
  'saucepan|frying pan|\\bwok\\b|griddle|simmer|\\bfry\\b|over an? (low|medium|high|very)|large pan|wide pan|heavy pan|small pan|deep pan|to the boil';
const OVEN = '\\boven\\b|\\bbake\\b|\\bgrill\\b';
const WARM_KEEPING = 'low oven';

export const METHODS: Record<string, Method> = {
  oven: { needs: OVEN, but: WARM_KEEPING },
  hob: { needs: HOB },
  'oven or hob': { needs: `${OVEN}|${HOB}`, but: WARM_KEEPING },
  // What a food processor blends needs no blender.
  blender: { needs: '\\bblender\\b|^(?!.*food processor).*(\\bblend(ed|s)?\\b|\\bblitz)', but: 'over-blended' },
  'food processor': { needs: 'food processor' },
  freezer: { needs: '\\bfreez' },
  frying: { needs: '\\bfry\\b|\\bfried\\b|\\bfrying\\b' },
  cooking: { needs: '\\boven\\b|simmer|\\bfry\\b', but: WARM_KEEPING, cooked: true },
  'waffle iron': { needs: 'waffle iron' },
};
