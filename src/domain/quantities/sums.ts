import { formatQuantity } from 'format-quantity';
import { patternFrom } from '../pattern.ts';
import { MEASURED, unitOf } from './units.ts';
import { numberIn, WRITTEN_NUMBER } from './written-numbers.ts';

/** "50 g + 175 g", "¾ cup plus 2 tablespoons": one amount, said in two. */
const SUM = patternFrom(
  `^(${WRITTEN_NUMBER})\\s*(${MEASURED})\\.?\\s*(?:\\+|&|plus|and)\\s*(${WRITTEN_NUMBER})\\s*(${MEASURED})(?![\\p{L}])\\.?`,
  'iu',
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
