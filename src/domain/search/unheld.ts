import { z } from 'zod';

/** A word as it was typed, and the one that it was taken for. */
export const mendedSchema = z.object({ typed: z.string(), meant: z.string() });
export type Mended = z.infer<typeof mendedSchema>;

/** What of a search the recipes that were found are not held to, as it was typed. */
export const unheldSchema = z.object({
  /** Words that these do not all have: no recipe has, or none has all of them. */
  left: z.array(z.string()),
  /** What is refused in words that nobody knows: these may have it. */
  notUnderstood: z.array(z.string()),
  /** Words that no recipe can be held to: "after a bad day". */
  ignored: z.array(z.string()),
  /** Words that were taken for slips of the finger: what they were read as is what these are held to. */
  mended: z.array(mendedSchema),
});
export type Unheld = z.infer<typeof unheldSchema>;

export const ALL_HELD: Unheld = { left: [], notUnderstood: [], ignored: [], mended: [] };
