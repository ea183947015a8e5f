import { z } from 'zod';
import { bounded } from '../pattern.ts';

export const OWN_NOTE_MAX_LENGTH = 2000;

/** The note a member writes about a recipe, for nobody else: plain text, line breaks kept. */
export const noteSchema = z
  .string('Write something first')
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .min(1, 'Write something first')
      .max(OWN_NOTE_MAX_LENGTH, `A note has at most ${OWN_NOTE_MAX_LENGTH} characters`)
      .refine((text) => !bounded(10_000, /[\p{Cc}--[\n\t]]/v).test(text), 'Notes are plain text'),
  );

export const recipeNoteSchema = z.object({
  /** `null` where the member has written none. */
  note: z.string().nullable(),
  /** UTC milliseconds. */
  updatedAt: z.number().nullable(),
});
export type RecipeNote = z.infer<typeof recipeNoteSchema>;
