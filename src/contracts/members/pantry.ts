import { z } from 'zod';
import { newPantryItemSchema, PANTRY_LIMIT, pantryChangeSchema, pantryItemSchema } from '#src/domain/pantry/pantry.ts';
import { contract } from '../contract.ts';

const itemParams = z.strictObject({ id: z.uuid() });
const pantrySchema = z.object({ items: z.array(pantryItemSchema) });

export const pantryCall = contract('GET /api/pantry', 'member', {
  summary:
    'What the member, and whoever of the household shares theirs, has at home: what ends soonest first, then by name.',
  response: pantrySchema,
});

export const addToPantryCall = contract('POST /api/pantry', 'member', {
  summary: 'Puts things away at home. The same `id` again changes nothing.',
  body: z.strictObject({ items: z.array(newPantryItemSchema).min(1).max(PANTRY_LIMIT.atOnce) }),
  response: pantrySchema,
});

export const changePantryItemCall = contract('PATCH /api/pantry/{id}', 'member', {
  summary: 'Changes what it is, how much there is, or until when it is good.',
  params: itemParams,
  body: pantryChangeSchema,
  response: pantryItemSchema,
});

export const removePantryItemCall = contract('DELETE /api/pantry/{id}', 'member', {
  summary: 'Takes one thing out: it was used. 204, also when there was none.',
  params: itemParams,
  response: z.undefined(),
});
