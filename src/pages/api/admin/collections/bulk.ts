import { collectionCalls } from '#src/contracts/collections/admin-collections.ts';
import { collectionKind } from '#src/server/collections/kind.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { doToEach } from '#src/server/published/admin-list.ts';

export const POST = endpoint(collectionCalls.bulk, async ({ body, viewer }) => ({
  results: await doToEach(collectionKind, body, viewer),
}));
