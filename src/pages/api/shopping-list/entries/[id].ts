import { changeListServingsCall } from '#src/contracts/premium/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changeServings, shoppingList } from '#src/server/premium/shopping-list.ts';

export const PATCH = endpoint(changeListServingsCall, async ({ viewer, params, body }) =>
  (await changeServings(viewer.id, params.id, body.servings, body.swaps)) ? shoppingList(viewer.id) : null,
);
