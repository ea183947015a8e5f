import { movesBetween, refitted } from '#src/domain/scaling/mark-fit.ts';
import type { ConflictSide, Contested } from '../published/versions.ts';
import { listsOf, type RecipeForm } from './recipe-form.ts';

/** Fields that go with another: headings with the ingredients they stand between. */
export const SHOWN_WITH = { ingredientGroups: 'ingredients' };

/** The contested fields, marks only where the texts they are in are not. */
export function withoutTheirMarks(found: readonly Contested[]): Contested[] {
  const isOfTexts = found.some(({ name }) => name === 'ingredients' || name === 'instructions');
  return found.filter(({ name }) => !isOfTexts || name !== 'marks');
}

/** A form of mine and another, by what was chosen of each contested field, with the marks that fit. */
export function remarked(
  form: RecipeForm,
  mine: RecipeForm,
  other: RecipeForm,
  chosen: ReadonlyMap<string, ConflictSide>,
): RecipeForm {
  if (chosen.has('marks')) return form;
  // Marks belong to the steps they are in, and point at ingredients that may now be somebody else's.
  const source = chosen.get('instructions') === 'theirs' ? other : mine;
  const [before, after] = [listsOf(source), listsOf(form)];
  const marks = refitted(
    source.marks,
    movesBetween(before.instructions, after.instructions),
    movesBetween(before.ingredients, after.ingredients),
  );
  return { ...form, marks };
}
