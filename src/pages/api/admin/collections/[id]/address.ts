import { collectionCalls } from '#src/contracts/collections/admin-collections.ts';
import { collectionKind } from '#src/server/collections/kind.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { moveOne } from '#src/server/published/address.ts';

export const PUT = endpoint(collectionCalls.move, async ({ params, body, viewer }) => {
  const id = await moveOne(collectionKind, params.id, body.slug, viewer);
  return id === null ? null : { id };
});
