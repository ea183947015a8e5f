import { common, except, greatestOf, type NumberSet, numberSet, sizeOf } from '#src/domain/number-set.ts';
import type { SoughtNutrient } from '#src/domain/nutrition/rich-in.ts';
import { firstSought } from '#src/domain/search/search-filters.ts';
import { ownTurn } from '../base/limits/own-turn.ts';
import { matchSets, newestSet, RANKED, rankedAmong } from './full-text.ts';
import { keepingNarrowLimits } from './narrow-limits.ts';
import { onBudget } from './search-budget.ts';
import { type Limits, planSearch } from './search-plan.ts';

/**
 * What a search finds, counted whole and ranked as far as it is looked at. Recipes are numbers counted from the least one,
 * as those of facets.
 */
export interface RankedSearch {
  set: NumberSet;
  /** Words that these do not all have, as they were typed: no recipe has all. */
  left: readonly string[];
  /** With no words to rank by: the first nutrient of which it asks for much. */
  richIn: SoughtNutrient | null;
  /** What is refused in words that nobody knows. */
  notUnderstood: readonly string[];
  /** A part of those that are chosen as well, best first. */
  part(chosen: NumberSet, from: number, length: number): Promise<number[]>;
  /** Bytes of memory it takes at most. */
  bytes: number;
}

/** Of a tier so many of the newest matches are looked at first. */
const LOOKED_AT = 4 * RANKED;

/** Has the index find what somebody typed; as it is now, so that whoever keeps it must know when that changes. */
export const rankedSearch = (search: string, limits: Limits, least: number): Promise<RankedSearch> =>
  onBudget(() => ranked(search, limits, least));

async function ranked(search: string, limits: Limits, least: number): Promise<RankedSearch> {
  const { all, tiers, within, left, notUnderstood, limits: own } = await planSearch(search, [], limits);
  await ownTurn();
  const [found = numberSet([])] = all === null ? [] : await matchSets([all], least, within);
  const keeping = await keepingNarrowLimits(own, least);
  const set = keeping ? common(found, keeping) : found;
  const sets = new Map<string, TierSet>();

  /**
   * What matches a tier of some recipes. Of a tier that many match, the newest are enough for as long as those of them that
   * are among `rest` fill the places looked at.
   */
  async function among(rest: NumberSet, tier: string, places: number): Promise<{ here: NumberSet; isWhole: boolean }> {
    if (tier === all) return { here: common(rest, set), isWhole: true };
    const known = sets.get(tier) ?? newest(await newestSet(tier, LOOKED_AT, least, within));
    sets.set(tier, known);
    const here = common(rest, known.set);
    if (known.isWhole || sizeOf(here) >= Math.max(places, RANKED)) return { here, isWhole: known.isWhole };
    const [whole = numberSet([])] = await matchSets([tier], least, within);
    sets.set(tier, { set: whole, isWhole: true });
    return { here: common(rest, whole), isWhole: true };
  }

  /** The newest so many, best first. */
  async function best(tier: string, here: NumberSet): Promise<number[]> {
    const numbers = greatestOf(here, RANKED).map((number) => number + least);
    return (await rankedAmong(tier, numbers)).map((number) => number - least);
  }

  return {
    set,
    left,
    richIn: tiers.length > 0 ? null : firstSought(own),
    notUnderstood,
    bytes: set.byteLength * (tiers.length + 1),
    part: (chosen, from, length) => onBudget(() => part(chosen, from, length)),
  };

  async function part(chosen: NumberSet, from: number, length: number): Promise<number[]> {
    await ownTurn();
    const numbers: number[] = [];
    let rest = common(set, chosen);
    let skipped = from;
    for (const tier of tiers) {
      if (numbers.length === length || sizeOf(rest) === 0) break;
      const needed = skipped + length - numbers.length;
      const { here, isWhole } = await among(rest, tier, needed);
      const size = sizeOf(here);
      if (skipped < size) {
        const ranked = skipped < RANKED ? await best(tier, here) : greatestOf(here, RANKED);
        const others =
          needed > ranked.length ? greatestOf(except(here, numberSet(ranked)), needed - ranked.length) : [];
        numbers.push(...[...ranked, ...others].slice(skipped, needed));
      }
      // What is not known whole has filled all places.
      if (!isWhole) break;
      skipped = Math.max(0, skipped - size);
      rest = except(rest, here);
    }
    if (numbers.length < length) {
      const needed = skipped + length - numbers.length;
      numbers.push(...greatestOf(rest, needed).slice(skipped));
    }
    return numbers;
  }
}

interface TierSet {
  set: NumberSet;
  /** Whether it is all that matches; else only the newest. */
  isWhole: boolean;
}
const newest = (set: NumberSet): TierSet => ({ set, isWhole: sizeOf(set) < LOOKED_AT });
