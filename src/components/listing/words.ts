import { minutesText } from '#src/domain/quantities/duration-texts.ts';
import { CATEGORY_LABELS, type Category } from '#src/domain/recipes/kitchen.ts';
import { TIME_LIMITS, type TimeLimit } from '#src/domain/search/listing-order.ts';
import { PAGE_WORDS } from '#src/domain/site/site.ts';
import { capital } from '#src/domain/words/capital.ts';
import type { ListingState } from '#src/paths.ts';

const LEADS: Record<Category, string> = {
  breakfast: 'Porridges, pancakes and scrambles worth getting up for.',
  lunch: 'Soups, salads and sandwiches that carry you through the afternoon.',
  dinner: 'Curries, pastas and bakes for the best hour of the day.',
  snacks: 'Dips, bites and crunchy things for the hours between.',
  desserts: 'Cakes, creams and cookies, and nobody will miss the butter.',
  beverages: 'Smoothies, lattes and lemonades to pour, shake and share.',
};

/** Heading and first sentence of the listing in a state. */
export function listingHeading({ search, category }: ListingState): { heading: string; lead: string } {
  if (search) return { heading: `Results for “${search}”`, lead: '' };
  if (category) return { heading: `${kindOf(category)} recipes`, lead: LEADS[category] };
  return { heading: PAGE_WORDS.recipes.title, lead: PAGE_WORDS.recipes.subtitle };
}

/** The category as it stands before "recipes": "Dessert". */
export const kindOf = (category: Category): string => CATEGORY_LABELS[category].replace(/s$/, '');

/** "High fibre" of `high-fibre`. */
export function tagLabel(slug: string): string {
  return capital(slug.replaceAll('-', ' '));
}

/** "At most 30 min hands-on". */
export const timeLimitLabel = (limit: TimeLimit, minutes: number): string =>
  `At most ${minutesText(minutes)} ${TIME_LIMITS[limit]}`;
