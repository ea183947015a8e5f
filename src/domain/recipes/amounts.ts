import { formatQuantity } from 'format-quantity';

/** An amount that scales with the servings. */
export interface Amount {
  quantity: number;
  /** Upper end of a range, else `null`. */
  quantityMax: number | null;
  /** As it reads after the number: `g`, `tbsp`, `sprigs`, `× 400 g`; empty for pieces. */
  unit: string;
  /** Unit of exactly one or less, where it differs: `sprig`. */
  unitOfOne?: string;
}

/** What a kitchen scale or a measuring jug shows. */
const METRIC = /^(?:g|ml)$/i;
const LARGE_METRIC = /^(?:kg|l|cl|dl|litres?)$/i;
/** Shares of a spoon or a piece that a cook can measure. */
const SHARES = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const SMALLEST_SHARE = 1 / 8;
/** Halfway between the two smallest shares. */
const SMALLEST_UP_TO = 3 / 16;
/** From here on a fraction of a piece or a spoon says more than anyone measures. */
const WHOLE_FROM = 10;

/** A quantity in steps a cook can measure in its unit; never 0 for something that is there. */
export function measurable(quantity: number, unit: string): number {
  if (METRIC.test(unit)) return nearest(quantity, quantity < 5 ? 0.5 : quantity < 30 ? 1 : quantity < 1000 ? 5 : 10);
  if (LARGE_METRIC.test(unit)) return nearest(quantity, 0.05);
  if (quantity >= WHOLE_FROM) return Math.round(quantity);
  if (quantity < SMALLEST_UP_TO) return SMALLEST_SHARE;
  const whole = Math.floor(quantity);
  const rest = quantity - whole;
  return whole + SHARES.reduce((best, share) => (Math.abs(share - rest) < Math.abs(best - rest) ? share : best));
}

const nearest = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/** A number as cooks write it: "1½", "⅔", "200"; decimals only with weights and volumes. */
export function quantityText(quantity: number, unit: string): string {
  if (METRIC.test(unit) || LARGE_METRIC.test(unit)) return String(Math.round(quantity * 100) / 100);
  return formatQuantity(quantity, true) ?? String(quantity);
}

/** The quantity of an amount as many times over; what is not scaled stays exactly as written. */
const scaled = (quantity: number, unit: string, factor: number): number =>
  factor === 1 ? quantity : measurable(quantity * factor, unit);

/** How many of it there are, for singular and plural: the upper end of a range. */
export const countOf = ({ quantity, quantityMax, unit }: Amount, factor: number): number =>
  scaled(quantityMax ?? quantity, unit, factor);

/** "200 g", "1½ tbsp", "2–3", "1 sprig"; number and unit do not part at a line's end. */
export function amountText(amount: Amount, factor: number): string {
  const { quantity, quantityMax, unit, unitOfOne = unit } = amount;
  const low = quantityText(scaled(quantity, unit, factor), unit);
  const high = quantityMax === null ? low : quantityText(scaled(quantityMax, unit, factor), unit);
  const shown = countOf(amount, factor) <= 1 ? unitOfOne : unit;
  return [low === high ? low : `${low}–${high}`, shown].filter(Boolean).join('\u00a0');
}

/** An amount as many times over, in measurable steps unless it `isWritten` so: shown with a factor of 1 it reads the same. */
export function scaledAmount(amount: Amount, factor: number, isWritten = factor === 1): Amount {
  if (isWritten) return amount;
  const { quantity, quantityMax, unit } = amount;
  return {
    ...amount,
    quantity: measurable(quantity * factor, unit),
    quantityMax: quantityMax === null ? null : measurable(quantityMax * factor, unit),
  };
}
