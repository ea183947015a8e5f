import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Every word published recipes were ever written with, lower case and without accents, to mend spelling with. */
export const vocabulary = sqliteTable('search_words', { word: text('word').primaryKey() });
