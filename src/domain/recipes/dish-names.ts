import { findFood, foodsIn, foodWords } from '../foods/find.ts';
import { isOfAnimals } from '../foods/food.ts';
import { searchNames } from '../foods/search-names.ts';

/** Words of one meaning that are no foods of the table: spellings and names of either side of the Atlantic. */
const SAME: readonly (readonly string[])[] = [
  ['lasagne', 'lasagna'],
  ['yoghurt', 'yogurt'],
  ['dal', 'dhal', 'daal', 'dahl'],
  ['falafel', 'felafel'],
  ['hummus', 'houmous', 'humus'],
  ['chilli', 'chili', 'chile'],
  ['cookie', 'biscuit'],
  ['fries', 'chips', 'wedges'],
  ['porridge', 'oatmeal'],
  ['shepherds pie', 'shepherd s pie', 'cottage pie'],
  ['parmigiana', 'parmesan'],
  ['tabbouleh', 'tabouli', 'tabbouli', 'tabouleh'],
  ['ganoush', 'ghanoush', 'ganouj'],
  ['shakshuka', 'shakshouka'],
  ['pitta', 'pita'],
  ['doughnut', 'donut'],
  ['drink', 'beverage'],
  ['mocktail', 'virgin'],
  ['autumn', 'fall'],
  ['barbecue', 'bbq', 'barbeque'],
  ['chocolate', 'choc'],
  ['vegetable', 'veg', 'veggie'],
  ['fibre', 'fiber'],
  ['omelette', 'omelet'],
  ['stew', 'casserole'],
  ['mash', 'mashed potato'],
  ['kids', 'children'],
  ['starter', 'appetizer', 'appetiser', 'finger food'],
  ['lolly', 'popsicle'],
];

const dishNames = new Map<string, readonly string[]>();
for (const names of SAME) for (const name of names) dishNames.set(foodWords(name).join(' '), names);
const LONGEST_DISH = 3;

/** A run of words that names one thing, and the other names of that thing. */
export interface Named {
  at: number;
  /** How many words it takes. */
  length: number;
  names: string[];
}

/**
 * The foods and dishes named in a row of lower-case words, first to last, never overlapping. Two words that are one
 * when written together ("chick peas") count as that one. Animal foods are left out: their names lead nowhere here.
 */
export function namesIn(words: readonly string[]): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < words.length; ) {
    const named = namedAt(words, at);
    if (named) found.push(named);
    at += named?.length ?? 1;
  }
  return found;
}

/** Whether a text names nothing but an animal food. */
export const isAnimal = (text: string): boolean => findFood(text)?.origin !== undefined;

function namedAt(words: readonly string[], at: number): Named | null {
  const rest = words.slice(at, at + 5);
  const food = foodAtStart(rest.join(' '));
  const joined = rest.length > 1 ? foodAtStart(`${rest[0]}${rest[1]}`) : null;
  if (joined && joined.length === 1 && (!food || food.length === 1)) return { at, length: 2, names: joined.names };
  for (let length = Math.min(LONGEST_DISH, rest.length); length > 0; length--) {
    const names = dishNames.get(foodWords(rest.slice(0, length).join(' ')).join(' '));
    if (names && length >= (food?.length ?? 0))
      return { at, length, names: [...new Set([...names, ...(food?.names ?? [])])] };
  }
  return food && { at, ...food };
}

function foodAtStart(text: string): Omit<Named, 'at'> | null {
  const [first] = foodsIn(text);
  if (!first || first.at > 0 || isOfAnimals(first.food)) return null;
  return { length: first.words, names: searchNames(first.food) };
}
