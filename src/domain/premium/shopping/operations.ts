import { z } from 'zod';
import { aisleOrderSchema } from './aisles.ts';
import { itemKeySchema, ownItemTextSchema, removedFromListSchema, shoppingServingsSchema } from './list.ts';

/** Most operations that go out together. */
export const MOST_OPERATIONS = 50;

const id = z.uuid();

/** Something a member did to the list, perhaps offline. `id` names it, so that it is done once, and the own item it adds. */
export const listOperationSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('tick'), id, key: itemKeySchema, ticked: z.boolean() }),
  z.strictObject({ type: z.literal('add-own'), id, text: ownItemTextSchema }),
  z.strictObject({ type: z.literal('servings'), id, entryId: z.uuid(), servings: shoppingServingsSchema }),
  z.strictObject({ type: z.literal('remove-items'), id, keys: z.array(itemKeySchema).min(1).max(500) }),
  z.strictObject({ type: z.literal('remove-entry'), id, entryId: z.uuid() }),
  z.strictObject({ type: z.literal('aisles'), id, aisles: aisleOrderSchema }),
  z.strictObject({ type: z.literal('restore'), id, removed: removedFromListSchema }),
]);
export type ListOperation = z.infer<typeof listOperationSchema>;

/**
 * `repeated`: it was done before; `gone`: what it is about is not on the list any more; `refused`: it never can be done,
 * and why.
 */
export const operationResultSchema = z.object({
  id: z.string(),
  outcome: z.enum(['done', 'repeated', 'gone', 'refused']),
  message: z.string().optional(),
  /** What a removal took off, to bring it back. */
  removed: removedFromListSchema.optional(),
});
export type OperationResult = z.infer<typeof operationResultSchema>;
