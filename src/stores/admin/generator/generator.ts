import { aiProvidersCall, type Generated, generateRecipeCall } from '#src/contracts/ai/ai.ts';
import type { ProviderId, ProviderName } from '#src/domain/ai.ts';
import { CallError, call } from '../../client.ts';
import { createFetcherStore } from '../../query.ts';
import { failed } from '../failed.ts';

/** Who is behind the two provider names. */
export const $providers = createFetcherStore<Record<ProviderName, ProviderId>>(['ai-providers'], {
  fetcher: () => call(aiProvidersCall),
});

/** The text sent for a title and a text: a title that is given is its first line. */
export const inputTextOf = ({ title, text }: { title: string; text: string }): string =>
  `${title.trim()}\n\n${text.trim()}`.trim();

/** `quota`: the vendor's daily limit is reached; `aborted`: the person gave up. */
export type Generation = { recipe: Generated } | 'quota' | 'aborted' | 'failed' | { message: string };

/** Has a recipe made of a title and a text. Saves nothing. */
export async function generate(
  { provider, ...written }: { title: string; text: string; provider: ProviderName },
  signal: AbortSignal,
): Promise<Generation> {
  try {
    const body = { inputText: inputTextOf(written), provider };
    return { recipe: await call(generateRecipeCall, { body }, { signal }) };
  } catch (error) {
    if (signal.aborted) return 'aborted';
    const message = error instanceof CallError ? error.body.message : undefined;
    if (message?.includes('quota exceeded')) return 'quota';
    failed('Failed to generate recipe', error);
    return error instanceof CallError && [400, 413].includes(error.status) && message ? { message } : 'failed';
  }
}
