/** The singular or plural for a number, of nouns that take an s: "recipe" for 1, "recipes" for all others. */
export const nounFor = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);

/** "1 recipe", "12 recipes". */
export const counted = (count: number, noun: string): string => `${count} ${nounFor(count, noun)}`;

const MOST_CLAIMED = 1000;

/**
 * What the site says of its size: "160+ free vegan recipes" of 162, the number of published recipes rounded down to its
 * two leading figures; from 1000 on "1000+".
 */
export function freeRecipes(published: number): string {
  if (published === 0) return 'Free vegan recipes';
  const step = 10 ** Math.max(0, String(published).length - 2);
  return `${Math.min(MOST_CLAIMED, Math.floor(published / step) * step)}+ free vegan recipes`;
}
