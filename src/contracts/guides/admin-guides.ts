import { z } from 'zod';
import { guideChangeSchema, guideSchema, newGuideSchema } from '#src/domain/guides/guide.ts';
import { publishedCalls, publishedIdentity, publishedRowSchema } from '../published.ts';

const adminGuideSchema = z.object({
  ...guideSchema.shape,
  ...publishedIdentity,
  author: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
});
export type AdminGuide = z.infer<typeof adminGuideSchema>;

const listedGuideSchema = publishedRowSchema.extend({
  /** To read it. */
  minutes: z.number(),
  names: z.array(z.string()),
});
export type AdminGuideRow = z.infer<typeof listedGuideSchema>;

export const guideCalls = publishedCalls({
  name: 'guide',
  many: 'guides',
  thing: adminGuideSchema,
  row: listedGuideSchema,
  draft: newGuideSchema,
  change: guideChangeSchema.extend({ updatedAt: z.int().optional() }),
});
