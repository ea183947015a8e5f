import { z } from 'zod';
import { cookNoteChangesSchema } from './changes.ts';
import { COOK_NOTE_STATUSES } from './status.ts';

/** What becomes of a member's published notes when the account goes: they go too, or stay without a name. */
export const notesAfterLeavingSchema = z.enum(['delete', 'keep']);
export type NotesAfterLeaving = z.infer<typeof notesAfterLeavingSchema>;

/** What is kept of a member's notes, as they get it. */
export const myCookNotesShape = {
  /** What the member wrote under recipes for everybody, with what became of it. */
  cookNotes: z.array(
    z.object({
      recipeId: z.string(),
      /** Of a recipe that is no longer to be seen: `null`. */
      title: z.string().nullable(),
      isAnswer: z.boolean(),
      text: z.string(),
      status: z.enum(COOK_NOTE_STATUSES),
      changes: cookNoteChangesSchema,
      cookedOn: z.string().nullable(),
      reason: z.string().nullable(),
      helpfulCount: z.number(),
      photos: z.array(z.object({ picture: z.string(), alt: z.string() })),
      writtenAt: z.number(),
      editedAt: z.number().nullable(),
      publishedAt: z.number().nullable(),
    }),
  ),
  notesReported: z.array(z.object({ reason: z.string(), details: z.string(), reportedAt: z.number() })),
  notesFoundHelpful: z.array(z.object({ recipeId: z.string(), markedAt: z.number() })),
};
