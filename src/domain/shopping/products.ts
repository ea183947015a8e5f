import { findFood, foodsIn, foodWords } from '../foods/find.ts';
import type { Food } from '../foods/food.ts';
import { plural } from '../nouns.ts';
import { isNeverBought, isPantryStaple, type ShoppingAisle } from './aisles.ts';

/** What is bought: lines that name the same product add up. */
export interface Product {
  /** Readable and lasting: `food:red-lentils`, `food:sunflower-oil/corn-oil`, `name:dragon-scale-berry`. */
  key: string;
  /** In the singular where the line knows one: "yellow onion". */
  name: string;
  /** Whether the line speaks of many. */
  isPlural: boolean;
  aisle: ShoppingAisle;
  isStaple: boolean;
}

/**
 * Names the food table keeps with a food of the same nutrition, though nobody would buy one for the other. Each is a
 * product of its own.
 */
const APART = [
  ...['avocado oil', 'corn oil', 'grapeseed oil', 'hazelnut oil', 'hemp oil', 'chilli oil', 'garlic oil'],
  ...['white balsamic vinegar', 'sherry vinegar', 'vanilla sugar', 'corn syrup', 'light corn syrup', 'smoked salt'],
  ...['brown lentil', 'dried brown lentil', 'yellow lentil', 'black lentil', 'beluga lentil', 'black beluga lentil'],
  ...['collard green', 'collard greens', 'spring greens', 'acorn squash', 'dulse', 'lion’s mane mushroom'],
  ...['maitake mushroom', 'lobster mushroom', 'pea shoot', 'broccoli sprout', 'radish sprout', 'radicchio'],
  ...['sour cherry', 'frozen cherry', 'frozen pineapple', 'frozen cranberry', 'frozen grated coconut', 'mixed pepper'],
  ...['pistachio milk', 'macadamia milk', 'walnut milk', 'hemp milk', 'flax milk', 'almond cream', 'hazelnut cream'],
  ...['coconut cooking cream', 'almond cheese', 'coconut cheese', 'nut cheese', 'cashew yoghurt', 'cashew yogurt'],
  ...['blueberry jam', 'cherry jam', 'lemon extract', 'orange extract', 'guar gum', 'sambal oelek', 'black bean sauce'],
  ...['kecap manis', 'sweet soy sauce', 'liquid aminos', 'sherry', 'port', 'brandy', 'cognac', 'whisky', 'ginger ale'],
  ...['shaoxing wine', 'rice wine', 'chlorella powder', 'ground caraway', 'ground fennel', 'ground fenugreek'],
  ...['earl grey tea bag', 'rooibos tea bag', 'chai tea bag', 'jasmine tea', 'jasmine tea bag', 'freeze-dried raspberry'],
  ...['wholewheat penne', 'wholewheat fusilli', 'rigatoni', 'farfalle', 'conchiglie', 'fettuccine', 'pappardelle'],
  ...['gluten-free spaghetti', 'gluten-free penne', 'gluten-free fusilli', 'gluten-free macaroni'],
  ...['vegan lamb', 'vegan burger', 'vegan burger patty', 'plant-based burger', 'vegan meatball', 'vegan steak'],
  ...['vegan fish', 'vegan tuna', 'vegan salmon', 'vegan smoked salmon', 'vegan prawn', 'vegan shrimp', 'vegan caviar'],
  ...['vegan chorizo', 'vegan ham', 'coconut bacon', 'tempeh bacon', 'vegan halloumi', 'vegan blue cheese'],
];
const apart = new Set(APART.map((name) => foodWords(name).join(' ')));

/** The table's spelling of every name, by its words. */
const spellings = new Map<string, string>();

/** What a line names; `null` for what is never bought, such as water. Of alternatives ("tamari or soy sauce") the first. */
export function productOf(name: string): Product | null {
  const [first = name] = name.split(/\s+or\s+/i);
  const food = findFood(first) ?? findFood(name);
  if (!food) return unknownProduct(first);
  if (isNeverBought(food)) return null;
  const named = namedAs(food, findFood(first) ? first : name);
  const isApart = apart.has(named.words);
  const isMeasured = named.words !== food.names[0] && /(?:clove|stalk|stick|leaf|sheet|wedge|slice)$/.test(named.words);
  return {
    key: isApart ? `food:${food.id}/${named.words.replaceAll(' ', '-')}` : `food:${food.id}`,
    // "garlic cloves" are garlic, counted in cloves.
    name: isMeasured && !isApart ? food.names[0] : spellingOf(food, named.words),
    isPlural: named.isPlural && !isMeasured,
    aisle: food.aisle,
    isStaple: isPantryStaple(food),
  };
}

/** The name by which a text calls a food, in the table's words, and whether it speaks of many. */
function namedAs(food: Food, text: string): { words: string; isPlural: boolean } {
  const found = foodsIn(text).filter((each) => each.food === food);
  const best = found.reduce((longest, each) => (each.words >= longest.words ? each : longest));
  const words = foodWords(text).slice(best.at, best.at + best.words);
  const last = words.at(-1) ?? '';
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return { words: words.join(' '), isPlural: bare.split(/[^a-z0-9]+/).some((word) => word !== last && foodWords(word)[0] === last) };
}

function spellingOf(food: Food, words: string): string {
  const known = spellings.get(words);
  if (known) return known;
  const spelled = food.names.find((name) => foodWords(name).join(' ') === words) ?? food.names[0];
  spellings.set(words, spelled);
  return spelled;
}

function unknownProduct(name: string): Product | null {
  const words = foodWords(name);
  if (words.length === 0) return null;
  return { key: `name:${words.join('-').slice(0, 80)}`, name, isPlural: false, aisle: 'other', isStaple: false };
}

/** The name of an item whose lines may call it differently: theirs where they agree, else the food's first. */
export function itemName(products: readonly Product[], isMany: boolean): string {
  const [first] = products;
  if (!first) return '';
  const agree = products.every(({ name }) => name === first.name);
  const name = agree ? first.name : commonName(first);
  const shown = isMany || products.some(({ isPlural }) => isPlural) ? plural(name) : name;
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}

/** Keys of products that lie apart name themselves; the rest are called by the food's first name. */
const commonName = ({ key, name }: Product): string =>
  key.startsWith('food:') && !key.includes('/') ? (findFoodName(key.slice('food:'.length)) ?? name) : name;
