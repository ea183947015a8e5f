import { z } from 'zod';
import { VISITS_PATH } from '#src/domain/site/visits.ts';
import { contract } from '../contract.ts';

export const visitCall = contract({
  method: 'POST',
  path: VISITS_PATH,
  summary: 'Tells that a page is being looked at which was fetched in advance, or which a CDN answered for.',
  access: 'anyone',
  body: z.strictObject({
    path: z
      .string()
      .max(300)
      .regex(/^\/(?![/\\])/),
  }),
  response: z.undefined(),
});
