import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { animalInTitle, type VeganVerdict, veganVerdict } from '#src/domain/ingredients/vegan.ts';

const verdictOf = (text: string): VeganVerdict['verdict'] => veganVerdict(parseIngredientLine(text)).verdict;

/** Judged as a cook would judge them, before the rule was written. */
const CASES: Record<VeganVerdict['verdict'], readonly string[]> = {
  vegan: [
    '400 ml coconut milk',
    '2 tbsp peanut butter',
    '50 g cocoa butter, chopped',
    '½ tsp cream of tartar',
    '3 tbsp egg-free mayonnaise',
    '100 g vegan butter, softened',
    '1 x 400 g tin butter beans, drained',
    '200 g oyster mushrooms, torn',
    '½ honeydew melon',
    '1 beef tomato, sliced',
    '200 g chicken-style pieces',
    '3 tbsp maple syrup (not honey)',
    '1 tbsp vegetarian oyster sauce',
    '1 tbsp vegan Worcestershire sauce',
    '1 head cauliflower, cut into 2 thick steaks',
    '100 g butternut squash',
    '1 large aubergine (eggplant)',
    '2 crab apples',
    "a handful of lamb's lettuce",
    '200 g jackfruit, pulled like pork',
    '1 flax egg',
    '200 g creamed coconut',
    'salt and pepper',
    '1 tsp kala namak (black salt), for an eggy taste',
    '60 g cashew parmesan',
    '2 tbsp vegan pesto',
    '2 tbsp pesto (vegan)',
    '1 sheet puff pastry, vegan',
    '30 g dairy-free milk chocolate, grated',
  ],
  animal: [
    '500 g beef mince',
    '150 ml double cream',
    '2 tbsp honey',
    '1 tbsp oyster sauce',
    '1 tsp Worcestershire sauce',
    '4 leaves gelatine',
    '30 g whey powder',
    '1 tsp casein',
    '50 g lard',
    '2 tbsp ghee',
    '50 g parmesan, grated, to serve (optional)',
    '100 g feta, crumbled',
    'olive oil or butter, for frying',
    '2 free-range eggs, beaten',
    '1 onion and 200 g bacon lardons',
    '200 g chicken and vegan butter',
    '1 tbsp milk/cream',
    '1 loaf bread, spread with butter',
    '100 g fat-free Greek yoghurt',
    '150 g gluten-free chicken nuggets',
    'honey-glazed carrots',
    '2 anchovy fillets in oil',
    '1 l beef stock',
    '2 tbsp dairy-free mayonnaise with egg yolk',
    '100 g vegetarian parmesan',
    '1 tbsp butter (not vegan)',
  ],
  ask: [
    '2 tbsp pesto, vegan butter',
    '250 ml buttermilk (plant)',
    '1 tbsp vegan honey',
    '300 g Quorn mince',
    '2 tbsp zorbix paste',
    '1 tbsp pesto',
    '200 g Greek yoghurt (vegan)',
    '1 egg alternative',
  ],
};

/** Written after the rule was finished. */
const LATER: Record<VeganVerdict['verdict'], readonly string[]> = {
  vegan: [
    '1 tbsp shea butter',
    '2 tbsp apple butter',
    '400 g kidney beans, drained',
    '1 chicken of the woods mushroom, about 200 g',
    '4 portobello mushrooms, trimmed like steaks',
    '8 artichoke hearts in oil',
    '1 tbsp agave syrup instead of honey',
    '150 g silken tofu, blended until it looks like cream',
    '1 head butter lettuce',
    '200 g dairy-free cream cheese, at room temperature',
    '2 tbsp almond butter',
    '500 ml vegetable stock, hot',
    '1 tsp fennel seeds and 1 tsp mustard seeds',
    '1 eggplant, cubed',
  ],
  animal: [
    '2 chicken breasts, skinless',
    '100 g prosciutto, torn',
    'a knob of butter',
    '1 tbsp mayonnaise (full-fat)',
    '200 ml crème fraîche',
    '6 rashers smoked streaky bacon',
    '250 g mascarpone or vegan cream cheese',
    '1 tsp fish sauce (or soy sauce)',
    '200 g raw king prawns',
    '150 g Gruyère, grated',
    '1 egg, for brushing',
    '300 ml semi-skimmed milk',
    '125 g unsalted butter, at room temperature, plus extra for greasing',
    '2 tbsp Greek honey',
    '1 sachet powdered gelatine',
    "oat milk or cow's milk",
    '4 lamb cutlets',
    '1 kg pork shoulder',
    '80 g pancetta, cubed',
    '2 duck legs',
    '1 l whole milk, not skimmed',
  ],
  ask: [
    "200 g This Isn't Chicken pieces",
    '50 g plant-based brie',
    '150 g kimchi',
    '1 tbsp nutritional glitter',
    '2 oat-milk gelato scoops',
  ],
};

/** Another food behind a known one, products that differ, and what only sounds like an animal's. */
const EVERY_WORD: Record<VeganVerdict['verdict'], readonly string[]> = {
  vegan: [
    '3 large yellow courgettes, cut into 2 cm chunks',
    '500 g waxy potatoes, scrubbed, for the salad',
    '1 preserved lemon, rind only, finely sliced',
    '2 tbsp grapeseed or rapeseed oil',
    '1 bulb black garlic, peeled',
    '100 ml water kefir',
    '1 tsp shrimp and crab boil',
    '400 ml sweetened cream of coconut',
    '2 tbsp cheese-free pesto',
    '400 g bean curd, cubed',
    '200 g vegan mushroom ravioli',
    '8 vegan bread rolls, split',
    '20 g egg-free fresh tagliatelle',
    '2 tbsp flour, for the batter',
    '1 vine of cherry tomatoes, halved',
    '3 tart plums, stoned',
    '2 crisp pears',
  ],
  animal: [
    '320 g lemon curd',
    '12 lady fingers biscuits',
    '100 g savoiardi',
    '1 brioche loaf, sliced',
    '4 meringue nests, crushed',
    '200 g buffalo mozzarella, torn',
    '2 fillets arctic char',
  ],
  ask: [
    '300 g mushroom ravioli',
    '2 tbsp strawberry jelly',
    '250 g spinach tortellini',
    '1 apple strudel',
    '1 plum tart',
    '400 g rhubarb crisp',
    '300 g carrot cake',
    '150 g onion dip',
    '200 ml mushroom gravy',
    '200 g cherry frosting',
    '100 g mango mousse',
    '2 tbsp French dressing',
    '1 tbsp chilli paste',
    '100 g margarine',
    '4 soft rolls',
    '8 cream crackers',
    '40 g hundreds and thousands',
    '200 g fresh pasta',
    '300 g carrot zorblax',
    '300 g zorblax of carrot',
    '300 g carrots, with zorblax',
  ],
};

/** What stands beside a plant and makes a dish of it, and animals that a name, a mark or a bracket takes back. */
const BESIDE: Record<VeganVerdict['verdict'], readonly string[]> = {
  vegan: [
    '1 loaf sourdough bread',
    '1 rye bread loaf, sliced',
    '2 lasagne sheets, broken',
    '1 tbsp curry powder',
    '250 g salad tomatoes',
    '150 g rocket salad',
    '200 g potatoes, roast',
    '100 g vegan butter, creamed',
    '30 g black truffle',
    '1 drizzle olive oil',
    '6 chard leaves, thick ribs discarded',
    '3 celery ribs',
    '1 oxheart tomato, sliced',
    '100 g honey mushrooms',
    '60 g "elbow" macaroni',
    '1 carrot (recipe here)',
    'rice flour, to dust',
  ],
  animal: [
    '2 pork ribs, trimmed',
    '1 onion and 4 lamb chops',
    '200 ml cream, coconut',
    '200 ml cream sweetened (coconut sugar)',
    '100 g cheese with walnuts',
    '60 g cheese with a "crust" of nuts',
    '1 egg roast',
  ],
  ask: [
    '1 pear loaf',
    '4 slices parsnip loaf',
    '1 orange drizzle',
    '300 g creamed baby turnips',
    '400 g scalloped swede',
    '1 leek and chard lasagne',
    '200 g swede bake',
    '300 g turnip curry',
    '150 g fennel salad',
    '6 orange truffles',
    '2 pear Danish',
    '200 ml cream (oat)',
    '100 g cheese made of almonds',
    '3 tbsp “honey”',
    '1 so-called egg',
    '2 tbsp vegan? pesto',
    '2 tbsp burger or tomato sauce',
    '200 ml milk made from oats',
  ],
};

describe('readIngredient', () => {
  it.each(
    [CASES, LATER, EVERY_WORD, BESIDE]
      .flatMap((cases) => Object.entries(cases))
      .flatMap(([verdict, texts]) => texts.map((text) => ({ verdict, text }))),
  )('reads “$text” as $verdict', ({ verdict, text }) => {
    expect(verdictOf(text)).toBe(verdict);
  });
});

describe('animalInTitle', () => {
  it.each([
    'Vegan Brown Butter Cobbler',
    'Vegan Mac and Cheese',
    'Dairy-free Cream of Celery Soup',
    'Peanut Butter Toast',
  ])('takes the claim of “%s” for all of it', (title) => {
    expect(animalInTitle(title)).toBeNull();
  });

  it.each([
    ['Brown Butter Cobbler', 'brown butter'],
    ['Dairy-free Chicken Soup', 'chicken'],
    ['Not Vegan: Cheese Toast', 'cheese'],
  ])('names what “%s” holds', (title, food) => {
    expect(animalInTitle(title)).toBe(food);
  });
});

describe('a line without end', () => {
  // Ten times what a form takes: what looks at each word from every other one would not come back within the test.
  it.each([
    'carrot curd '.repeat(4200),
    'half and '.repeat(6000),
    `${'a'.repeat(50_000)} ravioli`,
    '1/0 ⅔ ½ морковь curd',
  ])('is read to its end (%#)', (text) => {
    expect(veganVerdict(parseIngredientLine(text))).toBeDefined();
  });
});

it.each([
  ['2 garlic cloves (Knoblauchzehen)', 'knoblauchzehen'],
  ['2 aubergines (Auberginen), cubed', 'auberginen'],
  ['100 g zorbix paste', 'zorbix paste'],
])('asks of %s about what nobody knows, by its own words', (line, words) =>
  expect(veganVerdict(parseIngredientLine(line))).toEqual({ verdict: 'ask', reason: 'unknown', words }),
);
