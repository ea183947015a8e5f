import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { servingCalories, toNutrition } from '#src/domain/nutrition/shown-nutrition.ts';
import { NO_FIGURES, teaserOf } from '#src/domain/recipes/exclusive.ts';
import { averageRating } from '#src/domain/recipes/ratings.ts';
import type { Recipe, RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { prepared, read } from '../base/database.ts';
import { isPremium, VISITOR, type Viewer } from '../base/viewer.ts';
import { changeTime } from '../published/changing.ts';

type Row = typeof recipes.$inferSelect;

/**
 * The one place that decides which recipes a viewer may see. `byKey` is for recipes picked by id or number: the plus
 * keeps SQLite from walking the index of all published recipes instead, which it takes for short.
 */
export function visibleTo(viewer: Pick<Viewer, 'role'>, { byKey = false } = {}): SQL | undefined {
  // A draft in the bin is seen there alone.
  if (viewer.role === 'admin') return isNull(recipes.deletedAt);
  return byKey ? sql`+${recipes.isPublished} = 1` : eq(recipes.isPublished, true);
}

/** The title of a recipe the viewer may see, else `null`: for lists of what a member once did with recipes. */
export const titleFor = (viewer: Pick<Viewer, 'role'>): SQL<string | null> =>
  sql`case when ${visibleTo(viewer, { byKey: true }) ?? sql`1`} then ${recipes.title} end`;

/** A recipe the viewer may see, a teaser where it is for others, or `null`. */
export async function findRecipe(id: string, viewer: Viewer = VISITOR): Promise<Recipe | null> {
  const row = await recipeById(viewer.role).get({ id });
  return row ? shownTo(viewer, toRecipe(row)) : null;
}

/** A recipe that waits to be published, as everybody will see it from its time on; `null` where it waits for none. */
export async function findPlanned(id: string): Promise<Recipe | null> {
  const [row] = await read().select().from(recipes).where(eq(recipes.id, id));
  if (!row || row.publishAt === null) return null;
  const { publishAt: at, publishedAt } = row;
  const dates = { publishedAt: publishedAt ?? at, updatedAt: changeTime(row, at) };
  return shownTo(VISITOR, toRecipe({ ...row, ...dates, isPublished: true }));
}

const recipeById = prepared((read, role: Viewer['role']) =>
  read
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, sql.placeholder('id')), visibleTo({ role })))
    .prepare(),
);

/** The one place that decides whether a viewer sees all of a recipe, or its teaser. */
export const seesWhole = (viewer: Pick<Viewer, 'role'>, { isPremiumOnly }: Pick<Recipe, 'isPremiumOnly'>): boolean =>
  !isPremiumOnly || isPremium(viewer);

const shownTo = (viewer: Viewer, recipe: Recipe): Recipe => (seesWhole(viewer, recipe) ? recipe : teaserOf(recipe));

/** Cards in the order of `ids`; those a visitor may not see are left out. */
export async function recipeCards(ids: readonly string[]): Promise<RecipeSummary[]> {
  if (ids.length === 0) return [];
  const rows = await cardsById().all({ ids: JSON.stringify(ids) });
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const cardsById = prepared((read) =>
  read
    .select(CARD_COLUMNS)
    .from(recipes)
    .where(
      and(
        inArray(recipes.id, sql`(select value from json_each(${sql.placeholder('ids')}))`),
        visibleTo(VISITOR, { byKey: true }),
      ),
    )
    .prepare(),
);

/** Cards by the numbers of their recipes; those a visitor may not see are left out. */
export async function cardsByNumber(numbers: readonly number[]): Promise<Map<number, RecipeSummary>> {
  if (numbers.length === 0) return new Map();
  const rows = await numberedRows().all({ numbers: JSON.stringify(numbers) });
  return new Map(rows.map(({ number, ...row }) => [number, toCard(row)]));
}

const numberedRows = prepared((read) =>
  read
    .select({ ...CARD_COLUMNS, number: recipes.number })
    .from(recipes)
    .where(
      and(
        inArray(recipes.number, sql`(select value from json_each(${sql.placeholder('numbers')}))`),
        visibleTo(VISITOR, { byKey: true }),
      ),
    )
    .prepare(),
);

export async function newestRecipes(limit: number): Promise<RecipeSummary[]> {
  const rows = await read()
    .select(CARD_COLUMNS)
    .from(recipes)
    .where(visibleTo(VISITOR))
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
    .limit(limit);
  return rows.map(toCard);
}

/** Addresses of every published recipe with the time of its last change, for sitemap and pre-rendering. */
export async function publishedRecipes(): Promise<{ id: string; updatedAt: number; imageUrl: string | null }[]> {
  return read()
    .select({ id: recipes.id, updatedAt: recipes.updatedAt, imageUrl: recipes.imageUrl })
    .from(recipes)
    .where(visibleTo(VISITOR))
    .orderBy(desc(recipes.createdAt), desc(recipes.id));
}

/** Columns that {@link toCard} needs. */
export const CARD_COLUMNS = {
  id: recipes.id,
  title: recipes.title,
  description: recipes.description,
  imageUrl: recipes.imageUrl,
  table: recipes.table,
  category: recipes.category,
  difficulty: recipes.difficulty,
  tags: recipes.tags,
  dietaryRestrictions: recipes.dietaryRestrictions,
  prepTime: recipes.prepTime,
  cookTime: recipes.cookTime,
  restTime: recipes.restTime,
  restKind: recipes.restKind,
  servings: recipes.servings,
  nutrition: recipes.nutrition,
  nutriScore: recipes.nutriScore,
  isPremiumOnly: recipes.isPremiumOnly,
  ratingSum: recipes.ratingSum,
  totalRatings: recipes.totalRatings,
  createdAt: recipes.createdAt,
} as const;

type CardRow = Pick<Row, keyof typeof CARD_COLUMNS>;

/** A recipe in a list, the same for everybody: of an exclusive one it has no figures. */
export function toCard(row: CardRow): RecipeSummary {
  const card = toWholeCard(row);
  return row.isPremiumOnly ? { ...card, ...NO_FIGURES } : card;
}

/** A recipe in a list of administrators. */
export function toWholeCard({ nutrition, ratingSum, ...row }: CardRow): RecipeSummary {
  return {
    ...row,
    calories: nutrition ? servingCalories(nutrition) : 0,
    avgRating: averageRating(ratingSum, row.totalRatings),
  };
}

export function toRecipe(row: Row): Recipe {
  const { number, searchAliases, nutriScoreByHand, nutritionByHand, ratingSum, nutrition, ...more } = row;
  const { publishAt, unpublishAt, ownerId, deletedAt, wasPublished, ...kept } = more;
  const { veganAnswers, figureAnswers, gateProblem, gateRules, facts, todo, ...rest } = kept;
  return {
    ...rest,
    ...toWholeCard({ ...rest, nutrition, ratingSum }),
    isTeaser: false,
    isVegan: gateProblem === null,
    nutrition: nutrition && toNutrition(nutrition),
  };
}
