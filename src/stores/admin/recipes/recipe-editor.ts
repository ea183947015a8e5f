import type { z } from 'zod';
import { type ListItem, readListCall } from '#src/contracts/recipes/admin-import.ts';
import { previewPageCall, previewRecipeCall, type RecipePreview } from '#src/contracts/recipes/admin-recipe-preview.ts';
import {
  type AdminRecipe,
  adminRecipeCall,
  bulkRecipesCall,
  changeRecipeCall,
  createRecipeCall,
  recipeRevisionCall,
  recipeRevisionsCall,
  restoreRevisionCall,
} from '#src/contracts/recipes/admin-recipes.ts';
import { type Confirmations, recipeChangeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import { RECIPE_LABELS } from '#src/domain/recipes/recipe-fields.ts';
import { countedMarks } from '#src/domain/scaling/waiting-marks.ts';
import { paths } from '#src/paths.ts';
import { call } from '../../client.ts';
import { failed } from '../failed.ts';
import { momentIn } from '../local-time.ts';
import { showInTab } from '../published/preview-tab.ts';
import type { Saved } from '../published/saved.ts';
import { createWritten } from '../published/written.ts';
import { askPublisher, reasonsToAsk } from './publish-question.ts';
import { atPublishing, publishTitle } from './publishing.ts';
import { errorsOf, unshownErrors } from './recipe-errors.ts';
import { changeOf, draftOf, formOf, marksAfter, type RecipeForm, revivedRecipe } from './recipe-form.ts';
import { remarked, SHOWN_WITH, withoutTheirMarks } from './recipe-merge.ts';
import { forgetRecipes } from './recipes.ts';

export const readPreview = (form: RecipeForm, id: string | undefined): Promise<RecipePreview> =>
  call(previewRecipeCall, { body: draftOf(form, id) });

/** The items of a list that is pasted into the editor; `null` where nobody could read it. */
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
export const showPreviewPage = (form: RecipeForm, id: string | undefined): Promise<void> =>
  showInTab(paths.adminPreview, () => call(previewPageCall, { body: draftOf(form, id) }));

const written = createWritten({
  name: 'recipe',
  labels: RECIPE_LABELS,
  formOf: (recipe: AdminRecipe | null) => formOf(recipe),
  said: changeOf,
  schema: recipeChangeSchema.required(),
  revived: revivedRecipe,
  titleOf: ({ title }) => title,
  stampOf: ({ updatedAt }) => updatedAt,
  versionOf: (form): z.input<typeof recipeChangeSchema> => changeOf(form),
  forget: forgetRecipes,
  shownWith: SHOWN_WITH,
  wire: {
    read: (id) => call(adminRecipeCall, { params: { id } }),
    make: ({ isPublished, nutriScoreByHand, ...fields }) =>
      call(createRecipeCall, { body: { ...fields, published: isPublished, nutriScore: nutriScoreByHand } }),
    change: (body, { id, updatedAt }) => call(changeRecipeCall, { params: { id }, body: { ...body, updatedAt } }),
    revisions: (id) => call(recipeRevisionsCall, { params: { id } }),
    revision: async (id, revision) =>
      (await call(recipeRevisionCall, { params: { id, revision: String(revision) } })).recipe,
    restore: (id, revision) => call(restoreRevisionCall, { params: { id, revision: String(revision) } }),
    unbin: (id) => call(bulkRecipesCall, { body: { ids: [id], action: 'restore' } }),
  },
  errorsOf(issues, form) {
    const errors = errorsOf(issues, form);
    return { errors, rest: unshownErrors(errors) };
  },
  toldWhy(error) {
    const reasons = reasonsToAsk(error)?.map(({ message }) => ({ message }));
    if (reasons) void askPublisher('This version can’t be published', reasons);
    return reasons !== undefined;
  },
});

/** The way recipes are written. Marks follow from the texts they are in. */
export const RECIPES = {
  ...written,
  derived: ['marks'],
  followed: (before: RecipeForm, after: RecipeForm): RecipeForm => {
    const isListChange = after.instructions !== before.instructions || after.ingredients !== before.ingredients;
    return isListChange ? { ...after, marks: marksAfter(before, after) } : after;
  },
  contested: (...versions: Parameters<typeof written.contested>) => withoutTheirMarks(written.contested(...versions)),
  merged: (...[mine, theirs, chosen]: Parameters<typeof written.merged>): RecipeForm =>
    remarked(written.merged(mine, theirs, chosen), mine, formOf(theirs), chosen),
};

/**
 * Saves a form. One that is to be public by that is asked first whether the marks of its steps that wait are right, unless
 * it would be refused for something else.
 */
export async function savePublishing(
  form: RecipeForm,
  before: AdminRecipe | null,
  { answers, isAnswered }: { answers: Confirmations; isAnswered: (key: string) => boolean },
): Promise<Saved<AdminRecipe>> {
  const isToBeSaved = recipeChangeSchema.required().safeParse(changeOf(form)).success;
  if (!isToBeSaved || !isAboutToBe(form, before)) return RECIPES.save(form, before, answers);
  const open = await atPublishing(form, before?.id).catch((error: unknown) => {
    failed(before ? 'Failed to update recipe' : 'Failed to add recipe', error);
    return null;
  });
  if (open === null) return 'failed';
  if (!open || open.waiting.length === 0 || !open.gate.every(({ key }) => isAnswered(key)))
    return RECIPES.save(form, before, answers);
  const answer = await askPublisher(publishTitle(form.title.trim()), [], countedMarks(open.waiting));
  if (!answer) return 'failed';
  return RECIPES.save(answer.areMarksRight ? { ...form, marks: open.marks } : form, before, answers);
}

/** Whether a form makes a recipe public that is not, now or at another time to come than was planned. */
const isAboutToBe = ({ isPublished, publishAt }: RecipeForm, before: AdminRecipe | null): boolean =>
  !before?.isPublished &&
  (isPublished || (publishAt !== formOf(before).publishAt && (momentIn(publishAt) ?? 0) > Date.now()));
