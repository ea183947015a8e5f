import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import type { RecipeNutrition } from '#src/domain/nutrition/nutrition.ts';
import { amountFor, SOUGHT_NUTRIENTS, type SoughtNutrient } from '#src/domain/nutrition/rich-in.ts';
import { chipsOf } from '#src/domain/search/search-chips.ts';
import { NO_FILTERS } from '#src/domain/search/search-filters.ts';
import { type ListingState, paths } from '#src/paths.ts';
import { database, write } from '#src/server/base/database.ts';
import { tag } from '#src/server/base/tags.ts';
import { listRecipes } from '#src/server/listing/list-recipes.ts';
import { searchByFilters } from '#src/server/search/filtered-search.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

/** What a serving of each has, as its own row says. */
const servings = new Map<string, Record<SoughtNutrient, number | null>>();
const servingOf = ({ per100, micronutrients, servingGrams }: RecipeNutrition) => {
  const all = { ...micronutrients.per100, fibre: per100.fibre };
  const of = (name: SoughtNutrient) => {
    const amount = all[name];
    return amount === null ? null : (amount * servingGrams) / 100;
  };
  return Object.fromEntries(SOUGHT_NUTRIENTS.map((name) => [name, of(name)])) as Record<SoughtNutrient, number | null>;
};
beforeAll(async () => {
  for (const { id, nutrition } of await database().read.select().from(recipes).where(eq(recipes.isPublished, true)))
    if (nutrition) servings.set(id, servingOf(nutrition));
});
const having = (name: SoughtNutrient, share: 'much' | 'some') =>
  [...servings]
    .filter(([, serving]) => (serving[name] ?? 0) >= amountFor(name, share))
    .toSorted(([, a], [, b]) => (b[name] ?? 0) - (a[name] ?? 0))
    .map(([id]) => id);
/** All pages. */
async function found(state: ListingState): Promise<string[]> {
  const [first, ...rest] = await Promise.all([1, 2, 3].map((page) => listRecipes(state, { page, limit: 60 })));
  return [first, ...rest].flatMap((each) => each?.items.map(({ id }) => id) ?? []);
}

describe('what is rich in something', () => {
  it.each(SOUGHT_NUTRIENTS)(
    'is what has 30 %% of the reference intake of %s in a serving, the most first',
    async (name) => {
      expect(await found({ richIn: [name] })).toEqual(having(name, 'much'));
      expect((await listRecipes({}, { page: 1 })).counts.richIn[name]).toBe(having(name, 'much').length);
    },
  );

  it('is rich in all that is asked for, and counted with the other filters', async () => {
    const both = having('iron', 'much').filter((id) => having('zinc', 'much').includes(id));
    expect(await found({ richIn: ['iron', 'zinc'] })).toEqual(both);
    const { counts } = await listRecipes({ richIn: ['iron'] }, { page: 1 });
    expect(counts.richIn.zinc).toBe(both.length);
    expect(counts.category.dinner).toBe((await found({ richIn: ['iron'], category: 'dinner' })).length);
  });

  it('is sorted otherwise where that is asked for', async () => {
    const newest = await found({ richIn: ['iron'], sort: 'newest' });
    expect(newest.toSorted()).toEqual(having('iron', 'much').toSorted());
    expect(newest).not.toEqual(having('iron', 'much'));
    expect(paths.recipes({ richIn: ['iron'], sort: 'best' })).toBe('/recipes?richIn=iron');
    expect(paths.recipes({ richIn: ['iron'], sort: 'newest' })).toBe('/recipes?richIn=iron&sort=newest');
  });

  it.each([
    ['iron rich', 'iron', 'much'],
    ['rich in iron', 'iron', 'much'],
    ['high iron', 'iron', 'much'],
    ['calcium', 'calcium', 'some'],
    ['source of zinc', 'zinc', 'some'],
    ['b12', 'vitaminB12', 'some'],
    ['high fibre', 'fibre', 'much'],
  ] as const)('is found by “%s”, the most first', async (search, name, share) => {
    expect(await found({ search })).toEqual(having(name, share));
  });

  it('is found together with a dish, and nothing that has less', async () => {
    const soups = await found({ search: 'iron rich soup' });
    expect(soups.length).toBeGreaterThan(0);
    for (const id of soups) expect(having('iron', 'much')).toContain(id);
  });

  it('is found by sentences, which call it so', async () => {
    const filters = { ...NO_FILTERS, minIron: amountFor('iron', 'much') };
    const { recipes: cards } = await searchByFilters(filters);
    for (const { id } of cards) expect(having('iron', 'much')).toContain(id);
    expect(cards.length).toBe(30);
    expect(chipsOf(filters).map(({ label }) => label)).toEqual(['rich in iron']);
    expect(chipsOf({ ...NO_FILTERS, minZinc: 1.5 }).map(({ label }) => label)).toEqual(['at least 1.5 mg zinc']);
  });

  it('is nothing of which it is not known how much it has', async () => {
    const [best = ''] = having('iron', 'much');
    await write(async (tx, change) => {
      const [row] = await tx.select().from(recipes).where(eq(recipes.id, best));
      const nutrition = row?.nutrition as RecipeNutrition;
      const { per100, byLabel } = nutrition.micronutrients;
      const micronutrients = { per100: { ...per100, iron: null }, byLabel };
      await tx
        .update(recipes)
        .set({ nutrition: { ...nutrition, micronutrients } })
        .where(eq(recipes.id, best));
      change.touch('content', tag.recipes);
    });
    expect(await found({ richIn: ['iron'] })).not.toContain(best);
    expect(await found({ search: 'iron rich' })).not.toContain(best);
    expect(await found({ richIn: ['fibre'] })).toEqual(having('fibre', 'much'));
  });
});
