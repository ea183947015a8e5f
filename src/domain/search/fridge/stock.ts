import type { PackedNeed, Pantry } from './kitchen.ts';

/** What somebody has: ids of foods or kinds, and of the staples that are there. */
export interface Fridge {
  foods: readonly string[];
  staples: readonly string[];
}

/** How a food is there: assumed, as a sort of what was named, perhaps, or surely. */
const [ABSENT, ASSUMED, OF_SORT, OF_KIND, OWN] = [0, 1, 2, 3, 4] as const;

/** What is there, by the places of foods. */
export interface FridgeStock {
  pantry: Pantry;
  have: Uint8Array;
  /** What of the fridge it comes from: the place of a food, or of a kind after all foods. */
  from: Int32Array;
  /** What is bought for a food. */
  bought: Int32Array;
  /** What of it was named, as places of foods and kinds. */
  named: readonly number[];
}

export function stockOf(pantry: Pantry, fridge: Fridge): FridgeStock {
  const { foods, kinds, sorts, staples, madeFrom } = pantry;
  const have = new Uint8Array(foods.length);
  const from = new Int32Array(foods.length).fill(-1);
  const bought = Int32Array.from(foods, (_, place) => place);
  const put = (place: number, how: number, source: number): void => {
    if (how <= (have[place] ?? OWN)) return;
    have[place] = how;
    from[place] = source;
  };
  const named = new Set(fridge.foods);
  const assumed = new Set(fridge.staples);
  for (const [id, , members] of staples) if (assumed.has(id)) for (const place of members) put(place, ASSUMED, -1);
  for (const [index, [id, members]] of kinds.entries())
    if (named.has(id)) for (const place of members) put(place, OF_KIND, foods.length + index);
  for (const [food, members] of sorts)
    if (named.has(foods[food]?.[0] ?? '')) for (const place of members) put(place, OF_SORT, food);
  for (const [place, [id]] of foods.entries()) if (named.has(id)) put(place, OWN, place);
  // What is made of something that is made itself, such as ground of toasted seeds, is reached the second time.
  for (let round = 0; round < 2; round++)
    for (const [place, sources] of madeFrom)
      for (const source of sources) put(place, have[source] ?? ABSENT, from[source] ?? -1);
  for (const [place, [source], isBoughtAs] of madeFrom) if (isBoughtAs && source !== undefined) bought[place] = source;
  const places = [...foods, ...kinds].flatMap(([id], place) => (named.has(id) ? [place] : []));
  return { pantry, have, from, bought, named: places };
}

export const isOfSort = ({ have }: FridgeStock, food: number): boolean => have[food] === OF_SORT;
export const isOfKind = (stock: FridgeStock, food: number): boolean =>
  stock.have[food] === OF_KIND || isOfSort(stock, food);

/** What becomes of a need: where it is met, by which food; else what it is called by who buys it. */
export type Met =
  | { how: 'there'; food: number }
  | { how: 'swapped'; lack: number | string; take: number }
  | { how: 'missing' | 'without'; lack: number | string };

export function meet({ have, bought }: FridgeStock, need: PackedNeed): Met {
  if (typeof need === 'number')
    return (have[need] ?? ABSENT) > ABSENT
      ? { how: 'there', food: need }
      : { how: 'missing', lack: bought[need] ?? need };
  if (typeof need === 'string') return { how: 'missing', lack: need };
  const foods = need[0];
  const food = surest(have, foods);
  if (food !== undefined) return { how: 'there', food };
  const first = foods[0];
  const lack = need[3] || (first === undefined ? '' : (bought[first] ?? first));
  const take = need[1].find((swap) => (have[swap] ?? ABSENT) > ABSENT);
  if (take !== undefined) return { how: 'swapped', lack, take };
  return { how: need[2] ? 'without' : 'missing', lack };
}

function surest(have: Uint8Array, foods: readonly number[]): number | undefined {
  let best: number | undefined;
  for (const food of foods)
    if ((have[food] ?? ABSENT) > (best === undefined ? ABSENT : (have[best] ?? ABSENT))) best = food;
  return best;
}
