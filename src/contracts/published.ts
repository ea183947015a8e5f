import { z } from 'zod';
import { slugSchema } from '#src/domain/recipes/slug.ts';

/** What is done to several things of a kind that is published. */
export const PUBLISHED_DEEDS = ['publish', 'unpublish', 'delete', 'restore', 'purge'] as const;

/** What became of each. */
export const deedResultsSchema = z.object({
  results: z.array(
    z.object({
      id: slugSchema,
      outcome: z.enum(['done', 'unchanged', 'not_found', 'refused']),
      /** Why it was refused, or came back as a draft. */
      message: z.string().optional(),
    }),
  ),
});

/** The changes of something that is published. */
export const publishedRevisionsSchema = z.array(
  z.object({
    id: z.int(),
    /** UTC milliseconds of the change that ended it. */
    at: z.number(),
    /** Address of who made that change. */
    actor: z.string(),
    /** Names of the fields that change was of. */
    fields: z.array(z.string()),
  }),
);
