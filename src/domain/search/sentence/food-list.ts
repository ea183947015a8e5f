import { foodsIn, foodWords } from '../../foods/find.ts';
import { isOfAnimals } from '../../foods/food.ts';
import { isFoodGroup } from '../../foods/mention.ts';
import type { Diet } from '../../recipes/kitchen.ts';
import { DIET_WITHOUT } from '../search-words.ts';
import { NUMBER } from './numbers.ts';

/** One food of a list in a sentence. */
export interface ListedFood {
  /** As it was said, without "any" or "the". */
  name: string;
  /** The diet that leaving it out comes to: "nuts" → nut-free. */
  diet: Diet | null;
  /** Nothing of the kind is in any recipe here. */
  isAnimal: boolean;
}

/** Words in the singular. */
const DIETS: Readonly<Record<string, Diet>> = { ...DIET_WITHOUT, 'tree nut': 'nut-free', 'added oil': 'oil-free' };
/** Left out of everything here, beside the animal foods of the table. */
const ANIMAL = new Set([
  ...['dairy', 'egg', 'meat', 'red meat', 'fish', 'seafood', 'shellfish', 'poultry', 'lactose', 'animal'],
  ...['animal product', 'animal ingredient', 'dairy product'],
]);
/** Means the plant ones here. */
const CHEESE = /\bcheeses?$/;
const LONGEST = 5;
const LONGEST_GROUP = 3;
/** Said before a food without changing it. */
const BEFORE = new RegExp(
  `^(?:${NUMBER}|a|an|any|the|my|our|some|other|more|much|many|too|lots?|plenty|loads?|bit|few|little|half|of|up|using|use|added|extra|refined|processed|ripe|overripe|fresh|leftovers?|tins?|cans?|jars?|bags?|bunch|cups?|g|grams|those|these|kinds?|no|eating|both|either)$`,
);
const AND = /^(?:and|or|nor|plus|,)$/;
/** After a mere comma these begin the dish that is looked for, rather than go on with the list. */
const DISH = /^(?:pasta|noodles?|soup|salad|curry|bread|pizza|rice|burger|stew|sandwich|wrap|cake|cookies?)$/;

/** The food that a row of words begins with, and how many words it takes; `null` when it begins with none. */
export function foodAt(words: readonly string[]): (ListedFood & { length: number }) | null {
  const end = words.findIndex((word) => /^[,;]$/.test(word));
  const rest = words.slice(0, end < 0 ? LONGEST : Math.min(end, LONGEST));
  const [first] = foodsIn(rest.join(' '));
  const food = first?.at === 0 ? first : null;
  for (let length = Math.min(rest.length, LONGEST_GROUP); length >= Math.max(1, food?.words ?? 1); length--) {
    const name = rest.slice(0, length).join(' ');
    const singular = foodWords(name).join(' ');
    const diet = DIETS[singular] ?? null;
    const isAnimal = ANIMAL.has(singular);
    if (diet || isAnimal || isFoodGroup(name)) return { name, diet, isAnimal, length };
  }
  if (!food) return null;
  const name = rest.slice(0, food.words).join(' ');
  const isAnimal = isOfAnimals(food.food) && !CHEESE.test(name);
  return { name, diet: null, isAnimal, length: food.words };
}

/**
 * The list of foods that a row of words begins with: "the mushrooms, olives or capers under …" → three, and how many
 * words they take. The first may be a word we do not know, where `isUnknownFood` says so.
 */
export function foodList(
  words: readonly string[],
  isUnknownFood: (words: readonly string[]) => boolean = () => false,
): { foods: ListedFood[]; length: number } {
  const foods: ListedFood[] = [];
  let length = 0;
  for (let at = 0; at < words.length; ) {
    const start = at;
    while (foods.length > 0 && AND.test(words[at] ?? '')) at++;
    const isComma = at - start === 1 && words[start] === ',';
    if (foods.length > 0 && at === start) break;
    while (BEFORE.test(words[at] ?? '')) at++;
    const food = foodAt(words.slice(at));
    if (food && !(isComma && DISH.test(food.name))) {
      foods.push(food);
      at += food.length;
    } else if (foods.length === 0 && isUnknownFood(words.slice(at))) {
      foods.push({ name: words[at] ?? '', diet: null, isAnimal: false });
      at++;
    } else break;
    length = at;
  }
  return { foods, length };
}
