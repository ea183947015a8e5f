import { CATEGORIES, type Category } from '#src/domain/recipes/kitchen.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { recipeCards } from '../recipes/recipes.ts';
import { appealingRecipes } from '../recipes/trending.ts';
import { listRecipes } from './list-recipes.ts';

/**
 * Chosen by eye: pictures that belong together, what a category and the site open with among those that were judged best
 * (pictures/verdicts.json). Where one is gone, the newest of its category stands in.
 */
const HERO = 'lemon-tart';
const SAMPLES: readonly { id: string; category: Category }[] = [
  { id: 'chilli-sin-carne', category: 'dinner' },
  { id: 'french-toast-with-berries', category: 'breakfast' },
  { id: 'coconut-panna-cotta', category: 'desserts' },
];
const COVERS: Record<Category, string> = {
  breakfast: 'apple-cinnamon-porridge',
  lunch: 'pea-and-mint-soup',
  dinner: 'pizza-margherita',
  snacks: 'energy-balls',
  desserts: 'key-lime-pie',
  beverages: 'virgin-mojito',
};

/** The recipe the landing page opens with; `null` only without any recipe. */
export async function heroRecipe(): Promise<RecipeSummary | null> {
  const [chosen] = await recipeCards([HERO]);
  return chosen ?? (await appealingRecipes())[0] ?? null;
}

/** A dinner, a breakfast and a dessert. */
export async function sampleRecipes(): Promise<RecipeSummary[]> {
  const cards = await Promise.all(SAMPLES.map(({ id, category }) => recipeOr(id, category)));
  return cards.filter((card) => card !== null);
}

/** What appeals most at this time of the year, but for what is shown already; `null` where nothing is left. */
export async function seasonalRecipe(shown: readonly (RecipeSummary | null)[]): Promise<RecipeSummary | null> {
  const ids = new Set(shown.map((card) => card?.id));
  return (await appealingRecipes()).find(({ id, isPremiumOnly }) => !isPremiumOnly && !ids.has(id)) ?? null;
}

/** The recipe whose picture stands for each category; `null` where a category is empty. */
export async function categoryCovers(): Promise<Record<Category, RecipeSummary | null>> {
  const covers = await Promise.all(CATEGORIES.map((category) => recipeOr(COVERS[category], category)));
  return Object.fromEntries(CATEGORIES.map((category, i) => [category, covers[i] ?? null])) as Record<
    Category,
    RecipeSummary | null
  >;
}

async function recipeOr(id: string, category: Category): Promise<RecipeSummary | null> {
  const [chosen] = await recipeCards([id]);
  return chosen ?? (await listRecipes({ category }, { page: 1, limit: 1 })).items[0] ?? null;
}
