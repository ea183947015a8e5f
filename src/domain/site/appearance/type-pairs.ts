/** Two fonts of the product that go together: for headings, and for everything else. */
interface TypePair {
  /** "Fraunces and Figtree". */
  name: string;
  display: string;
  text: string;
  /** What it is like, in a few words. */
  mood: string;
}

const pair = (display: string, text: string, mood: string): TypePair => ({
  name: `${display} and ${text}`,
  display,
  text,
  mood,
});

export const TYPE_PAIRS = {
  house: pair('Fraunces', 'Figtree', 'Warm and round, as a cookbook'),
  press: pair('Newsreader', 'Inter', 'Sober and clear, as a newspaper'),
  market: pair('Bricolage Grotesque', 'Hanken Grotesk', 'Plain and fresh, as a market stall'),
  book: pair('Literata', 'Nunito Sans', 'Calm and soft, as a novel'),
} as const satisfies Record<string, TypePair>;
export type TypePairName = keyof typeof TYPE_PAIRS;
export const TYPE_PAIR_NAMES = Object.keys(TYPE_PAIRS) as [TypePairName, ...TypePairName[]];
