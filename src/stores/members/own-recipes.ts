import { atom } from 'nanostores';
import {
  addOwnRecipeCall,
  changeOwnRecipeCall,
  lookOverOwnRecipeCall,
  offerOwnRecipeCall,
  ownRecipeCall,
  ownRecipesCall,
  readOwnRecipeCall,
  removeOwnRecipeCall,
} from '#src/contracts/members/own-recipes.ts';
import { getRecipeCall } from '#src/contracts/recipes/recipes.ts';
import type { MembersRecipe, OwnFinding, OwnList } from '#src/domain/own-recipes/own-recipe.ts';
import { paths } from '#src/paths.ts';
import { CallError, call, refusedFields } from '../client.ts';
import { createFetcherStore, FRESH_MS, forgetAnswers, retried } from '../query.ts';
import { reasonRefused } from '../refusals.ts';
import { toast } from '../toasts.ts';
import { fieldsOfForm, formOfOwn, type OwnForm } from './own-recipe-form.ts';

/** What is looked for in the titles, and the page that is looked at. */
export const $ownSearch = atom('');
export const $ownPage = atom('1');

export const $ownList = createFetcherStore<OwnList>(['own-recipes', $ownSearch, $ownPage], {
  dedupeTime: FRESH_MS.user,
  fetcher: (_, search = '', page = '1') => retried(() => call(ownRecipesCall, { query: { search, page } })),
});

/** An own recipe as it is kept; `null` where there is none to be seen. Throws where nobody knows. */
export async function loadOwn(id: string): Promise<MembersRecipe | null> {
  try {
    return await retried(() => call(ownRecipeCall, { params: { id } }));
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 401)) return null;
    throw error;
  }
}

/** What kept something from being done: a sentence, and what is wrong by its field. */
export interface OwnProblem {
  message: string;
  fields: Record<string, string>;
}

/** A recipe of the site to begin with; `null` where it may not be read. */
export async function originOfOwn(id: string): Promise<OwnForm | null> {
  const recipe = await retried(() => call(getRecipeCall, { params: { id } }));
  return recipe.isTeaser ? null : formOfOwn(recipe);
}

/** What something written was made of: an own recipe that is there already, or one of the site. */
export interface OwnOrigin {
  before: MembersRecipe | null;
  basedOn: string | null;
}

/** Keeps what was written. Resolves to what went wrong. */
export const saveOwn = (id: string, form: OwnForm, { before, basedOn }: OwnOrigin): Promise<OwnProblem | null> =>
  problemOf(async () => {
    const body = { fields: fieldsOfForm(form), sharedWith: form.isShared ? 'household' : 'nobody' } as const;
    if (before) await call(changeOwnRecipeCall, { params: { id }, body: { ...body, revision: before.revision } });
    else await call(addOwnRecipeCall, { body: { ...body, id, basedOn } });
    forgetAnswers('own-recipes');
    toast({ title: 'Kept', description: form.title, goesAlong: true });
  });

/** Reads a page or a text; `apply` is given what it tells. Resolves to what went wrong. */
export const readOwn = (
  source: { url: string } | { html: string },
  apply: (form: OwnForm) => void,
): Promise<OwnProblem | null> =>
  problemOf(async () => apply(formOfOwn((await call(readOwnRecipeCall, { body: source })).fields)));

/** What of it is not vegan; nothing where nobody could say. */
export async function lookOverOwn(form: OwnForm): Promise<OwnFinding[]> {
  const { ingredients, instructions } = fieldsOfForm(form);
  try {
    return (await call(lookOverOwnRecipeCall, { body: { ingredients, instructions } })).findings;
  } catch {
    return [];
  }
}

/** Deletes one; it can be put back as long as the notice stands there. Resolves to whether it is gone. */
export async function removeOwn(id: string): Promise<boolean> {
  const problem = await problemOf(async () => {
    const { recipe, sharedWith, basedOn } = await call(ownRecipeCall, { params: { id } });
    await call(removeOwnRecipeCall, { params: { id } });
    forgetAnswers('own-recipes');
    const body = { id, fields: fieldsOfForm(formOfOwn(recipe)), sharedWith, basedOn };
    const putBack = async () => {
      const failed = await problemOf(() => call(addOwnRecipeCall, { body }));
      forgetAnswers('own-recipes');
      if (failed) toast({ title: 'Error', description: failed.message, tone: 'danger' });
    };
    toast({ title: 'Deleted', description: recipe.title, action: { label: 'Undo', run: () => void putBack() } });
  });
  if (problem) toast({ title: 'Error', description: problem.message, tone: 'danger' });
  return problem === null;
}

/** Hands a copy to the editors. Resolves to what went wrong. */
export const offerOwn = (id: string, author: string): Promise<OwnProblem | null> =>
  problemOf(() => call(offerOwnRecipeCall, { params: { id }, body: { mayPublish: true, author } }));

/** Where one is looked at. */
export const goToOwn = (id: string): void => location.assign(paths.myRecipe(id));

async function problemOf(work: () => Promise<unknown>): Promise<OwnProblem | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const message = reasonRefused(error, {
      unreached: 'You’re offline. What you typed stays here; try again when you’re back.',
      otherwise: 'That didn’t work. Please try again.',
    });
    const refused = Object.entries(refusedFields(error) ?? {});
    // "fields.ingredients.3": beside the field, whichever line it is.
    return { message, fields: Object.fromEntries(refused.map(([path, said]) => [path.split('.')[1] ?? path, said])) };
  }
}
