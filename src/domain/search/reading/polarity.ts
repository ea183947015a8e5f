import type { Polarity } from './kinds.ts';
import type { Predication } from './units.ts';

type Meaning = Pick<Predication, 'kind' | 'polarity' | 'denied'>;

/**
 * What two predicates come to when the first is said of the second: a denial of wanting or of bearing refuses, one of
 * refusing allows ("don't mind"), or is a wish where the word says so ("never without"). Allowing allows; harm stays harm.
 */
export function composed(outer: { said: Meaning; polarity: Polarity } | null, inner: Meaning): Polarity {
  if (outer?.polarity === 0) return inner.polarity === -1 ? -1 : 0;
  if (outer?.polarity !== -1) return inner.polarity;
  // "Hives and a rash" deny nothing; "I don't want no nuts" is how people talk.
  if (inner.polarity !== -1 || !isDenial(outer.said) || inner.kind === 'none') return -1;
  return inner.denied ?? 0;
}

/** "Not", "no", and what they turned round: "don't want". */
const isDenial = ({ kind, polarity }: Meaning): boolean => kind === 'not' || kind === 'none' || polarity !== -1;
