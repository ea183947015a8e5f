import { addRecipeToListCall, recipeOnListCall } from '#src/contracts/premium/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { addRecipesToShoppingList } from '#src/server/premium/shopping-list/adding.ts';
import { entriesOfRecipe, shoppingList } from '#src/server/premium/shopping-list/list.ts';

export const GET = endpoint(recipeOnListCall, async ({ viewer, query }) => ({
  entries: await entriesOfRecipe(viewer.id, query.recipeId),
}));

export const POST = endpoint(addRecipeToListCall, async ({ viewer, body }) => {
  const { missing } = await addRecipesToShoppingList(viewer.id, [body]);
  return missing.length > 0 ? null : shoppingList(viewer.id);
});
