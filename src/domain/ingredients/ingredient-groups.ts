import { z } from 'zod';
import { bounded } from '../pattern.ts';

/** Characters of a name; {@link RECIPE_FIELDS} says how many groups there can be. */
export const LONGEST_GROUP_NAME = 60;
/** More than any list has lines. */
const FARTHEST = 999;

/** A part of the list of ingredients: from one line to the next group, or to the end. */
export const ingredientGroupSchema = z.strictObject({
  /** "For the sauce". */
  name: z.string().trim().min(1, 'A heading needs words').max(LONGEST_GROUP_NAME),
  /** Index of its first ingredient; the next group's, or how many there are, where it has none yet. */
  at: z.int().min(0).max(FARTHEST),
});
export type IngredientGroup = z.infer<typeof ingredientGroupSchema>;

/** A stretch of a list; `name` is `null` before the first group. */
interface Part<T> {
  name: string | null;
  /** Index of the first item. */
  at: number;
  /** Each with its index in the whole list. */
  entries: readonly (readonly [index: number, item: T])[];
}

/** A list in its groups; those with nothing in them are left out. */
export function groupsOf<T>(list: readonly T[], groups: readonly IngredientGroup[] = []): Part<T>[] {
  const all = [...list.entries()];
  const starts = [{ name: null, at: 0 }, ...groups];
  return starts.flatMap(({ name, at }, index) => {
    const entries = all.slice(at, starts[index + 1]?.at);
    return entries.length > 0 ? [{ name, at, entries }] : [];
  });
}

/** Whether groups stand in the order of the list. */
export const isInOrder = (groups: readonly Pick<IngredientGroup, 'at'>[]): boolean =>
  groups.every(({ at }, index) => at >= (groups[index - 1]?.at ?? 0));

/** Indexes of groups that begin beyond a list of so many. */
export const groupsPastEnd = (groups: readonly IngredientGroup[], length: number): number[] =>
  groups.flatMap(({ at }, index) => (at > length ? [index] : []));

/**
 * The groups of a list of so many lines when these have moved: each begins where the first of its lines that is still
 * there has gone.
 */
export function movedGroups(
  groups: readonly IngredientGroup[],
  length: number,
  moves: (index: number) => { to: number } | undefined,
): IngredientGroup[] {
  const moved = groups.flatMap(({ name, at }, index) => {
    const own = Array.from({ length: (groups[index + 1]?.at ?? length) - at }, (_, offset) => moves(at + offset)?.to);
    const to = own.find((place) => place !== undefined);
    return to === undefined ? [] : [{ name, at: to }];
  });
  return moved.toSorted((a, b) => a.at - b.at);
}

/** The groups that hold something, in order, of those read somewhere; none where all is one. */
export function heldGroups(groups: readonly IngredientGroup[], length: number): IngredientGroup[] {
  const inOrder = groups.toSorted((a, b) => a.at - b.at);
  const held = inOrder.filter(({ at }, index) => at < Math.min(inOrder[index + 1]?.at ?? length, length));
  return held.length === 1 && held[0]?.at === 0 ? [] : held;
}

/** "For the sauce:" and "To serve" are no ingredient; the heading that a line is, or `null`. */
export function headingIn(line: string): string | null {
  const words = line.trim();
  const isHeading = /:$/.test(words)
    ? !/^\d/.test(words)
    : /^(?:for the [^\d,]+|to (?:serve|finish|garnish))$/i.test(words);
  const name = words.replace(bounded(10_000, /[\s:]+$/), '');
  return isHeading && name !== '' && name.length <= LONGEST_GROUP_NAME ? name : null;
}

/** A list in which headings stand as lines, taken apart. */
export function partedLines(lines: readonly string[]): { ingredients: string[]; ingredientGroups: IngredientGroup[] } {
  const ingredients: string[] = [];
  const ingredientGroups: IngredientGroup[] = [];
  for (const line of lines) {
    const name = headingIn(line);
    if (name) ingredientGroups.push({ name, at: ingredients.length });
    else ingredients.push(line);
  }
  return { ingredients, ingredientGroups };
}
