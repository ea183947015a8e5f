import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { collections, recipes } from '#src/db/schema.ts';
import { type CollectionRule, MOST_PICKS, type StoredPick } from '#src/domain/collections/collection.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { read } from '../base/database.ts';
import { lastChangeOf } from '../base/list-version.ts';
import { perVersion } from '../base/per-version.ts';
import { tag } from '../base/tags.ts';
import { findNumbers } from '../listing/list-recipes.ts';
import { cardsByNumber } from '../recipes/recipes.ts';
import type { CollectionRow } from './kind.ts';

/** Most recipes of a rule that are counted, and most collections that lists know. */
const MOST_COUNTED = 1000;
const MOST_LISTED = 500;

/** The recipes chosen for a collection, by numbers: of these those show that a visitor may see. */
interface Chosen {
  picks: readonly StoredPick[];
  rule: CollectionRule | null;
  never: readonly number[];
}

/** Numbers of the recipes that its rule brings, without those chosen by hand and those it must never bring. */
async function ruledNumbers({ picks, rule, never }: Chosen): Promise<number[]> {
  if (!rule) return [];
  const { numbers } = await findNumbers(rule, { page: 1, limit: MOST_COUNTED });
  const out = new Set([...never, ...picks.map(({ recipe }) => recipe)]);
  return numbers.filter((number) => !out.has(number));
}

/** A recipe of a collection with what its editor says of it. */
export interface CollectionEntry {
  recipe: RecipeSummary;
  heading: string;
  text: string;
}

/**
 * The recipes a page shows of a collection: recipes chosen by hand, then those of its rule; each as visitors see it in lists.
 */
export async function entriesOf(chosen: Chosen): Promise<{ picked: CollectionEntry[]; ruled: RecipeSummary[] }> {
  const { picks } = chosen;
  const rest = (await ruledNumbers(chosen)).slice(0, Math.max(0, MOST_PICKS - picks.length));
  const cards = await cardsByNumber([...picks.map(({ recipe }) => recipe), ...rest]);
  const ruled = rest.flatMap((number) => cards.get(number) ?? []);
  return { picked: shownPicks(picks, cards), ruled };
}

/** Those that are there; a heading whose recipe is not goes to the next of its part. */
function shownPicks(picks: readonly StoredPick[], cards: ReadonlyMap<number, RecipeSummary>): CollectionEntry[] {
  const entries: CollectionEntry[] = [];
  let waiting = '';
  for (const { recipe: number, heading, text } of picks) {
    if (heading) waiting = heading;
    const recipe = cards.get(number);
    if (!recipe) continue;
    entries.push({ recipe, heading: waiting, text });
    waiting = '';
  }
  return entries;
}

/** Ids of the recipes chosen by hand, public or not: a change of any of them may change the page. */
export async function pickedIds(picks: readonly StoredPick[]): Promise<string[]> {
  const numbers = picks.map(({ recipe }) => recipe);
  const rows = await read().select({ id: recipes.id }).from(recipes).where(inArray(recipes.number, numbers));
  return rows.map(({ id }) => id);
}

/** A public collection and the numbers of the recipes that visitors find in it, in order. */
export interface Listed {
  row: CollectionRow;
  numbers: number[];
}

/** Every public collection, the newest first; made anew when a collection or a list of recipes changes. */
export const listedCollections: () => Promise<Listed[]> = perVersion(
  () => lastChangeOf(tag.recipes, tag.collections),
  listAll,
);

async function listAll(): Promise<Listed[]> {
  const rows = await read()
    .select()
    .from(collections)
    .where(and(eq(collections.isPublished, true), isNull(collections.deletedAt)))
    .orderBy(desc(collections.createdAt), desc(collections.number))
    .limit(MOST_LISTED);
  const picked = [...new Set(rows.flatMap(({ picks }) => picks.map(({ recipe }) => recipe)))];
  const visible = await cardsByNumber(picked);
  return Promise.all(
    rows.map(async (row) => {
      const byHand = row.picks.map(({ recipe }) => recipe).filter((number) => visible.has(number));
      return { row, numbers: [...byHand, ...(await ruledNumbers(row))] };
    }),
  );
}
