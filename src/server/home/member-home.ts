import type { MemberHomeContent } from '#src/domain/home/member-home.ts';
import { addDays } from '#src/domain/premium/weeks.ts';
import { read } from '../base/database.ts';
import { isPremium, type SignedIn } from '../base/viewer.ts';
import { collectionsForNow } from '../collections/collections.ts';
import { whatFits } from '../listing/fitting.ts';
import { ownEating } from '../listing/own-eating.ts';
import { entriesBetween } from '../premium/meal-plan.ts';
import { toCookAgain } from './again.ts';
import { dishForTonight } from './tonight.ts';

/** Days of the plan that are shown, today among them. */
const DAYS = 7;

/** What a member finds at home on a day of theirs. */
export async function memberHome(viewer: SignedIn, today: string): Promise<MemberHomeContent> {
  const fits = (await whatFits())(await ownEating(viewer.id));
  const hasPlan = isPremium(viewer);
  const entries = hasPlan ? await entriesBetween(read(), viewer.id, today, addDays(today, DAYS - 1)) : [];
  const planned = entries.filter(({ day, isLeftover }) => day === today && !isLeftover);
  const [tonight, again, [collection]] = await Promise.all([
    dishForTonight(viewer, { today, planned, fits }),
    toCookAgain(viewer.id, { today, fits }),
    collectionsForNow(1),
  ]);
  const week = Array.from({ length: DAYS }, (_, at) => addDays(today, at)).map((day) => ({
    day,
    meals: entries
      .filter((entry) => entry.day === day)
      .map(({ title, note, recipe, isLeftover }) => ({
        title: title || note,
        recipeId: recipe?.id ?? null,
        isLeftover,
      })),
  }));
  return {
    tonight,
    week: hasPlan ? week : null,
    again: again?.recipe.id === tonight?.recipe.id ? null : again,
    collection: collection
      ? {
          ...{ id: collection.id, title: collection.title, description: collection.description },
          ...{ count: collection.count, cover: collection.cover[0]?.url ?? null },
        }
      : null,
  };
}
