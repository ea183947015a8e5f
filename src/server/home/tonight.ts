import { createHash } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import { cookings } from '#src/db/schema.ts';
import type { MemberHomeContent } from '#src/domain/home/member-home.ts';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { addDays, isWeekend } from '#src/domain/premium/weeks.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { totalTime } from '#src/domain/recipes/times.ts';
import { read } from '../base/database.ts';
import { isPremium, type SignedIn } from '../base/viewer.ts';
import { recipeCards } from '../recipes/recipes.ts';
import { appealingRecipes } from '../recipes/trending.ts';

/** Days for which nobody wants the same again. */
const LATELY = 14;
/** Minutes from the cupboard to the table there are on a day of work. */
const WEEKDAY_MINUTES = 50;
/** The dishes that appeal most, among which the day chooses. */
const CHOICE = 12;

interface Evening {
  today: string;
  /** What is planned for today and not left over. */
  planned: readonly MealEntry[];
  fits: (recipeId: string) => boolean;
}

/**
 * A dish for tonight: the plan's, for dinner first of all; else a meal of the season that fits, is quick enough for the day, and
 * was not cooked lately. The same all day; `null` where nothing fits.
 */
export async function dishForTonight(
  viewer: SignedIn,
  { today, planned, fits }: Evening,
): Promise<MemberHomeContent['tonight']> {
  const own = planned.find(({ slot, recipe }) => slot === 'dinner' && recipe) ?? planned.find(({ recipe }) => recipe);
  const [card] = own?.recipe ? await recipeCards([own.recipe.id]) : [];
  if (card) return { recipe: card, why: 'planned' };
  const lately = await cookedSince(viewer.id, addDays(today, -LATELY));
  const isMeal = ({ category }: RecipeSummary) => category === 'dinner' || category === 'lunch';
  const isInTime = (recipe: RecipeSummary) => isWeekend(today) || (totalTime(recipe) ?? 0) <= WEEKDAY_MINUTES;
  const found = (await appealingRecipes())
    .filter((recipe) => isMeal(recipe) && isInTime(recipe) && fits(recipe.id) && !lately.has(recipe.id))
    .filter(({ isPremiumOnly }) => !isPremiumOnly || isPremium(viewer))
    .slice(0, CHOICE);
  const recipe = found[drawn(`${viewer.id} ${today}`, found.length)];
  return recipe ? { recipe, why: 'fits' } : null;
}

async function cookedSince(userId: string, day: string): Promise<Set<string | null>> {
  const rows = await read()
    .select({ id: cookings.recipeId })
    .from(cookings)
    .where(and(eq(cookings.userId, userId), gte(cookings.day, day)));
  return new Set(rows.map(({ id }) => id));
}

/** A number below another that is the same for the same words. */
const drawn = (words: string, below: number): number =>
  createHash('sha256').update(words).digest().readUInt32BE() % Math.max(1, below);
