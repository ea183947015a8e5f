import { removeTickedCall } from '#src/contracts/premium/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shoppingList } from '#src/server/premium/shopping-list.ts';
import { removeTicked } from '#src/server/premium/shopping-list-removal.ts';

export const DELETE = endpoint(removeTickedCall, async ({ viewer }) => {
  const removed = await removeTicked(viewer.id);
  return { removed, list: await shoppingList(viewer.id) };
});
