import type { MealEntry, MealRecipe } from '#src/domain/premium/meal-plan/entries.ts';

let made = 0;

/** An entry of a plan, as tests want one: Monday's dinner of 2026-W47 where nothing else is said. */
export const aMealEntry = (fields: Partial<MealEntry> = {}): MealEntry => ({
  id: `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
  day: '2026-11-16',
  slot: 'dinner',
  position: 0,
  title: 'Palak Tofu',
  recipe: aPlannedRecipe(),
  servings: 4,
  portions: 1,
  note: '',
  isLeftover: false,
  leftoverOf: null,
  swaps: [],
  ...fields,
});

export const aPlannedRecipe = (fields: Partial<MealRecipe> = {}): MealRecipe => ({
  id: 'palak-tofu',
  imageUrl: null,
  table: 'terracotta',
  prepTime: 20,
  cookTime: 30,
  restTime: 0,
  restKind: null,
  nutrition: {
    energy: 400,
    fat: 14,
    saturated: 4,
    carbs: 52,
    sugars: 9,
    fibre: 10,
    protein: 20,
    salt: 1200,
    vitaminC: 40,
  },
  opened: [],
  ...fields,
});
