import { addRecipesToListCall } from '#src/contracts/premium/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { addRecipesToShoppingList } from '#src/server/premium/shopping-list/adding.ts';
import { shoppingList } from '#src/server/premium/shopping-list/list.ts';

export const POST = endpoint(addRecipesToListCall, async ({ viewer, body }) => {
  const { missing } = await addRecipesToShoppingList(viewer.id, body.recipes);
  return { list: await shoppingList(viewer.id), missing };
});
