import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { contentVersions, recipes } from '#src/db/schema.ts';
import { CATEGORIES, type Category } from '#src/domain/recipes/kitchen.ts';
import { type CatalogueEntry, entryOf } from '#src/domain/search/catalogue-entry.ts';
import type { Making } from '#src/domain/search/making.ts';
import type { WordLabel } from '#src/domain/search/search-words.ts';
import { read } from '../base/database.ts';
import { ownTurn } from '../base/limits/own-turn.ts';
import { forEverybody } from '../base/limits/processor-budget.ts';
import { perVersion } from '../base/per-version.ts';
import { tag } from '../base/tags.ts';
import { VISITOR } from '../base/viewer.ts';
import { visibleTo } from './recipes.ts';

/** Recipes read at once, so that others are answered in between. */
const BATCH = 500;

/** All published recipes, in what lists and searches ask of them, as of one version of their content. */
export interface Catalogue {
  /** Newest first. */
  entries: readonly CatalogueEntry[];
  byNumber: ReadonlyMap<number, CatalogueEntry>;
  byId: ReadonlyMap<string, CatalogueEntry>;
  /** Numbers of the recipes that bear a label. */
  bearing(label: WordLabel): ReadonlySet<number>;
  /** The tags of most recipes, those of most first. */
  tags: readonly string[];
}

/** The version of the content of public recipes: ratings don't change it. */
export async function contentVersion(): Promise<number> {
  const [row] = await read()
    .select({ version: contentVersions.contentVersion })
    .from(contentVersions)
    .where(eq(contentVersions.tag, tag.recipes));
  return row?.version ?? 0;
}

const kept = perVersion(contentVersion, async () => catalogueOf(await readEntries()));

/** The catalogue as it is: read by the first who asks after a change, who doesn't pay for it with a search's budget. */
export const catalogueNow = (): Promise<Catalogue> => forEverybody(kept);

function catalogueOf(entries: readonly CatalogueEntry[]): Catalogue {
  const labels = new Map<string, ReadonlySet<number>>();
  const uses = new Map<string, number>();
  for (const slug of entries.flatMap(({ tags }) => tags)) uses.set(slug, (uses.get(slug) ?? 0) + 1);
  const tags = [...uses].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([slug]) => slug);
  return {
    entries,
    byNumber: new Map(entries.map((entry) => [entry.number, entry])),
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    tags,
    bearing(label) {
      const key = `${label.kind} ${label.slug}`;
      const known =
        labels.get(key) ?? new Set(entries.filter((entry) => bears(entry, label)).map(({ number }) => number));
      // Nothing is kept for a label that nobody bears: its names are without end.
      if (known.size > 0) labels.set(key, known);
      return known;
    },
  };
}

function bears({ categories, diets, tags, facts, contains }: CatalogueEntry, { kind, slug }: WordLabel): boolean {
  const all: Record<WordLabel['kind'], readonly string[]> = {
    category: categories,
    diet: diets,
    tag: tags,
    equipment: facts.equipment,
    family: facts.families,
    occasion: facts.occasions,
    season: facts.seasons,
    contains,
  };
  return all[kind].includes(slug);
}

const { number, id, title, category, categories, tags, dietaryRestrictions, cuisine, allergens, facts } = recipes;
const { difficulty, prepTime, cookTime, restTime, servings, nutrition, createdAt, updatedAt, isPremiumOnly } = recipes;
const COLUMNS = {
  ...{ number, id, category, categories, tags, dietaryRestrictions, cuisine, allergens, facts },
  ...{ difficulty, prepTime, cookTime, restTime, servings, nutrition, createdAt, updatedAt, isPremiumOnly },
} as const;

export const newestFirst = (a: CatalogueEntry, b: CatalogueEntry): number =>
  b.createdAt - a.createdAt || b.number - a.number;

/** Counts the published recipes of each category. */
export async function countByCategory(): Promise<Record<Category, number>> {
  const { bearing } = await catalogueNow();
  const total = (slug: Category): number => bearing({ kind: 'category', slug }).size;
  return Object.fromEntries(CATEGORIES.map((slug) => [slug, total(slug)])) as Record<Category, number>;
}

/** The facts that the steps of recipes tell, by recipe and its last change: reading them takes longer than all else. */
let makings: ReadonlyMap<string, Making> = new Map();

async function readEntries(): Promise<CatalogueEntry[]> {
  const entries: CatalogueEntry[] = [];
  const shared = sharedParts();
  const read = new Map<string, Making>();
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const rows = await rowsAfter(after);
    const keys = rows.map((row) => `${row.number} ${row.updatedAt}`);
    const unread = rows.filter((row, i) => !row.isPremiumOnly && !makings.has(keys[i] ?? ''));
    const steps = await stepsOf(unread.map((row) => row.number));
    for (const [i, row] of rows.entries()) {
      const entry = entryOf({ ...row, ...(steps.get(row.number) ?? NO_STEPS) }, makings.get(keys[i] ?? ''));
      if (entry.making) read.set(keys[i] ?? '', entry.making);
      entries.push(shared(entry));
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.number;
    await ownTurn();
  }
  makings = read;
  return entries.toSorted(newestFirst);
}

/** Most recipes share their lists of labels with others: each is kept once. */
function sharedParts(): (entry: CatalogueEntry) => CatalogueEntry {
  const parts = new Map<string, unknown>();
  const once = <T>(part: T): T => {
    const key = JSON.stringify(part);
    if (!parts.has(key)) parts.set(key, part);
    return parts.get(key) as T;
  };
  return (entry) => ({
    ...entry,
    categories: once(entry.categories),
    tags: once(entry.tags),
    diets: once(entry.diets),
    contains: once(entry.contains),
    check: once(entry.check),
    facts: once(entry.facts),
    making: once(entry.making),
  });
}

const NO_STEPS = { title: '', ingredients: [], instructions: [] };

const rowsAfter = (after: number) =>
  read()
    .select(COLUMNS)
    .from(recipes)
    .where(and(visibleTo(VISITOR, { byKey: true }), gt(number, after)))
    .orderBy(number)
    .limit(BATCH);

async function stepsOf(numbers: readonly number[]) {
  if (numbers.length === 0) return new Map();
  const rows = await read()
    .select({ number, title, ingredients: recipes.ingredients, instructions: recipes.instructions })
    .from(recipes)
    .where(inArray(number, sql`(select value from json_each(${JSON.stringify(numbers)}))`));
  return new Map(rows.map((row) => [row.number, row]));
}
