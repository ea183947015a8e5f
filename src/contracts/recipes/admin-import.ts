import { z } from 'zod';
import { FATES } from '#src/domain/marked/marked-recipe.ts';
import { megabytes } from '#src/domain/megabytes.ts';
import { findingSchema } from '#src/domain/recipes/editing/finding.ts';
import { generatedRecipeSchema, PAGE_LIMIT, PASTE_LIMIT } from '#src/domain/recipes/editing/generated-recipe.ts';
import { contract, LONG_BODY } from '../contract.ts';

const importedPageSchema = z.object({
  recipe: generatedRecipeSchema.extend({ findings: z.array(findingSchema) }),
  /** The address it was found at in the end; `null` for a pasted page. */
  url: z.string().nullable(),
  /** What became of each part of the page; each line of the recipe is in `recipe.source`. */
  parts: z.array(z.object({ name: z.string(), place: z.string(), fate: z.enum(FATES), where: z.string() })),
  /** Names of other recipes on the page: one of them as `choice` reads that instead. */
  others: z.array(z.string()),
  /** Whether the page says which of several recipes is its own; else this is only its first. */
  isOwn: z.boolean(),
});
export type ImportedPage = z.infer<typeof importedPageSchema>;

const pastedSchema = z.string().max(PASTE_LIMIT, `Paste at most ${PASTE_LIMIT / 1000},000 characters`);

const readListSchema = z.object({
  /** A line of a list, or what stands over others: "For the sauce". */
  items: z.array(z.object({ text: z.string(), isHeading: z.boolean() })),
});
export type ListItem = z.infer<typeof readListSchema>['items'][number];

export const readListCall = contract('POST /api/admin/recipes/read-list', 'write', {
  summary: 'Reads ingredients or steps out of a list that is pasted into the editor. Saves nothing.',
  bodyLimit: LONG_BODY,
  body: z.strictObject({
    name: z.enum(['ingredients', 'instructions']),
    text: pastedSchema,
    /** Whether it is all there is of its list: a method in one paragraph is parted into steps then. */
    isWhole: z.boolean(),
  }),
  response: readListSchema,
});

/** Where a recipe is read from. */
export const importSourceSchema = z
  .strictObject({
    url: z
      .url({ protocol: /^https?$/, error: 'Use an address that begins with https://' })
      .max(2000)
      .optional(),
    html: z
      .string()
      .max(PAGE_LIMIT, `Paste at most ${megabytes(PAGE_LIMIT)}`)
      .optional(),
    /** The name of the recipe to read, where the page holds several. */
    choice: z.string().max(200).optional(),
  })
  .refine(({ url, html }) => url || html?.trim(), { path: ['url'], message: 'Give an address, or paste the page' });

/** Bytes of a call with a page of the longest kind: in JSON its quotes and line ends take two. */
export const PAGE_BODY = PAGE_LIMIT + PAGE_LIMIT / 4;

export const importRecipeCall = contract('POST /api/admin/recipes/import', 'write', {
  summary:
    'Reads a recipe out of a public page, or out of a page or text that is pasted, for review. Saves nothing, and takes no picture.',
  bodyLimit: PAGE_BODY,
  body: importSourceSchema,
  response: importedPageSchema,
});
