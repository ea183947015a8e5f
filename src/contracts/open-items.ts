import { z } from 'zod';
import { OPEN_KINDS, SIGHTS } from '#src/domain/published/open-items.ts';
import { contract } from './contract.ts';

const params = z.strictObject({ kind: z.enum(OPEN_KINDS), id: z.string().max(120) });

const alsoHereSchema = z.object({
  /** The others who have it open, whoever came first before the rest; at most five. */
  others: z.array(
    z.object({
      name: z.string(),
      /** UTC milliseconds. */
      since: z.number(),
    }),
  ),
});

const PLACE = '/api/admin/open-items/{kind}/{id}';

export const keepOpenCall = contract(`PUT ${PLACE}`, 'write', {
  summary:
    'An editor says every few seconds that they have a recipe, guide, collection, letter or text open, and is told who else has.',
  params,
  body: z.strictObject({ sight: z.enum(SIGHTS) }),
  response: alsoHereSchema,
});

export const leaveOpenCall = contract(`DELETE ${PLACE}`, 'write', {
  summary: 'An editor has closed it.',
  params,
  response: z.undefined(),
});
