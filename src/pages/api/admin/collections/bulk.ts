import { bulkCollectionsCall } from '#src/contracts/collections/admin-collections.ts';
import { doToCollections } from '#src/server/collections/desk.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(bulkCollectionsCall, async ({ body, viewer }) => ({
  results: await doToCollections(body, viewer),
}));
