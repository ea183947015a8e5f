import { z } from 'zod';
import { cookNoteSettingsSchema } from '#src/domain/cook-notes/first-status.ts';
import {
  cookNoteDecisionSchema,
  MOST_DECIDED,
  moderatedNoteSchema,
  noteBackgroundSchema,
  OBJECTION_OUTCOMES,
  objectionTextSchema,
  QUEUE_FILTERS,
  reasonSchema,
} from '#src/domain/cook-notes/moderation.ts';
import { cookNoteSchema } from '#src/domain/cook-notes/note.ts';
import { paginationSchema } from '#src/domain/paging.ts';
import { contract } from '../contract.ts';
import { numberParameter } from '../paging.ts';
import { cookNoteIdSchema } from './cook-notes.ts';
import { recipeIdParams } from './recipes.ts';

const idParams = z.strictObject({ id: z.string().min(1).max(64) });
const page = numberParameter(1, 1_000_000).default(1);

export const moderationQueueCall = contract('GET /api/admin/cook-notes', 'moderate', {
  summary:
    "Cooks' notes to decide about: what waits the oldest first, what is decided the newest; and how much there is to do.",
  query: z.strictObject({
    filter: z.enum(QUEUE_FILTERS).default('waiting'),
    page,
    /** The id of the one member whose notes are listed. */
    writer: z.string().max(64).optional(),
  }),
  response: z.object({
    notes: z.array(moderatedNoteSchema),
    pagination: paginationSchema,
    counts: z.object({ waiting: z.int(), reported: z.int(), objections: z.int() }),
  }),
});

export const noteBackgroundCall = contract('GET /api/admin/cook-notes/{id}', 'moderate', {
  summary: 'What else its writer wrote, who reported a note and who objects, for whoever decides about it.',
  params: z.strictObject({ id: cookNoteIdSchema }),
  response: noteBackgroundSchema,
});

export const decideCookNotesCall = contract('POST /api/admin/cook-notes/decisions', 'moderate', {
  summary:
    'Publishes notes, or refuses or hides them with a reason; writers and reporters are told. What was changed since it was seen is left alone.',
  body: z.strictObject({
    notes: z
      .array(z.strictObject({ id: cookNoteIdSchema, statusAt: z.int() }))
      .min(1, 'Choose a note')
      .max(MOST_DECIDED, `At most ${MOST_DECIDED} at once`),
    decision: cookNoteDecisionSchema,
  }),
  response: z.object({
    /** Ids of those decided about. */
    decided: z.array(z.string()),
  }),
});

export const blockCookCall = contract('PUT /api/admin/cook-notes/blocks/{id}', 'moderate', {
  summary: 'Lets a member write no more notes, who keeps their account and is told why.',
  params: idParams,
  body: z.strictObject({ reason: reasonSchema, takesNotes: z.boolean().default(false) }),
  response: z.undefined(),
});

export const unblockCookCall = contract('DELETE /api/admin/cook-notes/blocks/{id}', 'moderate', {
  summary: 'Lets a member write notes again.',
  params: idParams,
  response: z.undefined(),
});

export const answerObjectionCall = contract('POST /api/admin/cook-notes/objections/{id}', 'moderate', {
  summary:
    'Answers an objection to a decision, which stands or is reversed; 409 where the note was changed since it was seen.',
  params: idParams,
  body: z.strictObject({
    outcome: z.enum(OBJECTION_OUTCOMES),
    answer: reasonSchema,
    /** Since when the note was what whoever answers has seen; without it, the decision objected to. */
    statusAt: z.int().optional(),
  }),
  response: z.undefined(),
});

export const notesOnOwnRecipesCall = contract('GET /api/admin/cook-notes/on-my-recipes', 'write', {
  summary: "Published notes on the caller's own recipes, the newest first, each with its answers.",
  query: z.strictObject({ page }),
  response: z.object({
    notes: z.array(cookNoteSchema.extend({ recipe: z.object({ id: z.string(), title: z.string() }) })),
    pagination: paginationSchema,
  }),
});

export const noteSayingsCall = contract('GET /api/admin/recipes/{id}/cook-notes', 'write', {
  summary: 'What published notes say about a recipe, counted by plain rules.',
  params: recipeIdParams,
  response: z.object({
    /** Published notes. */
    total: z.int(),
    /** Those in which the rules found something. */
    withSayings: z.int(),
    sayings: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        count: z.int(),
        isChange: z.boolean(),
        examples: z.array(z.string()),
      }),
    ),
  }),
});

export const cookNoteSettingsCall = contract('GET /api/admin/cook-notes/settings', 'moderate', {
  summary: 'Which notes are looked at before others read them.',
  response: cookNoteSettingsSchema,
});

export const saveCookNoteSettingsCall = contract('PUT /api/admin/cook-notes/settings', 'admin', {
  summary: 'Sets which notes are looked at before others read them, and whether members can write any.',
  body: cookNoteSettingsSchema,
  response: cookNoteSettingsSchema,
});

const digits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
/** The content of the link to an objection, signed by this site. */
export const objectionLinkSchema = z.strictObject({
  note: cookNoteIdSchema,
  /** The report of a reader who objects; its writer has none. */
  report: z.uuid().optional(),
  decided: digits,
  signature: z.string().regex(/^[\w-]{43}$/),
});

export const objectCall = contract('POST /api/cook-notes/objections', 'anyone', {
  summary: 'Objects to a decision about a note, by the link its writer or a reader who reported it was mailed.',
  query: objectionLinkSchema,
  body: z.strictObject({ text: objectionTextSchema }),
  response: z.undefined(),
});
