import { DISH_FAMILIES } from '#src/domain/dishes/families.ts';
import { OCCASIONS } from '#src/domain/dishes/occasions.ts';
import DISHES from '#src/domain/dishes/words/same-dishes.json' with { type: 'json' };
import { ALLERGENS } from '#src/domain/foods/allergen-names.ts';
import { FOODS } from '#src/domain/foods/table.ts';
import { CATEGORIES, DIETS } from '#src/domain/recipes/kitchen.ts';
import { MENU_NAMES } from '#src/domain/search/menu-names.ts';
import LEXICON from '#src/domain/search/words/lexicon.json' with { type: 'json' };
import THINGS from '#src/domain/search/words/things.json' with { type: 'json' };

let words: readonly string[] | undefined;

/** Every word the product knows: foods, dishes, families, labels, what menus and sentences say. */
export function kitchenWords(): readonly string[] {
  words ??= [
    ...new Set([
      ...FOODS.flatMap(({ names }) => [...names]),
      ...DISHES.flat(),
      ...DISH_FAMILIES.flatMap(({ names, slug }) => [...names, slug]),
      ...OCCASIONS.flatMap(({ names, slug }) => [...names, slug]),
      ...MENU_NAMES.flatMap(({ names, plain }) => [...names, plain]),
      ...CATEGORIES,
      ...DIETS.map((diet) => diet.replaceAll('-', ' ')),
      ...ALLERGENS,
      ...[...THINGS, ...LEXICON].flatMap(({ words }) => words.split('|')),
    ]),
  ];
  return words;
}
