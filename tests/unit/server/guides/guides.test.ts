import { describe, expect, it } from 'vitest';
import { allGuides, guidesNamedBy } from '#src/server/guides/guides.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

describe('the guides that a recipe names', () => {
  it('are those of its ingredients, then of its steps, each once', async () => {
    const named = (await allGuides()).filter(({ names }) => names.length > 0);
    const [first, second] = named;
    if (!first || !second) throw new Error('The catalogue has too few guides');
    const found = await guidesNamedBy({
      ingredients: [`200 g ${first.names[0]}`],
      instructions: [`Take the ${second.names[0]}.`, `Add the ${first.names[0]}.`],
    });
    expect(found.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await guidesNamedBy({ ingredients: ['water'], instructions: ['Boil it.'] })).toEqual([]);
  });
});
