import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import type { FieldName } from '#src/domain/recipes/recipe-fields.ts';
import { differencesOf } from '#src/stores/admin/published/versions.ts';
import { RECIPES } from '#src/stores/admin/recipes/recipe-editor.ts';
import { changeOf, type RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';
import type { Versioned } from '../published/versions/versioned.ts';
import { type RecipeVersion, recipeFieldLines } from './field-text.ts';

/** Headings stand among the ingredients. */
const { ingredientGroups: _, ...SHOWN } = RECIPES.labels;

/** Recipes with how their versions are read. */
export const RECIPE = {
  ...RECIPES,
  linesOf: (form, field) => recipeFieldLines(changeOf(form), field as FieldName),
  differences: (before, after) =>
    differencesOf(SHOWN, before, after, (version, field) => recipeFieldLines(version, field as FieldName)),
} satisfies Versioned<RecipeForm, AdminRecipe, RecipeVersion>;
