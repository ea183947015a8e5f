import type { Food, FoodMeasure } from '../../foods/food.ts';
import { type BoughtFood, boughtFor, type FoodPurchase, purchaseOfFood } from '../../foods/purchases.ts';
import { plural } from '../../nouns.ts';
import { patternFrom } from '../../pattern.ts';
import { unitOf } from '../../quantities/units.ts';
import { capital } from '../../words/capital.ts';
import type { NeededAmount } from './portions.ts';
import { measured, type Purchase } from './purchase.ts';

/** Things that one buys as they grow: nothing is printed on them. */
const GROWN = new Set(['piece', 'bulb', 'bunch', 'head', 'loose']);
/** Words for a pack of whatever size the shop has. */
const ANY_PACK = new Set(['pack', 'bag', 'carton', 'punnet', 'packet']);

/** The way a food is bought; `null` for what is written down as it is asked for. */
export function purchaseOf(food: Food): Purchase | null {
  const row = boughtFor(food.id);
  return row ? toPurchase(row, food) : null;
}

function toPurchase({ form, g, ml, size, count, drained = false }: BoughtFood, food: Food): Purchase {
  const unit = ml ? 'ml' : 'g';
  const content = ml ?? g ?? food.piece ?? 0;
  const printed = size ?? (GROWN.has(form) ? '' : measured(content, unit));
  return { form, size: printed, content, unit, count: count ?? null, isDrained: drained };
}

/** Its name in the shop: no tin says that its beans are cooked. */
export function shopName(food: Food, name: string, isMany: boolean): string {
  const { name: own, drop } = boughtFor(food.id) ?? {};
  const shown = (own && isMany ? plural(own) : own) ?? (drop ? name.replace(patternFrom(`^${drop} `, 'i'), '') : name);
  return capital(shown);
}

/** The number of bought units that a portion of a food takes; `null` where nobody can tell. */
export function unitsTaken({ unit, quantity, grams }: NeededAmount, food: Food): number | null {
  const row = purchaseOfFood(food.id);
  if (!row || quantity === null) return null;
  const { form, count, drained } = 'of' in row ? {} : row;
  // A jar is no tin, where both hold less than is written on them.
  if (drained && /^×.* (?:tin|jar)$/.test(unit) && !unit.endsWith(` ${form}`)) return null;
  if (form === 'piece' && unit === '') return quantity;
  if (count && (unit === '' || unit === 'sheet')) return quantity / count;
  const share = shareOf(row, food);
  const measure = unitOf(unit);
  if (measure?.kind === 'volume') return share.ofMl(quantity * measure.size);
  if (grams !== null) return share.ofGrams(grams);
  if (unit === form || ANY_PACK.has(unit)) return quantity;
  const each = food.measures?.[unit as FoodMeasure];
  return each ? share.ofGrams(quantity * each) : null;
}

/** Which share of one a weight or a volume is, where the food's density says. */
function shareOf({ g, ml }: FoodPurchase, food: Food) {
  const grams = g ?? (ml ? undefined : food.piece);
  return {
    ofMl: (amount: number): number | null => {
      if (ml) return amount / ml;
      return food.density && grams ? (amount * food.density) / grams : null;
    },
    ofGrams: (amount: number): number | null => {
      if (grams) return amount / grams;
      return food.density && ml ? amount / food.density / ml : null;
    },
  };
}
