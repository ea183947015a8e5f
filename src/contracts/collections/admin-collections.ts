import { z } from 'zod';
import { collectionChangeSchema, collectionSchema, newCollectionSchema } from '#src/domain/collections/collection.ts';
import { seasonSchema } from '#src/domain/collections/season.ts';
import { BULK_LIMIT, SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract, LONG_BODY } from '../contract.ts';
import { numberParameter } from '../paging.ts';
import { deedResultsSchema, PUBLISHED_DEEDS, publishedRevisionsSchema } from '../published.ts';

const idParams = z.strictObject({ id: z.string().max(120) });
const revisionParams = idParams.extend({ revision: numberParameter(1, 999_999_999) });

/** A recipe that a collection names, as its editor shows it. */
const namedRecipeSchema = z.object({
  id: slugSchema,
  title: z.string(),
  imageUrl: z.string().nullable(),
  isPublished: z.boolean(),
});

export const adminCollectionSchema = z.object({
  ...collectionSchema.shape,
  id: slugSchema,
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  updatedAt: z.number(),
  /** Those in `picks` and `never`. */
  named: z.array(namedRecipeSchema),
});
export type AdminCollection = z.infer<typeof adminCollectionSchema>;

export const COLLECTION_STATES = ['all', 'published', 'draft', 'bin'] as const;

const listedCollectionSchema = z.object({
  id: slugSchema,
  title: z.string(),
  description: z.string(),
  people: z.number().nullable(),
  hasRule: z.boolean(),
  season: seasonSchema.nullable(),
  isPublished: z.boolean(),
  publishAt: z.number().nullable(),
  unpublishAt: z.number().nullable(),
  deletedAt: z.number().nullable(),
  updatedAt: z.number(),
  /** Recipes chosen by hand. */
  picks: z.number(),
});
export type AdminCollectionRow = z.infer<typeof listedCollectionSchema>;

export const adminCollectionsCall = contract('GET /api/admin/collections', 'write', {
  summary:
    'Collections, published or not, the last changed first; those of the bin by `status=bin` alone. At most 500.',
  query: z.strictObject({
    status: z.enum(COLLECTION_STATES).default('all'),
    search: z.string().max(SEARCH_MAX_LENGTH).optional(),
  }),
  response: z.object({ collections: z.array(listedCollectionSchema) }),
});

export const adminCollectionCall = contract('GET /api/admin/collections/{id}', 'write', {
  summary: 'One collection, published or not, with every field its editor needs.',
  params: idParams,
  response: adminCollectionSchema,
});

export const createCollectionCall = contract('POST /api/admin/collections', 'write', {
  summary: 'Makes a collection, a draft unless `isPublished`.',
  body: newCollectionSchema,
  bodyLimit: LONG_BODY,
  response: adminCollectionSchema,
});

export const changeCollectionCall = contract('PATCH /api/admin/collections/{id}', 'write', {
  summary:
    'Changes a collection; 400 where it would be public and is not whole. With `updatedAt`, 409 when somebody else saved since.',
  params: idParams,
  body: collectionChangeSchema.extend({ updatedAt: z.int().optional() }),
  bodyLimit: LONG_BODY,
  response: adminCollectionSchema,
});

export type CollectionDeed = (typeof PUBLISHED_DEEDS)[number];

export const bulkCollectionsCall = contract('POST /api/admin/collections/bulk', 'write', {
  summary:
    'Does one thing to several collections: publishes or hides them, puts them into the bin for 30 days, brings them back, or deletes those of the bin. Tells of each what became of it.',
  body: z.strictObject({
    ids: z.array(slugSchema).min(1).max(BULK_LIMIT),
    action: z.enum(PUBLISHED_DEEDS),
  }),
  response: deedResultsSchema,
});

export const collectionAddressCall = contract('PUT /api/admin/collections/{id}/address', 'curate', {
  summary: 'Gives a collection another address; the old one leads there from then on. 409 where the new one is taken.',
  params: idParams,
  body: z.strictObject({ slug: z.string().trim().max(120) }),
  response: z.object({ id: z.string() }),
});

export const collectionRevisionsCall = contract('GET /api/admin/collections/{id}/revisions', 'write', {
  summary: 'The changes of a collection, the newest first, at most 50; each keeps what it was before.',
  params: idParams,
  response: publishedRevisionsSchema,
});

export const restoreCollectionCall = contract(
  'POST /api/admin/collections/{id}/revisions/{revision}/restore',
  'write',
  {
    summary: 'Makes a collection what it was; whether it is published stays.',
    params: revisionParams,
    response: adminCollectionSchema,
  },
);

export const collectionPreviewCall = contract('POST /api/admin/collections/preview-page', 'write', {
  summary: 'Keeps a collection as it stands in its editor, for the page that shows it; nothing is published.',
  body: newCollectionSchema,
  bodyLimit: LONG_BODY,
  response: z.undefined(),
});
