import { ALLERGENS, type Allergen } from '../foods/allergen-names.ts';
import { SOUGHT_NUTRIENTS, type SoughtNutrient } from '../nutrition/rich-in.ts';
import { CATEGORIES, type Category, DIETS, type Diet } from '../recipes/kitchen.ts';
import { type CatalogueEntry, isFreeOf } from './catalogue-entry.ts';
import type { ListingCounts } from './listing-counts.ts';
import { OFFERED_MINUTES, type TimeLimit } from './listing-order.ts';

/** What a reader of the listing chose; of tags, diets and nutrients all must hold. */
export interface CountedFilters extends Partial<Record<TimeLimit, number | undefined>> {
  category?: Category | undefined;
  tags?: readonly string[];
  dietaryPreferences?: readonly Diet[];
  without?: readonly Allergen[];
  withCheck?: boolean | undefined;
  richIn?: readonly SoughtNutrient[];
}

interface CountedListing {
  /** Those that keep to all filters, in their order. */
  chosen: CatalogueEntry[];
  counts: ListingCounts;
}

/** Counters that are at 0 for each name. */
const zeros = <T extends string | number>(names: readonly T[]): Record<T, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<T, number>;

/**
 * Chooses from recipes by filters, and counts in the same pass how many there would be with each option: of a category and
 * of times in place of the present one, so that a recipe counts that all other filters let through.
 */
export function countedListing(
  entries: readonly CatalogueEntry[],
  filters: CountedFilters,
  offeredTags: readonly string[],
): CountedListing {
  const { category, tags = [], dietaryPreferences = [], without = [], withCheck, richIn = [] } = filters;
  const { maxWork = Infinity, maxTotal = Infinity } = filters;
  const counts = {
    category: zeros(['all', ...CATEGORIES]),
    dietaryPreferences: zeros(DIETS),
    without: zeros(ALLERGENS),
    richIn: zeros(SOUGHT_NUTRIENTS),
    tags: zeros(offeredTags),
    maxWork: zeros(OFFERED_MINUTES.map(String)),
    maxTotal: zeros(OFFERED_MINUTES.map(String)),
  };
  const countTimes = (limit: TimeLimit, minutes: number | null) => {
    for (const most of OFFERED_MINUTES)
      if (isWithin(minutes, most)) counts[limit][most] = (counts[limit][most] ?? 0) + 1;
  };
  const held = zeros(ALLERGENS);
  const offered = new Set(offeredTags);
  const chosen: CatalogueEntry[] = [];
  for (const entry of entries) {
    const isLabelled =
      dietaryPreferences.every((diet) => entry.diets.includes(diet)) &&
      richIn.every((name) => entry.rich.includes(name)) &&
      tags.every((tag) => entry.tags.includes(tag)) &&
      without.every((name) => isFreeOf(entry, name, withCheck));
    if (!isLabelled) continue;
    const isOfCategory = !category || entry.categories.includes(category);
    const isInWork = isWithin(entry.workMinutes, maxWork);
    const isInTotal = isWithin(entry.minutes, maxTotal);
    if (isInWork && isInTotal) {
      counts.category.all++;
      for (const each of entry.categories) counts.category[each]++;
    }
    if (isOfCategory && isInTotal) countTimes('maxWork', entry.workMinutes);
    if (isOfCategory && isInWork) countTimes('maxTotal', entry.minutes);
    if (!isOfCategory || !isInWork || !isInTotal) continue;
    chosen.push(entry);
    for (const diet of entry.diets) counts.dietaryPreferences[diet]++;
    for (const name of entry.isUnknown ? ALLERGENS : entry.contains) held[name]++;
    if (!withCheck && !entry.isUnknown) for (const name of entry.check) held[name]++;
    for (const name of entry.rich) counts.richIn[name]++;
    for (const slug of entry.tags) if (offered.has(slug)) counts.tags[slug] = (counts.tags[slug] ?? 0) + 1;
  }
  for (const name of ALLERGENS) counts.without[name] = chosen.length - held[name];
  return { chosen, counts };
}

/** What nobody knows is within no limit, but for none. */
const isWithin = (minutes: number | null, most: number): boolean => most === Infinity || (minutes ?? Infinity) <= most;
