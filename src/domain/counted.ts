/** The singular or plural for a number, of nouns that take an s: "recipe" for 1, "recipes" for all others. */
export const nounFor = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);

/** "1 recipe", "12 recipes". */
export const counted = (count: number, noun: string): string => `${count} ${nounFor(count, noun)}`;

const MOST_CLAIMED = 1000;

/**
 * The site's size in words: "160+ free vegan recipes" where 162 are free, rounded down to two leading figures; from 1000 on
 * "1000+".
 */
export function freeRecipes(free: number): string {
  if (free === 0) return 'Free vegan recipes';
  const step = 10 ** Math.max(0, String(free).length - 2);
  return `${Math.min(MOST_CLAIMED, Math.floor(free / step) * step)}+ free vegan recipes`;
}
