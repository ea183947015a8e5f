import { z } from 'zod';

/** A word as it was typed, and the one that it was taken for. */
export const mendedSchema = z.object({ typed: z.string(), meant: z.string() });
export type Mended = z.infer<typeof mendedSchema>;

/** What is said of a search beside the recipes that were found: what these are held to, and, as it was typed, to what they are not. */
export const saidOfSearchSchema = z.object({
  /** Limits that all of these keep, in words: "no garlic", "under 30 min". */
  kept: z.array(z.string()),
  /** Words that these do not all have: no recipe has, or none has all of them. */
  left: z.array(z.string()),
  /** What is refused in words that nobody knows: these may have it. */
  notUnderstood: z.array(z.string()),
  /** Words that no recipe can be held to: "after a bad day". */
  ignored: z.array(z.string()),
  /** Words that were taken for slips of the finger: what they were read as is what these are held to. */
  mended: z.array(mendedSchema),
});
export type SaidOfSearch = z.infer<typeof saidOfSearchSchema>;

export const NOTHING_SAID: SaidOfSearch = { kept: [], left: [], notUnderstood: [], ignored: [], mended: [] };
