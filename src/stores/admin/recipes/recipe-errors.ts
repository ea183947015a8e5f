import type { FieldErrors, FieldIssue } from '#src/domain/errors.ts';
import { fieldEntries, fieldsOfKind } from '#src/domain/recipes/recipe-fields.ts';
import type { RecipeForm } from './recipe-form.ts';

/** Fields of the editor that say themselves what is wrong with them: what is ticked or selected does not. */
const TELLING: readonly string[] = fieldEntries.flatMap(([name, { kind }]) => (kind === 'choice' ? [] : [name]));

/** The first thing wrong with each field; of a line of a list, with its number as the editor shows it. */
export function errorsOf(issues: readonly FieldIssue[], form: RecipeForm): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const [field = '', part] = path.split('.');
    if (field === 'nutritionByHand') errors[path] ??= message;
    else errors[field] ??= `${lineOf(field, part, form)}${message}`;
  }
  return errors;
}

/** Empty lines are not sent, so the number of a line that was is not yet its place. */
function lineOf(field: string, part: string | undefined, form: RecipeForm): string {
  const name = fieldsOfKind('lines').find((each) => each === field);
  if (!name || part === undefined) return '';
  const places = form[name].flatMap(({ text }, at) => (text.trim() ? [at + 1] : []));
  const place = places[Number(part)];
  return place ? `Number ${place}: ` : '';
}

/** Errors that no field of the editor would say, in words; `null` where each says its own. */
export function unshownErrors(errors: FieldErrors): string | null {
  const rest = Object.entries(errors).filter(([path]) => !TELLING.includes(path.split('.', 1)[0] ?? ''));
  return rest.length > 0 ? rest.map(([path, message]) => `${labelOf(path)}: ${message}`).join('; ') : null;
}

const labelOf = (path: string): string =>
  fieldEntries.find(([name]) => name === path.split('.', 1)[0])?.[1].label ?? path;
