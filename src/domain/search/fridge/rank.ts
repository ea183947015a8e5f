import type { Table, Wait } from '../../recipes/kitchen.ts';
import { totalTime } from '../../recipes/times.ts';
import { type KitchenRecipe, type PackedNeed, type Pantry, SHOWN } from './kitchen.ts';

/** What somebody has: ids of foods or kinds, and of the staples that are there. */
export interface Fridge {
  foods: readonly string[];
  staples: readonly string[];
}

/** A recipe with what of it is there. Foods by the names that are shown. */
export interface Cookable {
  id: string;
  title: string;
  picture: string | true | null;
  table: Table;
  prepTime: number | null;
  cookTime: number | null;
  restTime: number | null;
  restKind: Wait | null;
  /** To be bought, as it is bought. */
  missing: string[];
  /** Not there, but the dish is cooked all the same. */
  without: string[];
  /** Not there, and something that is will do. */
  swaps: { lack: string; take: string }[];
  /** There if what was only named by its kind is this one. */
  kinds: { food: string; kind: string }[];
  /** What of the fridge goes into it. */
  uses: string[];
}

export interface Ranking {
  /** Recipes that use something of the fridge. */
  total: number;
  /** Whether no recipe uses anything of it, so that these are only those for which least is missing. */
  isNearest: boolean;
  /** The best first. */
  results: Cookable[];
}

/** How a food is there: assumed, perhaps, or surely. */
const [ABSENT, ASSUMED, OF_KIND, OWN] = [0, 1, 2, 3] as const;

/** What is there, by the places of foods. */
interface Stock {
  pantry: Pantry;
  have: Uint8Array;
  /** What of the fridge it comes from: the place of a food, or of a kind after all foods. */
  from: Int32Array;
  /** What is bought for a food. */
  bought: Int32Array;
}

/**
 * The recipes for which least is missing, swaps made; of those alike, the ones that use most of the fridge, with the
 * fewest swaps, the quickest.
 */
export function rank(
  pantry: Pantry,
  recipes: readonly KitchenRecipe[],
  fridge: Fridge,
  most: number = SHOWN.step,
): Ranking {
  const stock = stockOf(pantry, fridge);
  const keys = new Float64Array(recipes.length);
  const used: number[] = [];
  const unused: number[] = [];
  for (const [index, recipe] of recipes.entries()) {
    const { missing, soft, uses } = tally(stock, recipe);
    const [prepTime, cookTime, restTime] = recipe[4];
    const minutes = Math.min(totalTime({ prepTime, cookTime, restTime }) ?? 9999, 9999);
    keys[index] = ((missing * 100 + (99 - Math.min(uses, 99))) * 100 + Math.min(soft, 99)) * 10_000 + minutes;
    (uses > 0 ? used : unused).push(index);
  }
  const isNearest = used.length === 0 && fridge.foods.length > 0;
  const order = (isNearest ? unused : used).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  const results = order.slice(0, most).flatMap((index) => {
    const recipe = recipes[index];
    return recipe ? [cookable(stock, recipe)] : [];
  });
  return { total: used.length, isNearest, results };
}

function stockOf(pantry: Pantry, fridge: Fridge): Stock {
  const { foods, kinds, staples, madeFrom } = pantry;
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
  for (const [place, [id]] of foods.entries()) if (named.has(id)) put(place, OWN, place);
  // What is made of something that is made itself, such as ground of toasted seeds, is reached the second time.
  for (let round = 0; round < 2; round++)
    for (const [place, sources] of madeFrom)
      for (const source of sources) put(place, have[source] ?? ABSENT, from[source] ?? -1);
  for (const [place, [source], isBoughtAs] of madeFrom) if (isBoughtAs && source !== undefined) bought[place] = source;
  return { pantry, have, from, bought };
}

/** What becomes of a need: where it is met, by which food; else what it is called by who buys it. */
type Met =
  | { how: 'there'; food: number }
  | { how: 'swapped'; lack: number | string; take: number }
  | { how: 'missing' | 'without'; lack: number | string };

function meet({ have, bought }: Stock, need: PackedNeed): Met {
  if (typeof need === 'number')
    return (have[need] ?? ABSENT) > ABSENT
      ? { how: 'there', food: need }
      : { how: 'missing', lack: bought[need] ?? need };
  if (typeof need === 'string') return { how: 'missing', lack: need };
  const [foods, swaps, isOptional, name = ''] = need;
  const food = surest(have, foods);
  if (food !== undefined) return { how: 'there', food };
  const [first] = foods;
  const lack = name || (first === undefined ? '' : (bought[first] ?? first));
  const take = swaps.find((swap) => (have[swap] ?? ABSENT) > ABSENT);
  if (take !== undefined) return { how: 'swapped', lack, take };
  return { how: isOptional ? 'without' : 'missing', lack };
}

function surest(have: Uint8Array, foods: readonly number[]): number | undefined {
  let best: number | undefined;
  for (const food of foods)
    if ((have[food] ?? ABSENT) > (best === undefined ? ABSENT : (have[best] ?? ABSENT))) best = food;
  return best;
}

/** How many things are missing, are there with a condition, and come from the fridge; each counted once. */
function tally(stock: Stock, recipe: KitchenRecipe): { missing: number; soft: number; uses: number } {
  const missing: (number | string)[] = [];
  const uses: number[] = [];
  let soft = 0;
  for (const need of recipe[6]) {
    const met = meet(stock, need);
    if (met.how === 'missing' && !missing.includes(met.lack)) missing.push(met.lack);
    if (met.how === 'swapped') soft++;
    const food = met.how === 'there' ? met.food : met.how === 'swapped' ? met.take : null;
    if (food === null) continue;
    if (met.how === 'there' && stock.have[food] === OF_KIND) soft++;
    const source = stock.from[food] ?? -1;
    if (source >= 0 && !uses.includes(source)) uses.push(source);
  }
  return { missing: missing.length, soft, uses: uses.length };
}

function cookable(stock: Stock, recipe: KitchenRecipe): Cookable {
  const { foods, kinds } = stock.pantry;
  const nameOf = (what: number | string): string =>
    typeof what === 'string' ? what : (foods[what]?.[1] ?? kinds[what - foods.length]?.[2] ?? '');
  const all = recipe[6].map((need) => meet(stock, need));
  const lacking = (how: 'missing' | 'without'): string[] =>
    unique(all.flatMap((met) => (met.how === how ? [nameOf(met.lack)] : [])));
  const missing = lacking('missing');
  const taken = all.flatMap((met) => (met.how === 'there' ? [met.food] : met.how === 'swapped' ? [met.take] : []));
  const sources = [...new Set(taken.map((food) => stock.from[food] ?? -1))].filter((source) => source >= 0);
  const swaps = all.flatMap((met) =>
    met.how === 'swapped' ? [{ lack: nameOf(met.lack), take: nameOf(stock.bought[met.take] ?? met.take) }] : [],
  );
  const perhaps = all.flatMap((met) =>
    met.how === 'there' && stock.have[met.food] === OF_KIND
      ? [{ food: nameOf(met.food), kind: nameOf(stock.from[met.food] ?? -1) }]
      : [],
  );
  const [id, title, picture, table, [prepTime, cookTime, restTime], restKind] = recipe;
  return {
    ...{ id, title, picture, table, prepTime, cookTime, restTime, restKind, missing },
    without: lacking('without').filter((name) => !missing.includes(name)),
    // Of what must be bought anyhow nothing needs to be swapped.
    swaps: unique(swaps, ({ lack }) => lack).filter(({ lack }) => !missing.includes(lack)),
    kinds: unique(perhaps, ({ food }) => food),
    uses: sources.map(nameOf),
  };
}

function unique<T>(list: readonly T[], keyOf: (one: T) => unknown = (one) => one): T[] {
  return [...new Map(list.map((one) => [keyOf(one), one])).values()];
}
