import { describe, expect, it } from 'vitest';
import { type Reading, readIngredient } from '#src/domain/foods/vegan.ts';
import { parseIngredientLine } from '#src/domain/ingredient-lines.ts';

const verdictOf = (text: string): Reading['verdict'] => readIngredient(parseIngredientLine(text)).verdict;

/** Judged as a cook would judge them, before the rule was written. */
const CASES: Record<Reading['verdict'], readonly string[]> = {
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
    '250 ml buttermilk (plant)',
    '1 tbsp vegan honey',
    '300 g Quorn mince',
    '2 tbsp zorbix paste',
    '1 tbsp pesto',
    '200 g Greek yoghurt (vegan)',
    '1 egg alternative',
  ],
};

describe('readIngredient', () => {
  it.each(Object.entries(CASES).flatMap(([verdict, texts]) => texts.map((text) => ({ verdict, text }))))(
    'reads “$text” as $verdict',
    ({ verdict, text }) => {
      expect(verdictOf(text)).toBe(verdict);
    },
  );
});
