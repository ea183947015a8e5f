import { collectionPreviewCall } from '#src/contracts/collections/admin-collections.ts';
import { keepCollectionPreview } from '#src/server/collections/desk.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(collectionPreviewCall, async ({ body, viewer }) => {
  await keepCollectionPreview(viewer, body);
  return undefined;
});
