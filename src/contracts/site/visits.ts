import { z } from 'zod';
import { VISITS_PATH } from '#src/domain/site/visits.ts';
import { contract } from '../contract.ts';

export const visitCall = contract(`POST ${VISITS_PATH}`, 'anyone', {
  summary:
    'Tells that a page is being looked at which was fetched in advance, or which a CDN answered for; or that its recipe was cooked: cook mode came to its end.',
  body: z.strictObject({
    path: z
      .string()
      .max(300)
      .regex(/^\/(?![/\\])/),
    cooked: z.literal(true).optional(),
  }),
  response: z.undefined(),
});
