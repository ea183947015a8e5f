import { z } from 'zod';
import { FORMS } from '../../foods/food.ts';
import { plural } from '../../nouns.ts';
import { unitOf } from '../../quantities/units.ts';
import type { Portion } from './portion.ts';
import { amountOf } from './totals.ts';

/** The way a product is bought, in a form that needs no table. */
export const purchaseSchema = z.object({
  form: z.enum(FORMS),
  /** As it is printed on a pack. */
  size: z.string(),
  /** The content of one, in `unit`. */
  content: z.number(),
  unit: z.enum(['g', 'ml']),
  /** Pieces in a pack. */
  count: z.number().nullable(),
  isDrained: z.boolean(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** As much as may be missing without going back to the shop: this share, and never half a piece. */
const SLACK = { share: 0.08, most: 0.4 } as const;
/** Less is not worth a word: grams or millilitres, and as a share of what is bought. */
const LEAST_OVER = { amount: 5, share: 0.05 } as const;

/** Nobody counts more pieces of what recipes weigh. */
const MOST_COUNTED = 12;

/** The number bought for portions that say how many they take; the parts of one thing come out of the same. */
export function unitsOf(portions: readonly Portion[]): number {
  const parts = new Map<string, number>();
  for (const { part, units } of portions) parts.set(part, (parts.get(part) ?? 0) + (units ?? 0));
  const whole = parts.get('') ?? 0;
  parts.delete('');
  return whole + Math.max(0, ...parts.values());
}

function boughtUnits(purchase: Purchase, units: number): number {
  const isExact = purchase.form === 'loose' || purchase.count !== null;
  const slack = isExact ? 0 : Math.min(units * SLACK.share, SLACK.most);
  return Math.max(1, Math.ceil(units - slack - 1e-9));
}

/** "2 × 400 g tins (480 g drained, 60 g over)", "3 bulbs (25 cloves)", "6". What cannot be told in these stands behind. */
export function purchaseText(purchase: Purchase | null, portions: readonly Portion[]): string {
  const inUnits = portions.filter(({ units }) => units !== null);
  if (!purchase || inUnits.length === 0) return amountOf(portions);
  const rest = amountOf(portions.filter(({ units, quantity }) => units === null && quantity !== null));
  return [packsText(purchase, inUnits), rest].filter(Boolean).join(' + ');
}

function packsText(purchase: Purchase, portions: readonly Portion[]): string {
  const { form, size, content, unit, count, isDrained } = purchase;
  const units = unitsOf(portions);
  const n = boughtUnits(purchase, units);
  const forms = n === 1 ? form : plural(form);
  if (form === 'piece') {
    const isWeighed = n > MOST_COUNTED && portions.some(({ unit }) => unitOf(unit)?.kind === 'weight');
    // By the scales of a shop.
    const grams = Math.ceil((units * content) / 100 - 1e-6) * 100;
    return isWeighed ? `${measured(grams, unit)} (about ${n})` : `${n}`;
  }
  if (form === 'loose') return measured(n * content, unit);
  if (count !== null) {
    const over = Math.floor((n - units) * count + 1e-9);
    return `${n}\u00a0${forms} of ${count}${over > 0 ? ` (${over} over)` : ''}`;
  }
  if (size === '') {
    const asked = amountOf(portions);
    const isSaid = portions.every(({ unit: word }) => word === form || word === 'head') || asked.includes('+');
    return `${n}\u00a0${forms}${isSaid ? '' : ` (${asked})`}`;
  }
  const over = (n - units) * content + 1e-6;
  const isWorthIt = over >= Math.max(LEAST_OVER.amount, n * content * LEAST_OVER.share);
  const notes = [
    isDrained && `${measured(n * content, unit)} drained`,
    isWorthIt && `${measured(over < 20 ? Math.floor(over) : Math.floor(over / 5) * 5, unit)} over`,
  ].filter(Boolean);
  return `${n} × ${size} ${forms}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

/** "400 g", "1.5 kg", "1 l". */
export function measured(amount: number, unit: 'g' | 'ml'): string {
  if (amount < 1000) return `${Math.round(amount)}\u00a0${unit}`;
  return `${Math.floor(amount / 10 + 1e-9) / 100}\u00a0${unit === 'g' ? 'kg' : 'l'}`;
}

/** The words for what one line asks for: "2 tbsp juice". */
export const sourceText = (portion: Portion): string =>
  [amountOf([portion]), portion.quantity === null ? '' : portion.part].filter(Boolean).join(' ');

/** The number put into the basket. */
export const countOfBought = (purchase: Purchase, portions: readonly Portion[]): number =>
  boughtUnits(purchase, unitsOf(portions));
