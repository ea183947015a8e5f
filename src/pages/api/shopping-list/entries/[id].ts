import { changeListServingsCall, removeListEntryCall } from '#src/contracts/premium/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changeServings, shoppingList } from '#src/server/premium/shopping-list.ts';
import { removeEntry } from '#src/server/premium/shopping-list-removal.ts';

export const PATCH = endpoint(changeListServingsCall, async ({ viewer, params, body }) =>
  (await changeServings(viewer.id, params.id, body.servings, body.swaps)) ? shoppingList(viewer.id) : null,
);

export const DELETE = endpoint(removeListEntryCall, async ({ viewer, params }) => {
  const removed = await removeEntry(viewer.id, params.id);
  return removed && { removed, list: await shoppingList(viewer.id) };
});
