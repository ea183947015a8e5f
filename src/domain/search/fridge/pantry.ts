import type { Food } from '../../foods/food.ts';
import { KINDS, MADE_FROM } from '../../foods/kinds.ts';
import { boughtFor, purchaseOfFood } from '../../foods/purchases.ts';
import { FOOD_ROLES, roleOf } from '../../foods/roles.ts';
import { searchNames } from '../../foods/search-names.ts';
import { FOOD_SORTS } from '../../foods/sorts.ts';
import { FOODS } from '../../foods/table.ts';
import { plural } from '../../nouns.ts';
import type { Need } from '../../recipes/needs.ts';
import type { PackedNeed, Pantry } from './kitchen.ts';
import { type FoodNames, foodNames } from './names.ts';
import { otherWords } from './other-words.ts';
import { STAPLES } from './staples.ts';

/** Plants: what comes from an animal is in nobody's kitchen here. */
const foods = FOODS.filter(({ origin }) => origin === undefined);
const places = new Map(foods.map(({ id }, place) => [id, place]));
const placesOf = (ids: readonly string[]): number[] => ids.flatMap((id) => places.get(id) ?? []);

/** What it is called at home: strawberries and chickpeas, rather than a strawberry and cooked chickpeas. */
function homeName({ id, names: [name] }: Food): string {
  const { drop = '', form } = boughtFor(id) ?? {};
  const words = (drop ? name.replace(`${drop} `, '') : name).split(' ');
  const many = plural(words.at(-1) ?? '');
  // Nobody has one of what comes in a punnet, or of what its id says that it is many.
  return form === 'punnet' || id.split('-').at(-1) === many ? words.with(-1, many).join(' ') : words.join(' ');
}

const known: Omit<Pantry, 'others'> = {
  foods: foods.map((food) => [
    food.id,
    homeName(food),
    ...searchNames(food).filter((other) => other !== homeName(food)),
  ]),
  kinds: KINDS.map(({ id, names: [name, ...others], foods }) => [id, placesOf(foods), name, ...others]),
  sorts: [...FOOD_SORTS].flatMap(([id, sorts]) => placesOf([id]).map((place) => [place, placesOf(sorts)] as const)),
  staples: STAPLES.map(({ id, name, foods }) => [id, name, placesOf(foods)]),
  madeFrom: [...MADE_FROM].flatMap(([id, sources]) =>
    placesOf([id]).map((place) => [place, placesOf(sources), 'of' in (purchaseOfFood(id) ?? {})] as const),
  ),
  roles: foods.map((food) => FOOD_ROLES.indexOf(roleOf(food))).join(''),
};

/** What a kitchen knows without recipes: every food one may have, and what stands for several. */
export const PANTRY: Pantry = { ...known, others: otherWords(known) };

export const FOOD_NAMES: FoodNames = foodNames(PANTRY);

/** A need by the places of its foods; a food that has no place is one that nobody has here. */
export function packedNeed({ foods, name, swaps, isOptional }: Need): PackedNeed {
  const [places, others] = [placesOf(foods), placesOf(swaps)];
  const [first] = places;
  const isNamed = places.length !== 1;
  if (first === undefined && !isOptional) return name;
  if (first !== undefined && !isNamed && others.length === 0 && !isOptional) return first;
  const flag = isOptional ? 1 : 0;
  return isNamed ? [places, others, flag, name] : [places, others, flag];
}
