import { foodWords } from './find.ts';
import type { Food } from './food.ts';

/**
 * The names of a food that say something new: "eggplant" for an aubergine, but not "eggplant steak" or "spanish onion",
 * whose further words would make an onion turn up among Spanish dishes.
 */
export function searchNames(food: Food): string[] {
  const kept: { name: string; words: string[] }[] = [];
  const named = food.names.map((name) => ({ name, words: foodWords(name) }));
  for (const candidate of named.toSorted((a, b) => a.words.length - b.words.length)) {
    if (!kept.some(({ words }) => words.every((word) => candidate.words.includes(word)))) kept.push(candidate);
  }
  return kept.map(({ name }) => name);
}
