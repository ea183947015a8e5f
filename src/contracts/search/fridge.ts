import { z } from 'zod';
import { tableSchema, waitSchema } from '#src/domain/recipes/kitchen.ts';
import { LONGEST_FRIDGE } from '#src/domain/search/fridge/address.ts';
import { SHOWN } from '#src/domain/search/fridge/kitchen.ts';
import { contract } from '../contract.ts';

const cookableSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** `true` for the site's own picture of that id. */
  picture: z.union([z.string(), z.literal(true), z.null()]),
  table: tableSchema,
  prepTime: z.number().nullable(),
  cookTime: z.number().nullable(),
  restTime: z.number().nullable(),
  restKind: waitSchema.nullable(),
  missing: z.array(z.string()),
  /** Not there, and not needed either. */
  without: z.array(z.string()),
  swaps: z.array(z.object({ lack: z.string(), take: z.string() })),
  /** There if what was named by its kind is this one. */
  kinds: z.array(z.object({ food: z.string(), kind: z.string() })),
  uses: z.array(z.string()),
});

const fridgeAnswerSchema = z.object({
  fridge: z.object({
    foods: z.array(z.object({ id: z.string(), name: z.string() })),
    staples: z.array(z.string()),
    /** Words that name no food. */
    unknown: z.array(z.string()),
    /** Whether more foods were named than are looked at. */
    isCut: z.boolean(),
  }),
  ranking: z.object({
    total: z.number(),
    /** No recipe uses anything of it: for these least is missing. */
    isNearest: z.boolean(),
    results: z.array(cookableSchema),
  }),
});

export const fridgeCall = contract('GET /api/fridge', 'anyone', {
  summary: 'What can be cooked from some foods, the recipes first for which least is missing.',
  query: z.strictObject({
    /** Ids of foods or kinds, or their names, parted by commas. */
    foods: z.string().max(LONGEST_FRIDGE, `Use at most ${LONGEST_FRIDGE} characters`),
    /** Ids of staples that are there; the usual ones where it is left out. */
    staples: z.string().max(500).optional(),
    shown: z
      .string()
      .regex(/^\d{1,3}$/, 'Use a whole number')
      .transform(Number)
      .pipe(z.number().min(1).max(SHOWN.most, `At most ${SHOWN.most} recipes`))
      .default(SHOWN.step),
  }),
  response: fridgeAnswerSchema,
});
