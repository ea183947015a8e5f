import { collectionCalls } from '#src/contracts/collections/admin-collections.ts';
import { collectionKind } from '#src/server/collections/kind.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { findTheirs } from '#src/server/published/admin-list.ts';
import { listRevisions } from '#src/server/published/history.ts';

export const GET = endpoint(collectionCalls.revisions, async ({ params, viewer }) =>
  (await findTheirs(collectionKind, params.id, viewer)) ? listRevisions(collectionKind, params.id) : null,
);
