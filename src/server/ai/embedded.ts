import { completeRecipe } from '#src/domain/complete-recipe.ts';
import { readFreeText } from '#src/domain/free-text/read-free-text.ts';
import { readSentence } from '#src/domain/search-sentence/read-sentence.ts';
import type { AiProvider } from './providers.ts';

/** Does the work without anybody else: rules instead of a model, in milliseconds, at no cost. */
export const embeddedProvider: AiProvider = {
  id: 'embedded',
  label: 'The built-in reader',
  readSearch: async (sentence) => readSentence(sentence),
  async readRecipe(text) {
    const { recipe, assumed } = readFreeText(text);
    return completeRecipe(recipe, assumed);
  },
};
