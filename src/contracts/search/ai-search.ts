import { z } from 'zod';
import { providerNameSchema } from '#src/domain/ai.ts';
import { AI_SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { recipeSummarySchema } from '#src/domain/recipes/recipe.ts';
import { mendedSchema } from '#src/domain/search/said-of-search.ts';
import { liftedLimitSchema, searchChipSchema } from '#src/domain/search/search-chips.ts';
import { searchFiltersSchema } from '#src/domain/search/search-filters.ts';
import { contract } from '../contract.ts';

const aiSearchResultSchema = z.object({
  results: z.array(recipeSummarySchema),
  /** The reading of the sentence, as chips whose keys take a part of it back. */
  understood: z.array(searchChipSchema),
  /** No recipe is all that was asked for: these keep every limit, and come nearest otherwise. */
  fellBack: z.boolean(),
  /** The filters that were understood. */
  wish: searchFiltersSchema,
  /** Where no recipe is all of that: the one limit that, lifted, gives the most. */
  lift: liftedLimitSchema.nullable(),
  /** Words that were taken for slips of the finger, and what they were read as. */
  mended: z.array(mendedSchema),
});
export type AiSearchResult = z.infer<typeof aiSearchResultSchema>;

export const aiSearchCall = contract('POST /api/ai-search', 'premium', {
  summary: 'Reads a sentence as filters and answers with the published recipes that keep them.',
  body: z.strictObject({
    query: z
      .string()
      .trim()
      .min(1, 'Please say what you would like to eat')
      .max(AI_SEARCH_MAX_LENGTH, `Use at most ${AI_SEARCH_MAX_LENGTH} characters`),
    /** Keys of chips to be left out of how the sentence is understood. */
    without: z.array(z.string().max(100)).max(100).default([]),
    provider: providerNameSchema.default('default'),
  }),
  response: aiSearchResultSchema,
});
