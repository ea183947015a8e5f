import { collectionCalls } from '#src/contracts/collections/admin-collections.ts';
import { restoreCollection } from '#src/server/collections/admin-collections.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(collectionCalls.restore, ({ params: { id, revision }, viewer }) =>
  restoreCollection(id, revision, viewer),
);
