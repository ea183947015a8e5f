import { LRUCache } from 'lru-cache';
import { foodsIn, foodWords } from './find.ts';
import { isOfAnimals } from './food.ts';
import { AMBIGUOUS, GROUP_NAMES, GROUPS, HOLDS, UNLIKE } from './groups.ts';
import { searchNames } from './search-names.ts';
import { FOODS } from './table.ts';

/** The meaning of a food's name. */
export interface Mention {
  /** Names that stand for it, each as words in the singular. */
  phrases: readonly (readonly string[])[];
  /** Foods of the table that are it, hold it or are made from it. */
  foods: ReadonlySet<string>;
  /** Those of them that are it: rice, but no rice vinegar. */
  itself: ReadonlySet<string>;
}

const unlike = new Map(
  Object.entries(UNLIKE).map(([name, others]) => [foodWords(name).join(' '), others.map(foodWords)]),
);
/** Names of the foods and of what they hold, as words, the shown name first. */
const table = FOODS.map((food) => ({
  food,
  names: food.names.map(foodWords),
  holds: (HOLDS[food.id] ?? []).map(foodWords),
}));

const mentions = new LRUCache<string, Mention>({ max: 500, memoMethod: readMention });
/** Lines are read again with every search. */
const lines = new LRUCache<string, ReturnType<typeof readLine>>({ max: 5000, memoMethod: readLine });

/** The meaning of a name, its other English names included: "eggplant" is every aubergine, "garbanzos" are in hummus. */
export const mentionOf = (name: string): Mention => mentions.memo(name);

function readMention(name: string): Mention {
  const words = foodWords(name);
  const group = groupOf(name);
  const [named] = foodsIn(name);
  const base = !group && named?.at === 0 && named.words === words.length ? named.food : null;
  const others = base && !isOfAnimals(base) ? searchNames(base).map(foodWords) : [];
  const phrases = group?.map(foodWords) ?? [words, ...others.filter((other) => other.length === 1)];
  const meant = table.filter((entry) => entry.food === base || isMeant(entry, phrases));
  const itself = meant.filter(({ food, names }) => food === base || isItself(names[0] ?? [], phrases));
  const ids = (entries: typeof meant) => new Set(entries.map(({ food }) => food.id));
  return { phrases, foods: ids(meant), itself: ids(itself) };
}

/** Whether an ingredient line names it: "1 eggplant" names aubergines, "2 tbsp olive oil" no olives. */
export function isMentioned(line: string, { phrases, foods }: Mention): boolean {
  const { words, foods: named } = lines.memo(line);
  return named.some((id) => foods.has(id)) || phrases.some((phrase) => holdsPhrase(words, phrase));
}

/** Whether an ingredient line is of the food itself: somebody who has rice to use up is not helped by rice vinegar. */
export function isUsed(line: string, { phrases, foods, itself }: Mention): boolean {
  const { words, foods: named } = lines.memo(line);
  if (foods.size > 0) return named.some((id) => itself.has(id));
  return phrases.some((phrase) => holdsPhrase(words, phrase));
}

function readLine(line: string) {
  return { words: foodWords(line), foods: foodsIn(line).map(({ food }) => food.id) };
}

/** "Peppers" are vegetables where "pepper" is a spice. */
function groupOf(name: string): readonly string[] | null {
  if (/\bpeppers$/.test(name) && foodWords(name).length === 1) return GROUPS['bell pepper'] ?? null;
  const singular = foodWords(name).join(' ');
  return GROUPS[GROUP_NAMES[singular] ?? singular] ?? null;
}

/** A food is meant when its first name says so, or most of its names, or what it is made of. */
function isMeant({ names, holds }: (typeof table)[number], phrases: readonly (readonly string[])[]): boolean {
  const says = (words: readonly string[]) => phrases.some((phrase) => holdsPhrase(words, phrase));
  return says(names[0] ?? []) || names.filter(says).length * 2 > names.length || holds.some(says);
}

const MADE_FROM =
  /^(?:oil|vinegar|noodle|paper|vermicelli|syrup|flour|starch|cake|cracker|stock|sauce|sugar|aminos|water)$/;
const DAIRY_OF = /^(?:milk|drink|yoghurt|cream|butter|ice|custard)$/;

/** What is made from a food no longer is it; but coconut milk is what coconut is for. */
const isItself = (name: readonly string[], phrases: readonly (readonly string[])[]): boolean =>
  phrases.some((phrase) => {
    const next = name[placeOf(name, phrase, 0) + phrase.length] ?? '';
    return holdsPhrase(name, phrase) && !MADE_FROM.test(next) && (phrase[0] === 'coconut' || !DAIRY_OF.test(next));
  });

/** Whether words hold a phrase, elsewhere than inside the name of something else. */
function holdsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  const others = unlike.get(phrase.join(' '));
  for (let at = placeOf(words, phrase, 0); at >= 0; at = placeOf(words, phrase, at + 1)) {
    if (!others?.some((other) => covers(words, other, at, phrase))) return true;
  }
  return false;
}

const covers = (words: readonly string[], other: readonly string[], at: number, phrase: readonly string[]): boolean => {
  for (let from = Math.max(0, at + phrase.length - other.length); from <= at; from++) {
    if (other.every((word, i) => words[from + i] === word)) return true;
  }
  return false;
};

function placeOf(words: readonly string[], phrase: readonly string[], from: number): number {
  if (phrase.length === 0) return -1;
  for (let at = from; at + phrase.length <= words.length; at++) {
    if (phrase.every((word, i) => words[at + i] === word)) return at;
  }
  return -1;
}

/**
 * Names by which the full text finds what holds a food, none of which finds much else: "olive" is in every olive oil, but
 * whatever holds olives is also kept under "kalamata".
 */
export function namesOf({ foods, phrases }: Mention): string[] {
  const telling = phrases.filter((phrase) => phrase.length > 0 && !isAmbiguous(phrase.join(' ')));
  const others = FOODS.filter(({ id }) => foods.has(id)).flatMap((food) => {
    const names = searchNames(food).map(foodWords);
    const isFound = names.some((name) => telling.some((phrase) => placeOf(name, phrase, 0) >= 0));
    const name = isFound ? undefined : names.find((each) => !isAmbiguous(each.join(' ')));
    return name ? [name] : [];
  });
  return [...new Set([...telling, ...others].map((name) => name.join(' ')))];
}

/** Whether a name's other meanings are in many dishes: the full text cannot tell what it means. */
export const isAmbiguous = (name: string): boolean => AMBIGUOUS.has(name);
