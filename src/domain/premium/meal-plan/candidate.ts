import type { Season } from '../../recipes/facts/seasons.ts';
import type { Category, Diet } from '../../recipes/kitchen.ts';
import type { Opened } from './stock.ts';

/** The facts about a recipe when a week is filled. */
export interface Candidate {
  id: string;
  /** The category it is of first of all. */
  category: Category;
  /** The other categories it may be taken for. */
  categories: readonly Category[];
  diets: readonly Diet[];
  /** Preparation and cooking; `null` where nobody knows, and then it's no dish where time is set. */
  minutes: number | null;
  /** Waiting on top of them. */
  restMinutes: number;
  cuisine: string | null;
  /** Milligrams in a serving; `null` when it is not known, and then it counts for none. */
  salt: number | null;
  /** Kilocalories of a serving; `null` when it is not known. */
  energy: number | null;
  /** The traits that make it like another dish: the foods it is named after, and its kind (soup, curry). */
  traits: readonly string[];
  /** The foods it is named after, by kind: black beans and white ones are beans. */
  foods: readonly string[];
  seasons: readonly Season[];
  /** For how many it is written. */
  servings: number;
  /** One piece, which nobody makes smaller: a pie, a loaf. */
  isWhole: boolean;
  /** Days on which it is good, that of cooking among them. */
  daysGood: number;
  /** The foods it opens that do not keep. */
  opened: readonly Opened[];
  /** As good the day after, so that it is cooked for both: a soup, a stew. */
  keeps: boolean;
}

/** A dish on a day of the week. */
export interface Eaten {
  day: string;
  dish: Candidate;
  isLeftover: boolean;
}
