import { ALLERGENS } from '../../foods/allergen-names.ts';
import { isOfAnimals } from '../../foods/food.ts';
import { GROUP_NAMES, GROUPS } from '../../foods/groups.ts';
import { FOODS } from '../../foods/table.ts';
import { DISH_FAMILIES } from '../../recipes/facts/families.ts';
import { OCCASIONS } from '../../recipes/facts/occasions.ts';
import { editDistance } from '../edit-distance.ts';
import CLASSES from '../words/classes.json' with { type: 'json' };
import DISHES from '../words/dishes.json' with { type: 'json' };
import FILLERS from '../words/fillers.json' with { type: 'json' };
import GRAMMAR from '../words/grammar.json' with { type: 'json' };
import PRAISE from '../words/praise.json' with { type: 'json' };
import THINGS from '../words/things.json' with { type: 'json' };
import { tokensOf } from './tokens.ts';

/**
 * What a phrase is. Things one may wish for or do without: from `food` to `quick`. `lacking` is a word that leaves a
 * food out ("decaf"). `all` is true of every recipe here,
 * `animal` of none. A `mood` is liked and never insisted on, `praise` is what every recipe deserves. The others make
 * sentences, see `words/grammar.json`, and `words/classes.json` for what a word is to its clause.
 */
export type Kind =
  | 'food'
  | 'dish'
  | 'animal'
  | 'all'
  | 'diet'
  | 'category'
  | 'tag'
  | 'occasion'
  | 'season'
  | 'equipment'
  | 'method'
  | 'taste'
  | 'difficulty'
  | 'quick'
  | 'cost'
  | 'cuisine'
  | 'mood'
  | 'praise'
  | 'lacking'
  | 'filler'
  | keyof typeof GRAMMAR
  | keyof typeof CLASSES;

const GRAMMATICAL: ReadonlySet<string> = new Set(['filler', ...Object.keys(GRAMMAR), ...Object.keys(CLASSES)]);
/** Whether a kind makes sentences, and is nothing a recipe can be. */
export const isGrammar = (kind: Kind): boolean => GRAMMATICAL.has(kind);

/** One meaning of a phrase. */
export interface Concept {
  kind: Kind;
  /** Slug, or the phrase itself where the kind has none. */
  id: string;
  /** Food that is meant when it is said not to be wanted: nothing "spicy" is no chilli. */
  not?: string;
  /** Slugs of families of dishes that come near, parted by `|`: what one makes in a slow cooker. */
  near?: string;
  /** Names that recipes have instead, parted by `|`: of asian ones some are thai. */
  kinds?: string;
}

export interface Entry {
  /** Words in the singular. */
  keys: readonly string[];
  /** The first is what it is mostly. */
  concepts: Concept[];
}

/** Entries by their first word, the longest first. */
const byFirst = new Map<string, Entry[]>();
/** Every word of every phrase, by how it may be misspelt: those of the sentence's own grammar, and those of foods. */
const structure = new Set<string>();
const foodWordsKnown = new Set<string>();
/** Kinds whose words are mended wherever they stand. A misspelt food outside a limit is the index's to mend. */
const STRUCTURAL: ReadonlySet<Kind> = new Set<Kind>([
  ...([
    'negator',
    'auxiliary',
    'allergic',
    'leftwardsAllergic',
    'diet',
    'category',
    'occasion',
    'equipment',
    'quick',
  ] as const),
]);
const NUMBER_WORDS = 'minutes hours under calories protein carbs fibre sugar people servings portions'.split(' ');

function add(phrase: string, concept: Concept): void {
  const keys = tokensOf(phrase).map(({ key }) => key);
  const [first] = keys;
  if (!first) return;
  const entries = byFirst.get(first) ?? [];
  byFirst.set(first, entries);
  const same = entries.find((entry) => entry.keys.join(' ') === keys.join(' '));
  if (same) same.concepts.push(concept);
  else entries.push({ keys, concepts: [concept] });
  entries.sort((a, b) => b.keys.length - a.keys.length);
  for (const key of keys) (STRUCTURAL.has(concept.kind) ? structure : foodWordsKnown).add(key);
}

/** The longest phrase that begins at a place of a row of keys. */
export const entryAt = (keys: readonly string[], at: number): Entry | undefined =>
  byFirst.get(keys[at] ?? '')?.find((entry) => entry.keys.every((key, i) => keys[at + i] === key));

function isDishWord(word: string): boolean {
  const [key = ''] = tokensOf(word).map((token) => token.key);
  return entryAt([key], 0)?.concepts.some(({ kind }) => kind === 'category' || kind === 'dish') ?? false;
}

function addNew(phrase: string, concept: Concept): void {
  const keys = tokensOf(phrase).map(({ key }) => key);
  if (entryAt(keys, 0)?.keys.length !== keys.length) add(phrase, concept);
}

for (const [kind, phrases] of Object.entries(GRAMMAR)) {
  for (const phrase of phrases) add(phrase, { kind: kind as Kind, id: phrase });
}
for (const { words, kind, id, ...rest } of THINGS) {
  for (const phrase of words.split('|')) add(phrase, { kind: kind as Kind, id, ...rest });
}
for (const phrase of PRAISE) add(phrase, { kind: 'praise', id: phrase });
for (const names of DISHES) for (const name of names) add(name, { kind: 'dish', id: names[0] ?? name });
for (const food of FOODS) {
  const kind = isOfAnimals(food) ? 'animal' : 'food';
  for (const name of food.names) add(name, { kind, id: name });
}
const ANIMAL_ALLERGENS: readonly string[] = ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'];
for (const name of ANIMAL_ALLERGENS) add(name, { kind: 'animal', id: name });
for (const name of [
  ...Object.keys(GROUPS),
  ...Object.keys(GROUP_NAMES),
  ...ALLERGENS.filter((name) => !ANIMAL_ALLERGENS.includes(name)),
  'soy',
  'soya',
  'wheat',
  'gluten',
])
  add(name, { kind: 'food', id: name });
for (const phrase of FILLERS) add(phrase, { kind: 'filler', id: phrase });
// Of words that already mean something these tables say no more: "milk" is a food before it is a dish.
for (const { names } of DISH_FAMILIES) for (const name of names) addNew(name, { kind: 'dish', id: name });
for (const { names, slug } of OCCASIONS) {
  // Of "christmas dinner" the dinner is asked for too.
  for (const name of names) if (!name.split(' ').some(isDishWord)) addNew(name, { kind: 'occasion', id: slug });
}
// Last, so that no word is mostly what it does in a clause: "kids" are eaters, and one may say something of them.
for (const [kind, phrases] of Object.entries(CLASSES)) {
  for (const phrase of phrases) add(phrase, { kind: kind as Kind, id: phrase });
}
for (const word of NUMBER_WORDS) structure.add(tokensOf(word)[0]?.key ?? word);

/** Single words of a kind. */
export const phrasesOf = (...kinds: readonly Kind[]): string[] =>
  [...byFirst.values()]
    .flat()
    .filter(({ keys, concepts }) => keys.length === 1 && concepts.some(({ kind }) => kinds.includes(kind)))
    .flatMap(({ keys }) => keys);

const isKnown = (key: string): boolean => structure.has(key) || foodWordsKnown.has(key);

const SHORTEST_MENDED = 5;
const LONG = 8;

/** The word of the vocabulary that a misspelt one was meant to be; `null` for a word that is known or like none. */
export function mended(key: string, { foods }: { foods: boolean }): string | null {
  // Somebody's limit is worth a guess at a short word too: "no nutz".
  if (key.length < (foods ? SHORTEST_MENDED - 1 : SHORTEST_MENDED) || isKnown(key) || /\d/.test(key)) return null;
  const limit = key.length < LONG ? 1 : 2;
  let best: { word: string; slips: number } | null = null;
  for (const words of foods ? [structure, foodWordsKnown] : [structure]) {
    for (const word of words) {
      if (word[0] !== key[0] || word.length < Math.min(key.length, SHORTEST_MENDED) - 1) continue;
      const slips = editDistance(key, word, limit);
      if (slips <= limit && (!best || slips < best.slips)) best = { word, slips };
    }
  }
  return best?.word ?? null;
}
