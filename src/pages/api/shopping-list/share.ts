import { shareListCall, unshareListCall } from '#src/contracts/premium/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shareShoppingList, unshareShoppingList } from '#src/server/premium/shopping-list/share.ts';

export const POST = endpoint(shareListCall, ({ viewer }) => shareShoppingList(viewer.id));

export const DELETE = endpoint(unshareListCall, async ({ viewer }) => {
  await unshareShoppingList(viewer.id);
  return undefined;
});
