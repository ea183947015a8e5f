import { z } from 'zod';

/** Days in which a deed of the audit log can be taken back. */
export const UNDO_DAYS = 30;
/** Most things that one call takes back. */
export const UNDO_AT_ONCE = 200;

/**
 * What became of a thing when its deed was taken back: it is as it was; it was changed since, and stays; it is no more, or in
 * the bin; or it may not be as it was.
 */
export const undoOutcomeSchema = z.enum(['done', 'changed', 'gone', 'refused']);
export type UndoOutcome = z.infer<typeof undoOutcomeSchema>;

type Fields = Record<string, unknown>;

/**
 * The fields that take a change back from what stands now; `null` where it was changed since, and stays. Lists are forgiving:
 * what was added then goes, what was taken off comes back, and the rest is as somebody left it.
 */
export function fieldsBack(now: Fields, before: Fields, after: Fields): Fields | null {
  const back: Fields = {};
  for (const [field, then] of Object.entries(after)) {
    const [old, current] = [before[field] ?? null, now[field] ?? null];
    if (same(current, then)) back[field] = old;
    else if (Array.isArray(old) && Array.isArray(then) && Array.isArray(current)) {
      const list = listBack(current, old, then);
      if (!same(list, current)) back[field] = list;
    } else return null;
  }
  return Object.keys(back).length > 0 ? back : null;
}

function listBack(now: readonly unknown[], before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const without = (list: readonly unknown[], other: readonly unknown[]) =>
    list.filter((each) => !other.some((one) => same(one, each)));
  const kept = without(now, without(after, before));
  return [...kept, ...without(without(before, after), kept)];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
