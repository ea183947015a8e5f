import { listChangesCall } from '#src/contracts/premium/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listSince } from '#src/server/premium/shopping-list/list.ts';

export const GET = endpoint(listChangesCall, async ({ viewer, query }) => ({
  list: await listSince(viewer.id, query.since),
}));
