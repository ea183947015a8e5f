import { computed } from 'nanostores';
import {
  type AdminRecipeCard,
  adminRecipesCall,
  bulkRecipesCall,
  changeRecipeCall,
  deleteRecipeCall,
} from '#src/contracts/admin-recipes.ts';
import type { RecipeChange } from '#src/domain/recipe-editing.ts';
import { call, refusedFields } from '../client.ts';
import { createFetcherStore, forgetAnswers, retried } from '../query.ts';
import { toast } from '../toasts.ts';
import { failed } from './failed.ts';
import { $recipeFilter, filterParameters } from './recipe-filter.ts';

/** Somebody else may be at work too: what was fetched is shown at once, and asked for again. */
const FRESH_MS = 500;
const KEY = 'admin-recipes';

const $query = computed($recipeFilter, (filter) => JSON.stringify(filterParameters(filter)));

export const $adminRecipes = createFetcherStore([KEY, $query], {
  dedupeTime: FRESH_MS,
  fetcher: (_, query) => retried(() => call(adminRecipesCall, { query: JSON.parse(query) as { page?: string } })),
});

/** Lists of recipes, here and on the dashboard, are to be asked for again. */
export function forgetRecipes(): void {
  for (const key of [KEY, 'admin-recent-recipes']) forgetAnswers(key);
}

/** Shows some of the listed recipes otherwise, before the server has said so. */
function show(ids: readonly string[], change: (recipe: AdminRecipeCard) => Partial<AdminRecipeCard>): void {
  const { data } = $adminRecipes.get();
  if (!data) return;
  const shown = data.recipes.map((recipe) => (ids.includes(recipe.id) ? { ...recipe, ...change(recipe) } : recipe));
  $adminRecipes.mutate({ ...data, recipes: shown });
}

/** What is being saved of each recipe: the next change of it waits, so that the last press wins. */
const saving = new Map<string, Promise<unknown>>();

export async function publishRecipe({ id, title }: AdminRecipeCard, isPublished: boolean): Promise<void> {
  show([id], () => ({ isPublished }));
  const saved = (saving.get(id) ?? Promise.resolve()).then(() =>
    call(changeRecipeCall, { params: { id }, body: { isPublished } }),
  );
  const done = saved.catch(() => undefined);
  saving.set(id, done);
  try {
    const { updatedAt } = await saved;
    if (saving.get(id) !== done) return;
    show([id], () => ({ isPublished, updatedAt }));
    forgetAnswers('admin-recent-recipes');
    toast({ title: isPublished ? 'Recipe published' : 'Recipe is a draft now', description: title });
  } catch (error) {
    if (saving.get(id) === done) show([id], () => ({ isPublished: !isPublished }));
    failed('Failed to update recipe status', error);
  }
}

/** Resolves to `undefined` once it is saved, else to what the server finds wrong with single fields. */
export async function editRecipe(
  { id, updatedAt }: AdminRecipeCard,
  change: RecipeChange,
): Promise<Record<string, string> | undefined> {
  try {
    const saved = await call(changeRecipeCall, { params: { id }, body: { ...change, updatedAt } });
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

export type BulkAction = 'publish' | 'unpublish' | 'delete';
const DONE: Record<BulkAction, string> = { publish: 'published', unpublish: 'made drafts', delete: 'deleted' };
const recipes = (count: number): string => `${count} ${count === 1 ? 'recipe' : 'recipes'}`;

/** Does one thing to several recipes, all or none; resolves to whether it worked. */
export async function bulkRecipes(ids: string[], action: BulkAction): Promise<boolean> {
  if (action !== 'delete') show(ids, () => ({ isPublished: action === 'publish' }));
  try {
    const { results } = await call(bulkRecipesCall, { body: { ids, action } });
    const missing = results.filter(({ outcome }) => outcome === 'not_found').length;
    toast({
      title: `${recipes(results.length - missing)} ${DONE[action]}`,
      ...(missing > 0 && { description: `${recipes(missing)} had been deleted by somebody else.` }),
    });
    return true;
  } catch (error) {
    failed(action === 'delete' ? 'Failed to delete recipe' : 'Failed to update recipe status', error);
    return false;
  } finally {
    // What was shown too early goes with it.
    forgetRecipes();
  }
}
