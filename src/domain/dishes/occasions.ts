import { slugsOf, tagTable } from './tag-table.ts';
import ROWS from './words/occasions.json' with { type: 'json' };

/** The occasions that dishes are made for: feasts, and how one eats. A recipe is for those its tags name. */
export const OCCASIONS = tagTable(ROWS);

export const occasionsOf = (tags: readonly string[]): string[] => slugsOf(OCCASIONS, tags);
