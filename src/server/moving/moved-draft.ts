import { AppError } from '#src/domain/errors.ts';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { type NewRecipe, newRecipeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import type { ForeignFields } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { type FieldName, fieldEntries, RECIPE_FIELDS, RECIPE_LABELS } from '#src/domain/recipes/recipe-fields.ts';

/** What a site does with a recipe is not taken over: everything comes as a draft. */
const OF_THE_SITE = ['isPublished', 'publishAt', 'unpublishAt'] as const;
/** Addresses of pictures hold at the old place: they are placed one by one. */
const OF_PICTURES = ['imageUrl', 'processImages', 'availableImages', 'pictureTexts'] as const;

/**
 * A recipe from elsewhere as a new one of ours, and the values that its rules refuse, which cost no more than themselves. Throws
 * `validation` where it has no ingredients or no steps.
 */
export function movedDraft(fields: ForeignFields): { draft: NewRecipe; kept: Record<string, unknown> } {
  const { isPublished, publishAt, unpublishAt, nutriScoreByHand, ...written } = fields;
  const stated = { isPublished, publishAt, unpublishAt };
  const whole: Record<string, unknown> = {
    ...DEFAULTS,
    ...withoutNothing({ ...written, nutriScore: nutriScoreByHand }),
  };
  for (const name of OF_PICTURES) delete whole[name];
  const kept: Record<string, unknown> = Object.fromEntries(
    OF_THE_SITE.flatMap((name) => (stated[name] ? [[name, stated[name]]] : [])),
  );
  whole.title ??= titleFrom(fields);
  for (let round = 0; round < 2; round++) {
    const read = newRecipeSchema.safeParse(whole);
    if (read.success) return { draft: read.data, kept };
    for (const { path } of read.error.issues) mend(whole, String(path[0]) as FieldName, kept);
  }
  const issue = newRecipeSchema.safeParse(whole).error?.issues[0];
  const name = String(issue?.path[0] ?? '');
  throw new AppError('validation', `${RECIPE_LABELS[name] ?? name}: ${issue?.message ?? 'not understood'}`);
}

const DEFAULTS = { category: RECIPE_FIELDS.category.empty, prepTime: null, cookTime: null, servings: null };

const withoutNothing = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

/** What does not fit is kept as it was: cut where it is too long, else left out. */
function mend(whole: Record<string, unknown>, name: FieldName, kept: Record<string, unknown>): void {
  const value = whole[name];
  if (name in kept) return;
  const field = fieldEntries.find(([each]) => each === name)?.[1];
  if (value !== undefined) kept[name] = value;
  if (!field) delete whole[name];
  else if (name === 'description' && value === undefined) whole.description = whole.title;
  else if ((field.kind === 'text' || field.kind === 'note') && typeof value === 'string')
    whole[name] = value.slice(0, field.most).trim();
  else if (field.kind === 'lines' && Array.isArray(value))
    whole[name] = value
      .map((line) => String(line).slice(0, field.longest).trim())
      .filter(Boolean)
      .slice(0, field.most);
  else if (Array.isArray(value) && (field.kind === 'tags' || field.kind === 'groups'))
    whole[name] = value.slice(0, field.most);
  else if (field.isNeeded) whole[name] = field.empty;
  else delete whole[name];
}

/** Of one that nobody has called anything: what is in it. */
const titleFrom = ({ ingredients = [] }: ForeignFields): string =>
  ingredients
    .slice(0, 3)
    .map((line) => parseIngredientLine(line).name)
    .join(', ')
    .slice(0, 100) || 'Recipe';
