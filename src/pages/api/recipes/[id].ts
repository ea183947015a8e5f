import { getRecipeCall } from '#src/contracts/recipes/recipes.ts';
import { AppError } from '#src/domain/errors.ts';
import { RECIPE_FORMATS } from '#src/domain/recipes/formats/formats.ts';
import { recipeAs } from '#src/layouts/recipe-formats.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { fileAnswer } from '#src/server/http/file-answer.ts';
import { findRecipe } from '#src/server/recipes/recipes.ts';
import { siteFacts } from '#src/server/site/site-facts.ts';

export const GET = endpoint(getRecipeCall, async ({ params, query: { format }, viewer }) => {
  const recipe = await findRecipe(params.id, viewer);
  if (!recipe || !format) return recipe;
  // What search engines read of a teaser says that it is one; any other file would look like a recipe without ingredients.
  if (recipe.isTeaser && format !== 'jsonld')
    throw new AppError('forbidden', 'This recipe is for Premium members: sign in as one to take it along.');
  const { type, ending } = RECIPE_FORMATS[format];
  return fileAnswer(recipeAs(format, recipe, siteFacts()), type, `${recipe.id}.${ending}`);
});
