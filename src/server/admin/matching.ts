import { and, eq, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { recipes, recipeViews } from '#src/db/schema.ts';
import type { RecipeStatus, WorkQueue } from '#src/domain/recipes/editing/recipe-sorting.ts';
import type { Category, Diet } from '#src/domain/recipes/kitchen.ts';
import type { Actor } from '../base/audit.ts';
import { read } from '../base/database.ts';
import { likeWord, wordsOf } from '../base/like.ts';
import { standing } from '../published/hand-in-rows.ts';
import { editableRecipes, recipeKind } from '../recipes/kind.ts';
import { searchFor } from '../search/search.ts';
import { repair } from '../search/spelling.ts';

export interface AdminRecipeFilter {
  search?: string | undefined;
  status?: RecipeStatus | undefined;
  category?: Category | undefined;
  queue?: WorkQueue | undefined;
  tag?: string | undefined;
  diet?: Diet | undefined;
  premium?: 'yes' | 'no' | undefined;
  /** Id of who writes it. */
  owner?: string | undefined;
}

/**
 * The recipes that administrators see under a filter. What it asks of a recipe stands in the index of their list, so that
 * no recipe is read whole; of a search only drafts are, for what is in them.
 */
export async function matching({ search = '', ...filter }: AdminRecipeFilter, viewer: Pick<Actor, 'id' | 'role'>) {
  const { status, category, queue, tag, diet, premium, owner } = filter;
  return and(
    status === 'bin' ? isNotNull(recipes.deletedAt) : isNull(recipes.deletedAt),
    editableRecipes(viewer),
    // The plus keeps SQLite from the public lists' indexes, which do not hold what is looked for here.
    status && status !== 'bin'
      ? sql`+${recipes.isPublished} = ${status === 'published' || status === 'refused'}`
      : undefined,
    status === 'handed-in' || status === 'back' || status === 'approved' ? standing(recipeKind, status) : undefined,
    status === 'refused' ? isNotNull(recipes.gateProblem) : undefined,
    category && eq(recipes.category, category),
    queue && (queue === 'unviewed' ? UNVIEWED : has(recipes.todo, queue)),
    tag ? has(recipes.tags, tag) : undefined,
    diet && has(recipes.dietaryRestrictions, diet),
    premium && eq(recipes.isPremiumOnly, premium === 'yes'),
    owner ? sql`+${recipes.ownerId} = ${owner}` : undefined,
    await found(search),
  );
}

const UNVIEWED = sql`+${recipes.isPublished} = 1 and not exists (
  select 1 from ${recipeViews} where ${recipeViews.recipeId} = ${recipes.id})`;

/** Whether a list kept as JSON has a word. */
const has = (
  list: SQL | typeof recipes.tags | typeof recipes.todo | typeof recipes.dietaryRestrictions,
  word: string,
) => sql`instr(${list}, ${JSON.stringify(word)}) > 0`;

/**
 * Each word in title or id; else what readers would find, other names and slips of the finger forgiven; and drafts, which
 * they cannot find, with each word among title, ingredients and the other names of these.
 */
async function found(search: string): Promise<SQL | undefined> {
  const words = wordsOf(search);
  if (words.length === 0) return undefined;
  const [readers, ...written] = await Promise.all([searchFor(search), ...words.map(inDrafts)]);
  return or(
    called(words),
    readers.left.length === 0
      ? sql`${recipes.number} in (select value from json_each(${JSON.stringify(readers.numbers)}))`
      : undefined,
    sql`${recipes.number} in (select ${recipes.number} from ${recipes} where ${and(isDraft, ...written)})`,
  );
}

const called = (words: readonly string[]) =>
  and(...words.map((word) => or(like(recipes.title, likeWord(word)), like(recipes.id, likeWord(word)))));

/** Order in which recipes come first that are called as a search. */
export const calledFirst = (search = ''): SQL => sql`${called(wordsOf(search)) ?? sql`1`} desc`;

const isDraft = eq(recipes.isPublished, false);

/** A word in drafts; one that is in none is mended. */
async function inDrafts(word: string): Promise<SQL | undefined> {
  const { title, ingredients, searchAliases } = recipes;
  const written = (part: string) =>
    sql`${title} || ' ' || ${ingredients} || ' ' || ${searchAliases} like ${likeWord(part)}`;
  const [known] = await read()
    .select({ number: recipes.number })
    .from(recipes)
    .where(and(isDraft, written(word)))
    .limit(1);
  const meant = known ? null : await repair(word.toLowerCase());
  return and(...(meant ?? [word]).map(written));
}
