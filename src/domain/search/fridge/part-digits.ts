/** What a need is of its dish. */
export interface NeedPart {
  /** Of the dry weight, from 0 to 1. */
  share: number;
  /** Whether the dish is called by it. */
  isTitular: boolean;
}

/** Shares are told in fifteenths; what is in the title is sixteen digits further on. */
const SHARES = 15;
const TITULAR = SHARES + 1;
const DIGITS = '0123456789abcdefghijklmnopqrstuv';

/** A digit for every part, for the file that browsers are sent. */
export const packedParts = (parts: readonly NeedPart[]): string =>
  parts.map(({ share, isTitular }) => DIGITS[Math.round(share * SHARES) + (isTitular ? TITULAR : 0)] ?? '0').join('');

export function partAt(parts: string, index: number): NeedPart {
  const digit = Math.max(0, DIGITS.indexOf(parts[index] ?? '0'));
  return { share: (digit % TITULAR) / SHARES, isTitular: digit >= TITULAR };
}
