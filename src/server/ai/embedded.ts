import { runJob } from '../workers/workers.ts';
import type { AiProvider } from './provider.ts';

/** Does the work without anybody else: rules instead of a model, in milliseconds, at no cost. */
export const embeddedProvider: AiProvider = {
  id: 'embedded',
  label: 'The built-in reader',
  readSearch: (sentence) => runJob('readSentence', sentence),
  async readRecipe(text) {
    const recipe = await runJob('readRecipe', text);
    return async () => recipe;
  },
};
