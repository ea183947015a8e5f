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
type Polarity = -1 | 0 | 1;
/** On which side a predicate has what it is said of; `next` is nothing but the words beside it. */
type Side = 'before' | 'after' | 'both' | 'next';

/** What rows of the lexicon say beside what a word is: the tagger is told it. */
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
  /** It says how a dish is made, so that who names it alone with others looks for it: "stuffed mushrooms". */
  made?: boolean;
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

/** What clauses say of things. */
export const PREDICATES = [
  ...(['want', 'eat', 'have', 'with', 'stock', 'praise', 'tolerate', 'allow', 'refuse', 'swap', 'instead'] as const),
  ...(['without', 'none', 'not', 'harm', 'lack', 'allergy', 'free'] as const),
] as const;

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
export type Kind = (typeof THINGS)[number] | (typeof GRAMMAR)[number] | (typeof PREDICATES)[number];
const THING_KINDS: ReadonlySet<string> = new Set(THINGS);
/** Whether a kind makes sentences, and is nothing a recipe can be. */
export const isGrammar = (kind: Kind): boolean => !THING_KINDS.has(kind);
