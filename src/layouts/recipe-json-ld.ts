import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { recipeThing } from './recipe-seo.ts';
import type { SiteFacts } from './seo.ts';

/**
 * A recipe as a file of JSON-LD: the structured data of its page, and what schema.org has no property for as other apps write it.
 * Headings are lines among the ingredients; tips and notes are the author's own comment.
 */
export function recipeJsonLd(recipe: Recipe, site: SiteFacts): object {
  const thing = recipeThing(recipe, site);
  if (recipe.isTeaser) return thing;
  const { ingredients, ingredientGroups, tipsAndNotes } = recipe;
  return {
    ...thing,
    recipeIngredient: ingredients.flatMap((line, index) => [
      ...ingredientGroups.flatMap(({ name, at }) => (at === index ? [`**${name}**`] : [])),
      line,
    ]),
    ...(tipsAndNotes && { comment: { '@type': 'Comment', name: 'Author notes', text: tipsAndNotes } }),
  };
}
