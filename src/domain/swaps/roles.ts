/** What an ingredient does in a dish. */
export type IngredientRole =
  | 'bakes'
  | 'binds'
  | 'blends'
  | 'browns'
  | 'bulks'
  | 'coats'
  | 'creams'
  | 'crisps'
  | 'crumbles'
  | 'curdles'
  | 'cultures'
  | 'dresses'
  | 'enriches'
  | 'finishes'
  | 'flavours'
  | 'fries'
  | 'glazes'
  | 'holds shape'
  | 'keeps colour'
  | 'kneads'
  | 'laminates'
  | 'moistens'
  | 'roasts'
  | 'seals'
  | 'seasons'
  | 'sets'
  | 'sharpens'
  | 'shortens'
  | 'simmers'
  | 'spreads'
  | 'sprinkles'
  | 'sweetens'
  | 'swells'
  | 'tempers'
  | 'thickens'
  | 'tops'
  | 'whips'
  | 'wilts'
  | 'wraps';

/** What a rule reads: the ingredient's line, the sentence that uses it, the step of that, all steps, or the category. */
export type Where = 'line' | 'sentence' | 'step' | 'recipe' | 'category';

export interface RoleRule {
  role: IngredientRole;
  /** Ids. */
  foods: readonly string[];
  where: Where;
  says: RegExp;
}

const rule = (role: IngredientRole, foods: string, where: Where, says: RegExp): RoleRule => ({
  role,
  foods: foods.split(' '),
  where,
  says,
});
/** Whatever is said of it, where no rule above has spoken. */
const otherwise = (role: IngredientRole, foods: string): RoleRule => rule(role, foods, 'sentence', /(?:)/);

const FATS = 'coconut-oil olive-oil sesame-oil vegan-butter';
const FLOURS = 'oat-flour plain-flour self-raising-flour semolina spelt-flour wholemeal-flour';
const LEGUMES = 'black-beans chickpeas kidney-beans white-beans';
const MILKS = 'almond-milk oat-milk soy-milk';
const SUGARS = 'caster-sugar coconut-sugar dark-brown-sugar light-brown-sugar';

/** One line a rule: of a use, the first that fits its food and its words says the role. */
export const ROLE_RULES: readonly RoleRule[] = [
  // Foams and sugars.
  rule('whips', `aquafaba ${SUGARS}`, 'sentence', /peaks|foam|electric whisk|keep whisking|spoon(?:ful)? at a time/i),
  rule('binds', 'aquafaba', 'sentence', /batter|dough|mix/i),
  rule('crisps', SUGARS, 'sentence', /caramel|brittle|amber/i),
  otherwise('sweetens', SUGARS),

  // Fats.
  rule('laminates', 'vegan-butter', 'line', /\bblock\b/),
  rule('shortens', 'vegan-butter coconut-oil', 'line', /\bcold\b/),
  rule('sets', 'vegan-butter coconut-oil', 'sentence', /crumbs.*press|biscuits.*press/i),
  rule('shortens', 'vegan-butter coconut-oil', 'sentence', /\brub in\b|crumbs/i),
  rule('creams', 'vegan-butter', 'sentence', /\bbeat (?!in\b)/i),
  rule('tempers', 'vegan-butter coconut-oil', 'sentence', /chocolate/i),
  rule('sets', 'coconut-oil', 'sentence', /blend|\bbeat\b|syrup and|turns liquid/i),
  rule('bakes', FATS, 'sentence', /mixing bowl|\bdough\b/i),
  rule('spreads', 'vegan-butter', 'sentence', /^spread\b/i),
  rule('finishes', 'olive-oil', 'line', /extra virgin/),
  rule('finishes', 'olive-oil', 'sentence', /\bfinish|hollow|thread of|pesto/i),
  rule('fries', FATS, 'sentence', /\b(?:heat|fry|frying|cook|sear|soften|sizzle|wilt|warm|melt)\b/i),
  rule('roasts', FATS, 'sentence', /\b(?:toss|brush|rub|roast|bake|tray|drizzle|shake)\b/i),
  rule('enriches', FATS, 'sentence', /\b(?:beat|stir) in\b/i),
  rule('dresses', FATS, 'sentence', /\b(?:whisk|stir|mix|mash|blend)\b/i),

  // Flours and starches.
  rule('laminates', FLOURS, 'recipe', /fold in three,/i),
  rule('kneads', FLOURS, 'recipe', /\bknead/i),
  rule('shortens', FLOURS, 'sentence', /\brub\b|\bpulse\b/i),
  rule('bakes', FLOURS, 'sentence', /baking powder|bicarbonate|batter|caster sugar/i),
  rule('bakes', FLOURS, 'category', /desserts|breakfast/),
  rule('coats', FLOURS, 'sentence', /dust|coat/i),
  rule('thickens', FLOURS, 'sentence', /cook for|stir in/i),
  rule('bakes', 'cornflour', 'sentence', /(?<!corn)flour/i),
  rule('whips', 'cornflour', 'sentence', /fold in|spoon(?:ful)? at a time/i),
  rule('glazes', 'cornflour', 'sentence', /soy sauce|tamari/i),
  rule('seals', 'cornflour', 'sentence', /paste/i),
  rule('sets', 'cornflour', 'step', /\bboil\b|saucepan|hot milk/i),
  rule('binds', 'cornflour', 'sentence', /\bpress|cakes/i),
  rule('thickens', 'cornflour', 'sentence', /berries|fruit|stew|gravy/i),
  rule('coats', 'cornflour', 'sentence', /toss|dust/i),
  rule('thickens', 'cornflour', 'sentence', /sauce|soup/i),
  rule('simmers', 'rolled-oats', 'sentence', /simmer|oat milk/i),
  rule('swells', 'rolled-oats', 'sentence', /yoghurt/i),
  rule('binds', 'rolled-oats', 'sentence', /blitz/i),

  // Seeds, pulses, tofu.
  rule('swells', 'chia-seeds', 'sentence', /while whisking|\bleave\b/i),
  rule('tops', 'chia-seeds', 'sentence', /scatter|sprinkle/i),
  otherwise('bulks', 'chia-seeds'),
  rule('holds shape', 'almonds', 'recipe', /\b(?:an?|one) (?:\w+ )?almond\b/i),
  otherwise('bulks', 'almonds'),
  rule('tops', 'flaked-almonds', 'sentence', /top with|toast|bowl/i),
  rule('crisps', LEGUMES, 'sentence', /\btray\b|roast|crisp|\bdry\b/i),
  otherwise('bulks', LEGUMES),
  rule('enriches', 'tofu', 'recipe', /ravioli|feta/i),
  rule('binds', 'tofu', 'recipe', /pleat|wrapper/i),
  rule('holds shape', 'tofu', 'line', /slab|slice/),
  rule('crumbles', 'tofu', 'line', /crumble/),
  rule('crumbles', 'tofu', 'step', /crumble/i),
  rule('browns', 'tofu', 'line', /cube/),
  rule('blends', 'silken-tofu', 'sentence', /blend|whip|food processor/i),
  rule('blends', 'coconut-milk', 'sentence', /blend/i),
  rule('simmers', 'coconut-milk', 'step', /\bpan\b|saucepan|simmer|bubble|swirl/i),

  // Milks and yoghurts.
  rule('glazes', MILKS, 'sentence', /\bbrush/i),
  rule('curdles', MILKS, 'sentence', /curdle|vinegar/i),
  rule('simmers', MILKS, 'sentence', /soy sauce|miso/i),
  otherwise('moistens', MILKS),
  rule('cultures', 'coconut-yoghurt soy-yoghurt', 'line', /live cultures/),
  otherwise('moistens', 'coconut-yoghurt soy-yoghurt'),

  // What tastes.
  rule('flavours', 'lemon-juice', 'category', /beverages|desserts/),
  rule('flavours', 'lemon-juice', 'sentence', /blender with|into a blender/i),
  rule('keeps colour', 'lemon-juice', 'sentence', /avocado|apple/i),
  rule('keeps colour', 'lemon-juice', 'step', /apple/i),
  otherwise('sharpens', 'lemon-juice'),
  rule('finishes', 'balsamic-vinegar', 'sentence', /serve/i),
  otherwise('sharpens', 'balsamic-vinegar'),
  rule('sprinkles', 'nutritional-yeast', 'sentence', /scatter|sprinkle|crumbs|powder|turmeric/i),
  rule('blends', 'nutritional-yeast', 'sentence', /blend|whisk|\bbeat\b|(?:stir|work) in|pesto|season/i),
  rule('simmers', 'white-miso red-miso', 'step', /broth/i),
  otherwise('seasons', 'white-miso red-miso'),
  rule('roasts', 'garlic', 'line', /unpeeled|halved/),
  rule('browns', 'garlic', 'line', /sliced/),
  rule('browns', 'garlic', 'sentence', /black garlic|golden|sizzle/i),
  rule('finishes', 'garlic', 'sentence', /pound|pesto/i),
  otherwise('seasons', 'garlic'),
  rule('blends', 'onion', 'sentence', /\bpulse\b/i),
  rule('bulks', 'onion', 'sentence', /\bgrate\b/i),
  rule('roasts', 'onion', 'sentence', /\btray\b|\broast/i),
  rule('fries', 'onion', 'sentence', /\b(?:fry|soften|cook)\b/i),
  rule('finishes', 'parsley', 'sentence', /scatter|sprinkle|\btop|finish|on a plate|(?:fold|stir) in\b/i),
  rule('blends', 'parsley', 'sentence', /\bpulse\b|\bblend\b/i),
  rule('crisps', 'kale', 'recipe', /chips|crisp/i),
  rule('wilts', 'kale', 'sentence', /\bcook\b|wilt|simmer/i),
  rule('finishes', 'spinach', 'sentence', /off the heat/i),
  rule('wilts', 'spinach', 'sentence', /wilt|blanch|\bfry\b/i),
  rule('blends', 'spinach', 'sentence', /blender/i),
  rule('blends', 'spinach', 'category', /beverages/),

  // Bread, chocolate, pods.
  rule('wraps', 'flour-tortillas', 'recipe', /\broll|\bwrap/i),
  otherwise('bulks', 'flour-tortillas'),
  rule('tops', 'dark-chocolate', 'line', /shaved/),
  otherwise('flavours', 'dark-chocolate'),
  rule('holds shape', 'edamame', 'line', /\bpods\b/),
  otherwise('bulks', 'edamame'),
];
