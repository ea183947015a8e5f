import { addRecipeToListCall } from '#src/contracts/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { addRecipesToShoppingList, shoppingList } from '#src/server/shopping-list.ts';

export const POST = endpoint(addRecipeToListCall, async ({ viewer, body }) => {
  const { missing } = await addRecipesToShoppingList(viewer.id, [body]);
  return missing.length > 0 ? null : shoppingList(viewer.id);
});
