import { groupsOf } from '../../ingredients/ingredient-groups.ts';
import { minutesText } from '../../quantities/duration-texts.ts';
import { CATEGORY_LABELS } from '../kitchen.ts';
import type { Recipe } from '../recipe.ts';
import { totalTime } from '../times.ts';
import { notesOf, type RecipePlace } from './facts.ts';
import { recipeFile } from './recipe-file.ts';

/**
 * A recipe in the shape of Mealie's export before 1.0, which all later ones take in ("Mealie Alpha"): a line of text for
 * each ingredient, as nothing else is sure to read alike there. All that Mealie has no field for is in `extras`, as our file.
 */
export function mealieRecipe(recipe: Recipe, place: RecipePlace): Record<string, unknown> {
  const minutes = (time: number | null): string | null => (time === null ? null : minutesText(time));
  const tag = (name: string) => ({ name, slug: name });
  return {
    name: recipe.title,
    slug: recipe.id,
    description: recipe.description,
    image: 'original.jpg',
    recipe_yield: recipe.servings === null ? '' : `${recipe.servings} servings`,
    recipe_ingredient: groupsOf(recipe.ingredients, recipe.ingredientGroups).flatMap(({ name, entries }) =>
      entries.map(([, note], index) => ({
        title: index === 0 ? name : null,
        note,
        unit: null,
        food: null,
        disable_amount: true,
        quantity: 1,
      })),
    ),
    recipe_instructions: recipe.instructions.map((text) => ({ title: '', text })),
    notes: notesOf(recipe).map(({ name, text }) => ({ title: name, text })),
    prep_time: minutes(recipe.prepTime),
    perform_time: minutes(recipe.cookTime),
    total_time: minutes(totalTime(recipe)),
    recipe_category: [recipe.category].map((slug) => ({ name: CATEGORY_LABELS[slug], slug })),
    tags: recipe.tags.map(tag),
    tools: [],
    nutrition: nutritionOf(recipe),
    org_url: recipe.sourceUrl ?? place.page,
    date_added: new Date(recipe.createdAt).toISOString().slice(0, 10),
    date_updated: new Date(recipe.updatedAt).toISOString(),
    settings: {
      public: true,
      show_nutrition: true,
      show_assets: false,
      landscape_view: false,
      disable_comments: false,
    },
    assets: [],
    comments: [],
    extras: { plantry: JSON.stringify(recipeFile(recipe, place)) },
  };
}

/** Of a serving, as texts. */
function nutritionOf({ nutrition, calories }: Recipe): Record<string, string> {
  if (!nutrition) return {};
  const grams = (per100: number): string => String(Number(((per100 * nutrition.servingGrams) / 100).toFixed(1)));
  return {
    calories: String(calories),
    fat_content: grams(nutrition.totalFat),
    protein_content: grams(nutrition.protein),
    carbohydrate_content: grams(nutrition.totalCarbs),
    fiber_content: grams(nutrition.fiber),
    sugar_content: grams(nutrition.sugars),
    // Milligrams of sodium: salt is 2.5 times that.
    sodium_content: grams(nutrition.sodium / 2.5),
  };
}
