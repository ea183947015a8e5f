import { minutesText } from '../../quantities/duration-texts.ts';
import { totalTime } from '../../recipes/times.ts';
import { weekdayName } from '../weeks.ts';
import type { MealEntry, MealRecipe } from './entries.ts';
import { SLOT_LABELS, SLOTS } from './slots.ts';
import { cook, type Stock, type Taken, takenFrom } from './stock.ts';

/** The facts about an entry that reasons need. */
interface Meal
  extends Pick<MealEntry, 'id' | 'day' | 'slot' | 'position' | 'title' | 'servings' | 'isLeftover' | 'leftoverOf'> {
  recipe: Pick<MealRecipe, 'id' | 'prepTime' | 'cookTime' | 'restTime' | 'opened'> | null;
}

/** As of a cook with work the next morning. */
const QUICK_MINUTES = 60;

/**
 * Why the meals of a week go together, by the ids of entries: what was cooked or opened for a meal before. It follows
 * from the plan as it is, so it stays true whatever is moved.
 */
export function reasonsOf(entries: readonly Meal[]): Map<string, string> {
  const reasons = new Map<string, string>();
  const stock: Stock<Meal> = new Map();
  const cooked = new Map<string, Meal>();
  for (const entry of inOrder(entries)) {
    const { recipe, servings } = entry;
    if (!recipe) continue;
    if (entry.isLeftover) {
      const { leftoverOf } = entry;
      const before = leftoverOf
        ? (entries.find(({ id }) => id === leftoverOf.id) ?? leftoverOf)
        : cooked.get(recipe.id);
      if (before) reasons.set(entry.id, `${ownerOf(before, entry, 'From')}: ${before.servings} servings are cooked`);
      continue;
    }
    const [most] = takenFrom(stock, recipe.opened, servings).toSorted((a, b) => b.units - a.units);
    if (most) reasons.set(entry.id, `Uses ${shareText(most)} ${ofOwner(most, entry)}`);
    cook(stock, recipe.opened, servings, entry);
    cooked.set(recipe.id, entry);
  }
  return reasons;
}

const inOrder = (entries: readonly Meal[]): Meal[] =>
  entries.toSorted(
    (a, b) => a.day.localeCompare(b.day) || SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot) || a.position - b.position,
  );

/** "the other half of", "the rest of", "some of". */
function shareText({ units, left }: Taken<Meal>): string {
  if (units < left * 0.8) return 'some of';
  return Math.abs(left - 0.5) < 0.1 ? 'the other half of' : 'the rest of';
}

/** "Monday’s coconut milk", of the same day "the coconut milk from breakfast". */
function ofOwner({ name, from }: Taken<Meal>, { day }: Meal): string {
  const thing = name.charAt(0).toLowerCase() + name.slice(1);
  return from.day === day
    ? `the ${thing} from ${SLOT_LABELS[from.slot].toLowerCase()}`
    : `${weekdayName(from.day)}’s ${thing}`;
}

/** "From Monday’s dinner". */
const ownerOf = (from: Pick<Meal, 'day' | 'slot'>, { day }: Meal, word: string): string => {
  const meal = SLOT_LABELS[from.slot].toLowerCase();
  return `${word} ${from.day === day ? `the same day’s ${meal}` : `${weekdayName(from.day)}’s ${meal}`}`;
};

/** The reason for a day as a whole: how long its meals take, waiting too; nothing where little is cooked. `entries` of that day. */
export function dayReason(entries: readonly Meal[]): string {
  const cooked = entries.flatMap(({ title, recipe, isLeftover }) =>
    recipe && !isLeftover ? [{ title, minutes: totalTime(recipe) }] : [],
  );
  const timed = cooked.flatMap(({ title, minutes }) => (minutes === null ? [] : [{ title, minutes }]));
  const [longest] = timed.toSorted((a, b) => b.minutes - a.minutes);
  if (!longest || cooked.length < 2) return '';
  // A meal whose time nobody knows isn't called quick.
  if (timed.length < cooked.length && longest.minutes <= QUICK_MINUTES) return '';
  return longest.minutes <= QUICK_MINUTES
    ? `${minutesText(longest.minutes)} or less`
    : `Time for ${longest.title}: ${minutesText(longest.minutes)}`;
}
