import { atom, computed } from 'nanostores';
import {
  type AdminCollection,
  adminCollectionCall,
  adminCollectionsCall,
  bulkCollectionsCall,
  type COLLECTION_STATES,
  type CollectionDeed,
  changeCollectionCall,
  collectionAddressCall,
  collectionPreviewCall,
  collectionRevisionsCall,
  createCollectionCall,
  restoreCollectionCall,
} from '#src/contracts/collections/admin-collections.ts';
import { listRecipesCall } from '#src/contracts/recipes/recipes.ts';
import { type CollectionRule, collectionSchema } from '#src/domain/collections/collection.ts';
import { checked } from '#src/domain/issues.ts';
import { paths } from '#src/paths.ts';
import { CallError, call, refusedFields } from '../../client.ts';
import { createFetcherStore, forgetAnswers, retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { type ChosenRecipe, type CollectionForm, collectionIn } from './collection-form.ts';
import type { Saved } from './saved.ts';

const KEY = 'admin-collections';
const LIST_FRESH_MS = 500;
const MOST_FOUND = 8;

type State = (typeof COLLECTION_STATES)[number];
export const $collectionFilter = atom<{ status: State; search: string }>({ status: 'all', search: '' });
const $query = computed($collectionFilter, ({ status, search }) =>
  JSON.stringify({ status, ...(search && { search }) }),
);
export const $collections = createFetcherStore([KEY, $query], {
  dedupeTime: LIST_FRESH_MS,
  fetcher: (_, query) => retried(() => call(adminCollectionsCall, { query: JSON.parse(query) as { status: State } })),
});

export const readCollection = (id: string): Promise<AdminCollection> =>
  retried(() => call(adminCollectionCall, { params: { id } }));

/** Saves what the form says over `before`, or makes a new collection of it; `isOver` whatever was saved meanwhile. */
export async function saveCollection(
  form: CollectionForm,
  before: AdminCollection | null,
  isOver = false,
): Promise<Saved<AdminCollection>> {
  const failure = before ? 'Failed to update collection' : 'Failed to add collection';
  const refused = (issues: readonly { path: string; message: string }[]): Saved<AdminCollection> => {
    if (issues[0]) toast({ title: failure, description: issues[0].message, tone: 'danger' });
    return { errors: Object.fromEntries(issues.map(({ path, message }) => [path.split('.', 1)[0] ?? '', message])) };
  };
  const { data, issues } = checked(collectionSchema, collectionIn(form));
  if (issues) return refused(issues);
  try {
    const collection = before
      ? await call(changeCollectionCall, {
          params: { id: before.id },
          body: { ...data, ...(!isOver && { updatedAt: before.updatedAt }) },
        })
      : await call(createCollectionCall, { body: data });
    forgetAnswers(KEY);
    toast({ title: before ? 'Collection updated' : 'Collection created', description: collection.title });
    return { thing: collection };
  } catch (error) {
    const wrong = refusedFields(error);
    if (wrong) return refused(Object.entries(wrong).map(([path, message]) => ({ path, message })));
    if (error instanceof CallError && error.status === 409) return 'conflict';
    failed(failure, error);
    return 'failed';
  }
}

const DONE: Record<CollectionDeed, string> = {
  publish: 'Collection published',
  unpublish: 'Collection taken off the site',
  delete: 'Collection moved to the bin',
  restore: 'Collection restored',
  purge: 'Collection deleted for good',
};

/** Does one thing to a collection, and says what came of it. */
export async function doToCollection(
  { id, title }: { id: string; title: string },
  action: CollectionDeed,
): Promise<void> {
  try {
    const { results } = await call(bulkCollectionsCall, { body: { ids: [id], action } });
    const [result] = results;
    forgetAnswers(KEY);
    if (result?.outcome === 'refused' || result?.outcome === 'not_found') {
      return toast({ title: 'Nothing was changed', description: result.message ?? 'It’s gone.', tone: 'danger' });
    }
    const undo = action === 'delete' && { label: 'Undo', run: () => void doToCollection({ id, title }, 'restore') };
    toast({ title: DONE[action], description: result?.message ?? title, ...(undo && { action: undo }) });
  } catch (error) {
    failed('Nothing was changed', error);
  }
}

/** Gives a collection another address; says what is wrong with it, or `undefined` once it is done. */
export async function moveCollection(id: string, slug: string): Promise<string | undefined> {
  try {
    const moved = await call(collectionAddressCall, { params: { id }, body: { slug } });
    forgetAnswers(KEY);
    toast({ title: 'Address changed', description: paths.collection(moved.id) });
    return undefined;
  } catch (error) {
    return error instanceof CallError
      ? (error.body.message ?? 'Choose another address')
      : 'That didn’t work. Try again.';
  }
}

export const listCollectionRevisions = (id: string) => retried(() => call(collectionRevisionsCall, { params: { id } }));

/** The collection as it is then; `null` when that failed. */
export async function restoreCollectionTo(id: string, revision: number): Promise<AdminCollection | null> {
  try {
    const collection = await call(restoreCollectionCall, { params: { id, revision: String(revision) } });
    forgetAnswers(KEY);
    toast({ title: 'Earlier version restored', description: collection.title });
    return collection;
  } catch (error) {
    failed('Failed to update collection', error);
    return null;
  }
}

/** Shows the form as the page it would be, in a tab of its own. */
export async function previewCollection(form: CollectionForm): Promise<void> {
  // Opened at once, because browsers allow it only while a click is being answered.
  const tab = open('', '_blank');
  try {
    const said = collectionIn(form);
    await call(collectionPreviewCall, { body: { ...said, title: said.title.trim() || 'Untitled collection' } });
    if (tab) tab.location.href = paths.adminCollectionPreview;
    else location.assign(paths.adminCollectionPreview);
  } catch (error) {
    tab?.close();
    failed('Failed to make the preview', error);
  }
}

/** Published recipes that a search finds, to choose from. */
export async function findRecipes(search: string): Promise<ChosenRecipe[]> {
  const { recipes } = await call(listRecipesCall, { query: { search, limit: String(MOST_FOUND) } });
  return recipes.map(({ id, title, imageUrl }) => ({ recipeId: id, title, imageUrl, isPublished: true }));
}

/** How many recipes a rule lets through, and the first of them. */
export async function countRule(rule: CollectionRule): Promise<{ total: number; first: string[] }> {
  const { tags, dietaryPreferences, without, maxWork, maxTotal, ...more } = rule;
  const lists = { tags, dietaryPreferences, without };
  const joined = Object.entries(lists).flatMap(([name, list]) => (list?.length ? [[name, list.join(',')]] : []));
  const limits = Object.entries({ maxWork, maxTotal }).flatMap(([name, most]) => (most ? [[name, String(most)]] : []));
  const query = { ...more, ...Object.fromEntries([...joined, ...limits]), limit: '5' };
  const { recipes, pagination } = await call(listRecipesCall, { query });
  return { total: pagination.totalRecipes, first: recipes.map(({ title }) => title) };
}
