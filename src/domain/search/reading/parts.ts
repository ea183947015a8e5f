import type { Kind } from './kinds.ts';
import type { Concept } from './lexicon.ts';
import type { Limit } from './number-rules.ts';

/**
 * What a part of a text is to the search: to be found (`wish`), to be kept to (`limit`), liked (`preference`), of no
 * concern (`nothing`), no word of the vocabulary (`unknown`), or a word under a negation that nobody knows
 * (`notUnderstood`): such a word never becomes a wish.
 */
export type PartRole = 'wish' | 'limit' | 'preference' | 'nothing' | 'unknown' | 'notUnderstood';

/** Some words of a text, and what they are. */
export interface Part {
  /** Where they stand in the typed text: `from` inclusive, `to` exclusive. */
  from: number;
  to: number;
  /** The words as the index has them: lower case, accents folded, slips mended. */
  words: string;
  /** Whether a slip in them was mended. */
  isMended: boolean;
  role: PartRole;
  /** What they may mean, what they mean mostly first; empty for unknown words and for amounts. */
  concepts: readonly Concept[];
  /** What numbers among them limit. */
  limits: readonly Limit[];
  /** Of a wish: said to be in the dish ("with spinach"), rather than in its name. */
  isWithin: boolean;
  /** Of a wish: it will do instead of the one before ("peas or beans"). */
  isOr: boolean;
  /** Of a limit: said of somebody's health ("allergic to"), so that what may be in a product counts too. */
  isForHealth: boolean;
  /** Of a limit on equipment: there is no other. */
  isOnly: boolean;
  /** It stands in a clause that is not understood: what it names was left out to be safe. */
  isDoubted: boolean;
  /** Of nothing: words that say something, which no recipe can be held to. */
  isAside: boolean;
}

/** Whether a part can mean something of a kind. */
export const isOf = ({ concepts }: Pick<Part, 'concepts'>, ...kinds: readonly Kind[]): boolean =>
  concepts.some(({ kind }) => kinds.includes(kind));
export const conceptOf = ({ concepts }: Pick<Part, 'concepts'>, kind: Kind): Concept | undefined =>
  concepts.find((concept) => concept.kind === kind);

/** Whether it only says how a dish is made: the "stuffed" of stuffed mushrooms. */
export const isMade = (part: Part): boolean => part.role === 'nothing' && part.concepts.some(({ made }) => made);
/** Whether it is an occasion, a course or a way to eat of which no recipe here tells: "bonfire night". */
export const isSetting = (part: Part): boolean => part.role === 'nothing' && part.isAside && isOf(part, 'setting');

const REFUSING = ['without', 'none', 'not', 'refuse', 'instead', 'swap', 'harm', 'lack', 'allergy'] as const;
/** Whether a text has words that refuse something. */
export const refuses = (parts: readonly Part[]): boolean => parts.some((part) => isOf(part, ...REFUSING));
