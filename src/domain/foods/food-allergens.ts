import { foodWords } from './find.ts';
import { ALLERGENS, type Allergen, type Food } from './food.ts';
import KIND_TABLE from './tables/allergen-words.json' with { type: 'json' };
import NAME_TABLE from './tables/allergens-by-name.json' with { type: 'json' };

/** What is surely in something, and what is by product. */
export interface Held {
  contains: ReadonlySet<Allergen>;
  check: ReadonlySet<Allergen>;
}

/** Words that tell what a product is made of: "soya", "almond". */
const kinds = new Map(Object.entries(KIND_TABLE).map(([word, allergen]) => [word, allergenNamed(allergen)]));
export const allergenOfWord = (word: string): Allergen | undefined => kinds.get(word);

/** Names for which the food's own columns are not true: what a shop sells as Tabasco has less in it than a hot sauce may have. */
const byName = new Map(
  Object.entries(NAME_TABLE).map(([name, [contains = [], check = []]]): [string, Held] => [
    foodWords(name).join(' '),
    { contains: new Set(contains.map(allergenNamed)), check: new Set(check.map(allergenNamed)) },
  ]),
);
export const NAMES_OF_THEIR_OWN: readonly string[] = [...byName.keys()];

/** Names that leave open what a product is made of: "plant milk", "dairy-free yoghurt". */
const OPEN = new Set(['vegan', 'plant', 'dairy', 'alternative']);
/** What such a product is made of, by kind. */
export const BY_KIND: readonly Allergen[] = ['soya', 'nuts', 'gluten'];

/** The allergens of a food under the name by which a line calls it (words as `foodWords` gives them). */
export function heldBy(food: Food, name: readonly string[]): Held {
  const own = byName.get(name.join(' '));
  if (own) return own;
  const contains = new Set(food.allergens);
  const check = new Set(food.check);
  const said = kindsIn(name);
  const isOpen = name.some((word) => OPEN.has(word));
  for (const kind of kindsIn(foodWords(food.names[0]))) {
    if (!isOpen || said.has(kind) || !contains.delete(kind)) continue;
    for (const other of BY_KIND) check.add(other);
  }
  if (!name.includes('free')) {
    for (const kind of said) if (check.delete(kind)) contains.add(kind);
  }
  return { contains, check };
}

const kindsIn = (words: readonly string[]): Set<Allergen> => new Set(words.flatMap((word) => kinds.get(word) ?? []));

function allergenNamed(name: string): Allergen {
  const allergen = ALLERGENS.find((each) => each === name);
  if (!allergen) throw new Error(`${name} is no allergen of the law`);
  return allergen;
}
