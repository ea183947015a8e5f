import type { Food } from './food.ts';
import { foodWords } from './food-words.ts';
import { FOODS } from './table.ts';

export { foodWords };

interface Named {
  words: string[];
  food: Food;
}

/** The names of each food, as words. */
const namesOf = new Map(FOODS.map((food) => [food, food.names.map(foodWords)]));
export const namesInWords = (food: Food): string[][] => namesOf.get(food) ?? food.names.map(foodWords);

/** Names by their first word, the longest first, so that "coconut milk" is found before "coconut". */
const byFirstWord = new Map<string, Named[]>();
for (const food of FOODS) {
  for (const words of namesInWords(food)) {
    const first = words[0] ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, food }]);
  }
}
for (const list of byFirstWord.values()) list.sort((a, b) => b.words.length - a.words.length);

export const foodById = new Map(FOODS.map((food) => [food.id, food]));

export interface FoundFood {
  food: Food;
  /** The word its name starts at, and how many words it takes. */
  at: number;
  words: number;
}

/** Every food named in a text. */
export const foodsIn = (text: string): FoundFood[] => foodsAmong(foodWords(text));

function foodsAmong(words: readonly string[]): FoundFood[] {
  const found: FoundFood[] = [];
  for (let at = 0; at < words.length; ) {
    const named = byFirstWord.get(words[at] ?? '')?.find((n) => n.words.every((word, i) => words[at + i] === word));
    if (named) found.push({ food: named.food, at, words: named.words.length });
    at += named?.words.length ?? 1;
  }
  return found;
}

/** The food a line names: the longest name in it, the later one where two are as long ("lemon thyme" is a thyme). */
export const findFood = (text: string): Food | null => foodNamed(foodWords(text));

/** The same for words as {@link foodWords} gives them. */
export function foodNamed(words: readonly string[]): Food | null {
  let best: FoundFood | null = null;
  for (const found of foodsAmong(words)) if (!best || found.words >= best.words) best = found;
  return best?.food ?? null;
}

/** Words that were found in a text, as they stand there: "tomato" → "Tomatoes". */
export function asWritten(text: string, called: readonly string[]): string {
  const words = text.match(/[\p{L}\p{N}%’'-]+/gu) ?? [];
  for (let at = 0; at < words.length; at++) {
    for (let length = 1; length <= called.length; length++) {
      const some = words.slice(at, at + length).join(' ');
      if (foodWords(some).join(' ') === called.join(' ')) return some;
    }
  }
  return called.join(' ');
}
