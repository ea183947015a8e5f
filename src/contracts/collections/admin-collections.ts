import { z } from 'zod';
import { collectionChangeSchema, collectionSchema, newCollectionSchema } from '#src/domain/collections/collection.ts';
import { seasonSchema } from '#src/domain/collections/season.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { publishedCalls, publishedIdentity, publishedRowSchema } from '../published.ts';

/** A recipe that a collection names, as its editor shows it. */
const namedRecipeSchema = z.object({
  id: slugSchema,
  title: z.string(),
  imageUrl: z.string().nullable(),
  isPublished: z.boolean(),
});

const adminCollectionSchema = z.object({
  ...collectionSchema.shape,
  ...publishedIdentity,
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  /** Those in `picks` and `never`. */
  named: z.array(namedRecipeSchema),
});
export type AdminCollection = z.infer<typeof adminCollectionSchema>;

const listedCollectionSchema = publishedRowSchema.extend({
  description: z.string(),
  people: z.number().nullable(),
  hasRule: z.boolean(),
  season: seasonSchema.nullable(),
  /** Recipes chosen by hand. */
  picks: z.number(),
});
export type AdminCollectionRow = z.infer<typeof listedCollectionSchema>;

export const collectionCalls = publishedCalls({
  name: 'collection',
  many: 'collections',
  thing: adminCollectionSchema,
  row: listedCollectionSchema,
  draft: newCollectionSchema,
  change: collectionChangeSchema.extend({ updatedAt: z.int().optional() }),
});
