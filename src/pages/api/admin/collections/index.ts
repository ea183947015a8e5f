import { adminCollectionsCall, createCollectionCall } from '#src/contracts/collections/admin-collections.ts';
import { createCollection, listAdminCollections } from '#src/server/collections/desk.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(adminCollectionsCall, async ({ query, viewer }) => ({
  collections: await listAdminCollections(query, viewer),
}));

export const POST = endpoint(createCollectionCall, ({ body, viewer }) => createCollection(body, viewer));
