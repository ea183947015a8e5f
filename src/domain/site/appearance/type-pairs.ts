/** Two fonts of the product that go together: for headings, and for everything else. */
interface TypePair {
  /** "Fraunces and Figtree". */
  name: string;
  /** What it is like, in a few words. */
  mood: string;
}

export const TYPE_PAIRS = {
  house: { name: 'Fraunces and Figtree', mood: 'Warm and round, as a cookbook' },
} as const satisfies Record<string, TypePair>;
export type TypePairName = keyof typeof TYPE_PAIRS;
export const TYPE_PAIR_NAMES = Object.keys(TYPE_PAIRS) as [TypePairName, ...TypePairName[]];
