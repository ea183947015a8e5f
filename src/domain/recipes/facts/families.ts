import { slugsOf, tagTable } from './tag-table.ts';
import ROWS from './words/families.json' with { type: 'json' };

/** Families of dishes: gyoza are dumplings, and a crumble comes near a pie. A recipe belongs to those its tags name. */
export const DISH_FAMILIES = tagTable(ROWS);

export const familiesOf = (tags: readonly string[]): string[] => slugsOf(DISH_FAMILIES, tags);
