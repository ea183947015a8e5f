import { z } from 'zod';
import { importedRecipeSchema, PASTE_LIMIT } from '#src/domain/recipes/editing/recipe-import.ts';
import { contract, LONG_BODY } from '../contract.ts';

export const importRecipeCall = contract('POST /api/admin/recipes/import', 'admin', {
  summary:
    'Reads a recipe out of a public page, or out of pasted HTML, for review. Saves nothing, and takes no picture.',
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
  response: z.object({
    recipe: importedRecipeSchema,
    /** Where it was found in the end; `null` for a pasted page. */
    url: z.string().nullable(),
  }),
});
