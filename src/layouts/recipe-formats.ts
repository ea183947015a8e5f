import { recipeCooklang } from '#src/domain/recipes/formats/cooklang/write.ts';
import type { RecipePlace } from '#src/domain/recipes/formats/facts.ts';
import type { RecipeFormat } from '#src/domain/recipes/formats/formats.ts';
import { recipeMarkdown, recipeText } from '#src/domain/recipes/formats/readable.ts';
import { recipeFile } from '#src/domain/recipes/formats/recipe-file.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { paths } from '#src/paths.ts';
import { recipeJsonLd } from './recipe-json-ld.ts';
import type { SiteFacts } from './seo.ts';
import { absolute } from './structured-data.ts';

/** A recipe in one of the formats in which it can be taken elsewhere. */
export function recipeAs(format: RecipeFormat, recipe: Recipe, site: SiteFacts): string {
  const where = recipePlace(recipe.id, site);
  switch (format) {
    case 'plantry':
      return json(recipeFile(recipe, where));
    case 'jsonld':
      return json(recipeJsonLd(recipe, site));
    case 'cooklang':
      return recipeCooklang(recipe, where);
    case 'markdown':
      return recipeMarkdown(recipe, where);
    case 'text':
      return recipeText(recipe, where);
  }
}

/** Where a recipe is to be found. */
export const recipePlace = (id: string, site: SiteFacts): RecipePlace => ({
  site: site.name,
  page: absolute(site, paths.recipe(id)),
  absolute: (path) => absolute(site, path),
});

const json = (thing: unknown): string => `${JSON.stringify(thing, null, 2)}\n`;
