import { z } from 'zod';

/** The place of a mark: from `start` on, counted from 0, the step says `text`. */
const place = {
  /** Index of the step. */
  step: z.int().min(0).max(999),
  start: z.int().min(0).max(10_000),
  text: z.string().min(1).max(200),
};
const minutes = z.number().gt(0).max(20_160);

/** A stretch of a step of which a person has said what it means. */
const markSchema = z.discriminatedUnion('of', [
  /** An ingredient: which line, and how much of it the step uses here. */
  z.strictObject({
    of: z.literal('ingredient'),
    ...place,
    /** Index of its line. */
    line: z.int().min(0).max(999),
    /** A part of the line, 1 for all of it; what is left of it; or the amount that the text itself begins with. */
    share: z.union([z.number().gt(0).max(1), z.enum(['rest', 'said'])]),
    /** The share of that which is eaten, from 0 to 1, where the rest is strained off, poured away or left in the pan. */
    eaten: z.number().min(0).max(1).optional(),
  }),
  z.strictObject({ of: z.literal('time'), ...place, minutes: z.strictObject({ min: minutes, max: minutes }) }),
  /** A number that follows the servings: "four bowls", "12 balls". */
  z.strictObject({ of: z.literal('count'), ...place, count: z.int().min(1).max(1000) }),
  /** Words that were proposed as one of those, and are none: a person called that wrong. */
  z.strictObject({ of: z.literal('nothing'), ...place }),
]);
export type Mark = z.infer<typeof markSchema>;
export type IngredientMark = Extract<Mark, { of: 'ingredient' }>;

/** The marks of a recipe, in no order. */
export const marksSchema = z.array(markSchema).max(600);
