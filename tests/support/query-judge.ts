import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RAW_RECIPES, type RawRecipe, rawRecipe } from './raw-recipes.ts';

/**
 * What a cook who types `query` would accept. Names of recipes are their ids; `@soups` is a set of the file. A recipe is
 * acceptable when it is named, or when it is all that `accept` asks, so that recipes that come later are judged too.
 */
export interface QueryTruth {
  query: string;
  /** One of these must be the first result; without it, any acceptable recipe may be. */
  first?: string[];
  /** These may stand among the first three, as those of `first` may. */
  anyOf?: string[];
  accept?: Accept;
  /** No ingredient of the first three may match. */
  mustLack?: string;
  /** Words that no recipe has: the answer says so outside its recipes. */
  says?: string[];
  /** There is nothing: no recipe is found, or the answer says what is missing. */
  none?: true;
}

/** All that is given must hold. Patterns are regular expressions that ignore case. */
interface Accept {
  /** Of title, tags and cuisine. */
  like?: string;
  /** Of an ingredient's line. */
  holds?: string;
  /** Of no ingredient's line. */
  lacks?: string;
  category?: string;
  label?: string;
  /** From start to table, waiting included. */
  maxMinutes?: number;
}

interface QueryFile {
  sets?: Record<string, string[]>;
  queries: QueryTruth[];
}

const AMONG = 3;

/** The recipes there were when the truth was written: a later one may be first wherever it is acceptable. */
const CATALOGUE = new Set(
  JSON.parse(readFileSync(join(import.meta.dirname, '../unit/domain/search/truth/catalogue.json'), 'utf8')) as string[],
);

/** The queries of files, with the sets of all of them put in. */
export function queriesOf(...files: string[]): QueryTruth[] {
  const read = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as QueryFile);
  const sets = Object.assign({}, ...read.map((file) => file.sets ?? {})) as Record<string, string[]>;
  const inFull = (names: string[]) => names.flatMap((name) => (name.startsWith('@') ? setOf(sets, name) : name));
  return read
    .flatMap((file) => file.queries)
    .map((query) => ({ ...query, ...(query.anyOf && { anyOf: inFull(query.anyOf) }) }));
}

function setOf(sets: Record<string, string[]>, name: string): string[] {
  const set = sets[name.slice(1)];
  if (!set) throw new Error(`There is no set ${name}`);
  return set;
}

/** Whether a cook would take this recipe for this query. */
export const isAcceptable = ({ first = [], anyOf = [], accept, mustLack }: QueryTruth, recipe: RawRecipe): boolean =>
  !(mustLack && has(recipe.ingredients, mustLack)) &&
  ([...first, ...anyOf].includes(recipe.id) || (!!accept && isAll(accept, recipe)));

/** What is wrong with an answer's ids, best first, or `null`. `said` is all that the answer says beside its recipes. */
export function wrongWith(truth: QueryTruth, ids: string[], said: string): string | null {
  const found = ids.slice(0, AMONG);
  const unsaid = (truth.says ?? []).filter((word) => !said.toLowerCase().includes(word.toLowerCase()));
  if (truth.none) return found.length > 0 && unsaid.length > 0 ? `found ${found} and does not say there is none` : null;
  if (found.length === 0) return RAW_RECIPES.some((recipe) => isAcceptable(truth, recipe)) ? 'found nothing' : null;
  const wrong = found.filter((id) => !isAcceptable(truth, rawRecipe(id)));
  if (wrong.length > 0) return `${wrong} among ${found}`;
  const [best = ''] = found;
  if (truth.first && !truth.first.includes(best) && CATALOGUE.has(best)) return `${best} is first`;
  return unsaid.length > 0 ? `found ${found}, but does not say what is missing: ${unsaid}` : null;
}

const isAll = (accept: Accept, recipe: RawRecipe): boolean =>
  (!accept.like || has([recipe.title, ...recipe.tags, recipe.cuisine], accept.like)) &&
  (!accept.holds || has(recipe.ingredients, accept.holds)) &&
  !(accept.lacks && has(recipe.ingredients, accept.lacks)) &&
  (!accept.category || recipe.categories.includes(accept.category)) &&
  (!accept.label || recipe.labels.includes(accept.label)) &&
  (!accept.maxMinutes || recipe.prep + recipe.cook + recipe.rest <= accept.maxMinutes);

const has = (lines: string[], pattern: string): boolean => {
  const matches = new RegExp(pattern, 'i');
  return lines.some((line) => matches.test(line));
};
