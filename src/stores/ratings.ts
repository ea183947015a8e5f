import { atom } from 'nanostores';
import { ownRatingCall, rateRecipeCall, ratingSummaryCall } from '#src/contracts/ratings.ts';
import { call } from './client.ts';
import { retried } from './query.ts';
import { toast } from './toasts.ts';

export interface RatingState {
  avgRating: number;
  totalRatings: number;
  /** The member's own; `null` when they have not rated. */
  own: number | null;
  saving: boolean;
}

/** Ratings of the recipe on the page. */
export const $rating = atom<RatingState>({ avgRating: 0, totalRatings: 0, own: null, saving: false });

/** Starts from what the page shows, then asks for the member's own rating. */
export async function openRating(
  recipeId: string,
  summary: Pick<RatingState, 'avgRating' | 'totalRatings'>,
  isMember: boolean,
): Promise<void> {
  $rating.set({ ...summary, own: null, saving: false });
  if (!isMember) return;
  try {
    const { rating } = await retried(() => call(ownRatingCall, { params: { recipeId } }));
    $rating.set({ ...$rating.get(), own: rating });
  } catch (error) {
    console.warn('Your rating could not be read', error);
  }
}

/** Rates the recipe; both the summary and the own rating are then asked anew. */
export async function rateRecipe(recipeId: string, rating: number): Promise<void> {
  const before = $rating.get();
  $rating.set({ ...before, own: rating, saving: true });
  try {
    await call(rateRecipeCall, { body: { recipeId, rating } });
    const [summary, own] = await Promise.all([
      call(ratingSummaryCall, { params: { recipeId } }),
      call(ownRatingCall, { params: { recipeId } }),
    ]);
    $rating.set({ ...summary, own: own.rating, saving: false });
    toast({ title: 'Rating submitted!', description: 'Thank you for rating this recipe.' });
  } catch {
    $rating.set(before);
    toast({ title: 'Error', description: 'Failed to submit rating. Please try again.', tone: 'danger' });
  }
}
