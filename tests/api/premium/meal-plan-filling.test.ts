import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedSynthetic } from '#scripts/bench/synthetic.ts';
import { recipes } from '#src/db/schema.ts';
import { SLOTS } from '#src/domain/premium/meal-plan/slots.ts';
import { isWeekend } from '#src/domain/premium/weeks.ts';
import type { Category, Diet } from '#src/domain/recipes/kitchen.ts';
import { database, read, write } from '#src/server/base/database.ts';
import { candidatesFor } from '#src/server/premium/meal-plan-candidates.ts';
import { fillEmptyMeals } from '#src/server/premium/meal-plan-filling.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const WEEK = '2026-W47';
const MADE_UP = 1800;

/** Gives some of the made-up recipes of a category, far apart, fields of their own; returns their ids, sorted. */
async function change(category: Category, count: number, fields: Partial<typeof recipes.$inferInsert>) {
  const all = await read()
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.category, category), like(recipes.id, '%-s'), sql`${recipes.cuisine} is not 'Changed'`))
    .orderBy(recipes.number);
  const ids = Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]?.id ?? '');
  await write((tx, change) => {
    change.touch('content', 'recipes');
    return tx
      .update(recipes)
      .set({ cuisine: 'Changed', ...fields })
      .where(inArray(recipes.id, ids));
  });
  return ids.toSorted();
}

const cooked = ({ entries }: Awaited<ReturnType<typeof fillEmptyMeals>>) =>
  entries.filter(({ isLeftover }) => !isLeftover);
const planned = (filled: Awaited<ReturnType<typeof fillEmptyMeals>>) =>
  cooked(filled)
    .map(({ recipe }) => recipe?.id)
    .toSorted();

describe('filling a week from a big catalogue', () => {
  beforeAll(async () => {
    await seedSynthetic(database(), MADE_UP);
  }, 300_000);

  it('finds the few recipes of a rare diet', async () => {
    const { id } = await signedIn('premium');
    const diets: Diet[] = ['kids', 'raw', 'high-protein', 'budget-friendly'];
    const rare = await change('dinner', 7, { dietaryRestrictions: diets });
    for (const seed of [1, 2]) {
      const wish = { week: `2026-W4${seed}`, slots: [...SLOTS], diets };
      const filled = await fillEmptyMeals(id, wish, seed);
      expect(planned(filled)).toEqual(rare);
      expect(filled.left).toBe(28 - filled.entries.length);
    }
  });

  it('finds what is a breakfast among other things', async () => {
    const { id } = await signedIn('premium');
    const diets: Diet[] = ['kids', 'raw', 'high-protein'];
    const drinks = await change('beverages', 3, {
      title: 'Berry Shake',
      categories: ['beverages', 'breakfast'],
      dietaryRestrictions: diets,
      restTime: 0,
      nutrition: null,
      facts: { equipment: [], cost: null, families: ['smoothie'], occasions: [], seasons: [] },
    });
    const wish = { week: WEEK, slots: ['breakfast' as const], diets };
    expect(planned(await fillEmptyMeals(id, wish))).toEqual(drinks);
  });

  it('finds the few that are quick enough for weekdays, and none that waits for hours there', async () => {
    const { id } = await signedIn('premium');
    const quick = await change('dinner', 5, { prepTime: 2, cookTime: 2 });
    await change('dinner', 3, { prepTime: 1, cookTime: 1, restTime: 2880 });
    const wish = { week: WEEK, slots: ['dinner' as const, 'lunch' as const], diets: [], maxWeekdayMinutes: 5 };
    const filled = await fillEmptyMeals(id, wish);
    const ofWeekdays = cooked(filled)
      .filter(({ day }) => !isWeekend(day))
      .map(({ recipe }) => recipe?.id);
    expect(ofWeekdays.toSorted()).toEqual(quick);
    expect(filled.entries.filter(({ day }) => isWeekend(day))).toHaveLength(4);
  });

  it('looks at as many recipes as it does among few, others each time, and never at a draft', async () => {
    const wish = { slots: [...SLOTS], diets: [] };
    const [first, second] = [await candidatesFor(wish, 1), await candidatesFor(wish, 2)];
    expect(first.length).toBeGreaterThan(150);
    expect(first.length).toBeLessThanOrEqual(720);
    const ids = new Set(first.map(({ id }) => id));
    expect(second.filter(({ id }) => !ids.has(id)).length).toBeGreaterThan(50);
    await write((tx, change) => {
      change.touch('content', 'recipes');
      return tx
        .update(recipes)
        .set({ isPublished: false })
        .where(inArray(recipes.id, [...ids]));
    });
    expect((await candidatesFor(wish, 1)).filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it('says that nothing fits where nothing does', async () => {
    const { id } = await signedIn('premium');
    const wish = { week: WEEK, slots: ['dinner' as const], diets: ['kids' as const, 'high-protein' as const] };
    await write((tx, change) => {
      change.touch('content', 'recipes');
      return tx.update(recipes).set({ dietaryRestrictions: [] });
    });
    expect(await fillEmptyMeals(id, wish)).toEqual({ entries: [], left: 7 });
  });
});
