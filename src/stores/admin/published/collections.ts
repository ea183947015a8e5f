import { collectionCalls } from '#src/contracts/collections/admin-collections.ts';
import { listRecipesCall } from '#src/contracts/recipes/recipes.ts';
import { type CollectionRule, collectionSchema, missingParts } from '#src/domain/collections/collection.ts';
import { COLLECTION_LABELS } from '#src/domain/collections/collection-labels.ts';
import { paths } from '#src/paths.ts';
import { call } from '../../client.ts';
import { type ChosenRecipe, collectionFormOf, collectionIn, revivedCollection } from './collection-form.ts';
import { createPublished } from './kind.ts';

const MOST_FOUND = 8;

export const COLLECTIONS = createPublished({
  name: 'collection',
  many: 'collections',
  calls: collectionCalls,
  paths: {
    page: paths.collection,
    editor: paths.adminCollection,
    list: paths.adminCollections,
    made: paths.adminNewCollection,
    preview: paths.adminCollectionPreview,
  },
  labels: COLLECTION_LABELS,
  formOf: collectionFormOf,
  said: collectionIn,
  revived: revivedCollection,
  schema: collectionSchema,
  missing: missingParts,
});

/** Published recipes that a search finds, to choose from. */
export async function findRecipesToChoose(search: string): Promise<ChosenRecipe[]> {
  const { recipes } = await call(listRecipesCall, { query: { search, limit: String(MOST_FOUND) } });
  return recipes.map(({ id, title, imageUrl }) => ({ recipeId: id, title, imageUrl, isPublished: true }));
}

/** The number of recipes a rule lets through, and the first of them. */
export async function countRule(rule: CollectionRule): Promise<{ total: number; first: string[] }> {
  const { tags, dietaryPreferences, without, maxWork, maxTotal, ...more } = rule;
  const lists = { tags, dietaryPreferences, without };
  const joined = Object.entries(lists).flatMap(([name, list]) => (list?.length ? [[name, list.join(',')]] : []));
  const limits = Object.entries({ maxWork, maxTotal }).flatMap(([name, most]) => (most ? [[name, String(most)]] : []));
  const query = { ...more, ...Object.fromEntries([...joined, ...limits]), limit: '5' };
  const { recipes, pagination } = await call(listRecipesCall, { query });
  return { total: pagination.totalRecipes, first: recipes.map(({ title }) => title) };
}
