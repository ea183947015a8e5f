import { z } from 'zod';

/** A finding that an editor should know of a recipe that was read out of a text. */
export const findingSchema = z.object({
  /** `animal` keeps a recipe off a vegan site, `unsure` until it is said to be vegan, `figures` until they are said to be right; the others are for an editor's eye. */
  kind: z.enum(['animal', 'unsure', 'unused', 'unlisted', 'unknown', 'figures', 'nutrition', 'incomplete', 'assumed']),
  /** A sentence for the editor. */
  message: z.string(),
  /** Index of the ingredient it is about, else `null`. */
  ingredient: z.int().nullable(),
  /** Index of the step it is about, else `null`. */
  step: z.int().nullable(),
});
export type Finding = z.infer<typeof findingSchema>;
