import { collectionCalls } from '#src/contracts/collections/admin-collections.ts';
import { keepCollectionPreview } from '#src/server/collections/admin-collections.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(collectionCalls.preview, async ({ body, viewer }) => {
  await keepCollectionPreview(viewer, body);
  return undefined;
});
