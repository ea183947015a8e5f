import { aiSearchCall } from '#src/contracts/search/ai-search.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { ownEating } from '#src/server/listing/own-eating.ts';
import { aiSearch } from '#src/server/search/sentence-search.ts';

export const POST = endpoint(aiSearchCall, async ({ viewer, body, context }) =>
  aiSearch(viewer, { ...body, own: await ownEating(viewer.id) }, context.request.signal),
);
