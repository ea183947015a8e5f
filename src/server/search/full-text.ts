import { and, eq, type SQL, sql } from 'drizzle-orm';
import { labelCounts } from '#src/db/schema.ts';
import type { Allergen } from '#src/domain/foods/allergen-names.ts';
import { searchWords } from '#src/domain/search/search-words.ts';
import { read } from '../base/database.ts';

export interface SearchLabel {
  kind: (typeof labelCounts.$inferSelect)['kind'];
  slug: string;
}

/** What the index knows by labels that are not counted: allergens, and what a dish needs, costs, is and is made for. */
type AllergenLabel = { kind: 'contains' | 'check'; slug: Allergen } | { kind: 'unknown'; slug: 'some' };
export interface FactLabel {
  kind: 'equipment' | 'cost' | 'family' | 'occasion' | 'season';
  slug: string;
}

/** Which part of the matches: `from` is counted from 0. */
export interface Slice {
  from: number;
  length: number;
}

/** Private-use characters of migration 0003, which nothing typed can contain. */
const LABEL_MARK = '\uE000';
const TITLE_MARK = '\uE001';
/** Weight of a hit in each column, in their order: title, ingredients, tags, category, description, aliases, labels. */
const WEIGHTS = sql.raw('10, 4, 3, 2, 1.5, 2.5, 0');
/**
 * So many of the newest matches of an expression are ranked, the others follow newest first: a word that more recipes
 * share tells little of any, and ranking is what costs.
 */
const RANKED = 500;

export interface Phrasing {
  /** The last word may go on. */
  prefix?: boolean;
  /** Only where it stands in a title. */
  inTitle?: boolean;
  /** Only where it stands in a title or among tags, to which the kitchen belongs. */
  inHead?: boolean;
  /** Only where it is in a dish or names it. */
  inDish?: boolean;
}

/** An FTS5 phrase of the words of a text; `''` when it has none. Nothing typed reaches FTS5 unquoted. */
export function phrase(
  text: string,
  { prefix = false, inTitle = false, inHead = false, inDish = false }: Phrasing = {},
): string {
  const words = searchWords(text).map((word) => (inTitle ? TITLE_MARK : '') + word);
  const columns = inTitle ? '' : inHead ? '{title tags} : ' : inDish ? '{title ingredients aliases} : ' : '';
  return words.length > 0 ? `${columns}"${words.join(' ')}"${prefix ? ' *' : ''}` : '';
}

export const allOf = (expressions: readonly string[]): string => `(${expressions.join(' AND ')})`;
export const anyOf = (expressions: readonly string[]): string => `(${expressions.join(' OR ')})`;
export const wholeTitle = (words: readonly string[]): string => `"${TITLE_MARK}${words.join('')}${TITLE_MARK}"`;
export const label = ({ kind, slug }: SearchLabel | FactLabel | AllergenLabel): string =>
  `"${LABEL_MARK}${kind}${LABEL_MARK}${slug.replaceAll('-', LABEL_MARK)}${LABEL_MARK}"`;

/** Allergens that a match must not contain; those by product label count too, unless `mayCheck`. */
export interface Without {
  allergens: readonly Allergen[];
  mayCheck?: boolean | undefined;
}

/** FTS5 expressions for recipes that contain, or may contain, one of these allergens. */
export const holding = ({ allergens, mayCheck = false }: Without): string[] =>
  allergens.length === 0
    ? []
    : [
        label({ kind: 'unknown', slug: 'some' }),
        ...allergens.flatMap((slug) => [
          label({ kind: 'contains', slug }),
          ...(mayCheck ? [] : [label({ kind: 'check', slug })]),
        ]),
      ];

/** A food that must not be among the ingredients, by one of its names. */
export const ingredientNamed = (name: string): string => `{ingredients aliases} : ${phrase(name)}`;

/** For each expression, whether any published recipe matches it. */
export async function anyMatch(expressions: readonly string[]): Promise<boolean[]> {
  if (expressions.length === 0) return [];
  const checks = expressions.map(
    (expression) => sql`exists(select 1 from recipes_fts where recipes_fts match ${expression})`,
  );
  const [row] = await read().values<number[]>(sql`select ${sql.join(checks, sql`, `)}`);
  return expressions.map((_, i) => row?.[i] === 1);
}

/** How many published recipes match. */
export async function countMatches(expression: string, within?: Within): Promise<number> {
  const [row] = await read().values<[number]>(
    sql`select count(*) from recipes_fts where ${matching(expression, [], within)}`,
  );
  return row?.[0] ?? 0;
}

/** How many published recipes bear one label. */
export async function countLabelled({ kind, slug }: SearchLabel): Promise<number> {
  const [row] = await read()
    .select()
    .from(labelCounts)
    .where(and(eq(labelCounts.kind, kind), eq(labelCounts.slug, slug)));
  return row?.total ?? 0;
}

/** What is left out of the matches: those of another expression, or these numbers. */
export type Unless = string | readonly number[];

/** A query of recipe numbers to which the matches are restricted. */
export type Within = SQL | undefined;

/** Numbers of the matching recipes, newest first. */
export async function newestMatches(
  expression: string,
  slice: Slice,
  unless: Unless = [],
  within?: Within,
): Promise<number[]> {
  return numbers(sql`select rowid as number from recipes_fts where ${matching(expression, unless, within)}
    order by rowid desc limit ${slice.length} offset ${slice.from}`);
}

/** Numbers of the matching recipes, best first. */
export async function bestMatches(
  expression: string,
  { from, length }: Slice,
  unless: Unless = [],
  within?: Within,
): Promise<number[]> {
  const ranked = Math.max(0, Math.min(length, RANKED - from));
  const best =
    ranked === 0
      ? []
      : await numbers(sql`select number from (
          select rowid as number, bm25(recipes_fts, ${WEIGHTS}) as score from recipes_fts
          where ${matching(expression, unless, within)} order by rowid desc limit ${RANKED}
        ) order by score, number desc limit ${ranked} offset ${from}`);
  if (best.length < ranked || ranked === length) return best;
  const rest = { from: Math.max(from, RANKED), length: length - ranked };
  return [...best, ...(await newestMatches(expression, rest, unless, within))];
}

function matching(expression: string, unless: Unless, within: Within): SQL {
  // The plus has FTS5 find the matches first, instead of once for every number allowed.
  const allowed = within ? sql` and +rowid in (${within})` : sql``;
  const matches = sql`recipes_fts match ${expression}${allowed}`;
  if (typeof unless === 'string') {
    return sql`${matches} and rowid not in (select rowid from recipes_fts where recipes_fts match ${unless})`;
  }
  if (unless.length === 0) return matches;
  return sql`${matches} and rowid not in (select value from json_each(${JSON.stringify(unless)}))`;
}

/** Numbers a query gives, in its order; in one value, since a row each would take longer than finding them. */
async function numbers(query: SQL): Promise<number[]> {
  const [row] = await read().values<[string]>(sql`select json_group_array(number) from (${query})`);
  return JSON.parse(row?.[0] ?? '[]');
}
