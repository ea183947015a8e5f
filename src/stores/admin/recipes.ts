import { computed } from 'nanostores';
import { type AdminRecipeCard, adminRecipesCall } from '#src/contracts/recipes/admin-recipe-list.ts';
import { bulkRecipesCall, changeRecipeCall, deleteRecipeCall } from '#src/contracts/recipes/admin-recipes.ts';
import { counted } from '#src/domain/counted.ts';
import type { RecipeChange } from '#src/domain/recipes/editing/recipe-editing.ts';
import type { BulkAction } from '#src/domain/recipes/editing/recipe-sorting.ts';
import { succeeds } from '../attempt.ts';
import { call, refusedFields } from '../client.ts';
import { createFetcherStore, forgetAnswers, retried } from '../query.ts';
import { toast } from '../toasts.ts';
import { failed } from './failed.ts';
import { $recipeFilter, filterParameters } from './recipe-filter.ts';
import { createUnsaved } from './unsaved.ts';
import { askWhetherVegan, publishing } from './vegan-question.ts';

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
      const { updatedAt, gateProblem } = await publishing(title, (confirmedVegan) =>
        call(changeRecipeCall, { params: { id }, body: { isPublished, ...(confirmedVegan && { confirmedVegan }) } }),
      );
      return { ...known, isPublished, updatedAt, gateProblem };
    });
    forgetAnswers('admin-recent-recipes');
    toast({ title: isPublished ? 'Recipe published' : 'Recipe is a draft now', description: title });
  });
}

/** Resolves to `undefined` once it is saved, else to what the server finds wrong with single fields. */
export async function editRecipe(
  { id, title, updatedAt }: AdminRecipeCard,
  change: RecipeChange,
): Promise<Record<string, string> | undefined> {
  try {
    const saved = await publishing(title, (confirmedVegan) =>
      call(changeRecipeCall, {
        params: { id },
        body: { ...change, updatedAt, ...(confirmedVegan && { confirmedVegan }) },
      }),
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

/** Resolves to whether it is gone. */
export async function deleteRecipe({ id, title }: AdminRecipeCard): Promise<boolean> {
  try {
    await call(deleteRecipeCall, { params: { id } });
    toast({ title: 'Recipe deleted', description: title });
    return true;
  } catch (error) {
    failed('Failed to delete recipe', error);
    return false;
  } finally {
    forgetRecipes();
  }
}

const DONE: Record<BulkAction, string> = { publish: 'published', unpublish: 'made drafts', delete: 'deleted' };

/** Does one thing to several recipes, and shows which were refused and why; resolves to whether it worked. */
export async function bulkRecipes(ids: string[], action: BulkAction): Promise<boolean> {
  const asked = call(bulkRecipesCall, { body: { ids, action } });
  if (action !== 'delete') showMeanwhile(ids, action === 'publish', asked);
  try {
    const { results } = await asked;
    const missing = results.filter(({ outcome }) => outcome === 'not_found').length;
    const refused = results.filter(({ outcome }) => outcome === 'refused');
    const done = results.length - missing - refused.length;
    if (done > 0 || refused.length === 0) {
      toast({
        title: `${counted(done, 'recipe')} ${DONE[action]}`,
        ...(missing > 0 && { description: `${counted(missing, 'recipe')} had been deleted by somebody else.` }),
      });
    }
    if (refused.length > 0) tellRefused(refused);
    return true;
  } catch (error) {
    failed(action === 'delete' ? 'Failed to delete recipe' : 'Failed to update recipe status', error);
    return false;
  } finally {
    forgetRecipes();
  }
}

function tellRefused(refused: readonly { id: string; message?: string | undefined }[]): void {
  const titles = new Map($adminRecipes.get().data?.recipes.map(({ id, title }) => [id, title]));
  const reasons = refused.map(({ id, message = '' }) => ({ message, recipe: { id, title: titles.get(id) ?? id } }));
  void askWhetherVegan(`${counted(refused.length, 'recipe')} not published`, reasons);
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
