import { listingQuery } from '#src/contracts/recipes/recipes.ts';
import { DIETS, type Diet } from '#src/domain/recipes/kitchen.ts';
import { paths } from '#src/paths.ts';

const KEY = 'plantry:auto-selected';

/** What this tab did with the member's diets: selected them, or the member took them out again. */
type Done = 'selected' | 'removed' | null;

const done = (): Done => {
  try {
    return sessionStorage.getItem(KEY) as Done;
  } catch {
    // Without storage nothing can be taken out for good, so nothing is put in.
    return 'removed';
  }
};

const dietsOf = (search: string): Diet[] => {
  const asked = listingQuery.safeParse(Object.fromEntries(new URLSearchParams(search)));
  return asked.data?.dietaryPreferences ?? [];
};

/** The same listing with the member's diets, or `null` where it has diets of its own or the member wants none. */
export function withOwnDiets(search: string, diets: readonly Diet[]): string | null {
  const asked = listingQuery.safeParse(Object.fromEntries(new URLSearchParams(search)));
  if (!asked.success || asked.data.dietaryPreferences?.length || diets.length === 0 || done() === 'removed')
    return null;
  // In the one order that gives one state one address.
  return paths.recipes({ ...asked.data, dietaryPreferences: DIETS.filter((diet) => diets.includes(diet)), page: 1 });
}

/** Has the listing show another state in place of this one; without its script, by loading it. */
export function selectDiets(address: string): void {
  sessionStorage.setItem(KEY, 'selected');
  const isTaken = !document.dispatchEvent(new CustomEvent('plantry:listing', { detail: address, cancelable: true }));
  if (!isTaken) location.replace(address);
}

/** Whether the diets on are the member's own, put in by us; taking one out counts for the rest of the tab. */
export function areAutoSelected(search: string, diets: readonly Diet[]): boolean {
  if (done() !== 'selected' || diets.length === 0) return false;
  const on = dietsOf(search);
  if (diets.every((diet) => on.includes(diet))) return true;
  sessionStorage.setItem(KEY, 'removed');
  return false;
}
