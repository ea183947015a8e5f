import { eq } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { recipeDraftSchema } from '#src/domain/recipes/editing/recipe-draft.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { waitOf } from '#src/domain/recipes/waiting.ts';
import { withoutEmptyLines } from '#src/domain/scaling/mark-fit.ts';
import { read } from '../base/database.ts';
import { keptPreview } from '../published/preview.ts';
import { recipeKind } from './kind.ts';
import { previewRecipe } from './preview.ts';
import { toRecipe } from './recipes.ts';

/** The recipe an administrator last asked to preview, as its page would show it, or `null`. */
export async function previewedRecipe(userId: string): Promise<Recipe | null> {
  const previewed = await keptPreview(recipeKind, userId);
  if (!previewed) return null;
  const draft = recipeDraftSchema.parse(previewed.kept);
  const { nutrition, calories, nutriScore, gate, allergens, dietNotes, dietWarnings } = await previewRecipe(draft);
  const [saved] = draft.id ? await read().select().from(recipes).where(eq(recipes.id, draft.id)) : [];
  const { avgRating, totalRatings, table, publishedAt } = saved
    ? toRecipe(saved)
    : { avgRating: 0, totalRatings: 0, table: 'sand' as const, publishedAt: null };
  const { nutriScoreByHand, nutritionByHand, ...shown } = draft;
  return {
    ...shown,
    ...withoutEmptyLines(draft),
    id: draft.id ?? 'preview',
    title: draft.title.trim() || 'Untitled recipe',
    dietaryRestrictions: draft.dietaryRestrictions.filter((diet) => !dietWarnings.some((each) => each.diet === diet)),
    allergens,
    dietNotes,
    categories: [...new Set([draft.category, ...draft.categories])],
    restKind: waitOf(draft),
    nutrition,
    nutriScore,
    calories,
    avgRating,
    totalRatings,
    table,
    publishedAt,
    availableImages: [],
    mainImageOptions: [],
    isPublished: false,
    isTeaser: false,
    isVegan: gate.length === 0,
    createdAt: previewed.at,
    updatedAt: previewed.at,
  };
}
