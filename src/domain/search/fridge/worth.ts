import { ASIDE, type KitchenRecipe, SNACK } from './kitchen.ts';
import { partAt } from './part-digits.ts';
import { type FridgeStock, isOfKind, isOfSort, meet } from './stock.ts';

/** How well a fridge and a recipe go together, and how many things are to be bought or depend on something. */
export interface Worth {
  score: number;
  missing: number;
  /** Swaps, and foods that were named by their kind only. */
  soft: number;
  /** How much of the fridge goes into it. */
  uses: number;
}

/** By what a food is to a cook (`FOOD_ROLES`). */
type ByRole = readonly [cupboard: number, side: number, fruit: number, main: number];
/** What a food that was named is worth using: a tin of beans more than a lemon. */
const NAMED: ByRole = [0.25, 0.4, 0.8, 1];
/** What a thing costs to get, beside its share of the dish that is missing: a spice little, what a meal is built on much. */
const TO_GET: ByRole = [0.01, 0.015, 0.02, 0.04];
const [SIDE, MAIN] = [1, 3];
/** Beside its weight it counts as this share of the dish that the dish is called by something. */
const TITULAR = 0.3;
/** What stands in for something makes so much of the dish, and is used so much. */
const SWAPPED = 0.5;
/** A sort of what was named is as much of the dish, but may not be the one that is there. */
const SORT = 0.8;
/** Using all that was named counts so many times as much as having all that the dish is made of. */
const USED = 2.5;
/** A snack loses so much by the share of what meals are built on that it leaves: roasted chickpeas use no potatoes up. */
const SNACK_LOSS = 0.35;
/** What is no meal loses, more than any difference between two meals that are worth a look. */
const ASIDE_LOSS = 1.5;
/** Unless it takes most of what was named, and half of what meals are built on: then that is what drinks are made of. */
const DRINK = { uses: 3, share: 0.75, mains: 0.5 };

/**
 * The score is how much of the dish the fridge makes (0 to 1: by dry weight and by what it's called), plus two and a half
 * times how much of the fridge goes into it (0 to 1, by what was named), less what each missing thing costs to get, less
 * {@link SNACK_LOSS} or {@link ASIDE_LOSS} for what is no meal. Staples are part of a dish's weight, but make nothing of it and are never missing.
 */
export function judgeOf(stock: FridgeStock): (recipe: KitchenRecipe) => Worth {
  const { pantry, from, named } = stock;
  const roles = Uint8Array.from(pantry.roles, Number);
  /** A kind is what the first of its foods is. */
  const roleAt = (place: number): number =>
    roles[place < roles.length ? place : (pantry.kinds[place - roles.length]?.[1][0] ?? 0)] ?? SIDE;
  const all = named.reduce((sum, place) => sum + (NAMED[roleAt(place)] ?? 0), 0) || 1;
  const namedMains = named.filter((place) => roleAt(place) === MAIN).length;

  // By index, as it's asked of 10,000 recipes at each chip.
  return (recipe) => {
    const needs = recipe[6];
    const missing: (number | string)[] = [];
    const uses: number[] = [];
    let soft = 0;
    let made = 0;
    let whole = 0;
    let used = 0;
    let mains = 0;
    let toGet = 0;
    for (let index = 0; index < needs.length; index++) {
      const need = needs[index];
      if (need === undefined) continue;
      const met = meet(stock, need);
      const { share, isTitular } = partAt(recipe[7], index);
      const part = share + (isTitular ? TITULAR : 0);
      whole += part;
      if (met.how === 'missing' && !missing.includes(met.lack)) {
        missing.push(met.lack);
        const food = typeof need === 'number' ? need : typeof need === 'string' ? undefined : need[0][0];
        toGet += TO_GET[food === undefined ? SIDE : roleAt(food)] ?? 0;
      }
      const food = met.how === 'there' ? met.food : met.how === 'swapped' ? met.take : null;
      if (food === null) continue;
      if (met.how === 'swapped' || isOfKind(stock, food)) soft++;
      const source = from[food] ?? -1;
      if (source < 0) continue;
      const worth = met.how === 'swapped' ? SWAPPED : 1;
      made += part * worth;
      if (uses.includes(source)) continue;
      uses.push(source);
      const role = Math.min(roleAt(food), roleAt(source));
      used += (NAMED[role] ?? 0) * (isOfSort(stock, food) ? Math.min(SORT, worth) : worth);
      if (role === MAIN) mains++;
    }
    const isDrunk =
      uses.length >= DRINK.uses && uses.length >= DRINK.share * named.length && mains >= DRINK.mains * namedMains;
    const snack = SNACK_LOSS * (1 - mains / namedMains);
    const loss = namedMains === 0 ? 0 : recipe[8] === SNACK ? snack : recipe[8] === ASIDE && !isDrunk ? ASIDE_LOSS : 0;
    const score = (whole > 0 ? made / whole : 0) + (USED * used) / all - toGet - loss;
    return { score, missing: missing.length, soft, uses: uses.length };
  };
}
