import { z } from 'zod';
import { ARCHIVE_FORMAT_NAMES, EXPORT_CHOICE_MAX } from '#src/domain/recipes/formats/formats.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract } from '../contract.ts';
import { recipeFilterParameters } from './admin-recipe-list.ts';

const chosenSchema = z
  .string()
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(
    z.array(slugSchema).min(1).max(EXPORT_CHOICE_MAX, `Choose at most ${EXPORT_CHOICE_MAX} recipes, or export all`),
  );

export const exportRecipesCall = contract('GET /api/admin/recipes/export', 'write', {
  summary:
    'Recipes as an archive to take elsewhere, drafts among them: those of `ids`, or all of the list under a filter; of an author their own.',
  query: z.strictObject({
    format: z.enum(ARCHIVE_FORMAT_NAMES),
    ids: chosenSchema.optional(),
    ...recipeFilterParameters,
  }),
  response: z.file(),
  produces: 'application/zip',
});
