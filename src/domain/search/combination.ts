import { common, NONE, type Numbers, united } from '../number-sets.ts';

/** One thing that was asked for, and the published recipes that have it. */
export interface FoundTerm {
  /** As it was typed; and the word that it was mended to. */
  typed: string;
  meant?: string;
  /** Meat, fish, egg or milk: what a cook who types "chicken parmigiana" here can do without. */
  isAnimal: boolean;
  /** It says what a dish is, what it is for, or where it is from. */
  isClass: boolean;
  /** Names of it that recipes have, and what was typed where that may be the beginning of more. */
  names: readonly string[];
  beginning: string | null;
  /** Those that have one of the names, anywhere or in the title; as it was typed, in the title. */
  named: Numbers;
  namedInTitle: Numbers;
  typedInTitle: Numbers;
  /** The same, and those with a word that begins so. */
  begun: Numbers;
  begunInTitle: Numbers;
  /** Those that bear a label that says so; whether there are such labels, and whether one is of a family of dishes. */
  labelled: Numbers;
  hasLabels: boolean;
  isFamily: boolean;
  /** Those that come near it; and those that are called by what is only to be used in them, which come later. */
  near: Numbers;
  apart: Numbers;
  /** Expressions of the full text by which they are ranked. */
  expressions: readonly string[];
}

/** What has a term, one way or another. */
export const having = ({ begun, labelled }: FoundTerm): Numbers => united([begun, labelled]);

/** Terms of which a recipe must have all of one group. */
export interface Combination {
  terms: readonly FoundTerm[];
  /** Places of terms. */
  groups: readonly (readonly number[])[];
  /** Words that are not among the terms, or that a recipe may lack, as they were typed. */
  left: readonly string[];
}

export const allOfThem = (terms: readonly FoundTerm[], left: readonly string[]): Combination => ({
  terms,
  groups: [terms.map((_, i) => i)],
  left,
});

/** What is in all sets of one of the groups; the sets are as many as the terms. */
export const together = ({ groups }: Combination, sets: readonly Numbers[]): Numbers =>
  united(groups.map((group) => inAll(group.map((i) => sets[i] ?? NONE))));

export function inAll(sets: readonly Numbers[]): Numbers {
  const [first = NONE, ...others] = sets.toSorted((a, b) => a.size - b.size);
  return others.reduce(common, first);
}

/** The recipes of a combination. */
export const recipesOf = (combination: Combination): Numbers => together(combination, combination.terms.map(having));

/** Of so many terms some may be left out where no recipe has all. */
const FORGIVING_MOST = 6;

/**
 * For terms that no recipe has all of: without the animal ones; then with what comes near the dishes that are not here;
 * where no recipe has these either, as few as can be are left out, dishes last: who wants a kale smoothie is nearer to one
 * without kale than to kale chips.
 */
export function loosened({ terms: asked, left }: Combination): Combination {
  const plants = asked.filter(({ isAnimal }) => !isAnimal);
  const terms = (plants.length > 0 ? plants : asked).slice(0, FORGIVING_MOST);
  const dropped = asked.filter((term) => !terms.includes(term)).map(({ typed }) => typed);
  const exact = allOfThem(terms, [...left, ...dropped]);
  if (recipesOf(exact).size > 0) return exact;
  const wide = terms.filter((term) => term.near.size > 0 && having(term).size === 0);
  for (const some of wide.flatMap((_, i) => subsets(wide, i + 1))) {
    const near = widened(exact, some);
    if (recipesOf(near).size > 0) return near;
  }
  return fewer(exact) ?? exact;
}

/** With as few terms left out as can be; of as few those without dishes first, whichever of these is met. */
function fewer({ terms, left }: Combination): Combination | null {
  /** How much is lost: a dish is more than its kitchen or its course, and these more than what is in it. */
  const loss = (lacking: readonly FoundTerm[]): number =>
    lacking.reduce((sum, { meant, isFamily, isClass, near }) => {
      // What was only guessed at is lost first.
      if (meant !== undefined) return sum - 1;
      return sum + (isFamily || near.size > 0 ? 3 : isClass ? 1 : 0);
    }, 0);
  const ways = terms.slice(1).flatMap((_, i) => {
    const byDishes = Map.groupBy(subsets(terms, i + 1), loss);
    return [...byDishes].toSorted(([a], [b]) => a - b).map(([, way]) => way);
  });
  for (const way of ways) {
    const kept = way.map((lacking) => terms.filter((term) => !lacking.includes(term)));
    const here = kept.filter((some) => inAll(some.map(having)).size > 0);
    if (here.length === 0) continue;
    const some = terms.filter((term) => here.some((each) => each.includes(term)));
    const lacked = terms.filter((term) => !here.every((each) => each.includes(term)));
    return {
      terms: some,
      groups: here.map((each) => each.map((term) => some.indexOf(term))),
      left: [...left, ...lacked.map(({ typed }) => typed)],
    };
  }
  return null;
}

/** All subsets of a size, those of the first first. */
const subsets = <T>(all: readonly T[], size: number): T[][] =>
  size === 0 ? [[]] : all.flatMap((first, i) => subsets(all.slice(i + 1), size - 1).map((rest) => [first, ...rest]));

/** With what comes near each, or those of the terms that are given. */
export function widened(combination: Combination, only: readonly FoundTerm[] = combination.terms): Combination {
  const near = only.filter((term) => term.near.size > 0);
  const wide = (term: FoundTerm): FoundTerm =>
    near.includes(term)
      ? { ...term, labelled: united([term.labelled, term.near]), hasLabels: true, isFamily: true }
      : term;
  return {
    ...combination,
    terms: combination.terms.map(wide),
    left: [...combination.left, ...near.map(({ typed }) => typed)],
  };
}
