import type { ownRecipes } from '#src/db/schema.ts';

export type OwnRow = typeof ownRecipes.$inferSelect;
