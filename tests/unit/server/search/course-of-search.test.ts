import { expect, it } from 'vitest';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import { answerTo } from '#src/server/search/sentence-search.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { rawRecipe } from '#tests/support/raw-recipes.ts';

seededDatabase();

it.each(['indian dinner, hates ginger', 'dinner under 3 minutes', 'unicorn dinner with 200 g protein'])(
  'never leaves the course that was said: %s',
  async (sentence) => {
    const { results } = await answerTo(readSentence(sentence), []);
    expect(results.filter(({ id }) => !rawRecipe(id).categories.includes('dinner'))).toEqual([]);
  },
);
