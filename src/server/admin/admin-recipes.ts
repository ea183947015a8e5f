import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { recipes, users } from '#src/db/schema.ts';
import { PERMISSIONS } from '#src/domain/members/permissions.ts';
import { type RecipeListPage, recipeListPage } from '#src/domain/paging.ts';
import type { Stand } from '#src/domain/published/stands.ts';
import type { AdminRecipeSort } from '#src/domain/recipes/editing/recipe-sorting.ts';
import type { Recipe, RecipeSummary } from '#src/domain/recipes/recipe.ts';
import type { Actor } from '../base/audit.ts';
import { read } from '../base/database.ts';
import { standsOf } from '../published/hand-in-rows.ts';
import { editableRecipes, recipeKind } from '../recipes/kind.ts';
import { CARD_COLUMNS, toRecipe, toWholeCard } from '../recipes/recipes.ts';
import { type AdminRecipeFilter, calledFirst, matching } from './matching.ts';

type Row = typeof recipes.$inferSelect;
type ListedRecipe = RecipeSummary &
  Pick<Recipe, 'isPublished' | 'updatedAt'> &
  Pick<Row, 'gateProblem' | 'deletedAt' | 'todo'> & {
    /** Name of who writes it. */
    owner: string | null;
    stand: Stand;
  };

const average = sql`${recipes.ratingSum} * 1.0 / ${recipes.totalRatings}`;
const ORDERS: Record<Exclude<AdminRecipeSort, 'match'>, SQL[]> = {
  newest: [desc(recipes.createdAt)],
  oldest: [asc(recipes.createdAt)],
  updated: [desc(recipes.updatedAt)],
  title: [sql`${recipes.title} collate nocase`],
  rating: [sql`${average} desc nulls last`, desc(recipes.totalRatings)],
};

const orderOf = (sort: AdminRecipeSort, search?: string): SQL[] =>
  sort === 'match' ? [calledFirst(search), ...ORDERS.newest] : ORDERS[sort];

/** Administrators' list: every recipe that is the viewer's business, or those of the bin, the latest in it first. */
export async function listAdminRecipes(
  filter: AdminRecipeFilter,
  { page, limit, sort }: { page: number; limit: number; sort: AdminRecipeSort },
  viewer: Pick<Actor, 'id' | 'role'>,
): Promise<RecipeListPage<ListedRecipe>> {
  const wanted = await matching(filter, viewer);
  const order = filter.status === 'bin' ? [desc(recipes.deletedAt)] : orderOf(sort, filter.search);
  // Looked for in an index that holds all of this; only what is shown is read whole.
  const [[counted], found] = await Promise.all([
    read().select({ total: count() }).from(recipes).where(wanted),
    read()
      .select({ number: recipes.number })
      .from(recipes)
      .where(wanted)
      .orderBy(...order, sort === 'oldest' ? asc(recipes.number) : desc(recipes.number))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  const cards = await cardsOf(found.map(({ number }) => number));
  return recipeListPage(cards, { page, limit, total: counted?.total ?? 0 });
}

/** Cards in the order of their numbers as given. */
async function cardsOf(numbers: readonly number[]): Promise<ListedRecipe[]> {
  if (numbers.length === 0) return [];
  const { number, isPublished, updatedAt, gateProblem, deletedAt, todo } = recipes;
  const more = { isPublished, updatedAt, gateProblem, deletedAt, todo } as const;
  const owner = sql<string | null>`trim(${users.firstName} || ' ' || coalesce(${users.lastName}, ''))`;
  const rows = await read()
    .select({ card: CARD_COLUMNS, number, more, owner })
    .from(recipes)
    .leftJoin(users, eq(users.id, recipes.ownerId))
    .where(inArray(number, [...numbers]));
  const stands = await standsOf(
    recipeKind,
    rows.map(({ card: { id }, more: { isPublished } }) => ({ id, isPublished })),
  );
  const byNumber = new Map(
    rows.map(({ number, card, more, owner }) => [
      number,
      { ...toWholeCard(card), ...more, owner, stand: stands.get(card.id) ?? 'work' },
    ]),
  );
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

type AdminColumn = 'nutriScoreByHand' | 'nutritionByHand' | 'publishAt' | 'unpublishAt' | 'gateProblem';
type EditedRecipe = Recipe & Pick<Row, AdminColumn>;

const theirRecipe = (id: string, viewer: Actor) =>
  and(eq(recipes.id, id), isNull(recipes.deletedAt), editableRecipes(viewer));

/** Whether there is such a recipe, and it is the viewer's business. */
export async function isTheirs(id: string, viewer: Actor): Promise<boolean> {
  const [there] = await read().select({ id: recipes.id }).from(recipes).where(theirRecipe(id, viewer));
  return there !== undefined;
}

/** Ids of all recipes under a filter, the newest first. */
export async function matchingIds(filter: AdminRecipeFilter, viewer: Pick<Actor, 'id' | 'role'>): Promise<string[]> {
  const wanted = await matching(filter, viewer);
  const rows = await read().select({ id: recipes.id }).from(recipes).where(wanted).orderBy(desc(recipes.createdAt));
  return rows.map(({ id }) => id);
}

/** Whoever may write recipes, by name. */
export async function recipeWriters(): Promise<{ id: string; name: string }[]> {
  const writers = and(inArray(users.role, PERMISSIONS.write), eq(users.isActive, true));
  const rows = await read()
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(writers)
    .orderBy(asc(users.firstName), asc(users.lastName));
  return rows.map(({ id, firstName, lastName }) => ({ id, name: [firstName, lastName].filter(Boolean).join(' ') }));
}

/** A recipe with what its editor needs beyond what members see; `null` where it is not the viewer's business. */
export async function findAdminRecipe(id: string, viewer: Actor): Promise<EditedRecipe | null> {
  const [row] = await read().select().from(recipes).where(theirRecipe(id, viewer));
  if (!row) return null;
  const { nutriScoreByHand, nutritionByHand, publishAt, unpublishAt, gateProblem } = row;
  return { ...toRecipe(row), nutriScoreByHand, nutritionByHand, publishAt, unpublishAt, gateProblem };
}
