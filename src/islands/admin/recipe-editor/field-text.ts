import type { z } from 'zod';
import { groupsOf } from '#src/domain/ingredients/ingredient-groups.ts';
import type { recipeChangeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import { CATEGORY_LABELS, DIET_LABELS } from '#src/domain/recipes/kitchen.ts';
import { type FieldName, RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { moment } from '../../ui/times.ts';
import { pictureText } from '../published/versions/field-lines.ts';

/** A recipe as a form says it, or as its history has it. */
export type RecipeVersion = z.input<typeof recipeChangeSchema>;

const NAMES: Readonly<Record<string, string>> = { ...CATEGORY_LABELS, ...DIET_LABELS };

/** What a recipe says in a field, a line a thing; ingredients with their headings. */
export function recipeFieldLines(recipe: RecipeVersion, name: FieldName): string[] {
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

function linesOf(value: unknown): string[] {
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (typeof value !== 'object' || value === null) return [NAMES[String(value)] ?? String(value)];
  const said = 'text' in value ? [String(value.text)] : [];
  return said.length > 0 ? said : Object.entries(value).map(([part, figure]) => `${part}: ${figure ?? 'not set'}`);
}
