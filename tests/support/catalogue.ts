import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';

const [everybody, exclusive] = await Promise.all([readCatalogue(), readExclusive()]);

/** Ids of all recipes that a seeded database publishes, those for premium members last. */
export const PUBLISHED = [...everybody.recipes, ...exclusive.recipes].map(({ id }) => id);

/** Those that everybody reads whole. */
export const FREE = everybody.recipes.map(({ id }) => id);
