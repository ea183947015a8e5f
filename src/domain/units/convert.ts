import { type Amount, measurable, quantityText } from '../recipes/amounts.ts';
import { type Measure, measureOf, type System } from './measures.ts';
import { butterUnit, FL_OZ, type Target, volumeUnit, weightUnit } from './us.ts';

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
  return kind === 'weight' ? inThousands(size, 'g', 'kg', 1) : inThousands(size, 'ml', 'l', 1);
}

const inThousands = (size: number, small: string, large: string, one: number): Target =>
  size < THOUSAND ? metric(small, one) : metric(large, one * THOUSAND);

const sizeText = ({ unit, size, round }: Target, of: number): string =>
  `${quantityText(round(of / size), unit)} ${unit}`;

/** The unit of so many packs of a size: `× 400 g`. */
const PACK = /^× ?(\d+(?:[.,]\d+)?) ?(g|ml)$/;

/**
 * An amount in the units of a system, as near as a cook can measure. What the system has as well (spoons, pieces), and
 * what cannot be converted without a density, stays as it is. Takes an amount that is already scaled.
 */
export function inSystem(amount: Amount, system: System, matter: Matter = {}): Amount {
  const { quantity, quantityMax, unit } = amount;
  const pack = PACK.exec(unit);
  if (pack && system === 'us') {
    const size = Number(pack[1]?.replace(',', '.'));
    const target = pack[2] === 'ml' ? FL_OZ : weightUnit(size);
    return target ? { ...amount, unit: `× ${sizeText(target, size)}` } : amount;
  }
  const measure = measureOf(unit);
  if (!measure || measure.system === system) return amount;
  const most = (quantityMax ?? quantity) * measure.size;
  const target =
    system === 'metric'
      ? metricUnit(most, unit, measure, matter)
      : measure.kind === 'volume'
        ? volumeUnit(most)
        : matter.isButter
          ? butterUnit(most)
          : weightUnit(most, matter.density);
  if (!target) return amount;
  const convert = (value: number) => target.round((value * measure.size) / target.size);
  return {
    quantity: convert(quantity),
    quantityMax: quantityMax === null ? null : convert(quantityMax),
    unit: target.unit,
    ...(target.unitOfOne && { unitOfOne: target.unitOfOne }),
  };
}
