import { foodWords } from '../../foods/food-words.ts';
import { editDistance } from '../../words/edit-distance.ts';
import { folded } from '../../words/folded.ts';
import type { Pantry } from './kitchen.ts';

/** A food, or a kind of food, as it is offered and chosen. */
export interface FoodName {
  id: string;
  /** The name shown. */
  name: string;
}

/** One that is offered, with the other name that was typed for it: "eggplant" for an aubergine. */
export interface OfferedName extends FoodName {
  as?: string;
}

interface Spelling extends FoodName {
  spelling: string;
  /** The same as words in the singular, without accents. */
  words: string;
  /** Whether it is the name that is shown. */
  isShown: boolean;
}

export interface FoodNames {
  /** The name of an id; `undefined` where there is none. */
  nameOf(id: string): string | undefined;
  /** What somebody who types may mean, the likeliest first. */
  offer(typed: string, most?: number): OfferedName[];
  /** What was typed, read as foods; what names none as it was written. */
  read(typed: string): { foods: FoodName[]; unknown: string[] };
  /** Whether a word in the singular is taken for a slip of another. */
  isSlip(word: string): boolean;
}

const OFFERED = 8;
/** Words shorter than this have no room for a slip, those of the second length for two. */
const [SLIPPING, SLIPPING_TWICE] = [4, 7];
const PARTS = /[,;\n/+&]|\b(?:and|plus|with)\b/i;
/** What cooks say of what they have, and what tells no food from another. */
const FILLERS = new Set(
  'a an the some my few of half little bit more left leftover leftovers fresh ripe good big small large old open tin tins can cans jar bag bunch pack packet piece g kg ml have got'.split(
    ' ',
  ),
);

/** Reads and completes the names of a kitchen's foods. Kinds come first: "rice" is any rice. */
export function foodNames({ foods, kinds, others }: Pick<Pantry, 'foods' | 'kinds' | 'others'>): FoodNames {
  const all: Spelling[] = [
    ...kinds.flatMap(([id, , name, ...more]) => spellings(id, name, more)),
    ...foods.flatMap(([id, name]) => spellings(id, name, [])),
    ...foods.flatMap(([id, name, ...more]) => spellings(id, name, more).slice(1)),
  ];
  const shown = new Map(all.map(({ id, name }) => [id, name]));
  const byWords = new Map(all.toReversed().map((one) => [one.words, one]));
  const bySpelling = new Map(all.toReversed().map((one) => [one.spelling, one]));
  const isOther = new Set(others);
  const longest = Math.max(1, ...all.map(({ words }) => words.split(' ').length));

  function offer(typed: string, most = OFFERED): OfferedName[] {
    const text = spelt(typed);
    if (text === '') return [];
    const words = foodWords(typed).join(' ');
    const offered = new Map<string, { order: number; offer: OfferedName }>();
    for (const one of all) {
      const order = likeness(one, text, words);
      const known = offered.get(one.id);
      if (order === null || (known && known.order <= order)) continue;
      const { id, name, spelling, isShown } = one;
      offered.set(id, { order, offer: { id, name, ...(!isShown && { as: spelling }) } });
    }
    const found = [...offered.values()].toSorted(
      (a, b) => a.order - b.order || a.offer.name.length - b.offer.name.length,
    );
    // Slips are forgiven where nothing is written so.
    const isWritten = isOther.has(words) || found.some(({ order }) => order < SLIPPED);
    return found
      .filter(({ order }) => !isWritten || order < SLIPPED)
      .slice(0, most)
      .map(({ offer }) => offer);
  }

  function readPart(part: string): { foods: FoodName[]; unknown: string[] } {
    const written = spelt(part)
      .split(/[^\p{L}\p{N}%'’-]+/u)
      .filter(Boolean);
    const foods: FoodName[] = [];
    const unknown: string[] = [];
    let missed: string[] = [];
    const miss = (): void => {
      if (missed.length > 0) unknown.push(missed.join(' '));
      missed = [];
    };
    for (let at = 0; at < written.length; ) {
      const found = longestAt(written, at);
      if (found) {
        miss();
        foods.push({ id: found.food.id, name: found.food.name });
        at += found.length;
      } else {
        const word = written[at] ?? '';
        const isTelling = !FILLERS.has(word) && !/^\d/.test(word);
        const mended = isTelling ? mend(word) : undefined;
        if (mended) foods.push(mended);
        else if (isTelling) missed.push(word);
        at += 1;
      }
    }
    miss();
    return { foods, unknown };
  }

  function longestAt(written: readonly string[], at: number): { food: Spelling; length: number } | null {
    for (let length = Math.min(longest, written.length - at); length > 0; length--) {
      const text = written.slice(at, at + length).join(' ');
      const food = bySpelling.get(text) ?? byWords.get(foodWords(text).join(' '));
      if (food) return { food, length };
    }
    return null;
  }

  /** The one food that a misspelt word was meant to be. */
  function mend(word: string): FoodName | undefined {
    const singular = foodWords(word).join(' ');
    const limit = isOther.has(singular) ? 0 : slips(singular);
    if (limit === 0) return undefined;
    const near = all
      .filter(({ words }) => words[0] === singular[0])
      .map((one) => ({ one, slips: editDistance(singular, one.words, limit) }))
      .filter((found) => found.slips <= limit)
      .toSorted((a, b) => a.slips - b.slips);
    return near[0] && { id: near[0].one.id, name: near[0].one.name };
  }

  function isSlip(word: string): boolean {
    if (longestAt([word], 0)) return false;
    if (mend(word)) return true;
    const orders = all.map((one) => likeness(one, word, word)).filter((order) => order !== null);
    return orders.length > 0 && orders.every((order) => order >= SLIPPED);
  }

  return {
    nameOf: (id) => shown.get(id),
    offer,
    isSlip,
    read(typed) {
      const parts = typed.split(PARTS).map(readPart);
      const foods = new Map(parts.flatMap((part) => part.foods).map((food) => [food.id, food]));
      return { foods: [...foods.values()], unknown: [...new Set(parts.flatMap((part) => part.unknown))] };
    },
  };
}

const SLIPPED = 5;

/** How well a name answers to what was typed: 0 is the name itself, from {@link SLIPPED} on with slips; `null` not at all. */
function likeness({ spelling, words, isShown }: Spelling, typed: string, typedWords: string): number | null {
  const other = isShown ? 0 : 0.5;
  if (spelling === typed || words === typedWords) return other;
  if (spelling.startsWith(typed)) return 1 + other;
  if (` ${spelling}`.includes(` ${typed}`)) return 2 + other;
  if (words.startsWith(typedWords)) return 3 + other;
  const limit = slips(typed);
  if (limit === 0 || spelling[0] !== typed[0]) return null;
  const beginnings = [typed.length - 1, typed.length, typed.length + 1].map((length) => spelling.slice(0, length));
  const least = Math.min(...beginnings.map((beginning) => editDistance(typed, beginning, limit)));
  return least <= limit ? SLIPPED + least + other : null;
}

const slips = (word: string): number => (word.length < SLIPPING ? 0 : word.length < SLIPPING_TWICE ? 1 : 2);

function spellings(id: string, name: string, others: readonly string[]): Spelling[] {
  return [name, ...others].map((each) => {
    const spelling = spelt(each);
    return { id, name, spelling, words: foodWords(each).join(' '), isShown: spelling === spelt(name) };
  });
}

const spelt = (text: string): string => folded(text).trim().replace(/\s+/g, ' ');
