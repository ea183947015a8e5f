import { nutritionRows } from '../../nutrition/nutrition-table.ts';
import { minutesText } from '../../quantities/duration-texts.ts';
import { CATEGORY_LABELS } from '../kitchen.ts';
import type { Recipe } from '../recipe.ts';
import { sourceOf } from '../source.ts';
import { totalTime } from '../times.ts';
import { ingredientParts, notesOf, type RecipePlace } from './facts.ts';
import { recipeFile } from './recipe-file.ts';

/**
 * A recipe as Paprika keeps it, before it is packed; `photo` is its picture in Base64. What Paprika has no field for
 * is in a field of its own, as our file.
 */
export function paprikaRecipe(recipe: Recipe, place: RecipePlace, photo: string | null): Record<string, unknown> {
  const minutes = (time: number | null): string => (time === null ? '' : minutesText(time));
  const source = sourceOf(recipe.sourceUrl);
  return {
    uid: recipe.id,
    name: recipe.title,
    created: new Date(recipe.createdAt).toISOString().slice(0, 19).replace('T', ' '),
    description: recipe.description,
    ingredients: ingredientParts(recipe)
      .flatMap(({ name, lines }) => (name === null ? lines : [`${name}:`, ...lines]))
      .join('\n'),
    directions: recipe.instructions.join('\n\n'),
    notes: notesOf(recipe)
      .map(({ name, text }) => `${name}\n${text}`)
      .join('\n\n'),
    nutritional_info: recipe.nutrition
      ? nutritionRows(recipe.nutrition, recipe)
          .map(({ label, perServing }) => `${label}: ${perServing}`)
          .join('\n')
      : '',
    servings: recipe.servings === null ? '' : String(recipe.servings),
    prep_time: minutes(recipe.prepTime),
    cook_time: minutes(recipe.cookTime),
    total_time: minutes(totalTime(recipe)),
    difficulty: recipe.difficulty,
    rating: Math.round(recipe.avgRating),
    categories: [CATEGORY_LABELS[recipe.category], ...recipe.tags],
    source: source?.site ?? place.site,
    source_url: source?.url ?? place.page,
    image_url: recipe.imageUrl ? place.absolute(recipe.imageUrl) : '',
    photo: photo ? `${recipe.id}.jpg` : null,
    photo_data: photo,
    photos: [],
    plantry: recipeFile(recipe, place),
  };
}
