import { type SQL, sql } from 'drizzle-orm';
import type { labelCounts } from '#src/db/schema.ts';
import type { Allergen } from '#src/domain/foods/allergen-names.ts';
import { type NumberSet, numberSet } from '#src/domain/number-set.ts';
import { searchWords, type WordLabel } from '#src/domain/search/search-words.ts';
import { askIndex } from './search-budget.ts';

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

/** Private-use characters of migration 0003, which nothing typed can contain. */
const LABEL_MARK = '\uE000';
const TITLE_MARK = '\uE001';
/** Weight of a hit in each column, in their order: title, ingredients, tags, category, description, aliases, labels. */
const WEIGHTS = sql.raw('10, 4, 3, 2, 1.5, 2.5, 0');
/**
 * So many of the newest matches of an expression are ranked, the others follow newest first: a word that more recipes
 * share tells little of any, and ranking is what costs.
 */
export const RANKED = 500;

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
export const label = ({ kind, slug }: SearchLabel | FactLabel | AllergenLabel | WordLabel): string =>
  `"${LABEL_MARK}${kind}${LABEL_MARK}${slug.replaceAll('-', LABEL_MARK)}${LABEL_MARK}"`;

/** What is of a course first of all, the others it also fits aside: a recipe's own category is the first it names. */
export const ofCategory = (slug: string): string => `category : ^ "${slug}"`;

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
export async function anyMatch(expressions: readonly string[], within?: Within): Promise<boolean[]> {
  if (expressions.length === 0) return [];
  const checks = expressions.map(
    (expression) => sql`exists(select 1 from recipes_fts where ${matching(expression, { within })})`,
  );
  const [row] = await askIndex<number[]>(sql`select ${sql.join(checks, sql`, `)}`);
  return expressions.map((_, i) => row?.[i] === 1);
}

/** A query of recipe numbers to which the matches are restricted. */
export type Within = SQL | undefined;

/** Which matches are meant. */
interface Among {
  within?: Within;
  /** Numbers that are left out. */
  besides?: readonly number[];
}

/** A query of the numbers of all that match. */
export const matchesOf = (expression: string, within?: Within): SQL =>
  sql`select rowid from recipes_fts where ${matching(expression, { within })}`;

/** Numbers of at most so many matching recipes, newest first. */
export async function newestMatches(expression: string, most: number, among: Among = {}): Promise<number[]> {
  return numbers(sql`select rowid as number from recipes_fts where ${matching(expression, among)}
    order by rowid desc limit ${most}`);
}

/** Numbers of at most so many matching recipes, best first: the newest of them are ranked, the others follow newest first. */
export async function bestMatches(expression: string, most: number, among: Among = {}): Promise<number[]> {
  const best = await numbers(sql`select number from (
      select rowid as number, bm25(recipes_fts, ${WEIGHTS}) as score from recipes_fts
      where ${matching(expression, among)} order by rowid desc limit ${RANKED}
    ) order by score, number desc limit ${most}`);
  if (best.length < RANKED || best.length === most) return best;
  const besides = [...(among.besides ?? []), ...best];
  return [...best, ...(await newestMatches(expression, most - best.length, { ...among, besides }))];
}

/** Those of some numbers that match, best first. */
export async function rankedAmong(expression: string, some: readonly number[]): Promise<number[]> {
  const [from, to] = [Math.min(...some), Math.max(...some)];
  return numbers(sql`select rowid as number from recipes_fts
    where recipes_fts match ${expression} and rowid between ${from} and ${to}
    and +rowid in (select value from json_each(${JSON.stringify(some)}))
    order by bm25(recipes_fts, ${WEIGHTS}), rowid desc`);
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

/** The published recipes that match each expression, by their numbers counted from `least`; one query for all of them. */
export async function matchSets(expressions: readonly string[], least: number, within?: Within): Promise<NumberSet[]> {
  const lists = await numbersFrom(
    least,
    expressions.map((expression) => matchesOf(expression, within)),
  );
  return lists.map(numberSet);
}

/** Of those that match the newest so many. */
export async function newestSet(expression: string, most: number, least: number, within?: Within): Promise<NumberSet> {
  const [list = []] = await numbersFrom(least, [
    sql`${matchesOf(expression, within)} order by rowid desc limit ${most}`,
  ]);
  return numberSet(list);
}

/** Numbers that each of some queries gives as `rowid`, counted from `least`. */
async function numbersFrom(least: number, queries: readonly SQL[]): Promise<number[][]> {
  if (queries.length === 0) return [];
  // As one text: of a hundred thousand rows by themselves the driver makes a hundred thousand objects.
  const lists = queries.map((query) => sql`(select json_group_array(rowid - ${least}) from (${query}))`);
  const [row] = await askIndex<string[]>(sql`select ${sql.join(lists, sql`, `)}`);
  return queries.map((_, i) => JSON.parse(row?.[i] ?? '[]') as number[]);
}

function matching(expression: string, { within, besides = [] }: Among): SQL {
  // The plus has FTS5 find the matches first, instead of once for every number allowed.
  const allowed = within ? sql` and +rowid in (${within})` : sql``;
  const left =
    besides.length > 0 ? sql` and rowid not in (select value from json_each(${JSON.stringify(besides)}))` : sql``;
  return sql`recipes_fts match ${expression}${allowed}${left}`;
}

/** Numbers a query gives, in its order; in one value, since a row each would take longer than finding them. */
async function numbers(query: SQL): Promise<number[]> {
  const [row] = await askIndex<[string]>(sql`select json_group_array(number) from (${query})`);
  return JSON.parse(row?.[0] ?? '[]');
}
