import { alike } from './alike.ts';

/** A form with what it was before, and what was taken back of it. */
export interface FormHistory<Form> {
  past: readonly Form[];
  form: Form;
  future: readonly Form[];
  /** The place somebody typed at last, and when (UTC milliseconds). */
  typed: { place: string; at: number } | null;
}

/** So many changes can be taken back. */
const KEPT = 200;
/** Milliseconds of silence after which typing in the same place is another change. */
const PAUSE_MS = 1000;

export const historyOf = <Form>(form: Form): FormHistory<Form> => ({ past: [], form, future: [], typed: null });

/**
 * After a change: what is typed in one place without a pause is one change. `derived` are names of fields that follow from
 * others.
 */
export function changed<Form extends object>(
  history: FormHistory<Form>,
  form: Form,
  now = Date.now(),
  derived: readonly string[] = [],
): FormHistory<Form> {
  if (changedNames(history.form, form).length === 0) return history;
  const place = typingPlace(history.form, form, derived);
  const { typed } = history;
  const isOneWithLast = place !== null && typed?.place === place && Math.abs(now - typed.at) < PAUSE_MS;
  const past = isOneWithLast ? history.past : [...history.past, history.form].slice(-KEPT);
  return { past, form, future: [], typed: place === null ? null : { place, at: now } };
}

export function undone<Form>(history: FormHistory<Form>): FormHistory<Form> {
  const form = history.past.at(-1);
  if (!form) return history;
  return { past: history.past.slice(0, -1), form, future: [history.form, ...history.future], typed: null };
}

export function redone<Form>(history: FormHistory<Form>): FormHistory<Form> {
  const [form, ...future] = history.future;
  if (!form) return history;
  return { past: [...history.past, history.form], form, future, typed: null };
}

/** Names of the fields that differ between two forms: one that follows from others only where nothing else does. */
export function differingFields<Form extends object>(
  before: Form,
  after: Form,
  derived: readonly string[] = [],
): string[] {
  const names = changedNames(before, after);
  return names.length === 1 ? names : names.filter((name) => !derived.includes(name));
}

const changedNames = <Form extends object>(before: Form, after: Form): (keyof Form & string)[] =>
  (Object.keys(after) as (keyof Form & string)[]).filter((name) => before[name] !== after[name]);

/** The text that differs between two forms, where nothing else does. */
function typingPlace<Form extends object>(before: Form, after: Form, derived: readonly string[]): string | null {
  const names = changedNames(before, after).filter((name) => !derived.includes(name));
  const places = names.flatMap((name): (string | null)[] => {
    const [was, is]: unknown[] = [before[name], after[name]];
    if (typeof is === 'string') return [name];
    if (!isLines(was) || !isLines(is) || was.length !== is.length) return [null];
    return is.flatMap((line, at) => {
      const other = was[at];
      if (other?.key !== line.key) return [null];
      return alike(other, line) ? [] : [`${name} ${line.key}`];
    });
  });
  return places.length === 1 ? (places[0] ?? null) : null;
}

const isLines = (value: unknown): value is readonly { key: number }[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'key' in item);
