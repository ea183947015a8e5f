import { listingQuery } from '#src/contracts/recipes/recipes.ts';
import type { ListingRequest } from '../listing/listing.ts';

/** Its parameters. */
export const LISTING_NAMES: readonly string[] = Object.keys(listingQuery.shape);
/** The state an address asks the listing for, or what is wrong with it, in words for the reader. */
export function readListingAddress(search: URLSearchParams): ListingRequest {
  const twice = LISTING_NAMES.find((name) => search.getAll(name).length > 1);
  if (twice) return { state: null, problem: `The address gives “${twice}” more than once.` };
  const result = listingQuery.safeParse(Object.fromEntries(search));
  if (!result.success) return { state: null, problem: problemWith(String(result.error.issues[0]?.path[0] ?? '')) };
  const { search: text, ...state } = result.data;
  return { state: { ...state, search: text?.trim() || undefined }, problem: null };
}

const PROBLEMS: Record<string, string> = {
  category: 'There is no such category in our kitchen.',
  search: 'That search is too long. A few words find more than a whole page.',
  tags: 'The address names a tag that can’t exist.',
  dietaryPreferences: 'The address names a dietary preference we don’t know.',
  without: 'The address names an allergen that isn’t one of the 14 we track.',
  richIn: 'The address names a nutrient we don’t filter by.',
  maxWork: 'Give the time in whole minutes, such as 30.',
  maxTotal: 'Give the time in whole minutes, such as 30.',
  sort: 'You can sort by best match, newest, best rated, quickest or most cooked.',
  page: 'Pages are numbered 1, 2, 3 and so on.',
};
const problemWith = (name: string): string => PROBLEMS[name] ?? 'We don’t understand that address.';
