import { numericQuantity } from 'numeric-quantity';

/** Signs of parts. */
export const VULGAR = '½¼¾⅓⅔⅕⅖⅗⅘⅙⅛⅜⅝⅞';
/** "2", "1 ½", "2 1/3", "1,5", for patterns. */
export const WRITTEN_NUMBER = `(?:\\d+\\s+\\d+/\\d+|\\d+/\\d+|\\d+(?:[.,]\\d+)?[ ]?[${VULGAR}]|\\d+(?:[.,]\\d+)?|[${VULGAR}])`;

/** A number with all its digits: a third is no 0.333. */
export const exactNumberIn = (text: string): number => numericQuantity(text, { round: false });

/** A number as the library rounds it, to thousandths; most are plain ones, which need no library. */
const PLAIN = /^\d+(?:[.,]\d{1,3})?$/;

export function numberIn(text: string): number {
  const point = text.replace(',', '.');
  return PLAIN.test(text) ? Number(point) : numericQuantity(point);
}
