import { and, between, count, desc, eq } from 'drizzle-orm';
import { cookings, recipes } from '#src/db/schema.ts';
import {
  COOKING_LIMIT,
  type CookedTime,
  type CookingChange,
  type NewCooking,
  type TimesCooked,
} from '#src/domain/cooked/cookings.ts';
import { AppError } from '#src/domain/errors.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { VISITOR } from '../base/viewer.ts';
import { recipeCards, visibleTo } from '../recipes/recipes.ts';
import { mayHave, mustBeSent } from './photos.ts';

const changes = cap({ times: 120, seconds: 60 });
/** Times that a recipe's page shows. */
const LATEST = 10;

type Row = typeof cookings.$inferSelect;

const own = (userId: string, id: string) => and(eq(cookings.userId, userId), eq(cookings.id, id));
const latestFirst = [desc(cookings.day), desc(cookings.createdAt), desc(cookings.id)];

/** What a member cooked from one day to another, the latest first. */
export async function cookingsBetween(
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<CookedTime[]> {
  const rows = await read()
    .select()
    .from(cookings)
    .where(and(eq(cookings.userId, userId), between(cookings.day, from, to)))
    .orderBy(...latestFirst);
  return withRecipes(rows);
}

/** How often a member cooked a recipe; `null` for a recipe not to be seen. */
export async function cookedBefore(userId: string, recipeId: string): Promise<TimesCooked | null> {
  const [recipe] = await recipeCards([recipeId]);
  if (!recipe) return null;
  const those = and(eq(cookings.userId, userId), eq(cookings.recipeId, recipeId));
  const [[counted], rows] = await Promise.all([
    read().select({ times: count() }).from(cookings).where(those),
    read()
      .select()
      .from(cookings)
      .where(those)
      .orderBy(...latestFirst)
      .limit(LATEST),
  ]);
  const latest = rows.map((row) => ({ ...shown(row), title: recipe.title }));
  return { times: counted?.times ?? 0, latest };
}

/** `null` when there is no such recipe to be seen. Throws `conflict` when there is no room for one more. */
export async function addCooking(userId: string, { recipeId, ...told }: NewCooking): Promise<CookedTime | null> {
  await changes.take(userId);
  await mustBeSent(told.photo);
  const row = await write(async (tx) => {
    const [there] = await tx.select().from(cookings).where(own(userId, told.id));
    if (there) return there;
    const [recipe] = await tx
      .select({ title: recipes.title })
      .from(recipes)
      .where(and(eq(recipes.id, recipeId), visibleTo(VISITOR)));
    if (!recipe) return null;
    const [kept] = await tx.select({ count: count() }).from(cookings).where(eq(cookings.userId, userId));
    if ((kept?.count ?? 0) >= COOKING_LIMIT.kept)
      throw new AppError('conflict', `${COOKING_LIMIT.kept} times are kept at most: delete some first.`);
    await mayHave(tx, userId, told.photo);
    const made = { userId, recipeId, title: recipe.title, ...told, createdAt: Date.now() };
    await tx.insert(cookings).values(made);
    return made;
  });
  return row && one(row);
}

/** `null` when there is none. */
export async function correctCooking(userId: string, id: string, change: CookingChange): Promise<CookedTime | null> {
  await changes.take(userId);
  await mustBeSent(change.photo);
  const row = await write(async (tx) => {
    const [there] = await tx.select().from(cookings).where(own(userId, id));
    if (!there) return null;
    if (change.photo && change.photo !== there.photo) await mayHave(tx, userId, change.photo);
    const changed = { ...there, ...change };
    await tx.update(cookings).set(changed).where(own(userId, id));
    return changed;
  });
  return row && one(row);
}

export async function removeCooking(userId: string, id: string): Promise<void> {
  await changes.take(userId);
  await write((tx) => tx.delete(cookings).where(own(userId, id)));
}

/** All of a member's, the latest first, a photograph by its name in the archive: the titles are what they cooked, whoever may read the recipe now. */
export const exportCookings = (userId: string) =>
  read()
    .select({
      recipeId: cookings.recipeId,
      title: cookings.title,
      day: cookings.day,
      servings: cookings.servings,
      stars: cookings.stars,
      note: cookings.note,
      photo: cookings.photo,
    })
    .from(cookings)
    .where(eq(cookings.userId, userId))
    .orderBy(...latestFirst);

const shown = ({ id, day, servings, stars, note, photo, title }: Row): Omit<CookedTime, 'recipe'> => ({
  ...{ id, day, servings, stars, note, photo, title },
});

async function withRecipes(rows: readonly Row[]): Promise<CookedTime[]> {
  const ids = new Set(rows.flatMap(({ recipeId }) => recipeId ?? []));
  const cards = new Map((await recipeCards([...ids])).map((card) => [card.id, card]));
  return rows.map((row) => {
    const recipe = cards.get(row.recipeId ?? '') ?? null;
    return { ...shown(row), title: recipe?.title ?? row.title, recipe };
  });
}

const one = async (row: Row): Promise<CookedTime | null> => (await withRecipes([row]))[0] ?? null;
