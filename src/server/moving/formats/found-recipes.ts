import { MOVE_FORMATS } from './formats.ts';
import { type MovedFile, safely, type ToldRecipe } from './told-recipe.ts';

/** The recipes of a file, and the format it is in. */
export interface FoundRecipes {
  label: string;
  source: string;
  recipes: ToldRecipe[];
}

/** The recipes of a file in the first format that finds one in it, or why there are none. */
export function inOneFormat(file: MovedFile): FoundRecipes | { why: string } {
  for (const { source, label, recipesIn } of MOVE_FORMATS) {
    const recipes = safely(() => recipesIn(file));
    if (recipes.length > 0) return { source, label, recipes };
  }
  return { why: 'We found no recipe in it.' };
}
