import type { ProviderId } from '#src/domain/ai.ts';
import type { RecipeText } from '#src/domain/free-text/read-free-text.ts';
import type { GeneratedRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import type { SearchFilters } from '#src/domain/search/search-filters.ts';

/**
 * A vendor that reads texts for us. Answers are parsed against our schemas; texts are data. Throws `validation` where a text
 * does not hold what is wanted, `rate_limited` ("… quota exceeded …") and `unavailable` where a vendor fails.
 */
export interface AiProvider {
  /** `embedded` costs nothing and asks nobody. */
  readonly id: ProviderId;
  /** As people know it: "OpenAI". */
  readonly label: string;
  /** Reads what a sentence asks of a recipe. */
  readSearch(sentence: string, signal: AbortSignal): Promise<SearchFilters>;
  /**
   * Reads a pasted text. What it returns makes a recipe of it, with all that follows from its ingredients, for which nobody
   * else is asked any more.
   */
  readRecipe(text: RecipeText, signal: AbortSignal): Promise<() => Promise<GeneratedRecipe>>;
}
