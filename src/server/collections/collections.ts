import { and, eq, isNotNull } from 'drizzle-orm';
import { collections, recipes } from '#src/db/schema.ts';
import type { CollectionText } from '#src/domain/collections/collection.ts';
import { calendarDay, isInSeason, seasonDays } from '#src/domain/collections/season.ts';
import type { NamedPage } from '#src/domain/published/naming.ts';
import type { Category } from '#src/domain/recipes/kitchen.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { paths } from '#src/paths.ts';
import { read } from '../base/database.ts';
import { changeTime } from '../published/changing.ts';
import { cardsByNumber } from '../recipes/recipes.ts';
import { type CollectionEntry, entriesOf, type Listed, listedCollections, pickedIds } from './contents.ts';
import type { CollectionRow } from './kind.ts';

/** Pictures that make up a cover without one of its own. */
const MOSAIC = 3;

/** A picture of a recipe. */
interface CoverPicture {
  url: string;
}

export interface CollectionTile extends Pick<CollectionText, 'title' | 'description' | 'people' | 'season'> {
  id: string;
  /** Recipes that visitors find in it. */
  count: number;
  /** The picture chosen for it, or those of its first recipes. */
  cover: CoverPicture[];
  updatedAt: number;
  createdAt: number;
}

export interface CollectionPage
  extends CollectionTile,
    Pick<CollectionText, 'introduction' | 'imageUrl' | 'seoTitle' | 'seoDescription'> {
  picked: CollectionEntry[];
  ruled: RecipeSummary[];
  hasRule: boolean;
  publishedAt: number | null;
  /** Ids of the recipes it names, public or not. */
  names: string[];
}

/** A public collection, or `null`; with `isPlanned` one that waits for its time, as it will be then. */
export async function findCollection(id: string, isPlanned = false): Promise<CollectionPage | null> {
  const isThere = isPlanned ? isNotNull(collections.publishAt) : eq(collections.isPublished, true);
  const [row] = await read()
    .select()
    .from(collections)
    .where(and(eq(collections.id, id), isThere));
  if (!row) return null;
  const { publishAt } = row;
  const planned = isPlanned &&
    publishAt !== null && { updatedAt: changeTime(row, publishAt), publishedAt: row.publishedAt ?? publishAt };
  return shownPage({ ...row, ...planned });
}

/** A collection as its page shows it. */
export async function shownPage(row: CollectionRow): Promise<CollectionPage> {
  const [{ picked, ruled }, names] = await Promise.all([entriesOf(row), pickedIds(row.picks)]);
  const cards = [...picked.map(({ recipe }) => recipe), ...ruled];
  const { introduction, imageUrl, seoTitle, seoDescription, publishedAt } = row;
  const tile = tileOf(row, cards.length, cards);
  return {
    ...tile,
    introduction,
    imageUrl,
    seoTitle,
    seoDescription,
    publishedAt,
    picked,
    ruled,
    names,
    hasRule: row.rule !== null,
  };
}

function tileOf(
  { id, title, description, people, season, imageUrl, updatedAt, createdAt }: CollectionRow,
  count: number,
  cards: readonly RecipeSummary[],
): CollectionTile {
  const own = imageUrl ? [{ url: imageUrl }] : [];
  const pictured = cards.flatMap(({ imageUrl: url }) => (url ? [{ url }] : []));
  const cover = own.length > 0 ? own : pictured.slice(0, MOSAIC);
  return { id, title, description, people, season, count, cover, updatedAt, createdAt };
}

async function tiles(listed: readonly Listed[]): Promise<CollectionTile[]> {
  const firsts = listed.flatMap(({ numbers }) => numbers.slice(0, MOSAIC));
  const cards = await cardsByNumber([...new Set(firsts)]);
  return listed.map(({ row, numbers }) =>
    tileOf(
      row,
      numbers.length,
      numbers.slice(0, MOSAIC).flatMap((number) => cards.get(number) ?? []),
    ),
  );
}

/** Public ones by id, each that has a recipe; in no order. */
export async function collectionTiles(ids: readonly string[]): Promise<CollectionTile[]> {
  if (ids.length === 0) return [];
  return tiles((await listedCollections()).filter((listed) => hasRecipes(listed) && ids.includes(listed.row.id)));
}

/** In season for the day, the shortest season first; those of the whole year, and the others, the newest first. */
function bySeason(listed: readonly Listed[], day: string): Record<'now' | 'always' | 'later', Listed[]> {
  const when = ({ row: { season } }: Listed) => {
    if (!season) return 'always';
    return isInSeason(season, day) ? 'now' : 'later';
  };
  const groups = Map.groupBy(listed, when);
  const lengthOf = ({ row: { season } }: Listed) => (season ? seasonDays(season) : 0);
  const inSeason = (groups.get('now') ?? []).toSorted((a, b) => lengthOf(a) - lengthOf(b));
  return { now: inSeason, always: groups.get('always') ?? [], later: groups.get('later') ?? [] };
}

/** Every public collection that has a recipe, by season. */
export async function collectionsBySeason(
  now = Date.now(),
): Promise<Record<'now' | 'always' | 'later', CollectionTile[]>> {
  const { now: inSeason, always, later } = bySeason((await listedCollections()).filter(hasRecipes), calendarDay(now));
  const [first, second, third] = await Promise.all([tiles(inSeason), tiles(always), tiles(later)]);
  return { now: first, always: second, later: third };
}

const hasRecipes = ({ numbers }: Listed): boolean => numbers.length > 0;

/** The collections that fit now: in season first, then what is good all year. */
export async function collectionsForNow(most: number, now = Date.now()): Promise<CollectionTile[]> {
  const { now: inSeason, always } = bySeason((await listedCollections()).filter(hasRecipes), calendarDay(now));
  return tiles([...inSeason, ...always].slice(0, most));
}

/** The newest, for the feed. */
export const newestCollections = async (most: number): Promise<CollectionTile[]> =>
  tiles((await listedCollections()).filter(hasRecipes).slice(0, most));

/** The same of a category: those of whose recipes at least half are of it. */
export async function collectionsOfCategory(
  category: Category,
  most: number,
  now = Date.now(),
): Promise<CollectionTile[]> {
  const { now: inSeason, always } = bySeason((await listedCollections()).filter(hasRecipes), calendarDay(now));
  const rows = await read().select({ number: recipes.number }).from(recipes).where(eq(recipes.category, category));
  const own = new Set(rows.map(({ number }) => number));
  const fits = ({ numbers }: Listed) => numbers.filter((number) => own.has(number)).length * 2 >= numbers.length;
  return tiles([...inSeason, ...always].filter(fits).slice(0, most));
}

/** Words by which a search means a menu. */
const MENU = ['menu', 'menus'];

/** The names by which a search finds each public collection that has a recipe. */
export const collectionNames = async (): Promise<NamedPage[]> =>
  (await listedCollections()).filter(hasRecipes).map(({ row: { id, title, people } }) => ({
    ...{ kind: 'Collections', title, path: paths.collection(id), also: people === null ? [] : MENU },
  }));

/** The collections a recipe is in, by season: for its page. */
export async function collectionsWith(
  recipeId: string,
  now = Date.now(),
): Promise<Pick<CollectionTile, 'id' | 'title'>[]> {
  const [recipe] = await read().select({ number: recipes.number }).from(recipes).where(eq(recipes.id, recipeId));
  if (!recipe) return [];
  const holding = (await listedCollections()).filter(({ numbers }) => numbers.includes(recipe.number));
  const { now: inSeason, always, later } = bySeason(holding, calendarDay(now));
  return [...inSeason, ...always, ...later].map(({ row: { id, title } }) => ({ id, title }));
}

/** Address and time of the last change of every public collection, for the sitemap and for pages made in advance. */
export async function publishedCollections(): Promise<{ id: string; updatedAt: number; imageUrl: string | null }[]> {
  const { id, updatedAt, imageUrl } = collections;
  return read().select({ id, updatedAt, imageUrl }).from(collections).where(eq(collections.isPublished, true));
}
