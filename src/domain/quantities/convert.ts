import { type Amount, amountText, inOne, measurable, scaledAmount } from './amounts.ts';
import { lengthOfIn } from './lengths.ts';
import { numberIn } from './numbers.ts';
import { type Measure, measureOf, type System, unitOf, unitSize } from './units.ts';
import { butterUnit, FL_OZ, STICK_GRAMS, scoopUnit, type Target, volumeUnit, weightUnit } from './us.ts';

/** The facts that decide whether a food's volume and weight can stand for each other. */
export interface Matter {
  /** Grams in a millilitre, where the food table knows it and a cook would measure it by the cup. */
  density?: number;
  /** Measured in a jug: its cups are millilitres. */
  isFluid?: true;
  /** Sold in sticks. */
  isButter?: true;
}

const metric = (unit: string, size: number): Target => ({
  unit,
  ...(unit === 'litres' && { unitOfOne: 'litre' }),
  size,
  round: (quantity) => measurable(quantity, unit),
});
const THOUSAND = 1000;

/** Grams and millilitres, from 1000 on kilograms and litres. A cup of something dry weighs what its density says, or stays a cup. */
function metricUnit(size: number, { name, kind }: Measure, { density, isFluid }: Matter): Target | null {
  if (name === 'cup' && !isFluid) {
    return density ? inThousands(size * density, 'g', 'kg', 1 / density) : null;
  }
  return kind === 'weight' ? inThousands(size, 'g', 'kg', 1) : inThousands(size, 'ml', 'litres', 1);
}

const inThousands = (size: number, small: string, large: string, one: number): Target =>
  size < THOUSAND ? metric(small, one) : metric(large, one * THOUSAND);

/** So many grams or millilitres in a unit, with a smaller one beside it where that is needed. */
const measuredIn = ({ size, round, parted, ...units }: Target, of: number): Amount => ({
  ...(parted?.(of / size) ?? { quantity: round(of / size) }),
  quantityMax: null,
  unit: units.unit,
  ...(units.unitOfOne && { unitOfOne: units.unitOfOne }),
});

/** The unit of so many packs of a size: `× 400 g`. */
const PACK = /^× ?([\d.,]+)\s?(k?g|ml|l)$/;

/** Spoons beyond which a US cook takes a cup. */
const SPOONS_UP_TO_ML = 4 * unitSize('tbsp');

/**
 * An amount in the units of a system, as near as a cook can measure. What the system has as well (pieces, a few spoons),
 * and what cannot be converted without a density, is the same object. Takes an amount that is already scaled.
 */
export function inSystem(amount: Amount, system: System, matter: Matter = {}): Amount {
  const converted = converting(inOne(amount), system, matter);
  if (!converted) return amount;
  return amount.before ? { ...converted, before: amount.before } : converted;
}

/** The amount in the system; `null` where it stays as it is. */
function converting(amount: Amount, system: System, matter: Matter): Amount | null {
  const { quantity, quantityMax, unit } = amount;
  const pack = PACK.exec(unit);
  if (pack && system === 'us') {
    const [, number = '', each = ''] = pack;
    const written = unitOf(each);
    const size = numberIn(number) * (written?.size ?? 1);
    const target = written?.kind === 'weight' ? weightUnit(size) : FL_OZ;
    return target ? { ...scaledAmount(amount, 1, false), unit: `× ${amountText(measuredIn(target, size))}` } : null;
  }
  const length = lengthOfIn(quantity, unit, system);
  if (length) {
    const last = quantityMax === null ? null : lengthOfIn(quantityMax, unit, system);
    return { ...length, quantityMax: last?.quantity ?? null };
  }
  const measure = matter.isButter && /^sticks?$/.test(unit) ? STICK : measureOf(unit);
  const isSpoon = measure?.system === null;
  if (!measure || measure.system === system || (isSpoon && system === 'metric')) return null;
  const most = (quantityMax ?? quantity) * measure.size;
  if (isSpoon && most < SPOONS_UP_TO_ML - 1) return null;
  const target = isSpoon ? scoopUnit(most) : targetOf(most, measure, system, matter);
  if (!target) return null;
  if (quantityMax === null) return measuredIn(target, quantity * measure.size);
  const { size, round, parted: _, ...units } = target;
  const [low, high] = [quantity, quantityMax].map((end) => round((end * measure.size) / size)) as [number, number];
  return { quantity: low, quantityMax: high, ...units };
}

const STICK: Measure = { name: 'stick', kind: 'weight', size: STICK_GRAMS, system: 'us', isWord: true };

function targetOf(size: number, measure: Measure, system: System, matter: Matter): Target | null {
  if (system === 'metric') return metricUnit(size, measure, matter);
  if (measure.kind === 'volume') return volumeUnit(size);
  return matter.isButter ? butterUnit(size) : weightUnit(size, matter.density);
}
