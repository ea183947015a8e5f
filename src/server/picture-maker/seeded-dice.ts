import { seededRandom } from '#src/domain/premium/meal-plan/seeded-random.ts';

export interface Dice {
  /** From 0 to 1. */
  next: () => number;
  between: (least: number, most: number) => number;
  /** From 0 to one less. */
  below: (count: number) => number;
  pick: <T>(from: readonly T[]) => T;
}

/** Random numbers that are the same for the same words. */
export function seededDice(...words: readonly (string | number)[]): Dice {
  let seed = 0x811c9dc5;
  for (const letter of words.join('\n')) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = seededRandom(seed >>> 0);
  const between = (least: number, most: number) => least + next() * (most - least);
  const below = (count: number) => Math.floor(next() * count);
  return { next, between, below, pick: (from) => from[below(from.length)] as (typeof from)[number] };
}
