import { z } from 'zod';
import { SITE_TEXT_IDS, siteTextSchema } from '#src/domain/site/site-texts.ts';
import { contract, LONG_BODY } from '../contract.ts';
import { numberParameter } from '../paging.ts';
import { publishedRevisionSchema } from '../published.ts';

const params = z.strictObject({ id: z.enum(SITE_TEXT_IDS) });
const revisionParams = params.extend({ revision: numberParameter(1, 999_999_999) });

const text = z.object({ description: z.string(), body: z.string() });
const adminTextSchema = text.extend({
  id: z.enum(SITE_TEXT_IDS),
  isBuiltIn: z.boolean(),
  builtIn: text,
  /** UTC milliseconds; 0 where nobody has changed it. */
  updatedAt: z.number(),
});
export type AdminText = z.infer<typeof adminTextSchema>;

export const adminTextsCall = contract('GET /api/admin/texts', 'edit', {
  summary: 'Help and the legal pages: which have a text of the site’s own, and since when.',
  response: z.object({ texts: z.array(adminTextSchema.omit({ body: true, builtIn: true })) }),
});

export const adminTextCall = contract('GET /api/admin/texts/{id}', 'edit', {
  summary: 'A text with the one that comes with the product.',
  params,
  response: adminTextSchema,
});

export const saveTextCall = contract('PUT /api/admin/texts/{id}', 'edit', {
  summary:
    'Saves a text; the built-in one, word for word, is taken again. 409 when somebody else saved since `updatedAt`.',
  params,
  body: siteTextSchema.extend({ updatedAt: z.int() }),
  bodyLimit: LONG_BODY,
  response: adminTextSchema,
});

export const textRevisionsCall = contract('GET /api/admin/texts/{id}/revisions', 'edit', {
  summary: 'The changes of a text, the newest first, at most 50; each keeps what it was before.',
  params,
  response: z.array(publishedRevisionSchema),
});

export const textRevisionCall = contract('GET /api/admin/texts/{id}/revisions/{revision}', 'edit', {
  summary: 'What a text was before one of its changes.',
  params: revisionParams,
  response: publishedRevisionSchema.extend({ text }),
});

export const restoreTextCall = contract('POST /api/admin/texts/{id}/revisions/{revision}/restore', 'edit', {
  summary: 'Makes a text what it was.',
  params: revisionParams,
  response: adminTextSchema,
});

export const previewTextCall = contract('POST /api/admin/texts/{id}/preview-page', 'edit', {
  summary: 'Keeps a text as it stands in its editor, for the page that shows it; nothing is published.',
  params,
  body: text.extend({ description: z.string().max(1000), body: z.string().max(200_000) }).strict(),
  bodyLimit: LONG_BODY,
  response: z.undefined(),
});
