import { z } from 'zod';

/** The part a stretch of a text became; `heading` parts the text and says nothing else. */
const USES = ['title', 'intro', 'servings', 'times', 'heading', 'group', 'ingredient', 'step', 'tip'] as const;
export type Use = (typeof USES)[number];

/** A sentence or a line of a text, with the blanks and marks behind it. */
const sourceSpanSchema = z.object({
  /** Characters of the text: the first, and the one after the last. */
  from: z.int().min(0),
  to: z.int().min(0),
  /** `null` where nothing of the recipe comes from it. */
  used: z.enum(USES).nullable(),
  /** Which group, ingredient or step. */
  index: z.int().min(0).optional(),
});
export type SourceSpan = z.infer<typeof sourceSpanSchema>;

/** The text a recipe was read from. Its spans, one behind the other, are the whole of it. */
export const readSourceSchema = z.object({ text: z.string(), spans: z.array(sourceSpanSchema) });
export type ReadSource = z.infer<typeof readSourceSchema>;
