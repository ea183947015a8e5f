import { servingCalories, toNutrition } from '#src/domain/nutrition/shown-nutrition.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { emptyFields } from '#src/domain/recipes/recipe-fields.ts';
import type { OwnRow } from './own-row.ts';

/** An own recipe in the shape of the site's, for whatever shows, scales, cooks or prints one. */
export function recipeOfOwn({ id, fields, derived, createdAt, updatedAt }: OwnRow): Recipe {
  const { nutritionByHand, nutriScoreByHand, publishAt, unpublishAt, ...empty } = emptyFields();
  const { nutrition, nutriScore, restKind, allergens, dietNotes, dietaryRestrictions, marks, findings } = derived;
  return {
    ...empty,
    ...fields,
    ...{ id, nutriScore, restKind, allergens, dietNotes, dietaryRestrictions, marks, createdAt, updatedAt },
    table: 'sand',
    calories: nutrition ? servingCalories(nutrition) : 0,
    nutrition: nutrition && toNutrition(nutrition),
    avgRating: 0,
    totalRatings: 0,
    isTeaser: false,
    mainImageOptions: [],
    isVegan: findings.length === 0,
    publishedAt: null,
  };
}
