/** Average of ratings from 1 to 5, to two digits and never more than it is; 0 without any. */
export const averageRating = (sum: number, total: number): number =>
  total ? Math.floor((sum * 100) / total) / 100 : 0;

/** An average as it is shown: one digit, never rounded up, so that "5.0" is five stars of everybody. */
export const averageText = (average: number): string => (Math.floor(average * 10 + SLACK) / 10).toFixed(1);
/** 4.1 times 10 need not be 41 to a computer. */
const SLACK = 1e-9;
