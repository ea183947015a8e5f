import { operateOnListCall } from '#src/contracts/premium/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shoppingList } from '#src/server/premium/shopping-list/list.ts';
import { operate } from '#src/server/premium/shopping-list/operations.ts';

export const POST = endpoint(operateOnListCall, async ({ viewer, body }) => ({
  results: await operate(viewer.id, body.operations),
  list: await shoppingList(viewer.id),
}));
