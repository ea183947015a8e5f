import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { judgeRecipes } from '#src/db/judge-recipes.ts';
import { recipes } from '#src/db/schema.ts';
import type { WordLabel } from '#src/domain/search/search-words.ts';
import { database, write } from '#src/server/base/database.ts';
import { catalogueNow } from '#src/server/recipes/catalogue.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

type Fact = WordLabel | { kind: 'cost'; slug: string };

async function found(...facts: Fact[]): Promise<string[]> {
  const { entries, bearing } = await catalogueNow();
  const labels = facts.filter((fact) => fact.kind !== 'cost');
  const costs = facts.filter(({ kind }) => kind === 'cost').map(({ slug }) => slug);
  return entries
    .filter(({ facts }) => costs.every((slug) => slug === facts.cost))
    .filter(({ number }) => labels.every((label) => bearing(label).has(number)))
    .map(({ id }) => id);
}

describe('the catalogue', () => {
  it('knows what a dish needs, costs, is and is made for', async () => {
    expect(await found({ kind: 'equipment', slug: 'grill' })).toContain('baba-ganoush');
    expect(await found({ kind: 'equipment', slug: 'food-processor' })).not.toContain('almond-milk');
    expect(await found({ kind: 'equipment', slug: 'no-cook' })).toContain('guacamole');
    expect(await found({ kind: 'cost', slug: 'cheap' })).toContain('oat-milk');
    expect(await found({ kind: 'family', slug: 'energy-bites' })).toContain('energy-balls');
    expect(await found({ kind: 'occasion', slug: 'packed-lunch' })).toContain('chickpea-salad-sandwich');
    expect(await found({ kind: 'season', slug: 'spring' })).toContain('pea-and-mint-soup');
  });

  it('answers several of them at once', async () => {
    const ids = await found({ kind: 'family', slug: 'soup' }, { kind: 'cost', slug: 'fair' });
    expect(ids).toContain('pea-and-mint-soup');
    expect(ids).not.toContain('lentil-soup');
  });

  it('learns them of a recipe that was written under other rules', async () => {
    await write((tx, change) => {
      change.touch('content', 'recipes');
      return tx
        .update(recipes)
        .set({ facts: { equipment: [], cost: null, families: [], occasions: [], seasons: [] }, gateRules: 'old' })
        .where(eq(recipes.id, 'guacamole'));
    });
    expect(await found({ kind: 'equipment', slug: 'no-cook' })).not.toContain('guacamole');
    await judgeRecipes(database());
    expect(await found({ kind: 'equipment', slug: 'no-cook' })).toContain('guacamole');
  });

  it('does not take what is not known for a label', async () => {
    await write((tx, change) => {
      change.touch('content', 'recipes');
      return tx.update(recipes).set({ facts: sql`json_set(facts, '$.cost', null)` }).where(eq(recipes.id, 'oat-milk'));
    });
    for (const slug of ['cheap', 'fair', 'dear'] as const)
      expect(await found({ kind: 'cost', slug })).not.toContain('oat-milk');
  });
});
