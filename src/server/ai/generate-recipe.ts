import type { ProviderId, ProviderName } from '#src/domain/ai.ts';
import type { Finding } from '#src/domain/recipes/editing/finding.ts';
import type { GeneratedRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import type { Actor } from '../base/audit.ts';
import { runJob } from '../workers/workers.ts';
import { askAi } from './ask.ts';

/** Characters of a text that name it in the audit log. */
const SUBJECT_LENGTH = 80;

interface Generated extends GeneratedRecipe {
  findings: Finding[];
  provider: ProviderId;
}

/** The title that was typed: the first line, with an empty one behind it. */
function typedTitle(text: string): string | undefined {
  const [title = '', gap, ...rest] = text.split('\n');
  const isTyped = gap?.trim() === '' && rest.length > 0 && title.trim().length <= RECIPE_FIELDS.title.most;
  return isTyped ? title.trim() : undefined;
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
  const { complete, id } = await askAi(
    { actor, provider, action: 'ai.recipe', subject, signal },
    async (ai, deadline) => ({
      complete: await ai.readRecipe({ text: inputText, title: typedTitle(inputText) }, deadline),
      id: ai.id,
    }),
  );
  const recipe = await complete();
  return { ...recipe, findings: await runJob('findings', recipe), provider: id };
}
