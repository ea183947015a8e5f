import { foodNamed, namesInWords } from '../foods/find.ts';
import type { Food } from '../foods/food.ts';
import { FURTHER_FOODS, type KnownFood } from '../foods/lexicon.ts';
import { named, segmentsIn } from '../foods/segments.ts';

const FURTHER = new Set(FURTHER_FOODS);

/**
 * Whether a line is of something made of a food that it names, of which nothing is weighed or counted: "lemon curd", "carrot
 * cake", "onion dip", and what an unknown word right behind it makes of it. Of two names that end alike one is a kind of
 * the other ("granary bread"), and a plural is no part of a name ("potatoes Maris").
 */
export function isMadeOf(name: string, food: Food): boolean {
  const heads = new Set(namesInWords(food).map((words) => words.at(-1)));
  const isAnother = (other: KnownFood, words: string): boolean =>
    FURTHER.has(other) && (other.made === true || !heads.has(words.split(' ').at(-1)));
  for (const segment of segmentsIn(name)) {
    const { words, foods, unread } = segment;
    const at = foods.findIndex((found) => found.food === food);
    const found = foods[at];
    if (!found) {
      if (foodNamed(words) === food && foods.some((other) => isAnother(other.food, named(segment, other)))) return true;
      continue;
    }
    const end = found.at + found.words;
    const next = foods[at + 1];
    const behind = words[end];
    if (behind === undefined || isPlural(name, words[end - 1] ?? '')) return false;
    return next?.at === end ? isAnother(next.food, named(segment, next)) : unread.includes(behind);
  }
  return false;
}

/** Whether a word, which is given in the singular, stands in the plural. */
const isPlural = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((each) => each !== word && each.endsWith('s') && each.startsWith(word.slice(0, -1)));
