import { describe, expect, it } from 'vitest';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import { listRecipes } from '#src/server/listing/list-recipes.ts';
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

describe('a course that is typed', () => {
  const courseOf = async (search: string) => (await listRecipes({ search }, { page: 1, limit: 60 })).items;

  it.each([
    ['thanksgiving dinner', 'dinner'],
    ['spring drink', 'beverages'],
    ['nut free lunch', 'lunch'],
  ] as const)('is not taken from a tag or from prose: %s', async (search, category) => {
    const items = await courseOf(search);
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ id }) => !rawRecipe(id).categories.includes(category))).toEqual([]);
  });

  it('finds raw what is raw, not what is made of raw cashews', async () => {
    const items = await courseOf('raw snack');
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ dietaryRestrictions }) => !dietaryRestrictions.includes('raw'))).toEqual([]);
  });
});
