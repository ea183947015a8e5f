/** Average of ratings from 1 to 5, to two digits; 0 without any. */
export const averageRating = (sum: number, total: number): number =>
  total ? Math.round((sum / total) * 100) / 100 : 0;
