import { createRecipeCall } from '#src/contracts/admin-recipes.ts';
import { aiProvidersCall, type Generated, generateRecipeCall } from '#src/contracts/ai.ts';
import type { ProviderId, ProviderName } from '#src/domain/ai.ts';
import { CallError, call, refusedFields } from '../client.ts';
import { createFetcherStore } from '../query.ts';
import { toast } from '../toasts.ts';
import { failed } from './failed.ts';
import { formOf, newLine, type RecipeForm } from './recipe-form.ts';
import { forgetRecipes } from './recipes.ts';

export const PROVIDER_LABELS: Record<ProviderId, string> = {
  openai: 'OpenAI',
  gemini: 'Gemini',
  embedded: 'Built-in reader',
};

/** Who is behind the two provider names. */
export const $providers = createFetcherStore<Record<ProviderName, ProviderId>>(['ai-providers'], {
  fetcher: () => call(aiProvidersCall),
});

/** `quota`: the vendor's daily limit is reached; `aborted`: the person gave up. */
export type Generation = { recipe: Generated } | 'quota' | 'aborted' | 'failed' | { message: string };

/** Has a recipe made of a title and a text. Saves nothing. */
export async function generate(
  { title, text, provider }: { title: string; text: string; provider: ProviderName },
  signal: AbortSignal,
): Promise<Generation> {
  try {
    const body = { inputText: `${title.trim()}\n\n${text.trim()}`, provider };
    return { recipe: await call(generateRecipeCall, { body }, { signal }) };
  } catch (error) {
    if (signal.aborted) return 'aborted';
    const message = error instanceof CallError ? error.body.message : undefined;
    if (message?.includes('quota exceeded')) return 'quota';
    failed('Failed to generate recipe', error);
    return error instanceof CallError && error.status === 400 && message ? { message } : 'failed';
  }
}

/** Saves what was generated, a draft unless `published`; the new recipe's id, or `null` when that failed. */
export async function saveGenerated(recipe: Generated, published: boolean): Promise<string | null> {
  const { title, description, category, difficulty, tags, dietaryRestrictions, prepTime, cookTime, restTime } = recipe;
  const fields = { title, category, difficulty, tags, dietaryRestrictions, prepTime, cookTime, restTime };
  try {
    const saved = await call(createRecipeCall, {
      body: {
        ...fields,
        description: description || title,
        servings: recipe.servings,
        ingredients: recipe.ingredientLines,
        instructions: recipe.instructions,
        published,
      },
    });
    forgetRecipes();
    toast({ title: 'Recipe created', description: saved.title });
    return saved.id;
  } catch (error) {
    const wrong = refusedFields(error);
    if (wrong) failed(`Failed to add recipe (${Object.values(wrong)[0]})`, undefined);
    else failed('Failed to add recipe', error);
    return null;
  }
}

/** What was generated, for the editor. */
export function formOfGenerated(recipe: Generated): RecipeForm {
  const lines = (texts: readonly string[]) => (texts.length > 0 ? texts : ['']).map((text) => newLine(text));
  return {
    ...formOf(null),
    title: recipe.title,
    description: recipe.description,
    category: recipe.category,
    difficulty: recipe.difficulty,
    tags: recipe.tags.join(', '),
    dietaryRestrictions: recipe.dietaryRestrictions,
    prepTime: String(recipe.prepTime),
    cookTime: String(recipe.cookTime),
    restTime: String(recipe.restTime),
    servings: String(recipe.servings),
    ingredients: lines(recipe.ingredientLines),
    instructions: lines(recipe.instructions),
  };
}
