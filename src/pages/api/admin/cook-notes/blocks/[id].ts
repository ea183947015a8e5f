import { blockCookCall, unblockCookCall } from '#src/contracts/recipes/admin-cook-notes.ts';
import { blockCook, unblockCook } from '#src/server/cook-notes/moderation/blocks.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const PUT = endpoint(blockCookCall, async ({ viewer, params, body }) =>
  (await blockCook(viewer, params.id, body)) ? undefined : null,
);

export const DELETE = endpoint(unblockCookCall, async ({ viewer, params }) =>
  (await unblockCook(viewer, params.id)) ? undefined : null,
);
