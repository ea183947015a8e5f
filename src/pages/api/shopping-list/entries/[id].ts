import { changeListServingsCall } from '#src/contracts/premium/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changeServings } from '#src/server/premium/shopping-list/adding.ts';
import { shoppingList } from '#src/server/premium/shopping-list/list.ts';

export const PATCH = endpoint(changeListServingsCall, async ({ viewer, params, body }) =>
  (await changeServings(viewer.id, params.id, body.servings, body.swaps)) ? shoppingList(viewer.id) : null,
);
