import { adminCollectionCall, changeCollectionCall } from '#src/contracts/collections/admin-collections.ts';
import { changeCollection, findAdminCollection } from '#src/server/collections/desk.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(adminCollectionCall, ({ params, viewer }) => findAdminCollection(params.id, viewer));

export const PATCH = endpoint(changeCollectionCall, ({ params, body, viewer }) =>
  changeCollection(params.id, body, viewer),
);
