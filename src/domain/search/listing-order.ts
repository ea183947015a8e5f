/** Orders of a list of recipes. `best` is by what was searched for, or by how much of a nutrient is in a serving, and the newest first where neither was asked. */
export const SORTS = ['best', 'newest', 'rated', 'quickest', 'cooked'] as const;
export type Sort = (typeof SORTS)[number];

export const SORT_LABELS: Record<Sort, string> = {
  best: 'Best match',
  newest: 'Newest',
  rated: 'Best rated',
  quickest: 'Quickest',
  cooked: 'Most cooked',
};

interface Sorted {
  search?: string | undefined;
  richIn?: readonly string[];
  sort?: Sort | undefined;
}

/** The order a list is in: the chosen one, or the one that fits. */
export const sortOf = ({ search, richIn = [], sort }: Sorted): Sort => {
  const fitting = search || richIn.length > 0 ? 'best' : 'newest';
  return sort === undefined || sort === 'best' ? fitting : sort;
};

/** Longest times in minutes that the listing offers. */
export const OFFERED_MINUTES = [15, 30, 60] as const;

/** What a longest time is of: the minutes with something to do, or all from the start to the table. */
export const TIME_LIMITS = { maxWork: 'hands-on', maxTotal: 'in total' } as const;
export type TimeLimit = keyof typeof TIME_LIMITS;
export const TIME_LIMIT_NAMES = Object.keys(TIME_LIMITS) as TimeLimit[];
