import { type SQL, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { read } from './database.ts';

export interface SearchMatch {
  condition: SQL;
  /** Smaller is better. */
  rank: SQL;
}

/** Weight of a hit in each column of `recipes_fts`, in their order: title, ingredients, tags, category, description, aliases. */
const WEIGHTS = sql.raw('10, 4, 3, 2, 1.5, 2.5');

/**
 * Turns what somebody typed into a condition over the full text; `null` when no word of it can match.
 * Every token is quoted, so nothing typed is ever read as search syntax.
 */
export async function matchSearch(search: string): Promise<SearchMatch | null> {
  const words = searchWords(search);
  if (words.length === 0) return null;
  const query = words.map((word) => `"${word}"*`).join(' ');
  const [hit] = await read().all<{ found: number }>(
    sql`select exists(select 1 from recipes_fts where recipes_fts match ${query}) as found`,
  );
  if (!hit?.found) return null;
  return {
    condition: sql`${recipes.number} in (select rowid from recipes_fts where recipes_fts match ${query})`,
    rank: sql`(select bm25(recipes_fts, ${WEIGHTS}) from recipes_fts where recipes_fts match ${query} and rowid = ${recipes.number})`,
  };
}

/** Lower-case words of letters and digits, accents folded. */
export function searchWords(search: string): string[] {
  const folded = search.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
