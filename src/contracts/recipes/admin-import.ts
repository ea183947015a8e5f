import { z } from 'zod';
import { findingSchema } from '#src/domain/recipes/editing/finding.ts';
import { generatedRecipeSchema, PASTE_LIMIT } from '#src/domain/recipes/editing/generated-recipe.ts';
import { contract, LONG_BODY } from '../contract.ts';

const importedPageSchema = z.object({
  recipe: generatedRecipeSchema.extend({ findings: z.array(findingSchema) }),
  /** Where it was found in the end; `null` for a pasted page. */
  url: z.string().nullable(),
});
export type ImportedPage = z.infer<typeof importedPageSchema>;

export const importRecipeCall = contract('POST /api/admin/recipes/import', 'write', {
  summary:
    'Reads a recipe out of a public page, or out of a page or text that is pasted, for review. Saves nothing, and takes no picture.',
  bodyLimit: LONG_BODY,
  body: z
    .strictObject({
      url: z
        .url({ protocol: /^https?$/, error: 'Use an address that begins with https://' })
        .max(2000)
        .optional(),
      html: z
        .string()
        .max(PASTE_LIMIT, `Paste at most ${PASTE_LIMIT / 1000} thousand characters`)
        .optional(),
    })
    .refine(({ url, html }) => url || html?.trim(), { path: ['url'], message: 'Give an address, or paste the page' }),
  response: importedPageSchema,
});
