import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { AppError } from '#src/domain/errors.ts';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { nutritionOf } from '#src/domain/nutrition/nutrition.ts';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import { searchFor } from '#src/server/search/search.ts';
import { answerTo } from '#src/server/search/sentence-search.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { queriesOf, wrongWith } from '#tests/support/query-judge.ts';
import { RAW_RECIPES } from '#tests/support/raw-recipes.ts';
import { recipeIds } from '#tests/support/recipe-ids.ts';
import { type Figures, judgeSentence, sentencesOf } from '#tests/support/search-judge.ts';

seededDatabase();

const truth = (name: string) => join(import.meta.dirname, '../../domain/search/truth', name);
/** Shares that must be right. Limits that are broken: none. */
const QUERIES_RIGHT = 0.95;
const SENTENCES_RIGHT = 0.9;

describe('what cooks type into the search', () => {
  it('finds what they would take for it among the first three', async () => {
    const queries = queriesOf(truth('queries.json'));
    const wrong: string[] = [];
    for (const query of queries) {
      const { numbers, left } = await searchFor(query.query);
      const problem = wrongWith(query, await recipeIds(numbers.slice(0, 3)), left.join(' '));
      if (problem) wrong.push(`${query.query}: ${problem}`);
    }
    expect(queries.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(queries.length * QUERIES_RIGHT);
  });
});

describe('what cooks ask in sentences', () => {
  it('breaks no limit that was understood, and is mostly answered wholly', async () => {
    const recipes = [...(await readCatalogue()).recipes, ...(await readExclusive()).recipes];
    const figures = new Map<string, Figures | null>();
    for (const recipe of recipes) {
      const nutrition = nutritionOf(recipe.ingredients.map(parseIngredientLine), recipe.servings, recipe);
      const of = (per100: number) => (per100 * (nutrition?.servingGrams ?? 0)) / 100;
      const { per100 } = nutrition ?? {};
      const told = per100 && {
        kcal: of(per100.energy),
        protein: of(per100.protein),
        sugar: of(per100.sugars),
        fat: of(per100.fat),
        carbs: of(per100.carbs),
        salt: of(per100.salt) / 1000,
        fibre: of(per100.fibre),
      };
      figures.set(recipe.id, told ?? null);
    }
    const catalogue = { recipes: RAW_RECIPES, figuresOf: (id: string) => figures.get(id) ?? null };
    const sentences = sentencesOf(truth('sentences.json'));
    const broken: string[] = [];
    const wrong: string[] = [];
    for (const sentence of sentences) {
      const judged = judgeSentence(sentence, await answered(sentence.sentence), catalogue);
      if (judged.broken.length > 0) broken.push(`${sentence.sentence}: ${judged.broken.join(', ')}`);
      if (judged.wrong.length > 0) wrong.push(`${sentence.sentence}: ${judged.wrong.join(', ')}`);
    }
    expect(broken, broken.join('\n')).toEqual([]);
    expect(sentences.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(
      sentences.length * SENTENCES_RIGHT,
    );
  });
});

async function answered(sentence: string) {
  try {
    const { results, wish } = await answerTo(readSentence(sentence), []);
    return { status: 200, ids: results.map(({ id }) => id), said: [...wish.notUnderstood, ...wish.ignored].join(' ') };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: 400, ids: [], said: error.message };
  }
}
