import { collectionCalls } from '#src/contracts/collections/admin-collections.ts';
import { findCollectionVersion } from '#src/server/collections/admin-collections.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(collectionCalls.revision, ({ params, viewer }) => findCollectionVersion(params, viewer));
