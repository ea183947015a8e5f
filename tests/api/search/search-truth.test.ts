import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { queriesOf, wrongWith } from '#tests/support/query-judge.ts';

seededDatabase();

const RIGHT = 0.95;
const FOLDER = join(import.meta.dirname, '../../unit/domain/search/truth');
const QUERIES = queriesOf(
  ...globSync('queries*.json', { cwd: FOLDER })
    .toSorted()
    .map((name) => join(FOLDER, name)),
);

interface Listed {
  recipes: { id: string }[];
}

async function answerTo(query: string): Promise<{ ids: string[]; said: string }> {
  const { status, body } = await api('GET', `/api/recipes?${new URLSearchParams({ search: query })}`);
  expect(status, query).toBe(200);
  const { recipes, ...said } = body as Listed;
  return { ids: recipes.map(({ id }) => id), said: JSON.stringify(said) };
}

describe('the listing search', () => {
  it(`finds what a cook expects for at least ${RIGHT * 100} of 100 queries`, async () => {
    const wrong: string[] = [];
    for (const truth of QUERIES) {
      const { ids, said } = await answerTo(truth.query);
      const why = wrongWith(truth, ids, said);
      if (why) wrong.push(`${truth.query}: ${why}`);
    }
    const share = 1 - wrong.length / QUERIES.length;
    expect(
      share,
      `${QUERIES.length - wrong.length} of ${QUERIES.length} are right. Wrong:\n${wrong.join('\n')}`,
    ).toBeGreaterThanOrEqual(RIGHT);
  });
});
