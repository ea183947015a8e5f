import { z } from 'zod';
import { WORK_QUEUES } from '../recipes/editing/recipe-sorting.ts';

const count = z.int().nonnegative();

/** Days that are compared with as many before them, of recipes and of everything else. */
export const COMPARED_DAYS = { recipes: 7, site: 30 } as const;
/** Entries of each list. */
export const INSIGHTS_LENGTH = 10;

const noted = z.object({ text: z.string(), times: count });
const figures = z.object({ views: count, cooked: count, saves: count, ratings: count });
const movingRecipe = z.object({
  id: z.string(),
  title: z.string(),
  /** Looked at, cooked to the end in cook mode, saved and rated in the last seven days, and in the seven before. */
  now: figures,
  before: figures,
});

/** The figures an editor acts on. */
export const insightsSchema = z.object({
  visits: z.object({ now: count, before: count }),
  visitors: z.object({ now: count, before: count }),
  /** The searches of the last 90 days, the most frequent first. */
  missedSearches: z.array(noted),
  /** Whether readers searched at all in those days. */
  hasSearches: z.boolean(),
  /** Those that lead nowhere yet. */
  missingAddresses: z.array(noted),
  /** Hosts, of the last 30 days, with those of the 30 before. */
  referrers: z.array(noted.extend({ before: count })),
  rising: z.array(movingRecipe),
  falling: z.array(movingRecipe),
  work: z.object({ drafts: count, bin: count, refused: count, queues: z.record(z.enum(WORK_QUEUES), count) }),
  /** Mails that wait, those that were given up, and since when the oldest waits (UTC milliseconds). */
  mail: z.object({ waiting: count, givenUp: count, oldest: z.number().nullable() }),
});
export type Insights = z.infer<typeof insightsSchema>;
export type MovingRecipe = z.infer<typeof movingRecipe>;
