import { z } from 'zod';
import { rowSchema, several, slugsOf } from './tag-table.ts';
import ROWS from './words/families.json' with { type: 'json' };

/** Families of dishes: gyoza are dumplings, and a crumble comes near a pie. A recipe belongs to those its tags name. */
const familySchema = rowSchema.extend({
  /** Names that a title gives it too, which are looked for as foods, or not at all. */
  titled: several.default([]),
  /** Slug of the category it is eaten in; of two the second where the dish is sweet. */
  in: several,
  /** Names of kinds that are sweet, whatever is in them. */
  sweet: several.default([]),
});
export type DishFamily = Readonly<z.output<typeof familySchema>>;

export const DISH_FAMILIES: readonly DishFamily[] = z.array(familySchema).parse(ROWS);

export const familiesOf = (tags: readonly string[]): string[] => slugsOf(DISH_FAMILIES, tags);
