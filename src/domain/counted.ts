/** A noun as a number asks for it, of nouns that take an s: "recipe" for one, "recipes" for none and many. */
export const nounFor = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);

/** "1 recipe", "12 recipes". */
export const counted = (count: number, noun: string): string => `${count} ${nounFor(count, noun)}`;
