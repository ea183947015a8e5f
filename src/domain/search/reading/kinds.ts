/** What a word or phrase is as a thing one may wish for or do without. */
const THINGS = [
  ...([
    'food',
    'dish',
    'animal',
    'all',
    'diet',
    'category',
    'tag',
    'occasion',
    'season',
    'equipment',
    'method',
  ] as const),
  ...(['taste', 'difficulty', 'quick', 'cost', 'cuisine', 'mood', 'lacking'] as const),
] as const;

/** Of what it says something, and what: -1 that it must not be, 0 that it may, 1 that it is wished for. */
export type Polarity = -1 | 0 | 1;
/** On which side a predicate has what it is said of; `next` is nothing but the words beside it. */
export type Side = 'before' | 'after' | 'both' | 'next';

/** What rows of the lexicon say beside what a word is; kinds have defaults. */
export interface Features {
  polarity?: Polarity;
  takes?: Side;
  /** What it comes to under a negation: "never say no to" is a wish. */
  denied?: Polarity;
  /** It is said of somebody's body, so that what may be in a product counts too. */
  health?: boolean;
  /** What it takes is in the dish, rather than in its name. */
  within?: boolean;
  /** Done to no dish in particular: who refuses it wants nothing that is cooked. */
  cooking?: boolean;
  isPast?: boolean;
  /** Of a verb: a negation of it refuses nothing ("don't know"). */
  absorbs?: boolean;
  /** What has it is a place, and no dish: "the freezer is full of peas". */
  isOfPlace?: boolean;
  /** It says nothing unless it is denied: "near" nuts one may not be. */
  onlyDenied?: boolean;
  /** It takes the words right before it where there are any: "nut allergy". */
  adjacent?: boolean;
  /** It says that something has ended: what it is said of may be. */
  ends?: boolean;
}

/** Predicates: what clauses say of things. */
export const PREDICATES = {
  want: { polarity: 1, takes: 'both' },
  eat: { polarity: 1, takes: 'both' },
  have: { polarity: 1, takes: 'both', within: true },
  with: { polarity: 1, takes: 'after', within: true },
  stock: { polarity: 1, takes: 'before' },
  praise: { polarity: 1, takes: 'before' },
  tolerate: { polarity: 0, takes: 'both' },
  allow: { polarity: 0, takes: 'before' },
  refuse: { polarity: -1, takes: 'both' },
  swap: { polarity: -1, takes: 'both' },
  instead: { polarity: -1, takes: 'after' },
  without: { polarity: -1, takes: 'after' },
  none: { polarity: -1, takes: 'after' },
  not: { polarity: -1, takes: 'both' },
  harm: { polarity: -1, takes: 'before' },
  lack: { polarity: -1, takes: 'before' },
  allergy: { polarity: -1, takes: 'both', health: true },
  free: { polarity: -1, takes: 'next' },
} as const satisfies Record<string, Features>;
export type Predicate = keyof typeof PREDICATES;
export const isPredicate = (kind: string): kind is Predicate => kind in PREDICATES;

/** Words that make sentences and say nothing of a thing by themselves. */
const GRAMMAR = [
  ...(['ask', 'neutral', 'cause', 'little', 'only', 'doubtful', 'ellipsis', 'contrast', 'subord'] as const),
  ...(['condition', 'relative', 'joiner', 'pronoun', 'subject', 'person', 'copula', 'aux', 'determiner'] as const),
  ...(['through', 'degree', 'preposition', 'filler', 'again', 'other', 'ailment', 'setting'] as const),
] as const;

/**
 * What a phrase is. `lacking` is a word that leaves a food out ("decaf"). `all` is true of every recipe here, `animal` of
 * none. A `mood` is liked and never insisted on.
 */
export type Kind = (typeof THINGS)[number] | (typeof GRAMMAR)[number] | Predicate;
const THING_KINDS: ReadonlySet<string> = new Set(THINGS);
/** Whether a kind makes sentences, and is nothing a recipe can be. */
export const isGrammar = (kind: Kind): boolean => !THING_KINDS.has(kind);
