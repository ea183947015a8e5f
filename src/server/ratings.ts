import { findRecipe } from './recipes.ts';
import { VISITOR, type Viewer } from './viewer.ts';

export interface RatingSummary {
  avgRating: number;
  totalRatings: number;
}

/** Average and number of ratings, or `null` for a recipe the viewer may not see. */
export async function ratingSummary(recipeId: string, viewer: Viewer = VISITOR): Promise<RatingSummary | null> {
  const recipe = await findRecipe(recipeId, viewer);
  return recipe && { avgRating: recipe.avgRating, totalRatings: recipe.totalRatings };
}
