import { z } from 'zod';

/** The changes a cook made to the recipe, in words that last when the recipe changes. */
export const cookNoteChangesSchema = z.object({
  /** Servings it was made for; `null` for the recipe's own. */
  servings: z.int().nullable(),
  /** "butter" was left out for "olive oil". */
  swaps: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type CookNoteChanges = z.infer<typeof cookNoteChangesSchema>;
export const NO_CHANGES: CookNoteChanges = { servings: null, swaps: [] };
