import { computed } from 'nanostores';
import {
  type AdminRecipeCard,
  adminRecipesCall,
  matchingRecipesCall,
  recipeWritersCall,
} from '#src/contracts/recipes/admin-recipe-list.ts';
import { bulkRecipesCall, changeRecipeCall, deleteRecipeCall } from '#src/contracts/recipes/admin-recipes.ts';
import { changeAddressCall } from '#src/contracts/site/admin-redirects.ts';
import { BULK_LIMIT } from '#src/domain/constants.ts';
import { counted } from '#src/domain/counted.ts';
import type { BulkDeed } from '#src/domain/recipes/editing/bulk-deed.ts';
import type { RecipeChange } from '#src/domain/recipes/editing/recipe-editing.ts';
import { paths } from '#src/paths.ts';
import { succeeds } from '../../attempt.ts';
import { CallError, call, refusedFields } from '../../client.ts';
import { createFetcherStore, forgetAnswers, retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { takeBackEntry } from '../running/taking-back.ts';
import { createUnsaved } from '../unsaved.ts';
import { type BulkConfirms, confirmedBefore } from './bulk-publishing.ts';
import { askPublisher } from './publish-question.ts';
import { publishing } from './publishing.ts';
import { $recipeFilter, filterParameters } from './recipe-filter.ts';

/** Somebody else may be at work too: what was fetched is shown at once, and asked for again. */
const LIST_FRESH_MS = 500;
const KEY = 'admin-recipes';

const $query = computed($recipeFilter, (filter) => JSON.stringify(filterParameters(filter)));

export const $adminRecipes = createFetcherStore([KEY, $query], {
  dedupeTime: LIST_FRESH_MS,
  fetcher: (_, query) => retried(() => call(adminRecipesCall, { query: JSON.parse(query) as { page?: string } })),
});

/** Lists of recipes, here and on the dashboard, are to be asked for again. */
export function forgetRecipes(): void {
  for (const key of [KEY, 'admin-recent-recipes']) forgetAnswers(key);
}

/** Puts what the server made of a recipe into the list on screen. */
function keep(saved: AdminRecipeCard): void {
  const { data } = $adminRecipes.get();
  if (!data) return;
  const recipes = data.recipes.map((recipe) => (recipe.id === saved.id ? saved : recipe));
  $adminRecipes.mutate({ ...data, recipes });
}
const unsaved = createUnsaved<AdminRecipeCard>(keep);
/** To be laid over every list of recipes. */
export const $unsavedRecipes = unsaved.$unsaved;

export async function publishRecipe(recipe: AdminRecipeCard, isPublished: boolean): Promise<void> {
  const { id, title } = recipe;
  await succeeds(failed, 'Failed to update recipe status', async () => {
    await unsaved.save(recipe, { isPublished, gateProblem: null }, async (known) => {
      const { updatedAt, gateProblem } = await publishing(recipe, { isPublished }, (said) =>
        call(changeRecipeCall, { params: { id }, body: { isPublished, ...said } }),
      );
      return { ...known, isPublished, updatedAt, gateProblem };
    });
    forgetAnswers('admin-recent-recipes');
    toast({ title: isPublished ? 'Recipe published' : 'Recipe unpublished', description: title });
  });
}

/** Resolves to `undefined` once it is saved, else to what the server finds wrong with single fields. */
export async function editRecipe(
  recipe: AdminRecipeCard,
  change: RecipeChange,
): Promise<Record<string, string> | undefined> {
  const { id, updatedAt } = recipe;
  try {
    const saved = await publishing(recipe, change, (said) =>
      call(changeRecipeCall, { params: { id }, body: { ...change, ...said, updatedAt } }),
    );
    toast({ title: 'Recipe updated', description: saved.title });
    forgetRecipes();
    return undefined;
  } catch (error) {
    const refused = refusedFields(error);
    if (!refused) failed('Failed to update recipe', error);
    return refused ?? {};
  }
}

/** Gives a recipe another address. Resolves to `undefined` once that is done, else to what is wrong, in words. */
export async function moveRecipe(id: string, slug: string): Promise<string | { id: string }> {
  try {
    const moved = await call(changeAddressCall, { params: { id }, body: { slug } });
    toast({ title: 'Recipe moved', description: `${paths.recipe(id)} leads to ${paths.recipe(moved.id)}` });
    forgetRecipes();
    return moved;
  } catch (error) {
    const said = error instanceof CallError && [400, 409].includes(error.status) ? error.body.message : undefined;
    if (!said) failed('Failed to move recipe', error);
    return said ?? 'Please try again.';
  }
}

/** Puts a recipe into the bin, from where a press brings it back. Resolves to whether it is there. */
export async function deleteRecipe({ id, title }: AdminRecipeCard): Promise<boolean> {
  try {
    await call(deleteRecipeCall, { params: { id } });
    const action = { label: 'Undo', run: () => void bulkRecipes([id], { action: 'restore' }) };
    toast({ title: 'Recipe deleted', description: `“${title}” is in the bin for 30 days.`, duration: UNDO_MS, action });
    return true;
  } catch (error) {
    failed('Failed to delete recipe', error);
    return false;
  } finally {
    forgetRecipes();
  }
}

/** Everything that can be done to recipes, without saying to which. */
type WithoutIds<D> = D extends unknown ? Omit<D, 'ids' | 'goesOn' | 'confirms'> : never;
export type BulkChoice = WithoutIds<BulkDeed>;
/** Milliseconds in which what was done to many can be taken back with a press. */
const UNDO_MS = 12_000;

const DONE: Record<BulkChoice['action'], string> = {
  publish: 'published',
  unpublish: 'made drafts',
  delete: 'put into the bin',
  restore: 'taken out of the bin',
  purge: 'deleted for good',
  category: 'changed',
  addCategory: 'changed',
  removeCategory: 'changed',
  addTag: 'changed',
  removeTag: 'changed',
  addDiet: 'changed',
  removeDiet: 'changed',
  premium: 'changed',
  owner: 'given to their writer',
};
/**
 * Does one thing to several recipes, in as many calls as it takes, and shows which were refused and why; what can be taken
 * back is offered to be. Resolves to whether it worked.
 */
export async function bulkRecipes(ids: readonly string[], deed: BulkChoice): Promise<boolean> {
  const { action } = deed;
  const results: BulkResult[] = [];
  let entry: number | null = null;
  const parts = Array.from({ length: Math.ceil(ids.length / BULK_LIMIT) }, (_, i) =>
    ids.slice(i * BULK_LIMIT, (i + 1) * BULK_LIMIT),
  );
  try {
    const confirms = action === 'publish' ? await confirmedBefore(parts) : undefined;
    for (const part of parts) {
      const goesOn: number | undefined = entry ?? undefined;
      const more = { ...(goesOn && { goesOn }), ...(confirms && { confirms: confirmsOf(confirms, part) }) };
      const asked = call(bulkRecipesCall, { body: { ...deed, ids: part, ...more } as BulkDeed });
      if (action === 'publish' || action === 'unpublish') showMeanwhile(part, action === 'publish', asked);
      const done: BulkAnswer = await asked;
      results.push(...done.results);
      entry = done.entry;
    }
    tellDone(results, deed, entry);
    return true;
  } catch (error) {
    failed(action === 'delete' ? 'Failed to delete recipe' : 'Failed to update recipe status', error);
    if (results.length > 0) tellDone(results, deed, entry);
    return false;
  } finally {
    forgetRecipes();
  }
}

const confirmsOf = ({ of }: BulkConfirms, ids: readonly string[]): BulkConfirms => ({
  of: of.filter(({ id }) => ids.includes(id)),
});

type BulkAnswer = Awaited<ReturnType<typeof call<typeof bulkRecipesCall>>>;
type BulkResult = BulkAnswer['results'][number];

function tellDone(results: readonly BulkResult[], deed: BulkChoice, entry: number | null): void {
  const { action } = deed;
  const missing = results.filter(({ outcome }) => outcome === 'not_found').length;
  const told = results.filter(({ message }) => message !== undefined);
  const refused = results.filter(({ outcome }) => outcome === 'refused').length;
  const done = results.length - missing - refused;
  const canGoBack = entry !== null && action !== 'restore' && action !== 'purge';
  const gone = action === 'restore' || action === 'purge' ? GONE_FOR_GOOD : GONE;
  if (done > 0 || refused === 0) {
    toast({
      title: `${counted(done, 'recipe')} ${DONE[action]}`,
      ...(missing > 0 && { description: `${counted(missing, 'recipe')} ${gone}` }),
      ...(canGoBack && {
        duration: UNDO_MS,
        action: { label: 'Undo', run: () => void takeBackEntry(entry).finally(forgetRecipes) },
      }),
    });
  }
  if (told.length > 0) tellRefused(told, refused, action === 'publish' ? 'published' : 'changed');
}
const GONE = 'had been deleted by somebody else.';
const GONE_FOR_GOOD = 'is no longer in the bin: someone restored it or deleted it for good.';

/** The ids of all recipes under the filter of the list; `null` where they could not be asked for. */
export async function allMatching(): Promise<string[] | null> {
  const { sort: _, page: __, ...query } = filterParameters($recipeFilter.get());
  try {
    return (await retried(() => call(matchingRecipesCall, { query }))).ids;
  } catch (error) {
    failed('Failed to count recipes', error);
    return null;
  }
}

/** Who may write recipes. */
export const $writers = createFetcherStore(['admin-recipe-writers'], {
  fetcher: () => retried(() => call(recipeWritersCall)),
});

function tellRefused(refused: readonly BulkResult[], count: number, word: string): void {
  const titles = new Map($adminRecipes.get().data?.recipes.map(({ id, title }) => [id, title]));
  const reasons = refused.map(({ id, message = '' }) => ({ message, recipe: { id, title: titles.get(id) ?? id } }));
  void askPublisher(count > 0 ? `${counted(count, 'recipe')} not ${word}` : 'Back as drafts', reasons);
}

/** Shows recipes of the list as they will be, until the server has answered; whether it failed is told elsewhere. */
function showMeanwhile(
  ids: readonly string[],
  isPublished: boolean,
  asked: ReturnType<typeof call<typeof bulkRecipesCall>>,
): void {
  for (const recipe of $adminRecipes.get().data?.recipes ?? []) {
    if (!ids.includes(recipe.id)) continue;
    const saved = unsaved.save(recipe, { isPublished }, (known) =>
      asked.then(({ results }) => {
        const isRefused = results.some(({ id, outcome }) => id === recipe.id && outcome === 'refused');
        return isRefused ? known : { ...known, isPublished };
      }),
    );
    saved.catch(() => undefined);
  }
}
