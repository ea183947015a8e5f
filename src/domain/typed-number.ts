/**
 * The number somebody typed, with a point or a comma: `null` for a field left empty, which is never another number, and `NaN`
 * for what is none ("ten").
 */
export const typedNumber = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'));
