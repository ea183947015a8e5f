import { z } from 'zod';
import { singleLine } from '../members/single-line.ts';
import { listSwapsSchema } from '../recipes/list-swap.ts';
import { SERVINGS_LIMIT } from '../scaling/scaling.ts';
import { cookNoteChangesSchema } from './changes.ts';
import { cookNoteTextSchema } from './note-text.ts';
import { COOK_NOTE_STATUSES } from './status.ts';

export const MOST_NOTE_PHOTOS = 3;
/** Notes on a page. */
export const NOTES_PER_PAGE = 10;
const ALT_MAX_LENGTH = 150;

export const COOK_NOTE_SORTS = ['helpful', 'newest', 'photos'] as const;
export type CookNoteSort = (typeof COOK_NOTE_SORTS)[number];

/** Name of a photograph's files, which a browser only hands back. */
export const notePictureSchema = z.string().regex(/^[ms]-[0-9a-f]{24}$/, 'Send the photograph first');

const day = z.iso.date('Use a day such as 2026-11-23');
const EARLIEST = '2000-01-01';

const photoAltSchema = singleLine(z.string().trim().max(ALT_MAX_LENGTH, `Use at most ${ALT_MAX_LENGTH} characters`));

/** A note as it is sent. */
export const cookNoteInputSchema = z.strictObject({
  text: cookNoteTextSchema,
  photos: z
    .array(z.strictObject({ picture: notePictureSchema, alt: photoAltSchema.default('') }))
    .max(MOST_NOTE_PHOTOS, `At most ${MOST_NOTE_PHOTOS} photographs`)
    .refine((photos) => new Set(photos.map(({ picture }) => picture)).size === photos.length, 'Each photograph once')
    .default([]),
  swaps: listSwapsSchema.default([]),
  servings: z.int().min(SERVINGS_LIMIT.min).max(SERVINGS_LIMIT.max).nullable().default(null),
  /** What the note said was made otherwise stays as it is. */
  keepsChanges: z.boolean().default(false),
  cookedOn: day
    .refine((text) => text >= EARLIEST, 'That is too long ago')
    .nullable()
    .default(null),
  /** Without one, the rating stays what it is. */
  rating: z.int().min(1).max(5).nullable().default(null),
});
export type CookNoteInput = z.output<typeof cookNoteInputSchema>;

/** The proof that a form sends along: when it was opened, and that no program filled in what nobody sees. */
export const formProofSchema = {
  ticket: z.string('Open the form again').max(1000),
  website: z.literal('', 'Leave the field “Website” empty').default(''),
};

const partSchema = z.object({
  text: z.string(),
  /** The recipe of this site it leads to. */
  recipeId: z.string().nullable(),
});

const photoSchema = z.object({
  imageUrl: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});
export type CookNotePhoto = z.infer<typeof photoSchema>;

/** Whose words they are to this recipe. */
const BADGES = ['author', 'editor'] as const;
export type CookBadge = (typeof BADGES)[number];

const saidSchema = z.object({
  id: z.string(),
  /** `null` of an account that is gone. */
  name: z.string().nullable(),
  badge: z.enum(BADGES).nullable(),
  paragraphs: z.array(z.array(partSchema)),
  /** UTC milliseconds. */
  publishedAt: z.number(),
  editedAt: z.number().nullable(),
});

/** A note as everybody reads it. */
export const cookNoteSchema = saidSchema.extend({
  rating: z.int().nullable(),
  changes: cookNoteChangesSchema,
  cookedOn: z.string().nullable(),
  photos: z.array(photoSchema),
  helpfulCount: z.int(),
  answers: z.array(saidSchema),
});
export type CookNoteView = z.infer<typeof cookNoteSchema>;
export type CookAnswerView = z.infer<typeof saidSchema>;

/** A member's own note, with what only they are told. */
export const ownCookNoteSchema = z.object({
  id: z.string(),
  status: z.enum(COOK_NOTE_STATUSES),
  text: z.string(),
  changes: cookNoteChangesSchema,
  cookedOn: z.string().nullable(),
  photos: z.array(z.object({ picture: z.string(), alt: z.string(), width: z.int(), height: z.int() })),
  /** Why it was refused or hidden. */
  reason: z.string().nullable(),
  /** Where the member objects to that; `null` where there is nothing to object to. */
  objection: z.string().nullable(),
  editedAt: z.number().nullable(),
});
export type OwnCookNote = z.infer<typeof ownCookNoteSchema>;
