import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { recipeMeasures, recipes } from '#src/db/schema.ts';
import { isAmbiguous, isMentioned, mentionOf, namesOf } from '#src/domain/foods/mention.ts';
import type { SearchFilters } from '#src/domain/search/search-filters.ts';
import { searchWords } from '#src/domain/search/search-words.ts';
import { read } from '../base/database.ts';
import { allOf, anyOf, type FactLabel, ingredientNamed, label } from './full-text.ts';

/** Numbers of the recipes that keep those limits of filters which the database has as figures. */
export function measuring(filters: SearchFilters): SQL | undefined {
  const { number, ...of } = recipeMeasures;
  const { minMinutes, maxMinutes, maxWorkMinutes, minProtein, maxProtein, minKcal, maxKcal, difficulty } = filters;
  const { servings, maxServings } = filters;
  const limits = and(
    minMinutes === null ? undefined : gte(of.minutes, minMinutes),
    maxMinutes === null ? undefined : lte(of.minutes, maxMinutes),
    maxWorkMinutes === null ? undefined : lte(of.workMinutes, maxWorkMinutes),
    minProtein === null ? undefined : gte(of.protein, minProtein),
    maxProtein === null ? undefined : lte(of.protein, maxProtein),
    minKcal === null ? undefined : gte(of.kcal, minKcal),
    maxKcal === null ? undefined : lte(of.kcal, maxKcal),
    difficulty === null ? undefined : eq(of.difficulty, difficulty),
    servings === null ? undefined : gte(of.servings, servings),
    maxServings === null ? undefined : lte(of.servings, maxServings),
  );
  return limits && read().select({ number }).from(recipeMeasures).where(limits).getSQL();
}

/** Names by which the index leaves out foods. It cannot tell potatoes from sweet ones: those are left to the closer look. */
export const namesToExclude = ({ excluded }: SearchFilters): string[] =>
  excluded.flatMap((name) => namesOf(mentionOf(name))).filter((name) => searchWords(name).length > 0);

/**
 * Recipes without those foods whose names stand in those of others too ("potatoes", but not sweet ones): the lines of
 * each that has the word, of those among which it is looked for, are looked at. `undefined` where no such food is to be left out.
 */
export async function notHolding({ excluded }: SearchFilters, among: readonly string[]): Promise<SQL | undefined> {
  const mentions = excluded.map(mentionOf);
  const words = mentions.flatMap(({ phrases }) => phrases.map((each) => each.join(' '))).filter(isAmbiguous);
  if (words.length === 0) return undefined;
  const { number, ingredients } = recipes;
  const expression = allOf([anyOf(words.map(ingredientNamed)), ...(among.length > 0 ? [anyOf(among)] : [])]);
  const named = sql`select rowid from recipes_fts where recipes_fts match ${expression}`;
  const rows = await read().select({ number, ingredients }).from(recipes).where(sql`${number} in (${named})`);
  const holding = rows.filter((row) =>
    row.ingredients.some((line) => mentions.some((each) => isMentioned(line, each))),
  );
  const numbers = JSON.stringify(holding.map((row) => row.number));
  // Of the measures, which are narrow: every one of them is gone through.
  const all = recipeMeasures;
  return sql`select ${all.number} from ${all} where ${all.number} not in (select value from json_each(${numbers}))`;
}

/** Expressions of what a recipe must bear, beside categories, tags and diets; and of what it must not. */
export function factsAsked({
  equipment,
  occasions,
  seasons,
  cost,
}: Pick<SearchFilters, 'equipment' | 'occasions' | 'seasons' | 'cost'>): string[] {
  const labels = (kind: FactLabel['kind'], slugs: readonly string[]) => slugs.map((slug) => label({ kind, slug }));
  const costs = cost === 'cheap' ? ['cheap'] : cost === 'fair' ? ['cheap', 'fair'] : [];
  return [
    ...labels('equipment', equipment),
    ...labels('occasion', occasions),
    ...labels('season', seasons),
    ...(costs.length > 0 ? [anyOf(labels('cost', costs))] : []),
  ];
}
export const factsUnwanted = ({ withoutEquipment }: SearchFilters): string[] =>
  withoutEquipment.map((slug) => label({ kind: 'equipment', slug }));
