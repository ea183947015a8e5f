import { sql } from 'drizzle-orm';
import type { Numbers } from '#src/domain/number-sets.ts';
import { searchWords } from '#src/domain/search/search-words.ts';
import { askIndex } from './search-budget.ts';

/** A private-use character of the index (migration 0049), which nothing typed can contain. */
const TITLE_MARK = '\uE001';
/** Weight of a hit in each column, in their order: title, ingredients, tags, category, description, aliases. */
const WEIGHTS = sql.raw('10, 4, 3, 2, 1.5, 2.5');

/** Where words count: in titles, in titles and tags (to which the kitchen belongs), where they are in a dish or name it, only in its ingredients, or not in other names of these: tofu is bean curd, and no bean; of a food neither in tags nor in prose, which say "date night" and "deep orange". */
const COLUMNS = {
  anywhere: '',
  title: '',
  head: '{title tags} : ',
  dish: '{title ingredients aliases} : ',
  ingredients: '{ingredients aliases} : ',
  written: '{title ingredients tags category description} : ',
  made: '{title ingredients} : ',
} as const;
export type IndexColumn = keyof typeof COLUMNS;

/** An FTS5 phrase of the words of a text, the last of which may go on; `''` when it has none. Nothing typed reaches FTS5 unquoted. */
export function phrase(text: string, where: IndexColumn = 'anywhere', { isBeginning = false } = {}): string {
  const words = searchWords(text).map((word) => (where === 'title' ? TITLE_MARK : '') + word);
  return words.length > 0 ? `${COLUMNS[where]}"${words.join(' ')}"${isBeginning ? ' *' : ''}` : '';
}
export const wholeTitle = (words: readonly string[]): string => `"${TITLE_MARK}${words.join('')}${TITLE_MARK}"`;

export const anyOf = (expressions: readonly string[]): string => `(${expressions.filter(Boolean).join(' OR ')})`;

/** The published recipes that match each expression; one query for all of them. */
export async function matches(expressions: readonly string[]): Promise<Numbers[]> {
  // As one text: of a hundred thousand rows by themselves the driver makes a hundred thousand objects.
  const lists = expressions.map((expression) =>
    expression
      ? sql`(select json_group_array(rowid) from recipes_fts where recipes_fts match ${expression})`
      : sql`'[]'`,
  );
  if (lists.length === 0) return [];
  const [row] = await askIndex<string[]>(sql`select ${sql.join(lists, sql`, `)}`);
  return lists.map((_, i) => new Set(JSON.parse(row?.[i] ?? '[]') as number[]));
}

/** How well some recipes match an expression: the less the better (BM25); of those that do. */
export async function scoresOf(expression: string, some: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (some.length === 0) return new Map();
  const [from, to] = [Math.min(...some), Math.max(...some)];
  // The limit keeps SQLite from asking for the rank where there is none any more.
  const [row] = await askIndex<[string]>(sql`select json_group_array(json_array(number, score)) from (
    select rowid as number, bm25(recipes_fts, ${WEIGHTS}) as score from recipes_fts
    where recipes_fts match ${expression} and rowid between ${from} and ${to}
    and +rowid in (select value from json_each(${JSON.stringify(some)})) limit ${some.length})`);
  return new Map(JSON.parse(row?.[0] ?? '[]') as [number, number][]);
}

/** How many published recipes match each expression, counted as far as `most`. */
export async function countUpTo(expressions: readonly string[], most: number): Promise<number[]> {
  if (expressions.length === 0) return [];
  const counts = expressions.map(
    (expression) =>
      sql`(select count(*) from (select 1 from recipes_fts where recipes_fts match ${expression} limit ${most}))`,
  );
  const [row] = await askIndex<number[]>(sql`select ${sql.join(counts, sql`, `)}`);
  return expressions.map((_, i) => row?.[i] ?? 0);
}
