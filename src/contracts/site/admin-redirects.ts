import { z } from 'zod';
import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { paginationSchema } from '#src/domain/paging.ts';
import { newRedirectSchema, redirectSchema } from '#src/domain/site/redirects.ts';
import { contract, LONG_BODY } from '../contract.ts';
import { pageParameters } from '../paging.ts';

export const redirectsCall = contract('GET /api/admin/redirects', 'edit', {
  summary: 'Addresses that lead elsewhere, the newest first; `search` looks in both.',
  query: z.strictObject({ ...pageParameters, search: z.string().max(SEARCH_MAX_LENGTH).optional() }),
  response: z.object({ redirects: z.array(redirectSchema), pagination: paginationSchema }),
});

export const saveRedirectCall = contract('PUT /api/admin/redirects', 'edit', {
  summary:
    'Lets an old address lead to a page of this site; 400 for another site, an address without a public page, a page that is there, a chain or a circle.',
  body: newRedirectSchema,
  response: redirectSchema,
});

export const importRedirectsCall = contract('POST /api/admin/redirects/import', 'edit', {
  summary: 'Saves many redirects out of lines like `old,new`: all of them, or with a wrong line none.',
  body: z.strictObject({
    text: z.string().min(1, 'Paste the lines').max(400_000, 'Paste at most 400 thousand characters'),
  }),
  bodyLimit: LONG_BODY,
  response: z.object({ saved: z.int() }),
});

export const deleteRedirectCall = contract('DELETE /api/admin/redirects', 'edit', {
  summary: 'Deletes a redirect.',
  query: z.strictObject({ from: z.string().max(500) }),
  response: z.undefined(),
});

export const changeAddressCall = contract('PUT /api/admin/recipes/{id}/address', 'edit', {
  summary: 'Gives a recipe another address; the old one leads there from then on. 409 where the new one is taken.',
  params: z.strictObject({ id: z.string().max(120) }),
  body: z.strictObject({ slug: z.string().trim().max(120) }),
  response: z.object({ id: z.string() }),
});
