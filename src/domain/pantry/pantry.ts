import { z } from 'zod';
import { daySchema } from '../premium/weeks.ts';

/** Items a member may keep, characters of one, and how many are put away at once. */
export const PANTRY_LIMIT = { items: 500, text: 120, atOnce: 100 } as const;

/** Days before the end in which something is to be used soon. */
export const SOON_DAYS = 3;

export const pantryTextSchema = z
  .string()
  .trim()
  .min(1, 'Write what it is')
  .max(PANTRY_LIMIT.text, `At most ${PANTRY_LIMIT.text} characters`)
  .regex(/^[^\n\r]*$/, 'One thing in a line');

/** Something a member has at home. */
export const pantryItemSchema = z.object({
  id: z.uuid(),
  /** As it was written: "2 cans chickpeas". */
  text: z.string(),
  until: daySchema.nullable(),
  /** First name of who put it there; absent for the member's own. */
  addedBy: z.string().optional(),
  /** The foods it is, by which recipes and lists know it; none where we know no such food. */
  foods: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type PantryItem = z.infer<typeof pantryItemSchema>;

export const newPantryItemSchema = z.strictObject({
  id: z.uuid(),
  text: pantryTextSchema,
  until: daySchema.nullable().default(null),
});
export type NewPantryItem = z.output<typeof newPantryItemSchema>;

export const pantryChangeSchema = z.strictObject({ text: pantryTextSchema, until: daySchema.nullable() }).partial();
export type PantryChange = z.output<typeof pantryChangeSchema>;
