import type { Clause, Predication, Unit } from '../units.ts';
import { isCalled, isLeftOut } from '../units.ts';

const WANTED: Predication = { kind: 'want', id: 'for', polarity: 1, takes: 'after' };
const REFUSED: Predication = { kind: 'instead', id: 'than', polarity: -1, takes: 'after' };
const NOT: Predication = { kind: 'not', id: 'too', polarity: -1, takes: 'after' };

/** Little words that govern what follows by the words of the clause around them (`|`); `@` is a thing, `?` an unknown word. */
const CONSTRUCTIONS: readonly { word: RegExp; after: RegExp; means: Predication }[] = [
  // "Swap the rice for quinoa".
  {
    word: /^(?:for|with|by|to)$/,
    after: /\b(?:swap|switch|replace|substitute|exchange|sub|trade)\b.* @ \|/,
    means: WANTED,
  },
  // "I'd rather have lentils than tofu", "potatoes over rice any day", "I prefer tea to coffee".
  { word: /^than$/, after: /\b(?:rather|sooner)\b/, means: REFUSED },
  { word: /^(?:to|over)$/, after: /\b(?:prefer|choose|pick|would \S+) (?:.* )?@ \||@ \|.* any day/, means: REFUSED },
  // "Too hot for soup", "too tired to stand at the hob".
  { word: /^for$/, after: /\btoo \S+ \|/, means: REFUSED },
  { word: /^to$/, after: /\btoo \S+ \|/, means: NOT },
  // "Enough soup".
  { word: /^enough$/, after: /^\| @ $/, means: REFUSED },
  // "Minus peas, plus corn".
  { word: /^plus$/, after: /\bminus .*@ .*\|/, means: WANTED },
  // "I'd walk a mile for a falafel", "nothing cheers me up like dal".
  { word: /^for$/, after: /^(?:[^@]* )?(?:i|we) (?:would|could) (?!(?:[^@]* )?not )[^@]*\|/, means: WANTED },
  { word: /^(?:like|than)$/, after: /\b(?:nothing|nowt) (?!like)[^@]+ \|/, means: WANTED },
  { word: /^like$/, after: /\bthere (?:is )?(?:nothing|nowt) \|/, means: WANTED },
];

/** What somebody would do something for, or nothing is like, is wanted; what one thing is swapped for, or is better than. */
export function construction(units: readonly Unit[], at: number, { start, end }: Clause): Predication | null {
  if (!isCalled(units[at], /^(?:for|with|by|to|than|over|like|plus|enough)$/)) return null;
  const words = (from: number, to: number) =>
    units
      .slice(from, to)
      .map((unit) => (isLeftOut(unit) ? '@ ' : `${unit.concepts.at(-1)?.id ?? '?'} `))
      .join('');
  const clause = `${words(start, at)}| ${words(at + 1, end)}`;
  return CONSTRUCTIONS.find(({ word, after }) => isCalled(units[at], word) && after.test(clause))?.means ?? null;
}
