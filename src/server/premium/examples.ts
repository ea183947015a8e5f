import { and, desc, eq, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import type { ExampleDay, PremiumExamples } from '#src/domain/premium/examples.ts';
import { filledMeals } from '#src/domain/premium/meal-plan/fill.ts';
import { dayReason, reasonsOf } from '#src/domain/premium/meal-plan/reasons.ts';
import { SLOT_LABELS } from '#src/domain/premium/meal-plan/slots.ts';
import type { ShoppingItem } from '#src/domain/premium/shopping/list.ts';
import { mergeRecipes } from '#src/domain/premium/shopping/merge.ts';
import { sourcesText } from '#src/domain/premium/shopping/sources.ts';
import { daysOf, weekdayName } from '#src/domain/premium/weeks.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { recipeAsRead } from '#src/domain/recipes/recipe-as-read.ts';
import { partText, scaledLine } from '#src/domain/scaling/scaling.ts';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import { read } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { CARD_COLUMNS, findRecipe, recipeCards, toCard, visibleTo } from '../recipes/recipes.ts';
import { answerTo } from '../search/sentence-search.ts';
import { getSettings } from '../site/settings.ts';
import { candidatesFor } from './meal-plan-candidates.ts';

/** Any week: only the names of its days show. */
const WEEK = '2024-W02';
const DAYS = 3;
const SEED = 7;
const SERVINGS = 2;
const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
const WEEKDAY_MINUTES = 40;
/** Most items shown of the list. */
const ITEMS = 8;
const EXCLUSIVE = 4;
const SENTENCE = 'A quick high-protein dinner without nuts, under 30 minutes';

/** The Premium page's examples of its tools: made by the same code, of the recipes that visitors may see. */
export async function premiumExamples(): Promise<PremiumExamples> {
  const days = await filledDays();
  const planned = days.flatMap(({ meals }) => meals.filter(({ isLeftover }) => !isLeftover));
  const cooked = (await Promise.all(planned.map(({ recipe }) => findRecipe(recipe.id)))).filter(
    (recipe) => recipe !== null,
  );
  const servings = new Map(planned.map(({ recipe, servings }) => [recipe.id, servings]));
  const { understood, results } = await answerTo(readSentence(SENTENCE), []);
  return {
    days,
    list: listFor(cooked, servings),
    sheet: sheetOf(cooked.at(-1)),
    search: { sentence: SENTENCE, understood, found: results.slice(0, 3) },
    exclusive: await exclusiveRecipes(),
  };
}

/** The first days of a week that is filled as a member's is. */
async function filledDays(): Promise<ExampleDay[]> {
  const wish = { slots: [...MEALS], diets: [], maxWeekdayMinutes: WEEKDAY_MINUTES };
  const found = await candidatesFor(wish, SEED);
  const cards = await recipeCards(found.map(({ id }) => id));
  const free = new Map(cards.flatMap((card) => (card.isPremiumOnly ? [] : [[card.id, card] as const])));
  const candidates = found.flatMap(({ id, candidate }) => (free.has(id) ? candidate : []));
  const opened = new Map(candidates.map((candidate) => [candidate.id, candidate.opened]));
  const days = daysOf(WEEK, (await getSettings('weeks')).weekStart);
  const entries = filledMeals(candidates, { ...wish, servings: SERVINGS, days, planned: [], seed: SEED }).flatMap(
    (meal) => {
      const card = free.get(meal.recipeId);
      const id = `${meal.day} ${meal.slot}`;
      const recipe = card && { ...card, opened: [...(opened.get(card.id) ?? [])] };
      return recipe ? [{ ...meal, id, position: 0, title: recipe.title, recipe, leftoverOf: null }] : [];
    },
  );
  const reasons = reasonsOf(entries);
  const byDay = [...Map.groupBy(entries, ({ day }) => day)].slice(0, DAYS);
  return byDay.map(([day, ofDay]) => ({
    name: weekdayName(day),
    why: dayReason(ofDay),
    meals: ofDay.map(({ id, slot, recipe, servings, isLeftover }) => ({
      slot: SLOT_LABELS[slot],
      recipe,
      servings,
      isLeftover,
      why: reasons.get(id) ?? '',
    })),
    calories: ofDay.reduce((sum, { recipe }) => sum + recipe.calories, 0),
  }));
}

function listFor(cooked: readonly Recipe[], planned: ReadonlyMap<string, number>): PremiumExamples['list'] {
  const titles = new Map(cooked.map(({ id, title }) => [id, title]));
  const items = mergeRecipes(
    cooked.flatMap(({ id, ingredients, servings: own }) =>
      own === null ? [] : [{ entryId: id, ingredients, recipeServings: own, servings: planned.get(id) ?? SERVINGS }],
    ),
  );
  const buyers = ({ sources }: ShoppingItem): number => new Set(sources.map(({ entryId }) => entryId)).size;
  const most = items
    .filter((item) => !item.isStaple && item.amount && buyers(item) > 1)
    .toSorted((a, b) => buyers(b) - buyers(a))
    .slice(0, ITEMS);
  const shared = items.filter((item) => most.includes(item)).map((item) => ({ item, from: sourcesText(item, titles) }));
  const lines = cooked.reduce((sum, { ingredients }) => sum + ingredients.length, 0);
  return { recipes: cooked.length, lines, items: items.length, shared };
}

function sheetOf(recipe: Recipe | undefined): PremiumExamples['sheet'] {
  if (!recipe) return null;
  const { lines, steps } = recipeAsRead(recipe, {});
  return {
    recipe,
    lines: lines.map((line) => scaledLine(line)),
    steps: steps.map((parts) => parts.map(partText).join('')),
  };
}

async function exclusiveRecipes(): Promise<PremiumExamples['exclusive']> {
  const isExclusive = and(eq(recipes.isPremiumOnly, true), visibleTo(VISITOR));
  const [counts] = await read().select({ total: sql<number>`count(*)` }).from(recipes).where(isExclusive);
  const rows = await read()
    .select(CARD_COLUMNS)
    .from(recipes)
    .where(isExclusive)
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
    .limit(EXCLUSIVE);
  return { total: counts?.total ?? 0, newest: rows.map(toCard) };
}
