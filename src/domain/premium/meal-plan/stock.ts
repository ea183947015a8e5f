import { z } from 'zod';

/** Something a serving takes a share of, that does not keep once it is opened: half a tin, a third of a bunch. */
export const openedSchema = z.object({
  /** The key of the item on a shopping list. */
  key: z.string(),
  name: z.string(),
  /** Tins, bunches, bags for one serving. */
  units: z.number(),
});
export type Opened = z.infer<typeof openedSchema>;

/** The missing share for which nobody opens another one. */
const SLACK = 0.08;
/** Less than this share of one is not worth keeping. */
const LEAST = 0.15;

/** The rest of something, by the meal it was opened for. */
interface Left<Meal> {
  units: number;
  from: Meal;
}

/** The part that a meal takes of something opened before. */
export interface Taken<Meal> {
  name: string;
  /** Shares of one: what it takes, and what was left. */
  units: number;
  left: number;
  from: Meal;
}

/** The stock that is open in a kitchen while a week is cooked, meal by meal. */
export type Stock<Meal> = Map<string, Left<Meal>>;

/** The parts that a meal would take of what is open, and nothing bought for it. */
export const takenFrom = <Meal>(stock: Stock<Meal>, needs: readonly Opened[], servings: number): Taken<Meal>[] =>
  needs.flatMap(({ key, name, units: each }) => {
    const left = stock.get(key);
    const units = each * servings;
    return left && units >= LEAST && units <= left.units + SLACK
      ? [{ name, units, left: left.units, from: left.from }]
      : [];
  });

/** Cooks a meal: takes what is open, opens what is missing. */
export function cook<Meal>(stock: Stock<Meal>, needs: readonly Opened[], servings: number, meal: Meal): void {
  for (const { key, units: each } of needs) {
    const units = each * servings;
    const open = stock.get(key);
    const missing = units - (open?.units ?? 0);
    const opened = missing <= SLACK ? 0 : Math.max(1, Math.ceil(missing - SLACK));
    const left = Math.max(0, opened - missing);
    if (left < LEAST) stock.delete(key);
    else stock.set(key, { units: left, from: opened > 0 || !open ? meal : open.from });
  }
}
