import { and, eq, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { recipes } from '#src/db/schema.ts';
import { needsOf } from '#src/domain/recipes/needs.ts';
import { type FridgeAnswer, readFridge } from '#src/domain/search/fridge/address.ts';
import {
  type Kitchen,
  type KitchenCourse,
  type KitchenRecipe,
  MEAL,
  MOST_SENT,
  type PackedNeed,
} from '#src/domain/search/fridge/kitchen.ts';
import { wordsLikeNames } from '#src/domain/search/fridge/other-words.ts';
import { FOOD_NAMES, PANTRY, packedNeed } from '#src/domain/search/fridge/pantry.ts';
import { needPartsOf } from '#src/domain/search/fridge/parts.ts';
import { rank } from '#src/domain/search/fridge/rank.ts';
import { pictures } from '#src/paths.ts';
import { read } from '../base/database.ts';
import { perVersion } from '../base/per-version.ts';
import { VISITOR } from '../base/viewer.ts';
import { contentVersion } from '../recipes/catalogue.ts';
import { visibleTo } from '../recipes/recipes.ts';

/** Recipes are read so many at a time, so that others are answered in between. */
const BATCH = 200;
/** What a recipe needs, what of it each need is, and whether it is a meal. */
type ReadNeeds = readonly [needs: readonly PackedNeed[], parts: string, course: KitchenCourse];
const NO_NEEDS: ReadNeeds = [[], '', MEAL];
/** As a recipe was at a moment: reading them takes ten times as long as all else. */
const known = new LRUCache<string, ReadNeeds>({ max: 200_000 });

/** The fridge of an address or a call, and what can be cooked from it. */
export async function answerFridge(query: URLSearchParams, most?: number): Promise<FridgeAnswer> {
  const fridge = readFridge(query, FOOD_NAMES);
  const foods = fridge.foods.map(({ id }) => id);
  // An empty fridge needs no recipes.
  const recipes = foods.length > 0 ? await kitchenRecipes() : [];
  return { fridge, ranking: rank(PANTRY, recipes, { ...fridge, foods }, most) };
}

/** What a browser is told to answer that by itself. */
export async function kitchenForBrowsers(): Promise<Kitchen> {
  const recipes = await kitchenRecipes();
  others ??= wordsLikeNames(PANTRY);
  return { ...PANTRY, others, recipes: recipes.length > MOST_SENT ? null : recipes };
}
/** Takes a second to find, once a process. */
let others: readonly string[] | undefined;

/**
 * Every published recipe with what it needs. Exclusive ones are not among them: who may not read their ingredients must
 * not find them out by what is missing.
 */
export const kitchenRecipes: () => Promise<KitchenRecipe[]> = perVersion(contentVersion, readRecipes);

const COLUMNS = {
  number: recipes.number,
  id: recipes.id,
  title: recipes.title,
  imageUrl: recipes.imageUrl,
  table: recipes.table,
  prepTime: recipes.prepTime,
  cookTime: recipes.cookTime,
  restTime: recipes.restTime,
  restKind: recipes.restKind,
  updatedAt: recipes.updatedAt,
} as const;

async function readRecipes(): Promise<KitchenRecipe[]> {
  const rows = await read()
    .select(COLUMNS)
    .from(recipes)
    .where(and(visibleTo(VISITOR), eq(recipes.isPremiumOnly, false)))
    .orderBy(recipes.id);
  const needs = await needsOfAll(rows);
  return rows.map(({ id, title, imageUrl, table, prepTime, cookTime, restTime, restKind, number }) => {
    const picture = imageUrl === pictures.master(id) ? true : imageUrl;
    const times = [prepTime, cookTime, restTime] as const;
    return [id, title, picture, table, times, restKind, ...(needs.get(number) ?? NO_NEEDS)];
  });
}

type Row = { number: number; id: string; updatedAt: number };
const keyOf = ({ id, updatedAt }: Row): string => `${id} ${updatedAt}`;

function readNeeds(recipe: Parameters<typeof needsOf>[0] & Parameters<typeof needPartsOf>[0]): ReadNeeds {
  const needs = needsOf(recipe);
  return [needs.map(packedNeed), ...needPartsOf(recipe, needs)];
}

async function needsOfAll(rows: readonly Row[]): Promise<Map<number, ReadNeeds>> {
  const unread = rows.filter((row) => !known.has(keyOf(row)));
  for (let from = 0; from < unread.length; from += BATCH) {
    const some = unread.slice(from, from + BATCH);
    const sources = await read()
      .select({
        number: recipes.number,
        title: recipes.title,
        servings: recipes.servings,
        category: recipes.category,
        ingredients: recipes.ingredients,
        instructions: recipes.instructions,
        marks: recipes.marks,
      })
      .from(recipes)
      .where(
        inArray(recipes.number, sql`(select value from json_each(${JSON.stringify(some.map((row) => row.number))}))`),
      );
    const byNumber = new Map(sources.map((source) => [source.number, source]));
    for (const row of some) {
      const source = byNumber.get(row.number);
      if (source) known.set(keyOf(row), readNeeds(source));
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return new Map(rows.map((row) => [row.number, known.get(keyOf(row)) ?? NO_NEEDS]));
}
