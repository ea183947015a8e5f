import { z } from 'zod';
import { cookNoteChangesSchema } from './changes.ts';
import { CONCERN_NAMES } from './concerns.ts';
import { REPORT_OUTCOMES, reportReasonSchema } from './reports.ts';
import { COOK_NOTE_STATUSES } from './status.ts';

/** The queues that somebody who moderates looks through. */
export const QUEUE_FILTERS = ['waiting', 'reported', 'objections', 'published', 'refused'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];
export const NOTES_OF_QUEUE = 20;
/** Notes decided about at once. */
export const MOST_DECIDED = 100;

/** On what ground a note is not to be read, as EU 2022/2065, article 17, asks to be told. */
export const REFUSAL_GROUNDS = {
  rules: 'It doesn’t keep our house rules',
  law: 'We believe it’s against the law',
} as const;
export type RefusalGround = keyof typeof REFUSAL_GROUNDS;
const GROUND_NAMES = Object.keys(REFUSAL_GROUNDS) as [RefusalGround, ...RefusalGround[]];

/** The most frequent reasons to refuse, in words a writer can do something with. */
export const COMMON_REASONS = [
  'It isn’t about this recipe.',
  'It’s rude to somebody.',
  'It’s advertising.',
  'Following it could make somebody ill.',
  'The text or a picture isn’t yours.',
] as const;

const REASON_MAX_LENGTH = 1000;
const reason = z.string().trim().max(REASON_MAX_LENGTH, `Use at most ${REASON_MAX_LENGTH} characters`);
export const reasonSchema = reason.min(1, 'Say why: the writer reads it');

/** A note is published, for those who reported it with a reason; or not, for its writer with one. */
export const cookNoteDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('publish'), reason: reason.default('') }),
  z.strictObject({
    decision: z.literal('refuse'),
    reason: reasonSchema,
    ground: z.enum(GROUND_NAMES).default('rules'),
  }),
]);
export type CookNoteDecision = z.output<typeof cookNoteDecisionSchema>;

/** The outcome of an objection: the decision stands, or is turned into its opposite. */
export const OBJECTION_OUTCOMES = ['stands', 'reversed'] as const;
export type ObjectionOutcome = (typeof OBJECTION_OUTCOMES)[number];
export const OBJECTION_LENGTH = { min: 10, max: 2000 } as const;
/** For how long a decision can be objected to, in milliseconds: six months. */
export const OBJECTION_TIME = 183 * 86_400_000;

export const objectionTextSchema = z
  .string('Say why you see it otherwise')
  .trim()
  .min(OBJECTION_LENGTH.min, 'Say why you see it otherwise, in a sentence at least')
  .max(OBJECTION_LENGTH.max, `Use at most ${OBJECTION_LENGTH.max} characters`);

/** A note as those see it who decide about it. */
export const moderatedNoteSchema = z.object({
  id: z.string(),
  status: z.enum(COOK_NOTE_STATUSES),
  /** Since when it is what it is, in UTC milliseconds: a decision names what it was made of. */
  statusAt: z.number(),
  recipe: z.object({ id: z.string(), title: z.string(), isPublished: z.boolean() }),
  /** The note that an answer answers; `null` for a note. */
  answers: z.string().nullable(),
  /** `null` of an account that is gone. */
  writer: z
    .object({
      id: z.string(),
      /** As under the note. */
      name: z.string(),
      fullName: z.string(),
      since: z.number(),
      /** Works here. */
      isStaff: z.boolean(),
      isBlocked: z.boolean(),
    })
    .nullable(),
  text: z.string(),
  photos: z.array(z.object({ picture: z.string(), alt: z.string(), width: z.int(), height: z.int() })),
  changes: cookNoteChangesSchema,
  cookedOn: z.string().nullable(),
  rating: z.int().nullable(),
  concerns: z.array(z.enum(CONCERN_NAMES)),
  reason: z.string().nullable(),
  createdAt: z.number(),
  editedAt: z.number().nullable(),
  /** Reports and objections that nobody has answered. */
  openReports: z.int(),
  openObjections: z.int(),
});
export type ModeratedNote = z.infer<typeof moderatedNoteSchema>;

/** Background of a note: of who wrote it, who reported it and who objected. */
export const noteBackgroundSchema = z.object({
  counts: z.object({ published: z.int(), waiting: z.int(), refused: z.int(), deleted: z.int() }),
  /** The latest of the member's other notes. */
  others: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      status: z.enum(COOK_NOTE_STATUSES),
      reason: z.string().nullable(),
      createdAt: z.number(),
    }),
  ),
  block: z.object({ reason: z.string(), at: z.number() }).nullable(),
  reports: z.array(
    z.object({
      id: z.string(),
      reason: reportReasonSchema,
      details: z.string(),
      /** `null` of somebody without an account. */
      name: z.string().nullable(),
      createdAt: z.number(),
      outcome: z.enum(REPORT_OUTCOMES).nullable(),
    }),
  ),
  objections: z.array(
    z.object({
      id: z.string(),
      by: z.enum(['writer', 'reporter']),
      text: z.string(),
      createdAt: z.number(),
      outcome: z.enum(OBJECTION_OUTCOMES).nullable(),
      answer: z.string().nullable(),
    }),
  ),
});
export type NoteBackground = z.infer<typeof noteBackgroundSchema>;
