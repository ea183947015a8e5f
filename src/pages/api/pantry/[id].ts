import { changePantryItemCall, removePantryItemCall } from '#src/contracts/members/pantry.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changePantryItem, removePantryItem } from '#src/server/pantry/pantry.ts';

export const PATCH = endpoint(changePantryItemCall, ({ viewer, params, body }) =>
  changePantryItem(viewer.id, params.id, body),
);

export const DELETE = endpoint(removePantryItemCall, async ({ viewer, params }) => {
  await removePantryItem(viewer.id, params.id);
  return undefined;
});
