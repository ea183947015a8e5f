import { z } from 'zod';
import { LETTER_STATES, letterTextSchema } from './letter.ts';
import { TOPIC_NAMES } from './topics.ts';

/** Candidates = waiting + handed over + refused + left out. */
const numbersSchema = z.object({
  candidates: z.int(),
  waiting: z.int(),
  handedOver: z.int(),
  refused: z.int(),
  leftOut: z.object({ left: z.int(), suppressed: z.int(), 'nothing-fits': z.int(), cancelled: z.int() }),
  /** Visits by links of it. */
  visits: z.int(),
});
export type LetterNumbers = z.infer<typeof numbersSchema>;

/** A letter in a list. */
export const letterHeadSchema = z.object({
  id: z.string(),
  topic: z.enum(TOPIC_NAMES),
  subject: z.string(),
  state: z.enum(LETTER_STATES),
  /** Whether it wrote itself. */
  isSelfWritten: z.boolean(),
  /** UTC milliseconds; of a draft the time it was written for. */
  scheduledAt: z.number().nullable(),
  begunAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  createdAt: z.number(),
  numbers: numbersSchema,
});
export type AdminLetterHead = z.infer<typeof letterHeadSchema>;

const titlesSchema = z.record(z.string(), z.string());

/** A letter with all that its editor shows. */
export const adminLetterSchema = letterHeadSchema.extend({
  preview: letterTextSchema.shape.preview,
  blocks: letterTextSchema.shape.blocks,
  version: z.int(),
  problems: z.array(z.object({ block: z.int().nullable(), stops: z.boolean(), message: z.string() })),
  /** The number of readers who would get it now. */
  readers: z.int(),
  /** Titles of what it tells of, by id: of what everybody may see. */
  titles: z.object({ recipe: titlesSchema, collection: titlesSchema, guide: titlesSchema }),
  /** The time zone of what is planned, and the planned time in it: `2026-11-27T08:00`. */
  timeZone: z.string(),
  plannedFor: z.string(),
});
export type LetterTitles = AdminLetter['titles'];
export type AdminLetter = z.infer<typeof adminLetterSchema>;
