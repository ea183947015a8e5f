import { listWithChange, type Removal } from './changes.ts';
import { isOwnItem, OWN_KEY, type RemovedFromList, type ShoppingList } from './list.ts';

/**
 * The change that undoes a removal from a list, as the server would answer it, for when its answer is lost. `at`: UTC
 * milliseconds.
 */
export function removedBy(list: ShoppingList, removal: Removal, at: number): RemovedFromList {
  const after = listWithChange(list, removal);
  const left = new Set(after.items.map(({ key }) => key));
  const goneItems = list.items.filter(({ key }) => !left.has(key));
  const own = goneItems.filter(isOwnItem).map(({ key, name }) => ({
    id: key.slice(OWN_KEY.length),
    kind: 'own' as const,
    recipeId: null,
    title: name,
    servings: null,
    removedKeys: [],
    swaps: [],
    week: null,
    createdAt: at,
  }));
  const recipes = list.entries
    .filter(({ id }) => !after.entries.some((entry) => entry.id === id))
    .map(({ allergens: _, ...entry }) => ({ ...entry, kind: 'recipe' as const }));
  // When a recipe goes altogether, the others keep their part of an item.
  const marks =
    removal.type === 'remove-entry'
      ? []
      : after.entries.flatMap(({ id }) => {
          const keys = goneItems
            .filter(({ sources }) => sources.some(({ entryId }) => entryId === id))
            .map(({ key }) => key);
          return keys.length > 0 ? [{ entryId: id, keys }] : [];
        });
  const ticks = goneItems.filter(({ isTicked }) => isTicked).map(({ key }) => ({ key, at }));
  return { entries: [...recipes, ...own], marks, ticks };
}
