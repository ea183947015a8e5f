import type { Polarity, Predicate } from './kinds.ts';
import type { Clause, Predication, Unit } from './units.ts';

/** What a text says of some of its things. Made once, never changed. */
export interface Frame {
  /** `name`: nothing is said of them; `said`: something is, by a word that neither wants nor refuses. */
  readonly predicate: Predicate | 'name' | 'said' | 'little' | 'cooking';
  readonly polarity: Polarity;
  /** Places of units. */
  readonly args: readonly number[];
  /** Units it was read from: `from` inclusive, `to` exclusive. */
  readonly span: { readonly from: number; readonly to: number };
  readonly isHealth: boolean;
  readonly isWithin: boolean;
}

/** A predicate of which the clause does not say of what. */
export type OpenPredicate = Pick<Frame, 'predicate' | 'polarity' | 'isHealth'>;

/** A clause with its frames. */
export interface ClauseReading {
  readonly clause: Clause;
  readonly frames: readonly Frame[];
  readonly open: OpenPredicate | null;
  /** Something is said of a thing, with words that nobody here knows the meaning of. */
  readonly isUnclear: boolean;
  /** What it says is what the one before says: it is as sure as that. */
  readonly isLike?: boolean;
}

/** A predicate while its arguments are read. */
export interface Governor {
  readonly said: Predication;
  readonly polarity: Polarity;
  readonly at: number;
  /** Where the first of the predicates stands that it is composed of. */
  readonly from: number;
  readonly args: readonly number[];
  /** Nothing more is its argument. */
  readonly isClosed: boolean;
  /** It has what it is said of: only what is joined to that follows ("are out, and cashews"). */
  readonly isTold: boolean;
  readonly isCooking: boolean;
}

/** A clause while it is read. */
export interface OpenClause {
  readonly units: readonly Unit[];
  readonly clause: Clause;
  readonly frames: Frame[];
  /** Places of what was named and nothing is said of yet. */
  loose: readonly number[];
  governor: Governor | null;
  /** A predicate that is said of "it" or "them". */
  open: OpenPredicate | null;
  /** A word says something of something: it is not merely named. */
  isSaid: boolean;
  isUnclear: boolean;
}

export const frameOf = (
  { said, polarity, at, from }: Pick<Governor, 'said' | 'polarity' | 'at' | 'from'>,
  args: readonly number[],
): Frame => ({
  predicate: said.kind,
  polarity,
  args,
  span: { from: Math.min(from, ...args), to: Math.max(at, ...args) + 1 },
  isHealth: said.health ?? false,
  isWithin: polarity === 1 && (said.within ?? false),
});

/** A frame that no predicate made. */
export const bare = (
  predicate: Frame['predicate'],
  args: readonly number[],
  polarity: Frame['polarity'] = -1,
): Frame => ({
  predicate,
  polarity,
  args,
  span: { from: Math.min(...args), to: Math.max(...args) + 1 },
  isHealth: false,
  isWithin: false,
});

/** A clause, with what stands around it. */
export interface Context {
  readonly units: readonly Unit[];
  readonly reading: ClauseReading;
  /** The units of the clause. */
  readonly own: readonly Unit[];
  /** Frames of the clauses before it, first to last. */
  readonly earlier: readonly Frame[];
}

/** What a clause leaves unsaid, in one sentence: what changes of its reading, or `null` where it does not apply. */
export type Production = (context: Context) => Partial<ClauseReading> | null;
