import { common, except, NONE, type Numbers, united } from '../number-sets.ts';
import { type Combination, type FoundTerm, having, together } from './combination.ts';

/** What a recipe is for, which no title says. */
const isOnlyLabelled = ({ hasLabels, isFamily }: FoundTerm): boolean => hasLabels && !isFamily;
const inTitle = ({ begunInTitle, labelled, names }: FoundTerm): Numbers =>
  names.length > 0 ? begunInTitle : united([begunInTitle, labelled]);
/** What it is rather than what mentions it: a recipe of its family; a title where it has none. */
const dishOf = (term: FoundTerm): Numbers => (term.hasLabels ? term.labelled : inTitle(term));
const isTitled = (term: FoundTerm): boolean => term.names.length > 0 && !isOnlyLabelled(term);

/**
 * Sets of recipes that follow each other by how near they are to what was asked for; what is in several is where the first
 * of them is. Dishes of the families named, those with it in the title first; titles that hold all of it, as it was typed
 * and then by other names; dishes and titles that are some of it; the rest.
 */
export function tiersOf(combination: Combination): Numbers[] {
  const { terms } = combination;
  const all = (of: (term: FoundTerm) => Numbers): Numbers => together(combination, terms.map(of));
  const anywhere = all(having);
  const areWhole = terms.every(({ names }) => names.length > 0);
  const mayBegin = terms.some(({ beginning, hasLabels }) => beginning !== null || hasLabels);
  const hasFamilies = terms.some(({ hasLabels }) => hasLabels);
  // Kale chips are nearer to fries than what is pan-fried.
  const nearby = united(terms.map(({ hasLabels, near }) => (hasLabels ? near : NONE)));
  const apart = united(terms.map((term) => term.apart));
  const tiers: [isThere: boolean, () => Numbers][] = [
    // Who has bread left wants it used.
    [apart.size > 0, () => except(anywhere, apart)],
    [nearby.size > 0 && terms.every(isOnlyLabelled), () => common(all(dishOf), nearby)],
    [hasFamilies, () => all((term) => (isTitled(term) ? common(dishOf(term), term.namedInTitle) : dishOf(term)))],
    [hasFamilies, () => all((term) => (isTitled(term) ? common(dishOf(term), inTitle(term)) : dishOf(term)))],
    [hasFamilies, () => all(dishOf)],
    [areWhole && !hasFamilies, () => all(({ typedInTitle }) => typedInTitle)],
    [areWhole, () => all(({ namedInTitle }) => namedInTitle)],
    [mayBegin, () => all(inTitle)],
    [terms.length > 1 && hasFamilies, () => common(anywhere, united(terms.map(dishOf)))],
    [nearby.size > 0, () => common(anywhere, nearby)],
    [terms.length > 1, () => common(anywhere, united(terms.map(inTitle)))],
    [areWhole, () => all(({ named, labelled }) => united([named, labelled]))],
    [true, () => anywhere],
  ];
  return tiers.flatMap(([isThere, tier]) => (isThere ? [tier()] : []));
}
