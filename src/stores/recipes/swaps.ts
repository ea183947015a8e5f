import { atom, computed } from 'nanostores';
import type { ListSwap } from '#src/domain/recipes/list-swap.ts';
import type { ScalableLine } from '#src/domain/scaling/scaling.ts';
import type { Swap, SwapTable } from '#src/domain/swaps/swap.ts';
import type { ChosenSwaps } from '#src/domain/swaps/swapping.ts';
import { cookingStateOf, saveCookingState } from './cooking-state.ts';

const $recipe = atom<{ id: string; lines: readonly ScalableLine[] } | null>(null);
/** The food to take, by the line's index. */
const $wanted = atom<Readonly<Record<string, unknown>>>({});
const $table = atom<SwapTable | null>(null);

/** The foods that can stand in for a line's food there: empty until the table has come. */
export const $offers = computed($table, (table) => ({ food, offers = [] }: ScalableLine): readonly Swap[] => {
  return ((food && table?.[food]) || []).filter(({ to }) => offers.includes(to));
});

/** The swaps of the recipe on the page; a kept one that is offered no more is left out. */
export const $swaps = computed([$recipe, $wanted, $offers], (recipe, wanted, offers) =>
  chosenOf(recipe?.lines ?? [], wanted, offers),
);

type Offers = (line: ScalableLine) => readonly Swap[];

function chosenOf(lines: readonly ScalableLine[], wanted: Readonly<Record<string, unknown>>, offers: Offers) {
  const chosen = new Map<number, Swap>();
  for (const [index, line] of lines.entries()) {
    const swap = offers(line).find(({ to }) => to === wanted[index]);
    if (swap) chosen.set(index, swap);
  }
  return chosen;
}

/** The foods to take that this browser kept for a recipe, by the line's index. */
const keptWishes = (id: string): Readonly<Record<string, unknown>> => {
  const { swaps } = cookingStateOf(id);
  return typeof swaps === 'object' && swaps !== null ? { ...swaps } : {};
};

/** The kept swaps of a recipe beside others, once the table has come; see {@link openSwaps} for the one of the page. */
export async function keptSwaps({ id, lines }: { id: string; lines: readonly ScalableLine[] }): Promise<ChosenSwaps> {
  const wanted = keptWishes(id);
  if (Object.keys(wanted).length > 0 && $table.get() === null) await loadSwaps();
  return chosenOf(lines, wanted, $offers.get());
}

/** The same as a list or a plan is told. */
export const $toldSwaps = computed($swaps, (chosen): ListSwap[] => [...chosen].map(([line, { to }]) => ({ line, to })));

/** Shows the swaps this browser kept for a recipe. */
export function openSwaps(id: string, lines: readonly ScalableLine[]): void {
  $recipe.set({ id, lines });
  $wanted.set(keptWishes(id));
  if (Object.keys($wanted.get()).length > 0) void loadSwaps();
}

/** Brings the table, which only readers who want to swap need; `false` when it did not come. */
export async function loadSwaps(): Promise<boolean> {
  try {
    $table.set((await import('#src/domain/swaps/swaps.ts')).SWAPS);
    return true;
  } catch {
    return false;
  }
}

/** Takes another food for a line, or with `null` its own again. */
export function chooseSwap(line: number, to: string | null): void {
  const { [line]: _, ...others } = $wanted.get();
  const wanted = to === null ? others : { ...others, [line]: to };
  $wanted.set(wanted);
  const recipe = $recipe.get();
  if (recipe) saveCookingState(recipe.id, { swaps: Object.keys(wanted).length > 0 ? wanted : undefined });
}
