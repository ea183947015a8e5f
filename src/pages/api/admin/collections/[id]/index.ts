import { collectionCalls } from '#src/contracts/collections/admin-collections.ts';
import { changeCollection, findAdminCollection } from '#src/server/collections/admin-collections.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(collectionCalls.read, ({ params, viewer }) => findAdminCollection(params.id, viewer));

export const PATCH = endpoint(collectionCalls.change, ({ params, body, viewer }) =>
  changeCollection(params.id, body, viewer),
);
