import { exportRecipesCall } from '#src/contracts/recipes/admin-export.ts';
import { recipeAs, recipePlace } from '#src/layouts/recipe-formats.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { archiveAnswer } from '#src/server/http/file-answer.ts';
import { exportRecipes } from '#src/server/moving/export.ts';
import { siteFacts } from '#src/server/site/site-facts.ts';

export const GET = endpoint(exportRecipesCall, async ({ query, viewer }) => {
  const site = siteFacts();
  const { name, archive } = await exportRecipes(viewer, query, {
    write: (format, recipe) => recipeAs(format, recipe, site),
    place: ({ id }) => recipePlace(id, site),
  });
  return archiveAnswer(archive, name);
});
