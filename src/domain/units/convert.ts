import { type Amount, measurable, quantityText, scaledAmount } from '../recipes/amounts.ts';
import { type Measure, ML, measureOf, type System } from './measures.ts';
import { butterUnit, FL_OZ, scoopUnit, type Target, volumeUnit, weightUnit } from './us.ts';

/** What decides whether a food's volume and weight can stand for each other. */
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
function metricUnit(size: number, unit: string, { kind }: Measure, { density, isFluid }: Matter): Target | null {
  const isCup = /cup/i.test(unit);
  if (kind === 'volume' && isCup && !isFluid) {
    return density ? inThousands(size * density, 'g', 'kg', 1 / density) : null;
  }
  return kind === 'weight' ? inThousands(size, 'g', 'kg', 1) : inThousands(size, 'ml', 'litres', 1);
}

const inThousands = (size: number, small: string, large: string, one: number): Target =>
  size < THOUSAND ? metric(small, one) : metric(large, one * THOUSAND);

const sizeText = ({ unit, size, round }: Target, of: number): string =>
  `${quantityText(round(of / size), unit)} ${unit}`;

/** The unit of so many packs of a size: `× 400 g`. */
const PACK = /^× ?(\d+(?:[.,]\d+)?) ?(g|ml)$/;

/** Spoons beyond which a US cook takes a cup. */
const SPOONS: Record<string, number> = { tbsp: ML.tbsp, tsp: ML.tsp };
const SPOONS_UP_TO_ML = 4 * ML.tbsp;

/**
 * An amount in the units of a system, as near as a cook can measure. What the system has as well (pieces, a few spoons),
 * and what cannot be converted without a density, is the same object. Takes an amount that is already scaled.
 */
export function inSystem(amount: Amount, system: System, matter: Matter = {}): Amount {
  const { quantity, quantityMax, unit } = amount;
  const pack = PACK.exec(unit);
  if (pack && system === 'us') {
    const size = Number(pack[1]?.replace(',', '.'));
    const target = pack[2] === 'ml' ? FL_OZ : weightUnit(size);
    return target ? { ...scaledAmount(amount, 1, false), unit: `× ${sizeText(target, size)}` } : amount;
  }
  const spoon = system === 'us' ? SPOONS[unit] : undefined;
  const measure = spoon ? { kind: 'volume', size: spoon, system: null } : measureOf(unit);
  if (!measure || measure.system === system) return amount;
  const most = (quantityMax ?? quantity) * measure.size;
  if (spoon && most < SPOONS_UP_TO_ML - 1) return amount;
  const target = spoon ? scoopUnit(most) : targetOf(most, measure as Measure, unit, system, matter);
  if (!target) return amount;
  const { size, round, parted, ...units } = target;
  const inTarget = (value: number): number => (value * measure.size) / size;
  return {
    ...(parted && quantityMax === null ? parted(inTarget(quantity)) : { quantity: round(inTarget(quantity)) }),
    quantityMax: quantityMax === null ? null : round(inTarget(quantityMax)),
    ...units,
  };
}

function targetOf(size: number, measure: Measure, unit: string, system: System, matter: Matter): Target | null {
  if (system === 'metric') return metricUnit(size, unit, measure, matter);
  if (measure.kind === 'volume') return volumeUnit(size);
  return matter.isButter ? butterUnit(size) : weightUnit(size, matter.density);
}
