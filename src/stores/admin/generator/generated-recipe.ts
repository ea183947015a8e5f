import type { Generated } from '#src/contracts/ai/ai.ts';
import { type AdminRecipe, changeRecipeCall, createRecipeCall } from '#src/contracts/recipes/admin-recipes.ts';
import type { GeneratedRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import type { RecipeChange } from '#src/domain/recipes/editing/recipe-editing.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { call, refusedFields } from '../../client.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { publishing } from '../recipes/publishing.ts';
import { formOf, type RecipeForm } from '../recipes/recipe-form.ts';
import { forgetRecipes } from '../recipes/recipes.ts';

/** Those of the pictures drawn for it that are to be kept. */
export type ChosenPictures = Pick<Generated, 'mainImage' | 'processImages'>;

/** Saves what was generated, with the marks that were confirmed and the pictures chosen, as a draft. Figures are computed from its ingredients. The new recipe, or `null` when that failed. */
export async function saveGenerated(
  recipe: Generated,
  marks: readonly Mark[],
  { mainImage, processImages }: ChosenPictures,
): Promise<AdminRecipe | null> {
  const { title, description, category, difficulty, tags, dietaryRestrictions, prepTime, cookTime, restTime } = recipe;
  const fields = { title, category, difficulty, tags, dietaryRestrictions, prepTime, cookTime, restTime };
  try {
    const saved = await call(createRecipeCall, {
      body: {
        ...fields,
        description: description || title,
        servings: recipe.servings,
        ingredients: recipe.ingredientLines,
        ingredientGroups: recipe.ingredientGroups,
        instructions: recipe.instructions,
        sourceUrl: recipe.sourceUrl,
        tipsAndNotes: recipe.tipsAndNotes,
        cuisine: recipe.cuisine,
        marks: [...marks],
        imageUrl: mainImage,
        availableImages: mainImage ? [mainImage] : [],
        processImages: [...processImages],
        published: false,
        nutritionalBenefits: null,
        nutritionFacts: null,
        nutriScore: null,
      },
    });
    forgetRecipes();
    toast({ title: 'Recipe created', description: saved.title });
    return saved;
  } catch (error) {
    const wrong = refusedFields(error);
    if (wrong) failed(`Failed to add recipe (${Object.values(wrong)[0]})`, undefined);
    else failed('Failed to add recipe', error);
    return null;
  }
}

/** Gives a saved recipe its drawn pictures, or publishes it. The recipe as it is then, or `null` when that failed. */
export async function changeGenerated(recipe: AdminRecipe, change: RecipeChange): Promise<AdminRecipe | null> {
  try {
    const changed = await publishing(recipe, change, (said) =>
      call(changeRecipeCall, { params: { id: recipe.id }, body: { ...change, ...said } }),
    );
    forgetRecipes();
    toast({ title: change.isPublished ? 'Recipe published' : 'Recipe updated', description: changed.title });
    return changed;
  } catch (error) {
    failed('Failed to update recipe', error);
    return null;
  }
}

/** The recipe that was generated, and which of its marks are confirmed already, for the editor. */
export const formOfGenerated = (
  { ingredientLines, ...recipe }: GeneratedRecipe,
  marks: Mark[],
  { mainImage, processImages }: ChosenPictures = { mainImage: null, processImages: [] },
): RecipeForm =>
  formOf({
    ...recipe,
    ingredients: ingredientLines,
    marks,
    imageUrl: mainImage,
    availableImages: mainImage ? [mainImage] : [],
    processImages,
  });
