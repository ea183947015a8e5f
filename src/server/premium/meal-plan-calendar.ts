import ical, { ICalEventTransparency } from 'ical-generator';
import { counted } from '#src/domain/counted.ts';
import { entryName, isGone, type MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { mealText } from '#src/domain/premium/meal-plan/leftovers.ts';
import { momentOf } from '#src/domain/premium/meal-plan/moments.ts';
import { SLOT_LABELS, SLOT_TIMES } from '#src/domain/premium/meal-plan/slots.ts';
import { timeText } from '#src/domain/recipes/times.ts';
import { paths } from '#src/paths.ts';
import type { Site } from '../site/site-facts.ts';

/** The time after which a calendar program is asked to look again. */
const REFRESH_SECONDS = 3600;

/** A meal with when it last changed, UTC milliseconds. */
export type CalendarEntry = MealEntry & { updatedAt: number };

/**
 * The plan as an iCalendar file (RFC 5545). Each meal has the same UID for as long as it is planned, and its moment in
 * UTC, so that every program shows it at the same time of day before and after a change of clocks: some take times
 * without a zone for UTC.
 */
export function calendarText(
  entries: readonly CalendarEntry[],
  timeZone: string,
  site: Pick<Site, 'name' | 'url'>,
): string {
  const calendar = ical({
    name: `${site.name} meal plan`,
    prodId: { company: site.name, product: 'Meal plan', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  const { host } = new URL(site.url);
  for (const entry of entries) {
    const { start, minutes } = SLOT_TIMES[entry.slot];
    const changedAt = new Date(entry.updatedAt);
    calendar.createEvent({
      id: `${entry.id}@${host}`,
      stamp: changedAt,
      lastModified: changedAt,
      start: new Date(momentOf(entry.day, start, timeZone)),
      end: new Date(momentOf(entry.day, start + minutes, timeZone)),
      summary: `${SLOT_LABELS[entry.slot]}: ${entryName(entry)}${entry.isLeftover ? ' (leftovers)' : ''}`,
      description: descriptionOf(entry),
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(entry.recipe && { url: new URL(paths.recipeFor(entry.recipe.id, entry.servings), site.url).href }),
    });
  }
  return calendar.toString();
}

function descriptionOf(entry: MealEntry): string {
  const { recipe, servings, note, title, isLeftover, leftoverOf } = entry;
  return [
    // What is left over is cooked already.
    recipe && [counted(servings, 'serving'), !isLeftover && timeText(recipe)].filter(Boolean).join(', '),
    leftoverOf && `From ${mealText(leftoverOf, [])}: ${counted(leftoverOf.servings, 'serving')} cooked`,
    isGone(entry) && 'This recipe is no longer available',
    title && note,
  ]
    .filter(Boolean)
    .join('\n');
}
