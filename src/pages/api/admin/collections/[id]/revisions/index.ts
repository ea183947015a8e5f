import { collectionRevisionsCall } from '#src/contracts/collections/admin-collections.ts';
import { isTheirCollection } from '#src/server/collections/desk.ts';
import { collectionKind } from '#src/server/collections/kind.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listRevisions } from '#src/server/published/history.ts';

export const GET = endpoint(collectionRevisionsCall, async ({ params, viewer }) =>
  (await isTheirCollection(params.id, viewer)) ? listRevisions(collectionKind, params.id) : null,
);
