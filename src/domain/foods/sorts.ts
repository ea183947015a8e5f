import { type Food, isOfAnimals } from './food.ts';
import { foodWords } from './food-words.ts';
import { KINDS } from './kinds.ts';
import { mentionOf } from './mention.ts';
import { roleOf } from './roles.ts';
import { FOODS } from './table.ts';

/** Dried it holds so many times as much in the same weight, and is another thing to a cook; so it is thinned. */
const DRIED = 2;
/** Milligrams of salt in 100 g that pickling and brining leave, and growing doesn't. */
const BRINED = 300;

const wordsOf = new Map(FOODS.map((food) => [food, foodWords(food.names[0])]));
const kinds = new Set(KINDS.flatMap(({ names }) => names.map((name) => foodWords(name).join(' '))));

/**
 * Foods that go by a plain name, each with those that are called by it and a word before it: who says tomatoes may have
 * cherry tomatoes or chopped ones. Ids. None of what goes in by the spoon, whose sorts taste of different things.
 */
export const FOOD_SORTS: ReadonlyMap<string, readonly string[]> = new Map(
  FOODS.flatMap((food): [string, string[]][] => {
    const words = wordsOf.get(food) ?? [];
    if (isOfAnimals(food) || roleOf(food) === 'cupboard' || kinds.has(words.join(' '))) return [];
    const called = FOODS.filter((other) => isCalled(wordsOf.get(other) ?? [], words) && isAlike(food, other));
    if (called.length === 0) return [];
    const { itself } = mentionOf(food.names[0]);
    const sorts = called.filter(({ id }) => itself.has(id)).map(({ id }) => id);
    return sorts.length > 0 ? [[food.id, sorts]] : [];
  }),
);

function isCalled(words: readonly string[], plain: readonly string[]): boolean {
  return words.length > plain.length && plain.every((word, at) => words.at(at - plain.length) === word);
}

function isAlike(food: Food, other: Food): boolean {
  const more = drynessOf(other) / drynessOf(food);
  return more < DRIED && more > 1 / DRIED && other.per100.salt - food.per100.salt < BRINED;
}

function drynessOf({ per100: { fat, carbs, fibre, protein } }: Food): number {
  return fat + carbs + fibre + protein;
}
