import type { SQL } from 'drizzle-orm';
import { databaseFile } from '#src/db/database-file.ts';
import { AppError } from '#src/domain/errors.ts';
import { read } from '../base/database.ts';
import { env } from '../base/env.ts';
import { step, waiting, withinBudget } from '../base/limits/processor-budget.ts';

/** Milliseconds of the processor that a search may take: on ten thousand recipes the longest takes a quarter of it. */
const LIMIT = 1000;

const tooMuch = () =>
  new AppError('validation', 'We couldn’t work that search out. Please try fewer or plainer words.', {
    issues: [{ path: 'search', message: 'Please try fewer or plainer words' }],
  });

/** Searches on a budget. Throws `validation` for a search that takes more. */
export const onBudget = <T>(search: () => Promise<T>): Promise<T> => withinBudget({ limit: LIMIT, tooMuch }, search);

/** Asks the database for rows of values, on the budget of whoever searches; what a server elsewhere takes is not ours. */
export async function askIndex<T extends unknown[]>(query: SQL): Promise<T[]> {
  if (databaseFile(env().DATABASE_URL) === null) return waiting(() => read().values<T>(query));
  step();
  return read().values<T>(query);
}
