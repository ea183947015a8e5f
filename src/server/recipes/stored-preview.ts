import { eq } from 'drizzle-orm';
import { recipePreviews, recipes } from '#src/db/schema.ts';
import { type RecipeDraft, recipeDraftSchema } from '#src/domain/recipes/editing/recipe-draft.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { waitOf } from '#src/domain/recipes/waiting.ts';
import { withoutEmptyLines } from '#src/domain/scaling/mark-fit.ts';
import { read, write } from '../base/database.ts';
import { previewRecipe } from './preview.ts';
import { toRecipe } from './recipes.ts';

/** Keeps what an administrator is writing, for the page that shows it; the one before is forgotten. */
export async function keepPreview(userId: string, draft: RecipeDraft, now = Date.now()): Promise<void> {
  const values = { recipe: draft, at: now };
  await write((tx) =>
    tx
      .insert(recipePreviews)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: recipePreviews.userId, set: values }),
  );
}

/** The recipe an administrator last asked to preview, as its page would show it, or `null`. */
export async function previewedRecipe(userId: string): Promise<Recipe | null> {
  const [kept] = await read().select().from(recipePreviews).where(eq(recipePreviews.userId, userId));
  if (!kept) return null;
  const draft = recipeDraftSchema.parse(kept.recipe);
  const { nutrition, nutriScore, gate, allergens, dietNotes, dietWarnings } = await previewRecipe(draft);
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
    calories: nutrition ? Math.round((nutrition.calories * nutrition.servingGrams) / 100) : 0,
    avgRating,
    totalRatings,
    table,
    publishedAt,
    availableImages: [],
    mainImageOptions: [],
    isPublished: false,
    isTeaser: false,
    isVegan: gate.length === 0,
    createdAt: kept.at,
    updatedAt: kept.at,
  };
}
