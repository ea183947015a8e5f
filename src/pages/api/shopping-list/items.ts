import { addOwnItemCall, removeItemsCall } from '#src/contracts/premium/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { addOwnItem, shoppingList } from '#src/server/premium/shopping-list.ts';
import { removeItems } from '#src/server/premium/shopping-list-removal.ts';

export const POST = endpoint(addOwnItemCall, async ({ viewer, body }) => {
  await addOwnItem(viewer.id, body.text, body.id);
  return shoppingList(viewer.id);
});

export const DELETE = endpoint(removeItemsCall, async ({ viewer, body }) => {
  const removed = await removeItems(viewer.id, body.keys);
  return { removed, list: await shoppingList(viewer.id) };
});
