import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';

/** What a cook who reads a filled week knows of a dish: only what stands on its page. */
export interface JudgedRecipe {
  id: string;
  title: string;
  category: string;
  categories: readonly string[];
  prepTime: number | null;
  cookTime: number | null;
  restTime: number | null;
  servings: number | null;
  instructions: readonly string[];
}

export interface Asked {
  household: number;
  weekdayMinutes: number | undefined;
  weekendProjects: boolean;
  /** Who asks for protein eats beans and tofu more often than twice a week. */
  isProteinAsked: boolean;
}

/** A dish of one piece, as its steps say: a tin, a dish for the oven, a whole thing that is sliced. */
const ONE_PIECE =
  /\b(?:cake|loaf|tart|pie|springform|muffin|baking) (?:tin|dish)|\btart case|\bslice (?:it )?(?:the loaf|into)\b/i;
/** What is drunk or spooned for a breakfast, though it is no breakfast first of all. */
const BREAKFAST = /\b(?:smoothie|shake|chia pudding|rolls)$/i;
const NO_MEAL = /\b(?:milk|sauce|dressing|stock|jam|vinegar)$/i;
/** Words of titles that say nothing of what is eaten. */
const NO_FOOD =
  /^(?:with|and|in|on|the|of|a|sin|red|black|white|green|crispy|creamy|smoky|hearty|spicy|baked|roasted|stuffed|pulled|fluffy|classic|soup|salad|stew|curry|bowl|tacos?|wrap|toast|pasta|rice|noodles?|sauce|fresh|chunky|vegetable|sweet|breakfast)$/i;

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

/** What a cook would laugh at in a week of a plan. `entries` of that week. */
export function laughedAt(
  entries: readonly MealEntry[],
  recipes: ReadonlyMap<string, JudgedRecipe>,
  asked: Asked,
): string[] {
  const meals = entries.flatMap((entry) => {
    const recipe = recipes.get(entry.recipe?.id ?? '');
    return recipe ? [{ entry, recipe }] : [];
  });
  const found = meals.flatMap(({ entry, recipe }) => {
    const again = meals.filter((other) => other.recipe.id === recipe.id && other.entry.isLeftover).length;
    return mistakesOf(entry, recipe, again, asked).map(
      (mistake) => `${entry.day} ${entry.slot}: ${recipe.title}, ${mistake}`,
    );
  });
  return [...found, ...repeatedIn(meals, asked), ...longDaysIn(meals, asked)];
}

type Meal = { entry: MealEntry; recipe: JudgedRecipe };

function mistakesOf(entry: MealEntry, recipe: JudgedRecipe, again: number, asked: Asked): string[] {
  if (entry.isLeftover) return [];
  const total = (recipe.prepTime ?? 0) + (recipe.cookTime ?? 0) + (recipe.restTime ?? 0);
  const wait = recipe.restTime ?? 0;
  const isSaturdayOrSunday = [0, 6].includes(weekdayOf(entry.day));
  const written = recipe.servings ?? 1;
  const isOnePiece = recipe.instructions.some((step) => ONE_PIECE.test(step));
  const isProject = isSaturdayOrSunday && asked.weekendProjects;
  const wrong = {
    [`${total} min on a weekday of ${asked.weekdayMinutes}`]:
      !isSaturdayOrSunday && asked.weekdayMinutes !== undefined && total > asked.weekdayMinutes,
    [`waits ${wait} min on a weekday`]: !isSaturdayOrSunday && wait > 90,
    [`waits ${wait} min`]: wait > 12 * 60,
    [`a project of ${total} min nobody asked for`]:
      isSaturdayOrSunday && !isProject && total > Math.max(100, asked.weekdayMinutes ?? 180),
    [`begun in the night (${total} min)`]: entry.slot === 'breakfast' && total > 100 && wait < 5 * 60,
    [`${entry.servings} of ${written} in one piece`]: isOnePiece && written >= 4 && entry.servings < written / 2,
    [`${entry.servings} of ${written}`]: written >= 6 && entry.servings < written * 0.4,
    [`${entry.servings} for ${asked.household}, ${again} times again`]:
      entry.servings > asked.household * (again + 1) || again > 3,
    'a sweet or a drink for a meal':
      entry.slot !== 'snack' &&
      ['desserts', 'beverages'].includes(recipe.category) &&
      !(entry.slot === 'breakfast' && BREAKFAST.test(recipe.title)),
    'no breakfast': entry.slot === 'breakfast' && !recipe.categories.includes('breakfast'),
    'no meal': NO_MEAL.test(recipe.title),
  };
  return Object.keys(wrong).filter((mistake) => wrong[mistake]);
}

/** Dishes twice in a week other than as leftovers, and foods that three dinners and lunches are named after. */
function repeatedIn(meals: readonly Meal[], { isProteinAsked }: Asked): string[] {
  const cooked = meals.filter(({ entry }) => !entry.isLeftover);
  const twice = [...Map.groupBy(cooked, ({ recipe }) => recipe.id).values()].filter(({ length }) => length > 1);
  const mains = cooked.filter(({ entry }) => entry.slot === 'lunch' || entry.slot === 'dinner');
  const words = mains.flatMap(({ recipe }) => [
    ...new Set(
      recipe.title
        .toLowerCase()
        .replace('green beans', '')
        .split(/[^\p{L}]+/u)
        .map((word) => word.replace(/(?<=.{3})s$/, ''))
        .filter((word) => word && !NO_FOOD.test(word)),
    ),
  ]);
  const often = [...Map.groupBy(words, (word) => word)].filter(([, each]) => each.length > (isProteinAsked ? 4 : 2));
  return [
    ...twice.map(([meal]) => `${meal?.recipe.title} twice`),
    ...often.map(
      ([word, each]) => `${word} ${each.length} times: ${mains.map(({ recipe }) => recipe.title).join(', ')}`,
    ),
  ];
}

/** Days on which somebody would stand in the kitchen from morning to night. */
function longDaysIn(meals: readonly Meal[], { weekendProjects }: Asked): string[] {
  const days = Map.groupBy(
    meals.filter(({ entry }) => !entry.isLeftover),
    ({ entry }) => entry.day,
  );
  return [...days].flatMap(([day, ofDay]) => {
    const work = ofDay.reduce((sum, { recipe }) => sum + (recipe.prepTime ?? 0) + (recipe.cookTime ?? 0), 0);
    const projects = ofDay.filter(({ recipe }) => (recipe.restTime ?? 0) >= 120).length;
    return work > (weekendProjects ? 330 : 240) || projects > 2
      ? [`${day}: ${work} min of work, ${projects} long waits`]
      : [];
  });
}
