/** Days of activity that count. */
export const TRENDING_DAYS = 30;
export const TRENDING_HALF_LIFE_DAYS = 7;
/** Three at the top, and whole rows of two, three or four below. */
export const TRENDING_LENGTH = 27;

/** Points for a view, a favourite and a rating on the day they happen. */
export const TRENDING_WEIGHTS = { view: 1, favourite: 8, rating: 5 } as const;

/** Pseudo-ratings by which an average is drawn to the site's mean, so that one vote does not win. */
const PRIOR_RATINGS = 5;
const MEAN_RATING = 4;

/** Share of an event's weight left after so many days. */
export const decay = (days: number): number => 0.5 ** (days / TRENDING_HALF_LIFE_DAYS);

/**
 * Places a recipe among the trending: its decayed activity, times its average rating shrunk towards the mean
 * (1 at the mean, up to 1.25 for many fives).
 */
export function trendingScore(activity: number, ratingSum: number, totalRatings: number): number {
  return activity * (shrunkRating(ratingSum, totalRatings) / MEAN_RATING);
}

/** An average rating, drawn to the site's mean the more the fewer have rated. */
export const shrunkRating = (ratingSum: number, totalRatings: number): number =>
  (ratingSum + PRIOR_RATINGS * MEAN_RATING) / (totalRatings + PRIOR_RATINGS);
