import { formatQuantity } from 'format-quantity';
import { bounded, patternFrom } from '../pattern.ts';
import { DIGITS, numberIn } from './numbers.ts';
import { MEASURED, unitOf } from './units.ts';

/** "50 g + 175 g", "¾ cup plus 2 tablespoons": one amount, said in two. */
const SUM = bounded(
  10_000,
  patternFrom(
    `^(${DIGITS})\\s*(${MEASURED})\\.?\\s*(?:\\+|&|plus|and)\\s*(${DIGITS})\\s*(${MEASURED})(?![\\p{L}])\\.?`,
    'iu',
  ),
);

/**
 * "1 cup plus 2 tablespoons flour" → "1⅛ cups flour": in the unit that says it without a remainder. A weight beside a
 * volume stays.
 */
export const inOneUnit = (text: string): string =>
  text.replace(SUM, (written, ...[first = '', unit = '', second = '', other = '']: string[]) => {
    const [one, more] = [unitOf(unit), unitOf(other)];
    if (!one || !more || one.kind !== more.kind) return written;
    const size = numberIn(first) * one.size + numberIn(second) * more.size;
    const quantity = formatQuantity(size / one.size, true) ?? '';
    if (/[./]/.test(quantity)) return `${formatQuantity(size / more.size, true)} ${more.name}`;
    return `${quantity} ${one.name}${one.isWord && size > one.size ? 's' : ''}`;
  });
