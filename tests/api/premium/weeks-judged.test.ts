import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipes, users } from '#src/db/schema.ts';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { SLOTS } from '#src/domain/premium/meal-plan/slots.ts';
import { addWeeks } from '#src/domain/premium/weeks.ts';
import type { Diet } from '#src/domain/recipes/kitchen.ts';
import { read, write } from '#src/server/base/database.ts';
import { fillEmptyMeals } from '#src/server/premium/meal-plan-filling.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { type JudgedRecipe, laughedAt } from './week-judge.ts';

seededDatabase();

interface Household {
  size: number;
  diets: Diet[];
  allergens: (typeof users.$inferSelect)['avoidedAllergens'];
  minutes: number | undefined;
  projects: boolean;
}
const HOUSEHOLDS: Household[] = [
  { size: 1, diets: [], allergens: [], minutes: 40, projects: false },
  { size: 1, diets: ['high-protein'], allergens: [], minutes: 30, projects: true },
  { size: 2, diets: [], allergens: [], minutes: 40, projects: false },
  { size: 2, diets: [], allergens: [], minutes: 40, projects: true },
  { size: 2, diets: ['gluten-free'], allergens: [], minutes: 40, projects: false },
  { size: 3, diets: [], allergens: ['nuts', 'peanuts'], minutes: 40, projects: true },
  { size: 3, diets: ['soy-free'], allergens: ['sesame'], minutes: undefined, projects: false },
  { size: 4, diets: [], allergens: [], minutes: 30, projects: false },
  { size: 5, diets: ['nut-free'], allergens: [], minutes: 60, projects: true },
  { size: 6, diets: [], allergens: ['soya'], minutes: 40, projects: false },
];
/** Weeks of each household, one after the other; more with `PLAN_WEEKS`. */
const WEEKS = Number(process.env.PLAN_WEEKS ?? 3);
/** A week in thirty may have one thing to laugh at. */
const LAUGHS_PER_WEEK = 1 / 30;

describe('weeks that are filled for ten households', () => {
  it('has nothing in them that a cook would laugh at, but once in thirty weeks', { timeout: 600_000 }, async () => {
    const rows: JudgedRecipe[] = await read().select().from(recipes);
    const known = new Map(rows.map((recipe) => [recipe.id, recipe]));
    const laughs: string[] = [];
    const meals = { filled: 0, left: 0 };
    for (const [number, { size, diets, allergens, minutes, projects }] of HOUSEHOLDS.entries()) {
      const { id } = await signedIn('premium');
      await write((tx) => tx.update(users).set({ avoidedAllergens: allergens }).where(eq(users.id, id)));
      for (let i = 0; i < WEEKS; i += 1) {
        // Each household in another season.
        const week = addWeeks('2026-W02', number * 5 + i);
        const wish = {
          slots: [...SLOTS],
          diets,
          servings: size,
          maxWeekdayMinutes: minutes,
          weekendProjects: projects,
        };
        const { entries, left } = await fillEmptyMeals(id, { week, ...wish }, number * 100 + i);
        meals.filled += entries.length;
        meals.left += left;
        const asked = {
          household: size,
          weekdayMinutes: minutes,
          weekendProjects: projects,
          isProteinAsked: diets.includes('high-protein'),
        };
        laughs.push(...laughedAt(entries, known, asked).map((laugh) => `${number}/${week} ${laugh}`));
        if (process.env.PLAN_PRINT && i === 0) print(`Household ${number}, ${week}`, entries, known);
      }
    }
    expect(laughs.length, laughs.join('\n')).toBeLessThanOrEqual(HOUSEHOLDS.length * WEEKS * LAUGHS_PER_WEEK);
    expect(meals.left).toBeLessThan(meals.filled / 5);
  });
});

/** `PLAN_PRINT=1` shows each household's first week, to be read by a cook. */
function print(title: string, entries: readonly MealEntry[], known: ReadonlyMap<string, JudgedRecipe>): void {
  const lines = entries.map(({ day, slot, recipe, servings, isLeftover }) => {
    const { title: name = '', prepTime, cookTime, restTime, servings: written } = known.get(recipe?.id ?? '') ?? {};
    const time = isLeftover ? 'leftover' : `${(prepTime ?? 0) + (cookTime ?? 0)} + ${restTime ?? 0} min`;
    return `${day.slice(5)} ${slot.padEnd(9)} ${name}, ${servings} of ${written}, ${time}`;
  });
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
}
