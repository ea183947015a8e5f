import { ALLERGENS, type Allergen } from './allergen-names.ts';
import { foodWords } from './find.ts';
import type { Food } from './food.ts';
import type { KnownFood } from './lexicon.ts';
import KIND_TABLE from './tables/allergen-words.json' with { type: 'json' };
import NAME_TABLE from './tables/allergens-by-name.json' with { type: 'json' };

/** Something that can be left out: an allergen, or what the kitchen knows besides. */
export type Substance = Allergen | NonNullable<Food['contains']>[number];

/** The allergens a food surely contains, and those it contains depending on the product. */
export interface Held {
  contains: ReadonlySet<Substance>;
  check: ReadonlySet<Allergen>;
}

/** Words that tell what a product is made of: "soya", "almond". */
const kinds = new Map(Object.entries(KIND_TABLE).map(([word, allergen]) => [word, allergenNamed(allergen)]));
export const allergenOfWord = (word: string): Allergen | undefined => kinds.get(word);

/** Names for which the food's own columns are not true: what a shop sells as Tabasco has less in it than a hot sauce may have. */
const byName = new Map(
  Object.entries(NAME_TABLE).map(([name, [contains = [], check = []]]) => [
    foodWords(name).join(' '),
    { contains: contains.map(allergenNamed), check: check.map(allergenNamed) },
  ]),
);
/** The tables beside the food table that decide on allergens. */
export const ALLERGEN_TABLES = [KIND_TABLE, NAME_TABLE];
export const NAMES_OF_THEIR_OWN: readonly string[] = [...byName.keys()];

/** Names that leave open what a product is made of: "plant milk", "dairy-free yoghurt". */
const OPEN = new Set(['vegan', 'plant', 'dairy', 'alternative']);
/** Allergens that a product of unspecified base ("plant milk") may contain. */
export const BY_KIND: readonly Allergen[] = ['soya', 'nuts', 'gluten'];

/** The allergens a food contains when a line calls it by this name (words as `foodWords` gives them). */
export function heldBy(food: KnownFood, name: readonly string[]): Held {
  const own = byName.get(name.join(' '));
  const kitchen = food.contains ?? [];
  if (own) return { contains: new Set([...own.contains, ...kitchen]), check: new Set(own.check) };
  const contains = new Set<Substance>([...(food.allergens ?? []), ...kitchen]);
  const check = new Set(food.check);
  const said = kindsIn(name);
  const isOpen = name.some((word) => OPEN.has(word));
  for (const kind of kindsIn(foodWords(food.names[0]))) {
    if (!isOpen || said.has(kind) || !contains.delete(kind)) continue;
    for (const other of BY_KIND) check.add(other);
  }
  if (!name.includes('free')) {
    for (const kind of said) if (check.delete(kind) || isSeed(kind, name)) contains.add(kind);
  }
  return { contains, check };
}

/** "walnut bread": what is called after a nut or a seed has it; a "corn nut" is none. */
const isSeed = (kind: Allergen, name: readonly string[]): boolean =>
  ['nuts', 'peanuts', 'sesame'].includes(kind) && name.some((word) => word !== 'nut' && kinds.get(word) === kind);

const kindsIn = (words: readonly string[]): Set<Allergen> => new Set(words.flatMap((word) => kinds.get(word) ?? []));

function allergenNamed(name: string): Allergen {
  const allergen = ALLERGENS.find((each) => each === name);
  if (!allergen) throw new Error(`${name} is no allergen of the law`);
  return allergen;
}
