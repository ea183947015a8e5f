import { isGrammar, type Kind } from './kinds.ts';
import type { Concept } from './lexicon.ts';
import type { Limit } from './number-rules.ts';

/** The longest phrase, amount or mark at a place of a text; it is never changed. */
export interface Unit {
  /** Tokens it takes: `first` inclusive, `end` exclusive. */
  readonly first: number;
  readonly end: number;
  readonly concepts: readonly Concept[];
  readonly limits: readonly Limit[];
  /** A comma, or a mark that ends a sentence or clause; empty for words. */
  readonly mark: '' | ',' | ';' | ':' | '?';
  readonly isAmount: boolean;
  /** Whether it may hold a shortened "is": "the blender's bust". */
  readonly isShort: boolean;
  /** It leaves out what it names by itself: "decaf", "nutless". */
  readonly isLacking: boolean;
  /** How its last word ends, where that may be the ending of a verb or of a plural. */
  readonly ending: '' | 's' | 'ed' | 'ing';
  /** Its words, where they are not those of the tokens. */
  readonly words?: string;
}

const kinds = (...of: readonly Kind[]): ReadonlySet<Kind> => new Set(of);
/** What can be left out of a dish, or done without. */
const LEFT_OUT = kinds(
  ...(['food', 'animal', 'dish', 'equipment', 'method', 'taste', 'cuisine', 'category', 'tag', 'occasion'] as const),
);
/** What is in a dish or needed for it, which somebody's health or kitchen may forbid. */
const THING = kinds('food', 'animal', 'equipment', 'method');
/** What one may wish for, and not leave out. */
const WISHES = kinds('diet', 'season', 'difficulty', 'quick', 'cost');

export const has = (unit: Unit | undefined, of: ReadonlySet<Kind> | Kind): boolean =>
  !!unit?.concepts.some(({ kind }) => (typeof of === 'string' ? kind === of : of.has(kind)));
export const hasAny = (unit: Unit | undefined, ...of: readonly Kind[]): boolean => of.some((kind) => has(unit, kind));
export const isCalled = (unit: Unit | undefined, names: RegExp): boolean =>
  !!unit?.concepts.some(({ id }) => names.test(id));

export const isUnknown = (unit: Unit | undefined): boolean =>
  !!unit && unit.concepts.length === 0 && !unit.mark && !unit.isAmount;
/** Children and guests are eaters before they are anything that a dish is for. */
export const isLeftOut = (unit: Unit | undefined): boolean => has(unit, LEFT_OUT) && !has(unit, 'person');
export const isWished = (unit: Unit | undefined): boolean => has(unit, LEFT_OUT) || has(unit, WISHES);
/** Whether it names something a recipe can be, or is a word nobody knows: what the tagger judges. */
export const isNaming = (unit: Unit): boolean => isUnknown(unit) || isWished(unit) || has(unit, 'mood');
export const isThing = (unit: Unit | undefined): boolean => has(unit, THING);

/** "Cook", "stand over a hob": who does not wants nothing that is cooked. */
export const isCooking = ({ concepts }: Unit): boolean => concepts.some(({ cooking }) => cooking);

/** Whether it makes a sentence of names: a text without any is a name itself ("beans on toast with peas"). */
export const isSaying = ({ mark, concepts }: Unit): boolean =>
  mark !== '' || concepts.some(({ kind }) => isGrammar(kind) && !IN_NAMES.has(kind));
const IN_NAMES = kinds('with', 'joiner', 'preposition', 'through', 'filler');
