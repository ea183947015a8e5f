import { aiSearchCall } from '#src/contracts/search/ai-search.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { aiSearch } from '#src/server/search/sentence-search.ts';

export const POST = endpoint(aiSearchCall, ({ viewer, body, context }) =>
  aiSearch(viewer, body, context.request.signal),
);
