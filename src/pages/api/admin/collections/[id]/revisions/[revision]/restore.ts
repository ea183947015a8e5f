import { restoreCollectionCall } from '#src/contracts/collections/admin-collections.ts';
import { restoreCollection } from '#src/server/collections/desk.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(restoreCollectionCall, ({ params: { id, revision }, viewer }) =>
  restoreCollection(id, revision, viewer),
);
