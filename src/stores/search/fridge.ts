import { atom } from 'nanostores';
import { fridgeCall } from '#src/contracts/search/fridge.ts';
import { type FridgeAnswer, fridgeQuery, type ReadFridge } from '#src/domain/search/fridge/address.ts';
import { type Kitchen, MOST_FOODS, SHOWN } from '#src/domain/search/fridge/kitchen.ts';
import { type FoodName, type FoodNames, foodNames } from '#src/domain/search/fridge/names.ts';
import { type Ranking, rank } from '#src/domain/search/fridge/rank.ts';
import type { Fridge } from '#src/domain/search/fridge/stock.ts';
import { paths } from '#src/paths.ts';
import { call } from '../client.ts';
import { retried } from '../query.ts';

/** The ranking of what can be cooked, as far as that is known. */
export type RankingState = { kind: 'known'; ranking: Ranking } | { kind: 'loading' } | { kind: 'failed' };

const NOTHING: Ranking = { total: 0, isNearest: false, results: [] };

export const $fridge = atom<ReadFridge>({ foods: [], staples: [], unknown: [], isCut: false });
/** Whether it is the page's; before, the page itself says what is there. */
export const $isFridgeOpen = atom(false);
export const $cooking = atom<RankingState>({ kind: 'known', ranking: NOTHING });
/** The names of all foods, once they have come. */
export const $foodNames = atom<FoodNames | null>(null);

let kitchen: Kitchen | null = null;
let shown: number = SHOWN.step;
/** The text that was typed and is not read yet. */
let unread = '';
/** Counts what was asked of the server, so that only the answer to the last question shows. */
let questions = 0;

/** Begins with what the page shows, and brings what is needed to go on without the server. */
export async function openFridge({ fridge, ranking }: FridgeAnswer): Promise<void> {
  $fridge.set(fridge);
  $cooking.set({ kind: 'known', ranking });
  $isFridgeOpen.set(true);
  await loadKitchen();
}

async function loadKitchen(): Promise<void> {
  try {
    kitchen = await retried(fetchKitchen);
    $foodNames.set(foodNames(kitchen));
  } catch (error) {
    // Whatever is chosen is asked of the server then.
    console.warn('The fridge’s code didn’t load', error);
  }
}

async function fetchKitchen(): Promise<Kitchen> {
  const response = await fetch(paths.fridgeKitchen);
  if (!response.ok) throw new Error(`The kitchen was answered with ${response.status}`);
  return (await response.json()) as Kitchen;
}

/** Puts foods in; those that are there already stay where they are. */
export function addFoods(foods: readonly FoodName[], unknown: readonly string[] = []): void {
  const fridge = $fridge.get();
  const all = [...new Map([...fridge.foods, ...foods].map((food) => [food.id, food])).values()];
  change({ ...fridge, foods: all.slice(0, MOST_FOODS), unknown: [...unknown], isCut: all.length > MOST_FOODS });
}

/** Puts in what somebody typed. Without the names the server reads it. */
export function addTyped(text: string): void {
  const names = $foodNames.get();
  if (names) {
    const { foods, unknown } = names.read(text);
    addFoods(foods, unknown);
  } else {
    unread = [unread, text].filter(Boolean).join(', ');
    void askServer();
  }
}

export function removeFood(id: string): void {
  const fridge = $fridge.get();
  change({ ...fridge, foods: fridge.foods.filter((food) => food.id !== id), unknown: [], isCut: false });
}

/** Says whether a staple is there. */
export function setStaple(id: string, isThere: boolean): void {
  const fridge = $fridge.get();
  const others = fridge.staples.filter((staple) => staple !== id);
  change({ ...fridge, staples: isThere ? [...others, id] : others });
}

/** Shows some more results. */
export function showMore(): void {
  shown = Math.min(shown + SHOWN.step, SHOWN.most);
  cook();
}

/** Asks once more after a failure. */
export async function cookAgain(): Promise<void> {
  $cooking.set({ kind: 'loading' });
  if (!kitchen) await loadKitchen();
  const text = unread;
  unread = '';
  if (text) addTyped(text);
  else cook();
}

const chosen = (): Fridge => {
  const { foods, staples } = $fridge.get();
  return { foods: foods.map(({ id }) => id), staples };
};

function change(fridge: ReadFridge): void {
  $fridge.set(fridge);
  shown = SHOWN.step;
  history.replaceState(history.state, '', paths.fridge + fridgeQuery(chosen()));
  cook();
}

function cook(): void {
  const fridge = chosen();
  if (fridge.foods.length === 0 && !unread) settle(NOTHING);
  else if (kitchen?.recipes) settle(rank(kitchen, kitchen.recipes, fridge, shown));
  else void askServer();
}

function settle(ranking: Ranking): void {
  questions++;
  $cooking.set({ kind: 'known', ranking });
}

/** For catalogues too large to be sent, and where nothing was. */
async function askServer(): Promise<void> {
  const question = ++questions;
  const { foods, staples } = chosen();
  $cooking.set({ kind: 'loading' });
  try {
    const query = {
      foods: [...foods, unread].filter(Boolean).join(','),
      staples: staples.join(',') || 'none',
      shown: String(shown),
    };
    const { fridge, ranking } = await call(fridgeCall, { query });
    if (question !== questions) return;
    unread = '';
    $fridge.set(fridge);
    $cooking.set({ kind: 'known', ranking });
    history.replaceState(history.state, '', paths.fridge + fridgeQuery(chosen()));
  } catch (error) {
    console.warn('The fridge didn’t answer', error);
    if (question === questions) $cooking.set({ kind: 'failed' });
  }
}
