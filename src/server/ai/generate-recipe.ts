import type { ProviderId, ProviderName } from '#src/domain/ai.ts';
import type { Finding } from '#src/domain/recipes/editing/finding.ts';
import type { GeneratedRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import type { Actor } from '../base/audit.ts';
import { runJob } from '../workers/workers.ts';
import { askAi } from './ask.ts';

/** Characters of a text that name it in the audit log. */
const SUBJECT_LENGTH = 80;

interface Generated extends GeneratedRecipe {
  processImages: string[];
  mainImage: string | null;
  findings: Finding[];
  provider: ProviderId;
}

/**
 * Reads a recipe out of a text for an administrator's review, with what she should know of it, unless the signal says
 * that she has gone. Saves nothing of it.
 */
export async function generateRecipe(
  actor: Actor,
  { inputText, provider }: { inputText: string; provider: ProviderName },
  signal: AbortSignal,
): Promise<Generated> {
  const subject = (inputText.split('\n')[0] ?? '').slice(0, SUBJECT_LENGTH);
  const { recipe, id } = await askAi(
    { actor, provider, action: 'ai.recipe', subject, signal },
    async (ai, deadline) => ({
      recipe: await ai.readRecipe(inputText, deadline),
      id: ai.id,
    }),
  );
  return { ...recipe, processImages: [], mainImage: null, findings: await runJob('findings', recipe), provider: id };
}
