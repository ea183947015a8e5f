import { z } from 'zod';
import { BULK_LIMIT, SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { guideChangeSchema, guideSchema, newGuideSchema } from '#src/domain/guides/guide.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract, LONG_BODY } from '../contract.ts';
import { numberParameter } from '../paging.ts';
import { deedResultsSchema, PUBLISHED_DEEDS, publishedRevisionsSchema } from '../published.ts';

const idParams = z.strictObject({ id: z.string().max(120) });
const revisionParams = idParams.extend({ revision: numberParameter(1, 999_999_999) });

export const adminGuideSchema = z.object({
  ...guideSchema.shape,
  id: slugSchema,
  author: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  updatedAt: z.number(),
});
export type AdminGuide = z.infer<typeof adminGuideSchema>;

export const GUIDE_STATES = ['all', 'published', 'draft', 'bin'] as const;

const listedGuideSchema = z.object({
  id: slugSchema,
  title: z.string(),
  isPublished: z.boolean(),
  publishAt: z.number().nullable(),
  unpublishAt: z.number().nullable(),
  deletedAt: z.number().nullable(),
  updatedAt: z.number(),
  /** To read it. */
  minutes: z.number(),
  names: z.array(z.string()),
});
export type AdminGuideRow = z.infer<typeof listedGuideSchema>;

export const adminGuidesCall = contract('GET /api/admin/guides', 'write', {
  summary: 'Guides, published or not, the last changed first; those of the bin by `status=bin` alone. At most 500.',
  query: z.strictObject({
    status: z.enum(GUIDE_STATES).default('all'),
    search: z.string().max(SEARCH_MAX_LENGTH).optional(),
  }),
  response: z.object({ guides: z.array(listedGuideSchema) }),
});

export const adminGuideCall = contract('GET /api/admin/guides/{id}', 'write', {
  summary: 'One guide, published or not, with every field its editor needs.',
  params: idParams,
  response: adminGuideSchema,
});

export const createGuideCall = contract('POST /api/admin/guides', 'write', {
  summary: 'Makes a guide, a draft unless `isPublished`.',
  body: newGuideSchema,
  bodyLimit: LONG_BODY,
  response: adminGuideSchema,
});

export const changeGuideCall = contract('PATCH /api/admin/guides/{id}', 'write', {
  summary:
    'Changes a guide; 400 where it would be public and is not whole. With `updatedAt`, 409 when somebody else saved since.',
  params: idParams,
  body: guideChangeSchema.extend({ updatedAt: z.int().optional() }),
  bodyLimit: LONG_BODY,
  response: adminGuideSchema,
});

export type GuideDeed = (typeof PUBLISHED_DEEDS)[number];

export const bulkGuidesCall = contract('POST /api/admin/guides/bulk', 'write', {
  summary:
    'Does one thing to several guides: publishes or hides them, puts them into the bin for 30 days, brings them back, or deletes those of the bin. Tells of each what became of it.',
  body: z.strictObject({ ids: z.array(slugSchema).min(1).max(BULK_LIMIT), action: z.enum(PUBLISHED_DEEDS) }),
  response: deedResultsSchema,
});

export const guideAddressCall = contract('PUT /api/admin/guides/{id}/address', 'curate', {
  summary: 'Gives a guide another address; the old one leads there from then on. 409 where the new one is taken.',
  params: idParams,
  body: z.strictObject({ slug: z.string().trim().max(120) }),
  response: z.object({ id: z.string() }),
});

export const guideRevisionsCall = contract('GET /api/admin/guides/{id}/revisions', 'write', {
  summary: 'The changes of a guide, the newest first, at most 50; each keeps what it was before.',
  params: idParams,
  response: publishedRevisionsSchema,
});

export const restoreGuideCall = contract('POST /api/admin/guides/{id}/revisions/{revision}/restore', 'write', {
  summary: 'Makes a guide what it was; whether it is published stays.',
  params: revisionParams,
  response: adminGuideSchema,
});

export const guidePreviewCall = contract('POST /api/admin/guides/preview-page', 'write', {
  summary: 'Keeps a guide as it stands in its editor, for the page that shows it; nothing is published.',
  body: newGuideSchema,
  bodyLimit: LONG_BODY,
  response: z.undefined(),
});
