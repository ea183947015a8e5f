import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { type FieldName, fieldEntries } from '#src/domain/recipes/recipe-fields.ts';
import { differencesOf } from '#src/stores/admin/published/versions.ts';
import { recipeDrafts } from '#src/stores/admin/recipes/recipe-drafts.ts';
import {
  readRecipe,
  readRevision,
  readRevisions,
  restoreRevision,
  showPreviewPage,
} from '#src/stores/admin/recipes/recipe-editor.ts';
import {
  changeOf,
  formOf,
  marksAfter,
  type RecipeForm,
  recipeComparison,
} from '#src/stores/admin/recipes/recipe-form.ts';
import { contested, merged } from '#src/stores/admin/recipes/recipe-merge.ts';
import type { Shown } from '../published/hooks/use-written.ts';
import type { Versioned } from '../published/versions/versioned.ts';
import { type RecipeVersion, recipeFieldLines } from './field-text.ts';

const LABELS = Object.fromEntries(fieldEntries.map(([name, { label }]) => [name, label]));
/** Headings stand among the ingredients. */
const { ingredientGroups: _, ...SHOWN } = LABELS;

/** What recipes say of how they are written; how one is saved depends on what its writer says is vegan. */
export const RECIPE: Omit<Shown<RecipeForm, AdminRecipe>, 'save'> & Versioned<RecipeForm, AdminRecipe, RecipeVersion> =
  {
    name: 'recipe',
    labels: LABELS,
    formOf,
    comparison: recipeComparison,
    drafts: recipeDrafts,
    preview: showPreviewPage,
    derived: ['marks'],
    followed: (before, after) => {
      const isListChange = after.instructions !== before.instructions || after.ingredients !== before.ingredients;
      return isListChange ? { ...after, marks: marksAfter(before, after) } : after;
    },
    read: readRecipe,
    linesOf: (form, field) => recipeFieldLines(changeOf(form), field as FieldName),
    contested,
    merged,
    revisions: readRevisions,
    version: async (id, revision) =>
      revision === undefined ? changeOf(formOf(await readRecipe(id))) : (await readRevision(id, revision)).recipe,
    differences: (before, after) =>
      differencesOf(SHOWN, before, after, (version, field) => recipeFieldLines(version, field as FieldName)),
    restore: restoreRevision,
  };
