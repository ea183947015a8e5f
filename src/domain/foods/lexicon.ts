import { z } from 'zod';
import { ALLERGENS } from './allergen-names.ts';
import { type Food, ORIGINS } from './food.ts';
import { foodWords } from './food-words.ts';
import { FOODS } from './table.ts';
import furtherRows from './tables/further-foods.json' with { type: 'json' };
import WORDS from './tables/line-words.json' with { type: 'json' };

/**
 * One line of `tables/further-foods.json`: names that are known though nothing is weighed or counted of them. Where a food of
 * the food table has the same name, what is said here of the name holds.
 */
const rowSchema = z.strictObject({
  /** The word for all of them, for people. */
  kind: z.string(),
  names: z.string().transform((text) => text.split('|') as [string, ...string[]]),
  origin: z.enum(ORIGINS).optional(),
  allergens: z.array(z.enum(ALLERGENS)).optional(),
  check: z.array(z.enum(ALLERGENS)).optional(),
  /** Products differ in whether something of an animal is in them. */
  asks: z.literal(true).optional(),
  /** Made of several things that its name does not tell: besides what is said here nobody knows what it contains. */
  made: z.literal(true).optional(),
  /** Names it has only right behind a food ("banana loaf") or right before one ("creamed leeks"); else the words mean another thing. */
  stands: z.enum(['behind', 'before']).optional(),
});

/** The facts about a food that the reading of a line needs. */
export type KnownFood = Pick<Food, 'names' | 'origin' | 'allergens' | 'check' | 'contains' | 'unsure' | 'heated'> & {
  made?: true | undefined;
  stands?: 'behind' | 'before' | undefined;
};

export const FURTHER_FOODS: readonly KnownFood[] = z
  .array(rowSchema)
  .parse(furtherRows)
  .map(({ asks, kind: _, ...row }) => (asks ? { ...row, unsure: row.names } : row));

/** The tables of this reading, for who must notice that they changed. */
export const LEXICON_TABLES = [furtherRows, WORDS];

interface Entry {
  words: readonly string[];
  /** `null` for a word that changes nothing. */
  food: KnownFood | null;
}

/** A name or a word that was recognised, and where it stands. */
export interface Recognised {
  food: KnownFood | null;
  at: number;
  words: number;
}

/** Entries by their first word, the longest first; of the same words what stands beside a food, then the first entered. */
const byFirstWord = new Map<string, Entry[]>();
function enter(name: string, food: KnownFood | null): void {
  const words = foodWords(name);
  const first = words[0] ?? '';
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, food }]);
}
for (const food of [...FURTHER_FOODS, ...FOODS]) for (const name of food.names) enter(name, food);
for (const word of Object.values(WORDS).flat()) enter(word, null);
for (const list of byFirstWord.values()) {
  list.sort((a, b) => b.words.length - a.words.length || Number(!a.food?.stands) - Number(!b.food?.stands));
}

/** Every word that is in the name of a food, in the singular. */
export const NAME_WORDS: ReadonlySet<string> = new Set(
  [...FURTHER_FOODS, ...FOODS].flatMap(({ names }) => names.flatMap(foodWords)),
);

/** Everything among words that is a food, or changes nothing. */
export function recognisedIn(words: readonly string[]): Recognised[] {
  const found: Recognised[] = [];
  for (let at = 0; at < words.length; ) {
    const entry = entriesAt(words, at).find(({ food, words: { length } }) => {
      if (food?.stands === 'behind') return isMadeHere(food, found.at(-1), at);
      return food?.stands !== 'before' || isBeforeFood(words, at + length);
    });
    if (entry) found.push({ food: entry.food, at, words: entry.words.length });
    at += entry?.words.length ?? 1;
  }
  return found;
}

const entriesAt = (words: readonly string[], at: number): Entry[] =>
  (byFirstWord.get(words[at] ?? '') ?? []).filter((each) => each.words.every((word, i) => words[at + i] === word));

/** A dish is made of the food right before it, unless that surely holds all that the dish does: a loaf of bread. */
function isMadeHere({ allergens }: KnownFood, before: Recognised | undefined, at: number): boolean {
  if (!before?.food || before.at + before.words !== at) return false;
  return !allergens?.every((each) => before.food?.allergens?.includes(each));
}

/** "creamed baby leeks": nothing but words that change nothing stands before a food. */
function isBeforeFood(words: readonly string[], from: number): boolean {
  for (let at = from; at < words.length; ) {
    const entry = entriesAt(words, at).find(({ food }) => !food?.stands);
    if (!entry || entry.food) return entry !== undefined;
    at += entry.words.length;
  }
  return false;
}

/** From here on a line says what for, how long or how: "until soft", "into small dice". */
const TELLING_HOW = new Set([
  'into',
  'until',
  'till',
  'so',
  'because',
  'that',
  'which',
  'who',
  'you',
  'if',
  'as',
  'when',
  'while',
  'where',
]);
/** Words for how something was treated: "blanched", "finely". */
const TREATED = /^(?:[a-z]{2,}[^e]ed|[a-z]{4,}ly)$/;
const FIGURE = /^(?:x?\d.*|%|[a-z])$/;

/** Words among others that nobody knows: neither a food nor a cut, a state, an amount, a purpose. */
export function unreadAmong(words: readonly string[], recognised: readonly Recognised[]): string[] {
  const read = new Set(recognised.flatMap(({ at, words: length }) => Array.from({ length }, (_, i) => at + i)));
  const end = words.findIndex((word, at) => !read.has(at) && TELLING_HOW.has(word));
  return words
    .slice(0, end < 0 ? undefined : end)
    .filter((word, at) => !read.has(at) && !TREATED.test(word) && !FIGURE.test(word));
}
