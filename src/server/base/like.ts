/** The words of a search in the administrators' lists. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);

/**
 * A LIKE pattern that finds a word anywhere. `%` and `_` in it become `_` (any one character), as SQLite has no escape
 * by default.
 */
export const likeWord = (word: string): string => `%${word.replace(/[%_]/g, '_')}%`;
