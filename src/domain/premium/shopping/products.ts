import { findFood, foodsIn, foodWords } from '../../foods/find.ts';
import type { Food } from '../../foods/food.ts';
import APART from '../../foods/tables/apart.json' with { type: 'json' };
import { plural } from '../../nouns.ts';
import { bounded } from '../../pattern.ts';
import { capital } from '../../words/capital.ts';
import { isNeverBought, isPantryStaple, type ShoppingAisle } from './aisles.ts';

/** A product to buy: lines that name the same product add up. */
export interface Product {
  /** Readable and lasting: `food:red-lentils`, `food:sunflower-oil/corn-oil`, `name:dragon-scale-berry`. */
  key: string;
  /** In the singular where the line knows one: "yellow onion". */
  name: string;
  /** Whether the line speaks of many. */
  isPlural: boolean;
  aisle: ShoppingAisle;
  isStaple: boolean;
  /** Whose weights are true of it; `null` for what is not in the table. */
  food: Food | null;
}

/**
 * Names the food table keeps with a food of the same nutrition, though nobody would buy one for the other. Each is a
 * product of its own.
 */
const apart = new Set(APART.map((name) => foodWords(name).join(' ')));

/**
 * The product a line names, given the food it was read as; `null` for what is never bought, such as water. Of alternatives
 * ("tamari or soy sauce") the first.
 */
export function productOf(name: string, read: Food | null = findFood(name)): Product | null {
  const [first = name] = name.split(bounded(10_000, /\s+or\s+/i));
  const firstFood = first === name ? read : findFood(first);
  const food = firstFood ?? read;
  if (!food) return unknownProduct(first);
  if (isNeverBought(food)) return null;
  const named = namedAs(food, firstFood ? first : name);
  if (named.isOtherThing) return unknownProduct(firstFood ? first : name);
  const isApart = apart.has(named.words);
  const isMeasured = named.words !== food.names[0] && /(?:clove|stalk|stick|leaf|sheet|wedge|slice)$/.test(named.words);
  return {
    key: isApart ? `food:${food.id}/${named.words.replaceAll(' ', '-')}` : `food:${food.id}`,
    // "garlic cloves" are garlic, counted in cloves.
    name: isMeasured && !isApart ? food.names[0] : spellingOf(food, named.words),
    isPlural: named.isPlural && !isMeasured,
    aisle: food.aisle,
    isStaple: isPantryStaple(food),
    food,
  };
}

/** Words that may follow a food's name without making another thing of it, as the chutney in "tomato chutney" does. */
const PARTS = new Set(
  (
    'clove|leaf|stalk|stick|sheet|sprig|slice|piece|head|bulb|root|flesh|pod|floret|wedge|chunk|cube|half|quarter|strip|' +
    'ring|round|segment|spear|stem|tip|top|kernel|berry|needle|frond|noodle|pasta|bean|block|ball|curl|shaving|flake|extra'
  ).split('|'),
);
const FOLLOWS =
  /^(?:with|in|for|from|of|to|and|at|on|without|plus|or|if|such|about|per|as|into|that|cut|\d.*|.+ed|.+ly)$/;

/** The name a text gives a food, in the table's words; whether it speaks of many, and whether of something made of it. */
function namedAs(food: Food, text: string): { words: string; isPlural: boolean; isOtherThing: boolean } {
  const found = foodsIn(text).filter((each) => each.food === food);
  // "1 tin tomatoes" is of a food whose name it does not have.
  if (found.length === 0)
    return { words: foodWords(food.names[0]).join(' '), isPlural: /s$/i.test(text), isOtherThing: false };
  const best = found.reduce((longest, each) => (each.words >= longest.words ? each : longest));
  const all = foodWords(text);
  const words = all.slice(best.at, best.at + best.words);
  const rest = all.slice(best.at + best.words);
  const tail = rest.slice(
    0,
    Math.max(
      0,
      [...rest, 'of'].findIndex((word) => FOLLOWS.test(word)),
    ),
  );
  const last = words.at(-1) ?? '';
  return {
    words: words.join(' '),
    isPlural: speaksOfMany(text, last),
    isOtherThing: tail.some((word) => !PARTS.has(word)),
  };
}

/** Whether a text has a word in the plural, given its singular as {@link foodWords} has it. */
function speaksOfMany(text: string, singular: string): boolean {
  const start = singular.slice(0, 2);
  return text
    .toLowerCase()
    .split(/[^\p{L}0-9]+/u)
    .some(
      (word) => word.endsWith('s') && word !== singular && word.startsWith(start) && foodWords(word)[0] === singular,
    );
}

/** The table's spelling of a name, by its words. */
const spellingOf = (food: Food, words: string): string =>
  food.names.find((name) => foodWords(name).join(' ') === words) ?? food.names[0];

function unknownProduct(name: string): Product | null {
  const words = foodWords(name);
  if (words.length === 0) return null;
  return {
    key: `name:${words.join('-').slice(0, 80)}`,
    name,
    isPlural: false,
    aisle: 'other',
    isStaple: false,
    food: null,
  };
}

/** The name of an item whose lines may call it differently: theirs where they agree, else the food's first. */
export function itemName(products: readonly Product[], isMany: boolean): string {
  const [first] = products;
  if (!first) return '';
  const agree = products.every(({ name }) => name === first.name);
  const name = agree ? first.name : commonName(first);
  const shown = isMany || products.some(({ isPlural }) => isPlural) ? plural(name) : name;
  return capital(shown);
}

/** Products that lie apart call themselves; others are called by their food's first name. */
const commonName = ({ key, name, food }: Product): string => (food && !key.includes('/') ? food.names[0] : name);
