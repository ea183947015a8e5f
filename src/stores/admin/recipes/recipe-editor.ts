import { type ListItem, readListCall } from '#src/contracts/recipes/admin-import.ts';
import { previewPageCall, previewRecipeCall, type RecipePreview } from '#src/contracts/recipes/admin-recipe-preview.ts';
import {
  type AdminRecipe,
  adminRecipeCall,
  changeRecipeCall,
  createRecipeCall,
  recipeRevisionCall,
  recipeRevisionsCall,
  restoreRevisionCall,
} from '#src/contracts/recipes/admin-recipes.ts';
import type { FieldIssue } from '#src/domain/errors.ts';
import { checked } from '#src/domain/issues.ts';
import { type Confirmations, recipeChangeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import { paths } from '#src/paths.ts';
import { CallError, call, refusedFields } from '../../client.ts';
import { retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import type { Saved } from '../published/saved.ts';
import { askPublisher, reasonsToAsk } from './publish-question.ts';
import { errorsOf, unshownErrors } from './recipe-errors.ts';
import { changeOf, draftOf, type RecipeForm } from './recipe-form.ts';
import { forgetRecipes } from './recipes.ts';

export const readRecipe = (id: string): Promise<AdminRecipe> =>
  retried(() => call(adminRecipeCall, { params: { id } }));

export const readPreview = (form: RecipeForm, id: string | undefined): Promise<RecipePreview> =>
  call(previewRecipeCall, { body: draftOf(form, id) });

/** What stands in a list that is pasted into the editor; `null` where nobody could read it. */
export async function readList(list: {
  name: 'ingredients' | 'instructions';
  text: string;
  isWhole: boolean;
}): Promise<ListItem[] | null> {
  try {
    return (await call(readListCall, { body: list })).items;
  } catch {
    return null;
  }
}

/** Shows the form as the page it would be, in a tab of its own. */
export async function showPreviewPage(form: RecipeForm, id: string | undefined): Promise<void> {
  // Opened at once, because browsers allow it only while a click is being answered.
  const tab = open('', '_blank');
  try {
    await call(previewPageCall, { body: draftOf(form, id) });
    if (tab) tab.location.href = paths.adminPreview;
    else location.assign(paths.adminPreview);
  } catch (error) {
    tab?.close();
    failed('Failed to make the preview', error);
  }
}

/**
 * Saves what the form says over `before`, or makes a new recipe of it, with what its writer has said of it.
 */
export async function saveRecipe(
  form: RecipeForm,
  before: AdminRecipe | null,
  said: Confirmations,
): Promise<Saved<AdminRecipe>> {
  const failure = before ? 'Failed to update recipe' : 'Failed to add recipe';
  const refused = (issues: readonly FieldIssue[]): Saved<AdminRecipe> => {
    const errors = errorsOf(issues, form);
    const rest = unshownErrors(errors);
    if (rest) toast({ title: failure, description: rest, tone: 'danger' });
    return { errors };
  };
  const { data, issues } = checked(recipeChangeSchema.required(), changeOf(form));
  if (issues) return refused(issues);
  const { isPublished, nutriScoreByHand, ...fields } = data;
  try {
    const recipe = before
      ? await call(changeRecipeCall, {
          params: { id: before.id },
          body: { ...data, ...said, updatedAt: before.updatedAt },
        })
      : await call(createRecipeCall, {
          body: { ...fields, ...said, published: isPublished, nutriScore: nutriScoreByHand },
        });
    forgetRecipes();
    toast({ title: before ? 'Recipe updated' : 'Recipe created', description: recipe.title });
    return { thing: recipe };
  } catch (error) {
    const wrong = refusedFields(error);
    if (wrong) return refused(Object.entries(wrong).map(([path, message]) => ({ path, message })));
    if (error instanceof CallError && error.status === 409) return 'conflict';
    failed(failure, error);
    return 'failed';
  }
}

export const readRevisions = (id: string) => retried(() => call(recipeRevisionsCall, { params: { id } }));

/** What the recipe was before one of its changes. */
export const readRevision = (id: string, revision: number) =>
  retried(() => call(recipeRevisionCall, { params: { id, revision: String(revision) } }));

/** The recipe as it is then; `null` when that failed. */
export async function restoreRevision(id: string, revision: number): Promise<AdminRecipe | null> {
  try {
    const recipe = await call(restoreRevisionCall, { params: { id, revision: String(revision) } });
    forgetRecipes();
    toast({ title: 'Earlier version restored', description: recipe.title });
    return recipe;
  } catch (error) {
    const reasons = reasonsToAsk(error);
    if (reasons)
      void askPublisher(
        'This version can’t be published',
        reasons.map(({ message }) => ({ message })),
      );
    else failed('Failed to update recipe', error);
    return null;
  }
}
