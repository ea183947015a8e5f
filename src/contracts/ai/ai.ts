import { z } from 'zod';
import { INPUT_TEXT_LENGTH, providerIdSchema, providerNameSchema } from '#src/domain/ai.ts';
import { MOST_PICTURES } from '#src/domain/pictures/picture-requests.ts';
import { findingSchema } from '#src/domain/recipes/editing/finding.ts';
import { generatedRecipeSchema } from '#src/domain/recipes/editing/generated-recipe.ts';
import { contract } from '../contract.ts';

const generatedSchema = generatedRecipeSchema.extend({
  /** To choose from: up to five of its making, and one of the dish. */
  processImages: z.array(z.string()).max(MOST_PICTURES),
  mainImage: z.string().nullable(),
  /**
   * `done`: all that can be drawn true to life; `stopped`: drawing failed or took too long, and what was drawn until then is
   * there; `later`: a vendor draws, who is paid for each, when the recipe is saved.
   */
  drawing: z.enum(['done', 'stopped', 'later']),
  /** The findings an editor should know before it is saved; `animal` is the gravest. */
  findings: z.array(findingSchema),
  /** Who read the text. */
  provider: providerIdSchema,
});
export type Generated = z.infer<typeof generatedSchema>;

export const generateRecipeCall = contract('POST /api/ai/generate-recipe', 'write', {
  summary:
    'Reads a recipe out of a pasted text (a title of yours on the first line), with nutrition, findings and, without a vendor, drawn pictures. Saves nothing.',
  body: z.strictObject({
    inputText: z
      .string()
      .trim()
      .min(1, 'Title and recipe input are required')
      .max(INPUT_TEXT_LENGTH, `Use at most ${INPUT_TEXT_LENGTH} characters`),
    provider: providerNameSchema.default('default'),
  }),
  response: generatedSchema,
});

export const aiProvidersCall = contract('GET /api/ai/providers', 'write', {
  summary: 'Who is behind the two provider names: without its key, the embedded one.',
  response: z.record(providerNameSchema, providerIdSchema),
});
