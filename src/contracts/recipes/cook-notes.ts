import { z } from 'zod';
import {
  COOK_NOTE_SORTS,
  cookNoteInputSchema,
  cookNoteSchema,
  formProofSchema,
  notePictureSchema,
  ownCookNoteSchema,
} from '#src/domain/cook-notes/note.ts';
import { cookAnswerTextSchema } from '#src/domain/cook-notes/note-text.ts';
import { reportSchema } from '#src/domain/cook-notes/reports.ts';
import { COOK_NOTE_STATUSES } from '#src/domain/cook-notes/status.ts';
import { paginationSchema } from '#src/domain/paging.ts';
import { UPLOAD_LIMIT } from '#src/domain/pictures/media.ts';
import { contract } from '../contract.ts';
import { numberParameter } from '../paging.ts';
import { recipeIdParams } from './recipes.ts';

export const cookNoteIdSchema = z.string().regex(/^[0-9a-f]{16}$/);
const noteParams = z.strictObject({ id: cookNoteIdSchema });

export const cookNotesCall = contract('GET /api/recipes/{id}/cook-notes', 'anyone', {
  summary: "Cooks' notes on a published recipe, ten on a page, each with its answers.",
  params: recipeIdParams,
  query: z.strictObject({
    page: numberParameter(1, 1_000_000).default(1),
    sort: z.enum(COOK_NOTE_SORTS).default('helpful'),
  }),
  response: z.object({ notes: z.array(cookNoteSchema), pagination: paginationSchema }),
});

export const cookNoteCall = contract('GET /api/cook-notes/{id}', 'anyone', {
  summary: 'One published note, for whoever has its address.',
  params: noteParams,
  response: cookNoteSchema,
});

export const ownCookNoteCall = contract('GET /api/recipes/{id}/cook-notes/own', 'member', {
  summary: "What the form of a note needs: the member's own note, their rating, how they are called, and a ticket.",
  params: recipeIdParams,
  response: z.object({
    note: ownCookNoteSchema.nullable(),
    rating: z.int().nullable(),
    /** The member's name under a note. */
    name: z.string(),
    /** Why the member cannot write one; `null` for who can. */
    refusal: z.string().nullable(),
    /** Notes of this recipe that the member found helpful. */
    helpful: z.array(z.string()),
    /** The member's own answers under notes of this recipe. */
    answers: z.array(z.string()),
    /** To be sent with what is written. */
    ticket: z.string(),
  }),
});

export const writeCookNoteCall = contract('PUT /api/recipes/{id}/cook-notes/own', 'member', {
  summary: "Writes the member's note on a recipe, instead of one before, and rates the recipe where stars are given.",
  params: recipeIdParams,
  body: z.strictObject({ ...cookNoteInputSchema.shape, ...formProofSchema }),
  response: ownCookNoteSchema,
});

export const deleteCookNoteCall = contract('DELETE /api/recipes/{id}/cook-notes/own', 'member', {
  summary: "Deletes the member's note on a recipe with its photographs; 204, also when there was none.",
  params: recipeIdParams,
  response: z.undefined(),
});

export const sendNotePhotoCall = contract('POST /api/cook-notes/photos', 'member', {
  summary:
    'Keeps a photograph for a note, without its metadata, where nobody else sees it until the note is published.',
  upload: UPLOAD_LIMIT,
  response: z.object({ picture: z.string(), width: z.int(), height: z.int() }),
});

export const notePhotoCall = contract('GET /api/cook-notes/photos/{picture}', 'member', {
  summary: 'A photograph that waits with its note, to who sent it and to who decides about it.',
  params: z.strictObject({ picture: notePictureSchema }),
  response: z.string(),
  produces: 'image/webp',
});

export const markHelpfulCall = contract('PUT /api/cook-notes/{id}/helpful', 'member', {
  summary: 'Says once that a note is helpful, or no longer.',
  params: noteParams,
  body: z.strictObject({ isHelpful: z.boolean() }),
  response: z.object({ isHelpful: z.boolean(), helpfulCount: z.int() }),
});

export const reportCookNoteCall = contract('POST /api/cook-notes/{id}/reports', 'anyone', {
  summary: 'Reports a note or an answer; whoever gives an address, or is signed in, is told what became of it.',
  params: noteParams,
  body: reportSchema,
  response: z.undefined(),
});

export const answerCookNoteCall = contract('POST /api/cook-notes/{id}/answers', 'member', {
  summary: 'Answers a note; an answer cannot be answered.',
  params: noteParams,
  body: z.strictObject({ text: cookAnswerTextSchema, ...formProofSchema }),
  response: z.object({ id: z.string(), status: z.enum(COOK_NOTE_STATUSES) }),
});

export const deleteCookAnswerCall = contract('DELETE /api/cook-notes/{id}', 'member', {
  summary: "Deletes the member's own answer; 204, also when it was deleted before.",
  params: noteParams,
  response: z.undefined(),
});
