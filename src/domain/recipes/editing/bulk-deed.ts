import { z } from 'zod';
import { BULK_LIMIT } from '../../constants.ts';
import { categorySchema, dietSchema } from '../kitchen.ts';
import { slugSchema } from '../slug.ts';
import { RULES } from './recipe-editing.ts';

const ids = z.array(slugSchema).min(1, 'Choose at least one recipe').max(BULK_LIMIT, `At most ${BULK_LIMIT} at once`);
const tag = RULES.tags.element;
/** The entry of the audit log that an earlier part of the same deed began. */
const goesOn = z.int().positive().optional();
const several = { ids, goesOn };

/** One thing that is done to several recipes of the administrators' list; `restore` and `purge` to those in the bin. */
export const bulkDeedSchema = z.discriminatedUnion('action', [
  z.strictObject({ ...several, action: z.enum(['unpublish', 'delete', 'restore', 'purge']) }),
  z.strictObject({
    ...several,
    action: z.literal('publish'),
    /** Confirms the marks that wait in these, as they were changed last when somebody looked. */
    confirms: z
      .strictObject({ of: z.array(z.strictObject({ id: slugSchema, updatedAt: z.int() })).max(BULK_LIMIT) })
      .optional(),
  }),
  /** `category` takes it out of the one it was in; the others are about what it also fits. */
  z.strictObject({
    ...several,
    action: z.enum(['category', 'addCategory', 'removeCategory']),
    category: categorySchema,
  }),
  z.strictObject({ ...several, action: z.enum(['addTag', 'removeTag']), tag }),
  z.strictObject({ ...several, action: z.enum(['addDiet', 'removeDiet']), diet: dietSchema }),
  z.strictObject({ ...several, action: z.literal('premium'), isPremiumOnly: z.boolean() }),
  /** `null` for nobody's. */
  z.strictObject({ ...several, action: z.literal('owner'), ownerId: z.string().max(64).nullable() }),
]);
export type BulkDeed = z.infer<typeof bulkDeedSchema>;
