import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { movesBetween, refitted } from '#src/domain/scaling/mark-fit.ts';
import { type ConflictSide, type Contested, contestedFields, mergedForm } from '../published/versions.ts';
import { formOf, listsOf, type RecipeForm, recipeComparison } from './recipe-form.ts';

/** Fields that go with another: headings with the ingredients they stand between. */
const WITH = { ingredientGroups: 'ingredients' };

/** Where the form and what somebody else saved meanwhile differ; marks only where the texts they are in do not. */
export function contested(before: AdminRecipe, mine: RecipeForm, theirs: AdminRecipe): Contested[] {
  const { normalised } = recipeComparison;
  const found = contestedFields(normalised(formOf(before)), normalised(mine), normalised(formOf(theirs)), WITH);
  const isOfTexts = found.some(({ name }) => name === 'ingredients' || name === 'instructions');
  return isOfTexts ? found.filter(({ name }) => name !== 'marks') : found;
}

/** The form with what was chosen of each contested field; of the rest both say the same. */
export function merged(mine: RecipeForm, theirs: AdminRecipe, chosen: ReadonlyMap<string, ConflictSide>): RecipeForm {
  const other = formOf(theirs);
  const form = mergedForm(mine, other, chosen, WITH);
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
