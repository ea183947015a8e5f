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

/** By the code of their digit: 10,000 recipes are asked at each chip. */
const PARTS: readonly NeedPart[] = Array.from({ length: 128 }, (_, code) => {
  const digit = Math.max(0, DIGITS.indexOf(String.fromCharCode(code)));
  return { share: (digit % TITULAR) / SHARES, isTitular: digit >= TITULAR };
});
const NONE: NeedPart = { share: 0, isTitular: false };

export const partAt = (parts: string, index: number): NeedPart => PARTS[parts.charCodeAt(index)] ?? NONE;
