import { restoreToListCall } from '#src/contracts/premium/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shoppingList } from '#src/server/premium/shopping-list.ts';
import { restoreToList } from '#src/server/premium/shopping-list-removal.ts';

export const POST = endpoint(restoreToListCall, async ({ viewer, body }) => {
  await restoreToList(viewer.id, body.removed);
  return shoppingList(viewer.id);
});
