import type { Part } from './parts.ts';
import type { Kind } from './vocabulary.ts';

/** A part while its role is being found; `first` and `end` (exclusive) are tokens. */
export interface Scoped extends Omit<Part, 'from' | 'to' | 'words'> {
  first: number;
  end: number;
  /** A comma, or a mark that ends a sentence or clause; empty for words. */
  mark: '' | ',' | ';' | ':';
  isAmount: boolean;
  /** Whether it may hold a shortened "is": "the blender's bust". */
  isShort: boolean;
  /** Where they are not those of the tokens. */
  words?: string;
}

const kinds = (...of: readonly Kind[]): ReadonlySet<Kind> => new Set(of);

/** What can be left out of a dish, or done without. */
const LEFT_OUT = kinds(
  ...(['food', 'animal', 'dish', 'equipment', 'method', 'taste', 'cuisine', 'category', 'tag', 'occasion'] as const),
);
/** What is in a dish or needed for it, which somebody's health or kitchen may forbid. */
const THING = kinds('food', 'animal', 'equipment', 'method');
/** What is said before a dish and does not belong to the list of what is left out: "no nuts, quick dinner". */
export const NAMES_DISH = kinds('dish', 'category', 'tag', 'occasion', 'cuisine');

export const has = (unit: Scoped | undefined, of: ReadonlySet<Kind> | Kind): boolean =>
  !!unit?.concepts.some(({ kind }) => (typeof of === 'string' ? kind === of : of.has(kind)));
/** Of several meanings the first: "using" begins a list unless it goes on with one. */
export const mainKind = (unit: Scoped | undefined): Kind | undefined => unit?.concepts[0]?.kind;

export const isUnknown = (unit: Scoped | undefined): boolean =>
  !!unit && unit.concepts.length === 0 && !unit.mark && !unit.isAmount && unit.role === 'unknown';
export const isLeftOut = (unit: Scoped | undefined): boolean => has(unit, LEFT_OUT);
export const isThing = (unit: Scoped | undefined): boolean => has(unit, THING);

/** Words that refer to what was named before. */
const REFERS = /^(?:it|them|they|those|these|this|that|which|one)$/;
export const refers = (unit: Scoped): boolean => REFERS.test(unit.concepts[0]?.id ?? '');
