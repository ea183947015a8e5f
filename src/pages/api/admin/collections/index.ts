import { collectionCalls } from '#src/contracts/collections/admin-collections.ts';
import { createCollection, listAdminCollections } from '#src/server/collections/admin-collections.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(collectionCalls.list, async ({ query, viewer }) => ({
  collections: await listAdminCollections(query, viewer),
}));

export const POST = endpoint(collectionCalls.create, ({ body, viewer }) => createCollection(body, viewer));
