import type { Table, Wait } from '../../recipes/kitchen.ts';
import { totalTime } from '../../recipes/times.ts';
import { type KitchenRecipe, type Pantry, SHOWN } from './kitchen.ts';
import { type Fridge, type FridgeStock, isOfKind, meet, stockOf } from './stock.ts';
import { judgeOf } from './worth.ts';

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

/** The recipes that best go with a fridge, as `worth.ts` judges; of those alike the one that lacks least, then the quickest. */
export function rank(
  pantry: Pantry,
  recipes: readonly KitchenRecipe[],
  fridge: Fridge,
  most: number = SHOWN.step,
): Ranking {
  const stock = stockOf(pantry, fridge);
  const judge = judgeOf(stock);
  const worths = recipes.map(judge);
  const used = [...worths.keys()].filter((index) => (worths[index]?.uses ?? 0) > 0);
  const isNearest = used.length === 0 && fridge.foods.length > 0;
  const order = isNearest ? [...recipes.keys()] : used;
  order.sort((a, b) => {
    const [one, other] = [worths[a], worths[b]];
    if (!one || !other) return 0;
    const byWorth = other.score - one.score || one.missing - other.missing || one.soft - other.soft;
    return byWorth || minutesOf(recipes[a]) - minutesOf(recipes[b]) || a - b;
  });
  const results = order.slice(0, most).flatMap((index) => {
    const recipe = recipes[index];
    return recipe ? [cookable(stock, recipe)] : [];
  });
  return { total: used.length, isNearest, results };
}

function minutesOf(recipe: KitchenRecipe | undefined): number {
  const [prepTime = null, cookTime = null, restTime = null] = recipe?.[4] ?? [];
  return totalTime({ prepTime, cookTime, restTime }) ?? Number.MAX_SAFE_INTEGER;
}

function cookable(stock: FridgeStock, recipe: KitchenRecipe): Cookable {
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
    met.how === 'there' && isOfKind(stock, met.food)
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
