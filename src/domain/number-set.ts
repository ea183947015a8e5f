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
export function common(one: NumberSet, other: NumberSet): NumberSet {
  const both = one.slice(0, Math.min(one.length, other.length));
  for (let i = 0; i < both.length; i++) both[i] = (both[i] ?? 0) & (other[i] ?? 0);
  return both;
}

/** What is in any of them. */
export function united(sets: readonly NumberSet[]): NumberSet {
  const all = new Uint32Array(Math.max(0, ...sets.map(({ length }) => length)));
  for (const set of sets) for (let i = 0; i < set.length; i++) all[i] = (all[i] ?? 0) | (set[i] ?? 0);
  return all;
}

/** What is in the first alone. */
export function except(one: NumberSet, other: NumberSet): NumberSet {
  const rest = one.slice();
  for (let i = 0; i < rest.length; i++) rest[i] = (rest[i] ?? 0) & ~(other[i] ?? 0);
  return rest;
}

/** The greatest so many, the greatest first. */
export function greatestOf(set: NumberSet, most: number): number[] {
  const numbers: number[] = [];
  for (let word = set.length - 1; word >= 0 && numbers.length < most; word--) {
    const bits = set[word] ?? 0;
    if (bits === 0) continue;
    for (let bit = 31; bit >= 0 && numbers.length < most; bit--) {
      if ((bits >>> bit) & 1) numbers.push(word * 32 + bit);
    }
  }
  return numbers;
}

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
