/**
 * A table that is asked with words from outside. It has what is written into it and nothing else: of a plain object
 * "constructor" and "toString" would be words too, and functions come out.
 */
export const wordTable = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.assign(Object.create(null), entries);
