import { sql } from 'drizzle-orm';
import { type NumberSet, numberSet } from '#src/domain/number-set.ts';
import { read } from '../base/database.ts';

/**
 * The published recipes that match each expression of the full text, by their numbers counted from `least`; one query for
 * all of them.
 */
export async function matchSets(expressions: readonly string[], least: number): Promise<NumberSet[]> {
  if (expressions.length === 0) return [];
  // As one text: of a hundred thousand rows by themselves the driver makes a hundred thousand objects.
  const lists = expressions.map(
    (expression) =>
      sql`(select json_group_array(rowid - ${least}) from recipes_fts where recipes_fts match ${expression})`,
  );
  const [row] = await read().values<string[]>(sql`select ${sql.join(lists, sql`, `)}`);
  return expressions.map((_, i) => numberSet(JSON.parse(row?.[i] ?? '[]') as number[]));
}
