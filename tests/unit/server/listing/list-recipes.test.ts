import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDietToggled, withoutToggled, withTagToggled, withTimeToggled } from '#src/components/listing/changes.ts';
import { recipes, recipeViews } from '#src/db/schema.ts';
import { ALLERGENS } from '#src/domain/foods/allergen-names.ts';
import { CATEGORIES, DIETS } from '#src/domain/recipes/kitchen.ts';
import { totalTime, workTime } from '#src/domain/recipes/times.ts';
import { OFFERED_MINUTES, TIME_LIMIT_NAMES } from '#src/domain/search/listing-order.ts';
import { type ListingState, paths } from '#src/paths.ts';
import { database, write } from '#src/server/base/database.ts';
import { tag } from '#src/server/base/tags.ts';
import { listRecipes } from '#src/server/listing/list-recipes.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

type Row = typeof recipes.$inferSelect;
let published: Row[] = [];
beforeAll(async () => {
  published = await database().read.select().from(recipes).where(eq(recipes.isPublished, true));
});

const list = (state: ListingState, limit = 60) => listRecipes(state, { page: 1, limit });
const titles = async (state: ListingState, limit?: number) =>
  (await list(state, limit)).items.map(({ title }) => title);

/** Whether a recipe is what a state without a search asks for, read from its own row. */
function fits(recipe: Row, state: ListingState): boolean {
  const { category, tags = [], dietaryPreferences = [], without = [], withCheck, maxWork, maxTotal } = state;
  const { contains, check, unknown } = recipe.allergens;
  const causes = [...contains, ...(withCheck ? [] : check)].map(({ allergen }) => allergen);
  return (
    (!category || recipe.categories.includes(category)) &&
    tags.every((slug) => recipe.tags.includes(slug)) &&
    dietaryPreferences.every((diet) => recipe.dietaryRestrictions.includes(diet)) &&
    (without.length === 0 || (unknown.length === 0 && !without.some((allergen) => causes.includes(allergen)))) &&
    (maxWork === undefined || (workTime(recipe) ?? Infinity) <= maxWork) &&
    (maxTotal === undefined || (totalTime(recipe) ?? Infinity) <= maxTotal)
  );
}

const STATES: ListingState[] = [
  {},
  { category: 'dinner' },
  { dietaryPreferences: ['nut-free', 'gluten-free'] },
  { category: 'desserts', without: ['gluten'] },
  { without: ['celery', 'soya'], withCheck: true },
  { maxWork: 15 },
  { maxTotal: 30, maxWork: 15, category: 'snacks' },
  { tags: ['comfort-food'], maxTotal: 60 },
  { category: 'beverages', dietaryPreferences: ['high-protein'], without: ['soya'] },
];

/** Every option the panel shows in a state that does not take something away, with where it leads. */
async function options(state: ListingState): Promise<(readonly [count: number | undefined, leadsTo: ListingState])[]> {
  const { counts } = await list(state);
  return [
    [counts.category.all, { ...state, category: undefined }] as const,
    ...CATEGORIES.map((category) => [counts.category[category], { ...state, category }] as const),
    ...DIETS.filter((diet) => !state.dietaryPreferences?.includes(diet)).map(
      (diet) => [counts.dietaryPreferences[diet], withDietToggled(state, diet)] as const,
    ),
    ...ALLERGENS.filter((allergen) => !state.without?.includes(allergen)).map(
      (allergen) => [counts.without[allergen], withoutToggled(state, allergen)] as const,
    ),
    ...Object.keys(counts.tags)
      .filter((slug) => !state.tags?.includes(slug))
      .map((slug) => [counts.tags[slug], withTagToggled(state, slug)] as const),
    ...TIME_LIMIT_NAMES.flatMap((limit) =>
      OFFERED_MINUTES.filter((minutes) => state[limit] !== minutes).map(
        (minutes) => [counts[limit][minutes], withTimeToggled(state, limit, minutes)] as const,
      ),
    ),
  ];
}

describe('filters of the listing', () => {
  it.each(STATES.map((state) => [paths.recipes(state), state] as const))('finds what %s asks for', async (_, state) => {
    const wanted = published.filter((recipe) => fits(recipe, state));
    const { items, pagination } = await list(state);
    expect(pagination.totalRecipes).toBe(wanted.length);
    expect(new Set(items.map(({ id }) => id)).size).toBe(Math.min(60, wanted.length));
    for (const { id } of items) expect(wanted.map((recipe) => recipe.id)).toContain(id);
  });

  it.each(STATES.map((state) => [paths.recipes(state), state] as const))(
    'counts for every option of %s what it leads to',
    async (_, state) => {
      for (const [count, leadsTo] of await options(state)) {
        expect(count, paths.recipes(leadsTo)).toBe(published.filter((recipe) => fits(recipe, leadsTo)).length);
      }
    },
  );

  it('counts within a search, whose words and filters hold together', async () => {
    for (const state of [
      { search: 'lentil soup' },
      { search: 'nut free chocolate', maxTotal: 60 },
      { search: 'chikpea' },
    ]) {
      for (const [count, leadsTo] of await options(state)) {
        expect(count, paths.recipes(leadsTo)).toBe((await list(leadsTo)).pagination.totalRecipes);
      }
    }
  });

  it('knows of a change at once', async () => {
    const before = await list({ category: 'dinner' });
    const dinner = before.items[0];
    await write(async (tx, change) => {
      await tx
        .update(recipes)
        .set({ isPublished: false })
        .where(eq(recipes.id, dinner?.id ?? ''));
      change.touch('content', tag.recipes);
    });
    const after = await list({ category: 'dinner' });
    expect(after.pagination.totalRecipes).toBe(before.pagination.totalRecipes - 1);
    expect(after.counts.category.dinner).toBe((before.counts.category.dinner ?? 0) - 1);
    expect(after.items.map(({ id }) => id)).not.toContain(dinner?.id);
  });
});

describe('order of the listing', () => {
  it('is newest first without a search, and the best match first with one', async () => {
    expect(await titles({}, 5)).toEqual(await titles({ sort: 'newest' }, 5));
    expect(await titles({ sort: 'best' }, 5)).toEqual(await titles({}, 5));
    expect(await titles({ search: 'lentil' }, 5)).not.toEqual(await titles({ search: 'lentil', sort: 'newest' }, 5));
    expect((await titles({ search: 'lentil', sort: 'newest' })).toSorted()).toEqual(
      (await titles({ search: 'lentil' })).toSorted(),
    );
  });

  it('puts first what is on the table soonest, waiting included', async () => {
    const times = (await list({ category: 'desserts', sort: 'quickest' })).items.map(
      (recipe) => totalTime(recipe) ?? Number.NaN,
    );
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.length).toBeGreaterThan(10);
  });

  it('puts first what many rated well, before one vote, and last what nobody rated', async () => {
    const [one, many, bad] = (await list({ category: 'lunch', sort: 'quickest' })).items.slice(5);
    const ratings = [
      [one, 5, 1],
      [many, 94, 20],
      [bad, 10, 10],
    ] as const;
    await write(async (tx, change) => {
      for (const [recipe, ratingSum, totalRatings] of ratings) {
        await tx
          .update(recipes)
          .set({ ratingSum, totalRatings })
          .where(eq(recipes.id, recipe?.id ?? ''));
      }
      change.touch('figures', tag.recipes);
    });
    const sorted = (await list({ category: 'lunch', sort: 'rated' })).items.map(({ id }) => id);
    expect(sorted.slice(0, 3)).toEqual([many?.id, one?.id, bad?.id]);
  });

  it('puts first what was cooked most, and the newest of what nobody cooked', async () => {
    const newest = (await list({ category: 'lunch' })).items.map(({ id }) => id);
    const [once = '', often = ''] = newest.slice(6);
    await write(async (tx, change) => {
      await tx.insert(recipeViews).values([
        { recipeId: once, day: 20_000, cooked: 3 },
        { recipeId: often, day: 20_000, cooked: 2 },
        { recipeId: often, day: 20_001, cooked: 2 },
      ]);
      change.touch('figures', tag.recipes);
    });
    const sorted = (await list({ category: 'lunch', sort: 'cooked' })).items.map(({ id }) => id);
    expect(sorted.slice(0, 4)).toEqual([often, once, ...newest.slice(0, 2)]);
  });

  it('takes any part of it', async () => {
    const whole = await titles({ search: 'tofu' });
    const part = await listRecipes({ search: 'tofu' }, { page: 1, limit: 4, offset: 3 });
    expect(part.items.map(({ title }) => title)).toEqual(whole.slice(3, 7));
  });
});
