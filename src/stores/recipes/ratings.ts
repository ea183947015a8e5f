import { atom } from 'nanostores';
import { ownRatingCall, rateRecipeCall } from '#src/contracts/recipes/ratings.ts';
import { call } from '../client.ts';
import { retried } from '../query.ts';
import { toast } from '../toasts.ts';

export interface RatingState {
  /** Whose ratings they are; '' before any are opened. */
  recipeId: string;
  avgRating: number;
  totalRatings: number;
  /** The member's own; `null` when they have not rated. */
  own: number | null;
  saving: boolean;
}

/** Ratings of the recipe on the page. */
export const $rating = atom<RatingState>({ recipeId: '', avgRating: 0, totalRatings: 0, own: null, saving: false });

/** Starts from what the page shows, then asks for the member's own rating. */
export async function openRating(
  recipeId: string,
  summary: Pick<RatingState, 'avgRating' | 'totalRatings'>,
  isMember: boolean,
): Promise<void> {
  const opened = { ...summary, recipeId, own: null, saving: false };
  $rating.set(opened);
  if (!isMember) return;
  try {
    const { rating } = await retried(() => call(ownRatingCall, { params: { recipeId } }));
    // Whoever has rated meanwhile is not told of the rating before.
    if ($rating.get() === opened) $rating.set({ ...opened, own: rating });
  } catch (error) {
    console.warn('We couldn’t load your rating', error);
  }
}

/** Rates the recipe, and shows what the server then says of all ratings of it. */
export async function sendRating(recipeId: string, rating: number): Promise<void> {
  const before = $rating.get();
  $rating.set({ ...before, own: rating, saving: true });
  try {
    const { avgRating, totalRatings, rating: own } = await call(rateRecipeCall, { body: { recipeId, rating } });
    $rating.set({ recipeId, avgRating, totalRatings, own, saving: false });
    toast({ title: 'Rating submitted!', description: 'Thank you for rating this recipe.' });
  } catch {
    $rating.set(before);
    toast({ title: 'Error', description: 'Failed to submit rating. Please try again.', tone: 'danger' });
  }
}
