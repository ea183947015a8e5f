import type { Table, Wait } from '../../recipes/kitchen.ts';

/** What is known of foods: all by their place in one list. */
export interface Pantry {
  /** Id, the name shown, other names. */
  foods: readonly (readonly [id: string, name: string, ...others: string[]])[];
  /** What stands for several foods: id, places of the foods, the name shown, other names. */
  kinds: readonly (readonly [id: string, foods: readonly number[], name: string, ...others: string[]])[];
  /** A food that goes by a plain name, and those that are sorts of it: who names it may have any of them. */
  sorts: readonly (readonly [food: number, sorts: readonly number[]])[];
  /** What may be assumed to be there: id, name, places of the foods. */
  staples: readonly (readonly [id: string, name: string, foods: readonly number[]])[];
  /** A food, and those of which any gives it. The first is what is bought for it, where `true` ends the row. */
  madeFrom: readonly (readonly [food: number, sources: readonly number[], isBoughtAs: boolean])[];
  /** What each food is to a cook, a digit for each: its place in `FOOD_ROLES`. */
  roles: string;
  /** Words of the singular that name something else: so that chicken is no slip for chickpeas, nor beer for beetroot. */
  others: readonly string[];
}

/** What a browser is told to answer by itself what can be cooked. Short on purpose: it is one file of a site. */
export interface Kitchen extends Pantry {
  /** `null` where they are too many to send: then the server is asked. */
  recipes: readonly KitchenRecipe[] | null;
}

/** A meal; a snack; or no meal: a drink, or so little that it goes onto something else. */
export type KitchenCourse = 0 | 1 | 2;
export const [MEAL, SNACK, ASIDE] = [0, 1, 2] as const satisfies readonly KitchenCourse[];

/** A picture is `true` where the site's own bears the recipe's id. Minutes of preparing, cooking and resting. */
export type KitchenRecipe = readonly [
  id: string,
  title: string,
  picture: string | true | null,
  table: Table,
  minutes: readonly [prep: number | null, cook: number | null, rest: number | null],
  restKind: Wait | null,
  needs: readonly PackedNeed[],
  /** What of the dish each need is, a digit for each (`part-digits.ts`). */
  parts: string,
  course: KitchenCourse,
];

/** The place of a food; a name that nobody knows; or all that can be said of a need. */
export type PackedNeed =
  | number
  | string
  | readonly [foods: readonly number[], swaps: readonly number[], isOptional: 0 | 1, name?: string];

/** Most foods that an address or a call may name. */
export const MOST_FOODS = 60;
/** Catalogues of more recipes are not sent to browsers. */
export const MOST_SENT = 3000;
/** Results shown at once, and most of them at all. */
export const SHOWN = { step: 24, most: 240 } as const;
