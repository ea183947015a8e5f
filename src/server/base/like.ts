/** Words of what somebody typed into a search of the administrators'. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);

/** SQLite's LIKE has no escape by default: its own two signs in a word stand for any one character. */
export const likeWord = (word: string): string => `%${word.replace(/[%_]/g, '_')}%`;
