import type { z } from 'zod';
import { counted } from '#src/domain/counted.ts';
import { groupsOf } from '#src/domain/ingredients/ingredient-groups.ts';
import { bareAddress, focusOf, stepOf } from '#src/domain/pictures/picture-address.ts';
import type { recipeChangeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import { CATEGORY_LABELS, DIET_LABELS } from '#src/domain/recipes/kitchen.ts';
import { type FieldName, fieldEntries, RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { moment } from '../../../ui/times.ts';

/** A field of which two versions of a recipe say something else, in lines to read. */
export interface FieldDifference {
  name: FieldName;
  label: string;
  before: string[];
  after: string[];
}

/** A recipe as a form says it, or as its history has it. */
type Version = z.input<typeof recipeChangeSchema>;

const NAMES: Readonly<Record<string, string>> = { ...CATEGORY_LABELS, ...DIET_LABELS };

/** What a recipe says in a field, a line a thing; ingredients with their headings. */
export function fieldLines(recipe: Version, name: FieldName): string[] {
  const { kind } = RECIPE_FIELDS[name];
  if (name === 'ingredients') {
    return groupsOf(recipe.ingredients ?? [], recipe.ingredientGroups).flatMap(({ name: heading, entries }) => [
      ...(heading ? [`${heading}:`] : []),
      ...entries.map(([, line]) => line),
    ]);
  }
  const value: unknown = recipe[name];
  if (value === null || value === undefined || value === '') return [];
  if (kind === 'moment') return [moment(Number(value))];
  if (kind === 'text' || kind === 'note') return String(value).split('\n');
  if (kind === 'picture' || kind === 'pictures') return linesOf(value).map(pictureText);
  return linesOf(value);
}

/** "dal.jpg, of step 3, around 40 % from the left and 50 % from the top". */
function pictureText(address: string): string {
  const [step, focus] = [stepOf(address), focusOf(address)];
  return [
    bareAddress(address).split('/').at(-1),
    ...(step === null ? [] : [`of step ${step}`]),
    ...(focus ? [`around ${focus.x} % from the left and ${focus.y} % from the top`] : []),
  ].join(', ');
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (typeof value !== 'object' || value === null) return [NAMES[String(value)] ?? String(value)];
  const said = 'text' in value ? [String(value.text)] : [];
  return said.length > 0 ? said : Object.entries(value).map(([part, figure]) => `${part}: ${figure ?? 'not set'}`);
}

/** Headings stand among the ingredients. */
const SHOWN = fieldEntries.map(([name]) => name).filter((name) => name !== 'ingredientGroups');

/** Where two versions differ, of the fields that both have. */
export function differences(before: Version, after: Version): FieldDifference[] {
  return SHOWN.filter((name) => before[name] !== undefined && after[name] !== undefined).flatMap((name) => {
    const lines = { before: fieldLines(before, name), after: fieldLines(after, name) };
    const isSame = JSON.stringify(lines.before) === JSON.stringify(lines.after);
    return isSame ? [] : [{ name, label: RECIPE_FIELDS[name].label, ...lines }];
  });
}

/** Names of fields as they are labelled: "Title, Steps and Marked amounts"; one that is no more as it was called. */
export function labelsOf(fields: readonly string[]): string {
  const labels = fields.map((field) => fieldEntries.find(([name]) => name === field)?.[1].label ?? field);
  if (labels.length > MOST_NAMED) return counted(labels.length, 'field');
  return new Intl.ListFormat('en-GB').format(labels);
}
const MOST_NAMED = 6;
