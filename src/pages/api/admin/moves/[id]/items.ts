import { changeMoveItemsCall, moveItemsCall } from '#src/contracts/recipes/admin-moving.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changeMoveItems, listMoveItems } from '#src/server/moving/job/items.ts';

export const GET = endpoint(moveItemsCall, ({ params, query }) => listMoveItems(params.id, query));

export const PATCH = endpoint(changeMoveItemsCall, async ({ params, body }) => {
  await changeMoveItems(params.id, body);
  return undefined;
});
