import type { Kind, Predicate } from './kinds.ts';
import { isPredicate, PREDICATES } from './kinds.ts';
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
  /** What it says of things, where it is a predicate. */
  readonly said: Predication | null;
  /** Its words, where they are not those of the tokens. */
  readonly words?: string;
}

/** What is said of something: some units of a text, `start` inclusive, `end` exclusive. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  /** It begins with what it is about: "tofu? over my dead body". */
  readonly isOfTopic?: boolean;
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
/** What one may wish for, and not leave out. */
export const WISHES = kinds('diet', 'season', 'difficulty', 'quick', 'cost');

export const has = (unit: Unit | undefined, of: ReadonlySet<Kind> | Kind): boolean =>
  !!unit?.concepts.some(({ kind }) => (typeof of === 'string' ? kind === of : of.has(kind)));
export const hasAny = (unit: Unit | undefined, ...of: readonly Kind[]): boolean => of.some((kind) => has(unit, kind));
export const mainKind = (unit: Unit | undefined): Kind | undefined => unit?.concepts[0]?.kind;
export const isCalled = (unit: Unit | undefined, names: RegExp): boolean =>
  !!unit?.concepts.some(({ id }) => names.test(id));

export const isUnknown = (unit: Unit | undefined): boolean =>
  !!unit && unit.concepts.length === 0 && !unit.mark && !unit.isAmount;
/** Children and guests are eaters before they are anything that a dish is for. */
export const isLeftOut = (unit: Unit | undefined): boolean => has(unit, LEFT_OUT) && !has(unit, 'person');
export const isWished = (unit: Unit | undefined): boolean => has(unit, LEFT_OUT) || has(unit, WISHES);
export const isThing = (unit: Unit | undefined): boolean => has(unit, THING);
/** What is only in a dish, and is none. */
export const isFood = (unit: Unit | undefined): boolean => isThing(unit) && !has(unit, NAMES_DISH);

/** "And a pie": another wish, after foods. */
export const isAnotherDish = (units: readonly Unit[], at: number): boolean =>
  isCalled(units[at], /^and$/) && isCalled(units[at + 1], /^(?:an?|some)$/) && has(units[at + 2], NAMES_DISH);

/** What something is the only one of is not meant itself: "peach is the one fruit I can't have". */
export const isOnlyOne = (units: readonly Unit[], at: number): boolean =>
  isCalled(units[at - 1], /^(?:one|only)$/) && isCalled(units[at - 2], /^the$/) && has(units[at - 3], 'copula');

/** "They don't drink", "soup I can drink". */
export const isDeniedVerb = (units: readonly Unit[], at: number): boolean =>
  has(units[at], 'eat') && (has(units[at - 1], 'not') || (has(units[at - 1], 'aux') && has(units[at - 2], 'subject')));

/** "It", "them", where no name and nothing that tells them apart follows: "those with nuts". */
export const isObject = (units: readonly Unit[], at: number): boolean =>
  isCalled(units[at], /^(?:it|them|those|these|this|either|both|the stuff|the lot)$/) &&
  !has(units[at + 1], 'person') &&
  !isLeftOut(units[at + 1]) &&
  !isUnknown(units[at + 1]) &&
  !hasAny(units[at + 1], 'with', 'have', 'praise', 'relative') &&
  (!has(units[at + 1], 'without') || isCalled(units[at + 1], /^out of$/)) &&
  !hasAny(units[at + 1], 'through', 'copula', 'aux', 'neutral', 'cause') &&
  !hasAny(units[at - 1], 'condition', 'subord', 'contrast', 'relative', 'ask');

/** What a word says of things: its kind with the features of its row over those of the kind. */
export type Predication = Required<Pick<Concept, 'polarity' | 'takes'>> & Concept & { kind: Predicate };

export function predicateOf(concepts: readonly Concept[]): Predication | null {
  const concept = concepts.find(({ kind }) => isPredicate(kind));
  if (!concept || !isPredicate(concept.kind)) return null;
  // Who had something does not ask for it.
  const past = concept.kind === 'eat' && concept.isPast ? { polarity: 0 as const } : {};
  return { ...PREDICATES[concept.kind], ...concept, ...past, kind: concept.kind };
}

/** "What don't I want?": what is named behind it is the answer. */
export const asksWhat = (units: readonly Unit[], { start, end }: Clause): boolean =>
  isCalled(units[start], /^(?:what|which)$/) && units[end]?.mark === '?';
