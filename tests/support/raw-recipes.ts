import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A recipe of the catalogue as its file has it, with what a judge asks of it. Minutes; servings are people. */
export interface RawRecipe {
  id: string;
  title: string;
  categories: string[];
  tags: string[];
  labels: string[];
  cuisine: string;
  difficulty: string;
  prep: number;
  cook: number;
  rest: number;
  servings: number;
  ingredients: string[];
  /** All steps, without the notation of their marks. */
  steps: string;
}

const SEED = join(import.meta.dirname, '../../src/db/seed');

/** Every recipe of the catalogue, read from the files themselves: no code of the product takes part. */
export const RAW_RECIPES: RawRecipe[] = ['recipes', 'exclusive'].flatMap((group) =>
  readdirSync(join(SEED, group), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => rawOf(JSON.parse(readFileSync(join(SEED, group, file), 'utf8')))),
);

const BY_ID = new Map(RAW_RECIPES.map((recipe) => [recipe.id, recipe]));

/** Throws for what the catalogue does not have. */
export function rawRecipe(id: string): RawRecipe {
  const recipe = BY_ID.get(id);
  if (!recipe) throw new Error(`The catalogue has no ${id}`);
  return recipe;
}

interface RecipeFile {
  id: string;
  title: string;
  category: string;
  categories?: string[];
  tags?: string[];
  dietaryRestrictions?: string[];
  cuisine: string;
  difficulty: string;
  prepTime: number;
  cookTime: number;
  restTime?: number;
  servings: number;
  ingredients: string[];
  instructions: string[];
}

function rawOf(file: RecipeFile): RawRecipe {
  return {
    id: file.id,
    title: file.title,
    categories: file.categories ?? [file.category],
    tags: file.tags ?? [],
    labels: file.dietaryRestrictions ?? [],
    cuisine: file.cuisine,
    difficulty: file.difficulty,
    prep: file.prepTime,
    cook: file.cookTime,
    rest: file.restTime ?? 0,
    servings: file.servings,
    ingredients: file.ingredients,
    steps: file.instructions.map((step) => step.replace(/\{([^|}]*)(?:\|[^}]*)?\}/g, '$1')).join(' '),
  };
}
