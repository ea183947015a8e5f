import { type FieldName, fieldEntries, RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import type { Heading, Line, RecipeForm } from './recipe-form.ts';

/** A form with what it was before, and what was taken back of it. */
export interface FormHistory {
  past: readonly RecipeForm[];
  form: RecipeForm;
  future: readonly RecipeForm[];
  /** Where somebody typed last, and when (UTC milliseconds). */
  typed: { place: string; at: number } | null;
}

/** So many changes can be taken back. */
const KEPT = 200;
/** Milliseconds of silence after which typing in the same place is another change. */
const PAUSE_MS = 1000;

export const historyOf = (form: RecipeForm): FormHistory => ({ past: [], form, future: [], typed: null });

/** After a change: what is typed in one place without a pause is one change. */
export function changed(history: FormHistory, form: RecipeForm, now = Date.now()): FormHistory {
  if (changedNames(history.form, form).length === 0) return history;
  const place = typingPlace(history.form, form);
  const { typed } = history;
  const isOneWithLast = place !== null && typed?.place === place && Math.abs(now - typed.at) < PAUSE_MS;
  const past = isOneWithLast ? history.past : [...history.past, history.form].slice(-KEPT);
  return { past, form, future: [], typed: place === null ? null : { place, at: now } };
}

/** The form as it is saved, where that completes what was typed: nothing to take back. */
export const completedAs = (history: FormHistory, form: RecipeForm): FormHistory => ({ ...history, form });

export function undone(history: FormHistory): FormHistory {
  const form = history.past.at(-1);
  if (!form) return history;
  return { past: history.past.slice(0, -1), form, future: [history.form, ...history.future], typed: null };
}

export function redone(history: FormHistory): FormHistory {
  const [form, ...future] = history.future;
  if (!form) return history;
  return { past: [...history.past, history.form], form, future, typed: null };
}

/** What differs between two forms, as it is labelled: "Ingredients, Title". */
export const changedLabels = (before: RecipeForm, after: RecipeForm): string =>
  changedNames(before, after)
    .filter((name) => name !== 'marks' || changedNames(before, after).length === 1)
    .map((name) => RECIPE_FIELDS[name].label)
    .join(', ');

const changedNames = (before: RecipeForm, after: RecipeForm): FieldName[] =>
  fieldEntries.flatMap(([name]) => (before[name] === after[name] ? [] : [name]));

/** The text that differs between two forms, where nothing else does; marks follow from texts. */
function typingPlace(before: RecipeForm, after: RecipeForm): string | null {
  const names = changedNames(before, after).filter((name) => name !== 'marks');
  const places = names.flatMap((name): (string | null)[] => {
    const [was, is] = [before[name], after[name]];
    if (typeof is === 'string') return [name];
    if (!isLines(was) || !isLines(is) || was.length !== is.length) return [null];
    return is.flatMap((line, at) => {
      const other = was[at];
      if (other?.key !== line.key) return [null];
      return other.text === line.text ? [] : [`${name} ${line.key}`];
    });
  });
  return places.length === 1 ? (places[0] ?? null) : null;
}

const isLines = (value: unknown): value is readonly (Line | Heading)[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'key' in item);
