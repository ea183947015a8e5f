import { MOST_FOODS } from './kitchen.ts';
import type { FoodName, FoodNames } from './names.ts';
import type { Ranking } from './rank.ts';
import { STAPLES, STAPLES_ASSUMED } from './staples.ts';
import type { Fridge } from './stock.ts';

/** A fridge as its address says it, with what of the address was left out. */
export interface ReadFridge {
  foods: FoodName[];
  staples: string[];
  /** Words that name no food. */
  unknown: string[];
  /** Whether more foods were named than are looked at. */
  isCut: boolean;
}

/** A fridge with what can be cooked from it. */
export interface FridgeAnswer {
  fridge: ReadFridge;
  ranking: Ranking;
}

/** Longest text that is read for foods. */
export const LONGEST_FRIDGE = 4000;
const NONE = 'none';

/** The query of a fridge's address, with its question mark; one fridge has one. Empty for an empty fridge. */
export function fridgeQuery({ foods, staples }: Fridge): string {
  const query = new URLSearchParams();
  if (foods.length > 0) query.set('foods', foods.join(','));
  const there = STAPLES.map(({ id }) => id).filter((id) => staples.includes(id));
  if (there.join() !== STAPLES_ASSUMED.join()) query.set('staples', there.join(',') || NONE);
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/**
 * The fridge of an address. Its foods are ids, or words as somebody typed them into a form; what names none is left out
 * and told.
 */
export function readFridge(query: URLSearchParams, names: FoodNames): ReadFridge {
  const parts = query
    .getAll('foods')
    .join(',')
    .slice(0, LONGEST_FRIDGE)
    .split(',')
    .map((part) => part.trim());
  const read = parts.map((part) => {
    const name = names.nameOf(part);
    return name === undefined ? names.read(part) : { foods: [{ id: part, name }], unknown: [] };
  });
  const foods = [...new Map(read.flatMap((part) => part.foods).map((food) => [food.id, food])).values()];
  const unknown = [...new Set(read.flatMap((part) => part.unknown))];
  return {
    foods: foods.slice(0, MOST_FOODS),
    staples: staplesOf(query),
    unknown: unknown.slice(0, MOST_FOODS),
    isCut: foods.length > MOST_FOODS,
  };
}

function staplesOf(query: URLSearchParams): string[] {
  if (!query.has('staples')) return [...STAPLES_ASSUMED];
  const said = query.getAll('staples').join(',').split(',');
  return STAPLES.map(({ id }) => id).filter((id) => said.includes(id));
}
