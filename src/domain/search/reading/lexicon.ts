import { DISH_FAMILIES } from '../../dishes/families.ts';
import { OCCASIONS } from '../../dishes/occasions.ts';
import DISHES from '../../dishes/words/same-dishes.json' with { type: 'json' };
import { ALLERGEN_WORDS, ALLERGENS } from '../../foods/allergen-names.ts';
import { isOfAnimals } from '../../foods/food.ts';
import { GROUP_NAMES, GROUPS } from '../../foods/groups.ts';
import { FOODS } from '../../foods/table.ts';
import LEXICON from '../words/lexicon.json' with { type: 'json' };
import THINGS from '../words/things.json' with { type: 'json' };
import type { Features, Kind } from './kinds.ts';
import { formsOf } from './morphology.ts';
import { tokensOf } from './tokens.ts';

/** One meaning of a phrase. */
export interface Concept extends Features {
  kind: Kind;
  /** Slug, or the phrase itself where the kind has none. */
  id: string;
  /** Food that is meant when it is said not to be wanted: nothing "spicy" is no chilli. */
  not?: string;
  /** Slugs of families of dishes that come near, parted by `|`: what one makes in a slow cooker. */
  near?: string;
  /** Of what leaves something out by itself: what that is, where it is no food. */
  of?: string;
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
/** Those of two words by these as one. */
const together = new Map<string, Entry>();

function add(phrase: string, concept: Concept): void {
  const keys = tokensOf(phrase).map(({ key }) => key);
  const [first] = keys;
  if (!first) return;
  const entries = byFirst.get(first) ?? [];
  byFirst.set(first, entries);
  const same = entries.find((entry) => entry.keys.join(' ') === keys.join(' '));
  if (same) same.concepts.push(concept);
  else {
    const entry = { keys, concepts: [concept] };
    entries.push(entry);
    if (keys.length === 2) together.set(keys.join(''), entry);
  }
  entries.sort((a, b) => b.keys.length - a.keys.length);
}

/** The longest phrase that begins at a place of a row of keys. */
export const entryAt = (keys: readonly string[], at: number): Entry | undefined =>
  byFirst.get(keys[at] ?? '')?.find((entry) => entry.keys.every((key, i) => keys[at + i] === key));

/** Two words that somebody wrote as one: "soymilk". */
export const entryOfTwo = (word: string): Entry | undefined => together.get(word);

/** Whether a phrase can mean something of a kind; what is no phrase of the lexicon means nothing. */
export const hasKind = (entry: Entry | undefined, ...kinds: readonly Kind[]): boolean =>
  !!entry?.concepts.some(({ kind }) => kinds.includes(kind));

const ADVERB = /^(\p{L}{2,}(?:al|ab|ib|ent|ant|ous|at|ed|iv|e|ing))ly$/u;
/** Adverbs need no row: "ideally" says nothing of what is in a dish, "fatally" what its adjective does. */
export function adverbEntry(word: string): Entry | undefined {
  const stem = ADVERB.exec(word)?.[1];
  const harms = entryAt([stem ?? ''], 0)?.concepts.filter(({ kind }) => kind === 'harm') ?? [];
  return stem ? { keys: [word], concepts: harms.length > 0 ? harms : [{ kind: 'degree', id: 'adverb' }] } : undefined;
}

function addNew(phrase: string, concept: Concept): void {
  const keys = tokensOf(phrase).map(({ key }) => key);
  if (entryAt(keys, 0)?.keys.length !== keys.length) add(phrase, concept);
}

function isDishWord(word: string): boolean {
  const [key = ''] = tokensOf(word).map((token) => token.key);
  return entryAt([key], 0)?.concepts.some(({ kind }) => kind === 'category' || kind === 'dish') ?? false;
}

for (const { words, kind, id, ...rest } of THINGS)
  for (const phrase of words.split('|')) add(phrase, { kind: kind as Kind, id: id ?? phrase, ...rest });
for (const names of DISHES) for (const name of names) add(name, { kind: 'dish', id: names[0] ?? name });
for (const food of FOODS) {
  const kind = isOfAnimals(food) ? 'animal' : 'food';
  for (const name of food.names) add(name, { kind, id: name });
}
const ANIMAL_ALLERGENS: readonly string[] = ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'];
for (const name of ANIMAL_ALLERGENS) add(name, { kind: 'animal', id: name });
const OTHERS = ALLERGENS.filter((name) => !ANIMAL_ALLERGENS.includes(name));
for (const name of [
  ...Object.keys(GROUPS),
  ...Object.keys(GROUP_NAMES),
  ...OTHERS,
  'soy',
  'soya',
  'wheat',
  'rye',
  'kamut',
  'gluten',
])
  add(name, { kind: 'food', id: name });
for (const name of Object.keys(ALLERGEN_WORDS)) addNew(name, { kind: 'food', id: name });
// Of words that already mean something these tables say no more: "milk" is a food before it is a dish.
for (const { names } of DISH_FAMILIES) for (const name of names) addNew(name, { kind: 'dish', id: name });
const ONE_WORD = new Set(OCCASIONS.flatMap(({ names }) => names));
for (const { names, slug } of OCCASIONS) {
  // Of "christmas dinner" the dinner is asked for too.
  for (const name of names)
    if (!name.split(' ').some((word) => isDishWord(word) || (word !== name && ONE_WORD.has(word))))
      addNew(name, { kind: 'occasion', id: slug });
}
// Last, so that no word is mostly what it does in a clause: "kids" are eaters, and one may say something of them.
for (const { is, words, verb, past = '', ...features } of LEXICON as readonly Row[]) {
  for (const phrase of words.split('|')) {
    const concept = { kind: is, id: phrase, ...features };
    add(phrase, concept);
    if (!verb) continue;
    const [first = '', ...rest] = phrase.split(' ');
    const forms = formsOf(first);
    add([forms.past, ...rest].join(' '), { ...concept, isPast: true });
    add([forms.participle, ...rest].join(' '), concept);
    addNew([forms.third, ...rest].join(' '), concept);
  }
  for (const phrase of past.split('|')) add(phrase, { kind: is, id: phrase, ...features, isPast: true });
}

/** A line of `words/lexicon.json`. */
interface Row extends Features {
  is: Kind;
  /** Phrases parted by `|`. */
  words: string;
  /** Their first words are inflected by rule; `past` are forms that no rule makes. */
  verb?: boolean;
  past?: string;
}

export const entries = (): Entry[] => [...byFirst.values()].flat();

/** Single words of a kind. */
export const phrasesOf = (...kinds: readonly Kind[]): string[] =>
  entries()
    .filter(({ keys, concepts }) => keys.length === 1 && concepts.some(({ kind }) => kinds.includes(kind)))
    .flatMap(({ keys }) => keys);
