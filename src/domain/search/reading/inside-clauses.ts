import type { Governor } from './frames.ts';
import type { Clause, Predication, Unit } from './units.ts';
import { has, hasAny, isCalled, isFood, isLeftOut, NAMES_DISH } from './units.ts';

/** What something is about, from, near or to is no wish: "a thing about peanuts", "runs a mile from mushrooms". */
export function isBystander(units: readonly Unit[], at: number): boolean {
  let before = at - 1;
  while (hasAny(units[before], 'determiner', 'through') && !isCalled(units[before], /^of$/)) before--;
  // "I want to bake", "mash from potatoes".
  const isOfDish = isCalled(units[before], /^from$/) && has(units[before - 1], NAMES_DISH);
  // "Because of a soy allergy".
  const isAilment = !!units[at + 1]?.said?.adjacent;
  if (!isFood(units[at]) || has(units[at], 'method') || isOfDish || isAilment) return false;
  return isCalled(units[before], /^(?:about|from|at|over|near|by|to|towards|past|around|because of)$/);
}

/** Of a dish that is refused with something in it, that is refused: "no desserts with nuts". */
export const isOfDish = (
  units: readonly Unit[],
  at: number,
  { polarity, args, isClosed }: Governor,
  said: Predication,
): boolean =>
  polarity === -1 &&
  !isClosed &&
  (said.kind === 'with' || said.kind === 'have') &&
  isLeftOut(units[at - 1]) &&
  args.includes(at - 1) &&
  args.every((arg) => has(units[arg], NAMES_DISH));

/** A second verb after "or" or "nor" is under the negation of the first: "can't eat nuts or drink milk". */
export const sharesNegation = (
  units: readonly Unit[],
  at: number,
  governor: Governor | null,
  said: Predication,
): boolean => governor?.polarity === -1 && said.polarity !== -1 && isCalled(units[at - 1], /^(?:or|nor)$/);

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
  {
    word: /^(?:to|over)$/,
    after: /\b(?:prefer|choose|pick|take|would \S+) (?:.* )?@ \||@ \|.* any day/,
    means: REFUSED,
  },
  // "Too hot for soup", "too tired to stand at the hob".
  { word: /^for$/, after: /\btoo \S+ \|/, means: REFUSED },
  { word: /^to$/, after: /\btoo \S+ \|/, means: NOT },
  // "Beans and rice it is".
  { word: /^is$/, after: /@ it \| $/, means: { kind: 'stock', id: 'it is', polarity: 1, takes: 'before' } },
  // "Enough soup".
  { word: /^enough$/, after: /^\| @ $/, means: REFUSED },
  // "Any fruit but plums".
  { word: /^but$/, after: /\b(?:any|all|every|everything|anything) (?:[@?] )?\| (?:the )?@ $/, means: REFUSED },
  // "There's nothing in the cupboard but pasta".
  { word: /^but$/, after: /\b(?:nothing|nowt|not much) (?:left|in|on|at) [^@]*\|/, means: WANTED },
  // "Minus peas, plus corn".
  { word: /^plus$/, after: /\bminus .*@ .*\|/, means: WANTED },
  // "I'd walk a mile for a falafel", "nothing cheers me up like dal".
  { word: /^for$/, after: /^(?:[^@]* )?(?:i|we) (?:would|could) (?!(?:[^@]* )?not )[^@]*\|/, means: WANTED },
  { word: /^(?:like|than)$/, after: /\b(?:nothing|nowt) (?!like)[^@]+ \|/, means: WANTED },
  { word: /^like$/, after: /\bthere (?:is )?(?:nothing|nowt) \|/, means: WANTED },
];

/** What somebody would do something for, or nothing is like, is wanted; what one thing is swapped for, or is better than. */
export function construction(units: readonly Unit[], at: number, { start, end }: Clause): Predication | null {
  if (!isCalled(units[at], /^(?:for|with|by|to|than|over|like|plus|enough|but|is)$/)) return null;
  const words = (from: number, to: number) =>
    units
      .slice(from, to)
      .map((unit) => (isLeftOut(unit) ? '@ ' : `${unit.concepts.at(-1)?.id ?? '?'} `))
      .join('');
  const clause = `${words(start, at)}| ${words(at + 1, end)}`;
  return CONSTRUCTIONS.find(({ word, after }) => isCalled(units[at], word) && after.test(clause))?.means ?? null;
}
