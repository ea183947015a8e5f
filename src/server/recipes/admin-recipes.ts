import { and, asc, count, desc, eq, inArray, isNotNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { recipes } from '#src/db/schema.ts';
import { type RecipeListPage, recipeListPage } from '#src/domain/paging.ts';
import type { AdminRecipeSort, BulkAction } from '#src/domain/recipes/editing/recipe-sorting.ts';
import type { Category } from '#src/domain/recipes/kitchen.ts';
import type { Recipe, RecipeCard } from '#src/domain/recipes/recipe.ts';
import type { Actor } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { likeWord, wordsOf } from '../base/like.ts';
import { changeWithin, type EditOutcome, removeWithin } from './editing.ts';
import { NotVegan } from './publishing.ts';
import { CARD_COLUMNS, toRecipe, toWholeCard } from './recipes.ts';

export interface AdminRecipeFilter {
  search?: string | undefined;
  /** `refused`: published by older rules, and could not be today. */
  status?: 'draft' | 'published' | 'refused' | undefined;
  category?: Category | undefined;
}

type ListedRecipe = RecipeCard & Pick<Recipe, 'isPublished' | 'updatedAt'> & { gateProblem: string | null };

const average = sql`${recipes.ratingSum} * 1.0 / ${recipes.totalRatings}`;
const ORDERS: Record<AdminRecipeSort, SQL[]> = {
  newest: [desc(recipes.createdAt)],
  oldest: [asc(recipes.createdAt)],
  updated: [desc(recipes.updatedAt)],
  title: [sql`${recipes.title} collate nocase`],
  rating: [sql`${average} desc nulls last`, desc(recipes.totalRatings)],
};

/** Administrators' list: every recipe. A search holds when each of its words is in title or id. */
export async function listAdminRecipes(
  filter: AdminRecipeFilter,
  { page, limit, sort }: { page: number; limit: number; sort: AdminRecipeSort },
): Promise<RecipeListPage<ListedRecipe>> {
  const wanted = where(filter);
  // Looked for in an index that holds all of this; only what is shown is read whole.
  const [[counted], found] = await Promise.all([
    read().select({ total: count() }).from(recipes).where(wanted),
    read()
      .select({ number: recipes.number })
      .from(recipes)
      .where(wanted)
      .orderBy(...ORDERS[sort], sort === 'oldest' ? asc(recipes.number) : desc(recipes.number))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  const cards = await cardsOf(found.map(({ number }) => number));
  return recipeListPage(cards, { page, limit, total: counted?.total ?? 0 });
}

/** Cards in the order of their numbers as given. */
async function cardsOf(numbers: readonly number[]): Promise<ListedRecipe[]> {
  if (numbers.length === 0) return [];
  const { number, isPublished, updatedAt, gateProblem } = recipes;
  const rows = await read()
    .select({ ...CARD_COLUMNS, number, isPublished, updatedAt, gateProblem })
    .from(recipes)
    .where(inArray(number, [...numbers]));
  const byNumber = new Map(
    rows.map(({ number, isPublished, updatedAt, gateProblem, ...card }) => [
      number,
      { ...toWholeCard(card), isPublished, updatedAt, gateProblem },
    ]),
  );
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

function where({ search = '', status, category }: AdminRecipeFilter): SQL | undefined {
  return and(
    // The plus keeps SQLite from the public lists' indexes, which do not hold what is looked for here.
    status && sql`+${recipes.isPublished} = ${status !== 'draft'}`,
    status === 'refused' ? isNotNull(recipes.gateProblem) : undefined,
    category && eq(recipes.category, category),
    ...wordsOf(search).map((word) => or(like(recipes.title, likeWord(word)), like(recipes.id, likeWord(word)))),
  );
}

type Row = typeof recipes.$inferSelect;
type AdminColumn = 'nutriScoreByHand' | 'nutritionByHand' | 'publishAt' | 'unpublishAt' | 'gateProblem';
type EditedRecipe = Recipe & Pick<Row, AdminColumn>;

/** A recipe with what its editor needs beyond what members see, or `null`. */
export async function findAdminRecipe(id: string): Promise<EditedRecipe | null> {
  const [row] = await read().select().from(recipes).where(eq(recipes.id, id));
  if (!row) return null;
  const { nutriScoreByHand, nutritionByHand, publishAt, unpublishAt, gateProblem } = row;
  return { ...toRecipe(row), nutriScoreByHand, nutritionByHand, publishAt, unpublishAt, gateProblem };
}

export interface Result {
  id: string;
  outcome: EditOutcome | 'refused';
  /** Why it was refused. */
  message?: string;
}

/**
 * Applies one action to several recipes in one write; returns the outcome of each. One that may not be public stays as
 * it is.
 */
export function doToRecipes(ids: readonly string[], action: BulkAction, actor: Actor): Promise<Result[]> {
  return write(async (tx, change) => {
    const results: Result[] = [];
    for (const id of new Set(ids)) {
      if (action === 'delete') results.push({ id, outcome: await removeWithin(tx, change, id, actor) });
      else results.push(await published(tx, change, id, action === 'publish', actor));
    }
    return results;
  });
}

async function published(
  tx: Transaction,
  change: Change,
  id: string,
  isPublished: boolean,
  actor: Actor,
): Promise<Result> {
  try {
    return { id, outcome: await changeWithin(tx, change, id, { isPublished }, actor) };
  } catch (error) {
    // Thrown before anything of this recipe is written.
    if (error instanceof NotVegan) return { id, outcome: 'refused', message: error.message };
    throw error;
  }
}
