/** A set of whole numbers from 0, a bit for each: what two have in common is known in microseconds. */
export type NumberSet = Uint32Array;

export function numberSet(numbers: readonly number[]): NumberSet {
  let greatest = -1;
  for (const number of numbers) greatest = Math.max(greatest, number);
  const set = new Uint32Array((greatest >> 5) + 1);
  for (const number of numbers) set[number >> 5] = (set[number >> 5] ?? 0) | (1 << (number & 31));
  return set;
}

export const isIn = (set: NumberSet, number: number): boolean =>
  (((set[number >> 5] ?? 0) >>> (number & 31)) & 1) === 1;

/** What is in both. */
export const common = (one: NumberSet, other: NumberSet): NumberSet =>
  one.slice(0, Math.min(one.length, other.length)).map((bits, i) => bits & (other[i] ?? 0));

/** What is in the first alone. */
export const except = (one: NumberSet, other: NumberSet): NumberSet => one.map((bits, i) => bits & ~(other[i] ?? 0));

/** How many there are. */
export function sizeOf(set: NumberSet): number {
  let size = 0;
  for (const bits of set) size += bitsOf(bits);
  return size;
}

/** How many are in both. */
export function sizeOfCommon(one: NumberSet, other: NumberSet): number {
  let size = 0;
  for (let i = Math.min(one.length, other.length) - 1; i >= 0; i--) size += bitsOf((one[i] ?? 0) & (other[i] ?? 0));
  return size;
}

/** Ones in 32 bits: in pairs, then in fours, then in bytes, which a product adds up. */
function bitsOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
