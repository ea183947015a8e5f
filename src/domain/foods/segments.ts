import { bounded } from '../pattern.ts';
import { isOfAnimals } from './food.ts';
import { foodWords } from './food-words.ts';
import { type KnownFood, type Recognised, recognisedIn, unreadAmong } from './lexicon.ts';

/** Words that part one food from another, where they are not within a name ("half and half"). */
const PARTING = new Set(['and', 'or', 'with', 'plus', 'in', 'on', 'from', 'for', 'to', 'if', 'but']);
/** "no honey", "instead of egg": what is named is not there. */
const LACKING = bounded(
  10_000,
  /(?:^|\s)(?:no|not|non|without|never|sans|minus|instead of|rather than|place of)(?: (?:an?|any|the|real|dairy|added|cow|animal))*$/,
);
/** "like pork", "cut into steaks": what it looks like. */
const LIKENESS = bounded(
  10_000,
  /(?:^|\s)(?:like|resembling|(?:cut|sliced|shaped|formed|torn|shredded|chopped|carved) into)(?: (?:an?|the|\d+|thick|thin|large|small|long|wide|big|bite|sized|even|rough|little))*$/,
);
/** What a line says behind one of these is what for: "to serve", "for the dough" that is made of it. */
const PURPOSE: ReadonlySet<string> = new Set(['for', 'to', 'if', 'on']);
const NO_PURPOSE: ReadonlySet<string> = new Set();

/** A food that words name, where its name starts, and how many words it takes. */
export interface NamedFood {
  food: KnownFood;
  at: number;
  words: number;
}

/** Words of a line between two separators, with the foods they name. */
export interface Segment {
  words: readonly string[];
  foods: readonly NamedFood[];
  /** Those of the words that nobody knows. */
  unread: readonly string[];
  /** The text before it: an opening bracket, or a word that parts ("from"). */
  opening?: string | undefined;
}

/** The parts of a line, separated by punctuation and by words such as "and". */
export const segmentsIn = (text: string): Segment[] => partsOf(asTyped(text), PURPOSE);

/** The same of a step, in which what stands behind "on" or "to" is used as well. */
export const segmentsInStep = (text: string): Segment[] => partsOf(text.replace(/[!?—\u00b7]+/g, '.'), NO_PURPOSE);

function partsOf(text: string, purposes: ReadonlySet<string>): Segment[] {
  const parts = text.split(/([,;:()[\]/+&.]|\s[–-]\s)/);
  return parts
    .flatMap((part, at) => (at % 2 === 0 ? segmentsOf(part, purposes, parts[at - 1]) : []))
    .map((segment, at, all) => completed(segment, all.slice(at + 1)));
}

/** A text's words with what its marks say of them: “chicken” is only called so, "vegan?" is not sure. */
const asTyped = (text: string): string =>
  text
    .replace(QUOTED, (all, words) => (namesAnimal(words) ? `${words} so called ` : all))
    .replace(/(?<=\p{L})\s?\?/gu, ' whether ');
const namesAnimal = (words: string): boolean =>
  recognisedIn(foodWords(words)).some(({ food }) => food !== null && isOfAnimals(food));
const QUOTED = /(?<![\p{L}\d])["“”]([\p{L}][^"“”]{0,40})["“”]/gu;

/** "grapeseed or rapeseed oil": a word that nobody knows alone, and knows with the last word of the next food. */
function completed(segment: Segment, next: readonly Segment[]): Segment {
  const word = segment.words.at(-1) ?? '';
  if (segment.unread.at(-1) !== word) return segment;
  const later = next.find(({ foods }) => foods.length > 0);
  const last = later?.foods.at(-1);
  const head = last && later?.words[last.at + last.words - 1];
  const [whole] = head ? recognisedIn([word, head]) : [];
  if (!whole?.food || whole.words < 2) return segment;
  const found = { food: whole.food, at: segment.words.length - 1, words: 2 };
  const words = [...segment.words, ...(head ? [head] : [])];
  return { ...segment, words, foods: [...segment.foods, found], unread: segment.unread.slice(0, -1) };
}

function segmentsOf(part: string, purposes: ReadonlySet<string>, opening?: string): Segment[] {
  const words = foodWords(part);
  const recognised = recognisedIn(words);
  const within = new Set(recognised.flatMap(({ at, words }) => Array.from({ length: words }, (_, i) => at + i)));
  const segments: Segment[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at++) {
    const isEnd = at === words.length;
    if (!isEnd && (within.has(at) || !PARTING.has(words[at] ?? ''))) continue;
    const own = recognised
      .filter((found) => found.at >= from && found.at < at)
      .map((found) => ({ ...found, at: found.at - from }));
    const said = words.slice(from, at);
    const isPurpose = purposes.has(words[from - 1] ?? '');
    const named = own.filter(isFood);
    segments.push({
      words: said,
      foods: isPurpose ? named.filter(({ food }) => !food.made && !food.unsure) : named.filter(isNotHow),
      unread: isPurpose ? [] : unreadAmong(said, own),
      opening: from === 0 ? opening : words[from - 1],
    });
    from = at + 1;
  }
  return segments;
}

/** "tart apples", "dumpling squash": a dish's name right in front of a plant says how that is; behind it, what is made of it. */
function isNotHow(found: NamedFood, at: number, all: readonly NamedFood[]): boolean {
  const next = all[at + 1];
  if (!found.food.made || !next || next.at !== found.at + found.words) return true;
  return next.food.made === true || next.food.unsure !== undefined || next.food.origin !== undefined;
}

const isFood = (found: Recognised): found is NamedFood => found.food !== null;

/** Whether every word of a text is a food, a cut, a state, an amount, a purpose, or changes nothing. */
export const isRead = (text: string): boolean => segmentsIn(text).every(({ unread }) => unread.length === 0);

const before = ({ words }: Pick<Segment, 'words'>, { at }: Pick<NamedFood, 'at'>): string =>
  words.slice(0, at).join(' ');

/** A food as the line calls it, in the singular. */
export const named = ({ words }: Segment, found: NamedFood): string =>
  words.slice(found.at, found.at + found.words).join(' ');

/** Whether the line says that the food is absent ("without"), or only resembled. */
export const isLacking = (segment: Pick<Segment, 'words'>, found: Pick<NamedFood, 'at'>): boolean =>
  LACKING.test(before(segment, found)) || LIKENESS.test(before(segment, found));

/** "cheese-free": the food behind which "free" stands is absent. */
export const isSaidFree = ({ words, foods }: Pick<Segment, 'words' | 'foods'>, found: NamedFood): boolean =>
  words[found.at + found.words] === 'free' &&
  !foods.some(
    ({ at, words: length }) => at <= found.at + found.words && found.at + found.words < at + length && at > found.at,
  ) &&
  words[found.at + found.words + 1] !== 'range';
