import { allOf, anyOf, label, type Phrasing, phrase } from './full-text.ts';
import type { Term } from './search-terms.ts';

/** Matches of an expression that match none of others. */
export const without = (expression: string, unwanted: readonly string[]): string =>
  unwanted.length > 0 ? `(${expression} NOT ${anyOf(unwanted)})` : expression;

/** Expressions of which one must match; those of no term match nothing. */
const oneOf = (expressions: readonly string[]): string => anyOf(expressions.length > 0 ? expressions : [NEVER]);
/** No recipe bears it. */
const NEVER = label({ kind: 'family', slug: 'none' });

const whole = ({ names, labels, isClass, isUsed }: Term, phrasing: Phrasing = {}): string =>
  oneOf([
    ...names.map((name) => phrase(name, { ...phrasing, inHead: isClass, inDish: isUsed })),
    ...(phrasing.inTitle ? [] : labels),
  ]);

/** A beginning holds the whole word too. */
export const begun = ({ names, beginning, labels, isClass, isUsed }: Term, phrasing: Phrasing = {}): string => {
  const how = { ...phrasing, inHead: isClass, inDish: isUsed };
  return oneOf([
    ...(beginning === null ? [] : [phrase(beginning, { ...how, prefix: true })]),
    ...names.filter((name) => name !== beginning).map((name) => phrase(name, how)),
    ...(phrasing.inTitle && names.length > 0 ? [] : labels),
  ]);
};

/** What a recipe is for, which no title says. */
const onlyLabelled = ({ labels }: Term): boolean =>
  labels.length > 0 && !labels.some((each) => each.includes('family'));

/** What it is rather than what mentions it: a recipe of its family; a title where it has none. */
const dish = (term: Term): string => (term.labels.length > 0 ? anyOf(term.labels) : begun(term, { inTitle: true }));

export interface Combination {
  terms: readonly Term[];
  together: (expressions: readonly string[]) => string;
  /** Words that are not among the terms, or that a recipe may lack. */
  left: string[];
}

/** Expressions whose matches follow those that are the search: what matches several is where the first of them is. */
export function tiersOf({ terms, together }: Combination, preferred: readonly string[]): string[] {
  const preferring = (expression: string): string =>
    preferred.length > 0 ? anyOf([expression, allOf([expression, anyOf(preferred)])]) : expression;
  const anywhere = together(terms.map((term) => begun(term)));
  const inTitle = terms.map((term) => begun(term, { inTitle: true }));
  const areWhole = terms.every(({ names }) => names.length > 0);
  const mayBegin = terms.some(({ beginning, labels }) => beginning !== null || labels.length > 0);
  const hasFamilies = terms.some(({ labels }) => labels.length > 0);
  const dishes = terms.map(dish);
  // Kale chips are nearer to fries than what is pan-fried.
  const nearby = terms.flatMap(({ labels, near }) => (labels.length > 0 ? near : []));
  const apart = terms.flatMap((term) => term.apart);
  return [
    // Who has bread left wants it used.
    ...(apart.length > 0 ? [preferring(without(anywhere, apart))] : []),
    ...(nearby.length > 0 && terms.every(onlyLabelled) ? [preferring(allOf([together(dishes), anyOf(nearby)]))] : []),
    ...(hasFamilies
      ? [
          preferring(
            together(
              terms.map((term) =>
                allOf([
                  dish(term),
                  ...(term.names.length > 0 && !onlyLabelled(term) ? [whole(term, { inTitle: true })] : []),
                ]),
              ),
            ),
          ),
          preferring(
            together(
              terms.map((term, i) =>
                allOf([dish(term), ...(term.names.length > 0 && !onlyLabelled(term) ? [inTitle[i] ?? NEVER] : [])]),
              ),
            ),
          ),
        ]
      : []),
    ...(hasFamilies ? [preferring(together(dishes))] : []),
    ...(areWhole && !hasFamilies
      ? [preferring(together(terms.map((term) => phrase(term.typed, { inTitle: true }))))]
      : []),
    ...(areWhole ? [preferring(together(terms.map((term) => whole(term, { inTitle: true }))))] : []),
    ...(mayBegin ? [preferring(together(inTitle))] : []),
    ...(terms.length > 1 && hasFamilies ? [preferring(allOf([anywhere, anyOf(dishes)]))] : []),
    ...(nearby.length > 0 ? [preferring(allOf([anywhere, anyOf(nearby)]))] : []),
    ...(terms.length > 1 ? [preferring(allOf([anywhere, anyOf(inTitle)]))] : []),
    ...(areWhole ? [preferring(together(terms.map((term) => whole(term))))] : []),
    ...(mayBegin ? [preferring(anywhere)] : []),
  ];
}
